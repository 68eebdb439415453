/** Abilities that wait and are announced before any of them resolves: in the order that their player says. */

import { expect, test } from 'vitest';
import type { Ability, Triggered } from '../../src/ability/ability.js';
import type { RuleKey } from '../../src/ground/id.js';
import { answer } from '../../src/kernel/step.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { chained } from '../../src/rulebooks/common/chained.js';
import { act, BOATS, boat, river, says, THIS } from './ferry.js';
import { ferryWith, played } from './played.js';

const rule: RuleKey = 'order';

const whenSinks: Triggered = {
  ability: 'triggered',
  on: { event: 'sink', object: THIS },
  do: [act('gain', { amount: 1 })],
};

/** So many boats sink together. */
function sunk(many: number, ability: Ability = whenSinks) {
  const isOffered = () => ability.ability === 'triggered' && ability.cost !== undefined;
  const settle: Policy['settle'] = (game) => chained(game, [game.table.position.waiting], rule, isOffered);
  const position = river(
    Array.from({ length: many }, (_, at) => [boat(String(at), ability), 0]),
    [says(act('sink', { object: BOATS }), { do: 'settle' })],
    'plain',
  );
  const { play, notices, coins } = played(position, ferryWith({}, { settle }));
  const resolved = () =>
    notices.flatMap((one) => (one.notice === 'resolves' ? [one.waiting.env.source] : []));
  return { play, resolved, coins: () => coins(0) };
}

test('who has several says which is announced next, until all are; the last one resolves first', () => {
  const { play, resolved } = sunk(3);
  expect(play.table.position.decision).toMatchObject({ asks: 'order', rule });
  expect(play.table.position.decision?.domain).toMatchObject({ options: { length: 3 } });
  answer(play, { option: 1 });
  expect(play.table.position.decision?.domain).toMatchObject({ options: { length: 2 } });
  answer(play, { option: 0 });
  expect(play.table.position.decision).toBeNull();
  expect(resolved()).toEqual([2, 0, 1]);
});

test('nobody is asked about one', () => {
  expect(sunk(1).resolved()).toEqual([0]);
});

test('what has a price is paid for as it is announced, and not announced where it cannot be', () => {
  const { resolved, coins } = sunk(1, { ...whenSinks, cost: [act('toll')] });
  expect(resolved()).toEqual([0]);
  // The toll takes all that there are.
  expect(coins()).toBe(1);
  const many = act('land', { object: { ...BOATS, quantity: { how: 'exactly', amount: 9 } } });
  expect(sunk(1, { ...whenSinks, cost: [many] }).resolved()).toEqual([]);
});
