/** Which decisions matter: those whose answers do not all leave the same outcomes open. */

import { expect, test } from 'vitest';
import { partings } from '../../src/explain/deciding.js';
import type { Followed } from '../../src/explore/ruling.js';
import type { PlayerId, RuleKey } from '../../src/ground/id.js';
import type { Decision } from '../../src/position/decision.js';

const decision = (by: number): Decision => ({
  by: by as PlayerId,
  asks: 'may',
  domain: { of: 'options', options: [{ option: 'accept' }, { option: 'decline' }] },
  rule: 'any' as RuleKey,
  about: { effect: null, ability: null, source: null, event: null },
});

/** Paths written as the answers of the first, the second ... player, and where they lead. */
function paths(ways: { readonly [answers: string]: string }): Followed[] {
  return Object.entries(ways).map(([answers, key]) => ({
    choices: [...answers].map((option, by) => ({
      decision: decision(by),
      answer: { option: Number(option) },
      scripted: null,
    })),
    key,
  }));
}

test.each([
  ['both', { '00': 'A', '01': 'B', '10': 'B', '11': 'C' }, [0, 1]],
  ['only the second', { '00': 'A', '01': 'B', '10': 'A', '11': 'B' }, [1]],
  ['only the first', { '00': 'A', '01': 'A', '10': 'B', '11': 'B' }, [0]],
  ['the second only after one answer of the first', { '00': 'A', '01': 'B', '1': 'A' }, [0, 1]],
  ['neither', { '00': 'A', '01': 'A', '10': 'A', '11': 'A' }, []],
])('%s', (_, ways, players) => {
  // The decision that matters stands after the choices made before it.
  expect(partings(paths(ways)).map((before) => before.length)).toEqual(players);
});
