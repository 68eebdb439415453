/** Auras that enchant players (303.4a, 702.5d): a Curse is attached to a player, which no rule of permanents looks at. */

import type { Ability, KeywordAbility } from '../../../ability/ability.js';
import type { Referent, Who } from '../../../ability/reference.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { ENCHANT_OPPONENT, ENCHANT_PLAYER, LOOSE } from './attaching.js';

/** The word by which the Aura remembers its player, by name. */
export const ENCHANTED = 'enchanted player';

export const ON_PLAYER: { readonly [kind: string]: EventRule } = {
  [ENCHANT_PLAYER]: {
    happen: (hands, { object, player }) => {
      const name = hands.game.table.position.players[player ?? -1]?.name;
      if (object === null || name === undefined) return false;
      hands.choose(object, ENCHANTED, { word: name });
      hands.status(object, LOOSE, false);
      return true;
    },
  },
};

/** It targets the player as a spell, and is attached to them as it resolves (303.4a, 608.3c); null for any other keyword. */
export function enchantingPlayer({ keyword }: KeywordAbility): readonly Ability[] | null {
  if (keyword !== ENCHANT_PLAYER && keyword !== ENCHANT_OPPONENT) return null;
  const of = keyword === ENCHANT_PLAYER ? 'player' : 'opponent';
  return [
    {
      ability: 'spell',
      do: [
        {
          do: 'act',
          act: { event: ENCHANT_PLAYER, object: { what: 'this' }, by: { who: 'target', of, as: 0 } },
        },
      ],
    },
  ];
}

/** The player whom the text's Aura enchants. */
export function enchantedPlayer(as: Referent): Who {
  return { who: 'chosen', kinds: [ENCHANTED], as };
}
