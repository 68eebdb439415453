/**
 * Searching and shuffling (701.23, 701.24). A search is an event that can be replaced or prohibited before anything is
 * found: who searches the top cards of a library finds among those, who can't search finds nothing.
 */

import type { PlainHead } from '../../../ability/reference.js';
import { orderMatters } from '../../../evaluate/reference/listed.js';
import { type Amount, add, compare } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import type { GameEvent } from '../../../position/event.js';
import { zoneId } from '../../../position/position.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';

/** How many cards from the top of a library a player searches just now: 0 where they don't. */
export const SEARCHING = 'searching';

/** All of them. */
const WHOLE = -1;

export const SEARCHES: { readonly [kind: string]: EventRule } = {
  search: {
    divide: (act) =>
      act.object === undefined
        ? null
        : [
            { event: 'search', ...(act.by ? { by: act.by } : {}), ...(act.from ? { to: act.from } : {}) },
            { ...act, event: 'find' },
            { event: 'stop searching', ...(act.by ? { by: act.by } : {}) },
          ],
    happen: (hands, { player, amount }) => searching(hands, player, amount ?? WHOLE),
  },
  /** Cards of a quality in a hidden zone need not be found (701.23b). */
  find: {
    fewer: ({ described: { adjectives = [], head, which = [] } }) =>
      adjectives.length > 0 || which.length > 0 || 'either' in head || 'among' in head || isTelling(head),
    mayChoose: (game, player, object) => isSearched(game, player, object),
    happen: () => true,
  },
  'stop searching': { happen: (hands, { player }) => searching(hands, player, 0) },
  shuffle: {
    fill: (_game, event) =>
      event.to || event.player === null
        ? event
        : { ...event, to: { zone: 'library', holder: event.player, at: null } },
    happen: (hands, { to }) => {
      if (!to) return false;
      hands.shuffle(to.zone, to.holder);
      return true;
    },
  },
};

function searching(hands: Hands, player: PlayerId | null, amount: Amount): boolean {
  if (player === null) return false;
  hands.value(player, SEARCHING, amount);
  return true;
}

/** Whether an object is among the cards that a player searches. */
function isSearched(game: Game, player: PlayerId, id: ObjectId): boolean {
  const { objects, players, zones } = game.table.position;
  const object = objects[id];
  if (object?.zone !== 'library' || object.holder === null) return true;
  const seen = players[player]?.values[SEARCHING] ?? 0;
  if (seen === WHOLE) return true;
  let above: Amount = 0;
  for (const one of zones[zoneId('library', object.holder)] ?? []) {
    if (compare(above, seen) >= 0) return false;
    orderMatters(game, 'library', object.holder, one);
    if (one === id) return true;
    above = add(above, objects[one]?.count ?? 1);
  }
  return false;
}

/** Whether a noun says more than "card". */
function isTelling({ kinds = [], anyKind = [], noun }: PlainHead): boolean {
  return kinds.length > 0 || anyKind.length > 0 || noun !== undefined;
}

/** What is shuffled into a library has that shuffled, once for all that goes there at a time (701.24). */
export function shuffledInto(event: GameEvent, among: readonly GameEvent[]): GameEvent[] {
  const { to } = event;
  if (!isShuffledInto(event)) return [];
  const first = among.find((other) => isShuffledInto(other) && other.to?.holder === to?.holder);
  if (first !== undefined && first !== event) return [];
  return [
    {
      ...event,
      kind: 'shuffle',
      player: to?.holder ?? null,
      object: null,
      from: null,
      amount: null,
      detail: null,
    },
  ];
}

export function isShuffledInto({ kind, to }: GameEvent): boolean {
  return kind === 'move' && to?.zone === 'library' && to.at === null;
}
