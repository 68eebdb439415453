/** Waiting abilities that form a chain: all are announced, then they resolve from the last to the first. */

import type { RuleKey } from '../../ground/id.js';
import type { Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { SettleStep } from '../../rulebook/policy.js';
import { turnOrder } from './settle.js';
import { nextOf } from './waiting.js';

/**
 * Waiting abilities as links of a chain that is built before any of them resolves: in these classes, each in turn order,
 * of one player in the order that the player says; the last link resolves first. Those that come about meanwhile form the
 * next one.
 * @param isOffered of which ones it is decided as they become links whether their player takes what they offer
 */
export function chained(
  game: Game,
  classes: readonly (readonly Waiting[])[],
  rule: RuleKey,
  isOffered: (one: Waiting) => boolean,
): SettleStep {
  const order = turnOrder(game);
  const all = classes.flat();
  const begun = Math.min(...all.filter(isAnnounced).map(({ moment }) => moment));
  const open = all.filter((one) => !isAnnounced(one) && one.moment <= begun);
  const next = open.find(({ link }) => link !== undefined) ?? nextAmong(order, classes, open, rule);
  if (next && 'do' in next) return next;
  if (next) return { do: 'announce', waiting: next, offered: isOffered(next) };
  const [last] = all.filter(isAnnounced).sort((a, b) => (b.link ?? 0) - (a.link ?? 0));
  return last ? { do: 'resolve', waiting: last } : { do: 'settled' };
}

/** The next link, or the question which it is. */
function nextAmong(
  order: ReturnType<typeof turnOrder>,
  classes: readonly (readonly Waiting[])[],
  open: readonly Waiting[],
  rule: RuleKey,
): Waiting | Extract<SettleStep, { do: 'ask' }> | null {
  for (const one of classes) {
    const step = nextOf(
      order,
      one.filter((waiting) => open.includes(waiting)),
      rule,
    );
    if (step.do === 'ask') return { ...step, announces: true };
    if (step.do === 'resolve') return step.waiting;
  }
  return null;
}

/** Whether it is a link of a chain already. */
export function isAnnounced({ env }: Waiting): boolean {
  return env.aimed !== undefined;
}
