/** The form of one position, part by part. */

import { dataKey } from '../ground/data.js';
import type { EffectKey, ObjectId } from '../ground/id.js';
import { flat } from '../ground/list.js';
import type { Action } from '../position/action.js';
import type { Answer, Decision, Domain, Option } from '../position/decision.js';
import type { LastingEffect } from '../position/effect.js';
import type { Env, Use, Value } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { Assignment, Continuation, Frame, GroupFrame, Node } from '../position/frame.js';
import type { GameObject } from '../position/object.js';
import type { Position } from '../position/position.js';
import type { Game } from '../rulebook/game.js';
import {
  ACTION,
  ACTIONS_FRAME,
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
  LIST,
  NODE,
  OBJECT,
  OBJECT_OPTION,
  OBJECTS_DOMAIN,
  OPTIONS_DOMAIN,
  POSITION,
  RECORDS,
  SCRIPT_FRAME,
  SEQUENCE_FRAME,
  SETTLE_FRAME,
  TRIGGER_OPTION,
  USE,
  VALUE,
  WAITING,
  type Ways,
} from './fields.js';
import { hasFields, type Kept, keptBy, type Shape, type State } from './kept.js';
import { type Atoms, named, type Term } from './term.js';
import { Times } from './times.js';

/** Puts the parts of one position together, each by the way in which it is taken. */
export class Forming {
  readonly game: Game;
  readonly atoms: Atoms;
  private readonly position: Position;
  private readonly ordered: boolean;
  private readonly times: Times;
  /** The place of each thing among all: objects first. */
  private readonly effects = new Map<number, number>();
  private readonly waiting = new Map<number, number>();
  private readonly nodes = new Map<Frame, ReadonlyMap<number, number>>();
  private readonly defined: (() => Term)[] = [];
  /** The events of the group that is spoken of. */
  private scope: ReadonlyMap<number, number> = NO_NODES;
  private readonly kept: Kept;
  /** On what that rests which is said of things whose age says nothing. */
  private readonly state: State;

  constructor(game: Game, atoms: Atoms, ordered: boolean) {
    this.game = game;
    this.atoms = atoms;
    this.ordered = ordered;
    this.position = game.table.position;
    this.times = new Times(game);
    this.kept = keptBy(atoms, ordered);
    const { objects, effects, waiting, work } = this.position;
    let next = objects.length;
    const define = (how: () => Term): number => {
      this.defined.push(how);
      return next++;
    };
    for (const effect of effects)
      this.effects.set(
        effect.id,
        define(() => this.record(effect, EFFECT)),
      );
    for (const one of waiting)
      this.waiting.set(
        one.id,
        define(() => this.record(one, WAITING)),
      );
    let numbering = `${objects.length};${[...this.effects.keys()].join()};${[...this.waiting.keys()].join()}`;
    for (const frame of work) {
      if (frame.frame !== 'group') continue;
      const nodes = new Map<number, number>();
      this.nodes.set(frame, nodes);
      numbering += ';';
      for (const node of frame.nodes) {
        numbering += `${node.id},`;
        nodes.set(
          node.id,
          define(() => this.within(frame, () => this.node(node))),
        );
      }
    }
    const { revision } = game.table;
    this.state = { revision, numbering: atoms.of(`numbered ${numbering}`), since: 0 };
  }

  /** The decision that is put. */
  asked(): Decision {
    if (!this.position.decision) throw new Error('nobody is asked anything');
    return this.position.decision;
  }

  structure(beside: string): { things: (Term | null)[]; whole: Term } {
    const { objects } = this.position;
    const things = [...objects.map((object) => this.whatIs(object)), ...this.defined.map((how) => how())];
    return {
      things,
      whole: this.atoms.list(0, [this.literal(beside), this.record(this.position, POSITION)]),
    };
  }

  /** An object changes with the state of the game alone, but for what its age says. */
  private whatIs(object: GameObject): Term {
    const state = { revision: this.state.revision, numbering: 0, since: this.since(object) };
    return this.kept.objects.of(object, state, () => this.record(object, OBJECT));
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
    const { tag, keys } = this.shape(value, ways);
    const parts: Term[] = [];
    for (const key of keys as (keyof Whole)[]) {
      const way = ways[key];
      parts.push(way ? way(this, value[key], value) : this.literal(value[key]));
    }
    return this.atoms.list(tag, parts);
  }

  /** The fields of a record in a fixed order; most often they are those of the last one that was taken in this way. */
  private shape(value: object, ways: object): Shape {
    const last = this.kept.latest.get(ways);
    if (last && hasFields(value, last.written)) return last;
    const written = Object.keys(value);
    const keys = written.toSorted();
    const shape = { tag: RECORDS + this.atoms.of(`fields ${keys.join()}`), keys, written };
    this.kept.latest.set(ways, shape);
    return shape;
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
    return this.literal(this.times.moment(moment));
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
    const different = new Map(uses.map((use) => [`${use.effect} ${use.ability} ${use.part}`, use]));
    return this.set([...different.values()], (use) => this.record(use, USE));
  }

  continued(one: Continuation): Term {
    return this.record(one, CONTINUATION);
  }

  node(node: Node): Term {
    return this.kept.nodes.of(node, this.state, () => this.record(node, NODE));
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
    const { catalogue } = this.game;
    const ordered = Object.keys(zones).filter((zone) => {
      const [kind = ''] = zone.split('/');
      return this.ordered || catalogue.zones[kind]?.ordered !== false;
    });
    return this.list(ordered, (zone) =>
      this.atoms.list(ENTRY, [this.literal(zone), this.objects(zones[zone] ?? [])]),
    );
  }
}

const NO_NODES: ReadonlyMap<number, number> = new Map();

/** `o12.3:card#1@o4`: see `watcher.ts`. */
const EFFECT_KEY = /^([oe])(\d+)(?:\.(\d+))?:(.+?)(?:@([oe])(\d+))?$/;
/** The same, counted for one object, in one turn: see `ledger.ts`. */
const USE_KEY = /^([oe])(\d+)(?:\.(\d+))?:(.+?)(?:@([oe])(\d+))?(?:~(\d+)\.(\d+))?(?:@(\d+|combat))?$/;
