/** What the comparison needs of a game: boards, what the rules make of them, and how they are written down. */

import type { Random } from './random.js';
import type { Note, Table } from './ways.js';

/** The two players; the first is called Apple. */
export type Side = 0 | 1;

export const PLAYERS = ['Apple', 'Nutmeg'] as const;

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** At what of a board an effect looks, by whose it is beside its own source. */
export type Looks = 'itself' | 'own' | 'own others' | 'opposing' | 'any';

/** Whether it looks at what stands at a place. @param mine whether that is its controller's, too */
export function looksAt(looks: Looks, source: number, at: number, mine: boolean): boolean {
  switch (looks) {
    case 'itself':
      return at === source;
    case 'own':
      return mine;
    case 'own others':
      return mine && at !== source;
    case 'opposing':
      return !mine;
    case 'any':
      return true;
  }
}

/** A card as a card file writes it down, all but its name. */
export interface Written {
  /** What places call it; null for a card that nothing is asked about. */
  readonly as: string | null;
  readonly text: string;
  readonly printed: { readonly type: string; readonly [field: string]: string | number };
  /** What is on its back face. */
  readonly back?: Written;
  /** How it lies there, by the words of scenario files: its damage, its owner, its counters, the card that it is at. */
  readonly lies?: { readonly [word: string]: string | number | boolean | Counters | Written };
}

/** Counters by their kind. */
export interface Counters {
  readonly [kind: string]: number;
}

/** A board as a scenario: the zones of each player hold written cards, or a number of unknown ones. */
export interface WrittenBoard {
  /** The version of the rules; the newest where none is named. */
  readonly rules?: string;
  readonly turn: Side;
  readonly shared?: WrittenZones;
  readonly zones: readonly [WrittenZones, WrittenZones];
  readonly actions: readonly WrittenAction[];
}

/** A player says what a spell would, or casts a card from the hand. It and targets are told by their own names, `as`. */
export type WrittenAction = { readonly by: Side; readonly targets?: readonly string[] } & (
  | { readonly say: string }
  | { readonly cast: string }
);

/** What lies in a player's zones, and their life where it is kept. */
export interface WrittenZones {
  readonly [zone: string]: readonly Written[] | number;
}

export interface Reference<Board> {
  readonly game: string;
  /** What its rules know and enough of its boards must show. */
  readonly shows: readonly Note[];
  /** What of an object on the board is compared beside where it is. */
  readonly tells?: Tells;
  /** A board; the larger the more may lie on it. */
  board(random: Random): Board;
  write(board: Board): WrittenBoard;
  /** Plays a board by the rules, and says where everything ends. */
  play(board: Board, table: Table): readonly Place[];
  /** Boards with something taken away. */
  smaller(board: Board): Iterable<Board>;
}

/** `everything`: counters, who controls it, what it is a copy of, and each player's life as well. */
export type Tells = 'everything' | 'statuses and damage' | 'nothing more';

/** Where objects end: what they are called, the zone by the word of scenario files, and whose they are. */
export interface Place {
  readonly as: string | null;
  readonly zone: string;
  readonly owner: Side;
  readonly count: number;
  /** Statuses, damage as a number, and what else is told of it. */
  readonly lies?: readonly (string | number)[];
}

/** Places as one line, equal for equal boards. */
export function ends(places: readonly Place[]): string {
  const counted = new Map<string, number>();
  for (const { as, zone, owner, count, lies = [] } of places) {
    const what = `${PLAYERS[owner]}'s in ${zone}: ${[as ?? 'a card', ...lies].join(', ')}`;
    counted.set(what, (counted.get(what) ?? 0) + count);
  }
  return [...counted]
    .filter(([, count]) => count > 0)
    .map(([what, count]) => (count === 1 ? what : `${what} ×${count}`))
    .sort()
    .join('\n');
}
