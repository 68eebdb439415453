/** Puts events on their way: those that can happen become a group, which the rulebook after leads to its end. */

import type { EffectKey, RuleKey } from '../../ground/id.js';
import { flat, kept } from '../../ground/list.js';
import type { Use } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { Saying } from '../play/observer.js';
import type { Play } from '../play/play.js';
import { pushFrame } from '../play/work.js';
import { subjectOf } from '../watching/candidate.js';
import { prohibitedBy, prohibits } from '../watching/prohibition.js';
import { kindsOf, watchers } from '../watching/watcher.js';
import { joined } from './joined.js';
import { singly } from './singly.js';

/**
 * Raises events that happen at the same time. Returns whether any of them can.
 * @param declined the effects that were declined on the way to them, and are not offered again
 */
export function raise(
  play: Play,
  events: readonly GameEvent[],
  uses: readonly Use[],
  rule: RuleKey | readonly RuleKey[] | null,
  declined: readonly EffectKey[] = NONE,
): boolean {
  const each = flat(events, (event) =>
    play.catalogue.events[event.kind]?.singly ? singly(play, event) : event,
  );
  const possible = kept(each, (event) => {
    const why = whyImpossible(play, event);
    if (why) play.observer?.({ notice: 'impossible', event, ...why });
    return !why;
  });
  if (possible.length === 0) return false;
  const counted = play.policy.underway?.begin(play, possible) ?? rule;
  play.observer?.({ notice: 'raised', events: possible, rule: counted });
  pushFrame(play, {
    frame: 'group',
    nodes: joined(play, possible).map((one, id) => newNode(play, id, one, uses, null, declined)),
    assigned: [],
    gathered: [],
    since: play.table.position.clock,
    released: false,
  });
  return true;
}

const NONE: readonly EffectKey[] = [];
const NOTHING: readonly never[] = [];

export function newNode(
  game: Game,
  id: number,
  events: readonly GameEvent[],
  uses: readonly Use[],
  part: { within: number | null; bound: boolean; settled: boolean; inherited: number } | null = null,
  declined: readonly EffectKey[] = NONE,
): Node {
  const [origin] = events;
  if (!origin) throw new Error('a node without an event');
  const object = origin.object === null ? undefined : game.table.position.objects[origin.object];
  return {
    id,
    events,
    origin,
    stint: part?.settled ? null : (object?.stint ?? null),
    uses,
    inherited: part?.inherited ?? uses.length,
    declined,
    ranked: NONE,
    within: part?.within ?? null,
    bound: part?.bound ?? false,
    state: 'live',
    after: NOTHING,
    happened: false,
    objects: NOTHING,
  };
}

/**
 * Why an event cannot happen: its kind does not allow it here, or an effect says that it can't. One that came after `since`,
 * as what happens at the same time brings it, was not there in time.
 *
 * @returns the rule or the effect that says so; null where it can happen
 * @example
 * whyImpossible(play, byRule(play, 'destroy', 0 as ObjectId)); // => null
 */
export function whyImpossible(
  game: Game,
  event: GameEvent,
  since = Number.POSITIVE_INFINITY,
): { rule: RuleKey | null; by: Saying | null } | null {
  const rule = barredBy(game, event);
  if (rule !== null) return { rule, by: null };
  const by = prohibiting(game, event, since);
  return by ? { rule: prohibitedBy(game, by.ability), by } : null;
}

/** The rule by which an event of this kind cannot happen here, whatever effects say; null where none bars it. */
export function barredBy(game: Game, event: GameEvent): RuleKey | null {
  const rule = game.catalogue.events[event.kind]?.impossible?.(game, event) ?? null;
  return rule === null || isOff(game, rule) ? null : rule;
}

/** Whether some effect says that this can't happen. */
export function isProhibited(game: Game, event: GameEvent): boolean {
  return prohibiting(game, event) !== null;
}

/** The first effect that says that this, or what begins with it, can't happen. */
export function prohibiting(
  game: Game,
  happening: GameEvent,
  since = Number.POSITIVE_INFINITY,
): Saying | null {
  const { begins, inevitable, begun } = game.catalogue.events[happening.kind] ?? {};
  const event = begins === undefined ? happening : eventWith(happening, { kind: begins });
  // Most games know of nothing that could say so: then nobody looks what it would happen to.
  if (!game.table.registry.forbids(kindsOf(game, event, 'cannot'))) return null;
  if (inevitable || begun) return null;
  const subject = subjectOf(game, event);
  for (const watcher of watchers(game, 'cannot', event, subject)) {
    if (prohibits(game, watcher, event, subject, since))
      return { effect: watcher.effect, ability: watcher.keyed.key };
  }
  return null;
}
