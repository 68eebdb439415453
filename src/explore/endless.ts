/** What goes round whatever anybody chooses. */

import { flat } from '../ground/list.js';
import { withhold } from '../ground/problem.js';
import type { Play } from '../kernel/play/play.js';
import { namesOf } from '../kernel/round/growth.js';
import { goingRound, mustGoOn } from '../kernel/script/repeat.js';
import { answer } from '../kernel/step.js';
import type { Decision } from '../position/decision.js';
import { isOff } from '../rulebook/game.js';
import type { Branch, Junction } from './graph.js';
import type { Choice } from './paths.js';

/** Whether nobody has a way to stop what every path leads round to, and the rulebook says what comes of that. */
export function isEndless(play: Play, junctions: readonly Junction[]): boolean {
  const concluding = play.policy.endless?.(play) ?? null;
  if (!concluding || isOff(play, concluding.rule)) return false;
  return junctions.length > 0 && junctions.every(({ decision }) => mustGoOn(decision));
}

/** What comes of going round at a decision; `ended` tells the end, to which these choices and one more have led. */
export function concluded(play: Play, decision: Decision, choices: Choice[], ended: () => string): Branch {
  const { journal, position } = play.table;
  const mark = journal.mark();
  const choice: Choice = { decision, answer: { endless: true }, scripted: null };
  choices.push(choice);
  answer(play, choice.answer);
  if (position.decision) throw new Error('a game that is over, in which somebody decides');
  const end = ended();
  choices.pop();
  journal.undo(mark);
  return { choice, ways: 1n, to: { end } };
}

/** Of so many choices the last are most likely those of what goes round. */
const LAST = 100;

/**
 * Players can go on choosing for ever, as far as can be seen.
 * @param hangs there is a round that they can go as often as they like, and what comes of it is not always the same
 * @throws {Withheld} `ruling/endless`
 */
export function noEnd(play: Play, choices: readonly Choice[], hangs: boolean): never {
  const sources = flat(choices.slice(-LAST), ({ decision: { about } }) => about.source ?? []);
  const what = hangs
    ? 'This can go round as often as players like, and it cannot be told that the same comes of it however often.'
    : `After ${choices.length} choices in a row no end is in sight.`;
  withhold('ruling/endless', `${what}${goingRound(namesOf(play, sources))}`);
}
