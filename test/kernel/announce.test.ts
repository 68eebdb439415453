/** Abilities that wait and are announced before any of them resolves: in the order that their player says. */

import { describe, expect, test } from 'vitest';
import type { Ability, Triggered } from '../../src/ability/ability.js';
import type { ObjectId, RuleKey } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { answer } from '../../src/kernel/step.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { chained, stacked } from '../../src/rulebooks/common/chained.js';
import { act, BOATS, boat, called, river, says, THIS } from './ferry.js';
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

describe('on a stack', () => {
  const x = called('x', { quantity: { how: 'one', said: 'a' }, target: true });
  const sinksX: Triggered = { ...whenSinks, do: [act('sink', { object: x }), act('gain', { amount: 1 })] };
  const none: RuleKey = 'nothing to choose';
  const gone: RuleKey = 'all is gone';

  /** Two boats that sink others as they do, and so many of those. */
  function two(others: number, failing?: Policy['failing']) {
    const position = river(
      [
        [boat('a', sinksX), 0],
        [boat('b', sinksX), 1],
        ...Array.from({ length: others }, (): [ReturnType<typeof boat>, number] => [boat('x'), 1]),
      ],
      [says(act('sink', { object: called('a') }), act('sink', { object: called('b') }), { do: 'settle' })],
      'plain',
    );
    const settle: Policy['settle'] = (game) => stacked(game, rule);
    const aims: Policy['aims'] = ({ target }) => target === true;
    return played(position, ferryWith({}, { settle, aims, ...(failing && { failing }) }));
  }

  const told = (notices: ReturnType<typeof two>['notices']) =>
    notices.flatMap((one): unknown[] => {
      if (one.notice === 'resolves') return [one.waiting.env.source];
      return one.notice === 'unresolved' ? [[one.env.source, one.rule, one.why]] : [];
    });

  test('each player in turn order chooses before any resolves; the last one resolves first', () => {
    const { play, notices } = two(2);
    const asked = () => play.table.position.decision;
    expect(asked()).toMatchObject({ by: 0, about: { source: 0 }, domain: { from: [2, 3] } });
    answer(play, { objects: [2 as ObjectId] });
    expect(told(notices)).toEqual([]);
    expect(asked()).toMatchObject({ by: 1, about: { source: 1 }, domain: { from: [2, 3] } });
    answer(play, { objects: [2 as ObjectId] });
    expect(asked()).toBeNull();
    expect(told(notices)).toEqual([1, 0]);
  });

  test.each([
    { failing: undefined, tells: [1, 0], gains: 1 },
    { failing: { nothing: none, gone }, tells: [1, [0, gone, 'gone']], gains: 0 },
  ])('what has lost all that it chose does the rest, or nothing where a rule says so', (row) => {
    const { play, notices, coins } = two(1, row.failing);
    for (let left = 2; left > 0; left -= 1) answer(play, { objects: [2 as ObjectId] });
    expect(told(notices)).toEqual(row.tells);
    expect([coins(0), coins(1)]).toEqual([3 + row.gains, 4]);
  });

  test.each([
    { failing: undefined, tells: [1, 0], gains: 1 },
    {
      failing: { nothing: none, gone },
      tells: [
        [0, none, 'nothing'],
        [1, none, 'nothing'],
      ],
      gains: 0,
    },
  ])('so does what has nothing to choose', (row) => {
    const { notices, coins } = two(0, row.failing);
    expect(told(notices)).toEqual(row.tells);
    expect([coins(0), coins(1)]).toEqual([3 + row.gains, 3 + row.gains]);
  });

  describe('what is offered first is taken as it is announced', () => {
    const offered: Triggered = {
      ...whenSinks,
      do: [{ do: 'may', who: { who: 'you' }, cost: [act('toll')], steps: [act('sink', { object: x })] }],
    };

    /** A boat that may sink another for a toll, and so many of those. */
    function one(others: number, ability: Triggered = offered) {
      const position = river(
        [
          [boat('a', ability), 0],
          ...Array.from({ length: others }, (): [ReturnType<typeof boat>, number] => [boat('x'), 1]),
        ],
        [says(act('sink', { object: called('a') }), { do: 'settle' })],
        'plain',
      );
      const settle: Policy['settle'] = (game) => stacked(game, rule, 'chosen first');
      const aims: Policy['aims'] = ({ target }) => target === true;
      return played(position, ferryWith({}, { settle, aims }));
    }

    test('its target is chosen, then it is paid for', () => {
      const { play, coins } = one(2);
      expect(play.table.position.decision).toMatchObject({ asks: 'may', by: 0 });
      answer(play, { option: 0 });
      expect(play.table.position.decision).toMatchObject({ asks: 'target', domain: { from: [1, 2] } });
      expect(coins(0)).toBe(3);
      answer(play, { objects: [2 as ObjectId] });
      expect(coins(0)).toBe(0);
      expect(play.table.position.objects[2]?.zone).not.toBe(play.table.position.objects[1]?.zone);
    });

    test('declined, it waits no longer and costs nothing', () => {
      const { play, notices, coins } = one(2);
      answer(play, { option: 1 });
      expect(coins(0)).toBe(3);
      expect(told(notices)).toEqual([]);
      expect(play.table.position.waiting).toEqual([]);
    });

    test('nobody is asked where there is nothing to choose', () => {
      const { play, notices } = one(0);
      expect(play.table.position.decision).toBeNull();
      expect(told(notices)).toEqual([[0, null, 'nothing']]);
    });

    test('what another player may do is decided as it resolves', () => {
      const opponent = { who: 'opponent', said: 'your' } as const;
      const steps = [act('gain', { amount: 1 })];
      const { play, notices } = one(0, { ...offered, do: [{ do: 'may', who: opponent, steps }] });
      expect(play.table.position.decision).toMatchObject({ asks: 'may', by: 1 });
      expect(told(notices)).toEqual([0]);
    });

    test('paid for with its own target, no ruling is given', () => {
      const cost = [act('sink', { object: called('x', { quantity: { how: 'one', said: 'a' } }) })];
      const steps = [act('sink', { object: x })];
      const paying = (id: number) => {
        const { play } = one(2, { ...offered, do: [{ do: 'may', who: { who: 'you' }, cost, steps }] });
        answer(play, { option: 0 });
        answer(play, { objects: [1 as ObjectId] });
        answer(play, { objects: [id as ObjectId] });
      };
      expect(() => paying(2)).not.toThrow();
      expect(() => paying(1)).toThrow(Withheld);
    });
  });
});

describe('a use is counted as an ability triggers, and only once it is announced where the rulebook says so', () => {
  const once: Ability = { ability: 'note', note: 'limit', limits: { of: 'each effect', name: 'c' } };
  const sees: Triggered = { ...whenSinks, on: { event: 'sink', object: called('x') } };

  /** Two boats sink together that a third one sees: how often that triggers, and how often it resolves. */
  function seen(does: readonly Ability[], usedAsAnnounced?: Policy['usedAsAnnounced']): readonly number[] {
    const position = river(
      [
        [boat('c', ...does), 0],
        [boat('x'), 1],
        [boat('x'), 1],
      ],
      [says(act('sink', { object: called('x') }), { do: 'settle' })],
      'plain',
    );
    const settle: Policy['settle'] = (game) =>
      chained(game, [game.table.position.waiting], rule, () => false);
    const run = played(position, ferryWith({}, { settle, ...(usedAsAnnounced && { usedAsAnnounced }) }));
    if (run.play.table.position.decision) answer(run.play, { option: 0 });
    return ['triggered', 'resolves'].map(
      (kind) => run.notices.filter(({ notice }) => notice === kind).length,
    );
  }

  test.each<[what: string, does: Ability[], as: Policy['usedAsAnnounced'], times: number[]]>([
    ['without a limit', [sees], () => true, [2, 2]],
    [
      'with a limit of its own',
      [{ ...sees, limit: { limit: 'times', times: 1, per: 'turn' } }],
      () => true,
      [1, 1],
    ],
    ['that its card limits', [sees, once], undefined, [1, 1]],
    ['that its card limits, counted as it triggers', [sees, once], () => false, [1, 1]],
    ['that its card limits, counted as it is announced', [sees, once], () => true, [2, 1]],
  ])('%s', (_, does, as, times) => {
    expect(seen(does, as)).toEqual(times);
  });
});
