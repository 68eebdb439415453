/** What happens as somebody draws, and as they burn out (431). */

import type { Instruction } from '../../ability/instruction.js';
import { mustBeListed } from '../../evaluate/listed.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import { zoneId } from '../../position/position.js';
import type { Hands } from '../../rulebook/hands.js';
import { drawOne, runOn } from '../common/event.js';

type Does = Extract<Instruction, { do: 'act' }>['act'];

/** Does this by rule. */
export function act(hands: Hands, player: PlayerId | null, acts: readonly Does[]): boolean {
  if (player === null) return false;
  runOn(
    hands,
    acts.map((one) => ({ do: 'act', act: one })),
    [],
    player,
    'rule',
  );
  return true;
}

/** Who would draw from an empty Main Deck burns out first, and draws then (431.1.a). */
export function draw(
  hands: Hands,
  event: GameEvent,
  burns: 'burn out' | 'burn out again',
): boolean | readonly ObjectId[] {
  if (event.amount !== 1) return true;
  const drawn = drawOne(hands, event.player, 'deck', 'hand');
  if (drawn) return drawn;
  act(hands, event.player, [{ event: burns }, { event: 'draw the rest', amount: 1 }]);
  return false;
}

/** The trash is recycled, and an opponent gains a point (431.2). */
export function burnOut(hands: Hands, { player }: GameEvent, gains: string): boolean {
  if (player === null) return false;
  const { position } = hands.game.table;
  if (position.players.length > 2)
    withhold(
      'rule/not-modelled',
      'Which of several opponents gains a point by burning out is not worked out.',
    );
  const trash = position.zones[zoneId('trash', player)] ?? [];
  if (trash.length === 0) mustBeListed(hands.game, 'trash', player);
  for (const id of [...trash]) hands.move(id, { zone: 'deck', holder: player, at: 'bottom' });
  if (trash.length > 0) hands.shuffle('deck', player);
  return act(hands, player, [{ event: gains, by: { who: 'opponent', said: 'a' }, amount: 1 }]);
}
