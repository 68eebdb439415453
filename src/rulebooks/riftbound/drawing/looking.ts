/** Cards that are looked at from the top of a Main Deck, and recycled or put back (416, 436). */

import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { mustBeListed, orderMatters } from '../../../evaluate/reference/listed.js';
import { compare } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import { zoneId } from '../../../position/position.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { ownersZone } from '../../common/event.js';
import { runOn } from '../../common/running.js';
import { leave } from '../object/bring.js';
import { recycledAfter } from '../playing/by-effect.js';
import { BOARD } from '../zone.js';

/** The status of a card that its player looks at. */
const SEEN = 'looked at';

/** As many as anybody can put back in every order. */
const MOST_SEEN = 5;

/** A card is recycled to the bottom of its owner's own deck: a rune to the Rune Deck, any other to the Main Deck (416.1). */
export function toItsDeck(game: Game, event: GameEvent): GameEvent {
  if (event.object === null) return event;
  const after = recycledAfter(game, event);
  if (after) return after;
  // Runes are on the board or in their deck; what nobody knows of another zone is none.
  const view = viewOf(game, event.object);
  const { zone } = view.object;
  const isRune =
    zone === 'rune deck' || (BOARD.includes(zone) && wordsOf(game, view, 'type').includes('rune'));
  const to = ownersZone(game, event, isRune ? 'rune deck' : 'deck');
  return { ...event, to: to && { ...to, at: 'bottom' } };
}

/** A card that is looked at goes from the top of its deck to the bottom: it is the same card all the same. */
export function recycle(hands: Hands, event: GameEvent): ReturnType<typeof leave> {
  const { object, to } = event;
  if (object === null || !to || !hands.object(object).status.includes(SEEN)) return leave(hands, event);
  hands.status(object, SEEN, false);
  hands.move(object, to, { same: true });
  return true;
}

/**
 * Of the top cards of the Main Deck, or of all that there are, any number is recycled; the others are put back in any order
 * (436.1, 436.4). Nobody burns out for that (436.4.a).
 */
export function predict(hands: Hands, { player, amount }: GameEvent): boolean {
  if (player === null || amount === null) return false;
  if (compare(amount, MOST_SEEN) > 0)
    withhold(
      'rule/not-modelled',
      `In which order more than ${MOST_SEEN} cards are put back that a player has looked at is not followed.`,
    );
  const cards = takeApart(hands, player, Number(amount));
  if (cards.length === 0) return true;
  for (const id of cards) hands.status(id, SEEN, true);
  runOn(hands, PREDICTING, cards, player, 'effect');
  return true;
}

/** The top cards of a Main Deck, each by itself. */
function takeApart(hands: Hands, player: PlayerId, amount: number): readonly ObjectId[] {
  const { position } = hands.game.table;
  const cards: ObjectId[] = [];
  while (cards.length < amount) {
    const next = (position.zones[zoneId('deck', player)] ?? []).find((id) => !cards.includes(id));
    if (next === undefined) {
      mustBeListed(hands.game, 'deck', player);
      break;
    }
    orderMatters(hands.game, 'deck', player, next, cards);
    const { count } = hands.object(next);
    cards.push(compare(count, 1) > 0 ? hands.split(next, 1) : next);
  }
  return cards;
}

const THEM: What = { what: 'that', of: 0, said: 'them' };

const PREDICTING: readonly Instruction[] = [
  { do: 'act', act: { event: 'see', object: THEM } },
  {
    do: 'act',
    act: {
      event: 'recycle',
      object: {
        what: 'some',
        quantity: { how: 'any number' },
        described: {
          head: { sort: 'card' },
          which: [
            { test: 'relation', relation: 'among', to: THEM },
            { test: 'zone', at: { zone: 'deck', whose: { who: 'you' } }, said: 'in' },
          ],
        },
      },
    },
  },
  { do: 'act', act: { event: 'put back' } },
];

/** The orders in which the cards that are still there can be put back, told by their names from the top; one where all are alike. */
export function ordersOf(game: Game, event: GameEvent): readonly string[] {
  return [...new Set(permutations(seen(game, event)).map((order) => told(game, order)))];
}

/** They are put back in the order that was chosen, and nobody looks at them any more. */
export function putBack(hands: Hands, event: GameEvent): boolean {
  const { game } = hands;
  const cards = seen(game, event);
  const order = permutations(cards).find((one) => told(game, one) === event.detail?.way) ?? cards;
  for (const id of order.toReversed())
    if (order.some((one, at) => one !== cards[at]))
      hands.move(id, { zone: 'deck', holder: event.player, at: 'top' }, { same: true });
  for (const id of cards) hands.status(id, SEEN, false);
  return true;
}

function seen({ table }: Game, { player }: GameEvent): readonly ObjectId[] {
  const { zones, objects } = table.position;
  return (zones[player === null ? '' : zoneId('deck', player)] ?? []).filter((id) =>
    objects[id]?.status.includes(SEEN),
  );
}

function permutations(cards: readonly ObjectId[]): readonly (readonly ObjectId[])[] {
  if (cards.length < 2) return [cards];
  return cards.flatMap((first) =>
    permutations(cards.filter((id) => id !== first)).map((rest) => [first, ...rest]),
  );
}

function told(game: Game, order: readonly ObjectId[]): string {
  return order
    .map((id) => {
      const { label, card } = objectOf(game, id);
      return label ?? (card === null ? '?' : (game.table.position.cards[card]?.name ?? '?'));
    })
    .join(', ');
}
