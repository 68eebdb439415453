/** What may be done in the place of an event, beside what has been chosen to be done in the place of others (608.2d). */

import type { Replacement } from '../../../ability/ability.js';
import { add } from '../../../ground/amount.js';
import { flat } from '../../../ground/list.js';
import { barredBy, whyImpossible } from '../../../kernel/event/raise.js';
import { asksWhetherDone } from '../../../kernel/paying/in-full.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Game } from '../../../rulebook/game.js';
import type { Candidate, GroupView, Refusal } from '../../../rulebook/policy.js';
import { isOutOfReach } from '../../common/option.js';
import { cite } from '../rule.js';

/** An option that is impossible cannot be chosen. Of what "if you do" is said of it is looked at as it is offered (118.12). */
export function impossibleOption(view: GroupView, node: Node, candidate: Candidate): Refusal | null {
  const { optional, after = [] } = candidate.ability;
  const isImpossible = isOffer(candidate.ability)
    ? !view.feasible(node, candidate)
    : optional && !asksWhetherDone(after) && isOutOfReach(view, node, candidate);
  return isImpossible ? { code: 'impossible', rule: cite('possible-option') } : null;
}

/**
 * Whether all that it says is what may be done as something enters, and nothing of who does not do it; what it may enter as
 * a copy of is chosen, and must be there.
 */
function isOffer({ outcome, optional, after = [] }: Replacement): boolean {
  if (outcome.outcome !== 'modify' || after.length > 0) return false;
  if (optional) return outcome.changes.some(({ change }) => change === 'copy');
  return outcome.changes.every((change) => change.change === 'may' && !change.no);
}

/**
 * Whether an event that stands in for another can still be brought about, and in full, where that is up to a player or has to
 * be paid: what is to happen in the place of a simultaneous event takes from the same means.
 */
export function canStill(
  game: Game,
  event: GameEvent,
  group: () => readonly Node[],
  ability: Replacement,
  nodes: readonly number[],
): boolean {
  if (!isInFull(ability)) return true;
  // What effects forbid is begun all the same where "if you do" is said of it.
  if (!asksWhetherDone(ability.after ?? []) && whyImpossible(game, event)) return false;
  const meant = promised(group(), nodes);
  if (event.object !== null && event.amount === null) return !meant.some((one) => clash(game, event, one));
  const amount = meant
    .filter((one) => isAlike(one, event))
    .reduce((sum, one) => add(sum, one.amount ?? 0), event.amount ?? 0);
  const whole = event.amount === null ? event : eventWith(event, { amount });
  // It is paid in full, as a cost is.
  return barredBy(game, eventWith(whole, { cause: { ...event.cause, manner: 'cost' } })) === null;
}

function isInFull({ outcome, optional, after = [] }: Replacement): boolean {
  return outcome.outcome === 'stand in' && (optional !== undefined || asksWhetherDone(after));
}

/** What takes the place of other events of the group, and is done to something else than they were. */
function promised(all: readonly Node[], nodes: readonly number[]): readonly GameEvent[] {
  const own = new Set(flat(all, ({ id, within }) => (nodes.includes(id) ? [id, within ?? id] : [])));
  return flat(all, ({ id, uses, inherited, origin, events }) => {
    if (own.has(id) || uses.length <= inherited) return [];
    // What a replacement divides into has come by it from the first.
    return events.filter((one) => isUnchanged(one, origin) || isAboutElse(one, origin));
  });
}

function isUnchanged({ kind, object, player, to, amount }: GameEvent, origin: GameEvent): boolean {
  return (
    kind === origin.kind &&
    object === origin.object &&
    player === origin.player &&
    to?.zone === origin.to?.zone &&
    amount === origin.amount
  );
}

function isAboutElse({ kind, object }: GameEvent, origin: GameEvent): boolean {
  return object === null ? kind !== origin.kind : object !== origin.object;
}

/** One object does not go twice, and is not tapped twice. */
function clash(game: Game, event: GameEvent, other: GameEvent): boolean {
  if (event.object !== other.object) return false;
  return (
    (event.kind === other.kind && TURNED.includes(event.kind)) ||
    [event, other].every((one) => goes(game, one))
  );
}

const TURNED: readonly GameEvent['kind'][] = ['tap', 'untap'];

/** Whether what an event happens to changes zones by it. */
function goes(game: Game, event: GameEvent): boolean {
  if (event.to !== null) return true;
  const { after = [] } = game.catalogue.events[event.kind]?.parts?.(game, event, [event]) ?? {};
  return after.some(({ object, to }) => object === event.object && to !== null);
}

function isAlike(one: GameEvent, other: GameEvent): boolean {
  return (
    one.kind === other.kind &&
    one.object === other.object &&
    one.player === other.player &&
    one.detail?.counter === other.detail?.counter
  );
}
