/** A clause that is not understood, and is come to in play, is told with the card on which it stands. */

import { expect, test } from 'vitest';
import { judged } from './judged.js';

const board = (hand: string, action: string): string => `game: magic
title: whose
cards: [{ name: Test Sage, type: Creature — Human, stats: 1/1, text: "When this creature enters, frobnicate a card." }]
players: [{ name: Apple, hand: [${hand}], library: 5 }, { name: Nutmeg }]
actions: [${action}]
`;

const told = (text: string): string[] => judged(text).problems.map(({ message }) => message);

test('that of a card', () => {
  expect(told(board('Test Sage', '{ cast: Test Sage, by: Apple }'))).toEqual([
    'I don\'t understand this clause of Test Sage: "frobnicate a card.".',
  ]);
});
