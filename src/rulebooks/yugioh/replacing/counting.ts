/** Counters that are removed or placed instead of a destruction, on cards with which something else is done in the same moment. */

import type { Act } from '../../../ability/act.js';
import { isMeant } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { compare } from '../../../ground/amount.js';
import type { EventKind, ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Candidate, GroupView } from '../../../rulebook/policy.js';
import { concernsItself } from '../../../table/watch.js';
import { actsInstead } from '../acts.js';
import { countersOn } from '../event.js';
import { promised } from './price.js';

/** Whether something is done to the counters of a card, and not to the card. */
export function isCounting(kind: EventKind): boolean {
  return kind === 'remove counters' || kind === 'place counters';
}

/**
 * A card that is destroyed still has its counters, but no answer says whether they are there for what is done instead.
 * @throws {Withheld} where that would make a difference
 */
export function mustBeApart(view: GroupView, node: Node, candidate: Candidate): void {
  const acts = actsInstead(candidate.ability);
  if (acts.length === 0) return;
  const events = [...view.nodes.map(({ origin }) => origin), ...promised(view)];
  const counted = events.filter(({ kind }) => isCounting(kind));
  const dealtWith = events.filter(({ kind }) => !isCounting(kind));
  const meets = acts.some((act) =>
    meetsAny(view, node, candidate, act, isCounting(act.event) ? dealtWith : counted),
  );
  if (meets)
    withhold(
      'rule/not-modelled',
      'Whether a counter can be removed from a card, or placed on it, with which something else is done in the same moment is not worked out.',
    );
}

function meetsAny(
  { game }: GroupView,
  { events }: Node,
  { ability, env, member }: Candidate,
  act: Act,
  others: readonly GameEvent[],
): boolean {
  const { object: what } = act;
  if (what === undefined) return false;
  // A text can always speak of the very card whose destruction it replaces.
  const own = what.what === 'that' || concernsItself(ability) ? events[member]?.object : null;
  const ids = new Set(others.flatMap(({ object }) => object ?? []));
  return [...ids].some(
    (id) => id !== own && hasCounters(game, id, act) && isMeant(game, env, what, viewOf(game, id)),
  );
}

function hasCounters(game: GroupView['game'], object: ObjectId, { event, counter, amount }: Act): boolean {
  if (event !== 'remove counters' || counter === undefined) return true;
  const least = amount === undefined || typeof amount === 'object' ? 1 : amount;
  return compare(countersOn(game, { object, detail: { counter } }), least) >= 0;
}
