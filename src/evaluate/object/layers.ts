/**
 * All objects together, layer by layer (613): in each layer the effects that exist are applied one after the other, those
 * that depend on others after them, otherwise by age; after each it is looked again. An effect that has begun to apply
 * goes on to apply to the same objects in later layers, even where the ability that it comes from is lost meanwhile
 * (Magic 613.6).
 *
 * Where nothing looks at more than its own object, each is worked out by itself, as it is asked for.
 *
 * What cannot be worked out for an object, because it rests on something that nobody has written down, is kept and only
 * thrown where that object is asked for.
 */

import type { Ability } from '../../ability/ability.js';
import { flatOps, type StaticOp } from '../../ability/static.js';
import { dataKey } from '../../ground/data.js';
import type { AbilityKey, ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { Withheld, withhold } from '../../ground/problem.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { looksAround, mayHaveEffects } from '../../table/enlist.js';
import type { Board, Underway } from '../../table/table.js';
import type { View } from '../../table/view.js';
import { concernsItself } from '../../table/watch.js';
import { quantity } from '../condition/quantity.js';
import { envOf } from '../env.js';
import { boardOf, isPlain, staysByItself } from './board.js';
import { changed } from './change.js';
import { viewOf } from './characteristics.js';
import { wordsMeant } from './chosen-word.js';
import { areApart, inTime, isEarly, nextOf, type Pending } from './depend.js';
import {
  arrivingEffects,
  candidatesOf,
  type Effect,
  effectsOf,
  exists,
  intrinsicEffect,
  isOn,
  lastingEffects,
  wordsFor,
} from './effect.js';
import { printed } from './printed.js';

/** Everything as it is at present, where anything has an effect on anything. */
export function layered(game: Game): Board {
  const { index, position } = game.table;
  const bearing = flat(index.having('bears'), (id) => position.objects[id] ?? []);
  return settled((before) => new Pass(game, { domain: bearing, others: null }, before).run());
}

/** An object as it has come to be among others; what is not known of it is thrown. */
export function viewIn(game: Game, { views, troubles, numbers }: Underway, object: GameObject): View {
  const trouble = troubles.get(object.id);
  if (trouble) throw trouble;
  const view = views.get(object.id) ?? printed(game, object);
  return numbers ? withNumbers(game, view, viewIn(game, numbers, object)) : view;
}

/** What an object has come to be so far, with the numbers that it had in the end of the round before. */
function withNumbers({ catalogue }: Game, view: View, ended: View): View {
  if (!view.traits || !ended.traits) return view;
  const numbers = Object.entries(ended.traits).filter(([trait]) => catalogue.traits[trait]?.is === 'number');
  return { ...view, traits: { ...view.traits, ...Object.fromEntries(numbers) } };
}

/** One object as it is, where nothing that is on it looks at others. */
export function layeredAlone(game: Game, object: GameObject): View {
  if (game.table.index.about(object.id).length === 0 && !mayHaveEffects(game.table, object)) {
    // Counters that only change numbers are asked for again and again: nothing depends on them, and nothing comes of them.
    const effect = intrinsicEffect(game, object);
    if (effect?.ops.every(({ op }) => op === 'modify')) return doneAlone(game, effect, printed(game, object));
  }
  const reach = { domain: [object], others: null, only: object.id };
  return viewIn(game, new Pass(game, reach, null).run().board, object);
}

function doneAlone(game: Game, effect: Effect, view: View): View {
  return view.traits
    ? effect.ops.reduce((now, op) => changed(game, now, op, effect.env, effect), view)
    : view;
}

/** Where the others are asked as they are, nothing is known of them beforehand. */
const NO_OTHERS: Board = { views: new Map(), troubles: new Map(), began: new Set() };

/** One object as it would be, with the effects that it arrives with, among the others as they are. */
export function layeredArrival(game: Game, object: GameObject, gains: readonly AbilityKey[]): View {
  const alone = !looksAround(game.table, object) && gains.every((made) => staysByItself(game, made));
  const board = boardOf(game) ?? (alone ? null : layered(game));
  if (!board && gains.length === 0 && isPlain(game, object)) return printed(game, object);
  const own = arrivingEffects(game, object, gains);
  const reach = board
    ? { domain: [object], others: board }
    : { domain: [object], others: NO_OTHERS, only: object.id };
  const arrived = settled((before) => new Pass(game, reach, before, own).run());
  return viewIn(game, arrived, object);
}

/** How often it is tried to find numbers on which effects of earlier layers rest. */
const MOST_ROUNDS = 8;

/**
 * Effects that are decided by numbers, which come last, are decided by those of the round before: until nothing changes.
 * @throws {Withheld} `rule/not-modelled` where that never comes to rest
 */
function settled(round: (before: Board | null) => { board: Board; early: boolean }): Board {
  let { board, early } = round(null);
  for (let rounds = 1; early; rounds++) {
    if (rounds >= MOST_ROUNDS)
      withhold('rule/not-modelled', 'Continuous effects that rest on each other never come to an end here.');
    const next = round(board);
    early = !isSame(board, next.board);
    board = next.board;
  }
  return board;
}

function isSame(a: Board, b: Board): boolean {
  const told = ({ views, began }: Board): string =>
    dataKey([
      [...views].map(([id, { traits, abilities }]) => [id, traits, abilities.map(({ key }) => key)]),
      [...began].sort(),
    ]);
  return told(a) === told(b);
}

/** Which objects are worked out. */
interface Reach {
  readonly domain: readonly GameObject[];
  /** The others, where only some objects are worked out. */
  readonly others: Board | null;
  /** The one in question, where the others are asked as they are. */
  readonly only?: ObjectId;
}

/** What objects have come to be so far. */
interface State extends Underway {
  readonly views: Map<ObjectId, View>;
  readonly troubles: Map<ObjectId, Withheld>;
}

class Pass {
  private readonly game: Game;
  private readonly domain: Reach['domain'];
  private readonly others: Reach['others'];
  private readonly only: Reach['only'];
  private readonly before: Board | null;
  /** How far it has come; another while something is only tried. */
  private now: State;
  private readonly effects = new Map<string, Effect>();
  /** The objects of the effects that have begun. */
  private readonly begun = new Map<string, readonly ObjectId[]>();
  private early = false;

  constructor(
    game: Game,
    { domain, others, only }: Reach,
    before: Board | null,
    own: readonly Effect[] = [],
  ) {
    for (const effect of own) this.effects.set(effect.id, effect);
    this.game = game;
    this.domain = domain;
    this.others = others;
    this.only = only;
    this.before = before;
    this.now = { views: new Map(others?.views), troubles: new Map(others?.troubles), only };
  }

  run(): { board: Board; early: boolean } {
    const { table } = this.game;
    const outer = table.pass.now;
    table.pass.now = this.now;
    try {
      this.gather();
      let layer = this.after(Number.NEGATIVE_INFINITY);
      for (; layer !== null; layer = this.after(layer)) this.layer(layer);
    } finally {
      table.pass.now = outer;
    }
    const began = new Set(this.begun.keys());
    const { views, troubles } = this.now;
    return { board: { views, troubles, began }, early: this.early };
  }

  /** What the objects are by themselves, and every effect that there is. */
  private gather(): void {
    const { game } = this;
    for (const object of this.domain) {
      const intrinsic = intrinsicEffect(game, object);
      if (!this.others && !intrinsic && !mayHaveEffects(game.table, object)) continue;
      const base = withExceptions(game, printed(game, object));
      if (base.traits === null) continue;
      const own = effectsOf(game, base);
      this.now.views.set(object.id, base);
      for (const effect of own) this.effects.set(effect.id, effect);
      if (intrinsic) this.effects.set(intrinsic.id, intrinsic);
    }
    for (const effect of lastingEffects(game, this.only))
      if (this.counts(effect)) this.effects.set(effect.id, effect);
    if (!this.others) return;
    for (const effect of this.othersEffects()) if (this.counts(effect)) this.effects.set(effect.id, effect);
  }

  /** The effects of other objects, where only some objects are worked out: those that have begun. */
  private *othersEffects(): Generator<Effect> {
    const { game, others, domain } = this;
    if (others?.began.size === 0) return;
    const { index, position } = game.table;
    const ids = new Set([...index.having('bears'), ...(others?.views.keys() ?? [])]);
    for (const object of flat(
      [...ids].sort((a, b) => a - b),
      (id) => position.objects[id] ?? [],
    )) {
      if (object.card === null || domain.some(({ id }) => id === object.id)) continue;
      for (const view of [printed(game, object), others?.views.get(object.id)]) {
        if (!view || view.traits === null) continue;
        for (const effect of effectsOf(game, view))
          if (!effect.on && others?.began.has(effect.id)) yield effect;
      }
    }
  }

  /** Whether an effect counts for an object that is only arriving: the rulebook says so. */
  private counts({ entry }: Effect): boolean {
    const [arriving] = this.domain;
    if (!this.others || !entry || !arriving) return true;
    const { index } = this.game.table;
    const about = index
      .about(arriving.id)
      .find(({ lasting }) => lasting !== null && lasting === entry.lasting);
    return this.game.policy.counts(this.game, about ?? entry, arriving.id);
  }

  private opsIn(effect: Effect, layer: number): StaticOp[] {
    const { catalogue } = this.game;
    return flat(flatOps(effect.ops), (op) =>
      catalogue.layer(op, effect.defines) === layer ? [op, ...catalogue.consequences(op)] : [],
    );
  }

  /** The next layer in which something is done. What is gained too late for a layer does nothing in it. */
  private after(layer: number): number | null {
    const { catalogue } = this.game;
    let next: number | null = null;
    for (const effect of this.effects.values()) {
      for (const op of flatOps(effect.ops)) {
        const at = catalogue.layer(op, effect.defines);
        if (at > layer && (next === null || at < next)) next = at;
      }
    }
    return next;
  }

  private layer(layer: number): void {
    const done = new Set<string>();
    const applied = (one: Pending): void => {
      done.add(one.effect.id);
      this.apply(one);
    };
    for (;;) {
      const { pending, absent } = this.pending(layer, done);
      if (!areApart(pending, absent)) {
        const next = nextOf(pending, (a, b) => this.depends(a, b));
        if (!next) return;
        applied(next);
        continue;
      }
      const { size } = this.effects;
      for (const one of pending.sort(inTime)) {
        applied(one);
        if (this.effects.size > size) break;
      }
      if (this.effects.size === size) return;
    }
  }

  /** The effects that do something in a layer and have not yet: those that are there, and those that are not as things are. */
  private pending(
    layer: number,
    done: ReadonlySet<string>,
  ): { readonly pending: Pending[]; readonly absent: Pending[] } {
    const pending: Pending[] = [];
    const absent: Pending[] = [];
    for (const effect of this.effects.values()) {
      if (done.has(effect.id)) continue;
      const ops = this.opsIn(effect, layer);
      if (ops.length === 0) continue;
      const begun = this.begun.has(effect.id);
      const there = begun || this.exists(effect) ? pending : absent;
      there.push({ effect, ops, begun });
    }
    return { pending, absent };
  }

  /** Where it cannot be told whether an effect exists, nothing can be told of what it would be on. */
  private exists(effect: Effect): boolean {
    if (this.others && effect.from && effect.from.object !== this.domain[0]?.id) return true;
    try {
      return this.looking(effect, () => exists(this.game, effect));
    } catch (trouble) {
      if (!(trouble instanceof Withheld)) throw trouble;
      if (this.isNotYet(effect)) return false;
      for (const id of this.candidates(effect)) this.now.troubles.set(id, trouble);
      return false;
    }
  }

  private candidates(effect: Effect): Iterable<ObjectId> {
    return this.others ? this.domain.map(({ id }) => id) : candidatesOf(this.game, effect);
  }

  /**
   * What decides an effect, with the numbers of the round before where it looks at such: those alone. What else there is
   * to an object is as it has come to be so far, or what makes creatures of noncreature artifacts whose mana value is 3 or
   * less would find none any more.
   */
  private looking<Found>(effect: Effect, find: () => Found): Found {
    if (!isEarly(effect, this.game.catalogue)) return find();
    this.early = true;
    if (!this.before) return find();
    const { pass } = this.game.table;
    const now = pass.now;
    pass.now = { ...this.now, numbers: this.before };
    try {
      return find();
    } finally {
      pass.now = now;
    }
  }

  /** The objects that an effect is on as things are. */
  private affected(effect: Effect): ObjectId[] {
    const affected: ObjectId[] = [];
    for (const id of this.candidates(effect)) {
      if (this.now.troubles.has(id)) continue;
      try {
        if (this.looking(effect, () => this.isOn(effect, viewOf(this.game, id)))) affected.push(id);
      } catch (trouble) {
        if (!(trouble instanceof Withheld)) throw trouble;
        if (!this.isNotYet(effect)) this.now.troubles.set(id, trouble);
      }
    }
    return affected;
  }

  /** Whether what decides an effect may be known in the next round, though it is not in the first: a power of `*`. */
  private isNotYet(effect: Effect): boolean {
    return this.before === null && isEarly(effect, this.game.catalogue);
  }

  private isOn(effect: Effect, view: View): boolean {
    if (!isOn(this.game, effect, view)) return false;
    const { entry, env } = effect;
    // What lasts on certain objects was asked that as it was made, and stays on them.
    if (entry === null || (entry.lasting !== null && effect.static === null)) return true;
    return this.game.policy.mayAffect?.(this.game, env.source, env.you, view) ?? true;
  }

  private view(id: ObjectId): View {
    return this.now.views.get(id) ?? viewOf(this.game, id);
  }

  private apply(one: Pending): void {
    const { effect, begun } = one;
    const on = begun ? (this.begun.get(effect.id) ?? []) : this.affected(effect);
    this.begun.set(effect.id, on);
    for (const view of this.make(one, on)) this.gained(view);
  }

  /** Makes of objects what the effect makes of them. Returns those whose abilities are others now. */
  private make({ effect, ops }: Pending, on: readonly ObjectId[]): View[] {
    const others: View[] = [];
    const { views, troubles } = this.now;
    for (const id of on) {
      if (troubles.has(id)) continue;
      try {
        const before = this.view(id);
        if (before.traits === null) continue;
        const after = this.done(effect, ops, before);
        views.set(id, after);
        if (after.abilities !== before.abilities) others.push(after);
      } catch (trouble) {
        if (!(trouble instanceof Withheld)) throw trouble;
        troubles.set(id, trouble);
      }
    }
    return others;
  }

  private done(effect: Effect, ops: readonly StaticOp[], view: View): View {
    const env = wordsFor(this.game, effect, view.object.id);
    return ops.reduce((now, op) => changed(this.game, now, op, env, effect), view);
  }

  /** Abilities that an object has only now have effects as well. */
  private gained(view: View): void {
    const ofEach = view.object.count !== 1 && view.abilities.some(({ ability }) => isOnOthers(ability));
    if (ofEach)
      withhold(
        'rule/not-modelled',
        'Several equal objects stand as one here, and each has been given what others are; what that comes to is not worked out.',
      );
    for (const effect of effectsOf(this.game, view)) {
      if (!this.effects.has(effect.id)) this.effects.set(effect.id, effect);
    }
  }

  /** Whether one effect depends on another: what it would come to is not the same once the other has been applied. */
  private depends(a: Pending, b: Pending): boolean {
    const before = this.trace(a);
    const { pass } = this.game.table;
    const { now } = this;
    this.now = { ...now, views: new Map(now.views), troubles: new Map(now.troubles) };
    pass.now = this.now;
    try {
      this.make(b, b.begun ? (this.begun.get(b.effect.id) ?? []) : this.affected(b.effect));
      return this.trace(a) !== before;
    } finally {
      this.now = now;
      pass.now = now;
    }
  }

  /** What an effect would come to: whether it exists, what it is on, and what it does to each. */
  private trace({ effect, ops, begun }: Pending): string {
    if (!begun && !this.exists(effect)) return '';
    const on = begun ? (this.begun.get(effect.id) ?? []) : this.affected(effect);
    return JSON.stringify(on.map((id) => [id, ops.map((op) => this.amounts(effect, op, id))]));
  }

  private amounts(effect: Effect, op: StaticOp, id: ObjectId): unknown {
    try {
      return this.amount(effect, op, id);
    } catch (trouble) {
      if (!(trouble instanceof Withheld)) throw trouble;
      return null;
    }
  }

  private amount(effect: Effect, op: StaticOp, id: ObjectId): unknown {
    const env = wordsFor(this.game, effect, id);
    switch (op.op) {
      case 'value':
        return quantity(this.game, env, op.to);
      case 'modify':
        return quantity(this.game, env, op.by);
      case 'set':
      case 'add':
      case 'remove':
        return wordsMeant(this.game, env, op.trait, op.values);
      default:
        return null;
    }
  }
}

/**
 * What a copy effect excepts is part of the copied values, before any other effect; an ability that defines what it sets
 * is not copied (Magic 707.9, 707.9d).
 */
export function withExceptions(game: Game, base: View): View {
  const { copy } = base.object;
  if (!copy || copy.except.length === 0) return base;
  const set = new Set(
    flat(flatOps(copy.except), (op) => (op.op === 'value' || op.op === 'set' ? [op.trait] : [])),
  );
  const kept = base.abilities.filter(({ ability }) => !defines(ability, set));
  const copied: View = { ...base, abilities: kept };
  const giver = { by: 'copy', since: base.object.since };
  return copy.except.reduce((now, op) => changed(game, now, op, envOf(base.object), giver), copied);
}

function defines(ability: Ability, traits: ReadonlySet<string>): boolean {
  if (ability.ability !== 'static' || ability.zone !== '*' || !concernsItself(ability)) return false;
  return flatOps(ability.ops).some((op) => (op.op === 'value' || op.op === 'set') && traits.has(op.trait));
}

/** Whether an ability makes something of other objects than the one that it is on. */
function isOnOthers(ability: Ability): boolean {
  return ability.ability === 'static' && !concernsItself(ability);
}
