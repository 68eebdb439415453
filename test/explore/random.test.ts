/** Boards put together at random: what is found by following each position once is what all paths come to. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Exploration, explore } from '../../src/explore/ruling.js';
import type { Exploring } from '../../src/explore/walk.js';
import { open } from '../../src/kernel/open.js';
import { advance } from '../../src/kernel/step.js';
import { type Board, board, foundBy, ruled } from './boards.js';
import { compared, withheldIsNull } from './compared.js';
import { nearlyAlike, POOLS } from './nearly.js';

/** More paths than are followed one by one. */
const MOST = 300;

/** How many boards of each game on which something is decided; `BOARDS=2000 npx vitest run test/explore` tries more. */
const BOARDS = Number(process.env.BOARDS ?? 20);

describe.each(POOLS)('$game', (pool) => {
  test('positions followed once, and paths one by one', { timeout: 60_000 + BOARDS * 2_000 }, () => {
    fc.assert(
      fc.property(nearlyAlike(pool), (text) => {
        const found = compared(board(text), MOST);
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

/** Wants a pause after so many answers. */
function after(answers: number): () => boolean {
  let left = answers;
  return () => left-- === 0;
}
