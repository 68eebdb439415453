/** Things that speak of each other: what has the same form is the same, but for the names of its things. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, namingsFor, type Structure, written } from '../../src/explore/form/canonical.js';
import { Atoms, named, type Term } from '../../src/explore/form/term.js';

/** What is said of a thing, written down: words, and of which things they speak, in order or in none. */
type Said = { word: number; ordered: boolean; of: (number | Said)[] };

const THINGS = 4;
const { said } = fc.letrec<{ said: Said }>((tie) => ({
  said: fc.record({
    word: fc.nat(1),
    ordered: fc.boolean(),
    of: fc.array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.nat(THINGS - 1), tie('said')), {
      maxLength: 3,
    }),
  }),
}));
const structures = fc.record({
  things: fc.array(said, { minLength: THINGS, maxLength: THINGS }),
  whole: said,
});
type Written = typeof structures extends fc.Arbitrary<infer One> ? One : never;

/** The same with each thing called by another number. */
function termOf(atoms: Atoms, { word, ordered, of }: Said, number: readonly number[]): Term {
  const parts = of.map((one) =>
    typeof one === 'number' ? named(number[one] ?? one) : termOf(atoms, one, number),
  );
  const all = [atoms.of(`word ${word}`), ...parts];
  return ordered ? atoms.list(1, all) : atoms.bag(2, all);
}

function structureOf(atoms: Atoms, { things, whole }: Written, number: readonly number[]): Structure {
  const terms: Term[] = [];
  for (const [thing, one] of things.entries()) terms[number[thing] ?? thing] = termOf(atoms, one, number);
  return { things: terms, whole: termOf(atoms, whole, number) };
}

const SAME = Array.from({ length: THINGS }, (_, index) => index);
const orders = (of: readonly number[]): number[][] =>
  of.length === 0
    ? [[]]
    : of.flatMap((one) => orders(of.filter((other) => other !== one)).map((rest) => [one, ...rest]));

test('what has the same form is the same under other numbers, and what differs has another', () => {
  fc.assert(
    fc.property(structures, fc.nat(THINGS - 1), said, (one, place, instead) => {
      const atoms = new Atoms();
      const first = structureOf(atoms, one, SAME);
      const second = structureOf(
        atoms,
        { ...one, things: one.things.with(place, instead) },
        SAME.toReversed(),
      );
      const all = orders(SAME);
      const as = written(atoms, second, SAME);
      const same = all.some((number) => written(atoms, structureOf(atoms, one, number), SAME) === as);
      if (canonical(atoms, first).form === canonical(atoms, second).form) expect(same).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('under other numbers it is written as before, where every thing is told from the others', () => {
  fc.assert(
    fc.property(structures, fc.shuffledSubarray(SAME, { minLength: THINGS }), (one, number) => {
      const atoms = new Atoms();
      const before = canonical(atoms, structureOf(atoms, one, SAME));
      const after = canonical(atoms, structureOf(atoms, one, number));
      const colours = before.web.colours.slice(0, THINGS);
      fc.pre(new Set(colours).size === THINGS);
      expect(after.form).toBe(before.form);
    }),
    { numRuns: 500 },
  );
});

test('under other numbers there are names under which it is written as before', () => {
  fc.assert(
    fc.property(structures, fc.shuffledSubarray(SAME, { minLength: THINGS }), (one, number) => {
      const atoms = new Atoms();
      const { form } = canonical(atoms, structureOf(atoms, one, SAME));
      const again = structureOf(atoms, one, number);
      const [names = []] = namingsFor(atoms, again, canonical(atoms, again), form);
      expect(written(atoms, again, names)).toBe(form);
    }),
    { numRuns: 500 },
  );
});

test('pairs of which each speaks of the other, in whatever order they stand', () => {
  const paired = (pairs: readonly number[]): Written => ({
    things: pairs.map((other) => ({ word: 0, ordered: true, of: [other] })),
    whole: { word: 0, ordered: true, of: [] },
  });
  const atoms = new Atoms();
  const { form } = canonical(atoms, structureOf(atoms, paired([1, 0, 3, 2]), SAME));
  const again = structureOf(atoms, paired([2, 3, 0, 1]), SAME);
  const other = canonical(atoms, again);
  expect(other.form).not.toBe(form);
  const names = [...namingsFor(atoms, again, other, form)];
  // Either pair first, and either of each.
  expect(names).toHaveLength(8);
  for (const one of names) expect(written(atoms, again, one)).toBe(form);
  const circle = structureOf(atoms, paired([1, 2, 3, 0]), SAME);
  expect([...namingsFor(atoms, circle, canonical(atoms, circle), form)]).toEqual([]);
});
