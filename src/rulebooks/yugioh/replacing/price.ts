/** LP and counters that are paid instead of what would happen: what is promised for one card is not there for another. */

import type { Ability } from '../../../ability/ability.js';
import { type Amount, add, compare } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { GroupFrame, Node } from '../../../position/frame.js';
import type { Game } from '../../../rulebook/game.js';
import type { Candidate, GroupView, Step } from '../../../rulebook/policy.js';
import { actsInstead } from '../acts.js';
import { countersOn } from '../event.js';
import { applicationsOf, askWhich, type Due } from './rivals.js';

const REMOVAL = 'remove counters';

/** Where a player has not the LP for all the mandatory replacements that are due, that player says which has them. */
export function beyondMeans(view: GroupView, due: readonly Due[]): Step | null {
  const applications = applicationsOf(due.filter(({ candidate }) => compare(priceOf(candidate), 0) > 0));
  for (const player of new Set(applications.map(({ candidate }) => candidate.controller))) {
    const theirs = applications.filter(({ candidate }) => candidate.controller === player);
    const price = theirs.reduce((sum, { candidate }) => add(sum, priceOf(candidate)), 0 as Amount);
    if (theirs.length > 1 && !canPay(view, player, price)) return askWhich(player, theirs, 'impossible');
  }
  return null;
}

export function isTooDear(view: GroupView, candidate: Candidate): boolean {
  const price = priceOf(candidate);
  return compare(price, 0) > 0 && !canPay(view, candidate.controller, price);
}

/** Whether a player has these LP beside those promised in the same moment; so too where none are written down. */
function canPay(view: GroupView, player: PlayerId, price: Amount): boolean {
  const points = view.game.table.position.players[player]?.values.lp;
  if (points === undefined) return true;
  const paid = promised(view).filter((event) => isPaidBy(event, player));
  return compare(points, add(totalOf(paid), price)) >= 0;
}

/** What would happen as far as it has been decided: events that are left as they are, and what stands in for others. */
export function promised({ nodes, frame }: GroupView): readonly GameEvent[] {
  const left = flat(nodes, ({ state, events }) => (state === 'done' ? [] : events));
  return frame.assigned.length === 0 ? left : [...left, ...assignedIn(frame)];
}

/** What has been assigned to stand in for others. */
export function assignedIn({ assigned }: GroupFrame): readonly GameEvent[] {
  return flat(assigned, ({ results }) => flat(results, ({ events }) => events));
}

/** Whether an effect has been assigned to an event. */
export function isAssigned(view: GroupView, { effect }: Candidate, node: { readonly id: number }): boolean {
  return view.frame.assigned.some(
    (one) => one.effect === effect && one.results.some((result) => result.node === node.id),
  );
}

function totalOf(events: readonly GameEvent[]): Amount {
  return events.reduce((sum, { amount }) => add(sum, amount ?? 0), 0 as Amount);
}

/** Those events that take what they happen to: a card from which counters are removed is there as long as it has others. */
export function taking(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter((event) => {
    if (event.kind !== REMOVAL) return true;
    const alike = events.filter(
      ({ kind, object, detail }) =>
        kind === REMOVAL && object === event.object && detail?.counter === event.detail?.counter,
    );
    return compare(totalOf(alike), countersOn(game, event)) >= 0;
  });
}

/** @throws {Withheld} where a replacement removes several counters beside others: no count is kept of what is left for it */
export function mustRemoveOne(view: GroupView, { id, events }: Node, { ability, effect }: Candidate): void {
  const several = actsInstead(ability).some(({ event, amount = 1 }) => event === REMOVAL && amount !== 1);
  if (!several) return;
  // What it removes itself, once it has been assigned to this event, is beside nothing.
  const own = view.frame.assigned
    .filter((one) => one.effect === effect && one.results.every(({ node }) => node === id))
    .flatMap(({ results }) => results.flatMap(({ events }) => events));
  // What it stands in for removes none.
  const others = promised(view).filter((one) => !own.includes(one) && !events.includes(one));
  if (others.some(({ kind }) => kind === REMOVAL))
    withhold(
      'rule/not-modelled',
      'Whether several counters are left for a replacement, where another of the same moment removes some, is not worked out.',
    );
}

/** @throws {Withheld} where half of a player's LP are paid beside others: of what they are half is not kept */
export function mustHalveAlone(view: GroupView, candidate: Candidate): void {
  const halves = paysHalf(candidate.ability);
  if (!halves && compare(priceOf(candidate), 0) === 0) return;
  const { registry } = view.game.table;
  const among = view.frame.assigned.filter(
    ({ effect, ability: key, results }) =>
      effect !== candidate.effect &&
      results.some(({ events }) => events.some((one) => isPaidBy(one, candidate.controller))) &&
      (halves || paysHalf(registry.ability(key))),
  );
  if (among.length > 0)
    withhold(
      'rule/not-modelled',
      'How many LP are paid where half of them are, beside others in the same moment, is not worked out.',
    );
}

/** "Half your LP". */
export function paysHalf(ability: Ability): boolean {
  return (
    ability.ability === 'replacement' &&
    actsInstead(ability).some(({ event, amount }) => event === 'pay lp' && typeof amount === 'object')
  );
}

function isPaidBy({ kind, player }: GameEvent, by: PlayerId): boolean {
  return kind === 'pay lp' && player === by;
}

/** The LP that are paid instead of what would happen. */
export function priceOf({ ability }: Candidate): Amount {
  return flat(actsInstead(ability), ({ event, amount }) =>
    event !== 'pay lp' || amount === undefined || typeof amount === 'object' ? [] : amount,
  ).reduce(add, 0 as Amount);
}
