/** Which decisions matter: those whose answers do not all leave the same outcomes open. */

import { expect, test } from 'vitest';
import type { Graph, Junction, Target } from '../../src/explore/graph/graph.js';
import { decisionsOf } from '../../src/explore/ruling.js';
import type { PlayerId, RuleKey } from '../../src/ground/id.js';
import type { Decision } from '../../src/position/decision.js';

const decision = (by: number): Decision => ({
  by: by as PlayerId,
  asks: 'may',
  domain: { of: 'options', options: [{ option: 'accept' }, { option: 'decline' }] },
  rule: 'any' as RuleKey,
  about: { effect: null, ability: null, source: null, event: null, each: null },
});

/** Paths written as the answers of the first, the second ... player, and where they lead. */
function graph(ways: { readonly [answers: string]: string }): Graph {
  const junctions: Junction[] = [];
  const order: number[] = [];
  const follow = (made: string, met: Junction['met']): Target => {
    const end = ways[made];
    if (end !== undefined) return { end };
    const junction: Junction = { decision: decision(made.length), met, branches: [] };
    const place = junctions.push(junction) - 1;
    for (const option of [0, 1]) {
      const choice = { decision: junction.decision, answer: { option }, scripted: null };
      const to = follow(`${made}${option}`, { junction: place, choice });
      junction.branches.push({ choice, ways: 1n, to });
    }
    order.push(place);
    return { junction: place };
  };
  const start = follow('', null);
  return { junctions, order, start, cut: null };
}

test.each([
  ['both', { '00': 'A', '01': 'B', '10': 'B', '11': 'C' }, ['0', '1', '1']],
  ['only the second', { '00': 'A', '01': 'B', '10': 'A', '11': 'B' }, ['1', '1']],
  ['only the first', { '00': 'A', '01': 'A', '10': 'B', '11': 'B' }, ['0']],
  ['the second only after one answer of the first', { '00': 'A', '01': 'B', '1': 'A' }, ['0', '1']],
  ['neither', { '00': 'A', '01': 'A', '10': 'A', '11': 'A' }, []],
])('%s', (_, ways, players) => {
  const matter = decisionsOf(graph(ways)).filter(({ matters }) => matters);
  expect(matter.map(({ decision: { by } }) => String(by))).toEqual(players);
});
