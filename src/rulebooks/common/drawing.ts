/** Drawing cards, in the games in which each draw is an event of its own. */

import { mustBeListed, orderMatters } from '../../evaluate/reference/listed.js';
import { type Amount, add, compare } from '../../ground/amount.js';
import type { ObjectId, PlayerId, Zone } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import { zoneId } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';

/** Draws one card from the top of a pile, which is returned; nothing happens where there is none. */
export function drawOne(
  hands: Hands,
  player: PlayerId | null,
  from: Zone,
  to: Zone,
): readonly ObjectId[] | false {
  if (player === null) return false;
  const zone = zoneId(from, player);
  const [top] = hands.game.table.position.zones[zone] ?? [];
  if (top === undefined) {
    mustBeListed(hands.game, from, player);
    return false;
  }
  orderMatters(hands.game, from, player, top);
  const drawn = hands.split(top, 1);
  const holder = hands.game.catalogue.zones[to]?.shared ? null : player;
  hands.move(drawn, { zone: to, holder, at: null }, { controller: player });
  return [drawn];
}

/** How many cards lie in a pile of a player. */
export function cardsIn({ table }: Pick<Game, 'table'>, pile: Zone, player: PlayerId): Amount {
  const { zones, objects } = table.position;
  const cards = zones[zoneId(pile, player)] ?? [];
  return cards.reduce<Amount>((sum, id) => add(sum, objects[id]?.count ?? 0), 0);
}

/** Draws are done one after the other (each can be replaced); a single draw is not divided. */
export function drawsInTurn(event: GameEvent): GameEvent[] {
  if (event.amount === 1) return [];
  if (compare(event.amount ?? 0, MOST_DRAWS) > 0)
    withhold(
      'ruling/too-many-draws',
      `More than ${MOST_DRAWS} draws, one after the other, are not followed.`,
    );
  return Array.from({ length: Number(event.amount) }, () => ({ ...event, amount: 1 }));
}

/** More draws than any deck has cards for. */
const MOST_DRAWS = 10_000;
