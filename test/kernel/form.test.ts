/** Forms of data from outside: what fits, and what is said where something does not. */

import { describe, expect, test } from 'vitest';
import {
  either,
  type Form,
  fields,
  flag,
  list,
  nullable,
  optional,
  record,
  tagged,
  text,
  Unfit,
  whole,
  word,
} from '../../src/kernel/saving/form.js';

/** What is said of a value that stands there; null where it fits. */
function saidOf<Value>(form: Form<Value>, value: unknown, path: readonly PropertyKey[] = []): string | null {
  try {
    form(value, path);
  } catch (error) {
    if (error instanceof Unfit) return error.message;
    throw error;
  }
  return null;
}

type Cargo = { readonly holds: 'sand'; readonly wet: boolean } | { readonly holds: 'crates' };

const boat = () => fields<{ name: string; weight?: number }>({ name: text, weight: optional(whole(1, 9)) });
const cargo = () =>
  tagged<Cargo, 'holds'>('holds', {
    sand: { holds: word('sand'), wet: flag },
    crates: { holds: word('crates') },
  });
const crew = () => either<unknown>({ captain: record(text), oars: record(whole(0)) });

interface Case {
  readonly what: string;
  readonly form: () => Form<unknown>;
  readonly fits: readonly unknown[];
  readonly unfit: readonly (readonly [unknown, string])[];
}

const all: readonly Case[] = [
  {
    what: 'text',
    form: () => text,
    fits: ['', 'a'],
    unfit: [0, null, ['a']].map((one) => [one, 'it should be text']),
  },
  {
    what: 'true or false',
    form: () => flag,
    fits: [true, false],
    unfit: [0, 'true', null].map((one) => [one, 'it should be true or false']),
  },
  {
    what: 'a word of several',
    form: () => word('ebb', 'flow'),
    fits: ['ebb', 'flow'],
    unfit: ['tide', ['ebb'], null].map((one) => [one, 'it should be one of ebb, flow']),
  },
  {
    what: 'a whole number in its bounds',
    form: () => whole(-1, 2),
    fits: [-1, 0, 2],
    unfit: [-2, 3, 0.5, '1', [1], null].map((one) => [one, 'it should be a whole number from -1 to 2']),
  },
  {
    what: 'a whole number that is not too large to be exact',
    form: () => whole(0),
    fits: [2 ** 53 - 1],
    unfit: [2 ** 53, Number.POSITIVE_INFINITY].map((one) => [
      one,
      'it should be a whole number from 0 to 9007199254740991',
    ]),
  },
  {
    what: 'a list',
    form: () => list(text),
    fits: [[], ['a', 'b']],
    unfit: [
      [{ 0: 'a' }, 'it should be a list'],
      [['a', 1], '1 should be text'],
    ],
  },
  {
    what: 'something or nothing',
    form: () => nullable(text),
    fits: ['a', null],
    unfit: [[undefined, 'it should be text']],
  },
  {
    what: 'names with what stands under each',
    form: () => record(text),
    fits: [{}, { a: 'b' }],
    unfit: [
      ...[null, ['a'], 'a', undefined].map((one) => [one, 'it should be a record'] as const),
      [{ a: 'b', c: 1 }, 'c should be text'],
    ],
  },
  {
    what: 'fields, of which some may be left out',
    form: boat,
    fits: [{ name: 'a' }, { name: 'a', weight: 9 }, { name: 'a', weight: undefined }],
    unfit: [
      [null, 'it should be a record'],
      [{}, 'name should be text'],
      [{ name: 'a', weight: 10 }, 'weight should be a whole number from 1 to 9'],
      [{ name: 'a', weight: null }, 'weight should be a whole number from 1 to 9'],
      [{ name: 'a', mast: 1 }, 'mast should be left out'],
    ],
  },
  {
    what: 'one of several records, told by a word',
    form: cargo,
    fits: [{ holds: 'crates' }, { holds: 'sand', wet: true }],
    unfit: [
      [[], 'it should be a record'],
      [{}, 'holds should be one of sand, crates'],
      [{ holds: ['crates'] }, 'holds should be one of sand, crates'],
      [{ holds: 'sand' }, 'wet should be true or false'],
      [{ holds: 'crates', wet: true }, 'wet should be left out'],
    ],
  },
  {
    what: 'one of several records, told by the first field that it has',
    form: crew,
    fits: [{ captain: 'Ada' }, { oars: 2 }],
    unfit: [
      [[], 'it should be a record'],
      [{}, 'it should be a record with captain or oars'],
      [{ oars: 2, captain: 'Ada' }, 'oars should be text'],
    ],
  },
];

describe.each(all)('$what', ({ form, fits, unfit }) => {
  test('fits', () => {
    for (const one of fits) expect(saidOf(form(), one)).toBeNull();
  });

  test('does not, and it is said where and what was expected', () => {
    for (const [one, said] of unfit) expect(saidOf(form(), one)).toBe(said);
  });
});

test('where something stands is told from the beginning', () => {
  const fleet = fields<{ boats: { name: string }[] }>({ boats: list(boat()) });
  const inPort = record(either({ boats: fleet }));
  expect(saidOf(inPort, { port: { boats: [{ name: 'a' }, { name: 2 }] } }, ['saved', 0])).toBe(
    'saved.0.port.boats.1.name should be text',
  );
  expect(saidOf(list(cargo()), [{ holds: 'air' }])).toBe('0.holds should be one of sand, crates');
  expect(saidOf(fields<{ boat: { name: string } }>({ boat: boat() }), { boat: { name: 'a', mast: 1 } })).toBe(
    'boat.mast should be left out',
  );
  expect(saidOf(record(crew()), { a: {} })).toBe('a should be a record with captain or oars');
});
