/** Duel Masters: its rules in two versions, its language, its cards. */

import type { Rulebook } from '../../rulebook/rulebook.js';
import { lazily, lookUp } from '../common/definition.js';
import type { Definition } from '../definition.js';
import { ACTIONS } from './action.js';
import { FIELDS, otherSide, traits } from './card.js';
import { CATALOGUE } from './catalogue.js';
import { called } from './form.js';
import { JAPANESE_LINES, JAPANESE_WORDS } from './japanese.js';
import { expand } from './keyword.js';
import { duelMastersLanguage } from './language.js';
import { policyOf } from './policy.js';
import { RULES, VERSIONS } from './rule.js';
import { QUIET, WORDS } from './words.js';
import { ZONE_WORDS } from './zone.js';

const rulebook: Rulebook = {
  game: 'duel-masters',
  name: 'Duel Masters',
  versions: VERSIONS,
  rule: lookUp(RULES, { ja: JAPANESE_LINES }),
  catalogue: CATALOGUE,
  policy: (_version, date) => policyOf(date),
  expand,
  called,
  actions: ACTIONS,
};

export const duelMasters: Definition = {
  rulebook,
  language: lazily(duelMastersLanguage),
  rules: Object.keys(RULES),
  sections: [{ version: '1.50', numbers: ['609'], uncited: [] }],
  fields: FIELDS,
  traits,
  otherSide,
  self: ({ name, type }) => {
    const spell = type.toLowerCase().includes('spell');
    return { name, noun: spell ? 'spell' : 'creature', spell };
  },
  words: { en: WORDS, ja: JAPANESE_WORDS },
  quiet: QUIET,
  zoneWords: ZONE_WORDS,
  valueWords: {},
  statusWords: { tapped: 'tapped' },
  objectFields: ['chose', 'attachedTo'],
  sayType: 'Spell',
  textTypes: ['Creature', 'Spell'],
  aims: 'choose',
};
