/** Of how many rounds of which kinds a round is made up: against putting rounds together. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type More, unitsIn } from '../../src/explore/round/units.js';

const PLACES = ['life', 'moss', 'coins'];

const more: fc.Arbitrary<More> = fc
  .array(fc.bigInt(0n, 4n), { minLength: PLACES.length, maxLength: PLACES.length })
  .filter((all) => all.some((much) => much > 0n))
  .map((all) => new Map(PLACES.map((place, at) => [place, all[at] ?? 0n])));

function together(kinds: readonly More[], many: readonly bigint[]): More {
  const sum = (place: string): bigint =>
    kinds.reduce((all, kind, at) => all + (kind.get(place) ?? 0n) * (many[at] ?? 0n), 0n);
  return new Map(PLACES.map((place) => [place, sum(place)]));
}

test('what has been put together of some kinds is found to be made up of them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(more, fc.bigInt(0n, 5n)), { minLength: 1, maxLength: 3 }), (parts) => {
      const kinds = parts.map(([kind]) => kind);
      const all = together(
        kinds,
        parts.map(([, many]) => many),
      );
      const found = unitsIn(all, kinds);
      expect(found).not.toBeNull();
      expect(together(kinds, found ?? [])).toEqual(all);
    }),
  );
});

/** Rounds as so much of each. */
const adding = (kinds: readonly Readonly<Record<string, number>>[]): More[] =>
  kinds.map((kind) => new Map(Object.entries(kind).map(([place, much]) => [place, BigInt(much)])));

test.each([
  { what: 'what is of none', all: { life: 7 }, kinds: [{ life: 2 }, { life: 4 }], many: null },
  { what: 'what adds something else besides', all: { life: 2, moss: 1 }, kinds: [{ life: 1 }], many: null },
  {
    what: 'what lacks something that the kind adds',
    all: { life: 2 },
    kinds: [{ life: 1, moss: 1 }],
    many: null,
  },
  { what: 'what falls where the kind rises', all: { life: -2 }, kinds: [{ life: 1 }], many: null },
  { what: 'what falls as the kind does', all: { life: -6 }, kinds: [{ life: -2 }], many: [3] },
  { what: 'a sum', all: { life: 5 }, kinds: [{ life: 2 }, { life: 3 }], many: [1, 1] },
])('$what', ({ all, kinds, many }) => {
  const [more = new Map()] = adding([all]);
  expect(unitsIn(more, adding(kinds))?.map(Number) ?? null).toEqual(many);
});
