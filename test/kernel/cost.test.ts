/** What can be paid, with what, and the rule by which it cannot. */

import { describe, expect, test } from 'vitest';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some } from '../../src/ability/reference.js';
import type { AbilityKey, ObjectId, PlayerId, RuleKey } from '../../src/ground/id.js';
import { open } from '../../src/kernel/open.js';
import { whyUnpayable } from '../../src/kernel/paying/cost.js';
import { unpaidBy } from '../../src/kernel/paying/payment.js';
import type { Play } from '../../src/kernel/play/play.js';
import type { Env } from '../../src/position/env.js';
import type { GameEvent } from '../../src/position/event.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, river, THIS } from './ferry.js';
import { ferryWith } from './played.js';

const A = 0 as ObjectId;
const aBoat: Some = { ...BOATS, quantity: { how: 'one', said: 'a' } };
const env = (source: ObjectId | null): Env => ({
  you: 0 as PlayerId,
  source,
  stint: 0,
  ability: 'a#1' as AbilityKey,
  refs: [],
  event: null,
  uses: [],
  manner: 'cost',
});

/** With these boats of the first player. */
function at(names: readonly string[], policy: Partial<Policy> = {}, off: readonly RuleKey[] = []): Play {
  const position = river(
    names.map((name) => [boat(name), 0] as const),
    [],
    'plain',
  );
  return open(ferryWith({}, policy), { ...position, without: { abilities: [], rules: [...off] } });
}

const two: Instruction[] = [act('sink', { object: aBoat }), act('land', { object: aBoat })];
const oneInTwoWays: Instruction[] = [act('sink', { object: THIS }), act('land', { object: THIS })];

describe('a cost', () => {
  test('of nothing can be paid', () => expect(whyUnpayable(at([]), env(null), [])).toBeNull());

  test('is paid with as many as it says', () => {
    expect(whyUnpayable(at(['a']), env(null), two)).toEqual({ rule: null });
    expect(whyUnpayable(at(['a', 'b']), env(null), two)).toBeNull();
  });

  test('is paid with its own object in several ways, with no other', () => {
    const that: Instruction[] = [act('sink', { object: called('a') }), act('land', { object: called('a') })];
    expect(whyUnpayable(at(['a']), env(A), oneInTwoWays)).toBeNull();
    expect(whyUnpayable(at(['a', 'b']), env(1 as ObjectId), [...oneInTwoWays.slice(0, 1), ...two])).toEqual({
      rule: null,
    });
    expect(whyUnpayable(at(['a']), env(null), that)).toEqual({ rule: null });
  });

  test('is not paid with what will be elsewhere by then', () => {
    const one = [act('sink', { object: aBoat })];
    expect(whyUnpayable(at(['a']), env(null), one, A)).toEqual({ rule: null });
    expect(whyUnpayable(at(['a', 'b']), env(null), one, A)).toBeNull();
  });

  describe('that a rule says pays nothing', () => {
    const unpaid: Policy['unpaid'] = (_game, { kind }) =>
      kind === 'land' ? 'tide' : kind === 'sink' ? 'whole' : null;

    test('cannot be paid: the first rule is told', () => {
      expect(whyUnpayable(at(['a', 'b'], { unpaid }), env(null), two)).toEqual({ rule: 'whole' });
      expect(whyUnpayable(at(['a', 'b'], { unpaid }), env(null), two.toReversed())).toEqual({ rule: 'tide' });
    });

    test('pays where the rule is switched off', () => {
      expect(whyUnpayable(at(['a', 'b'], { unpaid }, ['whole']), env(null), two)).toEqual({ rule: 'tide' });
      expect(whyUnpayable(at(['a', 'b'], { unpaid }, ['whole', 'tide']), env(null), two)).toBeNull();
      const landed = { kind: 'land' } as GameEvent;
      expect(unpaidBy(at([], { unpaid }), landed)).toBe('tide');
      expect(unpaidBy(at([], { unpaid }, ['tide']), landed)).toBeNull();
      expect(unpaidBy(at([]), landed)).toBeNull();
    });
  });
});
