/** Yu-Gi-Oh!: its rules by the official card database, its language, its cards. */

import { lazily, lookUp } from '../common/definition.js';
import type { Definition } from '../definition.js';
import { equippingOf } from './activating/equipping.js';
import { whenActivated } from './activating/timed.js';
import { FIELDS, traits } from './card.js';
import { JAPANESE_LINES, JAPANESE_WORDS } from './japanese.js';
import { yugiohLanguage } from './language/language.js';
import { puttingBack } from './put-back.js';
import { outright } from './replacing/outright.js';
import { RULES } from './rule.js';
import { yugiohRules } from './ruleset.js';
import { ROOM } from './summoning/room.js';
import { whereverItIs } from './summoning/unsummoned.js';
import {
  ACTIVATED_ONCE,
  BY_ITSELF,
  GEMINI_RULE,
  LEAVES_IF,
  ONLY_IF,
  SKIPS_BATTLES,
  TARGETS,
} from './word.js';

/** Yu-Gi-Oh!: its rules (2026), its language, and what its cards and scenarios can say. */
export const yugioh: Definition = {
  ...yugiohRules,
  rulebook: { ...yugiohRules.rulebook, rule: lookUp(RULES, { ja: JAPANESE_LINES }) },
  words: { ...yugiohRules.words, ja: JAPANESE_WORDS },
  language: lazily(yugiohLanguage),
  fields: FIELDS,
  traits,
  self: ({ name, type }) => ({ name, noun: 'card', spell: !lasts(type) }),
  given: ({ type, text }, _, abilities) => {
    const all = abilities.map(outright).map(puttingBack);
    return lasts(type) ? all.map(whereverItIs) : all.flatMap((ability) => whenActivated(ability, text));
  },
  beside: equippingOf,
  objectFields: ['counters', 'faceDown', 'attachedTo', 'token', 'chose'],
  links: ['points to', TARGETS],
  room: ROOM,
  noteWords: {
    limit: 'limit on how often it is used',
    ...Object.fromEntries(
      Object.keys(ACTIVATED_ONCE).map((note) => [note, 'limit on how often it is activated']),
    ),
    [ONLY_IF]: 'condition of its activation',
    [BY_ITSELF]: 'Special Summon from the hand that is not activated',
    [SKIPS_BATTLES]: 'limit on the attacks of its player',
    [GEMINI_RULE]: 'rule of Gemini monsters',
    ...Object.fromEntries(Object.keys(LEAVES_IF).map((note) => [note, 'what it leaves the field by'])),
    equips: 'condition of what it is equipped to',
    'gained once per turn': 'limit on how often it is gained, taken as kept',
    legality: 'what it lets be done, taken as legal',
  },
  sayType: 'Spell',
  textTypes: ['Effect Monster', 'Spell'],
};

/** A Normal Spell or Trap does what it says as it resolves; any other has effects that go on. */
function lasts(type: string): boolean {
  const types = type.toLowerCase().split(/\s+/);
  return ['monster', 'continuous', 'field', 'equip'].some((word) => types.includes(word));
}
