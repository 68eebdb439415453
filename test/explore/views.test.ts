/** Boards put together at random, on every path and back: what objects were found to be serves exactly as long as they are that. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src/evaluate/object/characteristics.js';
import { listening, paths, type Script } from '../../src/explore/paths.js';
import type { ObjectId } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import type { Play } from '../../src/kernel/play/play.js';
import { board } from './boards.js';
import { nearlyAlike, POOLS } from './nearly.js';

/** How many boards of each game; `BOARDS=2000 npx vitest run test/explore` tries more. */
const BOARDS = Number(process.env.BOARDS ?? 20);

/** More ends than are gone back from. */
const MOST = 40;

describe.each(POOLS)('$game', (pool) => {
  test('what is kept of objects is what is found anew', { timeout: 60_000 + BOARDS * 2_000 }, () => {
    fc.assert(
      fc.property(nearlyAlike(pool), (text) => {
        const { definition, position, choices } = board(text);
        const play = listening((hear) => open(definition.rulebook, position, hear, false));
        const script: Script = (decision, made) => choices.script(play, decision, made);
        let left = MOST;
        try {
          for (const _ of paths(play, (...asked) => {
            isAsAnew(play);
            return script(...asked);
          })) {
            isAsAnew(play);
            if (left-- === 0) return;
          }
        } catch (error) {
          if (!(error instanceof Withheld)) throw error;
        }
      }),
      { numRuns: BOARDS },
    );
  });
});

function isAsAnew(play: Play): void {
  const kept = objects(play);
  expect(kept).toEqual(anew(play));
}

/** What every object is; null where that is not known. */
function objects(play: Play): readonly unknown[] {
  return play.table.position.objects.map((_, id) => {
    try {
      const { traits, abilities } = viewOf(play, id as ObjectId);
      return { traits, abilities: abilities.map(({ key }) => key) };
    } catch (error) {
      if (error instanceof Withheld) return null;
      throw error;
    }
  });
}

/** The same with nothing that was kept, which is kept on afterwards. */
function anew(play: Play): readonly unknown[] {
  const { table } = play;
  const kept = table.views.splice(0);
  table.board = null;
  const found = objects(play);
  table.views.splice(0, table.views.length, ...kept);
  return found;
}
