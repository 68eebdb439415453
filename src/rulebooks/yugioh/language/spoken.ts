/** Of which events words speak, each of them as widely as can be. */

import type { Act } from '../../../ability/act.js';
import { PUT_BACK, TARGET } from '../word.js';
import { KNOWN } from './known.js';

/** The events of which these words can speak, each of them as widely as can be; null where a word is not known. */
export function eventsIn(words: string): Act[] | null {
  if (STATES.test(words)) return null;
  return found(EVENTS, ` ${words} `.replace(WAS, ' '));
}

/** The events of which these sayings speak; null where anything else may be said. */
export function spokenOf(sayings: Sayings, words: string): Act[] | null {
  return found(sayings, ` ${words} `.replace(WAS, ' ').replace(DESCRIBED, ' '), SAYS);
}

/** How events are spoken of. */
type Sayings = readonly (readonly [RegExp, ...Act[]])[];

function found(sayings: Sayings, words: string, not?: RegExp): Act[] | null {
  const acts: Act[] = [];
  let rest = words;
  for (const [pattern, ...found] of sayings) {
    const without = rest.replace(pattern, ' ');
    if (without === rest) continue;
    acts.push(...found);
    rest = without;
  }
  const unknown = rest.split(/\s+/).filter((word) => word !== '' && !isKnown(word));
  return unknown.length > 0 || not?.test(rest) ? null : unique(acts);
}

function unique(found: readonly Act[]): Act[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** What is so, or is done to a number, said beside what happens: "equipped or destroyed", "on the field, or a monster attacks". */
const STATES =
  / (?:equipped|attached|increases?) or | or (?:attached|equipped) |\b(?:is|are) on the field , or /;

/** What only tells which are meant. */
const DESCRIBED = / (?:that|which|who) (?:is|are|has|have)(?= )| whose (?:[a-z-]+ ){1,3}(?:is|are)(?= )/g;
/** What says something of what it stands beside. */
const SAYS = / (?:is|are|be|been|being|has|have|had|owns?|would|can't|treated) /;

/** What has been done before. */
const WAS =
  / (?:was|were|had) (?:[a-z-]+ ){0,4}?(?:summoned|destroyed|sent|banished|discarded|tributed|added|placed|flipped|set|detached|returned) /g;

function isKnown(word: string): boolean {
  return KNOWN.has(word) || /^[\d.,;/"+]+$|^'s$/.test(word);
}

const kinds = (...events: string[]): Act[] => events.map((event) => ({ event }));
const SUMMONS = kinds(
  'normal summon',
  'special summon',
  'flip summon',
  'gemini summon',
  'fusion summon',
  'ritual summon',
  'pendulum summon',
);
const SUMMONING = kinds('attempt summon', 'attempt normal summon', 'set');
const ATTACK = kinds('declare attack', 'battle', 'direct attack');
const ANYWHERE = kinds('move', 'discard', 'tribute', 'detach');
const TO_GY: Act = { event: 'move', to: { zone: 'gy' } };
const NEXT_TURN = kinds('end turn');

/** Verbs, and the events that they can speak of. The longer ones stand first. */
const EVENTS: Sayings = [
  [/ (?:attack|defense) position /g],
  [/ targeted for a attack /g, ...ATTACK],
  [/ (?:before|after|during) damage calculation /g, ...ATTACK, ...kinds('after damage calculation')],
  [/ (?:start|end) of the damage step /g, ...ATTACK, ...kinds('end damage step', 'conclude attack')],
  [/ damage step /g],
  [/ battle phase /g, ...ATTACK, ...kinds('end phase', 'end turn')],
  [/ end phases? /g, ...kinds('end phase', 'end turn')],
  [/ (?:standby|draw) phases? /g, ...NEXT_TURN, ...kinds('normal draw')],
  [/ (?:battle|effect) damage /g, ...kinds('damage')],
  [/ (?:to|would) activate (?:(?! (?:and|or) )[^,.])*?effects? /g],
  [/ by battle /g],
  [
    / (?:normal |special |tribute |flip |fusion |ritual |synchro |xyz |link |pendulum |gemini )*summon(?:s|ed|\(s\))? /g,
    ...SUMMONS,
  ],
  [
    / (?:normal |special |tribute |flip |fusion |ritual |synchro |xyz |link |pendulum |gemini )*summon(?:s|ed|\(s\))? /g,
    ...SUMMONS,
  ],
  [/ destroy(?:s|ed)? /g, ...kinds('destroy')],
  [
    / (?:sends?|sent) (?=[^,]* gy )(?=(?:.*? from (?:the |your )?(?:hand|deck|field)(?: or (?:hand|deck|field))*)?(?!.* (?:hand|deck) ))/g,
    TO_GY,
  ],
  [/ (?:sends?|sent) /g, ...ANYWHERE],
  [/ banish(?:es|ed)? /g, ...kinds('move')],
  [/ (?:leaves?|left) the field /g, ...kinds('move', 'tribute', 'detach', 'destroy')],
  [
    / (?:return(?:s|ed)?|remov(?:ed?|ing)|add(?:s|ed)|shuffled|goes|placed) /g,
    ...ANYWHERE,
    ...kinds(PUT_BACK, 'remove counters', 'place counters'),
  ],
  [/ discard(?:s|ed)? /g, ...kinds('discard', 'move')],
  [/ tribute(?:s|d)? /g, ...kinds('tribute', 'move')],
  [/ (?:detach(?:es|ed|ing)?) /g, ...kinds('detach', 'move')],
  [/ (?:declares? (?:a )?(?:direct )?attack|attack (?:is )?declared|attacks?|attacked) /g, ...ATTACK],
  [/ (?:battles?|battled|battling) /g, ...ATTACK],
  [/ (?:takes?|took) (?=(?:[a-z0-9]+ ){0,3}damage )/g, ...kinds('damage')],
  [/ (?:damage|inflicts?) /g, ...kinds('damage')],
  [/ (?:spell|trap|spell \/ trap)(?: card)? is activated /g, ...kinds('activate')],
  [/ material(?:s|\(s\))? /g, ...kinds('detach', 'become material')],
  [/ flipped /g, ...kinds('flip', 'flip summon')],
  [/ (?:sets?) /g, ...kinds('set')],
];

/** What cannot happen, to whatever and by whatever: to be chosen for an attack is to be attacked. */
export const FORBIDDEN: Sayings = [
  [/ can't be targeted or destroyed (?=by )/g, ...kinds(TARGET, 'destroy')],
  [/ (?:can't be|is not|are not) destroyed(?= by | , |$| $)/g, ...kinds('destroy')],
  [/ can't (?:be targeted|target (?=.* )) ?(?=.* for (?:a )?attacks?(?: |$))/g, ...ATTACK],
  [/ for (?:a )?attacks?(?= |$)/g, ...ATTACK],
  [/ can't (?:declare (?:a )?attacks?|attack)(?: directly)?(?= |$)/g, ...ATTACK],
  [/ can't (?:be targeted (?=by |with )|target (?=.* (?:with|by) ))/g, ...kinds(TARGET)],
  [/ can't (?:normal |special )summon(?: or set)? (?=monsters )/g, ...SUMMONS, ...SUMMONING],
  [/ (?:attack|defense) position(?= )/g],
  [/ by battle(?= |$)/g],
  [/ (?:gains?|loses?) (?:\d+ )?(?=(?:atk|def) )/g],
  [
    / (?:atk|def|level|rank)(?: (?:\/|and|&) (?:atk|def))? (?:becomes?|(?:is|are) (?:increased|reduced|decreased|halved|doubled))(?= )/g,
  ],
  [/ (?:increase|decrease|reduce) the (?=(?:atk|def|level) )/g],
  [/ for each (?:[a-z-]+ ){0,3}counters? on(?= )/g],
  [/ materials? (?=attached )/g],
  [/ banished (?=(?:monster|card)s? )/g],
  [/ (?:difference|half|total|double|x|&|levels|attributes)(?= )/g],
];

/** What is said of numbers, among these. */
export const STATS =
  /\b(?:(?:gains?|loses?) (?:\d+ )?(?:atk|def)|(?:atk|def|level|rank)(?: (?:\/|and|&) (?:atk|def))? (?:become|is |are )|(?:increase|decrease|reduce) the (?:atk|def|level))/;
