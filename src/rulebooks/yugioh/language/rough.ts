/**
 * What is not understood, but can only matter once something of a certain kind would happen: its frame is drawn wider than
 * what it says, never narrower. "If this card is sent from the Deck to your GY by a monster effect: ..." does not matter
 * as long as no card is sent to the GY. Of what stands before a colon every word must be known, so that no other event
 * can be meant; whatever more a text says only narrows when it applies.
 */

import type { Ability, Unread } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Condition } from '../../../ability/condition.js';
import { every } from '../../../ability/every.js';
import type { What } from '../../../ability/reference.js';
import type { StaticOp } from '../../../ability/static.js';
import type { Self } from '../../../language/language.js';
import { type Token, wordsIn } from '../../../language/token.js';
import { ORIGINAL } from '../card.js';
import { NOT_UNDERSTOOD } from '../unknown.js';
import { KNOWN } from './known.js';

/** The frame of a whole piece of text; null where it could matter at any time. */
export function roughFrame(tokens: readonly Token[], unread: Unread, self: Self): Ability[] | null {
  const said = spelled(tokens);
  const zone = ELSEWHERE.test(said) ? { zone: '*' } : {};
  const goesOn = continuous(said);
  if (self.spell) {
    // What such a card says of when it lies in the GY goes on there; anything else is done as it resolves.
    if (goesOn && FROM_GY.test(said)) return goesOn.map((one) => ({ ...made(one, unread), zone: '*' }));
    if (isUsed(said)) return [{ ability: 'activated', cost: [], do: [{ do: 'unread', unread }], zone: '*' }];
    const happens = FROM_GY.test(said) ? happening(said) : null;
    if (happens) return happens.map((one) => ({ ...made(one, unread), zone: '*' }));
    return goesOn || isTold(said) ? [{ ability: 'spell', do: [{ do: 'unread', unread }] }] : null;
  }
  const found = goesOn ?? happening(said);
  if (found) return found.map((one) => ({ ...made(one, unread), ...zone }));
  return isUsed(said) ? [{ ability: 'activated', cost: [], do: [{ do: 'unread', unread }], ...zone }] : null;
}

/** Of a card that does not stay on the field. */
const FROM_GY =
  /\b(?:this card from your gy|this card is in your gy|this card is sent to the gy|sent from the field to the gy)\b/;

/** Whether a sentence only goes on with what the one before it does. */
export function goesOn(before: string, text: string): boolean {
  return GOES_ON.test(text) && !/\b(?:equip|while)\b/i.test(before);
}

const GOES_ON =
  /^(?:\(?(?:it|they|that|those|these|then|after that|when you do|if you do|if summoned this way|if it does|transfer|this special summon|for the rest of this turn|you cannot special summon .*the turn you activate this effect|also)\b)/i;

/** In lower case, without what stands in parentheses, and with every name alike. */
function spelled(tokens: readonly Token[]): string {
  const words = tokens.map((token) => (token.kind === 'name' ? { ...token, word: NAME } : token));
  return wordsIn(words)
    .replace(/^\( quick effect \)/, 'quickly')
    .replace(/ \( quick effect \)/g, ' quickly')
    .replace(/ \([^()]*\)/g, '');
}

const NAME = '"';

/** It may speak of where its card lies elsewhere than on the field. */
const ELSEWHERE = /\b(?:this card|it) (?:is|was|would|leaves)\b|\b(?:hand|gy|deck|banish\w*)\b/;

/** What it looks at, or what it changes. */
type Rough =
  | { readonly shelf: 'replacement' | 'triggered'; readonly act: Act }
  | { readonly shelf: 'static'; readonly affects: What };

function made(rough: Rough, unread: Unread): Ability {
  if (rough.shelf === 'static') return { ability: 'static', affects: rough.affects, ops: unknown(unread) };
  const given: Condition = { if: 'fact', fact: NOT_UNDERSTOOD, about: unread.text };
  const does: [{ do: 'unread'; unread: Unread }] = [{ do: 'unread', unread }];
  if (rough.shelf === 'triggered') return { ability: 'triggered', on: rough.act, given, do: does };
  const outcome = { outcome: 'stand in' as const, do: does };
  return { ability: 'replacement', watch: rough.act, given, outcome, says: 'instead' };
}

/** What goes on while its card lies there; every part of it must be such. */
function continuous(text: string): Rough[] | null {
  const said = text.replace(/^while in (?:attack|defense) position : /, '');
  if (said.includes(' : ') || /\buntil\b|\bcan (?:also )?(?:attack|make)\b/.test(said) || OTHERS.test(said))
    return null;
  const held = withoutWhile(said);
  const found = held.split(/ , (?:also|and) (?!(?:if it does|if you do)\b)/).map((part) => goingOn(part));
  return found.some((one) => one === null) ? null : unique(found.flatMap((one) => one ?? []));
}

/** What it says of a monster that it has summoned, or of what has been targeted, lasts wherever its card is. */
const OTHERS = /\b(?:that|those) (?:[a-z]+ )?(?:monsters?|cards?|targets?) (?:can't|loses?|gains?)\b/;

/** "While ..., this card gains ...": what holds meanwhile only narrows it. */
function withoutWhile(said: string): string {
  const [, first = '', rest = ''] =
    /^((?:while|if) [^,]*) , (?=this card|the equipped|it |all |that |increase|monsters|your |face-up|if |any )(.*)$/.exec(
      said,
    ) ?? [];
  return rest !== '' && eventsIn(first)?.length === 0 ? rest : said;
}

function goingOn(said: string): Rough[] | null {
  if (ATTACKS.test(said)) return ATTACK.map((act) => ({ shelf: 'triggered', act }));
  if (STAT.test(said)) {
    if (/\b(?:can't|destroy|level is|attacks?|battles?|each time)\b/.test(said)) return null;
    return [{ shelf: 'static', affects: affected(said) }];
  }
  const found = said.match(
    /\bwould (?:ever )?[^,.:;]*|\b(?:is|are) (?:banished|returned|shuffled|removed|sent) [^,.]*/g,
  );
  if (found && /\binstead\b|\b(?:is|are) not destroyed\b/.test(said)) {
    const cut = found.map((one) => one.replace(/ (?:during|from) .*$/, ''));
    const acts = eventsOf(cut, WOULD_ITSELF.test(said) && !/\bwould\b.*\bwould\b/.test(said));
    return acts?.map((act) => ({ shelf: 'replacement', act })) ?? null;
  }
  if (/\bcan't be destroyed\b/.test(said) && !/\btarget|\bactivate/.test(said))
    return [{ shelf: 'replacement', act: { event: 'destroy' } }];
  if (/\b(?:battle|effect) damage\b/.test(said) && DAMAGE.test(said) && !MORE.test(said))
    return [{ shelf: 'replacement', act: { event: 'damage' } }];
  return null;
}

const DAMAGE =
  /\btakes? (?:no|any|twice|that|all)\b|\binstead\b|\bis halved\b|\binflicts? (?:equal|double)\b|\bdoubled?\b/;
const MORE = /\b(?:destroy|win|activates?)\b/;

/** What would happen: every verb that stands there must be known. */
function eventsOf(phrases: readonly string[], itself: boolean): Act[] | null {
  const acts = phrases.map((phrase) => eventsIn(phrase));
  if (acts.some((one) => !one || one.length === 0)) return null;
  return acts.flatMap((one) => one ?? []).map((act) => (itself ? toItself(act) : act));
}

/** "If this card would be destroyed", "if this card you control is sent to the GY": it happens to no other. */
const WOULD_ITSELF = /\b(?:if|when|time) this (?:face-up )?card (?:you control |on the field )*would be /;
const ITSELF =
  /^(?:once per turn , )?(?:if|when|each time) this (?:face-up )?card (?:you control |on the field )*(?:is|leaves) (?!.* (?:if|when|or (?:a|another|any|you|your)) )/;

function toItself(act: Act): Act {
  return { ...act, object: { what: 'this', noun: 'card' } };
}

function unique(found: readonly Rough[]): Rough[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** "When ...: ...", "Each time ..., ...": it waits for something to happen. */
function happening(said: string): Rough[] | null {
  if (/\bquickly\b/.test(said) || /\b(?:win the duel|instead)\b/.test(said.split(' : ')[0] ?? ''))
    return null;
  const opening = openingOf(said);
  const acts = opening === null ? null : eventsIn(opening);
  if (!acts || acts.length === 0) return null;
  const itself = opening !== null && ITSELF.test(opening);
  return unique(acts.map((act) => ({ shelf: 'triggered', act: itself ? toItself(act) : act })));
}

/** What stands before the colon, or before the comma where there is none. */
function openingOf(said: string): string | null {
  const colon = said.indexOf(' : ');
  if (/\bduring the turn\b/.test(said.slice(0, colon < 0 ? undefined : colon))) return null;
  if (colon >= 0) return OPENS.test(said) ? said.slice(0, colon) : null;
  const [, opening] =
    /^((?:once per turn , )?(?:when|if|each time|during|at|after) [^,]*?) , /.exec(said) ?? [];
  return opening ?? null;
}

const OPENS = /^(?:when|if|each time|during|at|after|before|while|once per (?:turn|chain) ,) /;

/** The events of which these words can speak, each of them as widely as can be; null where a word is not known. */
function eventsIn(words: string): Act[] | null {
  const acts: Act[] = [];
  let rest = ` ${words} `.replace(WAS, ' ');
  for (const [pattern, ...found] of EVENTS) {
    const without = rest.replace(pattern, ' ');
    if (without === rest) continue;
    acts.push(...found);
    rest = without;
  }
  const unknown = rest.split(/\s+/).filter((word) => word !== '' && !isKnown(word));
  return unknown.length > 0 ? null : acts;
}

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
const ATTACK = kinds('declare attack', 'battle', 'direct attack');
const ANYWHERE = kinds('move', 'discard', 'tribute', 'detach');
const TO_GY: Act = { event: 'move', to: { zone: 'gy' } };
const NEXT_TURN = kinds('end turn');

/** Verbs, and the events that they can speak of. The longer ones stand first. */
const EVENTS: readonly (readonly [RegExp, ...Act[]])[] = [
  [/ (?:attack|defense) position /g],
  [/ targeted for a attack /g, ...ATTACK],
  [/ (?:before|after|during) damage calculation /g, ...ATTACK, ...kinds('after damage calculation')],
  [/ (?:start|end) of the damage step /g, ...ATTACK, ...kinds('end damage step', 'conclude attack')],
  [/ damage step /g],
  [/ battle phase /g, ...ATTACK, ...kinds('end phase', 'end turn')],
  [/ end phases? /g, ...kinds('end phase', 'end turn')],
  [/ (?:standby|draw) phases? /g, ...NEXT_TURN, ...kinds('normal draw')],
  [/ (?:battle|effect) damage /g, ...kinds('damage')],
  [/ (?:to )?activate [^,.]*?effects? /g],
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
    / (?:sends?|sent) (?=[^,]* gy )(?![^,]* (?:to|into) (?:the |your |their )?(?:hand|deck|extra deck) )/g,
    TO_GY,
  ],
  [/ (?:sends?|sent) /g, ...ANYWHERE],
  [/ banish(?:es|ed)? /g, ...kinds('move')],
  [/ (?:leaves?|left) the field /g, ...kinds('move', 'tribute', 'detach', 'destroy')],
  [
    / (?:return(?:s|ed)?|remov(?:ed?|ing)|added|shuffled|goes|placed) /g,
    ...ANYWHERE,
    ...kinds('remove counters', 'place counters'),
  ],
  [/ discard(?:s|ed)? /g, ...kinds('discard', 'move')],
  [/ tribute(?:s|d)? /g, ...kinds('tribute', 'move')],
  [/ (?:detach(?:es|ed|ing)?) /g, ...kinds('detach', 'move')],
  [/ (?:declares? (?:a )?(?:direct )?attack|attack (?:is )?declared|attacks?|attacked) /g, ...ATTACK],
  [/ (?:battles?|battled|battling) /g, ...ATTACK],
  [/ (?:damage|inflicts?|takes?|took) /g, ...kinds('damage')],
  [/ (?:spell|trap|spell \/ trap)(?: card)? is activated /g, ...kinds('activate')],
  [/ material(?:s|\(s\))? /g, ...kinds('detach', 'become material')],
  [/ flipped /g, ...kinds('flip', 'flip summon')],
  [/ (?:sets?) /g, ...kinds('set')],
];

/** An effect that a player activates, or a summon that a player makes: nobody does so unasked. */
function isUsed(said: string): boolean {
  if (/\bin addition to your normal\b|\bactivate this card\b|\bactivated this turn\b/.test(said))
    return false;
  const text = said.replace(/^while in (?:attack|defense) position : (?=once per turn)/, '');
  return isUse(text);
}

function isUse(said: string): boolean {
  const colon = said.indexOf(' : ');
  const [opening, rest] =
    colon >= 0
      ? [said.slice(0, colon), said.slice(colon + 3)]
      : [/^(.*?) , (?=you can )/.exec(said)?.[1] ?? '', said.replace(/^.*? , (?=you can )/, '')];
  if (/^once per turn , you can either$/.test(opening)) return true;
  if (!USE.test(rest)) return false;
  return /\bquickly\b/.test(opening) || (STARTS.test(opening) && eventsIn(opening)?.length === 0);
}

const STARTS = /^(?:once per turn|if|while|during|when)\b/;
const USE =
  /^you can (?:also )?(?:target|special summon|normal summon it|xyz summon|tribute|discard|banish|send|detach|destroy|return|add|pay|draw|equip|place|activate 1|activate this effect|reveal|remove|set|unequip|shuffle|change|declare|make|choose|inflict|gain|negate|either)\b/;

/** What a Spell or Trap does as it resolves, and not what it says of itself on the field. */
const TOLD =
  /^(?:this card (?:can be|is) used to ritual summon|you must also tribute|add|banish|change|choose|declare|destroy|discard|draw|gain|inflict|look|negate|pay|place|return|reveal|roll|send|set|shuffle|special summon|take|target|toss|tribute|until|for the rest of this turn|your opponent (?:takes|discards|sends|draws|reveals)|each player|both players|all) /;

function isTold(said: string): boolean {
  if (/\bactivate this card\b|^destroy this card\b/.test(said)) return false;
  return TOLD.test(said.includes(' : ') ? said.slice(said.indexOf(' : ') + 3) : said);
}

const STAT =
  /\b(?:gains?|loses?|lose) [^;]*\b(?:atk|def)\b|'s (?:original )?(?:atk|def)\b.* becomes?\b|^increase the atk/;
const ATTACKS =
  /\bcan't target (?:[^;]*) for (?:attacks|a attack)\b|^(?:it|they|this card|[a-z -]*monsters?[^;,]*) can't (?:declare a )?attack(?: directly)?(?: \.)?$/;

function affected(said: string): What {
  if (/^(?:this card|gains|loses)\b/.test(said)) return { what: 'this', noun: 'card' };
  return every({ head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' } });
}

/** ATK and DEF that depend on what is not understood. */
function unknown({ text }: Unread): StaticOp[] {
  return ['atk', 'def', ORIGINAL.atk].map((trait) => ({ op: 'set', trait, values: [text] }));
}
