/** What an ability makes of an event that it has noticed: it waits, once or so many times, alone or with others like it. */

import type { Ability, Replacement } from '../../ability/ability.js';
import { holds } from '../../evaluate/condition/condition.js';
import { type Amount, add, compare } from '../../ground/amount.js';
import type { RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { type Env, envWith, type Use } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Waiting } from '../../position/position.js';
import type { Keyed } from '../../table/registry.js';
import { concernsItself } from '../../table/watch.js';
import { prohibiting } from '../event/raise.js';
import { manyOf } from '../event/singly.js';
import { isUsedLater } from '../play/limited.js';
import type { Saying } from '../play/observer.js';
import type { Play } from '../play/play.js';
import type { Watcher } from '../watching/at-object.js';
import { applies, subjectOf } from '../watching/candidate.js';
import { isLimited, usedUp, writeUse } from '../watching/ledger.js';
import { stillMeant } from '../watching/still-meant.js';
import { watchers } from '../watching/watcher.js';
import { rememberedOf } from './remembered.js';
import { tellLeft, tellSilenced } from './untriggered.js';

/** A trigger that has seen its event. */
export interface Noticed {
  /** Of those with this name only the first waits: "whenever one or more creatures die" looks at all that happens at once. */
  readonly once: string | null;
  /** What one effect makes of several events at once: those with this name are one event, with the sum of their amounts. */
  readonly joint: string | null;
  readonly amount: Amount | null;
  /** The effects by each of which it triggers an additional time. */
  readonly more: readonly Watcher[];
  /** Puts it among those that wait, with the times that these add, on so much where that is given; returns whether it triggers at all. */
  wait(more: readonly Watcher[], amount?: Amount): boolean;
}

/** What something that is gone afterwards sees: all of it, what happened to itself, or only what it says of itself. */
export type Back = true | 'own' | 'itself';

/** A trigger that has seen its event. */
export function noticedBy(play: Play, watcher: Watcher, event: GameEvent, env: Env, back: Back): Noticed {
  const together = looksAtAll(play, watcher);
  // What lasts is no ability of the permanent that has made it.
  const other = watcher.lasting === null ? watcher.source : null;
  const detail = { ...event.detail, way: wayOf(watcher.keyed.ability, event) };
  const trigger = eventWith(event, { kind: 'trigger', player: watcher.env.you, other, detail });
  const silenced = silencing(play, trigger);
  const times = silenced ? 0 : together ? 1 : timesOf(play, event);
  // Once the event has happened its object lies elsewhere.
  const rule = play.observer ? ruleFor(play, watcher) : null;
  return {
    once: together ? `${watcher.effect} ${JSON.stringify(playersSpokenOf(env))}` : null,
    joint: jointly(play, watcher, event),
    amount: event.amount,
    more: silenced ? NONE : adding(play, trigger),
    wait: (more, amount) => {
      if (!isOwn(watcher, event, back) && isGone(play, watcher)) {
        tellLeft(play, watcher, event);
        return false;
      }
      if (!intervening(play, watcher.keyed, env)) return false;
      const meant = watcher.lasting === null ? env : stillMeant(play, watcher.env.refs, event, env);
      const words =
        amount === undefined || meant.event === null
          ? meant
          : envWith(meant, { event: eventWith(meant.event, { amount }) });
      if (silenced) tellSilenced(play, watcher, event, silenced);
      for (let time = 0; time < times; time++) {
        wait(play, watcher, event, words, rule);
        for (const by of more) wait(play, watcher, event, words, play.policy.triggersMore ?? null, by);
      }
      return times > 0;
    },
  };
}

/** As what an ability triggers: the keyword that it is, or on what; a word for a condition before it is none. */
function wayOf(ability: Ability, { kind }: GameEvent): string {
  return ability.ability === 'triggered' && ability.while === undefined ? (ability.label ?? kind) : kind;
}

const NONE: readonly Watcher[] = [];

/** The effect that says that what happens so causes no ability to trigger: that a "trigger" on it can't happen. */
function silencing(play: Play, trigger: GameEvent): Saying | null {
  return watchers(play, 'cannot', trigger, null).length > 0 ? prohibiting(play, trigger) : null;
}

/** The effects that say that what triggers on it does so an additional time: each counts once, and none for another. */
function adding(play: Play, trigger: GameEvent): readonly Watcher[] {
  const all = watchers(play, 'triggers more', trigger, null);
  if (all.length === 0) return NONE;
  const subject = subjectOf(play, trigger);
  return all.filter((one) => !('code' in applies(play, one, trigger, subject)));
}

/** What was noticed of an event, where what one effect makes of several events is one to what triggers on it. */
export function noticedJointly(
  play: Play,
  noticed: readonly Noticed[],
  uses: readonly Use[],
  joint: (effect: Replacement) => 'one' | 'each' | null,
): readonly Noticed[] {
  const [maker, ...others] = flat(uses, ({ effect, ability: key }) => {
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

/**
 * What was noticed waits, what looks at all of it together only once.
 * @throws {Withheld} of more than are followed
 */
export function waitFor({ table }: Play, noticed: readonly Noticed[]): void {
  const waiting = new Set<string>();
  const before = table.position.waiting.length;
  for (const { once: all, joint, more, wait } of noticed) {
    const once = all ?? joint;
    if (once !== null && waiting.has(once)) continue;
    const same = once === null ? [] : noticed.filter((one) => (one.once ?? one.joint) === once);
    const added = once === null ? more : [...new Set(same.flatMap((one) => one.more))];
    const done =
      joint === null ? wait(added) : wait(added, sumOf(noticed.filter((one) => one.joint === joint)));
    if (done && once !== null) waiting.add(once);
    if (table.position.waiting.length - before > MOST_AT_ONCE) tooMany(MOST_AT_ONCE);
  }
}

/** @throws {Withheld} always: of more abilities at once than are followed */
export function tooMany(most: number): never {
  withhold('ruling/too-many-triggers', `More than ${most} abilities would trigger at once.`);
}

/** So many that to let each of them wait takes no time to speak of: less than make a game one without end (`step.ts`). */
const MOST_AT_ONCE = 2000;

function sumOf(noticed: readonly Noticed[]): Amount {
  return noticed.map(({ amount }) => amount ?? 0).reduce(add, 0);
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

/** "One or more", or what the rulebook takes so: it triggers once, on everything of the kind that happens at the same time. */
function looksAtAll({ policy }: Play, { keyed: { ability } }: Watcher): boolean {
  if (ability.ability !== 'triggered') return false;
  if (policy.gathers?.(ability)) return true;
  const { object } = ability.on;
  return object?.what === 'some' && object.quantity.how === 'every' && object.quantity.said === 'one or more';
}

/** "Deal combat damage to a player": what happens to one player is apart from what happens to another. */
function playersSpokenOf({ refs }: Waiting['env']): readonly unknown[] {
  return flat(refs, (value) => (value && 'players' in value ? [value.players] : []));
}

/** Whether it is seen by something that is gone afterwards, too. */
function isOwn({ source, keyed }: Watcher, { object }: GameEvent, back: Back): boolean {
  return back === true || (source === object && (back === 'own' || concernsItself(keyed.ability)));
}

/** Whether what has an ability is not where it was any more. */
function isGone(play: Play, { source, lasting, env }: Watcher): boolean {
  if (source === null || lasting !== null) return false;
  return play.table.position.objects[source]?.stint !== env.stint;
}

/** An event of a group of equal objects is one for each of them. */
function timesOf(play: Play, event: GameEvent): number {
  const count = manyOf(play, event);
  if (compare(count, MOST_TIMES) > 0) {
    withhold('ruling/too-many-triggers', `An ability would trigger ${String(count)} times at once.`);
  }
  return Number(count);
}

const MOST_TIMES = 100;

/** The rule by which an ability triggers though its object lies face down. */
function ruleFor({ catalogue, table }: Play, { source }: Watcher): RuleKey | null {
  const object = source === null ? undefined : table.position.objects[source];
  return object && catalogue.concealed(object) ? (catalogue.bares?.rule ?? null) : null;
}

/** Words that wait speak of the other object of their event as it is now, and of nothing that it becomes by moving. */
function meeting({ table }: Play, env: Env): Env {
  const other = env.event?.other ?? null;
  const met = other === null ? undefined : table.position.objects[other]?.stint;
  return met === undefined ? env : envWith(env, { met });
}

/** @param by the effect by which it triggers an additional time */
function wait(
  play: Play,
  watcher: Watcher,
  event: GameEvent,
  env: Waiting['env'],
  rule: RuleKey | null,
  by?: Watcher,
): void {
  const { position, journal } = play.table;
  const { effect } = watcher;
  const used = { ...watcher.keyed, env };
  // What happens at the same time may have used it up: it was noticed before any of it waited.
  if (usedUp(play, used, effect, event) || play.policy.hasLeft?.(play, env.you)) return;
  if (!isUsedLater(play, used)) writeUse(play, used, effect, [event]);
  const waiting: Waiting = {
    id: play.table.tick(),
    effect,
    ability: watcher.keyed.key,
    moment: position.moment,
    env: meeting(play, isLimited(play, used) ? env : rememberedOf(env, watcher.keyed.ability, event)),
  };
  journal.set(position, 'waiting', [...position.waiting, waiting]);
  const more = by === undefined ? null : { effect: by.effect, ability: by.keyed.key };
  play.observer?.({ notice: 'triggered', waiting, event, rule, more });
}
