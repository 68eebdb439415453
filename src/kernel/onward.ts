/** How a text goes on. */

import type { Instruction } from '../ability/instruction.js';
import type { Env } from '../position/env.js';
import type { Outcome, ScriptFrame } from '../position/frame.js';
import type { Play } from './play.js';
import { DONE, newScript, pushFrame, update } from './work.js';

/** Goes on to the next instruction. */
export function go(
  play: Play,
  frame: ScriptFrame,
  rest: readonly Instruction[],
  env: Env,
  outcome: Outcome | null,
): void {
  update(play, frame, 'rest', [...rest]);
  update(play, frame, 'env', env);
  update(play, frame, 'answers', []);
  update(play, frame, 'last', outcome);
}

/** Carries some instructions out for the player of these words, and goes on with the rest for whose they were. */
export function doAs(
  play: Play,
  frame: ScriptFrame,
  steps: readonly Instruction[],
  words: Env,
  rest: readonly Instruction[],
): void {
  const { env } = frame;
  if (words.actor === env.actor) return go(play, frame, [...steps, ...rest], env, DONE);
  go(play, frame, rest, env, frame.last);
  pushFrame(play, newScript(steps, words, DONE, true));
}
