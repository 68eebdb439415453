/** What few objects have of cards: what several that are one have together, and what a card has that lies face down. */

import { type Amount, add } from '../../ground/amount.js';
import type { CardKey } from '../../ground/id.js';
import type { TraitValue } from '../../position/card.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { Keyed } from '../../table/registry.js';
import type { View } from '../../table/view.js';
import { wordList } from './printed.js';

/** What cards are that are one object: whatever each of them is and has. */
export function joinedWith(game: Game, view: View, key: CardKey): View {
  const { catalogue, table } = game;
  const card = table.position.cards[key];
  if (!card) return view;
  const traits: { [trait: string]: TraitValue } = { ...view.traits };
  for (const [trait, value] of Object.entries(card.traits)) {
    const now = traits[trait];
    if (now === undefined) traits[trait] = value;
    else if (Array.isArray(now)) traits[trait] = [...new Set([...now, ...wordList(value)])];
    else if (catalogue.traits[trait]?.adds && !Array.isArray(value)) {
      traits[trait] = add(now as Amount, value as Amount);
    } else {
      traits[trait] = {
        unread: `What ${trait} cards have that are one object together is not known.`,
        unsettled: true,
      };
    }
  }
  return { ...view, traits, abilities: [...view.abilities, ...table.registry.ofCard(key)] };
}

/** What of a card's text its object has though it lies face down. */
export function bared(game: Game, card: CardKey | null): readonly Keyed[] {
  const { bares } = game.catalogue;
  if (!bares || isOff(game, bares.rule)) return [];
  return game.table.registry.ofCard(card).filter(({ ability }) => bares.is(ability));
}
