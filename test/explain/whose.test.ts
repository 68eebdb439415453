/** Whose unknown cards are, where the same happens to those of several players at once. */

import { expect, test } from 'vitest';
import { told } from './told.js';

const discarding = (
  battlefield: string,
  nutmegs: string,
  say = 'Each player discards a card.',
) => `game: magic
title: unknown cards
cards:
  - { name: Test Void, type: Enchantment, text: "If a card would be put into an opponent's graveyard from anywhere, exile it instead." }
players:
  - { name: Apple, hand: 3, battlefield: [${battlefield}] }
  - { name: Nutmeg, hand: ${nutmegs} }
actions: [{ say: ${say}, by: Nutmeg }]
`;

test('those of several players are told with their players', () => {
  expect(told(discarding('', '2'))).toContain(
    "An unknown card of Apple's is discarded, and an unknown card of Nutmeg's is discarded.",
  );
  expect(told(discarding('', '2'), 'ja')).toContain('Appleの不明なカードが捨てられ');
});

test('what comes in the place of one of them befalls the same card', () => {
  expect(told(discarding('Test Void', '2'))).toContain(
    "and an unknown card of Nutmeg's is exiled instead of being put into Nutmeg's graveyard.",
  );
});

test.each([
  { nutmegs: '[Bear Cub]', say: 'Each player discards a card.' },
  { nutmegs: '2', say: 'You discard a card.' },
])('that of one player alone is an unknown card: $say', ({ nutmegs, say }) => {
  expect(told(discarding('', nutmegs, say))).toContain('nknown card is discarded');
});
