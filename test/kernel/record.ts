/** Records of the invented game, to try parts of the kernel by themselves: an event, words, the use of an effect. */

import type { AbilityKey, EffectKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import type { Env, Use } from '../../src/position/env.js';
import type { GameEvent } from '../../src/position/event.js';

/** The first boat would sink. */
export const EVENT: GameEvent = {
  kind: 'sink',
  player: 0 as PlayerId,
  object: 0 as ObjectId,
  share: null,
  other: null,
  from: 'river',
  to: null,
  amount: null,
  detail: null,
  cause: { manner: 'effect', player: null, source: null, ability: null },
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
