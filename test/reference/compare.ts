/** Boards one after the other, by the rules and by the library; where they differ, the smallest board that does. */

import { ends, type Reference } from './game.js';
import type { Shelf } from './library.js';
import { random } from './random.js';
import { everyWay, NOTES, type Note, type Outcomes, type Ruled, TooMany } from './ways.js';
import { told, type Who } from './who.js';

/** A board with more ways than these is left out: the reference follows each of them from the start. */
const MOST_WAYS = 200;

export interface Compared {
  readonly boards: number;
  /** Of how many the ways were compared too. */
  readonly counted: number;
  /** On how many of them somebody decides, and who does was compared. */
  readonly decided: number;
  /** How many of them showed what. */
  readonly notes: ReadonlyMap<Note, number>;
  /** The smallest board on which the two differ, written out; null where there is none. */
  readonly difference: string | null;
}

/** @param seed of the first board; the others follow it */
export function compare<Board>(game: Reference<Board>, shelf: Shelf, seed: number, boards: number): Compared {
  const notes = new Map<Note, number>(NOTES.map((note) => [note, 0]));
  let counted = 0;
  let decided = 0;
  for (let at = 0, compared = 0; compared < boards; at += 1) {
    const board = game.board(random(seed + at));
    const ruled = byTheRules(game, board);
    if (!ruled) continue;
    compared += 1;
    if (ruled.counted) counted += 1;
    for (const note of ruled.notes) notes.set(note, (notes.get(note) ?? 0) + 1);
    const found = byTheLibrary(game, shelf, board, ruled);
    if (typeof found !== 'string' && found.who !== null) decided += 1;
    if (!differ(ruled, found)) continue;
    const smallest = shrink(board, game.smaller, (one) => {
      const again = byTheRules(game, one);
      return differ(again, byTheLibrary(game, shelf, one, again));
    });
    return {
      boards: compared,
      counted,
      decided,
      notes,
      difference: printed(game, shelf, smallest, seed + at),
    };
  }
  return { boards, counted, decided, notes, difference: null };
}

function byTheRules<Board>(game: Reference<Board>, board: Board): Ruled | null {
  try {
    return everyWay((table) => ends(game.play(board, table)), MOST_WAYS);
  } catch (thrown) {
    if (thrown instanceof TooMany) return null;
    throw thrown;
  }
}

/** What the library finds of a board. */
interface Found {
  readonly outcomes: Outcomes;
  /** Null where it is not asked, or is too much to follow. */
  readonly who: Who | null;
}

function byTheLibrary<Board>(
  game: Reference<Board>,
  shelf: Shelf,
  board: Board,
  ruled: Ruled | null,
): Found | string {
  try {
    const { outcomes, who } = shelf.found(game.write(board));
    // Where all comes to the same, nobody decides.
    const asked = ruled?.ordered && (ruled.outcomes.size > 1 || outcomes.size > 1);
    return { outcomes, who: asked ? whoByTheLibrary(who) : null };
  } catch (thrown) {
    return String(thrown);
  }
}

function whoByTheLibrary(who: () => Who): Who | null {
  try {
    return who();
  } catch (thrown) {
    if (thrown instanceof TooMany) return null;
    throw thrown;
  }
}

function differ(ruled: Ruled | null, found: Found | string): boolean {
  if (!ruled) return false;
  const { outcomes, counted, who } = ruled;
  if (typeof found === 'string') return true;
  if (found.outcomes.size !== outcomes.size) return true;
  if (found.who !== null && told(found.who) !== told(who)) return true;
  return [...outcomes].some(([end, ways]) =>
    counted ? found.outcomes.get(end) !== ways : !found.outcomes.has(end),
  );
}

/** Takes away whatever can go, as long as the board still shows the same. */
function shrink<Board>(
  board: Board,
  smaller: (board: Board) => Iterable<Board>,
  shows: (board: Board) => boolean,
): Board {
  for (const one of smaller(board)) if (shows(one)) return shrink(one, smaller, shows);
  return board;
}

function printed<Board>(game: Reference<Board>, shelf: Shelf, board: Board, seed: number): string {
  const ruled = byTheRules(game, board);
  const found = byTheLibrary(game, shelf, board, ruled);
  return [
    `SEED=${seed} REFERENCE=1 npx vitest run test/reference/${game.game}.test.ts`,
    shelf.print(game.write(board)),
    '--- by the rules',
    ...(ruled ? [said(ruled.outcomes), told(ruled.who)] : []),
    '--- by the library',
    ...(typeof found === 'string'
      ? [found]
      : [said(found.outcomes), found.who === null ? '' : told(found.who)]),
  ].join('\n');
}

function said(outcomes: Outcomes): string {
  return [...outcomes]
    .sort(([one], [another]) => (one < another ? -1 : 1))
    .map(([end, ways]) => `${ways} way${ways === 1n ? '' : 's'}:\n${end.replace(/^/gm, '  ')}`)
    .join('\n');
}
