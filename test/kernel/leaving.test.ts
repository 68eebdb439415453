/** What several effects take from the top of one pile at the same time. */

import { describe, expect, test } from 'vitest';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import { newNode } from '../../src/kernel/event/raise.js';
import type { Play } from '../../src/kernel/play/play.js';
import { isLeaving, takesTopOf } from '../../src/kernel/replacing/leaving.js';
import type { GameEvent, Spot } from '../../src/position/event.js';
import { boat, river } from './ferry.js';
import { ferryWith, played } from './played.js';
import { BY_RULE } from './record.js';

const [TOP, NEXT] = [0, 1] as [ObjectId, ObjectId];
const DEEP: Spot = { zone: 'deep', holder: null, at: null };
const happen = (): boolean => true;

/** The first player's boats, one of which is on top. */
function board(): Play {
  return played(
    river([
      [boat('a'), 0],
      [boat('b'), 0],
    ]),
    ferryWith({ draw: { happen, takesTop: true }, look: { happen } }),
  ).play;
}
const draw = (player: number): GameEvent => ({ ...BY_RULE, kind: 'draw', player: player as PlayerId });
const mill = (object: ObjectId, to: Spot | null = DEEP): GameEvent => ({
  ...BY_RULE,
  kind: 'mill',
  object,
  to,
});
const look: GameEvent = { ...BY_RULE, kind: 'look', object: TOP };

describe('whether the card on top is gone by another event than the first', () => {
  test.each<{ what: string; events: readonly GameEvent[]; is: boolean | 'withheld' }>([
    { what: 'none', events: [], is: false },
    { what: 'one that takes it elsewhere', events: [mill(TOP)], is: true },
    { what: 'one that takes another card elsewhere', events: [mill(NEXT)], is: false },
    { what: 'one that happens to it where it is', events: [look], is: false },
    { what: 'one among several', events: [look, mill(NEXT), mill(TOP)], is: true },
    { what: 'one that finds its cards as it happens', events: [draw(0)], is: 'withheld' },
    { what: 'one that finds its cards as it happens, among others', events: [look, draw(0)], is: 'withheld' },
    { what: 'one that finds those of another player', events: [draw(1)], is: false },
  ])('$what: $is', ({ events, is }) => {
    const play = board();
    const nodes = [[mill(TOP), draw(0)], ...events.map((one) => [one])].map((all, id) =>
      newNode(play, id, all, []),
    );
    const leaves = (): boolean => isLeaving(play, nodes, [0], TOP);
    if (is === 'withheld') expect(leaves).toThrow('from the top of one deck');
    else expect(leaves()).toBe(is);
  });
});

test.each([
  { what: 'of the player who draws', event: draw(0), whose: 0, is: true },
  { what: 'of another', event: draw(0), whose: 1, is: false },
  { what: 'by what happens to a card that is known', event: mill(TOP), whose: 0, is: false },
  { what: 'by what only looks at it', event: look, whose: 0, is: false },
])('cards are taken from the top of the deck $what: $is', ({ event, whose, is }) => {
  expect(takesTopOf(board(), event, whose as PlayerId)).toBe(is);
});
