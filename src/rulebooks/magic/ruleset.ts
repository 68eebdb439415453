/** Magic once its cards are read: its rules, and how it is said in English what happens. */

import type { Rulebook } from '../../rulebook/rulebook.js';
import { lookUp } from '../common/definition.js';
import type { Ruleset } from '../definition.js';
import { ACTIONS } from './action.js';
import { MANA } from './casting/mana.js';
import { CATALOGUE } from './catalogue.js';
import { expand } from './keyword.js';
import { policyOf } from './policy.js';
import { cite, RULES, VERSIONS, type Version } from './rule.js';
import { STANDING } from './standing.js';
import { EXTRA_TURNS } from './turn/extra.js';
import { TALLIES } from './turn/this-turn.js';
import { COURSE, QUIET, WORDS } from './words.js';
import { ZONE_WORDS } from './zone.js';

const rulebook: Rulebook = {
  game: 'magic',
  name: 'Magic',
  versions: VERSIONS,
  rule: lookUp(RULES),
  catalogue: CATALOGUE,
  policy: (version) => policyOf(version as Version),
  expand,
  actions: ACTIONS,
  standing: (version) => STANDING[version as Version],
};

export const magicRules: Ruleset = {
  rulebook,
  rules: Object.entries(RULES).flatMap(([key, versions]) =>
    Object.values(versions).some(({ number }) => number !== '') ? [key] : [],
  ),
  words: { en: WORDS },
  quiet: QUIET,
  course: COURSE,
  absent: [cite('not-there')],
  zoneWords: ZONE_WORDS,
  valueWords: {
    life: 'life',
    poison: 'poison',
    'starting life total': 'starting life total',
    [EXTRA_TURNS]: EXTRA_TURNS,
    ...Object.fromEntries(TALLIES.map((tally) => [tally, tally])),
    ...Object.fromEntries(Object.values(MANA).map((value) => [value, value])),
  },
  statusWords: { tapped: 'tapped', attacking: 'attacking', commander: 'commander', monstrous: 'monstrous' },
  aims: 'target',
};
