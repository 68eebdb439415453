/** Waiting abilities that form a chain: all are announced, then they resolve from the last to the first. */

import type { RuleKey } from '../../ground/id.js';
import type { Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { nextOf, turnOrder } from './settle.js';

/**
 * Waiting abilities as links of a chain that is built before any of them resolves: in these classes, each in turn order,
 * the last link first. Those that come about meanwhile form the next one.
 */
export function chained(game: Game, classes: readonly (readonly Waiting[])[], rule: RuleKey): SettleStep {
  const order = turnOrder(game);
  const links = classes.flatMap((one) =>
    order.map((player) => one.filter(({ env }) => env.you === player)).filter(({ length }) => length > 0),
  );
  const all = links.flat();
  const begun = all.find(isAnnounced)?.moment ?? Number.POSITIVE_INFINITY;
  const next = all.find((one) => !isAnnounced(one) && one.moment <= begun);
  if (next) return { do: 'announce', waiting: next };
  const last = links.map((one) => one.filter(isAnnounced)).findLast(({ length }) => length > 0) ?? [];
  return nextOf(order, last, rule);
}

function isAnnounced({ env }: Waiting): boolean {
  return env.aimed !== undefined;
}
