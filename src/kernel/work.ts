/** The stack of unfinished work. */

import type { Instruction } from '../ability/instruction.js';
import type { Env } from '../position/env.js';
import type { Frame, Outcome, ScriptFrame, SettleFrame } from '../position/frame.js';
import type { Game } from '../rulebook/game.js';

export function pushFrame(game: Game, frame: Frame): void {
  game.table.journal.push(game.table.position.work, frame);
}

export function popFrame(game: Game): void {
  game.table.journal.pop(game.table.position.work);
}

export function topFrame(game: Game): Frame | undefined {
  return game.table.position.work.at(-1);
}

/** Writes a field of a frame in hand. */
export function update<F extends Frame, Key extends keyof F & string>(
  game: Game,
  frame: F,
  key: Key,
  value: F[Key],
): void {
  game.table.journal.set(frame, key, value);
}

/** What became of something that was simply done. */
export const DONE: Outcome = Object.freeze({
  accepted: true,
  attempted: true,
  alike: false,
  replaced: false,
  happened: true,
  objects: [],
});

/** @param within only what happens at once by rule */
export function newSettling(within = false): SettleFrame {
  return { frame: 'settle', within, answers: [] };
}

export function newScript(
  rest: readonly Instruction[],
  env: Env,
  last: Outcome | null = null,
  part = false,
): ScriptFrame {
  return { frame: 'script', rest: [...rest], env, answers: [], last, awaits: null, part };
}
