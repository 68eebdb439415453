/** How many cards a player holds as their turn ends. */

import { type Amount, add, compare } from '../../../ground/amount.js';
import { withhold } from '../../../ground/problem.js';
import { zoneId } from '../../../position/position.js';
import type { Game } from '../../../rulebook/game.js';

const MOST = 6;

/** @throws {Withheld} where the turn player would have to discard: which cards, and what that triggers, is not worked out */
export function mustHoldFew({ table: { position } }: Game): void {
  const { turn, zones, objects } = position;
  const held = (zones[zoneId('hand', turn.player)] ?? [])
    .map((id) => objects[id]?.count ?? 1)
    .reduce(add, 0 as Amount);
  if (compare(held, MOST) > 0)
    withhold(
      'rule/not-modelled',
      `A player who ends their turn with more than ${MOST} cards in the hand discards down to so many; that is not worked out.`,
      'Have the player discard first, by an instruction (`say`).',
    );
}
