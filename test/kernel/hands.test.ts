/** What moves, and what of it stays: changes to a position, one by one. */

import { describe, expect, test } from 'vitest';
import type { CardKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { handsOf, NOWHERE } from '../../src/kernel/play/hands.js';
import type { Play } from '../../src/kernel/play/play.js';
import type { Arrival, Spot } from '../../src/position/event.js';
import type { GameObject } from '../../src/position/object.js';
import type { Hands } from '../../src/rulebook/hands.js';
import { boat, river, says } from './ferry.js';
import { ferryWith, played, problemOf } from './played.js';

const [A, B, C] = [0, 1, 2] as [ObjectId, ObjectId, ObjectId];
const DEEP: Spot = { zone: 'deep', holder: null, at: null };
const BANK: Spot = { zone: 'bank', holder: 0 as PlayerId, at: null };

/** Three boats on the river, one status of which stays with a boat wherever it goes. */
function crew(): { play: Play; hands: Hands; boat: (id: ObjectId) => GameObject } {
  const boats = ['a', 'b', 'c'].map((name) => [boat(name), 0] as const);
  const { play } = played(river(boats, [says()]), ferryWith({}, {}, { abiding: ['painted'] }));
  return { play, hands: handsOf(play), boat: (id) => play.table.position.objects[id] as GameObject };
}

describe('what moves', () => {
  test('is another thing, which nobody remembers; the others are remembered on', () => {
    const { hands, boat } = crew();
    hands.link(A, 'towed', [B, C]);
    hands.link(A, 'followed', [C]);
    hands.link(C, 'towed', [A]);
    hands.move(B, DEEP);
    expect(boat(A).linked).toEqual({ towed: [C], followed: [C] });
    expect(boat(C).linked).toEqual({ towed: [A] });
  });

  test('is linked once, however often it is linked, and last where it was linked last', () => {
    const { hands, boat } = crew();
    hands.link(A, 'towed', [B]);
    hands.link(A, 'towed', [C]);
    hands.link(A, 'towed', [B]);
    expect(boat(A).linked).toEqual({ towed: [C, B] });
  });

  test('is the same thing where it is said to be, since when it was there', () => {
    const { hands, boat } = crew();
    const { since, stint } = boat(B);
    hands.link(A, 'towed', [B]);
    hands.damage(B, 2);
    hands.move(B, DEEP, { same: true });
    expect(boat(B)).toMatchObject({ zone: 'deep', since, stint, damage: 2 });
    expect(boat(A).linked).toEqual({ towed: [B] });
    hands.move(B, BANK);
    expect(boat(B).since).toBeGreaterThan(since);
    expect(boat(B)).toMatchObject({ stint: stint + 1, damage: 0 });
  });

  test('is remembered as it was on the field, and nowhere else', () => {
    const { hands, boat } = crew();
    hands.move(B, BANK);
    expect(boat(B).was?.object.zone).toBe('river');
    hands.move(B, DEEP);
    expect(boat(B).was).toBeNull();
  });

  test.each([
    [['leaking', 'painted'], ['painted']],
    [['leaking'], []],
    [[], []],
  ])('of the statuses %s keeps what abides', (had, kept) => {
    const { hands, boat } = crew();
    for (const status of had) hands.status(B, status, true);
    hands.move(B, DEEP);
    expect(boat(B).status).toEqual(kept);
  });

  test('no more of another pile than itself', () => {
    const { play, hands } = crew();
    hands.move(B, DEEP);
    expect(play.table.position.zones).toMatchObject({ river: [A, C], deep: [B] });
    hands.cease(B);
    expect(play.table.position.zones).toMatchObject({ river: [A, C], deep: [] });
    // What is nowhere lies in no pile.
    const made = hands.conceive(boat('d'), 0 as PlayerId, 1);
    hands.move(made, DEEP);
    expect(play.table.position.zones).toMatchObject({ river: [A, C], deep: [made] });
  });
});

test('what arrives as the same thing is a copy of what it was a copy of', () => {
  const { hands, boat } = crew();
  const copy = { card: 'a' as CardKey, except: [] };
  hands.copy(B, copy);
  const arrival: Arrival = {
    controller: 0 as PlayerId,
    status: [],
    counters: {},
    chosen: {},
    copy: null,
    along: [],
    links: {},
  };
  hands.arrive(B, BANK, arrival, { same: true });
  expect(boat(B).copy).toEqual(copy);
  hands.arrive(B, DEEP, arrival);
  expect(boat(B).copy).toBeNull();
});

test('what lasts on a thing lasts on another where it is shared', () => {
  const { play } = played(
    river(
      [
        [boat('a'), 0],
        [boat('b'), 0],
      ],
      [
        says({
          do: 'last on',
          until: 'turn',
          on: {
            what: 'some',
            quantity: { how: 'every', said: 'all' },
            described: { head: { sort: 'boat' } },
          },
          ops: [{ op: 'modify', trait: 'weight', by: 5 }],
        }),
      ],
      'plain',
    ),
  );
  const hands = handsOf(play);
  const lastsOn = (): unknown => play.table.position.effects.map(({ on }) => on);
  hands.move(B, DEEP);
  hands.share(A, B);
  expect(lastsOn()).toEqual([
    [
      { object: A, stint: 0 },
      { object: B, stint: 0 },
      { object: B, stint: 1 },
    ],
  ]);
});

describe('what comes to be', () => {
  const raft = boat('raft');

  test('is a token of its card that is nowhere yet', () => {
    const { hands, boat: found, play } = crew();
    const id = hands.conceive(raft, 1 as PlayerId, 3);
    expect(found(id)).toMatchObject({ id, card: 'raft', owner: 1, controller: 1, count: 3, zone: NOWHERE });
    expect(found(id).token).toBe(true);
    expect(play.table.position.cards[raft.key]).toEqual(raft);
    expect(play.table.registry.ofCard('raft' as CardKey)).toEqual([]);
  });

  test('is one of no more than any board comes to have', () => {
    const { hands, play } = crew();
    const conceive = (): ObjectId => hands.conceive(raft, 0 as PlayerId, 1);
    while (play.table.position.objects.length < 1500) conceive();
    expect(problemOf(conceive)?.code).toBe('ruling/endless');
    expect(play.table.position.objects).toHaveLength(1500);
  });
});
