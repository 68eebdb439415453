/**
 * "The first one they draw in each of their draw steps": as a rule the card that the turn brings (504.1). A draw that is
 * replaced is none; where nothing has been drawn in the step, the next card drawn in it is the first, whatever has it drawn.
 */

import { add } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { TALLIES } from './this-turn.js';

/** The manner of a draw, as texts except it. */
export const FIRST_DRAW = 'first of a draw step';

/** Values of a player: that it is their draw step, until another step or turn begins, and that they have drawn a card in it. */
const IN_STEP = 'in the draw step';
const DRAWN = 'drawn in the draw step';

/** How many cards a player has drawn this turn, where that is known. */
const DRAWN_THIS_TURN = 'cards drawn' satisfies (typeof TALLIES)[number];

export const DRAW_STEP_VALUES = [IN_STEP, DRAWN] as const;

/** Whether a draw is that of the first card that its player draws in a draw step of their own. */
export function isFirstDraw(game: Game, { player }: GameEvent): boolean {
  const { turn, players } = game.table.position;
  if (player === null || player !== turn.player || !isDrawStep(game, player)) return false;
  return (players[player]?.values[DRAWN] ?? 0) === 0;
}

/** It has begun, or the draw that the turn brings is listed by itself and being carried out. */
function isDrawStep({ table }: Game, player: PlayerId): boolean {
  const { players, work } = table.position;
  if (players[player]?.values[IN_STEP] === 1) return true;
  return work.some((frame) => frame.frame === 'script' && frame.env.manner === 'turn');
}

export function noteDraw(hands: Hands, player: PlayerId): void {
  const { turn, players } = hands.game.table.position;
  const drawn = players[player]?.values[DRAWN_THIS_TURN];
  if (drawn !== undefined) hands.value(player, DRAWN_THIS_TURN, add(drawn, 1));
  if (player !== turn.player || !isDrawStep(hands.game, player)) return;
  if (players[player]?.values[DRAWN] !== 1) hands.value(player, DRAWN, 1);
}

/** A step of the turn begins. */
export function comeToStep(hands: Hands, player: PlayerId, isDraw: boolean): void {
  leaveDrawStep(hands);
  if (isDraw) hands.value(player, IN_STEP, 1);
}

export function leaveDrawStep(hands: Hands): void {
  for (const { id, values } of hands.game.table.position.players)
    for (const value of DRAW_STEP_VALUES) if ((values[value] ?? 0) !== 0) hands.value(id, value, 0);
}
