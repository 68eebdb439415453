/** Choices that make no difference. */

import { written } from '../../ground/amount.js';
import { magnitude } from '../../ground/magnitude.js';
import type { Addition, Additions, Message } from '../message/message.js';
import { capital, counted, inNumber, list, type Phrases, possessive, thing } from './phrase.js';

/** "All 6 ways of choosing the order end the same.": of equal things not every order is a way of its own. */
export function allTheSame({ ways, orders, otherwise }: Extract<Message, { say: 'all the same' }>): string {
  if (ways === null)
    return `It ends the same ${orders ? 'in whatever order' : 'whatever is chosen'}${otherwise ? ', though it differs in between' : ''}.`;
  const { rounded } = magnitude(ways);
  const all = ways === 2 ? 'both' : `all ${rounded ? 'of ' : ''}${inNumber(ways)}`;
  const end = `end the same${otherwise ? ', though they differ in between' : ''}.`;
  if (!orders) return `The choices make no difference${otherwise ? ' in the end' : ''}: ${all} ways ${end}`;
  return ways === 2 ? `Both orders ${end}` : `${capital(all)} ways of choosing the order ${end}`;
}

export function otherWays(): string {
  return 'Other ways to the same end differ in between.';
}

export function goingRound(): string {
  return 'Some choices lead back to a position that was there before; going round again changes nothing and is not followed.';
}

/** "Apple can go round this any number of times, and says how many; each round more adds 1 to Apple's life." */
export function shortcut(phrases: Phrases, { by, kinds }: Extract<Message, { say: 'shortcut' }>): string {
  const each = kinds.map((kind) => list(additions(phrases, kind)));
  return `${howOften(by)}; each round more ${list(each, 'or')}.`;
}

function additions(phrases: Phrases, { adds, takes }: Additions): readonly string[] {
  const more = adds.map((one) => addition(phrases, one, false));
  const less = takes.map((one) => addition(phrases, one, true));
  return [more.length > 0 ? `adds ${list(more)}` : [], less.length > 0 ? `takes ${list(less)}` : []].flat();
}

/** "1 to Nutmeg's life", "1 from Nutmeg's life". */
function addition(phrases: Phrases, one: Addition, taken: boolean): string {
  if ('tokens' in one) return phrases.things([{ ...one.tokens, count: one.amount }]);
  const to = taken ? 'from' : 'to';
  if ('hurt' in one) return `${written(one.amount)} damage ${to} ${thing(one.hurt)}`;
  return 'to' in one
    ? `${written(one.amount)} ${to} ${possessive(one.to)} ${phrases.trait(one.value)}`
    : `${counted(one.amount, `${one.counter} counter`)} ${to} ${thing(one.on)}`;
}

/** Where it takes several to go round, each of them can stop. */
function howOften(by: readonly string[]): string {
  if (by.length === 0) return 'This can go round any number of times, and nobody counts them';
  const who = `${list(by)} can go round this`;
  if (by.length === 1) return `${who} any number of times, and says how many`;
  return `${who} together, as often as ${by.length === 2 ? 'both' : 'all of them'} want`;
}
