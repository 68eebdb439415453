/** What settling the game has in common everywhere: turn order, what a rule makes happen. */

import { makeEvent } from '../../evaluate/plan/plan.js';
import type { ObjectId, PlayerId, Zone } from '../../ground/id.js';
import type { GameEvent, Spot } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';

/**
 * The turn player, then the others in turn order.
 *
 * @example
 * turnOrder(play); // => [0, 1]
 */
export function turnOrder(game: Game): readonly PlayerId[] {
  const { players, turn } = game.table.position;
  orders[players.length] ??= [];
  const those = orders[players.length] as (readonly PlayerId[])[];
  those[turn.player] ??= players.map((_, index) => ((turn.player + index) % players.length) as PlayerId);
  return those[turn.player] as readonly PlayerId[];
}

/** By how many players there are and whose turn it is. */
const orders: (readonly PlayerId[])[][] = [];

/**
 * What a rule of the game, and no effect, makes happen to an object, as an event. Its player is who controls the object
 * where none is named, and it comes from where the object lies.
 *
 * @example
 * const { kind, player, from } = byRule(play, 'destroy', 0 as ObjectId);
 * [kind, player, from]; // => ['destroy', 0, 'battlefield']
 */
export function byRule(
  game: Game,
  kind: string,
  object: ObjectId | null,
  more: { player?: PlayerId; from?: Zone; to?: Spot } = {},
): GameEvent {
  const acting = object === null ? undefined : game.table.position.objects[object];
  const { controller = null, zone = null } = acting ?? {};
  return makeEvent(game, {
    kind,
    player: more.player ?? controller,
    object,
    share: null,
    other: null,
    from: more.from ?? zone,
    to: more.to ?? null,
    amount: null,
    detail: null,
    cause: { manner: 'rule', player: null, source: null, ability: null },
  });
}
