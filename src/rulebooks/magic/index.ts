/** Magic: its rules in two versions, its language, its cards. */

import type { Rulebook } from '../../rulebook/rulebook.js';
import { lazily, lookUp } from '../common/definition.js';
import type { Definition } from '../definition.js';
import { ACTIONS } from './action.js';
import { FIELDS, traits } from './card.js';
import { CATALOGUE } from './catalogue.js';
import { JAPANESE_LINES, JAPANESE_WORDS } from './japanese.js';
import { expand } from './keyword.js';
import { magicLanguage } from './language.js';
import { policyOf } from './policy.js';
import { RULES, VERSIONS, type Version } from './rule.js';
import { UNCITED } from './subrule.js';
import { readTypeLine } from './type.js';
import { QUIET, WORDS } from './words.js';
import { ZONE_WORDS } from './zone.js';

const rulebook: Rulebook = {
  game: 'magic',
  name: 'Magic',
  versions: VERSIONS,
  rule: lookUp(RULES, { ja: JAPANESE_LINES }),
  catalogue: CATALOGUE,
  policy: (version) => policyOf(version as Version),
  expand,
  actions: ACTIONS,
};

/** What a text calls its own object: its most telling card type. */
function nounOf(types: readonly string[]): string {
  return (
    ['creature', 'planeswalker', 'land', 'artifact', 'enchantment', 'plane'].find((type) =>
      types.includes(type),
    ) ?? 'permanent'
  );
}

export const magic: Definition = {
  rulebook,
  language: lazily(magicLanguage),
  rules: Object.keys(RULES),
  sections: [{ version: '2026', numbers: ['614', '615', '616'], uncited: UNCITED }],
  fields: FIELDS,
  traits,
  self: ({ name, type }) => {
    const types = readTypeLine(type).type;
    const spell = types.includes('instant') || types.includes('sorcery');
    return { name, noun: spell ? 'spell' : nounOf(types), spell };
  },
  words: { en: WORDS, ja: JAPANESE_WORDS },
  quiet: QUIET,
  zoneWords: ZONE_WORDS,
  valueWords: { life: 'life', poison: 'poison' },
  statusWords: { tapped: 'tapped' },
  objectFields: ['counters', 'damage', 'faceDown', 'token', 'chose'],
  sayType: 'Sorcery',
  textTypes: ['Creature', 'Artifact', 'Enchantment', 'Land', 'Planeswalker', 'Sorcery'],
  aims: 'target',
};
