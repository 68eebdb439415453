/** What an ability that waits does as it resolves: what it says, all of it or some, unless its condition holds no longer. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Condition } from '../../src/ability/condition.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, boat, called, river, says } from './ferry.js';
import { ferryWith, type Played, played } from './played.js';

const CONDITION = 'still so';
const b: Condition = { if: 'exists', what: called('b') };
const whenSinks: Ability = {
  ability: 'triggered',
  on: { event: 'sink', object: called('a') },
  do: [act('gain', { amount: 1 })],
};

/** A boat that sees another sink; before what it then does resolves, its fellow sinks as well, or not. */
function seen(policy: Partial<Policy>, alone: boolean, off: readonly string[] = []): Played {
  const steps = [
    act('sink', { object: called('a') }),
    ...(alone ? [act('sink', { object: called('b') })] : []),
  ];
  const position = river(
    [
      [boat('a'), 0],
      [boat('b'), 0],
      [boat('c', whenSinks), 0],
    ],
    [says(...steps, { do: 'settle' })],
    'plain',
  );
  return played({ ...position, without: { abilities: [], rules: [...off] } }, ferryWith({}, policy));
}

const told = ({ notices }: Played): unknown[] =>
  notices.flatMap((one): unknown[] => {
    if (one.notice === 'unresolved') return [[one.why, one.rule]];
    return one.notice === 'resolves' || one.notice === 'triggered' ? [one.notice] : [];
  });

describe('the condition right behind its event', () => {
  const intervenes: Policy['intervenes'] = () => b;
  const failing: Policy['failing'] = { condition: CONDITION };

  test('is asked again as it resolves: where it holds no longer nothing is done, which is told by its rule', () => {
    const holds = seen({ intervenes, failing }, false);
    expect([told(holds), holds.coins(0)]).toEqual([['triggered', 'resolves'], 4]);
    const not = seen({ intervenes, failing }, true);
    expect([told(not), not.coins(0)]).toEqual([['triggered', ['condition', CONDITION]], 3]);
    expect(not.play.table.position.waiting).toEqual([]);
  });

  test('is asked again without a rule to tell', () => {
    const not = seen({ intervenes, failing: {} }, true);
    expect([told(not), not.coins(0)]).toEqual([['triggered'], 3]);
    const plain = seen({ intervenes }, true);
    expect([told(plain), plain.coins(0)]).toEqual([['triggered'], 3]);
  });

  test('is not asked again where that rule is switched off', () => {
    const off = seen({ intervenes, failing }, true, [CONDITION]);
    expect([told(off), off.coins(0)]).toEqual([['triggered', 'resolves'], 4]);
  });
});

test('what it says may be done in part, or otherwise, as the rulebook has it', () => {
  expect(seen({ resolves: (_game, _env, does) => [...does, ...does] }, false).coins(0)).toBe(5);
  const none = seen({ resolves: () => [] }, false);
  expect([told(none), none.coins(0)]).toEqual([['triggered', 'resolves'], 3]);
});

test('what waits then comes to wait later than what came about together with it', () => {
  const { moment } = seen({}, true).play.table.position;
  expect(moment).toBe(
    seen({ intervenes: () => ({ if: 'exists', what: called('z') }) }, true).play.table.position.moment + 1,
  );
});

test('to what else waits it is told that it resolves', () => {
  const passed: unknown[] = [];
  const lapse: Policy['lapse'] = (_game, { env }, passing) => {
    if (passing.passing === 'resolves' && passing.waiting)
      passed.push([env.source, passing.waiting.env.source]);
    return undefined;
  };
  const position = river(
    [
      [boat('a'), 0],
      [boat('c', whenSinks), 0],
      [boat('d', whenSinks), 0],
    ],
    [says(act('sink', { object: called('a') }), { do: 'settle' })],
    'plain',
  );
  played(position, ferryWith({}, { lapse }));
  expect(passed).toEqual([[2, 1]]);
});
