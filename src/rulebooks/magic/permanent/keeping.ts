/** Counters that stay on a card as it moves to another zone, where counters else cease to exist (122.2). */

import { flatOps } from '../../../ability/static.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { English } from '../../../language/english/english.js';
import type { GameEvent } from '../../../position/event.js';
import type { Hands } from '../../../rulebook/hands.js';

/** "Counters remain on this creature as it moves to any zone other than a player's hand or library." */
export function addKeeping({ grammar, statement, what }: English): void {
  grammar.rule(statement)(
    "counters remain on {affects:one} as it moves to any zone other than a player 's hand or library",
    { affects: what },
    (h) => ({
      ability: 'static',
      zone: '*',
      affects: h.affects,
      ops: [{ op: 'keep counters', but: ['hand', 'library'] }],
    }),
  );
}

/** Has an object move and, where an ability says so that it has before it moves, its counters with it. */
export function keepingCounters(hands: Hands, { object: id, to }: GameEvent, move: () => boolean): boolean {
  if (id === null || !to) return move();
  const { counters, stint } = hands.object(id);
  const keeps =
    Object.keys(counters).length > 0 &&
    viewOf(hands.game, id).abilities.some(
      ({ ability }) =>
        ability.ability === 'static' &&
        ability.affects.what === 'this' &&
        flatOps(ability.ops).some((op) => op.op === 'keep counters' && !op.but.includes(to.zone)),
    );
  const moved = move();
  // What stays the same object has them anyway.
  if (moved && keeps && hands.object(id).stint !== stint)
    for (const [counter, amount] of Object.entries(counters)) hands.counters(id, counter, amount);
  return moved;
}
