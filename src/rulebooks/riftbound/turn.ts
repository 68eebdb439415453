/** What belongs to the turn: channeling runes, gaining XP, and its end. */

import { add } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { Hands } from '../../rulebook/hands.js';
import { drawOne } from '../common/drawing.js';
import { endTurn } from '../common/event.js';
import { runOn } from '../common/running.js';
import { forgetScores } from './score.js';
import { PLAYED_NOW, TALLIES } from './tally.js';
import { TURNS } from './value.js';

/** A rune comes from the top of its player's rune deck to the board (430). */
export function channel(hands: Hands, event: GameEvent, exhausted: boolean): boolean | readonly ObjectId[] {
  if (event.amount !== 1) return true;
  const channeled = drawOne(hands, event.player, 'rune deck', 'base');
  if (!channeled) return false;
  if (exhausted) for (const id of channeled) hands.status(id, 'exhausted', true);
  return channeled;
}

/** XP is kept where it is written down. */
export function gainXp(hands: Hands, { player, amount }: GameEvent): boolean {
  if (player === null || amount === null) return false;
  const xp = hands.game.table.position.players[player]?.values.xp;
  if (xp !== undefined) hands.value(player, 'xp', add(xp, amount));
  return true;
}

/** All units are healed as a turn ends (143.3.b); then the next player's begins. */
export function turnEnds(hands: Hands): boolean {
  for (const { id, damage } of hands.game.table.position.objects) {
    if (damage !== 0) hands.damage(id, 0);
  }
  forgetTurn(hands);
  forgetScores(hands);
  endTurn(hands);
  const { player } = hands.game.table.position.turn;
  const turns = hands.game.table.position.players[player]?.values[TURNS];
  if (turns !== undefined) hands.value(player, TURNS, add(turns, 1));
  runOn(hands, [{ do: 'act', act: { event: 'begin turn' } }], [], player, 'rule');
  return true;
}

/** With the turn all that was counted begins anew. */
function forgetTurn(hands: Hands): void {
  const { players, objects } = hands.game.table.position;
  for (const { id, linked } of objects)
    if (linked[PLAYED_NOW]) hands.link(id, PLAYED_NOW, [], { only: true });
  for (const { id, values } of players) {
    for (const value of Object.values(TALLIES)) if (values[value] !== undefined) hands.value(id, value, 0);
  }
}
