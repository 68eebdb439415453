/** What happens as somebody draws or burns, and as they burn out (431, 440). */

import type { Instruction } from '../../../ability/instruction.js';
import type { What, Who } from '../../../ability/reference.js';
import { mustBeListed } from '../../../evaluate/reference/listed.js';
import { add, atMost, compare, subtract } from '../../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import { watchersOf } from '../../../kernel/replacing/probe.js';
import type { Use } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import { zoneId } from '../../../position/position.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { cardsIn, drawOne, drawsInTurn } from '../../common/drawing.js';
import { gainPoints, hasWon, toPlayer } from '../battlefield/points.js';

type Does = Extract<Instruction, { do: 'act' }>['act'];

/** Does this by rule. @param uses the effects that have been applied to what it is the rest of, and are not again (370.2) */
export function act(
  hands: Hands,
  you: PlayerId | null,
  acts: readonly Does[],
  uses: readonly Use[] = [],
): boolean {
  if (you === null) return false;
  const steps = acts.map((one): Instruction => ({ do: 'act', act: one }));
  const env = { source: null, stint: 0, ability: null, refs: [], event: null, manner: 'rule' } as const;
  hands.run(steps, { ...env, you, uses });
  return true;
}

/** A draw of several is as many draws, one after the other. */
export function draws(game: Game, event: GameEvent): GameEvent[] {
  mustBurnOutOnce(game, event);
  return drawsInTurn(event);
}

/** Who would draw from an empty Main Deck burns out first, and draws then (431.1.a). */
export function draw(
  hands: Hands,
  event: GameEvent,
  burns: 'burn out' | 'burn out again',
  uses: readonly Use[],
): boolean | readonly ObjectId[] {
  if (event.amount !== 1) return true;
  const drawn = drawOne(hands, event.player, 'deck', 'hand');
  if (drawn) return drawn;
  act(hands, event.player, [{ event: burns }, { event: 'draw the rest', amount: 1 }], uses);
  return false;
}

/** Who would burn more cards than there are burns those, burns out, and burns the rest then (440.4). */
export function burn(
  hands: Hands,
  { player, amount }: GameEvent,
  burns: 'burn out' | 'burn out again',
  uses: readonly Use[],
): boolean {
  if (player === null || amount === null) return false;
  const { game } = hands;
  if (burns === 'burn out') mustBurnOutOnce(game, { player, amount });
  const there = cardsIn(game, 'deck', player);
  if (compare(there, amount) < 0) mustBeListed(game, 'deck', player);
  const now = atMost(amount, there);
  const left = subtract(amount, now);
  const object: What = { what: 'top', amount: now, of: { who: 'you' }, zone: 'deck' };
  const burned: Does = { event: 'put', object, to: { zone: 'trash' } };
  const rest: readonly Does[] = [{ event: burns }, { event: 'burn the rest', amount: left }];
  const all = [...(compare(now, 0) > 0 ? [burned] : []), ...(compare(left, 0) > 0 ? rest : [])];
  return act(hands, player, all, uses);
}

/** The trash is recycled, and an opponent gains a point (431.2). */
export function burnOut(hands: Hands, { player }: GameEvent, gains: string): boolean {
  if (player === null) return false;
  const { position } = hands.game.table;
  const trash = position.zones[zoneId('trash', player)] ?? [];
  if (trash.length === 0) mustBeListed(hands.game, 'trash', player);
  for (const id of [...trash]) hands.move(id, { zone: 'deck', holder: player, at: 'bottom' });
  if (trash.length > 0) hands.shuffle('deck', player);
  // Of several opponents the player chooses one (431.2.c).
  const by: Who =
    position.players.length > 2
      ? { who: 'target', of: 'opponent', chosen: true }
      : { who: 'opponent', said: 'a' };
  return act(hands, player, [{ event: gains, by, amount: 1 }]);
}

/** The point of burning out again, and whoever wins with it at once (431.3.c). */
export function gainAgain(hands: Hands, event: GameEvent): boolean {
  const gained = gainPoints(hands, event);
  if (event.player !== null && hasWon(hands.game, event.player))
    act(hands, event.player, [{ event: 'win at once' }]);
  return gained;
}

/**
 * An instruction that takes more cards than a player's Main Deck and trash hold has them burn out, and burn out again once
 * what was recycled has been taken. By 431.3.b the points of that are not replaced in one sequence; 431.3 speaks of a deck
 * that stays empty.
 * @throws {Withheld} where something would replace or forbid those points
 */
function mustBurnOutOnce(game: Game, { player, amount }: Pick<GameEvent, 'player' | 'amount'>): void {
  if (player === null || amount === null) return;
  const { position } = game.table;
  const trash = cardsIn(game, 'trash', player);
  const all = add(trash, cardsIn(game, 'deck', player));
  if (compare(trash, 0) === 0 || compare(all, amount) >= 0) return;
  const isTouched = (event: GameEvent): boolean =>
    watchersOf(game, event).length > 0 || isProhibited(game, event);
  if (
    position.players.some(
      ({ id }) => id !== player && isTouched(toPlayer('gain point for burning out', id, 1)),
    )
  )
    withhold(
      'rule/unsettled',
      'Whether a second burn-out of one instruction, once the cards that the first recycled have been taken, belongs to the same sequence, so that nothing replaces its point (431.3.b), the rules do not say.',
    );
}
