import type { Amount } from '../ground/amount.js';
import type { AbilityKey, CardKey, EffectKey, ObjectId, PlayerId, Zone } from '../ground/id.js';
import type { Card } from './card.js';
import type { Decision } from './decision.js';
import type { LastingEffect } from './effect.js';
import type { Env } from './env.js';
import type { Frame, Node } from './frame.js';
import type { GameObject } from './object.js';

/** The version of this form: a saved position says by which form it is to be read. */
export const POSITION_FORMAT = 11;

/** Everything there is, as plain JSON: it can be written out in the middle of a decision, sent elsewhere and continued. */
export interface Position {
  format: typeof POSITION_FORMAT;
  game: string;
  /** The version of the rules, and the date where rulings have one. */
  rules: string;
  date: string | null;
  cards: { [key: CardKey]: Card };
  /** In turn order. */
  players: Player[];
  /** By id. What has ceased to exist keeps its place, as it last was. */
  objects: GameObject[];
  /** Each zone from the top, by `zoneId`. */
  zones: { [zone: string]: ObjectId[] };
  /** By zone: objects whose order among themselves nobody knows. */
  shuffled: { [zone: string]: readonly ObjectId[] };
  /** Zones whose cards nobody has written down, by `zoneId`: each with the word by which a scenario would. */
  unlisted: { [zone: string]: string };
  effects: LastingEffect[];
  turn: Turn;
  /** Counts up with everything that happens: timestamps. */
  clock: number;
  /** How often an effect was used, by `ledgerKey`: for "once per turn". */
  ledger: { [use: string]: number };
  /** Counts the waiting abilities that have been resolved or paid for: those that came about between two are of one moment. */
  moment: number;
  /** A rule has made something happen at once, and nothing has changed since: it does not again. */
  pressed: boolean;
  /** Triggered abilities that wait. */
  waiting: Waiting[];
  /** Events that have been decided and are carried out later, by the word that releases them. */
  held: { [until: string]: readonly Node[] };
  /** Unfinished work; the last is in hand. */
  work: Frame[];
  decision: Decision | null;
  /** Effects taken out of the board, to see what then happens. */
  without: Without;
}

/** A player, by their place in turn order. */
export interface Player {
  id: PlayerId;
  name: string;
  /** Life, points, power to spend: words of the rulebook. */
  values: { [value: string]: Amount };
}

/** Whose turn it is, and the how many-th since the beginning, from 1. */
export interface Turn {
  player: PlayerId;
  number: number;
}

/** A triggered ability that waits to be resolved. */
export interface Waiting {
  readonly id: number;
  readonly effect: EffectKey;
  readonly ability: AbilityKey;
  readonly moment: number;
  readonly env: Env;
  /** Where it has been announced: its player has taken what it offers, and is paying for it or has done so. */
  readonly offer?: 'in payment' | 'taken';
  /** Its place, from 1, among those that are announced before any of them resolves: it has one, or is the next to have it. */
  readonly link?: number;
  /** What has gone on since it came about, as far as the rulebook asks: a word of the rulebook's. */
  readonly late?: string;
}

/** What has been switched off: abilities of cards, and rules by their keys. */
export interface Without {
  abilities: AbilityKey[];
  rules: string[];
}

/** The name of a player's zone, or of a shared one. @example zoneId('hand', 1 as PlayerId) // => 'hand/1' */
export function zoneId(zone: Zone, holder: PlayerId | null): string {
  return holder === null ? zone : `${zone}/${holder}`;
}
