/** Riftbound: its rules in two versions, its language, its cards. */

import { lazily, lookUp } from '../common/definition.js';
import type { Definition } from '../definition.js';
import { FIELDS, traits } from './card.js';
import { JAPANESE_LINES, JAPANESE_WORDS } from './japanese.js';
import { riftboundLanguage } from './language/language.js';
import { repeated } from './language/repeated.js';
import { withWording } from './language/wording.js';
import { bonus, given, whole } from './object/equipment.js';
import { RULES } from './rule.js';
import { riftboundRules } from './ruleset.js';
import { UNCITED } from './subrule.js';

/** Replacement effects and the events that they look at, and the action to replace. */
const SECTIONS = ['367', '368', '369', '370', '371', '372', '373', '374', '375', '438'];

const language = lazily(riftboundLanguage);

/** Riftbound: its rules (1.4 and 1.3), its language, and what its cards and scenarios can say. */
export const riftbound: Definition = {
  ...riftboundRules,
  rulebook: { ...riftboundRules.rulebook, rule: lookUp(RULES, { ja: JAPANESE_LINES }) },
  words: { ...riftboundRules.words, ja: JAPANESE_WORDS },
  language,
  sections: [{ version: '1.4', numbers: SECTIONS, uncited: UNCITED }],
  fields: FIELDS,
  traits,
  whole,
  given: (card, line, abilities) =>
    repeated(card, given(card, line, withWording(language(), card, line, abilities))),
  beside: bonus,
  self: ({ name, type }) => {
    const types = type.toLowerCase().split(/\s+/);
    const noun = ['unit', 'gear', 'legend', 'battlefield', 'spell'].find((word) => types.includes(word));
    return { name, noun: noun ?? 'card', spell: noun === 'spell' };
  },
  nobodys: 'uncontrolled',
  objectFields: ['damage', 'faceDown', 'attachedTo', 'at', 'token', 'chose'],
  noteWords: {
    'costs less': 'lower cost, taken as paid',
    'plays from trash': 'permission',
    'units move here from anywhere': 'permission',
    'not chosen by enemies': 'prohibition',
  },
  sayType: 'Spell',
  textTypes: ['Unit', 'Gear', 'Legend', 'Battlefield', 'Spell'],
};
