/** A token that a text makes has what the text says of it in parentheses, or no ruling is given. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const making = (says: string, cards = '') =>
  faults(
    judged(`game: riftbound
title: what a token has
cards:
  - { name: Test Maker, type: Spell, text: '${says}' }
${cards}
players:
  - { name: Apple, hand: [Test Maker] }
  - { name: Nutmeg }
actions:
  - play: Test Maker
`),
  );

test.each([
  { says: 'Play a 2 [M] Clone unit token. (It has "When I attack, draw 1.")', found: [] },
  {
    says: 'Play a 2 [M] Clone unit token. (It has "When I attack, juggle.")',
    found: ['position/unknown-token'],
  },
  {
    says: 'Play a 2 [M] Clone unit token. Play a 1 [M] Cub unit token. (It has "When I attack, draw 1.")',
    found: ['position/unknown-token'],
  },
  { says: 'Play a 2 [M] Clone unit token. (Tokens are no cards.)', found: [] },
  // What it looks at is no token that it makes.
  {
    says: 'The next time you would play a unit token this turn, play a 2 [M] Clone unit token instead. (It has "When I attack, draw 1.")',
    found: [],
  },
])('$says', ({ says, found }) => {
  expect(making(says)).toEqual(found);
});

test('a card of its name says what it has', () => {
  const cards = '  - { name: Clone, type: Unit Token, might: 2 }';
  expect(making('Play a 2 [M] Clone unit token. (It has "When I attack, juggle.")', cards)).toEqual([]);
});
