/** When a Deck is shuffled: a card comes to it, save to its top or bottom, or it was looked through for one that leaves it. */

import type { Ability } from '../../ability/ability.js';
import type { Test } from '../../ability/reference.js';
import { isIn } from '../../evaluate/condition/test.js';
import { textOf } from '../../evaluate/object/printed.js';
import { zonesNamed } from '../../evaluate/reference/selection.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { underWay } from './chain/chain.js';

const DECK = 'deck';

/** Whose Deck a card is about to leave for which that is looked through; null where it is not. */
export function searchedIn(game: Game, { object: id, to, cause }: GameEvent): PlayerId | null {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (object?.zone !== DECK || to?.zone === DECK) return null;
  const searches = abilitiesOf(game, cause).some((ability) => looksThrough(game, ability));
  return searches ? object.owner : null;
}

/** Shuffles the Decks that a card has come to, or has left. */
export function shuffleDecks(hands: Hands, { to }: GameEvent, left: PlayerId | null): void {
  if (left !== null) hands.shuffle(DECK, left);
  if (to?.zone === DECK && to.at === null && to.holder !== null) hands.shuffle(DECK, to.holder);
}

/** By whose words it is done; what pays for a card is done by the words of the card that is being activated. */
function abilitiesOf(game: Game, { ability, manner }: GameEvent['cause']): readonly Ability[] {
  if (ability !== null) return [game.table.registry.ability(ability)];
  if (manner !== 'cost') return [];
  const object: ObjectId | null = underWay(game).at(-1)?.object ?? null;
  return textOf(game, object).map((one) => one.ability);
}

const known = new WeakMap<Ability, boolean>();

/** Whether what a text has its player do speaks of cards in a Deck other than by their place in it. */
function looksThrough(game: Game, ability: Ability): boolean {
  const found = known.get(ability) ?? speaksOfDeck(game, partsDone(ability));
  known.set(ability, found);
  return found;
}

function partsDone(ability: Ability): unknown {
  return Object.entries(ability).flatMap(([part, of]) => (DONE.includes(part) ? [of] : []));
}

const DONE = ['do', 'cost', 'outcome', 'optional'];

function speaksOfDeck(game: Game, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isInDeck(game, value) || Object.values(value).some((part) => speaksOfDeck(game, part));
}

/** "A card from your Deck", "from your hand or Deck". */
function isInDeck(game: Game, words: { readonly what?: unknown; readonly described?: unknown }): boolean {
  if (words.what !== 'some') return false;
  const { adjectives = [], which = [] } = words.described as { adjectives?: Test[]; which?: Test[] };
  return zonesNamed([...adjectives, ...which]).some(({ zone }) => isIn(game, DECK, zone));
}
