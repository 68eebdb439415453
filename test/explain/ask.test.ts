/** What the answers to a decision are said to lead to is what the ruling finds. */

import { describe, expect, test } from 'vitest';
import { ask } from '../../src/explain/ask.js';
import { wordsOf } from '../../src/explain/message/words.js';
import { askText } from '../../src/explain/text/asktext.js';
import type { Choice } from '../../src/explore/choice/choice.js';
import { compare } from '../../src/ground/amount.js';
import type { ObjectId } from '../../src/ground/id.js';
import { judge } from '../../src/scenario/judge.js';
import { fixingOf } from '../../src/scenario/script.js';
import { judged } from '../scenario/judged.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';

const shelved = DEFINITIONS.flatMap((definition) => scenariosOf(definition).shelved);

/** What lies further ahead than somebody who waits wants to know. */
const MOST_WAYS = 40;

test.each(DEFINITIONS)(
  'the first decision of every scenario: $rulebook.name',
  ({ rulebook }) => {
    let asked = 0;
    for (const { scenario, definition, source, cards, file } of shelved) {
      if (definition.rulebook !== rulebook || scenario.fails) continue;
      const { setup, ruling } = judge(definition, scenario, cards, source);
      if (!setup || !ruling || compare(ruling.ways, MOST_WAYS) > 0) continue;
      const { question, end } = ask(definition, setup.position, [], {
        fixing: fixingOf(definition, scenario, source),
      });
      if (!question) {
        expect(ruling.decisions, file).toEqual([]);
        expect(end?.verdict.length, file).toBeGreaterThan(0);
        continue;
      }
      asked += 1;
      expect(question.more, file).toBe(0);
      expect(question.options.filter(({ cut }) => cut !== null)).toEqual([]);
      const left = question.options.map(({ outcomes }) => outcomes);
      const all = left.reduce((sum, count) => sum + count, 0);
      const where = `${file}: ${scenario.title}`;
      expect(Math.max(...left), where).toBeLessThanOrEqual(ruling.outcomes.length);
      expect(all, where).toBeGreaterThanOrEqual(ruling.outcomes.length);
      const [first] = ruling.decisions;
      if (!question.fixed && ruling.shortcuts.length === 0)
        expect(question.matters, where).toBe(first?.matters);
    }
    expect(asked).toBeGreaterThan(10);
  },
  90_000,
);

test('answers that differ only in which of equal things they name are listed once', () => {
  const board = `game: magic
title: cubs
cards: [{ name: Test Cub, type: Creature — Bear, stats: 2/2 }]
players:
  - { name: Apple, battlefield: [Test Cub, Test Cub, { card: Test Cub, as: third }, Test Cub, Test Cub, { card: Test Cub, tapped: true }] }
  - { name: Nutmeg }
actions: [{ say: Destroy up to two target creatures., by: Nutmeg }]
`;
  const { definition, setup } = judged(board);
  if (!setup) throw new Error();
  const { question } = ask(definition, setup.position);
  // None; one of four that are equal, the one with a name of its own, the tapped one; two of the four, and so on.
  expect(question?.options.map(({ ways }) => ways)).toEqual([1, 4, 1, 1, 6, 4, 4, 1]);
  expect(question?.more).toBe(0);
  const words = wordsOf(definition, 'en');
  const text = askText(ask(definition, setup.position), null, { language: 'en', words, width: 1000 });
  expect(text).toContain('(one of 6 such answers; which of equal things makes no difference)');
  expect(text).toContain('Nutmeg chooses from the first to fifth Test Cub and Test Cub (third).');
  // Any of them can be given all the same.
  const [, one] = question?.options ?? [];
  const other = one && { ...one.choice, answer: { objects: [3 as ObjectId] } };
  expect(ask(definition, setup.position, other ? [other] : []).end?.changes).toHaveLength(1);
});

/** What is spoilt has no type. */
// biome-ignore lint/suspicious/noExplicitAny: see there
type Data = any;

describe('what comes from elsewhere', () => {
  const { definition, setup } = judged(`game: magic
title: a cub
cards: [{ name: Test Cub, type: Creature — Bear, stats: 2/2, text: "If this creature would die, you may exile it instead." }]
players: [{ name: Apple, battlefield: [Test Cub] }, { name: Nutmeg }]
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`);
  const start = JSON.parse(JSON.stringify(setup?.position));

  test('is no start where it is no position', () => {
    const spoilt = structuredClone(start);
    spoilt.cards['test-cub'].abilities[0].ability.outcome.do = [0];
    for (const one of [null, {}, { ...start, objects: 'many' }, spoilt])
      expect(() => ask(definition, one)).toThrow(expect.objectContaining({ name: 'Withheld' }));
  });

  test('is no start where it cannot be played on', () => {
    const spoilt = structuredClone(start);
    for (const { abilities } of Object.values<Data>(spoilt.cards))
      for (const { ability } of abilities)
        if (ability.ability === 'spell') ability.do[0].act.event = 'explode';
    expect(() => ask(definition, spoilt)).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ code: 'position/invalid' })] }),
    );
  });

  test('no options are none', () => {
    expect(ask(definition, start, [], null as unknown as object)).toEqual(ask(definition, start));
  });

  test.each([null, undefined, 'accept', {}, { answer: { option: 9 } }])('%j is no choice', (none) => {
    expect(() => ask(definition, start, [none as unknown as Choice])).toThrow(
      expect.objectContaining({ name: 'RangeError', code: 'answer/unknown' }),
    );
  });

  test('is no limit where it is none', () => {
    expect(() => ask(definition, start, [], { limits: null as unknown as object })).toThrow(
      expect.objectContaining({ name: 'RangeError', code: 'limit/unknown' }),
    );
  });
});
