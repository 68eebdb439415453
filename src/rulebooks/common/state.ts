/** What changes without anything moving: the state of objects, and whose turn it is. */

import type { PlayerId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';

/**
 * Carries out the end of a turn: it passes to the next player, and what lasted for the turn ends.
 *
 * @example
 * const events: { readonly [kind: string]: EventRule } = { 'end turn': { happen: endTurn } };
 * Object.keys(events); // => ['end turn']
 */
export function endTurn(hands: Hands): boolean {
  const { players, turn } = hands.game.table.position;
  hands.expire('turn');
  hands.turn(((turn.player + 1) % players.length) as PlayerId, turn.number + 1);
  return true;
}

/** Whether the object of an event, or of an action, is in a status. */
export function hasStatus(game: Game, { object }: Pick<GameEvent, 'object'>, status: string): boolean {
  return object !== null && (game.table.position.objects[object]?.status.includes(status) ?? false);
}

/** Puts the event's object into a status or out of it; nothing happens where it is so already. */
export function setStatus(hands: Hands, event: GameEvent, status: string, on: boolean): boolean {
  if (event.object === null || hasStatus(hands.game, event, status) === on) return false;
  hands.status(event.object, status, on);
  return true;
}

/** Taps or untaps the event's object; nothing happens where it is so already. */
export function setTapped(hands: Hands, event: GameEvent, tapped: boolean): boolean {
  return setStatus(hands, event, 'tapped', tapped);
}
