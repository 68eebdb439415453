/** Answers from whoever gives them. */

import { noSuch } from '../ground/problem.js';
import type { Play } from '../kernel/play/play.js';
import { answer as accept, isEndless } from '../kernel/step.js';
import type { Answer, Endless } from '../position/decision.js';
import { goesRound } from './goes-round.js';

/**
 * Answers the decision in hand and plays on, to the next one or to the end.
 *
 * @param given one of the answers to the decision; `{ endless: true }` where every answer leads round for ever, or declining
 * does and nobody has to do what would stop it
 * @throws {RangeError} `answer/unknown` where it is not one of the answers that there are, `answer/unasked` where nobody is
 * asked anything
 * @throws {Withheld} as `advance` does
 * @example
 * answer(play, { option: 2 }); // throws answer/unknown
 * answer(play, { endless: true }); // throws answer/unknown
 * answer(play, { option: 0 });
 * play.table.position.objects[0]?.zone; // => 'exile'
 * answer(play, { option: 0 }); // throws answer/unasked
 */
export function answer(play: Play, given: Answer | Endless): void {
  if (isEndless(given) && play.table.position.decision && !goesRound(play))
    noSuch('answer/unknown', 'this does not go round for ever');
  accept(play, given);
}
