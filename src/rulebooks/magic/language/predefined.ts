/** Tokens that have a name instead of a description, and what they are (111.10). */

import type { TokenText } from '../../../ability/act.js';
import type { Category, Grammar } from '../../../language/grammar.js';

/**
 * All are colorless artifacts. Each has an ability that its controller can use by paying, which nobody does unasked, and
 * none that bears on other events.
 */
const ARTIFACTS = ['Blood', 'Clue', 'Food', 'Gold', 'Lander', 'Map', 'Powerstone', 'Treasure'] as const;

function artifact(is: string): TokenText {
  return {
    values: {},
    traits: [
      { trait: 'subtype', is },
      { trait: 'type', is: 'artifact' },
    ],
  };
}

/** What whoever investigates creates (701.16a). */
export const CLUE: TokenText = artifact('Clue');

/** "Treasure", as the token that it is. */
export function predefined(grammar: Grammar): Category<TokenText> {
  const named = grammar.category<TokenText>('a token');
  for (const is of ARTIFACTS) {
    grammar.rule(named)(is, {}, () => artifact(is));
  }
  return named;
}
