/** What an object is before anything changes it. */

import type { TraitValue } from '../position/card.js';
import type { GameObject } from '../position/object.js';
import type { Game } from '../rulebook/game.js';
import type { View } from '../table/view.js';
import { joinedWith } from './joined.js';

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

/** The words of a value; none where it is a number or there is none. */
export function wordList(value: TraitValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
