/** Everything as it is at present: worked out layer by layer (`layers.ts`) only where anything has an effect. */

import type { GameObject } from '../position/object.js';
import type { Game } from '../rulebook/game.js';
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

const AS_PRINTED: Board = { views: new Map(), troubles: new Map(), began: new Set() };

/** Whether nothing has an effect on what anything is. */
function isAsPrinted(game: Game): boolean {
  const { catalogue, table } = game;
  const { objects, effects } = table.position;
  return (
    table.index.statics().length === 0 &&
    effects.every(({ made }) => table.registry.maker(made).do !== 'last on') &&
    objects.every((object) => !mayHaveEffects(game, object) && catalogue.intrinsic(game, object).length === 0)
  );
}

/** Whether what is printed or copied has a static ability, or is excepted from what it copies. */
export function mayHaveEffects({ table }: Game, { card, copy }: GameObject): boolean {
  if (copy && copy.except.length > 0) return true;
  const key = copy ? copy.card : card;
  return key !== null && table.registry.hasStatics(key);
}
