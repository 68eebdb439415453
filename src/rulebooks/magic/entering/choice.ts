/** What may be chosen: a type, a colour, a name, a number, a player. Of open kinds, what the position can tell apart. */

import type { PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { type Card, isSaying, type Traits } from '../../../position/card.js';
import type { Catalogue } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { COLORS } from '../card.js';
import { ENCHANTED } from '../permanent/on-player.js';
import { isOut } from '../turn/remaining.js';
import { BASIC_LAND_TYPES, CARD_TYPES, CREATURE_TYPES } from '../type.js';
import { ANCHOR } from './anchor.js';

const opponents: Catalogue['choices'][string] = (game, { you }) => ({
  words: playersThere(game, (player) => player !== you),
  open: false,
});

export const CHOICES: Catalogue['choices'] = {
  'creature type': (game) => ({
    words: wordsThere(game, 'subtype').filter((type) => CREATURE_TYPES.includes(type)),
    open: true,
  }),
  'basic land type': () => ({ words: [...BASIC_LAND_TYPES], open: false }),
  'card type': (game) => ({
    words: wordsThere(game, 'type').filter((type) => type in CARD_TYPES),
    open: true,
  }),
  color: () => ({ words: Object.values(COLORS), open: false }),
  'card name': (game) => ({ words: namesThere(game, () => true), open: true }),
  'nonland card name': (game) => ({ words: namesThere(game, (is) => !is('land')), open: true }),
  'noncreature, nonland card name': (game) => ({
    words: namesThere(game, (is) => !is('creature') && !is('land')),
    open: true,
  }),
  'nonbasic land card name': (game) => ({
    words: namesThere(game, (is) => is('land') && !is('basic')),
    open: true,
  }),
  number: (game) => ({ words: numbersThere(game), open: true }),
  opponent: opponents,
  protector: opponents,
  player: (game) => ({ words: playersThere(game, () => true), open: false }),
  [ENCHANTED]: (game) => ({ words: playersThere(game, () => true), open: false }),
  // Each text that has one chosen says among which.
  [ANCHOR]: () => ({ words: [], open: true }),
};

function cardsThere(game: Game): Card[] {
  return Object.values(game.table.position.cards).filter(({ key }) => !isSaying(key));
}

function wordsOf(traits: Traits, trait: string): readonly string[] {
  const value = traits[trait];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

/** The words of a kind that the cards of a position have. */
function wordsThere(game: Game, trait: string): string[] {
  return [...new Set(flat(cardsThere(game), ({ traits }) => wordsOf(traits, trait)))].sort();
}

/** The names of cards that are, or are not, of some types. */
function namesThere(game: Game, fits: (is: (type: string) => boolean) => boolean): string[] {
  const names = flat(cardsThere(game), ({ traits }) => {
    const types = [...wordsOf(traits, 'type'), ...wordsOf(traits, 'supertype')];
    return fits((type) => types.includes(type)) ? wordsOf(traits, 'name') : [];
  });
  return [...new Set(names)].sort();
}

/** The numbers by which the cards of a position can be told apart. */
function numbersThere(game: Game): string[] {
  const numbers = flat(cardsThere(game), ({ traits }) =>
    flat(['mana value', 'power', 'toughness'], (trait) => {
      const value = traits[trait];
      return value === undefined || Array.isArray(value) ? [] : [String(value)];
    }),
  );
  return [...new Set(numbers)].sort((a, b) => Number(a) - Number(b));
}

function playersThere({ table }: Game, fits: (player: PlayerId) => boolean): string[] {
  return flat(table.position.players, (one) => (fits(one.id) && !isOut(one) ? [one.name] : []));
}
