/** The words of Riftbound and what they mean. */

import type { Catalogue } from '../../rulebook/catalogue.js';
import { PLAIN } from '../common/catalogue.js';
import { EVENTS } from './event.js';
import { wasAddedBy } from './object/creating.js';
import {
  isAmong,
  isAt,
  isAtBattlefieldOf,
  isAttached,
  isHere,
  isTopmost,
  players,
  tags,
} from './object/relation.js';
import { arrival } from './playing/arrival.js';
import { FACTS } from './playing/fact.js';
import { TALLIES } from './playing/tally.js';
import { SCORED_BEFORE } from './value.js';
import { BOARD, ZONES } from './zone.js';

const ANYWHERE = Object.keys(ZONES);

export const CATALOGUE: Catalogue = {
  ...PLAIN,
  zones: ZONES,
  regions: { board: BOARD },
  epithets: true,
  sorts: {
    permanent: { zones: [...BOARD, 'legends'] },
    card: { zones: ANYWHERE, is: ({ token }) => !token },
    spell: { zones: ['chain'], word: { trait: 'type', is: 'spell' } },
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
      // Less than 0 is taken as 0 (143.2.b).
      least: 0,
    },
  },
  events: EVENTS,
  measures: {},
  relations: {
    added: wasAddedBy,
    attached: isAttached,
    topmost: isTopmost,
    among: isAmong,
    at: isAt,
    here: isHere,
    'battlefield of': isAtBattlefieldOf,
  },
  choices: {
    tag: tags,
    [SCORED_BEFORE]: players,
  },
  facts: FACTS,
  isControlled: ({ status }) => !status.includes('uncontrolled'),
  tallies: Object.values(TALLIES),
  notes: Object.values(TALLIES),
  // A hidden card shows nothing.
  concealed: ({ status }) =>
    status.includes('face down') ? { name: [], type: [], domain: [], tag: [] } : null,
  // Units enter exhausted (143.4).
  arrival,
  // A buff gives 1 Might (703).
  intrinsic: (_game, { status }) =>
    status.includes('buffed') ? [{ op: 'modify', trait: 'might', by: 1 }] : [],
};
