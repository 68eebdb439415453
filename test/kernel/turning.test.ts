/** After how many rounds a comparison has turned, read from numbers after very many: against counting round by round. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareFar, nearest } from '../../src/ground/far.js';
import type { Steps } from '../../src/ground/steps.js';
import { Turning } from '../../src/kernel/round/turning.js';

/** A number at the beginning, and what each round adds to it. */
interface Growing {
  readonly begins: bigint;
  readonly grows: bigint;
}

const FAR = 1_000_000n;

const after = ({ begins, grows }: Growing, rounds: bigint): bigint => begins + grows * rounds;

/** When the last of these comparisons has turned, as it is read from how the numbers stand after `far` rounds. */
function lastOf(comparisons: readonly (readonly [Growing, Growing])[], far = FAR): bigint | null {
  const turning = new Turning([far]);
  function* steps(): Steps<void> {
    for (const [one, other] of comparisons) {
      compareFar(after(one, far), after(other, far));
      yield;
    }
  }
  for (const _ of turning.over(steps()));
  return turning.last;
}

const sign = (number: bigint): number => (number < 0n ? -1 : number > 0n ? 1 : 0);

/** How one stands to the other in the end, whatever was before. */
function inTheEnd([one, other]: readonly [Growing, Growing]): number {
  return sign(one.grows - other.grows) || sign(one.begins - other.begins);
}

const growing: fc.Arbitrary<Growing> = fc.record({
  begins: fc.bigInt(-60n, 60n),
  grows: fc.bigInt(-6n, 6n),
});

test('from then on every comparison goes as it goes in the end, and one has only just turned', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(growing, growing), { maxLength: 4 }), (comparisons) => {
      const last = lastOf(comparisons);
      expect(last).not.toBeNull();
      const goes = (pair: readonly [Growing, Growing], rounds: bigint): number =>
        sign(after(pair[0], rounds) - after(pair[1], rounds));
      const settled = (rounds: bigint): boolean =>
        comparisons.every((pair) => goes(pair, rounds) === inTheEnd(pair));
      for (let more = 0n; more < 130n; more++) expect(settled((last ?? 0n) + more)).toBe(true);
      if (last !== null && last > 0n) expect(settled(last - 1n)).toBe(false);
    }),
    { numRuns: 500 },
  );
});

describe('of rounds of several kinds', () => {
  const KINDS = 3;
  /** Each number of rounds is tried up to this. */
  const MOST = 14;
  const fars = Array.from({ length: KINDS }, (_, kind) => FAR ** BigInt(kind + 1));
  type Number = { readonly begins: bigint; readonly grows: readonly bigint[] };
  const at = ({ begins, grows }: Number, rounds: readonly bigint[]): bigint =>
    grows.reduce((sum, more, kind) => sum + more * (rounds[kind] ?? 0n), begins);
  const number: fc.Arbitrary<Number> = fc.record({
    begins: fc.bigInt(-9n, 9n),
    grows: fc.array(fc.bigInt(-3n, 3n), { minLength: KINDS, maxLength: KINDS }),
  });

  test('each comparison goes one way once so many of each are gone, or it is not known', () => {
    const seen = { known: 0, unknown: 0 };
    fc.assert(
      fc.property(number, number, (one, other) => {
        const turning = new Turning(fars);
        function* steps(): Steps<void> {
          compareFar(at(one, fars), at(other, fars));
          yield;
        }
        for (const _ of turning.over(steps()));
        const faster = one.grows.map((more, kind) => more - (other.grows[kind] ?? 0n));
        const isMixed = faster.some((more) => more > 0n) && faster.some((more) => more < 0n);
        expect(turning.last === null).toBe(isMixed);
        seen[isMixed ? 'unknown' : 'known'] += 1;
        if (turning.last === null) return;
        const end = sign(at(one, fars) - at(other, fars));
        const from = Number(turning.last);
        for (let a = from; a < MOST; a++)
          for (let b = from; b < MOST; b++) {
            const rounds = [BigInt(a), BigInt(b), BigInt(from)];
            expect(sign(at(one, rounds) - at(other, rounds))).toBe(end);
          }
      }),
      { numRuns: 400 },
    );
    expect(Math.min(seen.known, seen.unknown)).toBeGreaterThan(40);
  });
});

describe('what a number was', () => {
  const nothing: Growing = { begins: 0n, grows: 0n };
  test.each([
    { what: 'nearly half of what is between two rounds', begins: 499n, grows: -1n, last: 500n },
    { what: 'half of it below', begins: -500n, grows: 1n, last: 501n },
    { what: 'less than nothing, and less each round', begins: -3n, grows: -2n, last: 0n },
    { what: 'nothing, and as much as is between two rounds', begins: 0n, grows: -1n, last: 1n },
  ])('$what', ({ begins, grows, last }) => {
    expect(lastOf([[{ begins, grows }, nothing]], 1000n)).toBe(last);
  });

  test.each([1n, -1n])('is not known where it goes by too much in a round: %s', (way) => {
    const most = way * 10n ** 9n;
    expect(lastOf([[{ begins: 5n, grows: most }, nothing]])).not.toBeNull();
    expect(lastOf([[{ begins: 5n, grows: most + way }, nothing]])).toBeNull();
    // Nor what is compared after that.
    expect(
      lastOf([
        [{ begins: 5n, grows: most + way }, nothing],
        [nothing, nothing],
      ]),
    ).toBeNull();
  });
});

test('what is taken for less exact than it is tells nothing', () => {
  const turning = new Turning([FAR]);
  function* steps(): Steps<number> {
    yield;
    return nearest(3n * FAR);
  }
  for (const _ of turning.over(steps()));
  expect(turning.last).toBeNull();
});

test('nobody looks where nothing is tried', () => {
  const turning = new Turning([FAR]);
  expect([compareFar(1n, 2n), compareFar(2n, 2n), compareFar(3n, 2n), nearest(7n)]).toEqual([-1, 0, 1, 7]);
  expect(turning.last).toBe(0n);
});
