/** Several cards that come into the battle zone at once: one by one by the rules of 1.50 (409.1f). */

import type { StaticAbility } from '../../ability/ability.js';
import { flatOps } from '../../ability/static.js';
import { match } from '../../evaluate/event/pattern.js';
import type { PlayerId } from '../../ground/id.js';
import { flat, kept } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { subjectOf } from '../../kernel/watching/candidate.js';
import { ofObject } from '../../kernel/watching/of-object.js';
import { kindsOf, watchers } from '../../kernel/watching/watcher.js';
import type { GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import type { Game } from '../../rulebook/game.js';
import { isOff, objectOf } from '../../rulebook/game.js';
import type { GroupView, Step } from '../../rulebook/policy.js';
import type { Keyed } from '../../table/registry.js';
import type { View } from '../../table/view.js';
import { concernsItself, watched } from '../../table/watch.js';
import { turnOrder } from '../common/settle.js';
import { expand } from './keyword.js';
import { cite } from './rule.js';

/** What is done with several arrivals that have just been raised or have taken the place of something; null where nothing is. */
export type Arrivals = (view: GroupView, live: readonly Node[]) => Step | null;

/**
 * They come one by one. In which order the rules do not say: whose they are does, and what happens to the turn player's
 * comes first, as everything of theirs does (111.1).
 */
export const oneByOne: Arrivals = ({ game, frame }, live) => {
  const rule = cite('one-by-one');
  const arrivals = arrivalsOf(game, live);
  if (frame.assigned.length > 0 || !areSeveral(game, arrivals) || isOff(game, rule)) return null;
  const by = turnOrder(game).find((player) => arrivals.some((node) => ownerOf(game, node) === player));
  if (by === undefined) return null;
  const isTheirs = (node: Node): boolean => ownerOf(game, node) === by;
  return {
    do: 'first',
    by,
    among: arrivals.filter(isTheirs).map(({ id }) => id),
    others: arrivals.filter((node) => !isTheirs(node)).map(({ id }) => id),
    rule,
  };
};

/** Of the rules of 1.20 it is not known whether they come together: where it could matter, no ruling is given. */
export const unsettled: Arrivals = ({ game }, live) => {
  const arrivals = arrivalsOf(game, live);
  const events = flat(arrivals, ({ events }) => events);
  if (areSeveral(game, arrivals) && events.some((event) => isTouched(game, event, events)))
    withhold(
      'rule/unsettled',
      'Whether creatures that come into the battle zone at once come there together or one by one decides here, and what the rules of 1.20 say of it is not known.',
      'By the rules of 1.50 they come one by one (409.1f).',
    );
  return null;
};

function arrivalsOf(game: Game, live: readonly Node[]): readonly Node[] {
  return kept(
    live,
    ({ state, within, events: [event] }) =>
      state === 'live' && within === null && event !== undefined && arrives(game, event),
  );
}

function arrives(game: Game, { object, to }: GameEvent): boolean {
  return object !== null && to?.zone === 'battle' && objectOf(game, object).zone !== 'battle';
}

function areSeveral(game: Game, [first, ...others]: readonly Node[]): boolean {
  if (others.length > 0) return true;
  const [event] = first?.events ?? [];
  return event?.object != null && event.share === null && objectOf(game, event.object).count !== 1;
}

function ownerOf(game: Game, { events: [event] }: Node): PlayerId | null {
  return event?.object == null ? null : objectOf(game, event.object).owner;
}

/** Whether something that looks at an arrival, or changes what arrives, could rest on what has come just before. */
function isTouched(game: Game, event: GameEvent, all: readonly GameEvent[]): boolean {
  const subject = subjectOf(game, event);
  for (const shelf of ['replacement', 'triggered', 'cannot'] as const)
    for (const { keyed } of watchers(game, shelf, event, subject)) if (isConditional(keyed)) return true;
  return all.some((other) => other !== event && looksAt(game, subjectOf(game, other), event, subject));
}

function isConditional({ ability }: Keyed): boolean {
  return (
    ability.while !== undefined ||
    ability.limit !== undefined ||
    ('given' in ability && ability.given !== undefined)
  );
}

/** Whether what arrives brings something that is about another that arrives. */
function looksAt(game: Game, view: View | null, event: GameEvent, subject: View | null): boolean {
  if (!view) return true;
  return view.abilities.some((keyed) => {
    const { ability } = keyed;
    if (concernsItself(ability)) return false;
    if (ability.ability === 'static') return !isBeside(ability);
    const pattern = watched(ability);
    if (!pattern) return false;
    const kinds = kindsOf(game, event, ability.ability);
    return typeof match(game, ofObject(game, keyed, view).env, pattern, event, kinds, subject) !== 'string';
  });
}

/** Whether all that it gives are keywords that bear on no event that is carried out. */
function isBeside({ ops }: StaticAbility): boolean {
  return flatOps(ops).every(
    (op) =>
      op.op === 'gain' && op.abilities.every((one) => one.ability === 'keyword' && expand(one)?.length === 0),
  );
}
