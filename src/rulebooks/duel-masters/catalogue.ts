/** The words of Duel Masters and what they mean. */

import { wordsOf } from '../../evaluate/condition/test.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import type { TraitValue } from '../../position/card.js';
import type { Catalogue } from '../../rulebook/catalogue.js';
import { PLAIN, plainArrival } from '../common/catalogue.js';
import { hasColoring } from './civilization.js';
import { CROSSING_RELATIONS } from './crossing.js';
import { EVENTS } from './event.js';
import { isA } from './type.js';
import { ZONES } from './zone.js';

const ANYWHERE = ['battle', 'hand', 'deck', 'graveyard', 'mana', 'shields', 'pending', 'under', 'linked'];

/** What an object remembers from its arrival. */
function remembered(link: string): Catalogue['relations'][string] {
  return (game, object, to) =>
    to.some((id) => game.table.position.objects[id]?.linked[link]?.includes(object.id) ?? false);
}

function isAmong(words: TraitValue | undefined, word: string): boolean {
  return Array.isArray(words) && words.includes(word);
}

export const CATALOGUE: Catalogue = {
  // Continuous effects apply together (608.1).
  ...PLAIN,
  // Whoever puts it there, a card is in its owner's part of the battle zone: nobody takes another's creatures.
  arrival: (_game, object) => plainArrival(object, object.owner),
  zones: ZONES,
  regions: {},
  epithets: true,
  sorts: {
    permanent: { zones: ['battle'] },
    card: { zones: ANYWHERE },
    spell: { zones: ['pending'], word: { trait: 'type', is: 'spell' } },
    shield: { zones: ['shields'] },
  },
  traits: {
    name: { is: 'words' },
    type: { is: 'words' },
    race: { is: 'words' },
    civilization: { is: 'words' },
    coloring: { is: 'words', has: hasColoring },
    keyword: { is: 'words' },
    /** What a text means by a name with capitals: a card of that name, or of that race. */
    called: {
      is: 'words',
      has: ({ traits }, word) => [traits?.name, traits?.race].some((words) => isAmong(words, word)),
    },
    cost: { is: 'number', known: () => true },
    power: {
      is: 'number',
      adds: true,
      known: (card) => isA(card, 'creature'),
    },
  },
  events: EVENTS,
  measures: {},
  relations: {
    ...CROSSING_RELATIONS,
    /** Is that card, or linked to it. */
    'part of': (_game, { id, host, zone }, to) =>
      to.includes(id) || (zone === 'linked' && host !== null && to.includes(host)),
    /** Lies under that card. */
    under: (_game, object, to) => object.zone === 'under' && object.host !== null && to.includes(object.host),
    /** "Another ...", of a card that says its own name. */
    'namesake of': (game, object, to) => {
      const names = wordsOf(game, viewOf(game, object.id), 'name');
      return to.some((id) => wordsOf(game, viewOf(game, id), 'name').some((name) => names.includes(name)));
    },
    /** Is one of those. */
    among: (_game, { id }, to) => to.includes(id),
    /** Was that shield before it was put into the hand. */
    'was shield': (_game, { id, zone }, to) => zone === 'hand' && to.includes(id),
    /** "The chosen shield": chosen as the object was put into the battle zone. */
    'chosen by': remembered('chosen'),
    /** "Its shields": put there as the object was put into the battle zone. */
    'put by': remembered('move>shields'),
  },
  choices: {},
};
