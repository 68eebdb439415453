/** Boards of Yu-Gi-Oh! for which no published answer says what comes of them. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

test('half of 1 LP is no price', () => {
  const judgement = judged(`game: yugioh
title: half of 1 LP
cards: [{ name: Test Toll, type: Normal Trap, text: Pay half your LP; draw 1 card. }]
players:
  - { name: Apple, lp: 1, spells: [{ card: Test Toll, faceDown: true }], hand: 0, deck: 2 }
  - { name: Nutmeg }
actions: [{ activate: Test Toll, by: Apple }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each([
  { text: 'When this card is destroyed: You can draw 2 cards.', faulty: ['rule/not-modelled'] },
  { text: 'If this card is destroyed: You can draw 2 cards.', faulty: [] },
  { text: 'When this card is destroyed: Draw 2 cards.', faulty: [] },
])('a link of a Chain resolves after it, and nothing comes of that: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: timing
cards:
  - { name: Test Bomb, type: Normal Spell, text: Destroy all Traps on the field. }
  - { name: Test Storm, type: Quick-Play Spell, text: Target 1 monster on the field; destroy it. }
  - { name: Test Martyr, type: Effect Monster, text: "${text}" }
players:
  - { name: Apple, monsters: [Test Martyr], hand: [Test Bomb], deck: 9 }
  - { name: Nutmeg, hand: [Test Storm], deck: 9 }
actions:
  - { activate: Test Bomb, by: Apple }
  - { activate: Test Storm, by: Nutmeg, inResponseTo: Test Bomb, targets: [Test Martyr] }
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  { text: 'When this card is destroyed: You can draw 2 cards.', faulty: ['rule/not-modelled'] },
  { text: 'If this card is destroyed: You can draw 2 cards.', faulty: [] },
])('a sentence of its own may belong together with the one before it, or not: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: timing
cards:
  - { name: Test Bomb, type: Normal Spell, text: Destroy all monsters on the field. Draw 1 card. }
  - { name: Test Martyr, type: Effect Monster, text: "${text}" }
players:
  - { name: Apple, monsters: [Test Martyr], hand: [Test Bomb], deck: 9 }
  - { name: Nutmeg }
actions: [{ activate: Test Bomb, by: Apple }]
`);
  expect(faults(judgement)).toEqual(faulty);
});
