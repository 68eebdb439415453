/** Noticing: which triggered abilities wait because of what happened. */

import { viewOf } from '../evaluate/characteristics.js';
import { holds } from '../evaluate/condition.js';
import { type Amount, compare } from '../ground/amount.js';
import { withhold } from '../ground/problem.js';
import { type Env, envWith, type Use } from '../position/env.js';
import { eventWith, type GameEvent } from '../position/event.js';
import type { Waiting } from '../position/position.js';
import type { Keyed } from '../table/registry.js';
import type { View } from '../table/view.js';
import { applies, subjectOf } from './candidate.js';
import { usedUp, writeUse } from './ledger.js';
import type { Play } from './play.js';
import { type Watcher, watchers } from './watcher.js';

/** A trigger that has seen its event. */
export interface Noticed {
  /** Of those with this name only the first waits: "whenever one or more creatures die" looks at all that happens at once. */
  readonly once: string | null;
  /** What one effect makes of several events at once: those with this name are one event, with the sum of their amounts. */
  readonly joint: string | null;
  readonly amount: Amount | null;
  /** Puts it among those that wait, on so much where that is given; returns whether it triggers at all. */
  wait(amount?: Amount): boolean;
}

/** What would be noticed of an event whose triggers look at the state before it. */
export function lookBack(play: Play, event: GameEvent): readonly Noticed[] {
  const back = looksBack(play, event);
  if (back === false) return NOTHING;
  return see(play, event, subjectOf(play, event), back === 'own');
}

/**
 * What is noticed of an event that has happened.
 * @param uses the effects that have changed the event that it came of
 */
export function notice(play: Play, event: GameEvent, uses: readonly Use[] = []): readonly Noticed[] {
  if (looksBack(play, event) !== false) return NOTHING;
  const noticed = see(play, event, event.object === null ? null : viewOf(play, event.object), false);
  const joint = play.catalogue.events[event.kind]?.joint;
  if (noticed.length === 0 || !joint) return noticed;
  const [maker, ...others] = uses.flatMap(({ effect, ability: key }) => {
    const ability = play.table.registry.ability(key);
    const makes = ability.ability === 'replacement' ? joint(ability) : null;
    return makes === null ? [] : [{ effect, makes }];
  });
  if (maker?.makes !== 'one') return noticed.map((one) => ({ ...one, joint: null }));
  if (others.length > 0)
    withhold(
      'rule/not-modelled',
      'How much of it each of several effects has made is not told apart here for what triggers on it.',
    );
  return noticed.map((one) => ({ ...one, joint: `${one.joint} ${maker.effect}` }));
}

const NOTHING: readonly Noticed[] = [];

function looksBack(play: Play, event: GameEvent): boolean | 'own' {
  return play.catalogue.events[event.kind]?.looksBack?.(play, event) ?? false;
}

/** @param own what is gone afterwards sees only what happened to itself */
function see(play: Play, event: GameEvent, subject: View | null, own: boolean): Noticed[] {
  const noticed: Noticed[] = [];
  for (const watcher of watchers(play, 'triggered', event, subject)) {
    const env = applies(play, watcher, event, subject);
    if ('code' in env) continue;
    const { effect } = watcher;
    if (usedUp(play, { ...watcher.keyed, env: watcher.env }, effect, event)) continue;
    const together = looksAtAll(watcher);
    const times = together ? 1 : timesOf(play, event);
    noticed.push({
      once: together ? `${effect} ${JSON.stringify(playersSpokenOf(env))}` : null,
      joint: jointly(play, watcher, event),
      amount: event.amount,
      wait: (amount) => {
        if (own && watcher.source !== event.object && isGone(play, watcher)) return false;
        if (!intervening(play, watcher.keyed, env)) return false;
        const words =
          amount === undefined || env.event === null
            ? env
            : envWith(env, { event: eventWith(env.event, { amount }) });
        for (let time = 0; time < times; time++) wait(play, watcher, event, words);
        return times > 0;
      },
    });
  }
  return noticed;
}

/** By what this event is one with others that happen at the same time. */
function jointly(
  { catalogue }: Play,
  { effect, keyed: { ability } }: Watcher,
  event: GameEvent,
): string | null {
  const { joint, jointTo } = catalogue.events[event.kind] ?? {};
  if (joint) return effect;
  const name = ability.ability === 'triggered' ? (jointTo?.(event, ability.on) ?? null) : null;
  return name === null ? null : `${effect} ${name}`;
}

/** Whether the condition right behind the event of an ability holds; true where it has none. */
export function intervening(play: Play, { key, ability }: Keyed, env: Env): boolean {
  const given = ability.ability === 'triggered' ? play.policy.intervenes?.(ability) : null;
  return !given || holds(play, envWith(env, { ability: key }), given);
}

/** "One or more": it triggers once, on everything of the kind that happens at the same time. */
function looksAtAll({ keyed: { ability } }: Watcher): boolean {
  const object = ability.ability === 'triggered' ? ability.on.object : undefined;
  return object?.what === 'some' && object.quantity.how === 'every' && object.quantity.said === 'one or more';
}

/** "Deal combat damage to a player": what happens to one player is apart from what happens to another. */
function playersSpokenOf({ refs }: Waiting['env']): readonly unknown[] {
  return refs.flatMap((value) => (value && 'players' in value ? [value.players] : []));
}

/** Whether what has an ability is not where it was any more. */
function isGone(play: Play, { source, lasting, env }: Watcher): boolean {
  if (source === null || lasting !== null) return false;
  return play.table.position.objects[source]?.stint !== env.stint;
}

/**
 * The abilities that would trigger on an event if it happened now: for those who ask why they don't. What only they
 * themselves could tell once it has happened, such as how an object then is, is taken as it would be.
 */
export function wouldTrigger(play: Play, event: GameEvent): Watcher[] {
  const subject = subjectOf(play, event);
  return watchers(play, 'triggered', event, subject).filter((watcher) => {
    const { keyed, env, effect } = watcher;
    return (
      !('code' in applies(play, watcher, event, subject)) && !usedUp(play, { ...keyed, env }, effect, event)
    );
  });
}

/** An event of a group of equal objects is one for each of them. */
function timesOf(play: Play, { object, share }: GameEvent): number {
  const count = object === null ? 1 : (share ?? play.table.position.objects[object]?.count ?? 1);
  if (compare(count, MOST_TIMES) > 0) {
    withhold('ruling/too-many-triggers', `An ability would trigger ${String(count)} times at once.`);
  }
  return Number(count);
}

const MOST_TIMES = 100;

function wait(play: Play, watcher: Watcher, event: GameEvent, env: Waiting['env']): void {
  const { position, journal } = play.table;
  const { effect } = watcher;
  writeUse(play, { ...watcher.keyed, env }, effect, [event]);
  const waiting: Waiting = {
    id: play.table.tick(),
    effect,
    ability: watcher.keyed.key,
    moment: position.moment,
    env,
  };
  journal.set(position, 'waiting', [...position.waiting, waiting]);
  play.observer?.({ notice: 'triggered', waiting });
}
