import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flat, grown } from '../../src/ground/list.js';

test('what is made of each lies in one list, as with the lists of the language', () => {
  const items = fc.array(fc.oneof(fc.integer(), fc.array(fc.integer())));
  fc.assert(
    fc.property(items, (made) => {
      const places = made.map((_, place) => place);
      expect(flat(places, (place, index) => (place === index ? (made[place] ?? []) : []))).toEqual(
        places.flatMap((place) => made[place] ?? []),
      );
    }),
  );
});

test('a list of its own comes of it, whatever it is made of', () => {
  const one = [1];
  const all = flat([0], () => one);
  all.push(2);
  expect(one).toEqual([1]);
});

test('a list grows by one thing, and an empty one that others have stays empty', () => {
  const none: number[] = [];
  const one = grown(none, 1);
  expect([none, grown(one, 2), one]).toEqual([[], [1, 2], [1, 2]]);
});
