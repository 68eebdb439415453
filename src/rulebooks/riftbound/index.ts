/** Riftbound: its rules in two versions, its language, its cards. */

import type { Rulebook } from '../../rulebook/rulebook.js';
import { lazily, lookUp } from '../common/definition.js';
import type { Definition } from '../definition.js';
import { ACTIONS } from './action.js';
import { DOMAINS, FIELDS, traits } from './card.js';
import { CATALOGUE } from './catalogue.js';
import { JAPANESE_LINES, JAPANESE_WORDS } from './japanese.js';
import { expand } from './keyword.js';
import { riftboundLanguage } from './language.js';
import { policyOf } from './policy.js';
import { RULES, VERSIONS, type Version } from './rule.js';
import { QUIET, WORDS } from './words.js';
import { ZONE_WORDS } from './zone.js';

const rulebook: Rulebook = {
  game: 'riftbound',
  name: 'Riftbound',
  versions: VERSIONS,
  rule: lookUp(RULES, { ja: JAPANESE_LINES }),
  catalogue: CATALOGUE,
  policy: (version) => policyOf(version as Version),
  expand,
  actions: ACTIONS,
};

/** Replacement effects and the events that they look at, and the action to replace. */
const SECTIONS = ['367', '368', '369', '370', '371', '372', '373', '374', '375', '438'];

export const riftbound: Definition = {
  rulebook,
  language: lazily(riftboundLanguage),
  rules: Object.keys(RULES),
  sections: [{ version: '1.4', numbers: SECTIONS, uncited: [] }],
  fields: FIELDS,
  traits,
  self: ({ name, type }) => {
    const types = type.toLowerCase().split(/\s+/);
    const noun = ['unit', 'gear', 'legend', 'battlefield', 'spell'].find((word) => types.includes(word));
    return { name, noun: noun ?? 'card', spell: noun === 'spell' };
  },
  zoneWords: ZONE_WORDS,
  words: { en: WORDS, ja: JAPANESE_WORDS },
  quiet: QUIET,
  // What a player can spend: energy, and power of each domain.
  valueWords: {
    energy: 'energy',
    ...Object.fromEntries(DOMAINS.map((domain) => [domain.toLowerCase(), domain.toLowerCase()])),
  },
  statusWords: {
    exhausted: 'exhausted',
    buffed: 'buffed',
    attacking: 'attacking',
    defending: 'defending',
    /** A battlefield that nobody controls. */
    uncontrolled: 'uncontrolled',
    /** Lies in Banishment by having been replaced. */
    replaced: 'replaced',
  },
  objectFields: ['damage', 'faceDown', 'attachedTo', 'at', 'token', 'chose'],
  sayType: 'Spell',
  textTypes: ['Unit', 'Gear', 'Legend', 'Battlefield', 'Spell'],
  aims: 'choose',
};
