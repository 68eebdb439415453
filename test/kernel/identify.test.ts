/** What an action names that was not there when the scenario began. */

import { describe, expect, test } from 'vitest';
import type { CardKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { identify } from '../../src/kernel/identify.js';
import { open } from '../../src/kernel/open.js';
import { NOWHERE } from '../../src/kernel/play/hands.js';
import type { GameObject } from '../../src/position/object.js';
import type { ActionRule, Rulebook } from '../../src/rulebook/rulebook.js';
import { boat, ferry, river } from './ferry.js';
import { ACTION, ENV } from './record.js';

/** The boat that `raft` names among these, which are alike but for what is said of them. */
function found(rafts: readonly Partial<GameObject>[], where?: 'object' | 'other'): ObjectId | null {
  const boarding: ActionRule = { needs: ['object'], from: ['bank'], steps: () => ({ do: [], env: ENV }) };
  const rulebook: Rulebook = { ...ferry, actions: { ...ferry.actions, board: boarding } };
  const board = river(
    rafts.map(() => [boat('raft'), 0]),
    [],
    'plain',
  );
  const objects = board.objects.map((one, at) => ({ ...one, ...rafts[at] }));
  const play = open(rulebook, { ...board, objects, work: [] });
  const key = where ?? 'object';
  const named = { object: null, other: null, [key]: 'raft' };
  return identify(play, { ...ACTION, verb: 'board', named }, named)[key];
}

const theirs: Partial<GameObject> = { controller: 1 as PlayerId };
const gone: Partial<GameObject> = { zone: NOWHERE };

describe('what has a name by now', () => {
  test('is what bears it and has not ceased to be', () => {
    expect(found([gone, {}])).toBe(1);
    expect(() => found([gone])).toThrow(Withheld);
    expect(() => found([{ card: null }, { card: 'say0' as CardKey }])).toThrow(Withheld);
  });

  test('is where the action takes it from, where anything is', () => {
    expect(found([{}, { zone: 'bank' }])).toBe(1);
    expect(found([{}])).toBe(0);
  });

  test('is looked for wherever it lies where it is not what the action is done to', () => {
    expect(() => found([{}, { zone: 'bank' }], 'other')).toThrow(Withheld);
    expect(found([{}, theirs], 'other')).toBe(0);
  });

  test('is of the player who acts, where anything is, once it is where the action takes it from', () => {
    expect(found([theirs, {}])).toBe(1);
    expect(found([theirs])).toBe(0);
    expect(found([{}, { ...theirs, zone: 'bank' }])).toBe(1);
  });

  test.each<[string, Partial<GameObject>]>([
    ['status', { status: ['wet'] }],
    ['counters', { counters: { oar: 1 } }],
    ['damage', { damage: 1 }],
    ['what it is attached to', { host: 1 as ObjectId }],
    ['where it is', { at: 1 as ObjectId }],
    ['owner', { owner: 1 as PlayerId }],
  ])('is not told apart by its %s', (_what, differs) => {
    expect(() => found([{}, differs])).toThrow(Withheld);
    expect(found([differs, differs])).toBe(0);
  });

  test('is the first of several that nothing tells apart', () => {
    expect(found([{ label: 'one' }, { label: 'other', since: 7 }])).toBe(0);
  });

  test('takes the place of the name alone', () => {
    const play = open(ferry, { ...river([[boat('raft'), 0]], [], 'plain'), work: [] });
    const action = { ...ACTION, object: 0 as ObjectId, amount: 3 };
    const named = { object: null, other: 'raft' };
    expect(identify(play, { ...action, named }, named)).toEqual({ ...action, other: 0 });
  });
});
