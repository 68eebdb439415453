/** Everything as it is at present: worked out layer by layer (`layers.ts`) only where anything has an effect. */

import type { GameObject } from '../position/object.js';
import type { Game } from '../rulebook/game.js';
import { mayHaveEffects } from '../table/enlist.js';
import type { Board } from '../table/table.js';
import { layered } from './layers.js';

/** What objects are by now, other than what is printed on them. */
export function boardOf(game: Game): Board {
  const { table } = game;
  const known = table.board;
  if (known && known.revision === table.revision) return known.board;
  const board = isAsPrinted(game) ? AS_PRINTED : layered(game);
  table.board = { revision: table.revision, board };
  return board;
}

/** Nothing has an effect on what anything is. */
export const AS_PRINTED: Board = { views: new Map(), troubles: new Map(), began: new Set() };

function isAsPrinted(game: Game): boolean {
  const { table } = game;
  const { objects, effects } = table.position;
  return (
    table.index.statics().length === 0 &&
    effects.every(({ made }) => table.registry.maker(made).do !== 'last on') &&
    table.index.having('bears').every((id) => objects[id] === undefined || isPlain(game, objects[id]))
  );
}

/** Whether nothing of an object itself has an effect on what it, or anything else, is. */
export function isPlain(game: Game, object: GameObject): boolean {
  return !mayHaveEffects(game.table, object) && game.catalogue.intrinsic(game, object).length === 0;
}
