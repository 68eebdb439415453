/** The words of Yu-Gi-Oh! and what they mean. */

import type { Catalogue } from '../../rulebook/catalogue.js';
import { EVENTS } from './event.js';
import { REGIONS, ZONES } from './zone.js';

const PILES = ['hand', 'deck', 'extra deck', 'gy', 'banished', 'materials', 'resolving'];

export const CATALOGUE: Catalogue = {
  zones: ZONES,
  regions: REGIONS,
  sorts: {
    permanent: { zones: ['monsters'] },
    card: { zones: [...REGIONS.field, ...PILES] },
    material: { zones: ['materials'] },
  },
  traits: {
    name: { is: 'words' },
    type: { is: 'words' },
    attribute: { is: 'words' },
    race: { is: 'words' },
    keyword: { is: 'words' },
    /** A family of cards is told by their names: "Burning Abyss". */
    family: {
      is: 'words',
      has: ({ traits }, family) =>
        Array.isArray(traits?.name) &&
        (traits.name as readonly string[]).some((name) => name.includes(family)),
    },
    level: { is: 'number' },
    rank: { is: 'number' },
    link: { is: 'number' },
    atk: { is: 'number', known: isMonster },
    def: { is: 'number', known: (view) => isMonster(view) && !hasType(view, 'link') },
  },
  events: EVENTS,
  measures: {},
  relations: {
    /** An arrow of a Link Monster points to the zone that the card is in. The board says which. */
    'pointed to by': (game, object, to) =>
      to.some((id) => game.table.position.objects[id]?.linked['points to']?.includes(object.id) ?? false),
    'material of': (_game, object, to) =>
      object.zone === 'materials' && object.host !== null && to.includes(object.host),
  },
  choices: {},
  // A face-down card has no name and no type that anything could ask for.
  concealed: ({ status }) =>
    status.includes('face down') ? { name: [], type: [], attribute: [], race: [] } : null,
  arrival: (_game, object, _to, controller) => ({
    controller,
    status: [],
    counters: {},
    chosen: {},
    copy: object.copy,
    along: [],
    links: {},
  }),
  layer: (op) => (op.op === 'value' ? 2 : op.op === 'modify' ? 3 : 1),
  intrinsic: () => [],
  consequences: () => [],
  kept: () => [],
};

interface Seen {
  readonly traits: { readonly [trait: string]: unknown } | null;
}

function hasType({ traits }: Seen, type: string): boolean {
  return Array.isArray(traits?.type) && traits.type.includes(type);
}

function isMonster(view: Seen): boolean {
  return hasType(view, 'monster');
}
