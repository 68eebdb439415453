/** Harbour, a game of ships and gales: a rulebook of one's own, from end to end. */

import type { Definition } from 'instead';
import { type ActionRule, endOfTurn, IT, lazily, lookUp, say, speaking, type Words } from 'instead/rulebook';
import { CATALOGUE, ZONE_WORDS } from './catalogue.js';
import { harbourLanguage } from './language.js';
import { POLICY } from './policy.js';
import { RULES, VERSIONS } from './rule.js';

const ACTIONS: { readonly [verb: string]: ActionRule } = {
  launch: {
    needs: ['object'],
    from: ['hand'],
    steps: (game, action) => ({
      do: [{ do: 'act', act: { event: 'launch', object: IT } }, { do: 'settle' }],
      env: speaking(game, action),
    }),
  },
  say,
  turn: endOfTurn,
};

const WORDS: Words = {
  events: {
    sink: '{object} <sink>',
    put: '{object} <be> put into {to}',
    'put>hand': '{object} <be> returned to {to}',
    launch: '{object} <be> launched',
    moor: '{object} <be> moored',
    resolve: '{object} <resolve>',
    'end turn': 'the turn <end>',
  },
  zones: { harbour: 'the harbour', deep: 'deep', hand: 'hand' },
  statuses: { moored: ['moored', 'adrift'] },
  traits: { type: 'types' },
  actions: { launch: '{player} <launch> {object}', turn: 'the turn ends' },
};

export const harbour: Definition = {
  rulebook: {
    game: 'harbour',
    name: 'Harbour',
    versions: VERSIONS,
    rule: lookUp(RULES),
    catalogue: CATALOGUE,
    policy: () => POLICY,
    expand: () => null,
    actions: ACTIONS,
  },
  language: lazily(harbourLanguage),
  rules: Object.keys(RULES),
  fields: {},
  traits: ({ name, type }) => ({
    traits: { name: [name], type: type.toLowerCase().split(/\s+/) },
    faults: [],
  }),
  self: ({ name, type }) => {
    const gale = type.toLowerCase() === 'gale';
    return { name, noun: gale ? 'gale' : 'ship', spell: gale };
  },
  words: { en: WORDS },
  quiet: ['resolve', 'end turn'],
  zoneWords: ZONE_WORDS,
  valueWords: {},
  statusWords: { moored: 'moored' },
  objectFields: [],
  sayType: 'Gale',
  textTypes: ['Ship', 'Gale'],
  aims: 'choose',
};
