/** Waiting abilities that form a chain: all are announced, then they resolve from the last to the first. */

import type { RuleKey } from '../../ground/id.js';
import type { Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { nextOf, turnOrder } from './settle.js';

/**
 * Waiting abilities as links of a chain that is built before any of them resolves: in these classes, each in turn order,
 * the last link first. Those that come about meanwhile form the next one.
 * @param isOffered of which ones it is decided as they become links whether their player takes what they offer
 */
export function chained(
  game: Game,
  classes: readonly (readonly Waiting[])[],
  rule: RuleKey,
  isOffered: (one: Waiting) => boolean,
): SettleStep {
  const order = turnOrder(game);
  const links = classes.flatMap((one) =>
    order.map((player) => one.filter(({ env }) => env.you === player)).filter(({ length }) => length > 0),
  );
  const all = links.flat();
  const begun = Math.min(...all.filter(isAnnounced).map(({ moment }) => moment));
  const next = all.find((one) => !isAnnounced(one) && one.moment <= begun);
  if (next) return { do: 'announce', waiting: next, offered: isOffered(next) };
  const last = links.map((one) => one.filter(isAnnounced)).findLast(({ length }) => length > 0) ?? [];
  return nextOf(order, last, rule);
}

/** Whether it is a link of a chain already. */
export function isAnnounced({ env }: Waiting): boolean {
  return env.aimed !== undefined;
}
