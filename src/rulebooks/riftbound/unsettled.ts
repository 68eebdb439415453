/** What the rules do not settle: they contradict one another, or do not say. No ruling is given there. */

import { compare } from '../../ground/amount.js';
import type { PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { watchersOf } from '../../kernel/probe.js';
import type { Use } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Candidate } from '../../rulebook/policy.js';

/**
 * Gear at a battlefield that is a unit as well, by the rules of 1.3.
 * @throws {Withheld} always
 */
export function looseUnit(): never {
  return withhold(
    'rule/unsettled',
    'Of gear at a battlefield that is a unit as well the rules of 1.3 say two things: 452.1 recalls it, 323.7 does not.',
  );
}

/**
 * By the rules of 1.3 an effect that a text says to use so often each turn is a choice of its controller, whether it says
 * "may" or not (371.1): whose choice comes with these effects, if anybody's.
 * @throws {Withheld} where others are ordered with it
 */
export function whetherUsed(candidates: readonly Candidate[]): PlayerId | null {
  const free = candidates.find(({ ability }) => ability.limit?.limit === 'times' && !ability.optional);
  if (free && candidates.length > 1)
    withhold(
      'rule/unsettled',
      'Whether an effect that is used so often each turn is used, and in which order that is chosen where others are ordered with it, the rules of 1.3 do not say.',
    );
  return free?.controller ?? null;
}

/**
 * Several points are gained together. What has been applied to them, or to what they stand for, is not again (370.2).
 * @throws {Withheld} where something else would replace one of them alone
 */
export function mustNotBeParted(game: Game, event: GameEvent, uses: readonly Use[]): void {
  const { amount } = event;
  if (amount === null || compare(amount, 1) <= 0) return;
  const whole = new Set([...watchersOf(game, event), ...uses].map(({ effect }) => effect));
  if (watchersOf(game, eventWith(event, { amount: 1 })).some(({ effect }) => !whole.has(effect)))
    withhold(
      'rule/unsettled',
      'Whether what replaces that a player gains a point replaces one of several that are gained together, the rules do not say.',
    );
}
