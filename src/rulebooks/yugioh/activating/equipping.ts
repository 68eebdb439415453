/** Equip Spells: a face-up monster is targeted as one is activated, and is equipped with it as it resolves. */

import type { SpellAbility } from '../../../ability/ability.js';
import { describes } from '../../../evaluate/condition/test.js';
import { envOf } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../../ground/id.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import { cite } from '../rule.js';
import { isFaceDown } from '../state/hidden.js';
import { MAY_BEAR } from '../word.js';

const MONSTER = 0;

/** What every Equip Spell does as it is activated, whatever else it says. */
export const EQUIPS: SpellAbility = {
  ability: 'spell',
  do: [
    {
      do: 'choose',
      what: {
        what: 'some',
        quantity: { how: 'exactly', amount: 1 },
        target: true,
        described: {
          head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' },
          which: [{ test: 'relation', relation: MAY_BEAR, to: { what: 'this' } }],
        },
        as: MONSTER,
      },
    },
    {
      do: 'act',
      act: { event: 'equip', object: { what: 'that', of: MONSTER, said: 'it' }, other: { what: 'this' } },
    },
  ],
};

/** Whether a type line is that of an Equip Spell. */
export function isEquipSpell(type: string): boolean {
  const types = type.toLowerCase().split(/\s+/);
  return types.includes('equip') && types.includes('spell');
}

export const BEARING = {
  /** A face-up monster, to which the card may be equipped by what it says itself. */
  [MAY_BEAR]: (game: Game, { id, zone, status }: GameObject, to: readonly ObjectId[]): boolean =>
    zone === 'monsters' &&
    !isFaceDown(status) &&
    to.some((card) =>
      game.table.registry
        .ofCard(objectOf(game, card).card)
        .every(
          ({ ability }) =>
            ability.ability !== 'note' ||
            !ability.equips ||
            describes(game, envOf(objectOf(game, card)), ability.equips, viewOf(game, id)),
        ),
    ),
};

export const EQUIPPING: { readonly [kind: string]: EventRule } = {
  equip: {
    impossible: (game, { object }) => {
      const { zone = '', status = [] } = object === null ? {} : objectOf(game, object);
      return zone === 'monsters' && !isFaceDown(status) ? null : cite('not-there');
    },
    happen: (hands, { object, other }) => {
      if (object === null || other === null) return false;
      hands.attach(other, object);
      return true;
    },
  },
};
