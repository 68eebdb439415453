/** The objects of a scenario: what lies in which zone, what is written about each, and how each is called. */

import type { CardKey, ObjectId, PlayerId } from '../../ground/id.js';
import { nameAdvice } from '../../ground/near.js';
import { newObject } from '../../kernel/play/conceived.js';
import type { GameObject } from '../../position/object.js';
import { type Position, zoneId } from '../../position/position.js';
import type { Definition } from '../../rulebooks/definition.js';
import type { Scenario, WrittenObject } from '../written.js';
import type { Cards } from './cards.js';
import type { Counted } from './counters.js';
import type { Faults, Path } from './faults.js';
import type { Players } from './players.js';
import type { Remembered } from './remembered.js';

export class Objects {
  readonly list: GameObject[] = [];
  readonly zones: Position['zones'];
  /** What objects are written to have chosen. */
  readonly remembered: Remembered[] = [];
  private readonly definition: Definition;
  private readonly players: Players;
  private readonly cards: Cards;
  private readonly faults: Faults;
  private readonly labels = new Map<string, ObjectId>();
  private readonly references: (() => void)[] = [];
  readonly counted: Counted[] = [];
  /** Objects with which a listed action is done. */
  private readonly acting = new Set<ObjectId>();

  constructor(definition: Definition, players: Players, cards: Cards, faults: Faults) {
    this.definition = definition;
    this.players = players;
    this.cards = cards;
    this.faults = faults;
    this.zones = players.zones();
  }

  /** Puts everything of a scenario where it lies; then what speaks of other objects finds them. */
  lay({ players, shared = {} }: Scenario): void {
    players.forEach((player, index) => {
      for (const word of Object.keys(this.definition.zoneWords)) {
        this.pile(player[word], word, index as PlayerId, ['players', index, word]);
      }
    });
    for (const [word, pile] of Object.entries(shared)) this.pile(pile, word, null, ['shared', word]);
    for (const resolve of this.references) resolve();
  }

  /** Adds an object that lies nowhere: words that are said. */
  add(card: CardKey, owner: PlayerId, zone: string): ObjectId {
    const id = this.list.length as ObjectId;
    this.list.push({ ...newObject(id, card, owner, 1), zone, since: id });
    return id;
  }

  /** Whether anything that lies on the board is called so. */
  has(name: string): boolean {
    return this.labels.has(name) || this.list.some(({ card }) => this.cards.nameOf(card) === name);
  }

  /** Of several that nothing tells apart each action takes one that none before it has taken. */
  act(object: ObjectId): void {
    this.acting.add(object);
  }

  /** The object that a scenario speaks of: by its label, or by its card's name where only one can be meant. */
  find(name: string, by: PlayerId | null, path: Path, zones: readonly string[] = []): ObjectId | null {
    const labelled = this.labels.get(name);
    if (labelled !== undefined) return labelled;
    let found = this.list.filter(({ card }) => this.cards.nameOf(card) === name);
    const narrow = (fits: (object: GameObject) => boolean): void => {
      const fitting = found.filter(fits);
      if (fitting.length > 0) found = fitting;
    };
    narrow(({ zone }) => zones.includes(zone));
    if (by !== null) narrow(({ controller }) => controller === by);
    const [object] = found;
    if (!object) {
      const message = `Nothing on the board is called ${JSON.stringify(name)}.`;
      const advice = nameAdvice(name, [...this.labels.keys(), ...this.cards.names()]);
      this.faults.add('scenario/unknown-object', message, path, advice);
      return null;
    }
    const alike = found.every(
      ({ label, zone, controller }) =>
        label === null && zone === object.zone && controller === object.controller,
    );
    if (found.length > 1 && !alike) {
      const message = `Several objects are called ${name}.`;
      const advice = 'Give the one that is meant a name with `as`.';
      this.faults.add('scenario/which-object', message, path, advice);
    }
    const taken = found.find(({ id }) => !this.acting.has(id)) ?? object;
    return taken.id;
  }

  /** The objects of a zone, from the top. A number is a group of unknown cards. */
  private pile(pile: unknown, word: string, player: PlayerId | null, path: Path): void {
    const zone = this.definition.zoneWords[word];
    if (zone === undefined || pile === undefined) return;
    if (typeof pile === 'number') {
      if (pile > 0) this.place(null, zone, player, pile);
      return;
    }
    if (!Array.isArray(pile)) return;
    pile.forEach((one: string | WrittenObject, index) => {
      const written = typeof one === 'string' ? { card: one } : one;
      this.object(written, zone, player, [...path, index]);
    });
  }

  private object(written: WrittenObject, zone: string, player: PlayerId | null, path: Path): void {
    const card = this.cards.take(written, path);
    const object = this.place(card, zone, player, 1);
    const { statusWords } = this.definition;
    const status = Object.keys(statusWords).flatMap((word) =>
      written[word] === true ? [statusWords[word] ?? word] : [],
    );
    const unowned = player === null ? this.unowned(written, path) : [];
    object.status = [...new Set([...status, ...unowned, ...(written.faceDown ? ['face down'] : [])])].sort();
    object.counters = written.counters ?? {};
    if (written.counters) this.counted.push({ object, path });
    object.damage = written.damage ?? 0;
    // What its card calls a token is one.
    object.token = written.token ?? this.cards.isToken(card);
    object.owner = this.players.find(written.owner, [...path, 'owner']) ?? object.owner;
    this.label(written.as, object.id, [...path, 'as']);
    object.label = written.as ?? null;
    this.references.push(() => this.links(object, written, path));
  }

  /** Nobody controls what no player has, where that can be. */
  private unowned(written: WrittenObject, path: Path): readonly string[] {
    const { nobodys, statusWords } = this.definition;
    if (nobodys === undefined) return [];
    const [word] = Object.keys(statusWords).filter((one) => statusWords[one] === nobodys);
    if (word !== undefined && written[word] === false)
      this.faults.add(
        'scenario/nobodys',
        'Nobody controls what stands under `shared`.',
        [...path, word],
        'Write it under the player who controls it.',
      );
    return [nobodys];
  }

  private place(card: CardKey | null, zone: string, player: PlayerId | null, count: number): GameObject {
    const id = this.list.length as ObjectId;
    const shared = this.definition.rulebook.catalogue.zones[zone]?.shared ?? false;
    const object = newObject(id, card, player ?? (0 as PlayerId), count);
    object.zone = zone;
    object.holder = shared ? null : player;
    object.since = id;
    if (player === null) object.controller = this.players.turn;
    this.list.push(object);
    this.zones[zoneId(zone, object.holder)]?.push(id);
    return object;
  }

  private label(label: string | undefined, id: ObjectId, path: Path): void {
    if (label === undefined) return;
    if (this.labels.has(label)) {
      const message = `Two objects are called ${JSON.stringify(label)}.`;
      this.faults.add('scenario/label-twice', message, path, 'Give each its own name.');
    }
    this.labels.set(label, id);
  }

  /** What an object says about others: the host, the place, what was chosen. */
  private links(object: GameObject, written: WrittenObject, path: Path): void {
    const refer = (name: string | undefined, key: string): ObjectId | null =>
      name === undefined ? null : this.find(name, null, [...path, key]);
    object.host = refer(written.attachedTo, 'attachedTo');
    this.joins(object);
    object.at = refer(written.at, 'at');
    for (const key of ['host', 'at'] as const) {
      if (!this.isItself(object, key)) continue;
      const word = key === 'host' ? 'attachedTo' : 'at';
      const message = `${written.card} would be attached to itself.`;
      this.faults.add('scenario/itself', message, [...path, word], 'Name another object.');
      object[key] = null;
    }
    for (const [kind, chosen] of Object.entries(written.chose ?? {})) {
      const names = Array.isArray(chosen) ? chosen : [String(chosen)];
      this.remembered.push({ object, kind, path: [...path, 'chose', kind], words: names });
      const ids = this.definition.links?.includes(kind)
        ? names.map((name) => refer(name, 'chose') ?? undefined)
        : names.map((name) => this.labels.get(name));
      if (ids.every((id) => id !== undefined))
        object.linked = { ...object.linked, [kind]: ids as ObjectId[] };
      else object.chosen = { ...object.chosen, [kind]: { word: names[0] ?? '' } };
    }
  }

  /** A card of a zone where cards are one with what they are attached to. */
  private joins({ zone, host, card }: GameObject): void {
    const { zones } = this.definition.rulebook.catalogue;
    const whole = host === null ? undefined : this.list[host];
    if (!zones[zone]?.joined || !whole || card === null) return;
    whole.joined = [...whole.joined, card];
  }

  /** Whether the way from one object to the next comes back to where it began. */
  private isItself(object: GameObject, by: 'host' | 'at'): boolean {
    const seen = new Set<ObjectId>();
    for (let id = object[by]; id !== null && !seen.has(id); id = this.list[id]?.[by] ?? null) {
      if (id === object.id) return true;
      seen.add(id);
    }
    return false;
  }
}
