/** Boards of any few cards together: nothing stops with an error, and what is found is what all paths come to. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { LANGUAGES } from '../../src/explain/languages.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';
import { board, expectTheSame, expectWays, expectWitnessed, plainly, ruled } from './boards.js';
import { mixed } from './mixed.js';
import { POOLS } from './nearly.js';

/** How many boards of each game on which a ruling is given; `BOARDS=2000 npx vitest run test/explore` tries more. */
const BOARDS = Number(process.env.BOARDS ?? 40);

/** More paths than are followed one by one. */
const MOST = 300;

/** Ways through the graph that are played. */
const WAYS = 10;

describe.each(POOLS)('$game', (pool) => {
  test('a ruling of what was never put together', { timeout: 60_000 + BOARDS * 4_000 }, () => {
    fc.assert(
      fc.property(mixed(pool), (text) => {
        const judgement = judged(text, { limits: { positions: 1000 } });
        const { ruling } = judgement;
        fc.pre(ruling !== null);
        for (const language of LANGUAGES)
          expect(rulingText(explain(judgement, { language }), { why: true })).not.toMatch(
            /undefined|\[object|NaN/,
          );
        // Where it can be gone round for ever, the paths one by one come to no end.
        if (ruling.cut !== null || ruling.rounds > 0 || ruling.shortcuts.length > 0) return;
        const set = board(text);
        const plain = plainly(set, MOST);
        if (!plain) return;
        const found = ruled(set);
        expectTheSame(found, plain);
        expectTheSame(ruling, plain);
        expectWitnessed(set, found);
        expectWays(set, WAYS);
      }),
      { numRuns: BOARDS },
    );
  });
});
