/**
 * The procedure by which events are replaced, held against a second interpretation of a game's rules that shares no code
 * with the engine. Everywhere the same boards are compared; where `CI` is set, many more besides.
 * `REFERENCE=300000 npx vitest run test/reference` compares that many of each game instead, from a seed of the clock;
 * `SEED=...` makes the boards of an earlier run again.
 */

import { expect, test } from 'vitest';
import { REFERENCES } from './games.js';

/** Boards from a seed. */
interface Run {
  readonly seed: number;
  readonly boards: number;
}

/** What every run of the tests compares. */
const ALWAYS: Run = { seed: 1, boards: 2_500 };

/** What is compared besides where there is time. */
const BESIDES = 47_500;

/** Of a hundred boards, those that must show each thing that is noted. */
const LEAST = 5;

/** Of a hundred boards, those of which the number of ways must be compared as well. */
const LEAST_COUNTED = 50;

/** Of fewer boards shares say nothing. */
const FEW = 1_000;

/** Of a hundred boards, those on which somebody must decide, and who does be compared. */
const LEAST_DECIDED = 25;

const HOUR = 3_600_000;

const fromTheClock = (): number => Date.now() % 1_000_000_000;

function runs({ REFERENCE, SEED, CI }: NodeJS.ProcessEnv, besides: number): readonly Run[] {
  if (REFERENCE !== undefined || SEED !== undefined)
    return [{ seed: Number(SEED ?? fromTheClock()), boards: Number(REFERENCE ?? ALWAYS.boards) }];
  return CI ? [ALWAYS, { seed: besides, boards: BESIDES }] : [ALWAYS];
}

/**
 * Makes the tests of one game: a file for each, so that they share the processors.
 * @param besides the seed of the boards that are compared besides
 */
export function agreement(of: string, besides: number): void {
  const reference = REFERENCES.find(({ game }) => game === of);
  if (!reference) throw new Error(`no second interpretation of ${of}`);
  const { game, shows, compare } = reference;
  test.each(runs(process.env, besides))(
    'what the rules say is what the library finds: $boards boards from seed $seed',
    async (run) => {
      const { boards, counted, decided, notes, difference } = await compare(run.seed, run.boards);
      const shareOf = (some: number): number => (100 * some) / boards;
      const shares = shows.map((note) => ({ note, share: shareOf(notes.get(note) ?? 0) }));
      const told = shares.map(({ note, share }) => `${note} ${share.toFixed(1)} %`).join(', ');
      process.stdout.write(
        `${game}: ${boards} boards from seed ${run.seed}; ways compared ${shareOf(counted).toFixed(1)} %, who decides ${shareOf(decided).toFixed(1)} %, ${told}\n`,
      );
      expect(difference, difference ?? '').toBeNull();
      if (boards < FEW) return;
      expect(shares.filter(({ share }) => share < LEAST)).toEqual([]);
      expect(shareOf(counted)).toBeGreaterThan(LEAST_COUNTED);
      expect(shareOf(decided)).toBeGreaterThan(LEAST_DECIDED);
    },
    HOUR,
  );
}
