/** Riftbound once its cards are read: its rules, and how it is said in English what happens. */

import type { Rulebook } from '../../rulebook/rulebook.js';
import { lookUp } from '../common/definition.js';
import type { Ruleset } from '../definition.js';
import { ACTIONS } from './action.js';
import { CATALOGUE } from './catalogue.js';
import { DOMAINS } from './domain.js';
import { expand } from './keyword.js';
import { STANDING } from './object/might.js';
import { TALLIES } from './playing/tally.js';
import { policyOf } from './policy.js';
import { cite, RULES, VERSIONS, type Version } from './rule.js';
import { POINTS, TURNS, VICTORY } from './value.js';
import { COURSE, QUIET, WORDS } from './words.js';
import { ZONE_WORDS } from './zone.js';

const rulebook: Rulebook = {
  game: 'riftbound',
  name: 'Riftbound',
  versions: VERSIONS,
  rule: lookUp(RULES),
  catalogue: CATALOGUE,
  policy: (version) => policyOf(version as Version),
  expand,
  standing: () => STANDING,
  actions: ACTIONS,
};

export const riftboundRules: Ruleset = {
  rulebook,
  rules: Object.keys(RULES),
  absent: [cite('not-there')],
  zoneWords: ZONE_WORDS,
  words: { en: WORDS },
  quiet: QUIET,
  course: COURSE,
  // What a player can spend: energy, and power of each domain.
  valueWords: {
    energy: 'energy',
    xp: 'xp',
    [POINTS]: POINTS,
    [VICTORY]: VICTORY,
    [TURNS]: TURNS,
    ...Object.fromEntries(DOMAINS.map((domain) => [domain.toLowerCase(), domain.toLowerCase()])),
    // What has happened this turn before the scenario begins.
    ...Object.fromEntries(Object.values(TALLIES).map((tally) => [tally, tally])),
  },
  statusWords: {
    exhausted: 'exhausted',
    buffed: 'buffed',
    empowered: 'empowered',
    stunned: 'stunned',
    attacking: 'attacking',
    defending: 'defending',
    /** A battlefield that nobody controls. */
    uncontrolled: 'uncontrolled',
    /** Lies in Banishment by having been replaced. */
    replaced: 'replaced',
  },
  aims: 'choose',
};
