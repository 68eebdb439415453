/** Waiting abilities that are announced, each above those before it, and resolve from the last to the first. */

import type { RuleKey } from '../../ground/id.js';
import type { Waiting } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { Offered, SettleStep } from '../../rulebook/policy.js';
import { turnOrder } from './settle.js';
import { nextOf } from './waiting.js';

/**
 * Waiting abilities as on a stack: each player in turn order announces theirs in the order that they say, and the last one
 * resolves first. Those that come about meanwhile are announced above the others, before any more of these resolves.
 *
 * @param rule by which a player who has several says which is announced first
 * @param offered when what is offered first is paid for, where it is taken as it is announced
 * @example
 * stacked(play, 'order'); // => { do: 'settled' }
 */
export function stacked(game: Game, rule: RuleKey, offered?: Offered): SettleStep {
  const { waiting } = game.table.position;
  const open = waiting.filter((one) => !isAnnounced(one));
  // What the payment for one triggers comes after those that came about together with it.
  const earliest = Math.min(...open.map(({ moment }) => moment));
  const together = open.filter(({ moment }) => moment === earliest);
  return nextLink(game, [together], rule, () => offered) ?? lastAnnounced(waiting);
}

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
  const all = classes.flat();
  const begun = Math.min(...all.filter(isAnnounced).map(({ moment }) => moment));
  const open = classes.map((some) => some.filter((one) => !isAnnounced(one) && one.moment <= begun));
  const taking = (one: Waiting): Offered | undefined => (isOffered(one) ? 'paid first' : undefined);
  return nextLink(game, open, rule, taking) ?? lastAnnounced(all);
}

/** One is announced next: the one that has been said to be, or the first; or it is asked which. Null where none is left. */
function nextLink(
  game: Game,
  open: readonly (readonly Waiting[])[],
  rule: RuleKey,
  offeredBy: (one: Waiting) => Offered | undefined,
): SettleStep | null {
  const announce = (waiting: Waiting): SettleStep => {
    const offered = offeredBy(waiting);
    return { do: 'announce', waiting, ...(offered && { offered }) };
  };
  const said = open.flat().find(({ link }) => link !== undefined);
  if (said) return announce(said);
  const order = turnOrder(game);
  for (const some of open) {
    const step = nextOf(order, some, rule);
    if (step.do === 'ask') return { ...step, announces: true };
    if (step.do === 'resolve') return announce(step.waiting);
  }
  return null;
}

/** What has been announced last resolves next. */
function lastAnnounced(all: readonly Waiting[]): SettleStep {
  const [last] = all.filter(isAnnounced).sort((a, b) => (b.link ?? 0) - (a.link ?? 0));
  return last ? { do: 'resolve', waiting: last } : { do: 'settled' };
}

/** Whether it has been announced already. */
export function isAnnounced({ env }: Waiting): boolean {
  return env.aimed !== undefined;
}
