/** The words of Riftbound and what they mean. */

import type { Catalogue } from '../../rulebook/catalogue.js';
import { PLAIN, plainArrival } from '../common/catalogue.js';
import { wasAddedBy } from './creating.js';
import { EVENTS } from './event.js';
import { FACTS } from './fact.js';
import { PAID, TALLIES } from './tally.js';
import { SCORED_BEFORE } from './value.js';
import { BOARD, ZONES } from './zone.js';

const ANYWHERE = Object.keys(ZONES);

export const CATALOGUE: Catalogue = {
  ...PLAIN,
  zones: ZONES,
  regions: { board: BOARD },
  sorts: {
    permanent: { zones: [...BOARD, 'legends'] },
    card: { zones: ANYWHERE, is: ({ token }) => !token },
    token: { zones: BOARD, is: ({ token }) => token },
  },
  traits: {
    name: { is: 'words' },
    type: { is: 'words' },
    domain: { is: 'words' },
    tag: { is: 'words' },
    keyword: { is: 'words' },
    energy: { is: 'number' },
    power: { is: 'number' },
    might: {
      is: 'number',
      known: ({ traits }) => Array.isArray(traits?.type) && traits.type.includes('unit'),
    },
  },
  events: EVENTS,
  measures: {},
  relations: {
    added: wasAddedBy,
    attached: (_game, object, to) => object.host !== null && to.includes(object.host),
    topmost: (game, object, to) => to.some((id) => game.table.position.objects[id]?.host === object.id),
    at: (_game, object, to) => object.at !== null && to.includes(object.at),
    // At the same battlefield, or in the same base; a battlefield is where it is.
    here: (game, object, to) =>
      to.some((id) => {
        const other = game.table.position.objects[id];
        if (!other || other.zone !== object.zone) return false;
        if (object.zone !== 'battlefields') return other.controller === object.controller;
        return (other.at ?? other.id) === (object.at ?? object.id);
      }),
  },
  choices: {
    tag: ({ table }) => {
      const words = Object.values(table.position.cards).flatMap(({ traits: { tag } }) => [tag ?? []].flat());
      return { words: [...new Set(words.map(String))].sort(), open: true };
    },
    [SCORED_BEFORE]: ({ table }) => ({ words: table.position.players.map(({ name }) => name), open: false }),
  },
  facts: FACTS,
  isControlled: ({ status }) => !status.includes('uncontrolled'),
  tallies: Object.values(TALLIES),
  // A hidden card shows nothing.
  concealed: ({ status }) =>
    status.includes('face down') ? { name: [], type: [], domain: [], tag: [] } : null,
  // Units enter exhausted (143.4).
  arrival: (game, object, _to, controller) => {
    const card = object.card === null ? undefined : game.table.position.cards[object.card];
    const type = card?.traits.type;
    const plain = plainArrival(
      object,
      controller,
      Array.isArray(type) && type.includes('unit') ? ['exhausted'] : [],
    );
    // What was paid beside its cost is remembered for as long as it is there.
    const paid = object.linked[PAID.additional];
    return paid ? { ...plain, links: { [PAID.additional]: paid } } : plain;
  },
  // A buff gives 1 Might (703).
  intrinsic: (_game, { status }) =>
    status.includes('buffed') ? [{ op: 'modify', trait: 'might', by: 1 }] : [],
};
