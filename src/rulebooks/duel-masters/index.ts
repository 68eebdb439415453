/** Duel Masters: its rules in two versions, its language, its cards. */

import { lazily, lookUp } from '../common/definition.js';
import type { Definition } from '../definition.js';
import { FIELDS, otherSide, traits } from './card.js';
import { JAPANESE_LINES, JAPANESE_WORDS } from './japanese.js';
import { duelMastersLanguage } from './language/language.js';
import { RULES } from './rule.js';
import { duelMastersRules } from './ruleset.js';

/** Duel Masters: its rules (1.50 and 1.20), its language, and what its cards and scenarios can say. */
export const duelMasters: Definition = {
  ...duelMastersRules,
  rulebook: { ...duelMastersRules.rulebook, rule: lookUp(RULES, { ja: JAPANESE_LINES }) },
  words: { ...duelMastersRules.words, ja: JAPANESE_WORDS },
  language: lazily(duelMastersLanguage),
  sections: [{ version: '1.50', numbers: ['609'], uncited: [] }],
  fields: FIELDS,
  traits,
  otherSide,
  self: ({ name, type }) => {
    const spell = type.toLowerCase().includes('spell');
    return { name, noun: spell ? 'spell' : 'creature', spell };
  },
  remembers: ['chosen', 'move>shields'],
  objectFields: ['chose', 'attachedTo'],
  sayType: 'Spell',
  textTypes: ['Creature', 'Spell'],
};
