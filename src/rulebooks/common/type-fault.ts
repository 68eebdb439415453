/** What is wrong with what is printed on a card: words that no card has there, or none that says what kind of card it is. */

import { listed, nameAdvice } from '../../ground/near.js';
import type { CardFault } from '../definition.js';

/** The words of a field that are none of those that can stand there. */
export function wordFaults(field: string, words: readonly string[], known: readonly string[]): CardFault[] {
  return words
    .filter((word) => !known.includes(word))
    .map((word) => ({
      field,
      message: `${word} is none of ${known.join(', ')}`,
      advice: nameAdvice(word, known),
    }));
}

/**
 * What is wrong with a type line.
 *
 * @param words of the line, in lower case
 * @param kinds one of which every card is
 * @param others that stand beside one of them
 */
export function typeFaults(
  words: readonly string[],
  kinds: readonly string[],
  others: readonly string[],
): CardFault[] {
  const known = [...kinds, ...others];
  const faults = words
    .filter((word) => !known.includes(word))
    .map((word) => ({ field: 'type', message: `${word} is no card type`, advice: nameAdvice(word, known) }));
  if (faults.length > 0 || words.some((word) => kinds.includes(word))) return faults;
  const message = `${words.join(' ') || 'nothing'} does not say which kind of card it is`;
  return [{ field: 'type', message, advice: `Write that, too: ${listed(kinds, 'or')}.` }];
}
