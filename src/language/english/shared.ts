/** The English that the games share, ready for what one game adds to it. */

import { Grammar } from '../grammar.js';
import { addAbilities, addFrames } from './ability.js';
import { addConditions } from './condition.js';
import { type English, newEnglish, type Style } from './english.js';
import { addObjects, addPlayers } from './noun.js';
import { addPlaces } from './place.js';
import { addNumbers, addQuantities } from './quantity.js';
import { addSentences } from './sentence.js';
import { addClauses } from './verb.js';

/**
 * A grammar of its own with what every game's texts say: a game adds its words to it.
 *
 * @param style the words in which games differ
 * @example
 * const english = sharedEnglish({
 *   afterThen: 'in any case',
 *   alternative: 'deeds',
 *   counting: 'words',
 *   may: 'may',
 *   while: 'while',
 * });
 * english.kind.productions.length; // => 0
 */
export function sharedEnglish(style: Style): English {
  const english = newEnglish(new Grammar(), style);
  addPlayers(english);
  addObjects(english);
  addPlaces(english);
  addNumbers(english);
  addQuantities(english);
  addConditions(english);
  addClauses(english);
  addSentences(english);
  addAbilities(english);
  addFrames(english);
  return english;
}
