/** What settling the game has in common everywhere: turn order, what a rule makes happen, which waiting ability is next. */

import { makeEvent } from '../../evaluate/plan.js';
import type { ObjectId, PlayerId, RuleKey, Zone } from '../../ground/id.js';
import type { GameEvent, Spot } from '../../position/event.js';
import type { Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';

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

/**
 * The next of the waiting abilities, or of some of them, in turn order: all of the turn player's first.
 *
 * @param rule by which a player who has several says which comes first
 * @example
 * turnPlayersFirst(play, 'order'); // => { do: 'settled' }
 */
export function turnPlayersFirst(
  game: Game,
  rule: RuleKey,
  among: readonly Waiting[] = game.table.position.waiting,
): SettleStep {
  return nextOf(turnOrder(game), among, rule);
}

/**
 * The next of the waiting abilities as on a stack: of those that came about last, the last player's in turn order first.
 *
 * @param rule by which a player who has several says which comes first
 * @example
 * lastFirst(play, 'order'); // => { do: 'settled' }
 */
export function lastFirst(game: Game, rule: RuleKey): SettleStep {
  const { waiting } = game.table.position;
  if (waiting.length === 0) return { do: 'settled' };
  const latest = Math.max(...waiting.map(({ moment }) => moment));
  const top = waiting.filter(({ moment }) => moment === latest);
  return nextOf(turnOrder(game).toReversed(), top, rule);
}

/** The first player who has any says which comes next; of equal ones nobody needs to. */
export function nextOf(order: readonly PlayerId[], waiting: readonly Waiting[], rule: RuleKey): SettleStep {
  for (const player of order) {
    const theirs = waiting.filter(({ env }) => env.you === player);
    const [first] = theirs;
    if (!first) continue;
    if (theirs.every((one) => isAlike(one, first))) return { do: 'resolve', waiting: first };
    return { do: 'ask', by: player, options: theirs, rule };
  }
  return { do: 'settled' };
}

/** The same ability of the same source, about the same: it came about several times at once. */
function isAlike(a: Waiting, b: Waiting): boolean {
  return a === b || (a.effect === b.effect && JSON.stringify(a.env) === JSON.stringify(b.env));
}
