/** Whether anything looks at a kind of event at all. */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Shelf } from '../../table/index.js';
import { watchers } from './watcher.js';

const SHELVES: readonly Shelf[] = ['replacement', 'triggered', 'cannot'];

/** Whether anything looks at events of this kind, which replaces them, triggers on them or says that they can't happen. */
export function isWatched(game: Game, event: GameEvent): boolean {
  const subject = event.object === null ? null : viewOf(game, event.object);
  return SHELVES.some((shelf) => watchers(game, shelf, event, subject).length > 0);
}
