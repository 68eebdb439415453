/** The form of one position, part by part. */

import { dataKey } from '../../ground/data.js';
import type { EffectKey, ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { once } from '../../ground/once.js';
import type { Play } from '../../kernel/play/play.js';
import type { Action } from '../../position/action.js';
import type { Answer, Decision, Domain, Option } from '../../position/decision.js';
import type { LastingEffect } from '../../position/effect.js';
import type { Env, Use, Value } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Assignment, Continuation, Frame, GroupFrame, Node } from '../../position/frame.js';
import type { GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';
import { announcedIn } from './announced.js';
import {
  ACTION,
  ACTIONS_FRAME,
  ANNOUNCED,
  ANSWER,
  APPLY_FRAME,
  ASSIGNMENT,
  CONTINUATION,
  DECISION,
  EFFECT,
  EFFECT_OPTION,
  ENTRY,
  ENV,
  EVENT,
  GROUP_FRAME,
  INSTEAD,
  LIST,
  NODE,
  NUMBERING,
  OBJECT,
  OBJECT_OPTION,
  OBJECTS_DOMAIN,
  OPTIONS_DOMAIN,
  POSITION,
  RECORDS,
  SCRIPT_FRAME,
  SEQUENCE_FRAME,
  SETTLE_FRAME,
  SETTLED,
  SPLIT,
  TRIGGER_OPTION,
  USE,
  VALUE,
  WAITING,
  type Ways,
} from './fields.js';
import { type Kept, keptBy, type Shape, type State, type Still } from './kept.js';
import { type Settled, settledIn } from './settled.js';
import { type Atoms, named, type Term } from './term.js';
import { placeOf, type Times } from './times.js';

/** Puts the parts of one position together, each by the way in which it is taken. */
export class Forming {
  readonly game: Play;
  readonly atoms: Atoms;
  private readonly position: Position;
  private readonly ordered: boolean;
  private readonly inOrder: boolean;
  private readonly times: Times;
  /** The place of each thing among all: objects first. */
  private readonly effects = new Map<number, number>();
  private readonly waiting = new Map<number, number>();
  private readonly nodes = new Map<Frame, ReadonlyMap<number, number>>();
  /** The events of the group that is spoken of. */
  private scope: ReadonlyMap<number, number> = NO_NODES;
  /** What of the events of each group is settled; where the order of every list counts, that is not asked. */
  private readonly settled = new Map<Frame, Settled>();
  private readonly kept: Kept;
  /** On what that rests which is said of things. */
  private readonly state: State;

  constructor(game: Play, atoms: Atoms, ordered: boolean, inOrder: boolean, times: Times) {
    this.game = game;
    this.atoms = atoms;
    this.ordered = ordered;
    this.inOrder = ordered || inOrder;
    this.position = game.table.position;
    this.times = times;
    this.kept = keptBy(atoms, ordered);
    const { objects, effects, waiting, work } = this.position;
    let next = objects.length;
    const numbering: number[] = [next, effects.length, waiting.length];
    const define = (places: Map<number, number>, { id }: { readonly id: number }): void => {
      places.set(id, next++);
      numbering.push(id);
    };
    for (const effect of effects) define(this.effects, effect);
    for (const one of waiting) define(this.waiting, one);
    for (const [at, frame] of work.entries()) {
      if (frame.frame !== 'group') continue;
      if (!ordered) this.settled.set(frame, settledIn(game, frame, at, inOrder));
      const nodes = new Map<number, number>();
      this.nodes.set(frame, nodes);
      numbering.push(frame.nodes.length);
      for (const node of frame.nodes) define(nodes, node);
    }
    this.state = { revision: game.table.revision, numbering: atoms.list(NUMBERING, numbering) };
  }

  /** The decision that is put. */
  asked(): Decision {
    if (!this.position.decision) throw new Error('nobody is asked anything');
    return this.position.decision;
  }

  structure(beside: string): { things: (Term | null)[]; whole: Term } {
    const { effects, waiting, work } = this.position;
    const things: Term[] = this.objectTerms().slice();
    for (const effect of effects) things.push(this.record(effect, EFFECT));
    const announced = this.inOrder ? null : announcedIn(this.game);
    for (const one of waiting) {
      const told = announced?.get(one);
      things.push(this.record(one, told ? ANNOUNCED[told] : WAITING));
    }
    for (const frame of work)
      if (frame.frame === 'group')
        this.within(frame, () => {
          for (const node of frame.nodes) things.push(this.node(node, this.settled.get(frame)));
        });
    return {
      things,
      whole: this.atoms.list(0, [this.literal(beside), this.record(this.position, POSITION)]),
    };
  }

  /** Objects change with the state of the game alone, but for what their age says. */
  private objectTerms(): readonly Term[] {
    const still = this.stillOf();
    still.objects ??= this.position.objects.map((object) => this.record(object, OBJECT));
    return still.objects;
  }

  /** What is taken in a way in which the same comes of it as long as points in time say the same. */
  still(way: object, how: () => Term): Term {
    const { parts } = this.stillOf();
    const known = parts.get(way);
    if (known !== undefined) return known;
    const term = how();
    parts.set(way, term);
    return term;
  }

  private stillOf(): Still {
    const { still } = this.kept;
    return still.get(this.times) ?? still.set(this.times, { objects: null, parts: new Map() });
  }

  /** As it stands. */
  literal(value: unknown): Term {
    if (typeof value === 'object' && value !== null) return this.constant(value);
    const known = this.kept.words.get(value);
    if (known !== undefined) return known;
    const atom = this.atoms.of(typeof value === 'string' ? `"${value}` : String(value));
    this.kept.words.set(value, atom);
    return atom;
  }

  /** What is never written to: it is looked at once. */
  constant(value: object): Term {
    const known = this.kept.constants.get(value);
    if (known !== undefined) return known;
    const atom = this.atoms.of(dataKey(value));
    this.kept.constants.set(value, atom);
    return atom;
  }

  record<Whole extends object>(value: Whole, ways: Ways<Whole>): Term {
    const shape = this.kept.latest.get(ways);
    const parts = shape && this.parts(value, shape);
    if (parts) return this.atoms.list(shape.tag, parts);
    this.kept.latest.set(ways, this.shape(value, ways));
    return this.record(value, ways);
  }

  /** What is said of each field of a record; null where it has not these fields in this order, as the last one had. */
  private parts<Whole extends object>(value: Whole, { fields, ways, places }: Shape): Term[] | null {
    const parts: Term[] = new Array(fields.length);
    let at = 0;
    for (const field in value) {
      if (field !== fields[at]) return null;
      const way = ways[at];
      const one = value[field];
      // The ways are those of this sort of record.
      parts[places[at] ?? 0] = way ? way(this, one as never, value as never) : this.literal(one);
      at += 1;
    }
    return at === fields.length ? parts : null;
  }

  private shape<Whole extends object>(value: Whole, ways: Ways<Whole>): Shape {
    const fields = Object.keys(value);
    const sorted = fields.toSorted();
    return {
      tag: RECORDS + this.atoms.of(`fields ${sorted.join()}`),
      fields,
      ways: fields.map((field) => ways[field as keyof Whole] ?? null),
      places: fields.map((field) => sorted.indexOf(field)),
    };
  }

  list<Item>(items: readonly Item[], way: (item: Item) => Term): Term {
    return this.atoms.list(LIST, items.map(way));
  }

  /** Items in an order that means nothing, unless somebody goes by it. */
  bag<Item>(items: readonly Item[], way: (item: Item) => Term): Term {
    return this.ordered ? this.list(items, way) : this.set(items, way);
  }

  set<Item>(items: readonly Item[], way: (item: Item) => Term): Term {
    return this.atoms.bag(LIST, items.map(way));
  }

  /** The entries of a dictionary, in whatever order they were made. */
  entries<Item>(record: { readonly [key: string]: Item }, way: (item: Item) => Term): Term {
    return this.set(Object.keys(record), (key) =>
      this.atoms.list(ENTRY, [this.literal(key), way(record[key] as Item)]),
    );
  }

  object(id: ObjectId | null): Term {
    return id === null ? this.literal(null) : named(id);
  }

  objects(ids: readonly ObjectId[]): Term {
    return this.list(ids, named);
  }

  /** Whether a stint is the one in which the object is, the one of which it is remembered, or another. */
  stint(id: ObjectId | null, stint: number | null): Term {
    const object = id === null ? undefined : this.position.objects[id];
    if (!object || stint === null) return this.literal(stint);
    if (stint >= object.stint) return this.literal(stint - object.stint);
    return this.literal(object.was?.object.stint === stint ? 'was' : 'before');
  }

  lasting(id: number): Term {
    const place = this.effects.get(id);
    return place === undefined ? this.literal(id) : named(place);
  }

  trigger(id: number): Term {
    const place = this.waiting.get(id);
    return place === undefined ? this.literal(id) : named(place);
  }

  /** An event of the group that is spoken of. */
  event(id: number | null): Term {
    const place = id === null ? undefined : this.scope.get(id);
    return place === undefined ? this.literal(id) : named(place);
  }

  within<Result>(frame: Frame | undefined, how: () => Result): Result {
    const before = this.scope;
    this.scope = (frame && this.nodes.get(frame)) ?? NO_NODES;
    const result = how();
    this.scope = before;
    return result;
  }

  since(thing: GameObject | LastingEffect | GroupFrame): Term {
    return this.literal(this.times.of(thing));
  }

  moment(moment: number): Term {
    return this.literal(placeOf(moment, this.position));
  }

  /** The name of an effect: whose it is, in which stint, and what gave it. */
  effect(key: EffectKey | null): Term {
    if (key === null) return this.literal(null);
    return this.kept.effects.of(key, this.state, () => {
      const found = EFFECT_KEY.exec(key);
      return found ? this.effectParts(found) : this.literal(key);
    });
  }

  /** A place where uses are counted. */
  use(key: string): Term {
    const found = USE_KEY.exec(key);
    if (!found) return this.literal(key);
    const [, , , , , , , on, stint, turn] = found;
    const object = on === undefined ? null : (Number(on) as ObjectId);
    return this.atoms.list(ENTRY, [
      this.effectParts(found),
      this.object(object),
      object === null ? this.literal(null) : this.stint(object, Number(stint)),
      this.literal(turn ?? null),
    ]);
  }

  private effectParts([, is, id, stint, ability, by, giver]: readonly (string | undefined)[]): Term {
    return this.atoms.list(ENTRY, [
      this.literal(is),
      this.had(is, Number(id)),
      is === 'o' && stint !== undefined
        ? this.stint(Number(id) as ObjectId, Number(stint))
        : this.literal(stint),
      this.literal(ability),
      this.literal(by ?? null),
      by === undefined ? this.literal(null) : this.had(by, Number(giver)),
    ]);
  }

  private had(is: string | undefined, id: number): Term {
    return is === 'o' && id < this.position.objects.length ? named(id) : this.lasting(id);
  }

  gameEvent(event: GameEvent | null): Term {
    if (event === null) return this.literal(null);
    const { events } = this.kept;
    return events.get(event) ?? events.set(event, this.record(event, EVENT));
  }

  env(env: Env): Term {
    return this.kept.envs.of(env, this.state, () => this.record(env, ENV));
  }

  value(value: Value | null): Term {
    if (value === null || !('objects' in value)) return this.literal(value);
    return this.record(value, VALUE);
  }

  /** Which effects were applied: neither in which order nor how often says anything. */
  uses(uses: readonly Use[]): Term {
    return this.kept.uses.of(uses, this.state, () => {
      const different = uses.filter((use, at) => uses.findIndex((one) => isSameUse(one, use)) === at);
      return this.set(different, (use) => this.kept.use.of(use, this.state, () => this.record(use, USE)));
    });
  }

  continued(one: Continuation): Term {
    return this.record(one, CONTINUATION);
  }

  node(node: Node, settled: Settled | undefined): Term {
    const how = settled?.how.get(node);
    if (!how || !settled) return this.kept.nodes.of(node, this.state, () => this.record(node, NODE));
    const { [how]: kept, apart } = this.kept.settled;
    return settled.apart.has(node)
      ? apart.of(node, this.state, () => this.record(node, SPLIT))
      : kept.of(node, this.state, () => this.record(node, SETTLED[how]));
  }

  /** The events of a group, and beside them what has taken the place of those of which it does not matter which. */
  members(nodes: readonly Node[], group: Frame): Term {
    const { how, apart = NO_SETTLED } = this.settled.get(group) ?? {};
    const all = this.bag(nodes, ({ id }) => this.event(id));
    if (!how || apart.size === 0) return all;
    const instead = this.set([...apart], (node) =>
      this.kept.settled.instead.of(node, this.state, () => {
        const { origin, state } = node;
        const { zone } = this.position.objects[origin.object ?? -1] ?? {};
        const place = state === 'live' ? zone : null;
        const like = this.record(eventWith(origin, { object: null }), EVENT);
        const what = this.record(node, INSTEAD[how.get(node) ?? 'over']);
        return this.atoms.list(LIST, [this.literal(place), like, what]);
      }),
    );
    return this.atoms.list(LIST, [all, instead]);
  }

  /** What effects have been applied: which texts they are. */
  texts(uses: readonly Use[]): Term {
    return this.set([...new Set(uses.map(({ ability }) => ability))], (key) => this.literal(key));
  }

  /** Whether an effect may be there again: what has become another object has no ability of what it was. */
  mayBe(key: EffectKey): boolean {
    const [, is, id, stint] = EFFECT_KEY.exec(key) ?? [];
    const object = is === 'o' && stint !== undefined ? this.position.objects[Number(id)] : undefined;
    return !object || Number(stint) >= object.stint || looksBack(this.game.catalogue);
  }

  assignments(assigned: readonly Assignment[]): Term {
    const nodes = flat(assigned, ({ results }) => [...new Set(results.map(({ node }) => node))]);
    const apart = new Set(nodes).size === nodes.length;
    const way = (one: Assignment): Term =>
      this.kept.assignments.of(one, this.state, () => this.record(one, ASSIGNMENT));
    // What is assigned to one event takes its place in this order.
    return apart ? this.bag(assigned, way) : this.list(assigned, way);
  }

  answers(answers: readonly Answer[]): Term {
    return this.list(answers, (answer) =>
      'objects' in answer ? this.record(answer, ANSWER) : this.literal(answer),
    );
  }

  frame(frame: Frame, index: number): Term {
    const { frames } = this.kept;
    const { numbering } = this.state;
    const known = frames.get(frame);
    const isSame = known && known.times === this.times && known.numbering === numbering;
    const apart = [...(this.settled.get(frame)?.apart ?? [])];
    if (isSame && holds(frame, known.fields) && isEqual(apart, known.apart)) return known.term;
    const term = this.framed(frame, index);
    const fields = Object.values(frame);
    return frames.set(frame, { times: this.times, numbering, fields, apart, term }).term;
  }

  private framed(frame: Frame, index: number): Term {
    switch (frame.frame) {
      case 'actions':
        return this.record(frame, ACTIONS_FRAME);
      case 'script':
        return this.record(frame, SCRIPT_FRAME);
      case 'group':
        return this.within(frame, () => this.record(frame, GROUP_FRAME));
      case 'apply':
        return this.within(this.groupBeneath(index), () => this.record(frame, APPLY_FRAME));
      case 'sequence':
        return this.record(frame, SEQUENCE_FRAME);
      case 'settle':
        return this.record(frame, SETTLE_FRAME);
    }
  }

  private groupBeneath(index: number): Frame | undefined {
    return this.position.work.slice(0, index).findLast(({ frame }) => frame === 'group');
  }

  action(action: Action): Term {
    return this.record(action, ACTION);
  }

  decision(decision: Decision | null): Term {
    if (decision === null) return this.literal(null);
    const group = this.position.work.findLast(({ frame }) => frame === 'group');
    return this.within(group, () => this.record(decision, DECISION));
  }

  domain(domain: Domain): Term {
    switch (domain.of) {
      case 'options':
        return this.record(domain, OPTIONS_DOMAIN);
      case 'objects':
        return this.record(domain, OBJECTS_DOMAIN);
      case 'words':
        return this.literal(domain);
    }
  }

  option(option: Option): Term {
    const group = this.position.work.findLast(({ frame }) => frame === 'group');
    return this.within(group, () => {
      switch (option.option) {
        case 'effect':
          return this.record(option, EFFECT_OPTION);
        case 'trigger':
          return this.record(option, TRIGGER_OPTION);
        case 'object':
          return this.record(option, OBJECT_OPTION);
        default:
          return this.literal(option);
      }
    });
  }

  /** Where things lie: they say so themselves, save for their order. */
  zones(zones: Position['zones']): Term {
    const ordered = Object.keys(zones).filter((zone) => this.ordered || this.isInOrder(zone));
    return this.list(ordered, (zone) =>
      this.atoms.list(ENTRY, [this.literal(zone), this.objects(zones[zone] ?? [])]),
    );
  }

  private isInOrder(zone: string): boolean {
    const known = this.kept.zones.get(zone);
    if (known !== undefined) return known;
    const [kind = ''] = zone.split('/');
    const is = this.game.catalogue.zones[kind]?.ordered !== false;
    this.kept.zones.set(zone, is);
    return is;
  }
}

function isEqual(some: readonly Node[], others: readonly Node[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}

/** Whether the fields of a frame are these. */
function holds(frame: Frame, fields: readonly unknown[]): boolean {
  let at = 0;
  for (const field in frame) if (frame[field as keyof Frame] !== fields[at++]) return false;
  return true;
}

function isSameUse(one: Use, other: Use): boolean {
  return one.effect === other.effect && one.ability === other.ability && one.part === other.part;
}

const NO_NODES: ReadonlyMap<number, number> = new Map();
const NO_SETTLED: Settled['apart'] = new Set();

/** Whether events of some kind are looked at by what an object was. */
const looksBack = once(({ events }: Play['catalogue']): boolean =>
  Object.values(events).some(({ asLast }) => asLast === true),
);

/** `o12.3:card#1@o4`: see `watcher.ts`. */
const EFFECT_KEY = /^([oe])(\d+)(?:\.(\d+))?:(.+?)(?:@([oe])(\d+))?$/;
/** The same, counted for one object, in one turn: see `ledger.ts`. */
const USE_KEY = /^([oe])(\d+)(?:\.(\d+))?:(.+?)(?:@([oe])(\d+))?(?:~(\d+)\.(\d+))?(?:@(\d+|combat))?$/;
