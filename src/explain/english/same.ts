/** Choices that make no difference. */

import { magnitude } from '../../ground/magnitude.js';
import type { Message } from '../message.js';
import { inNumber } from './phrase.js';

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
