/** Cards that a player looks at from the top of a pile, some of which go elsewhere while the others are put back in any order. */

import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import { mustBeListed, orderMatters } from '../../evaluate/reference/listed.js';
import { compare } from '../../ground/amount.js';
import type { ObjectId, PlayerId, Zone } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import { zoneId } from '../../position/position.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { runOn } from './running.js';

/** The status of a card that its player looks at. */
const SEEN = 'looked at';

/** The cards that are looked at, as the instructions of `look` speak of them. */
export function them(): What {
  return { what: 'that', of: 0, said: 'them' };
}

/** As many as anybody can put back in every order. */
const MOST_SEEN = 5;

/**
 * Has a player look at so many cards from the top of a pile, or at all that there are, and do something with them: what is
 * still there afterwards `putBack` puts back.
 *
 * @throws {Withheld} `rule/not-modelled` of more cards than can be put back in every order
 */
export function look(
  hands: Hands,
  pile: Zone,
  { player, amount }: GameEvent,
  steps: readonly Instruction[],
): boolean {
  if (player === null || amount === null) return false;
  if (compare(amount, MOST_SEEN) > 0)
    withhold(
      'rule/not-modelled',
      `In which order more than ${MOST_SEEN} cards are put back that a player has looked at is not followed.`,
    );
  const cards = takeApart(hands, pile, player, Number(amount));
  if (cards.length === 0) return true;
  for (const id of cards) hands.status(id, SEEN, true);
  runOn(hands, steps, cards, player, 'effect');
  return true;
}

/** The top cards of a pile, each by itself. */
function takeApart(hands: Hands, pile: Zone, player: PlayerId, amount: number): readonly ObjectId[] {
  const { position } = hands.game.table;
  const cards: ObjectId[] = [];
  while (cards.length < amount) {
    const next = (position.zones[zoneId(pile, player)] ?? []).find((id) => !cards.includes(id));
    if (next === undefined) {
      mustBeListed(hands.game, pile, player);
      break;
    }
    orderMatters(hands.game, pile, player, next, cards);
    const { count } = hands.object(next);
    cards.push(compare(count, 1) > 0 ? hands.split(next, 1) : next);
  }
  return cards;
}

/** Any number of the cards that are looked at, which lie in this pile. */
export function anyOfThem(pile: Zone): What {
  return {
    what: 'some',
    quantity: { how: 'any number' },
    described: {
      head: { sort: 'card' },
      which: [
        { test: 'relation', relation: 'among', to: them() },
        { test: 'zone', at: { zone: pile, whose: { who: 'you' } }, said: 'in' },
      ],
    },
  };
}

/** Whether its player looks at a card. */
export function isSeen(hands: Hands, id: ObjectId): boolean {
  return hands.object(id).status.includes(SEEN);
}

/** A card gets another place in the pile in which it lies, and is looked at no more: it is the same card all the same. */
export function moveWithin(hands: Hands, { object, to }: GameEvent): boolean {
  if (object === null || !to) return false;
  hands.status(object, SEEN, false);
  hands.move(object, to, { same: true });
  return true;
}

/** The orders in which the cards that are still there can be put back, told by their names from the top; one where all are alike. */
export function ordersOf(game: Game, event: GameEvent): readonly string[] {
  return [...new Set(permutations(seen(game, event)).map((order) => told(game, order)))];
}

/** They are put back on top in the order that was chosen, and nobody looks at them any more; of one order nothing is told. */
export function putBack(hands: Hands, event: GameEvent): boolean {
  const { game } = hands;
  const cards = seen(game, event);
  const isChosen = ordersOf(game, event).length > 1;
  const order = permutations(cards).find((one) => told(game, one) === event.detail?.way) ?? cards;
  for (const id of order.toReversed())
    if (order.some((one, at) => one !== cards[at]))
      hands.move(id, { zone: objectOf(game, id).zone, holder: event.player, at: 'top' }, { same: true });
  for (const id of cards) hands.status(id, SEEN, false);
  return isChosen;
}

/** From the top of the pile in which they lie. */
function seen({ table }: Game, { player }: GameEvent): readonly ObjectId[] {
  const { zones, objects } = table.position;
  return Object.values(zones).flatMap((there) =>
    there.filter((id) => objects[id]?.holder === player && objects[id]?.status.includes(SEEN)),
  );
}

function permutations(cards: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  if (cards.length < 2) return [cards];
  return cards.flatMap((first) =>
    permutations(cards.filter((id) => id !== first)).map((rest) => [first, ...rest]),
  );
}

/** The cards by their names, from the top. */
function told(game: Game, order: readonly ObjectId[]): string {
  return order
    .map((id) => {
      const { label, card } = objectOf(game, id);
      return label ?? (card === null ? '?' : (game.table.position.cards[card]?.name ?? '?'));
    })
    .join(', ');
}
