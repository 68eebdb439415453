/** Rows of numbers: what is equal has one number, whatever came between, was forgotten or has made room. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Rows } from '../../src/explore/form/rows.js';

const row = fc.array(fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer()), { maxLength: 4 });

function numberOf(rows: Rows, cells: readonly number[]): number {
  for (const cell of cells) rows.put(cell);
  return rows.close();
}

test('equal rows have the same number, and no others have it', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 600 }), (all) => {
      const rows = new Rows();
      const numbers = new Map<string, number>();
      for (const cells of all) {
        const said = cells.join();
        const known = numbers.get(said) ?? numbers.size;
        expect(numberOf(rows, cells)).toBe(known);
        numbers.set(said, known);
      }
      for (const [said, number] of numbers)
        expect(numberOf(rows, said === '' ? [] : said.split(',').map(Number))).toBe(number);
    }),
  );
});

test('rows that hash alike are told apart', () => {
  const rows = new Rows();
  const many = Array.from({ length: 5000 }, (_, at) => [at % 50, Math.floor(at / 50)]);
  expect(new Set(many.map((cells) => numberOf(rows, cells))).size).toBe(5000);
  expect(many.map((cells) => numberOf(rows, cells))).toEqual([...many.keys()]);
});

test('what has been forgotten is as if it had never been', () => {
  fc.assert(
    fc.property(fc.array(row), fc.array(row, { maxLength: 600 }), fc.array(row), (kept, tried, more) => {
      const [rows, plain] = [new Rows(), new Rows()];
      for (const cells of kept) numberOf(plain, cells);
      for (const cells of kept) numberOf(rows, cells);
      const mark = rows.mark();
      for (const cells of tried) numberOf(rows, cells);
      rows.forget(mark);
      expect(rows.size).toBe(plain.size);
      for (const cells of [...more, ...kept, ...tried])
        expect(numberOf(rows, cells)).toBe(numberOf(plain, cells));
    }),
  );
});
