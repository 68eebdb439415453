import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Amount,
  add,
  atMost,
  compare,
  fromBig,
  isAmount,
  subtract,
  toBig,
} from '../../src/ground/amount.js';
import { magnitude } from '../../src/ground/magnitude.js';
import { half, multiply } from '../../src/ground/product.js';

/** Whole numbers small and far beyond what a number holds exactly, the edges among them. */
const edge = BigInt(Number.MAX_SAFE_INTEGER);
const whole = fc.oneof(
  fc.bigInt({ min: -50n, max: 50n }),
  fc.bigInt({ min: edge - 5n, max: edge + 5n }),
  fc.bigInt({ min: -edge - 5n, max: -edge + 5n }),
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
);

describe('amounts are whole numbers of any size', () => {
  const pairs = (check: (a: bigint, b: bigint) => void): void => fc.assert(fc.property(whole, whole, check));
  const of = (value: bigint): Amount => fromBig(value);

  test('sums, differences and products are exact', () =>
    pairs((a, b) => {
      expect(toBig(add(of(a), of(b)))).toBe(a + b);
      expect(toBig(subtract(of(a), of(b)))).toBe(a - b);
      expect(toBig(multiply(of(a), of(b)))).toBe(a * b);
    }));

  test('they compare as the numbers that they are', () =>
    pairs((a, b) => {
      expect(compare(of(a), of(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      const below = a < b;
      expect(toBig(atMost(of(a), of(b)))).toBe(below ? a : b);
    }));

  test('halves are rounded as the text says', () =>
    fc.assert(
      fc.property(whole, (a) => {
        const down = toBig(half(of(a), 'down'));
        const up = toBig(half(of(a), 'up'));
        expect(down + up).toBe(a);
        expect(up - down).toBe(a % 2n === 0n ? 0n : 1n);
      }),
    ));

  test('each has one form, which JSON keeps', () =>
    fc.assert(
      fc.property(whole, (a) => {
        const amount = of(a);
        expect(isAmount(amount)).toBe(true);
        expect(typeof amount).toBe(a <= edge && a >= -edge ? 'number' : 'string');
        expect(JSON.parse(JSON.stringify(amount))).toEqual(amount);
      }),
    ));

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '12', '012', '', '1e9', 'x', null, {}])(
    '%s is none',
    (value) => expect(isAmount(value)).toBe(false),
  );
});

test.each([
  [0, '0', false],
  [3_628_800, '3,628,800', false],
  [999_999_999_999_999, '999,999,999,999,999', false],
  [1_000_000_000_000_000, '1.0 × 10^15', true],
  [fromBig(2n ** 64n), '1.8 × 10^19', true],
  [fromBig(9_949_999_999_999_999n), '9.9 × 10^15', true],
  [fromBig(9_950_000_000_000_000n), '1.0 × 10^16', true],
] as const)('how large %s is', (count, digits, rounded) => {
  expect(magnitude(count)).toEqual({ digits, rounded });
});
