/** Which of the abilities that wait is next. */

import { dataKey } from '../../ground/data.js';
import type { EffectKey, PlayerId, RuleKey } from '../../ground/id.js';
import type { Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { turnOrder } from './settle.js';

/**
 * The next of the waiting abilities, or of some of them, in turn order: all of the turn player's first.
 *
 * @param rule by which a player who has several says which comes first
 * @example
 * turnPlayersFirst(play, 'order'); // => { do: 'settled' }
 */
export function turnPlayersFirst(
  game: Game,
  rule: RuleKey,
  among: readonly Waiting[] = game.table.position.waiting,
): SettleStep {
  return nextOf(turnOrder(game), among, rule);
}

/** The first player who has any says which comes next; of equal ones nobody needs to. */
export function nextOf(order: readonly PlayerId[], waiting: readonly Waiting[], rule: RuleKey): SettleStep {
  for (const player of order) {
    const [first, ...others] = eachOnce(waiting.filter(({ env }) => env.you === player));
    if (!first) continue;
    if (others.length === 0) return { do: 'resolve', waiting: first };
    return { do: 'ask', by: player, options: [first, ...others], rule };
  }
  return { do: 'settled' };
}

/** Of equal ones the first. */
function eachOnce(waiting: readonly Waiting[]): Waiting[] {
  const kinds = new Map<EffectKey, Waiting[]>();
  const found: Waiting[] = [];
  for (const one of waiting) {
    const same = kinds.get(one.effect) ?? [];
    if (same.some((other) => isAlike(one, other))) continue;
    kinds.set(one.effect, [...same, one]);
    found.push(one);
  }
  return found;
}

/** The same ability of the same source, about the same: it came about several times at once. */
function isAlike(a: Waiting, b: Waiting): boolean {
  return a === b || (a.effect === b.effect && dataKey(a.env) === dataKey(b.env));
}
