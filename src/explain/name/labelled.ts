/** What a card is called to which the scenario gives a name of its own. */

import type { GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';

/**
 * Its card with that name: "Test Cub (one)". A name that says itself which card it is stands alone: "the other cub"; one that
 * says nothing else is left out where there is one such card. A token is what the scenario calls it.
 *
 * @param card what its card is called
 */
export function labelled(
  { objects }: Position,
  { label, card: key, token }: GameObject,
  card: string | null,
): string | null {
  if (label === null || card === null) return label ?? card;
  const [own, printed] = [wordsOf(label), wordsOf(card)];
  const known = own.filter((word) => printed.includes(word));
  const isAlone = (): boolean => objects.filter((one) => one.card === key && !one.token).length === 1;
  if (own.length > 0 && known.length === own.length && isAlone()) return card;
  return token || (known.length > 0 && /\s/.test(label)) ? label : `${card} (${label})`;
}

/** The words by which a name says what it is. */
function wordsOf(name: string): string[] {
  return (name.toLowerCase().match(/[^\s,]+/g) ?? []).filter((word) => !LITTLE.has(word));
}

const LITTLE: ReadonlySet<string> = new Set(['a', 'an', 'and', 'in', 'of', 'on', 'the', 'to']);
