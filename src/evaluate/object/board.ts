/** Everything as it is at present: worked out layer by layer (`layers.ts`) only where anything has an effect. */

import { looksAtNothing } from '../../ability/self-contained.js';
import type { AbilityKey } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { mayHaveEffects } from '../../table/enlist.js';
import type { Board } from '../../table/table.js';
import { layered } from './layers.js';

/** What objects are by now, other than what is printed on them; null where each is worked out by itself. */
export function boardOf(game: Game): Board | null {
  const { table } = game;
  const known = table.board;
  if (known && known.revision === table.revision) return known.board;
  const board = isEachByItself(game) ? null : layered(game);
  table.board = { revision: table.revision, board };
  return board;
}

/** Whether no effect is on more than its own object or looks at more, so that no object can make another anything else. */
function isEachByItself(game: Game): boolean {
  const { index, registry, position } = game.table;
  return (
    index.isUnmarked('looks around') &&
    index.statics().length === 0 &&
    !registry.lendsStatics &&
    position.effects.every(({ made }) => staysByItself(game, made))
  );
}

/** Whether what lasts on objects looks at none of the others. */
export function staysByItself({ table }: Game, made: AbilityKey): boolean {
  const maker = table.registry.maker(made);
  return maker.do !== 'last on' || looksAtNothing(maker.ops);
}

/** Whether nothing that is on an object, or of it, has an effect on what it, or anything else, is. */
export function isPlain(game: Game, object: GameObject): boolean {
  return (
    !mayHaveEffects(game.table, object) &&
    game.table.index.about(object.id).length === 0 &&
    game.catalogue.intrinsic(game, object).length === 0
  );
}
