/** Yu-Gi-Oh! once its cards are read: its rules, and how it is said in English what happens. */

import type { Rulebook } from '../../rulebook/rulebook.js';
import { lookUp } from '../common/definition.js';
import type { Ruleset } from '../definition.js';
import { ACTIONS } from './action.js';
import { CATALOGUE } from './catalogue.js';
import { POLICY } from './policy.js';
import { cite, RULES, VERSIONS } from './rule.js';
import { GIVEN_BACK } from './state/control.js';
import { STANDING } from './summoning/summon.js';
import { WHENCE } from './summoning/summoned.js';
import { SUMMONED_AGAIN, summonedFrom, WAS_SET } from './word.js';
import { QUIET, WORDS } from './words.js';
import { ZONE_WORDS } from './zone.js';

const rulebook: Rulebook = {
  game: 'yugioh',
  name: 'Yu-Gi-Oh!',
  versions: VERSIONS,
  rule: lookUp(RULES),
  catalogue: CATALOGUE,
  policy: () => POLICY,
  expand: () => null,
  standing: () => [...STANDING, ...GIVEN_BACK],
  actions: ACTIONS,
};

export const yugiohRules: Ruleset = {
  rulebook,
  rules: Object.keys(RULES),
  words: { en: WORDS },
  quiet: QUIET,
  absent: [cite('not-there'), cite('must-stay')],
  zoneWords: ZONE_WORDS,
  valueWords: { lp: 'lp' },
  statusWords: {
    defense: 'defense',
    'normal summoned': 'normal summoned',
    /** It was Set before it lay as it lies now: face-down is said by `faceDown`. */
    'was set': WAS_SET,
    'special summoned': 'special summoned',
    'tribute summoned': 'tribute summoned',
    'fusion summoned': 'fusion summoned',
    'ritual summoned': 'ritual summoned',
    'synchro summoned': 'synchro summoned',
    'xyz summoned': 'xyz summoned',
    'link summoned': 'link summoned',
    'pendulum summoned': 'pendulum summoned',
    'gemini summoned': SUMMONED_AGAIN,
    ...Object.fromEntries(WHENCE.map((zone) => [summonedFrom(zone), summonedFrom(zone)])),
    'continuous spell': 'continuous spell',
    'effects negated': 'effects negated',
  },
  aims: 'target',
};
