/** What a lasting effect spoke of as it was made: what has been elsewhere since is another object. */

import { expect, test } from 'vitest';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import type { Play } from '../../src/kernel/play/play.js';
import { stillMeant } from '../../src/kernel/watching/still-meant.js';
import type { Value } from '../../src/position/env.js';
import { boat, river } from './ferry.js';
import { played } from './played.js';
import { ENV, EVENT } from './record.js';

const things = (...of: (readonly [id: number, stint: number, past?: number])[]): Value => ({
  objects: of.map(([id]) => id as ObjectId),
  stints: of.map(([, stint]) => stint),
  ...(of.some(([, , past]) => past !== undefined) && { past: of.map(([, , past = 0]) => past) }),
});

/** Boats of which the first and the third have been elsewhere since, and a wave that has just taken the first. */
function moved(): Play {
  const { play } = played(river([0, 1, 2, 3].map((owner) => [boat(`b${owner}`), owner % 3] as const)));
  for (const id of [0, 2]) {
    const object = play.table.position.objects[id];
    if (object) object.stint += 1;
  }
  return play;
}
const event = { ...EVENT, object: 0 as ObjectId };

test.each<{ what: string; made: Value | null; left: Value | null }>([
  { what: 'what has stayed', made: things([1, 0], [3, 0]), left: null },
  { what: 'what has just been taken', made: things([0, 0]), left: null },
  { what: 'what has been elsewhere', made: things([2, 0]), left: things() },
  {
    what: 'one of several',
    made: things([1, 0], [2, 0], [0, 0], [3, 0]),
    left: things([1, 0], [0, 0], [3, 0]),
  },
  {
    what: 'one of several that were something some time ago',
    made: things([2, 0, 5], [3, 0, 7]),
    left: things([3, 0, 7]),
  },
  { what: 'a player', made: { players: [1 as PlayerId] }, left: null },
  { what: 'a number', made: { amount: 2 }, left: null },
  { what: 'nothing', made: null, left: null },
])('$what', ({ made, left }) => {
  const env = { ...ENV, refs: [made] };
  const still = stillMeant(moved(), env.refs, event, env);
  expect(still.refs).toEqual([left ?? made]);
  expect(still === env).toBe(left === null);
  expect({ ...still, refs: [] }).toEqual({ ...env, refs: [] });
});

test('what it has come to speak of only now is followed', () => {
  const env = { ...ENV, refs: [things([2, 0]), things([2, 0])] };
  expect(stillMeant(moved(), [env.refs[0] ?? null], event, env).refs).toEqual([things(), env.refs[1]]);
});
