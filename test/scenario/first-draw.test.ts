/** "The first one they draw in each of their draw steps" is the first card that is drawn there, whatever has it drawn. */

import { describe, expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = (mine: string, first: number, second: number) =>
  judged(`game: magic
title: a draw step
cards:
  - name: Test Reflection
    type: Enchantment
    text: If you would draw a card, draw two cards instead.
  - name: Test Thief
    type: Creature — Human Rogue
    text: If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.
players:
  - { name: Apple, hand: 0, library: 5, battlefield: [${mine}] }
  - { name: Nutmeg, hand: 0, library: 5, battlefield: [Test Thief] }
actions: [{ draw step: true, by: Apple }]
expect: { outcomes: [[{ player: Apple, hand: ${first} }, { player: Nutmeg, hand: ${second} }]] }
`);

describe('the first draw of a draw step', () => {
  test('is that of the turn', () => {
    expect(faults(ruling('', 1, 0))).toEqual([]);
  });

  // Of two cards that are drawn instead the first is the first of the step; the Thief has the other.
  test('is the first of those that take its place', () => {
    expect(faults(ruling('Test Reflection', 1, 1))).toEqual([]);
  });
});
