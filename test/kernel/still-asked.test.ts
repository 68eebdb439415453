/** What may yet be asked of an object as it last was on the field, once it goes on from where it has gone. */

import { expect, test } from 'vitest';
import type { AbilityKey, EffectKey, ObjectId } from '../../src/ground/id.js';
import { stillAsked } from '../../src/kernel/play/still-asked.js';
import { DONE, newScript, newSettling } from '../../src/kernel/play/work.js';
import type { Env } from '../../src/position/env.js';
import type { Frame } from '../../src/position/frame.js';
import type { LastKnown } from '../../src/position/object.js';
import type { Waiting } from '../../src/position/position.js';
import { boat, river } from './ferry.js';
import { ENV } from './record.js';

const [A, B] = [0, 1] as [ObjectId, ObjectId];
/** In which stint the first boat was last on the river. */
const LAST = 3;

const of = (source: ObjectId, stint: number): Env => ({ ...ENV, source, stint });
const about = (...those: readonly (readonly [ObjectId, number])[]): Env => ({
  ...ENV,
  refs: [null, { objects: those.map(([id]) => id), stints: those.map(([, stint]) => stint) }],
});
const waits = (env: Env): Waiting => ({
  id: 0,
  effect: 'o1.0:b#1' as EffectKey,
  ability: 'b#1' as AbilityKey,
  moment: 0,
  env,
});
const text = (env: Env): Frame => newScript([], env);

interface Asking {
  readonly waiting?: readonly Waiting[];
  readonly work?: readonly Frame[];
}

/** Whether the first boat is asked what it last was on the river, if it was there. */
function isAsked({ waiting = [], work = [] }: Asking, left = true): boolean {
  const position = river([
    [boat('a'), 0],
    [boat('b'), 1],
  ]);
  const [object] = position.objects;
  if (!object) throw new Error('no boat');
  const { was: _was, ...last } = { ...object, stint: LAST };
  const was: LastKnown | null = left ? { object: last, traits: null } : null;
  const asked = stillAsked({ ...position, waiting: [...waiting], work: [...work] }, { id: A, was });
  if (asked) expect(asked).toBe(was);
  return asked !== null;
}

const mover = text(of(A, LAST));

test.each<Asking & { what: string; is: boolean }>([
  { what: 'nothing waits', is: false },
  { what: 'an ability of it waits', waiting: [waits(of(A, LAST))], is: true },
  { what: 'an ability waits that it had at another time', waiting: [waits(of(A, LAST - 1))], is: false },
  { what: 'an ability of another waits', waiting: [waits(of(B, LAST))], is: false },
  { what: 'one of several that wait is its own', waiting: [waits(of(B, 0)), waits(of(A, LAST))], is: true },
  { what: 'what waits speaks of it', waiting: [waits(about([A, LAST]))], is: true },
  { what: 'what waits speaks of it among others', waiting: [waits(about([B, 0], [A, LAST]))], is: true },
  { what: 'what waits speaks of what it was before', waiting: [waits(about([A, LAST - 1]))], is: false },
  { what: 'what waits speaks of another', waiting: [waits(about([B, LAST]))], is: false },
  {
    what: 'what waits speaks of it at another time and of another at that time',
    waiting: [waits(about([A, LAST - 1], [B, LAST]))],
    is: false,
  },
  { what: 'only the text that moves it speaks of it', work: [mover], is: false },
  {
    what: 'only that does, in the middle of which the game is settled',
    work: [mover, newSettling()],
    is: false,
  },
  { what: 'no text is carried out', work: [newSettling()], is: false },
  { what: 'a text to which it is come back is on it', work: [text(of(A, LAST)), mover], is: true },
  {
    what: 'a text to which it is come back is on another, and speaks of it',
    work: [text(about([A, LAST])), newSettling(), mover],
    is: false,
  },
  {
    what: 'a text to which it is come back is on another',
    work: [text(of(B, LAST)), mover],
    is: false,
  },
  {
    what: 'a text to which it is come back has only done something to it',
    work: [{ ...newScript([], of(B, 0)), last: { ...DONE, objects: [A] } }, mover],
    is: false,
  },
])('where $what: $is', ({ is, ...asking }) => {
  expect(isAsked(asking)).toBe(is);
});

test('what was never on the field is not asked what it was there', () => {
  expect(isAsked({ waiting: [waits(of(A, LAST))] }, false)).toBe(false);
});
