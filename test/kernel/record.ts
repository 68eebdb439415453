/** Records of the invented game, to try parts of the kernel by themselves: events, an action, words, the use of an effect. */

import type { AbilityKey, EffectKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import type { Action } from '../../src/position/action.js';
import type { Env, Use } from '../../src/position/env.js';
import type { GameEvent } from '../../src/position/event.js';

/** Something happens by a rule, to no boat. */
export const BY_RULE: GameEvent = {
  kind: 'wave',
  player: 0 as PlayerId,
  object: null,
  share: null,
  other: null,
  from: null,
  to: null,
  amount: null,
  detail: null,
  cause: { manner: 'rule', player: null, source: null, ability: null },
};

/** The first boat would sink. */
export const EVENT: GameEvent = {
  ...BY_RULE,
  kind: 'sink',
  object: 0 as ObjectId,
  from: 'river',
  cause: { ...BY_RULE.cause, manner: 'effect' },
};

/** The first player does something, to no boat. */
export const ACTION: Action = {
  verb: 'use',
  by: 0 as PlayerId,
  object: null,
  other: null,
  words: null,
  amount: null,
  manner: null,
  place: 0,
  responses: [],
};

/** The first player's words. */
export const ENV: Env = {
  you: 0 as PlayerId,
  source: null,
  stint: 0,
  ability: 'a#1' as AbilityKey,
  refs: [],
  event: null,
  uses: [],
  manner: 'effect',
};

export function use(effect: string, part: Use['part'] = 'outcome'): Use {
  return { effect: effect as EffectKey, ability: 'a#1' as AbilityKey, part };
}
