/**
 * The procedure by which events are replaced, held against a second interpretation of each game's rules that shares no
 * code with the engine. `REFERENCE=300000 npx vitest run test/reference` compares that many boards of each game, from a
 * seed of the clock; `SEED=...` makes the boards of an earlier run again.
 */

import { expect, test } from 'vitest';
import { REFERENCES } from './games.js';

const asked = process.env.REFERENCE;
const BOARDS = Number(asked ?? 2500);
const SEED = Number(process.env.SEED ?? (asked ? Date.now() % 1_000_000_000 : 1));

/** Of a hundred boards, those that must show each thing that is noted. */
const LEAST = 5;

/** Of a hundred boards, those of which the number of ways must be compared as well. */
const LEAST_COUNTED = 50;

test.each(REFERENCES)(
  '$game: what the rules say is what the library finds',
  async ({ game, shows, compare }) => {
    const { boards, counted, notes, difference } = await compare(SEED, BOARDS);
    const shareOf = (some: number): number => (100 * some) / boards;
    const shares = shows.map((note) => ({ note, share: shareOf(notes.get(note) ?? 0) }));
    const told = shares.map(({ note, share }) => `${note} ${share.toFixed(1)} %`).join(', ');
    process.stdout.write(
      `${game}: ${boards} boards from seed ${SEED}; ways compared ${shareOf(counted).toFixed(1)} %, ${told}\n`,
    );
    expect.soft(difference, difference ?? '').toBeNull();
    expect(shares.filter(({ share }) => share < LEAST)).toEqual([]);
    expect(shareOf(counted)).toBeGreaterThan(LEAST_COUNTED);
  },
  3_600_000,
);
