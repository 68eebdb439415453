/** What happens to each of several in an amount of its own, and how many they are. */

import { type Amount, written } from '../../ground/amount.js';
import { isMany } from '../alike.js';
import type { Happening } from '../message.js';
import type { Mood } from './phrase.js';

/** Whether an amount is that of each of several objects, and not of all together. */
export function isToEach(template: string, { amount, objects }: Happening): boolean {
  return (
    template.startsWith('{object} ') && amount !== null && isMany(objects) && /\{amount\}|\{n /.test(template)
  );
}

/** "are each dealt", "would each get", "each being dealt". */
export function withEach(verb: string, mood: Mood): string {
  if (mood === 'is not' || mood === 'would not' || mood === 'cannot') return verb;
  return /^(are|would) ?/.test(verb) ? verb.replace(/^(are|would)/, '$1 each') : `each ${verb}`;
}

/** A number before another is a word: "two 1/1 tokens". */
export function inWords(amount: Amount): string {
  const words = ['0', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return words[Number(amount)] ?? written(amount);
}
