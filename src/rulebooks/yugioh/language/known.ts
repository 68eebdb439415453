/** Words that name no event of their own: who, what, which, where, and what something is. */

import { ATTRIBUTES, RACES } from '../card.js';

const WORDS = `
  a the this that those these it its itself them they their you your yours opponent opponent's player players owner
  controller card cards card(s) monster monsters monster(s) spell trap traps spells effect effects token tokens counter
  counters counter(s) pendulum ritual fusion synchro xyz link normal gemini union spirit toon tuner non-tuner equip
  continuous quick-play field level rank type attribute archetype name names main deck extra hand gy graveyard zone zones
  zone(s) face-up face-down attack defense position atk def
  with without by of to from in into on at under for and/or or and as while if when during before after except other
  another any all each both either only only's same different exactly least more less fewer higher lower than between
  up one 1 no not non- except and also already still
  is are was were be been being has have had control controls controlled own owns owned can't
  would turn turns next time first each own way effect(s) special once per chain instead original originally
  phase main step battle-phase equipped treated attached face points main monster's even any's because due cost using used's
  mentions twice odd even scale non-pendulum non-token non-tuner two
  possesses possess quickly direct but there who whose which involving opposing destroying
  lp life amount increases ever current currently number every lowest highest equal combined
`;

export const KNOWN: ReadonlySet<string> = new Set([
  ...WORDS.split(/\s+/).filter((word) => word !== ''),
  ...[...ATTRIBUTES, ...RACES].flatMap((word) => word.toLowerCase().split(' ')),
]);
