/** The stack of unfinished work. */

import type { Frame } from '../position/frame.js';
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
