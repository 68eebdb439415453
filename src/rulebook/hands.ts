/** The primitive changes that can be made to a position. A rulebook's events are carried out with these and nothing else. */

import type { Duration } from '../ability/duration.js';
import type { Instruction } from '../ability/instruction.js';
import type { Amount } from '../ground/amount.js';
import type { CardKey, ObjectId, PlayerId, Zone } from '../ground/id.js';
import type { Card } from '../position/card.js';
import type { LastingEffect } from '../position/effect.js';
import type { Aim, Env } from '../position/env.js';
import type { Arrival, Spot } from '../position/event.js';
import type { Chosen, Copy, GameObject } from '../position/object.js';
import type { Game } from './game.js';

/** To what an object that has become another one is still the same. */
export interface Following {
  /** Whether it goes on to be what was chosen, whatever the words say that chose it. */
  settled(aim: Aim): boolean;
  /** Whether this effect goes on to speak of it. */
  goes(effect: LastingEffect): boolean;
}

/** The primitive changes by which a rulebook carries out its events; each is written down, so that it can be taken back. */
export interface Hands {
  readonly game: Game;
  /**
   * Moves an object; it becomes a new object unless `same`: then it keeps everything. Otherwise status, counters, damage
   * and attachments stay behind.
   */
  move(object: ObjectId, to: Spot, options?: { controller?: PlayerId; same?: boolean }): void;
  /** Brings an object to the field as its entry has been modified. */
  arrive(object: ObjectId, to: Spot, arrival: Arrival, options?: { same?: boolean }): void;
  /** An object that exists but is nowhere yet: a token about to be created. */
  conceive(card: Card, owner: PlayerId, count: Amount): ObjectId;
  /**
   * Puts an heir in an object's place; the object goes elsewhere, or nowhere. The heir has every status, counter, damage
   * and attachment of the object and is under every effect that lasts on it; where `referred`, words that speak of the
   * object speak of the heir.
   */
  succeed(object: ObjectId, heir: ObjectId, to: Spot | null, options: { referred: boolean }): void;
  /** Takes an object out of the game. */
  cease(object: ObjectId): void;
  /** Divides a group: that many of it become an object of their own, which is returned. */
  split(object: ObjectId, count: Amount): ObjectId;
  status(object: ObjectId, status: string, on: boolean): void;
  counters(object: ObjectId, counter: string, change: Amount): void;
  damage(object: ObjectId, total: Amount): void;
  attach(object: ObjectId, host: ObjectId | null): void;
  place(object: ObjectId, at: ObjectId | null): void;
  control(object: ObjectId, controller: PlayerId): void;
  /** It begins to apply now, though it was there before: it is younger than whatever does already. */
  begin(object: ObjectId): void;
  choose(object: ObjectId, kind: string, chosen: Chosen): void;
  /** Remembers objects under a relation, beside those before or instead of them. */
  link(object: ObjectId, relation: string, to: readonly ObjectId[], options?: { only?: boolean }): void;
  copy(object: ObjectId, copy: Copy | null): void;
  /** These cards are one object with it, beside its own; no others. */
  join(object: ObjectId, cards: readonly CardKey[]): void;
  /** What lasts on an object lasts on another as well. */
  share(of: ObjectId, part: ObjectId): void;
  /** What has just become another object is still the same to words that are being carried out, and to some effects that last. */
  follow(object: ObjectId, how: Following): void;
  /** Turns an object over: it shows another card and stays the same object. */
  turnOver(object: ObjectId, card: CardKey): void;
  value(player: PlayerId, value: string, amount: Amount): void;
  /** What a player has announced, and what waits for them, is gone: abilities, and what is being responded to. */
  withdraw(player: PlayerId): void;
  /** Passes the turn, or moves within it. */
  turn(player: PlayerId, number: number): void;
  /** What lasted until now ends; `of`: that of one player alone; `from`: what this object has made. */
  expire(until: Duration, of?: PlayerId, from?: ObjectId): void;
  /** The order of a zone is no longer known. */
  shuffle(zone: Zone, holder: PlayerId | null): void;
  /** Carries out instructions next, before anything else that waits. */
  run(instructions: readonly Instruction[], env: Env): void;
  settle(): void;
  /** Whether the texts that an object carries out now chose something beforehand, and none of it is still meant. */
  missed(object: ObjectId): boolean;
  object(id: ObjectId): GameObject;
}
