/** What is an answer to a decision, whoever sends it. */

import { describe, expect, test } from 'vitest';
import { answersTo, countAnswers } from '../../src/explore/choice/answers.js';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import { isAnswer } from '../../src/kernel/step.js';
import type { Decision, Domain } from '../../src/position/decision.js';

function decision(domain: Domain): Decision {
  const about = { effect: null, ability: null, source: null, event: null, each: null };
  return { by: 0 as PlayerId, asks: 'choose', domain, rule: null, about };
}

const OPTIONS = decision({ of: 'options', options: [{ option: 'accept' }, { option: 'decline' }] });
const OPEN = decision({ of: 'words', words: ['red'], open: true });
const CLOSED = decision({ of: 'words', words: ['red'], open: false });
const PAIR = decision({ of: 'objects', from: [4, 4, 7] as ObjectId[], least: 1, most: 2 });

const AMONG_TWO = [{ option: 0 }, { option: 1 }];
const AMONG_THREE = [{ objects: [4] }, { objects: [7] }, { objects: [4, 4] }, { objects: [7, 4] }];

describe('answers', () => {
  test.each([
    ...AMONG_TWO.map((given) => ({ to: OPTIONS, given })),
    ...AMONG_THREE.map((given) => ({ to: PAIR, given })),
    { to: CLOSED, given: { word: 'red' } },
    { to: OPEN, given: { word: 'x'.repeat(200) } },
  ])('$given', ({ to, given }) => expect(isAnswer(to, given)).toBe(true));
});

describe('no answers', () => {
  const anything = [
    null,
    undefined,
    1,
    'option',
    [],
    {},
    { option: null },
    { objects: null },
    { word: null },
  ];
  const cases = [
    ...[OPTIONS, OPEN, CLOSED, PAIR].flatMap((to) => anything.map((given) => ({ to, given }))),
    ...['length', '0', 0.5, -1, 2, Number.NaN, 'constructor'].map((option) => ({
      to: OPTIONS,
      given: { option },
    })),
    ...['blue', ['red'], { red: 1 }, 'length'].map((word) => ({ to: CLOSED, given: { word } })),
    ...['x'.repeat(201), ['red'], 7].map((word) => ({ to: OPEN, given: { word } })),
    ...[[], '4', [7, 7], [4, 4, 7], [5], [{}], ['4'], { length: 1, 0: 4 }].map((objects) => ({
      to: PAIR,
      given: { objects },
    })),
  ];
  test.each(cases)('$given', ({ to, given }) => expect(isAnswer(to, given)).toBe(false));
});

test('nobody can choose more than there are', () => {
  const all = decision({ of: 'objects', from: [1, 2] as ObjectId[], least: 0, most: 1e9 });
  expect(countAnswers(all)).toBe(4);
  expect([...answersTo(all)]).toHaveLength(4);
});

test('how many answers there are is exact at any size', () => {
  const all = (size: number): Decision =>
    decision({
      of: 'objects',
      from: Array.from({ length: size }, (_, id) => id as ObjectId),
      least: 0,
      most: 1e9,
    });
  expect(countAnswers(all(20))).toBe(2 ** 20);
  for (const size of [60, 1100]) expect(countAnswers(all(size))).toBe(String(2n ** BigInt(size)));
});
