/** What is chosen, and what fixed it beforehand. */

import type { Answer, Decision, Endless } from '../../position/decision.js';

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
