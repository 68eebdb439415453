/** Boards put together at random: what is found by following each position once is what all paths come to. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../src/explore/choice/choice.js';
import { Exploration, explore, pathTo, type Ruling } from '../../src/explore/ruling.js';
import type { Exploring } from '../../src/explore/walk.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import { advance } from '../../src/kernel/step.js';
import { type Board, board, expectTheSame, expectWitnessed, foundBy, plainly, ruled } from './boards.js';
import { nearlyAlike, POOLS } from './nearly.js';

/** More paths than are followed one by one. */
const MOST = 300;

/** How many boards of each game on which something is decided; `BOARDS=2000 npx vitest run test/explore` tries more. */
const BOARDS = Number(process.env.BOARDS ?? 20);

describe.each(POOLS)('$game', (pool) => {
  test('positions followed once, and paths one by one', { timeout: 60_000 + BOARDS * 2_000 }, () => {
    fc.assert(
      fc.property(nearlyAlike(pool), (text) => {
        const found = compared(board(text));
        // One on which nobody decides anything was compared too, and does not count.
        fc.pre(found !== null && found.decisions.length > 1);
      }),
      { numRuns: BOARDS },
    );
  });

  test('rulings explored in turns, and each alone', { timeout: 60_000 + BOARDS * 2_000 }, () => {
    const answers = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(nearlyAlike(pool), nearlyAlike(pool), answers, (one, other, some) => {
        const first = board(one);
        const boards = [first, board(other), withoutWhatDecides(first)];
        const alone = withheldIsNull(() => boards.map((set) => ruled(set, LIMITED)));
        if (!alone) return;
        const inTurns = boards.map((set) => begun(set));
        while (inTurns.map((ruling) => ruling.advance(after(some))).includes(false));
        expect(inTurns.map((ruling) => ruling.ruling())).toEqual(alone);
      }),
      { numRuns: BOARDS },
    );
  });

  test('one game explored again', { timeout: 60_000 + BOARDS * 2_000 }, () => {
    fc.assert(
      fc.property(nearlyAlike(pool), (text) => {
        const { definition, position } = board(text);
        const play = open(definition.rulebook, position);
        const rulings = withheldIsNull(() =>
          [0, 3, 0].map((unmerged) => explore(play, { ...LIMITED, unmerged })),
        );
        const [ruling, later, again] = rulings ?? [];
        if (!ruling || !later) return;
        expect(again).toEqual(ruling);
        if (!ruling.cut && !later.cut) expect(foundBy(later)).toEqual(foundBy(ruling));
      }),
      { numRuns: BOARDS },
    );
  });
});

/** Enough for most of the boards. */
const LIMITED: Exploring = { limits: { positions: 60 } };

function begun({ definition, position, choices }: Board): Exploration {
  const play = open(definition.rulebook, position);
  return new Exploration(play, { fixing: choices.fixes ? choices : null, unmerged: 0, ...LIMITED });
}

/** The same board without the first thing about which somebody decides, or without the rule by which they do. */
function withoutWhatDecides(set: Board): Board {
  const play = open(set.definition.rulebook, set.position);
  const decision = withheldIsNull(() => {
    advance(play);
    return play.table.position.decision;
  });
  if (!decision) return set;
  const { about, rule } = decision;
  const without = about.ability
    ? { abilities: [about.ability], rules: [] }
    : { abilities: [], rules: rule === null ? [] : [rule] };
  return { ...set, position: { ...set.position, without } };
}

function withheldIsNull<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch (withheld) {
    if (withheld instanceof Withheld) return null;
    throw withheld;
  }
}

/** Wants a pause after so many answers. */
function after(answers: number): () => boolean {
  let left = answers;
  return () => left-- === 0;
}

/** The ruling of a board, which is what all of its paths come to; null where they are too many, or it is withheld. */
function compared(set: Board): Ruling | null {
  const seen = new Seen();
  const plain = withheldIsNull(() => plainly(set, MOST, (choices, end) => seen.path(choices, end)));
  if (!plain) return null;
  const ruling = ruled(set);
  expectTheSame(ruling, plain);
  expectWitnessed(set, ruling);
  for (const [met, { matters }] of ruling.decisions.entries())
    expect(matters, `decision ${met}`).toBe(seen.matters(pathTo(ruling, met)));
  return ruling;
}

/** What each answer to each decision of the paths left open. */
class Seen {
  private readonly open = new Map<string, Map<string, Set<string>>>();

  path(choices: readonly Choice[], end: string): void {
    let before = '';
    for (const choice of choices) {
      const answers = this.open.get(before) ?? new Map<string, Set<string>>();
      this.open.set(before, answers);
      const answer = said(choice);
      answers.set(answer, (answers.get(answer) ?? new Set()).add(end));
      before += answer;
    }
  }

  /** Whether the answers to the decision at the end of a path do not all leave the same open. */
  matters(path: readonly Choice[]): boolean {
    const answers = this.open.get(path.map(said).join(''));
    if (!answers) throw new Error('no such path');
    const ends = [...answers.values()].map((some) => [...some].sort().join('\n'));
    return new Set(ends).size > 1;
  }
}

function said({ answer }: Choice): string {
  return `${JSON.stringify(answer)};`;
}
