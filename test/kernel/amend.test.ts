/** Events that happen all the same: modified, or less what is prevented of them. */

import { describe, expect, test } from 'vitest';
import type { Ability, Outcome, Replacement } from '../../src/ability/ability.js';
import type { Change } from '../../src/ability/change.js';
import type { Quantity } from '../../src/ability/quantity.js';
import type { What } from '../../src/ability/reference.js';
import { add } from '../../src/ground/amount.js';
import type { EffectKey, ObjectId, RuleKey } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { answer } from '../../src/kernel/step.js';
import { eventWith } from '../../src/position/event.js';
import type { Position } from '../../src/position/position.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy, Step } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, insteadOfSinking, river, says } from './ferry.js';
import { ferryWith, type Played, played, stepping } from './played.js';

/** So much is loaded on a boat. */
const load: EventRule = {
  happen: (hands, event) => {
    if (event.object === null || event.amount === null) return false;
    hands.damage(event.object, add(hands.object(event.object).damage, event.amount));
    return true;
  },
};
/** What is not loaded is left on the quay, where that can be. */
const prevented: EventRule['prevention'] = (event, amount) => eventWith(event, { kind: 'leave', amount });
const leave: EventRule = { happen: () => true };
const whistle: EventRule = { happen: () => true };

const it: What = { what: 'that', of: 0, said: 'it' };
const weight: Quantity = { sum: 'weight', of: it };
const much: Quantity = { event: 'amount' };
const rule: RuleKey = 'pairs';
const EFFECT = 'o0.0:a#1' as EffectKey;

const whenLoaded = (outcome: Outcome, more: Partial<Replacement> = {}): Replacement =>
  insteadOfSinking(outcome, { watch: { event: 'load', object: { ...BOATS, as: 0 } }, ...more });
const changed = (changes: Change[], more: Partial<Replacement> = {}): Replacement =>
  whenLoaded({ outcome: 'modify', changes }, more);
const twice: Change = { change: 'amount', to: { times: 2, of: much } };
const points = (count: number): Partial<Replacement> => ({ limit: { limit: 'points', points: count } });

/** Boats "a", which has the ability, "b" and "c", of the first, second and third player; they weigh 1, 7 and 9. */
function board(does: Ability, ...said: readonly Ability[]): Position {
  const boats = ['a', 'b', 'c'].map((name, at) => {
    const made = name === 'a' ? boat(name, does) : boat(name);
    return [{ ...made, traits: { ...made.traits, weight: [1, 7, 9][at] ?? 0 } }, at] as const;
  });
  return river(boats, said, 'plain');
}

const loading = (amount: number, object: What = BOATS): Ability => says(act('load', { object, amount }));
const AB: What = { what: 'both', of: [called('a'), called('b')] };

function run(position: Position, policy: Partial<Policy> = {}, rules: Partial<EventRule> = {}): Played {
  return played(position, ferryWith({ load: { ...load, ...rules }, leave, whistle }, policy));
}

const loads = ({ play }: Played): unknown => play.table.position.objects.map(({ damage }) => damage);

/** The effect is applied to all of these events at once. */
const together = (...nodes: number[]): Partial<Policy> => {
  const assign: Step = { do: 'assign', effect: EFFECT, nodes, accepted: false, rule };
  return stepping([assign]);
};

describe('several events at once', () => {
  test.each([
    { what: 'modified', does: changed([twice], { cost: [act('whistle')] }), ends: [4, 4, 0] },
    {
      what: 'prevented in part',
      does: whenLoaded({ outcome: 'prevent', amount: 1 }, { cost: [act('whistle')] }),
      ends: [1, 1, 0],
    },
  ])('are each $what, and what that costs is paid once', ({ does, ends }) => {
    const both = run(board(does, loading(2, AB)), together(0, 1));
    expect(loads(both)).toEqual(ends);
    expect(both.happened()).toEqual(['whistle', 'load 0', 'load 1']);
  });

  test('each by words that speak of it; later words speak of the first', () => {
    const own = changed([{ change: 'amount', to: weight }], { after: [act('land', { object: it })] });
    const both = run(board(own, loading(2, AB)), together(0, 1));
    expect(both.happened()).toEqual(['load 0', 'load 1', 'land 0']);
    expect(both.notices.filter(({ notice }) => notice === 'applied')).toMatchObject([
      { after: [{ amount: 1 }, { amount: 7 }] },
    ]);
  });

  test('what happens besides happens with each, as much as that is', () => {
    const besides = changed([{ change: 'besides', do: [act('gain', { amount: much })] }]);
    const both = run(
      board(besides, says(act('load', { object: called('a'), amount: 2 })), loading(3, called('b'))),
    );
    expect(both.coins(0)).toBe(8);
    expect(run(board(besides, loading(2)), together(0, 1, 2)).coins(0)).toBe(9);
    const calling = changed([twice, { change: 'besides', do: [act('whistle')] }]);
    expect(run(board(calling, loading(2, AB)), together(0, 1)).happened()).toEqual([
      'load 0',
      'whistle',
      'load 1',
      'whistle',
    ]);
  });

  test('later words speak of all that was prevented', () => {
    const after = [act('gain', { amount: { event: 'prevented' } as const })];
    const shield = whenLoaded({ outcome: 'prevent', amount: 2 }, { after });
    expect(run(board(shield, loading(3)), together(0, 1, 2)).coins(0)).toBe(9);
    const whole = whenLoaded(
      { outcome: 'prevent', amount: 'all' },
      { after: [act('gain', { amount: much })] },
    );
    expect(run(board(whole, loading(3, AB)), together(0, 1)).coins(0)).toBe(9);
  });
});

describe('one event that has become several', () => {
  /** Instead of sinking "c", so much is loaded on "a" and "b", all of it one event. */
  const splitting = (...amounts: readonly number[]): Ability =>
    insteadOfSinking(
      {
        outcome: 'stand in',
        do: ['a', 'b'].map((name, at) => act('load', { object: called(name), amount: amounts[at] ?? 0 })),
      },
      { watch: { event: 'sink', object: called('c') } },
    );
  const sinkC = says(act('sink', { object: called('c') }));
  const ending = (does: Ability, amounts: readonly number[], more: Partial<EventRule> = {}): Played => {
    const position = board(does, sinkC);
    const [, b] = position.objects;
    const card = b?.card == null ? undefined : position.cards[b.card];
    if (card)
      Object.assign(card, { abilities: [{ ability: splitting(...amounts), line: 1, start: 0, end: 0 }] });
    return run(position, { together: (events) => [events] }, more);
  };

  test('is modified in each of its parts, by words that speak of that', () => {
    expect(loads(ending(changed([{ change: 'amount', to: weight }]), [2, 3]))).toEqual([1, 7, 0]);
  });

  test('what happens besides, happens as much as that is together', () => {
    const besides = changed([{ change: 'besides', do: [act('gain', { amount: much })] }]);
    const run = ending(besides, [2, 3]);
    expect(run.coins(0)).toBe(8);
    expect(loads(run)).toEqual([2, 3, 0]);
  });

  test('later words speak of the first', () => {
    const after = changed([twice], { after: [act('land', { object: it })] });
    expect(ending(after, [2, 3]).zones()).toEqual(['bank', 'river', 'river']);
  });
});

describe('what is paid for it', () => {
  test('is what its words go on to speak of', () => {
    const cost = [act('land', { object: { ...BOATS, quantity: { how: 'one', said: 'a' }, as: 1 } })];
    const asHeavy = changed(
      [{ change: 'amount', to: { sum: 'weight', of: { what: 'that', of: 1, said: 'it' } } }],
      { cost },
    );
    const once = run(board(asHeavy, loading(2, called('b'))));
    answer(once.play, { objects: [2 as ObjectId] });
    expect(loads(once)).toEqual([0, 9, 0]);
    expect(once.zones()).toEqual(['river', 'river', 'bank']);
  });
});

describe('so many points of events', () => {
  test('are modified, and the rest of the event stays as it was', () => {
    const more = run(board(changed([twice], points(3)), loading(5, called('b')), loading(4, called('b'))));
    expect(more.happened()).toEqual(['load 1', 'load 1', 'load 1']);
    expect(loads(more)).toEqual([0, 2 + 6 + 4, 0]);
    const all = run(board(changed([twice], points(3)), loading(3, called('b'))));
    expect(all.happened()).toEqual(['load 1']);
    expect(loads(all)).toEqual([0, 6, 0]);
  });

  test('are divided by whoever is affected, where they do not suffice', () => {
    const position = board(
      changed([twice], points(3)),
      loading(2, { what: 'both', of: [called('b'), called('c')] }),
    );
    const { play, ...all } = run(position, together(0, 1));
    expect(play.table.position.decision).toMatchObject({
      by: 1,
      asks: 'name',
      domain: { words: ['2 of it, 1 of it', '1 of it, 2 of it'] },
    });
    answer(play, { word: '1 of it, 2 of it' });
    expect(loads({ play, ...all })).toEqual([0, 3, 4]);
    const one = run(board(changed([twice], points(2)), loading(2, AB)), together(0, 1));
    answer(one.play, { word: '2 of it' });
    expect(loads(one)).toEqual([4, 2, 0]);
    // Nothing of the other event is modified, and nothing is loaded beside it.
    expect(one.happened()).toEqual(['load 0', 'load 1']);
    expect(one.notices.filter(({ notice }) => notice === 'applied')).toMatchObject([
      {
        before: [{ object: 0 }, { object: 1 }],
        after: [
          { object: 0, amount: 4 },
          { object: 1, amount: 2 },
        ],
      },
    ]);
  });

  test('are prevented until they are used up', () => {
    const shield = whenLoaded({ outcome: 'prevent', amount: 2 }, points(3));
    const b = called('b');
    expect(loads(run(board(shield, loading(5, b), loading(5, b), loading(5, b))))).toEqual([0, 3 + 4 + 5, 0]);
  });
});

describe('what cannot be prevented', () => {
  const next: Partial<Replacement> = { limit: { limit: 'next' } };
  const shield = whenLoaded({ outcome: 'prevent', amount: 'all' }, next);
  const ledger = ({ play }: Played): unknown => play.table.position.ledger;

  test('does not use an effect up', () => {
    const can = run(board(shield, loading(2, called('b'))), {}, { prevention: prevented });
    expect(loads(can)).toEqual([0, 0, 0]);
    expect(can.happened()).toEqual(['leave 1']);
    expect(ledger(can)).toEqual({ [EFFECT]: 1 });
    const position = board(shield, loading(2, called('b')));
    const no: EventRule = { ...leave, impossible: () => 'at-once' };
    const cannot = played(position, ferryWith({ load: { ...load, prevention: prevented }, leave: no }));
    expect(loads(cannot)).toEqual([0, 2, 0]);
    expect(ledger(cannot)).toEqual({});
  });

  test('what has no amount is prevented as a whole, and does', () => {
    const any = insteadOfSinking(
      { outcome: 'prevent', amount: 'all' },
      { watch: { event: 'sink', object: BOATS }, ...next },
    );
    const kept = run(board(any, says(act('sink', { object: called('b') }))));
    expect(kept.zones()).toEqual(['river', 'river', 'river']);
    expect(ledger(kept)).toEqual({ [EFFECT]: 1 });
    const told: Replacement = {
      ...any,
      after: [{ do: 'if', given: { if: 'prevented' }, yes: [act('whistle')] }, act('gain', { amount: 1 })],
    };
    const sinkB = says(act('sink', { object: called('b') }));
    expect(run(board(told, sinkB)).happened()).toEqual(['gain 1']);
  });
});

describe('a shield', () => {
  const shield = (count: number, amount: number | 'all' = 'all'): Replacement =>
    whenLoaded({ outcome: 'prevent', amount }, points(count));
  const words = ({ play }: Played): unknown => {
    const { domain } = play.table.position.decision ?? {};
    return domain?.of === 'words' ? domain.words : null;
  };

  test('that holds enough for all is divided by nobody', () => {
    const enough = run(board(shield(4), loading(2, AB)), together(0, 1));
    expect([words(enough), loads(enough)]).toEqual([null, [0, 0, 0]]);
  });

  test('is divided in every way in which all of it is used, each told by a word of its own', () => {
    const three = run(board(shield(3), loading(2)), together(0, 1, 2));
    expect(words(three)).toEqual([
      '2 of it, 1 of it',
      '2 of it, 1 of it (2)',
      '1 of it, 2 of it',
      '1 of it, 1 of it, 1 of it',
      '1 of it, 2 of it (5)',
      '2 of it, 1 of it (6)',
      '1 of it, 2 of it (7)',
    ]);
    answer(three.play, { word: '2 of it, 1 of it (6)' });
    expect(loads(three)).toEqual([2, 0, 1]);
  });

  test('is too much to divide in more than a hundred ways', () => {
    const heavy = (count: number): Played => run(board(shield(count), loading(count)), together(0, 1));
    expect(words(heavy(99))).toHaveLength(100);
    expect(() => heavy(100)).toThrow(Withheld);
  });

  test('that one of several equal boats would use up is divided between each of them', () => {
    const position = board(shield(3), loading(5));
    const [, b] = position.objects;
    if (b) b.count = 2;
    const to = (...nodes: number[]): Step => ({ do: 'assign', effect: EFFECT, nodes, accepted: false, rule });
    const fleet = run(position, stepping([to(0, 1, 2), to(0, 1, 2, 3)]));
    expect(fleet.play.table.position.objects.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(words(fleet)).toContain('1 of it, 1 of it, 1 of it');
    const plain = board(whenLoaded({ outcome: 'prevent', amount: 1 }), loading(5));
    const [, equal] = plain.objects;
    if (equal) equal.count = 2;
    expect(loads(run(plain, together(0, 1, 2)))).toEqual([4, 4, 4]);
  });
});
