/** Moments of a game, and which of them can be come back to. */

import { expect, test } from 'vitest';
import { mark, undo } from '../../src/kernel/undo.js';
import { act, boat, river, says } from './ferry.js';
import { played } from './played.js';

test('what has happened is taken back to a moment, as often as one likes', () => {
  const { play, coins } = played(river([[boat('a'), 0]], [says(act('gain', { amount: 2 }))], 'plain'));
  const end = mark(play);
  expect([end > 0, coins(0)]).toEqual([true, 5]);
  undo(play, end);
  expect(coins(0)).toBe(5);
  undo(play, 0);
  expect([mark(play), coins(0)]).toEqual([0, 3]);
  undo(play, 0);
  expect(() => undo(play, end)).toThrow(RangeError);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('there is no moment %s', (moment) => {
  const { play, coins } = played(river([[boat('a'), 0]], [says(act('gain', { amount: 2 }))], 'plain'));
  expect(() => undo(play, moment)).toThrow(expect.objectContaining({ code: 'mark/unknown' }));
  expect(() => undo(play, mark(play) + 1)).toThrow(expect.objectContaining({ code: 'mark/unknown' }));
  expect(coins(0)).toBe(5);
});
