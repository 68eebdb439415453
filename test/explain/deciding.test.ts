/** Which decisions are told: not those that ask the same as another with less to choose from. */

import { expect, test } from 'vitest';
import { uncovered } from '../../src/explain/choice/covering.js';
import type { Deciding } from '../../src/explain/message/message.js';
import { cub, effect, nylea } from './samples.js';

const chooses = (by: string, ...objects: (typeof cub)[]): Deciding => ({
  by,
  asks: 'choose',
  offered: [{ offer: 'objects', objects }],
  about: effect,
  of: [],
  matter: [],
});
const applies = (...on: (typeof cub)[]): Deciding => ({
  by: 'Apple',
  asks: 'apply',
  offered: [...on.map((one) => ({ offer: 'effect', effect, on: [one] }) as const), { offer: 'decline' }],
  about: null,
  of: [],
  matter: [],
});

/** Decisions, and those of them that are told. */
test.each<[string, Deciding[], number[]]>([
  ['the same again with less to choose from', [chooses('Apple', cub, nylea), chooses('Apple', nylea)], [0]],
  ['with less at first', [applies(cub), applies(nylea), applies(cub, nylea)], [2]],
  ['by another player', [chooses('Apple', cub, nylea), chooses('Nutmeg', nylea)], [0, 1]],
  ['among others', [chooses('Apple', cub), chooses('Apple', nylea)], [0, 1]],
])('asked %s', (_, decides, told) => {
  expect(uncovered(decides)).toEqual(told.map((at) => decides[at]));
});
