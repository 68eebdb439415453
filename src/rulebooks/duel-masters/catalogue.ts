/** The words of Duel Masters and what they mean. */

import type { Catalogue } from '../../rulebook/catalogue.js';
import { PLAIN } from '../common/catalogue.js';
import { EVENTS } from './event.js';
import { ZONES } from './zone.js';

const ANYWHERE = ['battle', 'hand', 'deck', 'graveyard', 'mana', 'shields', 'pending'];

export const CATALOGUE: Catalogue = {
  // Continuous effects apply together (608.1).
  ...PLAIN,
  zones: ZONES,
  regions: {},
  sorts: {
    permanent: { zones: ['battle'] },
    card: { zones: ANYWHERE },
    spell: { zones: ['pending'] },
    shield: { zones: ['shields'] },
  },
  traits: {
    name: { is: 'words' },
    type: { is: 'words' },
    race: { is: 'words' },
    civilization: { is: 'words' },
    keyword: { is: 'words' },
    cost: { is: 'number', known: () => true },
    power: {
      is: 'number',
      known: ({ traits }) => Array.isArray(traits?.type) && traits.type.includes('creature'),
    },
  },
  events: EVENTS,
  measures: {},
  relations: {
    /** "The chosen shield": chosen as the object was put into the battle zone. */
    'chosen by': (game, object, to) =>
      to.some((id) => game.table.position.objects[id]?.linked.chosen?.includes(object.id) ?? false),
  },
  choices: {},
};
