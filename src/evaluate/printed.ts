/** What an object is before anything changes it. */

import { type Amount, add } from '../ground/amount.js';
import type { CardKey } from '../ground/id.js';
import type { TraitValue } from '../position/card.js';
import type { GameObject } from '../position/object.js';
import type { Game } from '../rulebook/game.js';
import type { View } from '../table/view.js';

/** What is printed, or copied. Of an unknown card nothing is known. */
export function printed(game: Game, object: GameObject): View {
  const key = object.copy ? object.copy.card : object.card;
  const card = key === null ? undefined : game.table.position.cards[key];
  const concealed = game.catalogue.concealed(object);
  if (concealed) return { object, traits: concealed, abilities: [] };
  if (!card) return { object, traits: null, abilities: [] };
  const own: View = { object, traits: card.traits, abilities: game.table.registry.ofCard(card.key) };
  return object.joined.reduce((view, other) => joinedWith(game, view, other), own);
}

/** What cards are that are one object: whatever each of them is and has. */
function joinedWith(game: Game, view: View, key: CardKey): View {
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
    }
  }
  return { ...view, traits, abilities: [...view.abilities, ...table.registry.ofCard(key)] };
}

/** The words of a value; none where it is a number or there is none. */
export function wordList(value: TraitValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
