/**
 * "The exiled cards", "cards exiled with this creature": those that another ability of the same object has exiled (607.2a).
 * What an object has exiled as it entered is remembered, also once it has left; what it exiles later is not.
 */

import type { Ability } from '../../../ability/ability.js';
import { isAnywhere, type Words } from '../../../ability/anywhere.js';
import type { ObjectId } from '../../../ground/id.js';
import { once } from '../../../ground/once.js';
import { withhold } from '../../../ground/problem.js';
import type { Env } from '../../../position/env.js';
import { type GameObject, printedOn } from '../../../position/object.js';
import { type Game, objectOf } from '../../../rulebook/game.js';

/**
 * Whether an object has been exiled with one of these.
 * @throws {Withheld} `rule/not-modelled` where what they have exiled is not remembered
 */
export function isExiledWith(game: Game, object: GameObject, to: readonly ObjectId[], env: Env): boolean {
  return to.some((id) => exiledWith(game, id, env).includes(object.id));
}

function exiledWith(game: Game, id: ObjectId, { source, stint }: Env): readonly ObjectId[] {
  const now = objectOf(game, id);
  const isMeant = id !== source || now.stint === stint;
  const object = isMeant ? now : now.was?.object.stint === stint ? now.was.object : null;
  const exiled = object?.linked['move>exile'];
  if (exiled) return exiled;
  if (!object || game.table.registry.ofCard(printedOn(object)).some(({ ability }) => exilesLater(ability)))
    withhold(
      'rule/not-modelled',
      'What an object has exiled is remembered here only where it did so as it entered the battlefield.',
      'Write it beside the object: `chose: { move>exile: [ ... ] }`, with the names that what lies in exile has by `as`.',
    );
  return [];
}

/** Whether an ability exiles something at another time than as its object enters. */
const exilesLater = once(
  (ability: Ability): boolean => ability.ability !== 'replacement' && isAnywhere(ability, leadsToExile),
);

function leadsToExile({ to }: Words): boolean {
  return typeof to === 'object' && to !== null && 'zone' in to && to.zone === 'exile';
}
