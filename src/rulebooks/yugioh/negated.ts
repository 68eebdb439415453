/** Monsters whose effects are negated: what of their text applies all the same, and what is not worked out. */

import type { Ability, Replacement } from '../../ability/ability.js';
import type { StaticOp } from '../../ability/static.js';
import type { ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Candidate } from '../../rulebook/policy.js';
import { concernsItself } from '../../table/watch.js';
import { isNotUnderstood } from './unknown.js';
import { EFFECTS_NEGATED } from './word.js';
import { isOnField } from './zone.js';

/** What is done to a card by being negated. */
export const NEGATING: readonly StaticOp[] = [{ op: 'lose', abilities: 'printed' }];

/**
 * Effects that just apply do not. What a card is always treated as is none; where it goes by its own text when it leaves
 * the field it goes all the same (Q&A 23417). An effect that is activated could be, and would come to nothing on the field.
 */
export function isSwitchedOff(ability: Ability): boolean {
  // Nobody knows whether what is not understood is an effect.
  if (ability.ability !== 'triggered' && isNotUnderstood(ability)) return false;
  switch (ability.ability) {
    case 'replacement':
      return !sendsItself(ability);
    case 'static':
      return ability.zone !== '*';
    case 'triggered':
      return ability.colon !== true;
    case 'cannot':
    case 'keyword':
      return true;
    default:
      return false;
  }
}

/** Whether a text says where its own card goes. */
function sendsItself(ability: Replacement): boolean {
  return ability.watch.event === 'move' && concernsItself(ability);
}

function isNegatedThere({ table }: Game, id: ObjectId | null): boolean {
  const object = id === null ? undefined : table.position.objects[id];
  return object !== undefined && isOnField(object.zone) && object.status.includes(EFFECTS_NEGATED);
}

/**
 * @throws {Withheld} where the card says of itself where it goes, other than by leaving the field, and its effects are
 *   negated: no answer says whether it goes there
 */
export function mustLeave(game: Game, event: GameEvent | undefined, { ability, source }: Candidate): void {
  if (event?.kind !== 'move' || source !== event.object || !isNegatedThere(game, source)) return;
  if (sendsItself(ability) && ability.watch.to !== undefined)
    withhold(
      'rule/not-modelled',
      'Whether a card whose effects are negated goes where its own text sends it from the field is not worked out.',
    );
}

/** @throws {Withheld} where an effect would be activated of a card on the field whose effects are negated */
export function mustHaveEffects(game: Game, source: ObjectId | null): void {
  if (isNegatedThere(game, source))
    withhold(
      'rule/not-modelled',
      'What comes of it that an effect is activated which is negated is not worked out.',
    );
}
