/** Yu-Gi-Oh!: its rules by the official card database, its language, its cards. */

import type { Rulebook } from '../../rulebook/rulebook.js';
import { lazily, lookUp } from '../common/definition.js';
import type { Definition } from '../definition.js';
import { ACTIONS } from './action.js';
import { FIELDS, traits } from './card.js';
import { CATALOGUE } from './catalogue.js';
import { JAPANESE_LINES, JAPANESE_WORDS } from './japanese.js';
import { yugiohLanguage } from './language.js';
import { POLICY } from './policy.js';
import { RULES, VERSIONS } from './rule.js';
import { QUIET, WORDS } from './words.js';
import { ZONE_WORDS } from './zone.js';

const rulebook: Rulebook = {
  game: 'yugioh',
  name: 'Yu-Gi-Oh!',
  versions: VERSIONS,
  rule: lookUp(RULES, { ja: JAPANESE_LINES }),
  catalogue: CATALOGUE,
  policy: () => POLICY,
  expand: () => null,
  actions: ACTIONS,
};

export const yugioh: Definition = {
  rulebook,
  language: lazily(yugiohLanguage),
  rules: Object.keys(RULES),
  fields: FIELDS,
  traits,
  self: ({ name, type }) => {
    // A Normal Spell or Trap does what it says as it resolves; any other has effects that go on.
    const types = type.toLowerCase().split(/\s+/);
    const lasting = ['monster', 'continuous', 'field', 'equip'].some((word) => types.includes(word));
    return { name, noun: 'card', spell: !lasting };
  },
  words: { en: WORDS, ja: JAPANESE_WORDS },
  quiet: QUIET,
  zoneWords: ZONE_WORDS,
  valueWords: { lp: 'lp' },
  statusWords: {
    defense: 'defense',
    'normal summoned': 'normal summoned',
    /** It was Set before it lay as it lies now: face-down is said by `faceDown`. */
    'was set': 'set',
    'special summoned': 'special summoned',
  },
  objectFields: ['faceDown', 'attachedTo', 'token', 'chose'],
  sayType: 'Spell',
  textTypes: ['Effect Monster', 'Spell'],
  aims: 'target',
};
