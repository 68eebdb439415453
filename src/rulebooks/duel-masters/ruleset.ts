/** Duel Masters once its cards are read: its rules, and how it is said in English what happens. */

import type { Rulebook } from '../../rulebook/rulebook.js';
import { lookUp } from '../common/definition.js';
import type { Ruleset } from '../definition.js';
import { ACTIONS } from './action.js';
import { CAME } from './attacking.js';
import { CATALOGUE } from './catalogue.js';
import { called } from './form.js';
import { expand } from './keyword.js';
import { policyOf } from './policy.js';
import { RULES, VERSIONS } from './rule.js';
import { COURSE, QUIET, WORDS } from './words.js';
import { ZONE_WORDS } from './zone.js';

const rulebook: Rulebook = {
  game: 'duel-masters',
  name: 'Duel Masters',
  versions: VERSIONS,
  rule: lookUp(RULES),
  catalogue: CATALOGUE,
  policy: policyOf,
  expand,
  called,
  actions: ACTIONS,
};

export const duelMastersRules: Ruleset = {
  rulebook,
  rules: Object.keys(RULES),
  words: { en: WORDS },
  quiet: QUIET,
  course: COURSE,
  zoneWords: ZONE_WORDS,
  valueWords: {},
  statusWords: { tapped: 'tapped', [CAME]: CAME },
  aims: 'choose',
};
