/** What an object has been found to be serves until it, or what is no object, is written to; also after going back. */

import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src/evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import { open } from '../../src/kernel/open.js';
import { handsOf } from '../../src/kernel/play/hands.js';
import type { Hands } from '../../src/rulebook/hands.js';
import { boat, ferry, river } from './ferry.js';
import { twoBoats } from './played.js';

const [A, B] = [0, 1] as [ObjectId, ObjectId];

const WRITTEN: readonly (readonly [
  what: string,
  writes: (hands: Hands) => unknown,
  a: boolean,
  b: boolean,
])[] = [
  ['a status', (hands) => hands.status(A, 'wet', true), true, false],
  ['a counter', (hands) => hands.counters(A, 'patch', 1), true, false],
  ['damage', (hands) => hands.damage(A, 2), true, false],
  ['whom it is attached to', (hands) => hands.attach(A, B), true, false],
  ['who controls it', (hands) => hands.control(A, 2 as PlayerId), true, false],
  ['what it copies', (hands) => hands.copy(A, { card: 'b' as never, except: [] } as never), true, false],
  ['where it is', (hands) => hands.move(A, { zone: 'deep', holder: null, at: null }), true, false],
  ['what it was written as before', (hands) => hands.damage(A, 0), false, false],
  ['how much a player has', (hands) => hands.value(0 as PlayerId, 'coins', 7), true, true],
  ['whose turn it is', (hands) => hands.turn(1 as PlayerId, 9), true, true],
];

describe('what an object is by itself', () => {
  test.each(WRITTEN)('is found anew after this is written of one: %s', (_, writes, a, b) => {
    const play = twoBoats();
    const before = [A, B].map((id) => viewOf(play, id));
    writes(handsOf(play));
    expect([A, B].map((id, at) => viewOf(play, id) !== before[at])).toEqual([a, b]);
  });

  test('has the name that it had once that is taken back, and never one that it had', () => {
    const { table } = twoBoats();
    const stamps = (): number[] => [A, B].map((id) => table.stampOf(id));
    const first = stamps();
    const mark = table.journal.mark();
    table.touch(A);
    const [a, b] = stamps();
    expect(a).not.toBe(first[0]);
    expect(b).toBe(first[1]);
    table.touch();
    const all = stamps();
    expect(all.map((one, at) => one !== [a, b][at])).toEqual([true, true]);
    table.journal.undo(mark);
    expect(stamps()).toEqual(first);
    table.touch(A);
    expect([...first, a, ...all]).not.toContain(table.stampOf(A));
  });

  test('is another one for what has been divided from another group', () => {
    const position = river(
      [
        [boat('a'), 0],
        [boat('b'), 1],
      ],
      [],
      'plain',
    );
    const objects = position.objects.map((one) => ({ ...one, count: 5 }));
    const play = open(ferry, { ...position, objects });
    const nameOfPart = (of: ObjectId): unknown => viewOf(play, handsOf(play).split(of, 2)).traits?.name;
    const mark = play.table.journal.mark();
    expect(nameOfPart(A)).toEqual(['a']);
    play.table.journal.undo(mark);
    expect(nameOfPart(B)).toEqual(['b']);
  });
});
