/** Whether anything looks at what would happen: what replaces it, triggers on it or says that it can't happen. */

import { expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { ObjectId } from '../../src/ground/id.js';
import { open } from '../../src/kernel/open.js';
import { isWatched } from '../../src/kernel/watching/watched-at-all.js';
import { act, BOATS, boat, ferry, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';
import { EVENT } from './record.js';

const replaces = insteadOfSinking({ outcome: 'stand in', do: [] });
const triggers = (object: typeof THIS | typeof BOATS): Ability => ({
  ability: 'triggered',
  on: { event: 'sink', object },
  do: [act('gain', { by: YOU, amount: 1 })],
});
const cannot: Ability = { ability: 'cannot', act: { event: 'sink', object: BOATS } };

test.each<{ what: string; does: readonly Ability[]; kind?: string; object?: number; is: boolean }>([
  { what: 'nothing', does: [], is: false },
  { what: 'what only does something itself', does: [says(act('sink', { object: BOATS }))], is: false },
  { what: 'what replaces it', does: [replaces], is: true },
  { what: 'what triggers on it', does: [triggers(BOATS)], is: true },
  { what: 'what triggers on it at its own object', does: [triggers(THIS)], is: true },
  { what: "what says that it can't happen", does: [cannot], is: true },
  {
    what: 'all of these, of another event',
    does: [replaces, triggers(BOATS), cannot],
    kind: 'land',
    is: false,
  },
  { what: 'what triggers on it at another object alone', does: [triggers(THIS)], object: 1, is: false },
])('$what: $is', ({ does, kind = 'sink', object = 0, is }) => {
  const boats = [
    [boat('a', ...does), 0],
    [boat('b'), 1],
  ] as const;
  const play = open(ferry, river(boats, [], 'plain'));
  expect(isWatched(play, { ...EVENT, kind, object: object as ObjectId })).toBe(is);
});
