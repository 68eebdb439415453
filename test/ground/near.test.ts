import { expect, test } from 'vitest';
import { didYouMean, nearNames } from '../../src/ground/near.js';

const zones = ['battlefield', 'graveyard', 'hand', 'library'];

test.each([
  ['graveyrad', ['graveyard']],
  ['Graveyard', ['graveyard']],
  ['graveyards', ['graveyard']],
  ['libary', ['library']],
  ['ahnd', ['hand']],
  ['grave', ['graveyard']],
  ['moon', []],
  ['', []],
])('%s', (written, meant) => {
  expect(nearNames(written, zones)).toEqual(meant);
});

test('at most three are named, the nearest first', () => {
  expect(didYouMean('cart', ['card', 'cards', 'care', 'part', 'cart'])).toMatch(/^Did you mean cart or /);
  expect(nearNames('cart', ['card', 'cards', 'care', 'part', 'cart'])).toHaveLength(3);
  expect(didYouMean('moon', zones)).toBeUndefined();
});
