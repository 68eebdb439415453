/** Magic: its rules in two versions, its language, its cards. */

import type { Self } from '../../language/language.js';
import { lazily, lookUp } from '../common/definition.js';
import type { Definition, WrittenCard } from '../definition.js';
import { backFace, FIELDS, traits } from './card.js';
import { REMEMBERED } from './casting/remembered.js';
import { TOLD } from './casting/told.js';
import { choosesCardType, ofCardType, saysChosenType } from './entering/chosen-type.js';
import { backOf } from './entering/face.js';
import { ofGiver } from './entering/linked-choice.js';
import { JAPANESE_LINES, JAPANESE_WORDS } from './japanese.js';
import { magicLanguage } from './language/language.js';
import { ownCounter } from './permanent/counted.js';
import { RULES } from './rule.js';
import { magicRules } from './ruleset.js';
import { UNCITED } from './subrule.js';
import { readTypeLine } from './type.js';

/** What a text calls its own object: its most telling card type. */
function nounOf(types: readonly string[]): string {
  return (
    ['creature', 'planeswalker', 'land', 'artifact', 'enchantment', 'plane'].find((type) =>
      types.includes(type),
    ) ?? 'permanent'
  );
}

const language = lazily(magicLanguage);

function self({ name, type }: Pick<WrittenCard, 'name' | 'type'>): Self {
  const types = readTypeLine(type).type;
  const spell = types.includes('instant') || types.includes('sorcery');
  return { name, noun: spell ? 'spell' : nounOf(types), spell };
}

/** Magic: its rules (2026 and 2013), its language, and what its cards and scenarios can say. */
export const magic: Definition = {
  ...magicRules,
  rulebook: { ...magicRules.rulebook, rule: lookUp(RULES, { ja: JAPANESE_LINES }) },
  words: { ...magicRules.words, ja: JAPANESE_WORDS },
  language,
  sections: [{ version: '2026', numbers: ['614', '615', '616'], uncited: UNCITED }],
  fields: FIELDS,
  traits,
  otherSide: backFace,
  otherTraits: backOf,
  self,
  given: (card, _, abilities) => {
    const linked = abilities.map(ofGiver);
    if (!linked.some(saysChosenType)) return linked;
    const all = language().read(card.text, self(card));
    return all.some((piece) => piece.abilities.some(choosesCardType)) ? linked.map(ofCardType) : linked;
  },
  objectFields: ['counters', 'damage', 'faceDown', 'attachedTo', 'token', 'chose'],
  ownCounter,
  links: ['attacks', 'blocks'],
  counts: TOLD,
  remembers: [...TOLD, ...Object.values(REMEMBERED), 'move>exile'],
  sayType: 'Sorcery',
  textTypes: ['Creature', 'Artifact', 'Enchantment', 'Land', 'Planeswalker', 'Sorcery'],
};
