import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flat } from '../../src/ground/list.js';

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
