/** How often effects have been used: where that is written down, and when they are used up. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Limit } from '../../src/ability/duration.js';
import type { AbilityKey, EffectKey, ObjectId } from '../../src/ground/id.js';
import { open } from '../../src/kernel/open.js';
import { isCountedFor } from '../../src/kernel/play/expired.js';
import type { Play } from '../../src/kernel/play/play.js';
import { pointsLeft } from '../../src/kernel/play/points.js';
import { isLimited, usedUp, writeUse } from '../../src/kernel/watching/ledger.js';
import { eventWith, type GameEvent } from '../../src/position/event.js';
import { BOATS, boat, ferry, insteadOfSinking, river } from './ferry.js';
import { ENV, EVENT } from './record.js';

const EFFECT = 'effect' as EffectKey;
const about = (amount: number | null, object = 0): GameEvent =>
  eventWith(EVENT, { amount, object: object as ObjectId });

const saving = (limit?: Limit, said?: 'all' | 'each'): Ability => {
  const ability = insteadOfSinking({ outcome: 'not' }, limit ? { limit } : {});
  if (!said || ability.ability !== 'replacement') return ability;
  return { ...ability, watch: { event: 'sink', object: { ...BOATS, quantity: { how: 'every', said } } } };
};

interface Ledger {
  readonly play: Play;
  /** Writes down that the effect was applied once to these. */
  use(...events: GameEvent[]): { readonly [key: string]: number };
  isUsedUp(event?: GameEvent): boolean;
  left(event?: GameEvent): unknown;
}

/** The first ability of a boat at work; further ones may limit it. */
function ledgerOf(ability: Ability, ...others: Ability[]): Ledger {
  const board = river([
    [boat('a', ability, ...others), 0],
    [boat('b'), 0],
  ]);
  const play = open(ferry, { ...board, work: [] });
  const used = { key: 'a#1' as AbilityKey, ability, env: ENV };
  return {
    play,
    use: (...events) => {
      writeUse(play, used, EFFECT, events);
      return play.table.position.ledger;
    },
    isUsedUp: (event = EVENT) => usedUp(play, used, EFFECT, event),
    left: (event) => pointsLeft(play, used, EFFECT, event),
  };
}

describe('an effect', () => {
  test('without a limit is not counted', () => {
    const { use, isUsedUp, left } = ledgerOf(saving());
    expect(use(EVENT)).toEqual({});
    expect(isUsedUp()).toBe(false);
    expect(left()).toBeNull();
  });

  test('for the next time is used up by one use, whatever it covers', () => {
    const { use, isUsedUp } = ledgerOf(saving({ limit: 'next' }));
    expect(isUsedUp()).toBe(false);
    expect(use(about(null), about(null, 1))).toEqual({ effect: 1 });
    expect(isUsedUp()).toBe(true);
  });

  test('that applies to nothing is not used', () => {
    const { use, isUsedUp } = ledgerOf(saving({ limit: 'next' }));
    expect(use()).toEqual({});
    expect(isUsedUp()).toBe(false);
  });

  test('can be used so many times a turn', () => {
    const { play, use, isUsedUp } = ledgerOf(saving({ limit: 'times', times: 2, per: 'turn' }));
    expect(use(EVENT)).toEqual({ 'effect@1': 1 });
    expect(isUsedUp()).toBe(false);
    expect(use(EVENT)).toEqual({ 'effect@1': 2 });
    expect(isUsedUp()).toBe(true);
    play.table.position.turn = { ...play.table.position.turn, number: 2 };
    expect(isUsedUp()).toBe(false);
  });

  test('for the first time of several is used up for all of them', () => {
    const { use, isUsedUp } = ledgerOf(saving({ limit: 'first', per: 'turn' }, 'all'));
    expect(use(about(null))).toEqual({ 'effect@1': 1 });
    expect(isUsedUp(about(null, 1))).toBe(true);
  });

  test('for the first time of each is used up for the one it was applied to', () => {
    const { use, isUsedUp } = ledgerOf(saving({ limit: 'first', per: 'turn' }, 'each'));
    expect(use(about(null))).toEqual({ 'effect~0.0@1': 1 });
    expect(isUsedUp(about(null))).toBe(true);
    expect(isUsedUp(about(null, 1))).toBe(false);
    expect(use(eventWith(EVENT, { object: null }))).toMatchObject({ 'effect~@1': 1 });
  });

  test('that a sentence of its card limits is counted for the name and the player, beside its own limit', () => {
    const once: Ability = { ability: 'note', note: 'limit', limits: { of: 'each effect', name: 'a' } };
    const plain = ledgerOf(saving(), once);
    expect(plain.use(EVENT)).toEqual({ 'a/a#1/0@1': 1 });
    expect(plain.isUsedUp()).toBe(true);
    const both = ledgerOf(saving({ limit: 'times', times: 5, per: 'turn' }), once);
    expect(both.use(EVENT)).toEqual({ 'effect@1': 1, 'a/a#1/0@1': 1 });
    expect(both.isUsedUp()).toBe(true);
  });
});

describe('a shield of so many points', () => {
  const shield = (per?: 'combat' | 'turn', said: 'all' | 'each' = 'all') =>
    ledgerOf(saving({ limit: 'points', points: 3, ...(per ? { per } : {}) }, said));

  test('loses what it covered, of several events together, and no more than it has', () => {
    const { use, isUsedUp, left } = shield();
    expect(left()).toBe(3);
    expect(use(about(1), about(1, 1))).toEqual({ effect: 2 });
    expect([isUsedUp(), left()]).toEqual([false, 1]);
    expect(use(about(7))).toEqual({ effect: 3 });
    expect([isUsedUp(), left()]).toEqual([true, 0]);
  });

  test('loses nothing by what has no amount', () => {
    const { use, left } = shield();
    expect(use(about(null))).toEqual({ effect: 0 });
    expect(left(about(null))).toBe(3);
  });

  test('for each of several is one for each', () => {
    const { use, isUsedUp, left } = shield(undefined, 'each');
    expect(use(about(2))).toEqual({ 'effect~0.0': 2 });
    expect([left(about(1)), left(about(1, 1))]).toEqual([1, 3]);
    expect(use(about(2, 1), about(2))).toEqual({ 'effect~0.0': 3, 'effect~1.0': 2 });
    expect([isUsedUp(about(1)), isUsedUp(about(1, 1))]).toEqual([true, false]);
  });

  test('anew in each combat or turn is counted so that it can be forgotten', () => {
    for (const per of ['combat', 'turn'] as const) {
      const { use, left } = shield(per);
      const [key] = Object.keys(use(about(2)));
      expect(key).toBe(`effect@${per}`);
      expect(isCountedFor(key ?? '', per)).toBe(true);
      expect(isCountedFor(key ?? '', per === 'turn' ? 'combat' : 'turn')).toBe(false);
      expect(left(about(1))).toBe(1);
    }
    expect(isCountedFor('effect', 'turn')).toBe(false);
  });
});

describe('what rests on it', () => {
  test('is worked out anew once an effect has been used, and only then', () => {
    const { play, use } = ledgerOf(saving({ limit: 'next' }));
    const before = play.table.revision;
    use();
    expect(play.table.revision).toBe(before);
    use(EVENT);
    expect(play.table.revision).not.toBe(before);
  });

  test('is whether uses are counted at all', () => {
    const { play } = ledgerOf(saving());
    const used = (ability: Ability) => ({ key: 'a#1' as AbilityKey, ability, env: ENV });
    expect(isLimited(play, used(saving()))).toBe(false);
    expect(isLimited(play, used(saving({ limit: 'next' })))).toBe(true);
  });
});
