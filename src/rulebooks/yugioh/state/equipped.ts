/** Monsters that are equipped to others: they lie there as Equip Spells, and have no effects of a monster. */

import type { Ability } from '../../../ability/ability.js';
import type { StaticOp } from '../../../ability/static.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import { concernsItself } from '../../../table/watch.js';
import { printedTypes } from '../type.js';

/** What becomes of a monster that is an Equip Card. */
export const EQUIPPED: readonly StaticOp[] = [
  { op: 'set', trait: 'attribute', values: [] },
  { op: 'set', trait: 'race', values: [] },
  { op: 'lose', abilities: 'printed' },
];

export function isEquippedMonster(game: Game, object: GameObject): boolean {
  const { zone, host, card } = object;
  return zone === 'spells' && host !== null && printedTypes(game, card).includes('monster');
}

/**
 * What a monster says of being equipped, and what is activated elsewhere or since it has left, applies to it as an Equip
 * Card. Of what is not understood nobody knows.
 */
export function appliesEquipped(ability: Ability): boolean {
  if (SAYS_SO.test(JSON.stringify(ability))) return true;
  switch (ability.ability) {
    case 'triggered':
      return ability.zone !== undefined || (ability.colon === true && concernsItself(ability));
    case 'static':
    case 'activated':
    case 'replacement':
    case 'cannot':
    case 'keyword':
      return ability.zone !== undefined;
    default:
      return true;
  }
}

const SAYS_SO = /"equipped with"|"noun":"Equip |"unread"|is not understood/;
