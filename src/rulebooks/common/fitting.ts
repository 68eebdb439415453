/** Whether what an action names is what it is done with: where it lies, what it is, whose it is. */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { ObjectId, Zone } from '../../ground/id.js';
import type { Action } from '../../position/action.js';
import type { TraitValue } from '../../position/card.js';
import type { GameObject } from '../../position/object.js';
import { type Game, isField } from '../../rulebook/game.js';
import { mustBeTheirs } from './theirs.js';

/** What an object must be to have something done with it. What is not said may be anything. */
export interface Fit {
  /** It is in one of these zones. */
  readonly zones?: readonly Zone[];
  /** It has one of these types. */
  readonly is?: readonly string[];
  /** It has none of these types. */
  readonly not?: readonly string[];
  /** It is controlled by the player who acts, or by another. */
  readonly whose?: 'own' | 'other';
  /** It has this status. */
  readonly status?: string;
  /** It has none of these statuses. */
  readonly without?: readonly string[];
  /** All of that, in the words of a problem: "what is summoned is a creature". */
  readonly said: string;
}

/** What the objects that an action names would have to be, in words, where one of them is not; null where they are. */
export function misfit(game: Game, action: Action, fit: Fit, beside?: Fit): string | null {
  const { object, other } = action;
  const it = objectAt(game, object);
  // That only its controller does that is said by the action itself, with who that is.
  if (it && fit.whose === undefined && isField(game, it.zone) && it.controller !== action.by) return null;
  if (!fits(game, action, object, fit)) return fit.said;
  if (beside && other !== null && (other === object || !fits(game, action, other, beside)))
    return beside.said;
  return null;
}

/**
 * The same of a card that is used.
 * @throws {Withheld} `action/not-yours` of one that only another player sees: a text may let somebody use it nevertheless
 */
export function misused(game: Game, action: Action, fit: Fit): string | null {
  const said = misfit(game, action, fit);
  const zone = objectAt(game, action.object)?.zone;
  if (said === null && zone !== undefined && game.catalogue.zones[zone]?.seen === 'owner')
    mustBeTheirs(game, action, action.verb);
  return said;
}

function fits(game: Game, { by }: Action, id: ObjectId | null, fit: Fit): boolean {
  const object = objectAt(game, id);
  if (!object) return true;
  const { zones, is, not, whose, status, without } = fit;
  if (zones && !zones.includes(object.zone)) return false;
  if (whose !== undefined && (object.controller === by) !== (whose === 'own')) return false;
  if (status !== undefined && !object.status.includes(status)) return false;
  if (without?.some((one) => object.status.includes(one))) return false;
  if (!is && !not) return true;
  const sides = typesOf(game, object);
  // Of a card that nobody knows, nobody knows that it is something else.
  return sides.length === 0 || sides.some((types) => isOfType(types, fit));
}

function isOfType(types: readonly string[], { is, not = [] }: Fit): boolean {
  return (!is || is.some((type) => types.includes(type))) && !not.some((type) => types.includes(type));
}

/** The types of an object; off the field also those of the other side, as which its card can be used. */
function typesOf(game: Game, { id, card, zone }: GameObject): readonly (readonly string[])[] {
  const { position } = game.table;
  const now = viewOf(game, id).traits;
  const back = card === null ? undefined : position.cards[card]?.other;
  const others = back === undefined || game.catalogue.zones[zone]?.field ? null : position.cards[back];
  return [now?.type, others?.traits.type].flatMap((type) => (isWords(type) ? [type] : []));
}

function isWords(value: TraitValue | undefined): value is readonly string[] {
  return Array.isArray(value);
}

function objectAt({ table }: Game, id: ObjectId | null): GameObject | undefined {
  return id === null ? undefined : table.position.objects[id];
}
