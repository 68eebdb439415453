/**
 * What is not understood, but can only matter once something of a certain kind would happen: its frame is drawn wider than
 * what it says, never narrower. "If this card is sent from the Deck to your GY by a monster effect: ..." does not matter
 * as long as no card is sent to the GY. Of what stands before a colon every word must be known, so that no other event
 * can be meant; whatever more a text says only narrows when it applies.
 */

import type { Ability, Unread } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Condition } from '../../../ability/condition.js';
import type { Self } from '../../../language/language.js';
import { type Token, wordsIn } from '../../../language/token.js';
import { NOT_UNDERSTOOD } from '../unknown.js';
import { BY_THIS, lastingFrame } from './lasting.js';
import { legalFrame } from './legal.js';
import { eventsIn } from './spoken.js';

/** The frame of a whole piece of text; null where it could matter at any time. */
export function roughFrame(tokens: readonly Token[], unread: Unread, self: Self): Ability[] | null {
  const said = spelled(tokens);
  if (FURTHER.test(unread.text)) return null;
  const legal = legalFrame(said, unread);
  if (legal) return legal;
  if (LISTS.test(said.replace(BY_THIS, '$1'))) return null;
  const does: [{ do: 'unread'; unread: Unread }] = [{ do: 'unread', unread }];
  // What such a card says of when it lies in the GY goes on there; anything else is done as it resolves.
  const zone = self.spell || ELSEWHERE.test(said) ? { zone: '*' } : {};
  const happens = self.spell && !FROM_GY.test(said) ? null : happening(said);
  if (happens) return happens.map((act) => ({ ...triggered(act, unread), ...zone }));
  if (isUsed(said)) return [{ ability: 'activated', cost: [], do: does, ...zone }];
  if (self.spell && isTold(said)) return [{ ability: 'spell', do: does }];
  const lasting = lastingFrame(said, unread, self);
  if (lasting || !self.spell || !isOfResolution(said, unread, self)) return lasting;
  return [{ ability: 'spell', do: does }];
}

/**
 * Whether what a Spell or Trap that does not stay says is only done as it resolves, or asked as it is activated: whatever it
 * does elsewhere it says of itself, and so it does of what it is equipped to and what it does instead.
 */
function isOfResolution(said: string, { text }: Unread, { name }: Self): boolean {
  if (/^(?:you must control|activate (?:this card )?only|you can only activate)\b[^:;]*$/.test(said))
    return true;
  return !OF_ITSELF.test(said) && !text.includes(name);
}

const OF_ITSELF =
  /\bthis (?:[a-z-]+ )?(?:card|spell|trap)s?\b|^(?:it|they|that|those|these|its|their|also|then)\b|\b(?:equip\w*|would|instead|while|as long|remains?|each time)\b/;

/** It gives effects that stand elsewhere, or that a monster has by what it was made of. */
const LISTS =
  /\b(?:this|these|following|1 of) [^.:;]*\b(?:effects?|riddles?)\b[ .:]*$|:[ ]*$|\b(?:has|have) [^:]*\bas material\b/;

/** What stands in parentheses is one more thing, and no more about the same: "(or if you take damage)". */
const FURTHER = /\((?:or|and)\b/i;

/** Of a card that does not stay on the field. */
const FROM_GY =
  /\b(?:this card from your gy|this card is in your gy|this card is sent to the gy|sent from the field to the gy)\b/;

/** Whether a sentence only goes on with what the one before it does. */
export function goesOn(before: string, text: string): boolean {
  return GOES_ON.test(text) && !LASTS.test(text) && !/\b(?:equip|while)\b/i.test(before);
}

/** It may go on for as long as its card lies there. */
const LASTS =
  /\b(?:can't|cannot|unaffected|gains?|loses?|treated|instead|would|must|while|leaves|as long|no monsters?)\b(?!.*\bthis turn\b)/i;

const GOES_ON =
  /^(?:\(?(?:it|they|that|those|these|then|after that|when you do|if you do|if summoned this way|if it does|transfer|you can (?:activate|use) this effect(?=[^;:]*$)|this special summon|for the rest of this turn|you cannot special summon .*the turn you activate this effect|also)\b)/i;

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
const ELSEWHERE =
  /\b(?:this card|it) (?:is|was|would|leaves)\b|\b(?:hand|gy|deck|banish\w*|discard\w*|reveal\w*)\b/;

function triggered(on: Act, unread: Unread): Ability {
  const given: Condition = { if: 'fact', fact: NOT_UNDERSTOOD, about: unread.text };
  return { ability: 'triggered', on, given, do: [{ do: 'unread', unread }] };
}

/** "When ...: ...": it waits for something to happen, to whatever that may be. */
function happening(said: string): Act[] | null {
  const opening = openingOf(said);
  if (opening === null || /\bquickly\b/.test(said) || /\b(?:win the duel|instead)\b/.test(opening))
    return null;
  const acts = eventsIn(opening);
  return acts && acts.length > 0 ? acts : null;
}

/** What stands before the colon; what has none may go on all the time. */
function openingOf(said: string): string | null {
  const colon = said.indexOf(' : ');
  if (colon < 0 || /\bduring the turn\b/.test(said.slice(0, colon))) return null;
  return OPENS.test(said) ? said.slice(0, colon) : null;
}

const OPENS = /^(?:when|if|each time|during|at|after|before|while|once per (?:turn|chain) ,) /;

/** An effect that a player activates, or a summon that a player makes: nobody does so unasked. */
function isUsed(said: string): boolean {
  if (/\bin addition to your normal\b|\bactivate this card\b|\bactivated this turn\b/.test(said))
    return false;
  // It may let a monster be Tributed for with something else, and so be done what could not be.
  if (TRIBUTED.test(said)) return false;
  const text = said.replace(/^while in (?:attack|defense) position : (?=once per turn)/, '');
  return isUse(text);
}

function isUse(said: string): boolean {
  // "Once per turn, you can either: ..., OR: ...": whichever it is, somebody does it.
  if (EITHER.test(said)) return !/\binstead\b/.test(said);
  const colon = said.indexOf(' : ');
  const [opening, rest] =
    colon >= 0
      ? [said.slice(0, colon), said.slice(colon + 3)]
      : [/^(.*?) , (?=you can )/.exec(said)?.[1] ?? '', said.replace(/^.*? , (?=you can )/, '')];
  // What is done instead of something else changes what happens, and is not only done where somebody uses it.
  if (!USE.test(rest) || /\binstead\b/.test(colon >= 0 ? opening : said)) return false;
  return /\bquickly\b/.test(opening) || (STARTS.test(opening) && eventsIn(opening)?.length === 0);
}

/** With what a monster may be Tributed for. */
export const TRIBUTED = /\btribute summon\b|\b(?:as|for) (?:2|two) tributes\b/i;

const EITHER = /^once per turn , you can either : [^:]* , or : [^:.]* \.$/;
const STARTS = /^(?:once per turn|if|while|during|when)\b/;
const USE =
  /^you can (?:also )?(?:target|special summon|normal summon it|xyz summon|tribute|discard|banish|send|detach|destroy|return|add|pay|draw|equip|place|activate 1|activate this effect|reveal|remove|set|unequip|shuffle|change|declare|make|choose|inflict|gain|negate|either)\b/;

/** What a Spell or Trap does as it resolves, and not what it says of itself on the field. */
const TOLD =
  /^(?:this card (?:can be|is) used to ritual summon|you must also tribute|add|banish|change|choose|declare|destroy|discard|draw|gain|inflict|look|negate|pay|place|return|reveal|roll|send|set|shuffle|special summon|take|target|toss|tribute|until|for the rest of this turn|your opponent (?:takes|discards|sends|draws|reveals)|each player|both players) /;

function isTold(said: string): boolean {
  if (/\bactivate this card\b|^destroy this card\b/.test(said)) return false;
  return TOLD.test(said.includes(' : ') ? said.slice(said.indexOf(' : ') + 3) : said);
}
