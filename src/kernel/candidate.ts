/**
 * What could replace an event. Looked up by the event's kind: abilities about any object in the index, abilities about
 * the very object at that object (an arriving one being looked at as it would arrive).
 */

import type { Replacement } from '../ability/ability.js';
import { arrivingView, functionsIn, viewOf } from '../evaluate/characteristics.js';
import { holds } from '../evaluate/condition.js';
import { match } from '../evaluate/pattern.js';
import type { AbilityKey, EffectKey, EventKind, ObjectId, PlayerId } from '../ground/id.js';
import type { Env } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { Node } from '../position/frame.js';
import type { Game } from '../rulebook/game.js';
import type { Candidate, Refusal } from '../rulebook/policy.js';
import type { RefusalCode } from '../rulebook/refusal.js';
import type { Entry, Shelf } from '../table/index.js';
import type { Keyed } from '../table/registry.js';
import type { View } from '../table/view.js';
import { concernsItself, eventKeys, watched } from '../table/watch.js';
import { usedUp } from './ledger.js';

/** An ability that looks at an event, found at an object or among the lasting effects. */
export interface Watcher {
  readonly keyed: Keyed;
  readonly source: ObjectId | null;
  readonly lasting: number | null;
  readonly env: Env;
  readonly since: number;
}

/** The name of one ability at one source. */
export function effectKey({ lasting, env, keyed }: Watcher): EffectKey {
  const source = lasting === null ? `o${env.source}.${env.stint}` : `e${lasting}`;
  return `${source}:${keyed.key}` as EffectKey;
}

/** The kinds as which an event may be watched. */
function kindsOf(game: Game, event: GameEvent): readonly EventKind[] {
  const views = game.catalogue.events[event.kind]?.views;
  return views ? [event.kind, ...views] : [event.kind];
}

/** The event's object as effects look at it: arriving, if that is what would happen to it. */
export function subjectOf(game: Game, event: GameEvent): View | null {
  if (event.object === null) return null;
  const arrives = event.detail?.arrival && event.to && (game.catalogue.zones[event.to.zone]?.field ?? false);
  return arrives ? arriving(game, event) : viewOf(game, event.object);
}

function arriving(game: Game, event: GameEvent): View {
  const { revision } = game.table;
  const known = arrivals.get(event);
  if (known?.game === game && known.revision === revision) return known.view;
  const view = arrivingView(game, event);
  arrivals.set(event, { game, revision, view });
  return view;
}

/** How an arriving object was looked at: it serves until the event or the state of the game is another. */
const arrivals = new WeakMap<GameEvent, { game: Game; revision: number; view: View }>();

/** Every ability of a shelf that looks at events of this kind. */
export function* watchers(
  game: Game,
  shelf: Shelf,
  event: GameEvent,
  subject: View | null,
): Generator<Watcher> {
  for (const key of eventKeys(event, kindsOf(game, event))) {
    for (const entry of game.table.index.watching(shelf, key)) yield* fromEntry(game, entry);
  }
  if (subject) yield* fromObject(game, shelf, subject);
  if (event.other !== null && game.catalogue.events[event.kind]?.mutual) {
    yield* fromObject(game, shelf, viewOf(game, event.other));
  }
}

/** Abilities that are only about the object that has them. */
function* fromObject(game: Game, shelf: Shelf, view: View): Generator<Watcher> {
  for (const keyed of view.abilities) {
    if (keyed.ability.ability !== shelf || !concernsItself(keyed.ability)) continue;
    yield ofObject(game, keyed, view);
  }
}

function ofObject(game: Game, keyed: Keyed, { object }: View): Watcher {
  // Elsewhere than on the field nobody controls a card: its owner is "you".
  const onField = game.catalogue.zones[object.zone]?.field ?? false;
  const env: Env = {
    you: onField ? object.controller : (object.holder ?? object.controller),
    source: object.id,
    stint: object.stint,
    ability: keyed.key,
    refs: [],
    event: null,
    uses: [],
    manner: 'effect',
  };
  return { keyed, source: object.id, lasting: null, env, since: object.since };
}

function* fromEntry(game: Game, entry: Entry): Generator<Watcher> {
  const { table } = game;
  if (entry.lasting !== null) {
    yield* fromLasting(game, entry, entry.lasting);
    return;
  }
  if (entry.source === null) return;
  const view = viewOf(game, entry.source);
  if (entry.granted === null) {
    const keyed = view.abilities.find(({ key }) => key === entry.ability);
    if (keyed) yield ofObject(game, keyed, view);
    return;
  }
  // An ability that others have been granted and that looks at more than its own object: found at each that has it.
  for (const object of table.position.objects) {
    if (!(game.catalogue.zones[object.zone]?.field ?? false)) continue;
    const having = viewOf(game, object.id);
    const keyed = having.abilities.find(({ key }) => key === entry.granted);
    if (keyed) yield ofObject(game, keyed, having);
  }
}

function* fromLasting(game: Game, entry: Entry, id: number): Generator<Watcher> {
  const lasting = game.table.position.effects.find((effect) => effect.id === id);
  if (!lasting) return;
  const { source, stint, controller: you, refs, since } = lasting;
  const env: Env = {
    you,
    source,
    stint,
    ability: entry.ability,
    refs,
    event: null,
    uses: [],
    manner: 'effect',
  };
  const ability = game.table.registry.ability(entry.ability);
  yield { keyed: { key: entry.ability, ability }, source, lasting: id, env, since };
}

/** What an effect's words speak of in this event, or why it does not apply to it. */
export function applies(game: Game, watcher: Watcher, event: GameEvent, subject: View | null): Env | Refusal {
  const { ability } = watcher.keyed;
  const pattern = watched(ability);
  if (!pattern) return NOT_WATCHING;
  const kinds = kindsOf(game, event);
  let env = match(game, watcher.env, pattern, event, kinds, subject);
  if (env === 'object' && event.other !== null && game.catalogue.events[event.kind]?.mutual) {
    const turned: GameEvent = { ...event, object: event.other, other: event.object };
    env = match(game, watcher.env, pattern, turned, kinds, viewOf(game, event.other));
  }
  if (typeof env === 'string') return MISMATCHES[env] ?? NOT_WATCHING;
  const functions = watcher.lasting !== null || !zoneMatters(watcher) || inPlace(game, watcher, subject);
  if (!functions) return NOT_FUNCTIONING;
  if (ability.while && !holds(game, env, ability.while)) return NOT_WHILE;
  const given = 'given' in ability ? ability.given : undefined;
  if (given && !holds(game, env, given)) return NOT_GIVEN;
  return env;
}

/** An ability that is only about its own object works wherever the event finds that object, unless it names a zone. */
function zoneMatters({ keyed }: Watcher): boolean {
  return !concernsItself(keyed.ability) || keyed.ability.zone !== undefined;
}

function inPlace(game: Game, watcher: Watcher, subject: View | null): boolean {
  const { source, keyed } = watcher;
  if (source === null) return true;
  const zone =
    subject?.object.id === source ? subject.object.zone : game.table.position.objects[source]?.zone;
  return zone !== undefined && functionsIn(game, keyed.ability.zone, zone);
}

const refusal = (code: RefusalCode): Refusal => Object.freeze({ code, rule: null });
const NOT_WATCHING = refusal('another-event');
const NOT_FUNCTIONING = refusal('not-functioning');
const NOT_WHILE = refusal('condition');
const NOT_GIVEN = refusal('condition');
const USED_UP = refusal('used-up');
const DECLINED = refusal('declined');
const LATER = refusal('came-later');
const MISMATCHES: { [part: string]: Refusal } = {
  kind: NOT_WATCHING,
  player: refusal('another-player'),
  object: refusal('another-object'),
  other: refusal('another-object'),
  arriving: refusal('another-arrival'),
  from: refusal('another-zone'),
  to: refusal('another-zone'),
  counter: refusal('another-counter'),
  cause: refusal('another-cause'),
  amount: refusal('another-amount'),
};

/** One effect that looks at an event of a group: a candidate, or the reason why it is none. */
export interface Considered {
  readonly watcher: Watcher;
  readonly effect: EffectKey;
  readonly member: number;
  readonly candidate: Candidate | null;
  readonly refusal: Refusal | null;
}

/** Looks at everything that could replace one event of a group, without the rulebook's own bars. */
export function* consider(game: Game, node: Node, since: number): Generator<Considered> {
  for (const [member, event] of node.events.entries()) {
    const subject = subjectOf(game, event);
    for (const watcher of watchers(game, 'replacement', event, subject)) {
      const effect = effectKey(watcher);
      const env = judge(game, node, since, watcher, effect, event, subject);
      if ('code' in env) {
        yield { watcher, effect, member, candidate: null, refusal: env };
        continue;
      }
      const { key, ability } = watcher.keyed as { key: AbilityKey; ability: Replacement };
      const { source, lasting } = watcher;
      const controller: PlayerId = env.you;
      const candidate: Candidate = { effect, key, ability, source, lasting, controller, member, env };
      yield { watcher, effect, member, candidate, refusal: null };
    }
  }
}

/** That an arriving object is not what an effect speaks of rests on how the rulebook looks at it. */
function lookingAhead({ policy }: Game, { detail }: GameEvent, why: Refusal): Refusal {
  return why.code === 'another-object' && detail?.arrival ? { ...why, rule: policy.looksAhead } : why;
}

function judge(
  game: Game,
  node: Node,
  since: number,
  watcher: Watcher,
  effect: EffectKey,
  event: GameEvent,
  subject: View | null,
): Env | Refusal {
  const env = applies(game, watcher, event, subject);
  if ('code' in env) return lookingAhead(game, event, env);
  if (node.declined.includes(effect)) return DECLINED;
  // What came while the group was under way does not concern it, save for what an arriving object says of itself.
  if (watcher.since > since && subject?.object.id !== watcher.source) return LATER;
  if (usedUp(game, { ...watcher.keyed, env }, effect, event)) return USED_UP;
  return env;
}
