/** What is destroyed together in Yu-Gi-Oh!, where no published answer says how one part of it bears on another. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const CARDS = `cards:
  - { name: Test Pawn, type: Normal Monster }
  - { name: Test Exile, type: Effect Monster, text: "If this card would leave the field, banish it instead." }
  - { name: Test Seal, type: Continuous Spell, text: Neither player can banish cards. }
  - { name: Test Plate, type: Equip Spell, text: "If the equipped monster would be destroyed, destroy this card instead." }
  - { name: Test Empress, type: Continuous Spell, text: "If exactly 1 monster you control would be destroyed, you can send this card to the GY instead." }`;

test.each([
  {
    name: 'whether a monster that is saved counts for "exactly 1"',
    board:
      'monsters: [{ card: Test Pawn, as: a }, { card: Test Pawn, as: b }], spells: [{ card: Test Plate, attachedTo: a }, Test Empress]',
    says: 'Destroy all monsters on the field.',
    faulty: ['rule/not-modelled'],
  },
  {
    name: 'what is alone is one',
    board: 'monsters: [Test Pawn], spells: [Test Empress]',
    says: 'Destroy all monsters on the field.',
    faulty: [],
  },
  {
    name: 'whether what leaves along with a monster still forbids where it goes',
    board: 'monsters: [Test Exile], spells: [Test Seal]',
    says: 'Destroy all cards on the field.',
    faulty: ['rule/not-modelled'],
  },
  {
    name: 'what stays forbids it',
    board: 'monsters: [Test Exile], spells: [Test Seal]',
    says: 'Destroy all monsters on the field.',
    faulty: [],
  },
])('$name', ({ board, says, faulty }) => {
  const judgement = judged(`game: yugioh
title: together
${CARDS}
players:
  - { name: Apple, ${board} }
  - { name: Nutmeg }
actions: [{ say: ${says}, by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(faulty);
});
