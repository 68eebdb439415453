/** Who takes first of what several want: held against every way in which they could take. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ObjectId } from '../../src/ground/id.js';
import { contended, type Wanting } from '../../src/rulebooks/yugioh/replacing/contended.js';

/** By each what it could take, of the things from 0 on. */
function wanting(...sets: readonly (readonly number[])[]): Wanting[] {
  return sets.map((objects) => ({ objects: objects as readonly ObjectId[] }));
}

/** Whether each could take one: every way is tried. */
function allServed([one, ...others]: readonly Wanting[], taken: readonly ObjectId[] = []): boolean {
  if (!one) return true;
  return one.objects.some((id) => !taken.includes(id) && allServed(others, [...taken, id]));
}

const meet = (one: Wanting, other: Wanting): boolean => one.objects.some((id) => other.objects.includes(id));

/** Holds what is said of some against all the ways in which they could take. */
function expectServed(wants: readonly Wanting[]): void {
  const found = contended(wants);
  const meeting = wants.filter((one) => wants.some((other) => other !== one && meet(one, other)));
  expect(found === null).toBe(meeting.length === 0);
  if (!found) return;
  const { vying, first } = found;
  expect(vying.length).toBeGreaterThan(1);
  for (const one of vying) for (const other of wants) if (meet(one, other)) expect(vying).toContain(other);
  const others = vying.filter((one) => one !== first);
  expect(first !== null).toBe(allServed(vying));
  for (const id of first?.objects ?? []) expect(allServed(others, [id])).toBe(true);
}

describe('who takes first', () => {
  test.each`
    what                                               | sets                           | first
    ${'nobody wants what another wants'}               | ${[[0], [1], [2, 3]]}          | ${'nobody'}
    ${'one has no choice, the other has'}              | ${[[0, 1], [0]]}               | ${1}
    ${'two have just enough between them'}             | ${[[0, 1, 2], [0, 1], [1, 0]]} | ${1}
    ${'there is more than enough'}                     | ${[[0, 1, 2, 3], [0, 1, 2]]}   | ${1}
    ${'there is not enough'}                           | ${[[0], [0]]}                  | ${null}
    ${'two of three have one card'}                    | ${[[0, 1], [2], [2]]}          | ${null}
    ${'it is by way of a third that two have nothing'} | ${[[0], [0, 1], [1]]}          | ${null}
  `('$what', ({ sets, first }) => {
    const wants = wanting(...(sets as number[][]));
    const found = contended(wants);
    const told = found?.first ? wants.indexOf(found.first) : found && null;
    expect(found ? told : 'nobody').toBe(first);
  });

  const sets = fc.array(fc.uniqueArray(fc.nat(5), { maxLength: 4 }), { maxLength: 6 });

  test('whatever it takes, each of the others can still take something', () => {
    fc.assert(
      fc.property(sets, (some) => expectServed(wanting(...some))),
      { numRuns: 2000 },
    );
  });

  test('three hundred that want each what its neighbour wants', () => {
    const sets = Array.from({ length: 300 }, (_, index) => [index, index + 1]);
    const wants = wanting(...sets, [300]);
    expect(contended(wants)?.first).toBe(wants[300]);
    expect(contended(wanting(...sets, [300], [0]))?.first).toBeNull();
  });
});
