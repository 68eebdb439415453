/** Parts of patterns that few have: how something would enter, what would be created. */

import type { TokenText } from '../ability/act.js';
import type { Change } from '../ability/change.js';
import { flatOps } from '../ability/static.js';
import { compare } from '../ground/amount.js';
import { withhold } from '../ground/problem.js';
import type { Env } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { Game } from '../rulebook/game.js';
import { isOneOf } from './one-of.js';
import { quantity } from './quantity.js';

/** Whether what would be created has all these words: a Treasure token is an artifact token. */
export function isToken({ table }: Game, { traits }: TokenText, { detail }: GameEvent): boolean {
  const { token, copy } = detail ?? {};
  const card = copy?.card == null ? undefined : table.position.cards[copy.card];
  if (copy && !card)
    withhold(
      'position/unknown-card',
      'The ruling depends on what a token would be a copy of.',
      'Name the card.',
    );
  return traits.every(({ trait, is }) => {
    if (token) return token.traits.some((one) => one.trait === trait && one.is === is);
    const printed = card?.traits[trait];
    const added = flatOps(copy?.except ?? []).some(
      (op) => op.op === 'add' && op.trait === trait && Array.isArray(op.values) && op.values.includes(is),
    );
    return added || (Array.isArray(printed) && printed.includes(is));
  });
}

/** "Enters under an opponent's control", "enters tapped". */
export function arrivesSo(game: Game, env: Env, change: Change, event: GameEvent): boolean {
  const arrival = event.detail?.arrival;
  switch (change.change) {
    case 'control':
      return isOneOf(game, env, change.by, arrival?.controller ?? null);
    case 'status':
      return arrival !== undefined && arrival.status.includes(change.status) !== (change.without ?? false);
    case 'counters':
      return compare(arrival?.counters[change.counter] ?? 0, quantity(game, env, change.amount)) >= 0;
    default:
      return withhold(
        'text/not-testable',
        `Nothing tells whether something would enter so (${change.change}).`,
      );
  }
}
