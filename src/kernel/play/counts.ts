/** Where the uses of a limited effect are counted, and how many there may be. */

import type { Ability } from '../../ability/ability.js';
import type { AbilityKey, EffectKey } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import { countedUnder } from './limited.js';
import { eachKey, pointsCount } from './points.js';

/** An ability at work. */
export interface Used {
  readonly key: AbilityKey;
  readonly ability: Ability;
  readonly env: Env;
}

/** A place where uses are counted, and how many there may be. */
export interface Count {
  readonly key: string;
  readonly most: number;
  /** How much one use takes, where that is not one. */
  readonly takes?: number;
}

/** Where the uses of an effect are counted: for itself, for each object that it would affect, by its card's name. */
export function* countsOf(game: Game, used: Used, effect: EffectKey, event: GameEvent): Generator<Count> {
  const turn = `@${game.table.position.turn.number}`;
  const { limit } = used.ability;
  switch (limit?.limit) {
    case 'next':
      yield { key: effect, most: 1 };
      break;
    case 'first':
      yield { key: `${eachKey(game, used.ability, effect, event)}${turn}`, most: limit.times ?? 1 };
      break;
    case 'times':
      yield { key: `${effect}${turn}`, most: limit.times };
      break;
    case 'points':
      yield pointsCount(game, used, limit.points, effect, event);
      break;
    default:
  }
  const limited = game.table.registry.limitedBy(used.key);
  if (limited)
    yield { key: countedUnder(game, limited, used.key, effect, used.env.you), most: limited.times ?? 1 };
}
