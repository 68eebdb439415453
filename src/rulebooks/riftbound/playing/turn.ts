/** What belongs to the turn: channeling runes, gaining XP, and its end. */

import type { Instruction } from '../../../ability/instruction.js';
import { add } from '../../../ground/amount.js';
import type { ObjectId } from '../../../ground/id.js';
import type { GameEvent } from '../../../position/event.js';
import type { Hands } from '../../../rulebook/hands.js';
import { drawOne } from '../../common/drawing.js';
import { runOn } from '../../common/running.js';
import { endTurn } from '../../common/state.js';
import { forgetScores } from '../battlefield/score.js';
import { TURNS } from '../value.js';
import { PLAYED_NOW, TALLIES } from './tally.js';

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

/** All units are healed as a turn ends (143.3.b), what lasted for it ends, and what triggers on that resolves. */
export function turnEnds(hands: Hands): boolean {
  const { objects, turn } = hands.game.table.position;
  const damaged = objects.filter(({ damage }) => damage !== 0).map(({ id }) => id);
  if (damaged.length === 0) return turnPasses(hands);
  runOn(hands, HEALING, damaged, turn.player, 'rule');
  return true;
}

const HEALING: readonly Instruction[] = [
  { do: 'act', act: { event: 'heal at end of turn', object: { what: 'that', of: 0, said: 'them' } } },
  { do: 'act', act: { event: 'expire' } },
  { do: 'settle' },
  { do: 'act', act: { event: 'turn passes' } },
];

/** What lasts for a turn does so no longer. */
export function expire(hands: Hands): boolean {
  hands.expire('turn');
  return true;
}

/** The next player's turn begins. */
export function turnPasses(hands: Hands): boolean {
  forgetTurn(hands);
  forgetScores(hands);
  endTurn(hands);
  const { player } = hands.game.table.position.turn;
  const turns = hands.game.table.position.players[player]?.values[TURNS];
  if (turns !== undefined) hands.value(player, TURNS, add(turns, 1));
  runOn(hands, [{ do: 'act', act: { event: 'begin turn' } }], [], player, 'rule');
  return true;
}

/** With the turn all that was counted begins anew, and nothing is stunned any more (423.1.a.2). */
function forgetTurn(hands: Hands): void {
  const { players, objects } = hands.game.table.position;
  for (const { id, linked, status } of objects) {
    if (linked[PLAYED_NOW]) hands.link(id, PLAYED_NOW, [], { only: true });
    if (status.includes('stunned')) hands.status(id, 'stunned', false);
  }
  for (const { id, values } of players) {
    for (const value of Object.values(TALLIES)) if (values[value] !== undefined) hands.value(id, value, 0);
  }
}
