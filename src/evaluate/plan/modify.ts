/** How an event that still happens is modified: enters tapped, with counters, as a copy; twice as much; elsewhere. */

import { type Change, flatChanges } from '../../ability/change.js';
import type { CopyEnd } from '../../ability/duration.js';
import type { Instruction } from '../../ability/instruction.js';
import type { What, Who } from '../../ability/reference.js';
import { flatOps, type StaticOp } from '../../ability/static.js';
import { type Amount, add, atLeast, compare, subtract } from '../../ground/amount.js';
import type { CardKey, ObjectId, PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import type { Traits } from '../../position/card.js';
import { type Env, envWith } from '../../position/env.js';
import { type Arrival, type Detail, eventWith, type GameEvent } from '../../position/event.js';
import { type Copy, type GameObject, printedOn, withWord } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { holds } from '../condition/condition.js';
import { quantity } from '../condition/quantity.js';
import { causeOf } from '../env.js';
import { viewOf } from '../object/characteristics.js';
import { players } from '../reference/players.js';
import { mentioned, select, WHOLE, withShares } from '../reference/selection.js';
import { selectTarget } from '../reference/targeting.js';
import { makeEvent, type Planning, planTogether } from './plan.js';

/** An event after a modification, and the words that made it. */
export interface Modified {
  readonly event: GameEvent;
  readonly env: Env;
  readonly complete: boolean;
  readonly shares: ReadonlyMap<ObjectId, Amount>;
}

/** Applies changes in order; each sees what those before it made. */
export function changeArrival(
  game: Game,
  env: Env,
  changes: readonly Change[],
  event: GameEvent,
  how: Planning,
): Modified {
  return inTurn(game, { event, env, complete: true, shares: WHOLE }, changes, how);
}

function inTurn(game: Game, start: Modified, changes: readonly Change[], how: Planning): Modified {
  return changes.reduce((now, change) => apply(game, now, change, how), start);
}

function become({ env, complete, shares }: Modified, event: GameEvent): Modified {
  return { event, env, complete, shares };
}

function saying({ event, complete, shares }: Modified, env: Env): Modified {
  return { event, env, complete, shares };
}

function paying(now: Modified, manner: string): Modified {
  return saying(now, envWith(now.env, { manner }));
}

/** Whether all of what a player may do along with an arrival can be done, beside what has been chosen for other arrivals. */
function isAble(game: Game, env: Env, instructions: readonly Instruction[], how: Planning): boolean {
  if (instructions.length === 0) return true;
  const trial = { ...how, answers: how.answers.probe() };
  const plan = planTogether(game, envWith(env, { manner: 'cost' }), instructions, trial);
  return plan.complete && (how.payable?.(plan.events) ?? true);
}

/** Whether what it would arrive with then, whoever puts it there, can be put on it: what is impossible is not chosen. */
function canHave(game: Game, now: Modified, changes: readonly Change[], how: Planning): boolean {
  const putting = changes.filter(({ change }) => change === 'counters' || change === 'also');
  if (putting.length === 0) return true;
  const { event } = inTurn(game, now, putting, { ...how, answers: how.answers.probe() });
  const before = partsOf(game, now.event);
  const added = partsOf(game, event).filter((part) => !before.some((one) => isSamePart(one, part)));
  return added.every((part) => how.possible?.(part) !== false);
}

/** What happens to the very object that arrives, as a part of how it does. */
function partsOf(game: Game, event: GameEvent): readonly GameEvent[] {
  return game.catalogue.events[event.kind]?.parts?.(game, event, [event]).after ?? [];
}

function isSamePart(one: GameEvent, other: GameEvent): boolean {
  return (
    one.kind === other.kind &&
    one.player === other.player &&
    one.amount === other.amount &&
    one.detail?.counter === other.detail?.counter &&
    one.detail?.way === other.detail?.way
  );
}

/** The words that there are to choose from: all of the kind, or those that the text names, or all but those. */
function wordsToChoose(
  game: Game,
  env: Env,
  { kind, which, among, but = [], between }: Extract<Change, { change: 'choose' }>,
): { words: readonly string[]; open: boolean } {
  if (among) return { words: among, open: false };
  if (between) {
    const count = Math.max(0, between.most - between.least + 1);
    return { words: Array.from({ length: count }, (_, at) => String(between.least + at)), open: false };
  }
  const name = which === undefined ? kind : `${which} ${kind}`;
  const choice = game.catalogue.choices[name];
  if (!choice) throw new Error(`no choice of ${name}`);
  const { words, open } = choice(game, env);
  return { words: words.filter((word) => !but.includes(word)), open };
}

/** @throws {Withheld} where one of several players would have to be chosen first, who then chooses */
function chooserOf(game: Game, env: Env, by: Who | undefined): PlayerId {
  const [player, ...others] = by ? players(game, env, by) : [env.you];
  if (player === undefined || others.length > 0)
    withhold('rule/not-modelled', 'Which of several opponents makes the choice is not worked out here.');
  return player;
}

/** The card that stands on the other side; null where there is none. @throws {Withheld} where the card is not known */
function otherFace(game: Game, { object }: GameEvent): CardKey | null {
  const card = object === null ? null : (game.table.position.objects[object]?.card ?? null);
  if (card === null)
    withhold(
      'position/unknown-card',
      'The ruling depends on the other face of a card that is not known.',
      'Name the card.',
    );
  return game.table.position.cards[card]?.other ?? null;
}

/** What somebody may do as well, and what comes of it that they did or did not. */
function byLeave(
  game: Game,
  now: Modified,
  change: Extract<Change, { change: 'may' }>,
  how: Planning,
): Modified {
  const { env } = now;
  const by = chooserOf(game, env, change.by);
  const able = isAble(game, env, change.do, how) && canHave(game, now, change.yes ?? [], how);
  const done = able && how.answers.may(by, env);
  const sofar = done ? along(game, paying(now, 'cost'), change.do, how) : now;
  const after = inTurn(game, paying(sofar, env.manner), (done ? change.yes : change.no) ?? [], how);
  // Where nothing is said of who does not do it, all that it says is what cannot be done.
  return able || change.no ? after : { ...after, complete: false };
}

function apply(game: Game, now: Modified, change: Change, how: Planning): Modified {
  const { event, env } = now;
  switch (change.change) {
    case 'status':
      return arriving(game, now, ({ status }) => ({
        status: change.without
          ? status.filter((word) => word !== change.status)
          : withWord(status, change.status),
      }));
    case 'counters': {
      const amount = quantity(game, env, change.amount);
      if (compare(amount, 0) <= 0) return now;
      return arriving(game, now, ({ counters }) => ({
        counters: { ...counters, [change.counter]: add(counters[change.counter] ?? 0, amount) },
      }));
    }
    case 'control': {
      const controller = controllerOf(game, env, change.by, event);
      return controller === undefined ? now : arriving(game, now, () => ({ controller }));
    }
    case 'counters of one kind': {
      const counter = how.answers.word(env.you, change.among, false, env);
      return apply(game, now, { change: 'counters', counter, amount: 1 }, how);
    }
    case 'choose': {
      const { words, open } = wordsToChoose(game, env, change);
      const word = how.answers.word(chooserOf(game, env, change.by), words, open, env);
      return arriving(game, now, ({ chosen }) => ({ chosen: { ...chosen, [change.kind]: { word } } }));
    }
    case 'copy':
      return copying(game, now, change, how);
    case 'become':
      return embody(game, now, change, how);
    case 'pick': {
      const picked = select(game, env, change.what, {
        answers: how.answers,
        chooser: env.you,
        allowed: () => true,
      });
      const sofar = { ...saying(now, picked.env), shares: withShares(now.shares, picked.shares) };
      return arriving(game, sofar, ({ links }) => ({ links: { ...links, [change.as]: picked.objects } }));
    }
    case 'besides':
      return now;
    case 'also':
      return along(game, now, change.do, how);
    case 'may':
      return byLeave(game, now, change, how);
    case 'if':
      return holds(game, envWith(env, { event }), change.given) ? inTurn(game, now, change.yes, how) : now;
    case 'all':
      return inTurn(game, now, change.of, how);
    case 'gain': {
      const key = game.table.registry.keyOf(change.effect, env.ability);
      return arriving(game, now, ({ gains = [] }) => ({ gains: [...gains, key] }));
    }
    case 'other face':
      return arriving(game, now, () => ({ face: otherFace(game, event) }));
    case 'amount':
      // There is never less than nothing of anything (Magic 107.1b).
      return become(
        now,
        remade(game, eventWith(event, { amount: atLeast(quantity(game, env, change.to), 0) })),
      );
    case 'recipient':
      return change.too ? now : redirect(game, now, change, how);
    case 'mana':
      return become(now, ofMana(event, manaOf(env, change, how)));
    case 'kind':
      return become(now, eventWith(event, { kind: change.event }));
    case 'place': {
      const shared = game.catalogue.zones[change.to.zone]?.shared ?? false;
      // What was on its way to a place that all share comes to its owner's.
      const holder = shared ? null : (event.to?.holder ?? ownerOf(game, event));
      const to = { zone: change.to.zone, holder, at: change.to.at ?? null };
      const { until: _, ...detail } = event.detail ?? {};
      const brought = become(now, eventWith(event, { to, detail: event.detail && detail }));
      const led = change.other ? toward(game, brought, change.other, how) : brought;
      return become(led, redirected(game, makeEvent(game, led.event), now.env));
    }
  }
}

/** It comes to an object; it goes where it would where there is none. */
function toward(game: Game, now: Modified, what: What, how: Planning): Modified {
  const selecting = { answers: how.answers, chooser: now.env.you, allowed: () => true };
  const { objects, env } = select(game, now.env, what, selecting);
  const [other] = objects;
  if (other === undefined) return { ...saying(now, env), complete: false };
  return saying(become(now, eventWith(now.event, { other })), env);
}

function ownerOf({ table }: Game, { object }: GameEvent): PlayerId | null {
  return object === null ? null : (table.position.objects[object]?.owner ?? null);
}

/** The mana that a change names, or that is chosen. */
function manaOf(env: Env, change: Extract<Change, { change: 'mana' }>, how: Planning): string {
  if ('mana' in change) return change.mana;
  const names = change.among.map(([name]) => name);
  const chosen = change.among[names.indexOf(how.answers.word(env.you, names, false, env))];
  if (!chosen) throw new Error('no such kind');
  return chosen[1];
}

/** Which of several kinds it would have been is beside the point then. */
function ofMana(event: GameEvent, mana: string): GameEvent {
  const { way: _, anyMana: __, ...detail } = event.detail ?? {};
  return eventWith(event, { detail: { ...detail, mana } });
}

/** It happens to another: to the object that is named, or to the player. */
function redirect(
  game: Game,
  now: Modified,
  { to: { object: what, by } }: Extract<Change, { change: 'recipient' }>,
  how: Planning,
): Modified {
  const { event, env } = now;
  const selecting = { answers: how.answers, chooser: env.you, allowed: () => true };
  const chosen = what
    ? select(game, env, what, selecting)
    : by?.who === 'target'
      ? selectTarget(game, env, by, selecting)
      : { players: by ? players(game, env, by) : [], objects: [], env };
  const [object = null] = chosen.objects;
  // Of several to whom it happens instead it stays with the one to whom it would.
  const those = chosen.players ?? [];
  const player = those.find((one) => one === event.player) ?? those[0] ?? null;
  if (object === null && player === null) return { ...now, complete: false };
  const { kind } = event;
  // Those that battle are what the event is about; it happens to the player.
  const about = what === undefined && game.catalogue.events[kind]?.mutual ? event.object : object;
  const redirected = eventWith(event, {
    object: about,
    player,
    from: object === null ? null : event.from,
  });
  const to = makeEvent(game, redirected);
  const possible = (game.catalogue.events[kind]?.impossible?.(game, to) ?? null) === null;
  return possible ? saying(become(now, to), chosen.env) : { ...now, complete: false };
}

/** The same event for those to whom it happens as well: "is also inflicted to your opponent", "both players take any damage". */
export function forOthers(
  game: Game,
  env: Env,
  changes: readonly Change[],
  event: GameEvent,
): readonly GameEvent[] {
  const all = flatChanges(changes);
  if (!all.some(({ change }) => change === 'recipient')) return NOBODY;
  return flat(all, (change) => {
    if (change.change !== 'recipient' || change.to.object) return [];
    const { too, to } = change;
    if (!to.by || (!too && to.by.who === 'target')) return [];
    const those = players(game, env, to.by);
    // Where it cannot happen to another it has stayed what it was.
    if (!too && !those.some((player) => player === event.player)) return [];
    const others = those.filter((player) => player !== event.player);
    return others.map((player) => eventWith(event, { player }));
  });
}

const NOBODY: readonly GameEvent[] = [];

function copying(
  game: Game,
  now: Modified,
  { of, except = [], extra = [], until }: Extract<Change, { change: 'copy' }>,
  how: Planning,
): Modified {
  const { answers } = how;
  const chosen = select(game, now.env, of, { answers, chooser: now.env.you, allowed: () => true });
  const [original] = chosen.objects;
  if (original === undefined) return { ...saying(now, chosen.env), complete: false };
  const copy = lasting(copyOf(game, viewOf(game, original).object, except), until);
  const copied = arriving(game, saying(now, chosen.env), (arrival) => ({ copy, ...withoutExtra(arrival) }));
  if (extra.length === 0) return copied;
  const before = copied.event.detail?.arrival;
  return arriving(game, inTurn(game, copied, extra, how), (arrival) => ({
    extra: before ? beyond(before, arrival) : NO_EXTRA,
  }));
}

/** What another copy effect has excepted besides what it is does not come about once this one applies (Magic 707.9e). */
function withoutExtra(arrival: Arrival): Partial<Arrival> {
  const { extra } = arrival;
  return extra ? { ...beyond(extra, arrival), extra: NO_EXTRA } : {};
}

type Borne = NonNullable<Arrival['extra']>;

const NO_EXTRA: Borne = { status: [], counters: {} };

/** What something arrives with beyond so much. */
function beyond(so: Borne, { status, counters }: Borne): Borne {
  const more = Object.entries(counters).map(
    ([counter, amount]) => [counter, subtract(amount, so.counters[counter] ?? 0)] as const,
  );
  return {
    status: status.filter((word) => !so.status.includes(word)),
    counters: Object.fromEntries(more.filter(([, amount]) => amount !== 0)),
  };
}

/** What its player chose of it is a part of what copies of it copy. */
function embody(
  game: Game,
  now: Modified,
  { among }: Extract<Change, { change: 'become' }>,
  how: Planning,
): Modified {
  const { event, env } = now;
  const words = among.map(wordsOfBody);
  const chosen = among[words.indexOf(how.answers.word(env.you, words, false, env))] ?? [];
  const { card, except } = event.detail?.arrival?.copy ?? { card: cardOf(game, event), except: [] };
  return arriving(game, now, () => ({ copy: { card, except: [...except, ...chosen] } }));
}

function cardOf(game: Game, { object }: GameEvent): CardKey | null {
  return object === null ? null : (game.table.position.objects[object]?.card ?? null);
}

/** How a choice calls what something can become: its numbers, and what it has. */
export function wordsOfBody(ops: readonly StaticOp[]): string {
  const all = flatOps(ops);
  const numbers = flat(all, (op) => (op.op === 'value' ? [JSON.stringify(op.to)] : []));
  const has = flat(
    flat(all, (op) => (op.op === 'gain' ? op.abilities : [])),
    (one) => (one.ability === 'keyword' ? [one.keyword] : []),
  );
  return [numbers.join('/'), ...has].join(' ');
}

/** An event of which there is another amount now, as its kind has it. */
function remade({ catalogue }: Game, event: GameEvent): GameEvent {
  return catalogue.events[event.kind]?.remade?.(event) ?? event;
}

/** An event that leads elsewhere now by these words, as its kind has it. */
function redirected({ catalogue }: Game, event: GameEvent, env: Env): GameEvent {
  return catalogue.events[event.kind]?.redirected?.(event, causeOf(env)) ?? event;
}

/** "Under their owners' control": each under its own owner's. */
function controllerOf(game: Game, env: Env, who: Who, { object }: GameEvent): PlayerId | undefined {
  const own = who.who === 'owner' && object !== null && mentioned(game, env, who.of).includes(object);
  return own ? viewOf(game, object).object.owner : players(game, env, who)[0];
}

/** Events that become a part of the entry: they are chosen now and happen with it. The object remembers what they were done to. */
function along(game: Game, now: Modified, instructions: readonly Instruction[], how: Planning): Modified {
  const plan = planTogether(game, now.env, instructions, how);
  if (plan.rest.length > 0)
    withhold('rule/not-modelled', 'What takes several steps as something arrives is not worked out here.');
  const { object: arrives } = now.event;
  const own = plan.events.filter(({ object }) => object !== null && object === arrives);
  const others = plan.events.filter((event) => !own.includes(event));
  const modified = arriving(game, saying(now, plan.env), (arrival) => ({
    ...own.reduce((sofar, event) => doneTo(game, sofar, event), arrival),
    along: [...arrival.along, ...others],
    links: others.reduce(linked, arrival.links),
  }));
  return { ...modified, shares: withShares(now.shares, plan.shares) };
}

/**
 * What is done to the very object that arrives is a part of how it does.
 * @throws {Withheld} where it is nothing of that sort
 */
function doneTo({ catalogue }: Game, arrival: Arrival, event: GameEvent): Arrival {
  const done = catalogue.events[event.kind]?.arriving?.(arrival, event);
  return (
    done ??
    withhold(
      'rule/not-modelled',
      `What is done to an object as it arrives (${event.kind}) is not worked out here.`,
    )
  );
}

function linked(links: Arrival['links'], event: GameEvent): Arrival['links'] {
  if (event.object === null) return links;
  const relation = linkOf(event);
  return { ...links, [relation]: [...(links[relation] ?? []), event.object] };
}

/** The name under which an object remembers what was done as it arrived: `move>exile` for what was exiled. */
function linkOf(event: GameEvent): string {
  return event.to ? `${event.kind}>${event.to.zone}` : event.kind;
}

function arriving(game: Game, now: Modified, change: (arrival: Arrival) => Partial<Arrival>): Modified {
  const { event } = now;
  const arrival = event.detail?.arrival ?? plainArrival(game, event);
  const detail: Detail = Object.assign({}, event.detail, { arrival: arrivalWith(arrival, change(arrival)) });
  return become(now, eventWith(event, { detail }));
}

/** How an object arrives anywhere else than on the field. */
function plainArrival(game: Game, event: GameEvent): Arrival {
  if (event.object === null || !event.to) throw new Error('nothing arrives');
  const { object } = viewOf(game, event.object);
  return game.catalogue.arrival(game, object, event.to, object.owner);
}

/**
 * The values that are copied: those of the object, or of what it is itself a copy of (Magic 707.2, 707.3); of what lies face down
 * those that it shows (Magic 708.2).
 */
export function copyOf(game: Game, original: GameObject, except: Copy['except']): Copy {
  const copied = original.copy ?? { card: original.card, except: [] };
  const shown = game.catalogue.concealed(original);
  const blank = shown ? blanked(game, original, shown) : [];
  return { card: copied.card, except: [...copied.except, ...blank, ...except] };
}

/** A copy that is one only so long. */
export function lasting(copy: Copy, until: CopyEnd | undefined): Copy {
  return until === undefined ? copy : { ...copy, until };
}

/**
 * What makes of a card what its object shows as it lies face down.
 * @throws {Withheld} where nobody knows the card
 */
function blanked(game: Game, object: GameObject, shown: Traits): StaticOp[] {
  const key = printedOn(object);
  const under = key === null ? undefined : game.table.position.cards[key]?.traits;
  if (!under)
    withhold(
      'position/unknown-card',
      'The ruling depends on a copy of a card that is not known.',
      'Name the card.',
    );
  const traits = Object.entries(shown).map(([trait, value]): StaticOp => {
    if (!Array.isArray(value)) return { op: 'value', trait, to: value as Amount };
    const had = under[trait];
    if (value.length === 0) return { op: 'remove', trait, values: Array.isArray(had) ? [...had] : [] };
    return { op: 'set', trait, values: [...value] };
  });
  return [{ op: 'lose', abilities: 'all' }, ...traits];
}

/** The same entry but for what is given (`envWith`), and so no more by its nature alone. */
export function arrivalWith(arrival: Arrival, change: Partial<Arrival>): Arrival {
  const { controller, status, counters, chosen, copy, along, links, gains, face, extra } = arrival;
  const same: Required<Omit<Arrival, 'gains' | 'face' | 'extra' | 'byNature'>> = {
    controller,
    status,
    counters,
    chosen,
    copy,
    along,
    links,
  };
  return Object.assign(
    same,
    gains && { gains },
    face === undefined ? null : { face },
    extra && { extra },
    change,
  );
}
