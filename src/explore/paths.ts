/**
 * Every path of choices, one after the other: the plain enumeration. Nothing is merged and nothing is left out.
 *
 * It goes down into one answer after the other and takes each back from the journal, so it costs no copies.
 */

import { withhold } from '../ground/problem.js';
import type { Notice } from '../kernel/play/observer.js';
import type { Play } from '../kernel/play/play.js';
import { advance, answer } from '../kernel/step.js';
import type { Answer, Decision, Endless } from '../position/decision.js';
import { answersTo } from './choice/answers.js';

/** A line of what was written down beforehand: in which list it stands, and its place there from 0. */
export interface ScriptLine {
  readonly list: 'choices' | 'targets';
  readonly at: number;
}

/** An answer that is fixed beforehand, and by what. */
export interface Fixed {
  readonly answer: Answer;
  readonly line: ScriptLine;
}

/** A choice on a path: who was asked what, and what they answered. */
export interface Choice {
  readonly decision: Decision;
  readonly answer: Answer | Endless;
  /** What fixed it beforehand, so that the others were not followed. */
  readonly scripted: ScriptLine | null;
}

/** One way through, to its end. The position is in `play`, until the enumeration goes on. */
export interface Path {
  readonly choices: readonly Choice[];
  /** What was noticed on the way, where anybody listens. */
  readonly notices: readonly Notice[];
}

/** Chooses beforehand: the answer to follow, or null to follow all. */
export type Script = (decision: Decision, choices: readonly Choice[]) => Fixed | null;

export interface Listening extends Play {
  /** What has been noticed so far on the path in hand. */
  readonly notices: Notice[];
}

/** A game that keeps what it notices, so that each path has its own history: what `paths` follows. */
export function listening(make: (observer: (notice: Notice) => void) => Play): Listening {
  const notices: Notice[] = [];
  return { ...make((notice) => notices.push(notice)), notices };
}

/**
 * Goes through every path from where the game stands. Each decision met counts as a position.
 * @throws {Withheld} `ruling/endless` where players could go on choosing for ever
 */
export function* paths(play: Listening, script: Script = () => null): Generator<Path> {
  advance(play);
  const choices: Choice[] = [];
  yield* follow(play, choices, script);
}

/** More choices than any finite ruling takes on one path. */
const MOST_CHOICES = 1000;

function* follow(play: Listening, choices: Choice[], script: Script): Generator<Path> {
  const { decision } = play.table.position;
  if (!decision) {
    yield { choices: [...choices], notices: [...play.notices] };
    return;
  }
  if (choices.length >= MOST_CHOICES) {
    withhold('ruling/endless', `After ${MOST_CHOICES} choices in a row no end is in sight.`);
  }
  const fixed = script(decision, choices);
  const answers = fixed === null ? answersTo(decision) : [fixed.answer];
  for (const one of answers) {
    const mark = play.table.journal.mark();
    const heard = play.notices.length;
    choices.push({ decision, answer: one, scripted: fixed?.line ?? null });
    answer(play, one);
    yield* follow(play, choices, script);
    choices.pop();
    play.notices.length = heard;
    play.table.journal.undo(mark);
  }
}
