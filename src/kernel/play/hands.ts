/** The primitive changes to a position, each written to the journal and kept in step with the index. */

import type { Ability } from '../../ability/ability.js';
import type { Duration } from '../../ability/duration.js';
import type { Instruction } from '../../ability/instruction.js';
import { lastTraits } from '../../evaluate/condition/test.js';
import { viewOf, worksIn } from '../../evaluate/object/characteristics.js';
import { type Amount, add, compare } from '../../ground/amount.js';
import type { CardKey, ObjectId, PlayerId, Zone } from '../../ground/id.js';
import type { Card } from '../../position/card.js';
import { chosenIn, type Env, envWith } from '../../position/env.js';
import type { Arrival, Spot } from '../../position/event.js';
import {
  type Chosen,
  type Copy,
  type GameObject,
  type LastKnown,
  withLinks,
  withWord,
} from '../../position/object.js';
import { zoneId } from '../../position/position.js';
import { type Game, isField } from '../../rulebook/game.js';
import type { Following, Hands } from '../../rulebook/hands.js';
import { delist, enlist, mark } from '../../table/enlist.js';
import { arrived } from './arrived.js';
import { conceived } from './conceived.js';
import { expired } from './expired.js';
import { followed, shared } from './heir.js';
import { missed } from './missed.js';
import { stillAsked } from './still-asked.js';
import { divided, type Grip, succeeded } from './succession.js';
import { withdrawn } from './withdrawn.js';
import { newScript, newSettling, pushFrame } from './work.js';

/** Where an object is that is in no zone: not yet created, or gone. */
export const NOWHERE: Zone = 'nowhere';

/** @param leaving what leaves the field together, as it was before any of it has left */
export function handsOf(game: Game, leaving: ReadonlyMap<ObjectId, LastKnown> = NONE_LEAVES): Hands {
  return new GameHands(game, leaving);
}

/** What an object is remembered by that leaves the field, where it is there. */
export function lastKnown(game: Game, object: GameObject): LastKnown | null {
  if (!isField(game, object.zone)) return null;
  const { was: _, ...last } = object;
  return { object: last, traits: lastTraits(viewOf(game, object.id)) };
}

class GameHands implements Grip {
  readonly game: Game;
  private readonly leaving: ReadonlyMap<ObjectId, LastKnown>;

  constructor(game: Game, leaving: ReadonlyMap<ObjectId, LastKnown>) {
    this.game = game;
    this.leaving = leaving;
  }

  object(id: ObjectId): GameObject {
    const object = this.game.table.position.objects[id];
    if (!object) throw new Error(`no object ${id}`);
    return object;
  }

  move(id: ObjectId, to: Spot, options: { controller?: PlayerId; same?: boolean } = {}): void {
    const object = this.object(id);
    this.change(object, () => {
      this.leaveZone(object);
      if (!options.same) this.renew(object);
      this.set(object, 'controller', options.controller ?? object.owner);
      const { since } = object;
      this.enterZone(object, to);
      if (options.same) this.set(object, 'since', since);
    });
  }

  arrive(id: ObjectId, to: Spot, arrival: Arrival, options: { same?: boolean } = {}): void {
    arrived(this, id, to, arrival, options);
  }

  conceive(card: Card, owner: PlayerId, count: Amount): ObjectId {
    return conceived(this.game, card, owner, count);
  }

  succeed(id: ObjectId, heirId: ObjectId, to: Spot | null, options: { referred: boolean }): void {
    succeeded(this, id, heirId, to, options);
  }

  cease(id: ObjectId): void {
    const object = this.object(id);
    this.change(object, () => {
      this.leaveZone(object);
      this.renew(object);
      this.set(object, 'zone', NOWHERE);
      this.set(object, 'holder', null);
    });
  }

  split(id: ObjectId, count: Amount): ObjectId {
    return compare(count, this.object(id).count) < 0 ? divided(this, id, count) : id;
  }

  status(id: ObjectId, status: string, on: boolean): void {
    const object = this.object(id);
    if (object.status.includes(status) === on) return;
    const words = on ? withWord(object.status, status) : object.status.filter((word) => word !== status);
    this.change(object, () => this.set(object, 'status', words));
  }

  counters(id: ObjectId, counter: string, change: Amount): void {
    const object = this.object(id);
    const { [counter]: now = 0, ...others } = object.counters;
    const total = add(now, change);
    this.write(id, 'counters', compare(total, 0) > 0 ? { ...others, [counter]: total } : others);
  }

  damage(id: ObjectId, total: Amount): void {
    this.write(id, 'damage', total);
  }

  attach(id: ObjectId, host: ObjectId | null): void {
    this.write(id, 'host', host);
  }

  place(id: ObjectId, at: ObjectId | null): void {
    this.write(id, 'at', at);
  }

  control(id: ObjectId, controller: PlayerId): void {
    this.write(id, 'controller', controller);
  }

  begin(id: ObjectId): void {
    this.write(id, 'since', this.game.table.tick());
  }

  choose(id: ObjectId, kind: string, chosen: Chosen): void {
    this.write(id, 'chosen', { ...this.object(id).chosen, [kind]: chosen });
  }

  link(id: ObjectId, relation: string, to: readonly ObjectId[], options: { only?: boolean } = {}): void {
    this.write(id, 'linked', withLinks(this.object(id).linked, relation, to, options));
  }

  copy(id: ObjectId, copy: Copy | null): void {
    const object = this.object(id);
    this.change(object, () => this.set(object, 'copy', copy));
  }

  join(id: ObjectId, cards: readonly CardKey[]): void {
    const object = this.object(id);
    this.change(object, () => this.set(object, 'joined', cards));
  }

  share(of: ObjectId, part: ObjectId): void {
    shared(this.game, of, part);
  }

  follow(id: ObjectId, how: Following): void {
    followed(this.game, id, how);
  }

  turnOver(id: ObjectId, card: CardKey): void {
    const object = this.object(id);
    this.change(object, () => this.set(object, 'card', card));
    this.game.table.tick();
  }

  value(player: PlayerId, value: string, amount: Amount): void {
    const record = this.game.table.position.players[player];
    if (!record) throw new Error(`no player ${player}`);
    if (record.values[value] === amount) return;
    this.game.table.journal.entry(record.values, value, amount);
    this.game.table.touch();
  }

  withdraw(player: PlayerId): void {
    withdrawn(this.game, player);
  }

  turn(player: PlayerId, number: number): void {
    const { table } = this.game;
    table.journal.set(table.position, 'turn', { player, number });
    table.touch();
  }

  expire(until: Duration, of?: PlayerId, from?: ObjectId): void {
    expired(this.game, until, of, from);
  }

  shuffle(zone: Zone, holder: PlayerId | null): void {
    const { table } = this.game;
    const key = zoneId(zone, holder);
    table.journal.entry(table.position.shuffled, key, table.position.zones[key] ?? []);
    table.touch();
  }

  run(instructions: readonly Instruction[], env: Env): void {
    // What was chosen for these words as they were announced is known to whatever script carries them out.
    const chosen = chosenIn(this.chosenBefore());
    pushFrame(this.game, newScript(instructions, chosen ? envWith(env, chosen) : env));
  }

  settle(): void {
    pushFrame(this.game, newSettling());
  }

  missed(id: ObjectId): boolean {
    const { aimed = [] } = this.chosenBefore();
    return aimed.length > 0 && missed(this.game, this.object(id), aimed);
  }

  /** What was chosen beforehand for the script that leads here. */
  private chosenBefore(): Pick<Env, 'aimed' | 'modes'> {
    const beneath = this.game.table.position.work.findLast(({ frame }) => frame === 'script');
    return beneath?.frame === 'script' ? beneath.env : {};
  }

  readonly functions = (ability: Ability, zone: Zone): boolean => worksIn(this.game, ability, zone);

  /** Changes something on which an object's abilities or their working depends. */
  change(object: GameObject, how: () => void): void {
    const { table } = this.game;
    delist(table, object, this.functions);
    how();
    enlist(table, object, this.functions);
    table.touch(object.id);
  }

  set<Key extends keyof GameObject>(object: GameObject, key: Key, value: GameObject[Key]): void {
    const { journal } = this.game.table;
    journal.set(object as { -readonly [K in keyof GameObject]: GameObject[K] }, key, value);
  }

  /** Changes something on which no ability's place in the index depends. */
  write<Key extends keyof GameObject>(id: ObjectId, key: Key, value: GameObject[Key]): void {
    const object = this.object(id);
    if (object[key] === value) return;
    this.set(object, key, value);
    mark(this.game.table, object);
    this.game.table.touch(id);
  }

  leaveZone(object: GameObject): void {
    const { table } = this.game;
    const before = this.leaving.get(object.id);
    const last = before?.object.stint === object.stint ? before : lastKnown(this.game, object);
    this.set(object, 'was', last ?? (object.was && stillAsked(table.position, object)));
    const key = zoneId(object.zone, object.holder);
    const pile = table.position.zones[key];
    // What is nowhere lies in no pile.
    if (!pile) return;
    const others = pile.filter((one) => one !== object.id);
    table.journal.entry(table.position.zones, key, others);
  }

  enterZone(object: GameObject, to: Spot): void {
    const { table } = this.game;
    const key = zoneId(to.zone, to.holder);
    const pile = table.position.zones[key];
    if (!pile) throw new Error(`no zone ${key}`);
    table.journal.entry(
      table.position.zones,
      key,
      to.at === 'bottom' ? [...pile, object.id] : [object.id, ...pile],
    );
    this.set(object, 'zone', to.zone);
    this.set(object, 'holder', to.holder);
    this.set(object, 'since', table.tick());
  }

  /** What moves becomes a new object without any memory of what it was (Magic 400.7). */
  renew(object: GameObject): void {
    this.set(object, 'stint', object.stint + 1);
    this.set(object, 'status', this.abiding(object.status));
    this.set(object, 'counters', NOTHING);
    this.set(object, 'damage', 0);
    this.set(object, 'host', null);
    this.set(object, 'at', null);
    this.set(object, 'chosen', NOTHING);
    this.set(object, 'linked', NOTHING);
    this.set(object, 'copy', null);
    this.set(object, 'joined', NO_CARDS);
    this.forget(object.id);
  }

  abiding(status: readonly string[]): readonly string[] {
    const { abiding = [] } = this.game.catalogue;
    return status.length === 0 || abiding.length === 0
      ? NO_WORDS
      : status.filter((word) => abiding.includes(word));
  }

  /** What remembers an object remembers it as it was: what it has become is another. */
  private forget(id: ObjectId): void {
    for (const other of this.game.table.index.having('links').map((one) => this.object(one))) {
      const kept = Object.entries(other.linked).map(
        ([relation, ids]) => [relation, ids.filter((one) => one !== id)] as const,
      );
      if (kept.some(([relation, ids]) => ids.length !== other.linked[relation]?.length))
        this.write(other.id, 'linked', Object.fromEntries(kept));
    }
  }
}

const NONE_LEAVES: ReadonlyMap<ObjectId, LastKnown> = new Map();
export const NO_CARDS: readonly CardKey[] = Object.freeze([]);
export const NO_WORDS: readonly string[] = Object.freeze([]);
export const NOTHING = Object.freeze({});
