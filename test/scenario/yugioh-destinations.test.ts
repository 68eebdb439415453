/** Where a card of Yu-Gi-Oh! goes, where several effects would be next to say so and no published answer says which does. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const UNSETTLED = ['rule/unsettled'];
const DESTROYED = '{ say: Destroy all monsters on the field., by: Nutmeg }';
const BATTLE = '{ battle: Test Titan, with: Test Pawn, by: Nutmeg }';
const RETURNED = '{ say: Return all monsters your opponent controls to the hand., by: Nutmeg }';

test.each([
  {
    own: 'If this card is destroyed by battle, banish it instead of sending it to the GY.',
    other: 'Any monster destroyed by battle is shuffled into the Deck instead of going to the GY.',
    action: BATTLE,
    faulty: UNSETTLED,
  },
  {
    own: 'If this card is destroyed by battle, banish it instead of sending it to the GY.',
    other: 'Any monster sent to the GY is banished instead.',
    action: BATTLE,
    faulty: [],
  },
  {
    own: 'If this face-up card would be sent from the field to the GY, place it on top of the Deck, instead.',
    other: 'Any card sent to the GY is banished instead.',
    action: DESTROYED,
    faulty: UNSETTLED,
  },
  {
    own: 'If this card would leave the field, place it on top of the Deck instead.',
    other: 'If a monster would leave the field, place it on the bottom of the Deck instead.',
    action: DESTROYED,
    faulty: UNSETTLED,
  },
  {
    own: 'If this card would leave the field, banish it instead.',
    other: 'If a monster would leave the field, place it on the bottom of the Deck instead.',
    action: DESTROYED,
    faulty: [],
  },
  {
    own: 'If this card would leave the field, place it on the bottom of the Deck instead.',
    other: 'If a monster would leave the field, place it on the bottom of the Deck instead.',
    action: DESTROYED,
    faulty: [],
  },
  {
    own: 'If this card would be returned to the hand, place it on the bottom of the Deck instead.',
    other: 'Monster Cards that would be returned from the field to the hand are banished instead.',
    action: RETURNED,
    faulty: UNSETTLED,
  },
  {
    own: 'If this face-up card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY.',
    other: 'Any monster destroyed by battle is shuffled into the Deck instead of going to the GY.',
    action: BATTLE,
    faulty: UNSETTLED,
  },
  {
    own: 'If this face-up card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY.',
    other: 'Any card sent to the GY is banished instead.',
    action: DESTROYED,
    faulty: [],
  },
])('$own $other', ({ own, other, action, faulty }) => {
  const board = (first: string, second: string): string => `game: yugioh
title: one of two places
cards:
  - { name: Test Pawn, type: Effect Monster, atk: 1000, def: 0, text: "${own}" }
  - { name: Test Titan, type: Normal Monster, atk: 3000, def: 0 }
  - { name: Test Rift, type: Continuous Spell, text: "${other}" }
players:
  - { name: Apple, lp: 8000, monsters: [Test Pawn], spells: [${first}], deck: 5, hand: [] }
  - { name: Nutmeg, lp: 8000, monsters: [Test Titan], spells: [${second}], deck: 5, hand: [] }
turn: Nutmeg
actions: [${action}]
`;
  expect(faults(judged(board('Test Rift', '')))).toEqual(faulty);
  expect(faults(judged(board('', 'Test Rift')))).toEqual(faulty);
});
