/** How a text goes on. */

import type { Instruction } from '../../ability/instruction.js';
import type { Env } from '../../position/env.js';
import type { Outcome, ScriptFrame } from '../../position/frame.js';
import type { Play } from './play.js';
import { update } from './work.js';

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
