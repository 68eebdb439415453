/** Choices that make no difference. */

import { compare, subtract, written } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import { magnitude } from '../../ground/magnitude.js';
import type { Addition, Message } from '../message/message.js';
import { counted, inNumber, list, type Phrases, possessive, thing } from './phrase.js';

/** "All 6 orders end the same." */
export function allTheSame({ ways, orders }: Extract<Message, { say: 'all the same' }>): string {
  const { rounded } = magnitude(ways);
  const all = ways === 2 ? 'both' : `all ${rounded ? 'of ' : ''}${inNumber(ways)}`;
  return orders
    ? `${all.charAt(0).toUpperCase()}${all.slice(1)} orders end the same.`
    : `The choices make no difference: ${all} ways end the same.`;
}

export function goingRound(): string {
  return 'Some choices lead back to a position that was there before; going round again changes nothing and is not followed.';
}

/** "Apple can go round this any number of times, and says how many; each round more adds 1 to Apple's life." */
export function shortcut(phrases: Phrases, { by, adds }: Extract<Message, { say: 'shortcut' }>): string {
  const more = adds.filter(({ amount }) => compare(amount, 0) > 0).map((one) => addition(phrases, one));
  const less = flat(adds, (one) => ('to' in one && compare(one.amount, 0) < 0 ? lessOf(phrases, one) : []));
  const each = [more.length > 0 ? `adds ${list(more)}` : [], less.length > 0 ? `takes ${list(less)}` : []];
  return `${howOften(by)}; each round more ${list(each.flat())}.`;
}

function addition(phrases: Phrases, one: Addition): string {
  if ('tokens' in one) return phrases.things([{ ...one.tokens, count: one.amount }]);
  if ('hurt' in one) return `${written(one.amount)} damage to ${thing(one.hurt)}`;
  return 'to' in one
    ? `${written(one.amount)} to ${possessive(one.to)} ${phrases.trait(one.value)}`
    : `${counted(one.amount, `${one.counter} counter`)} to ${thing(one.on)}`;
}

/** "1 from Nutmeg's life". */
function lessOf(phrases: Phrases, { to, value, amount }: Extract<Addition, { to: string }>): string {
  return `${written(subtract(0, amount))} from ${possessive(to)} ${phrases.trait(value)}`;
}

/** Where it takes several to go round, each of them can stop. */
function howOften(by: readonly string[]): string {
  if (by.length === 0) return 'This can go round any number of times, and nobody counts them';
  const who = `${list(by)} can go round this`;
  if (by.length === 1) return `${who} any number of times, and says how many`;
  return `${who} together, as often as ${by.length === 2 ? 'both' : 'all of them'} want`;
}
