/** Equip Spells: a face-up monster is targeted as one is activated, and is equipped with it as it resolves. */

import type { SpellAbility } from '../../../ability/ability.js';
import { describes } from '../../../evaluate/condition/test.js';
import { envOf } from '../../../evaluate/env.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import { actsIn } from '../acts.js';
import { cite } from '../rule.js';
import { isFaceDown } from '../state/hidden.js';
import { MAY_BEAR } from '../word.js';

const MONSTER = 0;

/** A monster is targeted, and equipped. */
const EQUIPS: SpellAbility = {
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

/** What an Equip Spell does beside its text; one that says itself what it is equipped to, once that is summoned, does only that. */
export function equippingOf({ type, text }: { type: string; text: string }): readonly SpellAbility[] {
  const types = type.toLowerCase().split(/\s+/);
  return types.includes('equip') && types.includes('spell') && !SAYS_ITSELF.test(text) ? [EQUIPS] : [];
}

const SAYS_ITSELF = /\bequip (?:it|them|this card|that [a-z]+)\b|\bby targeting\b|\bthen target\b/i;

/** @throws {Withheld} of an Equip Spell that says itself what it is equipped to */
export function mustBeFollowed(game: Game, { card }: GameObject): void {
  const equips = game.table.registry
    .ofCard(card)
    .some(
      ({ ability }) =>
        ability.ability === 'spell' && actsIn(ability.do).some(({ event }) => event === 'equip'),
    );
  if (!equips)
    withhold(
      'action/not-followed',
      'What an Equip Spell is equipped to that says so itself is not followed.',
      'Begin with the card on the field, attached to its monster.',
    );
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
