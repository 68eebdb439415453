/**
 * What goes on all the time and is not understood: the events that it can touch, drawn wider than what it says, never
 * narrower.
 *
 * - "If a card you control would be destroyed, ... instead": nothing is done but about such an event. Whatever of its kind
 *   would happen, to whatever and by whatever, withholds the ruling before it does.
 * - "Each time a card is sent to the GY, place ...": likewise, where what is done is done once and is over.
 * - "... cannot be destroyed": whether such an event can happen is not known, and whoever asks is told so.
 * - What would pay for an effect, or is paid instead, also lets be activated what otherwise could not be: it is asked for
 *   wherever anything is to be paid.
 *
 * No ruling in which no such event would happen, and about none of which it is asked, can differ: the sentence is one of
 * these as a whole, with every word known that says of what it speaks. It is looked for wherever its card may be when it
 * speaks of a place, and although its effects are negated, since nobody knows that it is an effect.
 *
 * None of this is said of what goes on with the sentence before ("it", "that monster", "this turn"), of what a card gains,
 * and of what lasts beyond its event ("If this card is Summoned using ..., it is treated as ...").
 */

import type { Ability, Unread } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import type { StaticOp } from '../../../ability/static.js';
import type { Self } from '../../../language/language.js';
import { ORIGINAL } from '../card.js';
import { NOT_UNDERSTOOD, PAID_OTHERWISE } from '../unknown.js';
import { eventsIn, FORBIDDEN, STATS, spokenOf } from './spoken.js';

/** The frame of one sentence that goes on all the time; null where it could touch more than some events. */
export function lastingFrame(sentence: string, unread: Unread, { spell }: Self): Ability[] | null {
  const said = sentence.replace(/ \.$/, '');
  if (/[.:;●•]/.test(said) || SEVERAL.test(unread.text) || MORE.some((more) => more.test(said))) return null;
  const frames = framesOf(said, unread);
  const anywhere = spell || ELSEWHERE.test(unread.text);
  if (!anywhere || !frames) return frames;
  // What such a card would do to numbers it does by resolving.
  if (spell && frames.some(({ ability }) => ability === 'static')) return null;
  return frames.map((frame) => (frame.ability === 'static' ? frame : { ...frame, zone: '*' }));
}

/** What a sentence says besides that no frame has room for. */
const MORE: readonly RegExp[] = [
  /\b(?:by|with) an? attack\b/,
  / (?:or|and) attacks? (?!position|points)/,
  // To be chosen for an attack and to be chosen by an effect, in one breath.
  /\btarget.* for (?:a )?attacks?\b.*\b(?:by|with) (?!battle)|\btarget.*\b(?:by|with) (?!battle).* for (?:a )?attacks?\b/,
  // What is gained, lost or become besides a number.
  /\b(?:gain|lose|become)s?\b.*\b(?:attribute|type|name)\b/,
  /\b(?:gain|lose)s?\b[^,]*\band (?:the|its|their|all) [^,]*\beffects?\b/,
  /\bbecomes?\b.*\b(?:dark|light|earth|water|fire|wind|divine)\b/,
  // What lies face-down has no frame.
  /\bface-down\b|\bthis set\b|\bset card\b/,
];

/** Where else than on the field its card may lie, or come from. */
const ELSEWHERE =
  /\b(?:hand|gy|graveyard|deck|banish\w*|removed|material\w*|summon\w*|discard\w*|reveal\w*|detach\w*|attach\w*|add\w*)\b/i;

function framesOf(said: string, unread: Unread): Ability[] | null {
  const watched = watchedIn(said);
  if (watched !== null) return replacing(watched, unread);
  const main = goingOn(said.replace(BY_THIS, '$1'));
  const acts = main === null ? null : spokenOf(FORBIDDEN, main);
  if (main === null || acts === null) return null;
  const changed = STATS.test(main) ? changing(main, unread) : [];
  return changed && acts.length + changed.length > 0
    ? [...acts.map((act) => forbidden(act, unread)), ...changed]
    : null;
}

/** What is equipped is told by what equipped it. */
export const BY_THIS = /\b(equipped(?: [a-z"()]+){0,4}) (?:by|with) this (?:card's )?effect\b/g;

/** A list, or an item of one; what stands in parentheses beside a number or a time of the turn. */
const SEVERAL = /[●•]|(?:^|\s)\((?!min\.|max\.|except during|from your|either, if)/;

function replacing(watched: string, unread: Unread): Ability[] | null {
  const acts = eventsIn(watched);
  if (!acts || acts.length === 0) return null;
  const pays = PAYS.test(watched) && !BESIDE_PRICES.test(watched) && !/ or /.test(watched);
  const frames = acts.flatMap((act) => about(pays ? { ...act, cause: [{ manner: 'cost' }] } : act, unread));
  return PAYS.test(watched) ? [...frames, forbidden({ event: PAID_OTHERWISE }, unread)] : frames;
}

/** Before it happens, and once it has: a card that comes to the field by it was not there before. */
function about(act: Act, unread: Unread): Ability[] {
  const does: Instruction[] = [{ do: 'unread', unread }];
  return [
    { ability: 'replacement', watch: act, given: given(unread), outcome: { outcome: 'not' }, says: 'plain' },
    { ability: 'triggered', on: act, given: given(unread), do: does },
  ];
}

const PAYS = /\bto (?:activate|special summon)\b|\bactivate\b.*\bby\b/;

/** It is about more than what a player does to pay. */
const BESIDE_PRICES = /\bwould be\b|\b(?:destroy|battle|attack|damage|leave)\w*|\bwould\b.*\bwould\b/;

function forbidden(act: Act, unread: Unread): Ability {
  return { ability: 'cannot', act, while: given(unread) };
}

function given({ text }: Unread): Condition {
  return { if: 'fact', fact: NOT_UNDERSTOOD, about: text };
}

/** The words that say about which events something is done; null where a sentence may say something else. */
function watchedIn(said: string): string | null {
  if (ALONE.test(said) && !LASTS.test(said)) return said;
  // As much as can be is what it is done about: "would be destroyed by battle, or sent to the GY, ...".
  for (let at = said.lastIndexOf(' , '); at > 0; at = said.lastIndexOf(' , ', at - 1)) {
    const condition = said.slice(0, at);
    if (!OPENS.test(condition) || LASTS.test(condition) || BEFORE.test(condition)) continue;
    if (isDone(condition, said.slice(at + 3)) && eventsIn(condition)) return condition;
  }
  return null;
}

/** What it means stands in the sentence before. */
const BEFORE = /(?:^|, )(?:if|when|each time|the first(?: \w+)?) (?:it|they|that|those)\b/;

/** "Any monster sent from the field to the GY is banished instead": all in one. */
const ALONE = /^(?:any|all|each|monsters?|cards?) [^,]* instead(?: of [^,]*)?$/;

/** What goes on for a time, or says more than one thing. */
const LASTS =
  /\b(?:also|can't|unaffected|treated|gains?|loses?|becomes?|negat\w+|until|as long|keeps?|win|this turn|effects? of this|increases?|decreases?|reduces?|must|ha(?:s|ve) (?:its|their)|halv\w+|half|doubl\w+)\b/;

/** "Once per turn, if ...", "the first time ... would ...", "while ..., each time ...". */
const OPENS =
  /^(?:(?:once|twice) per turn , |each turn , |once per opponent's turn , |(?:while|during) [^,]* , )?(?:if|when|each time|the first) /;

function isDone(condition: string, does: string): boolean {
  if (/\bwould\b/.test(condition)) return (STAYS.test(does) || INSTEAD.test(does)) && !LASTS.test(does);
  return (DOES.test(does) && !LASTS.test(does)) || (IN_BATTLE.test(condition) && WITHIN.test(does));
}

/** "It is not destroyed, and you take no battle damage from that battle." */
const STAYS = /^(?:(?:it|they|this card|that monster|that card) )?(?:is|are) not destroyed(?: , and .*)?$/;
const INSTEAD =
  /^(?:(?:you|your opponent|its controller) can |(?:banish|destroy|discard|place|remove|return|send|shuffle|tribute) ).*\binstead(?: (?:of|except|unless) .*|,.*)?/;
/** It is done once, and over. */
const DOES = /^(?:you can )?(?:place|banish|send|destroy|inflict|draw|return|shuffle|add) /;
/** It goes on for as long as a battle does, in which nothing begins. */
const IN_BATTLE = /^(?:if|when) [^,]*\b(?:attacks?|battles?)\b[^,]*$/;
const WITHIN = /(?:until the end of the damage step|during damage calculation only)$/;

/** A sentence without what must be so for it; null where it is bound to something else. */
function goingOn(said: string): string | null {
  if (BOUND.test(said)) return null;
  const [, opening, all = said] = WHILE.exec(said) ?? [];
  if (opening !== undefined && (LASTS.test(opening) || eventsIn(opening)?.length !== 0)) return null;
  if (opening !== undefined && OFF_FIELD.test(opening)) return null;
  // What "it" means stands in the sentence before, unless it opens this one.
  const meant = opening !== undefined && /\bthe equipped monster\b/.test(opening);
  if (!meant && /^(?:it|they|that|those|these|them|its|their)\b/.test(all)) return null;
  return all.replace(/\bneither player can\b/, "player can't");
}

/**
 * What is not known of monsters on the field: of this card, where the sentence is about nothing else, or of all of them.
 * Null where it may be about others.
 */
function changing(main: string, unread: Unread): Ability[] | null {
  const clauses = main.split(/ , (?:also|and|but) /);
  // Of what a clause says, the last is how much.
  const subjects = clauses.flatMap((clause) => clause.split(STATS).slice(0, -1));
  if (subjects.some((subject) => OFF_FIELD.test(subject))) return null;
  const traits = [
    ...(/\b(?:atk|def)\b/.test(main) ? ['atk', 'def'] : []),
    ...(/\boriginal\b/.test(main) ? [ORIGINAL.atk] : []),
    ...(/\b(?:level|rank)\b/.test(main) ? ['level', 'rank'] : []),
  ];
  const ops = traits.map((trait): StaticOp => ({ op: 'unread', trait, unread }));
  const isOfItself = clauses.length === 1 && subjects.length === 1 && OF_ITSELF.test(main);
  return [{ ability: 'static', affects: isOfItself ? ITSELF : ALL, ops }];
}

const OF_ITSELF = /^(?:this card (?:gains|loses)|this card ?'s (?:original )?(?:atk|def|level|rank)) /;
const ITSELF: What = { what: 'this', noun: 'card' };
const ALL: What = {
  what: 'some',
  quantity: { how: 'every', said: 'all' },
  described: { head: { sort: 'permanent' } },
};
/** Numbers are changed where monsters lie; what is so elsewhere is told by another sentence. */
const OFF_FIELD = /\b(?:hand|gy|deck|banish\w*|removed|material\w*)\b/;

const WHILE = /^((?:(?:once|twice) per turn|during [^,]*|(?:once per turn , )?(?:while|if) [^,]*)) , (.*)$/;

/** It belongs to an effect that is used, or says more. */
const BOUND =
  /\b(?:would|instead|until|this turn|the turn|next|rest|this way|this effect|treated|negat\w+|unless)\b/;
