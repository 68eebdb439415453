/** What is destroyed together in Yu-Gi-Oh!, where no published answer says how one part of it bears on another. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const CARDS = `cards:
  - { name: Test Pawn, type: Normal Monster }
  - { name: Test Exile, type: Effect Monster, text: "If this card would leave the field, banish it instead." }
  - { name: Test Seal, type: Continuous Spell, text: Neither player can banish cards. }
  - { name: Test Plate, type: Equip Spell, text: "If the equipped monster would be destroyed, destroy this card instead." }
  - { name: Test Empress, type: Continuous Spell, text: "If exactly 1 monster you control would be destroyed, you can send this card to the GY instead." }
  - { name: Test Altar, type: Continuous Spell, text: "If a monster(s) you control would be destroyed, destroy 1 other card you control instead." }
  - { name: Test Tour, type: Continuous Spell, text: "The first Normal Monster you control that would be destroyed by battle or card effect each turn, is not destroyed." }
  - { name: Test Tours, type: Continuous Spell, text: "The first Normal Monster(s) you control that would be destroyed by battle or card effect each turn, is not destroyed." }
  - { name: Test Lord, type: Effect Monster, text: "If a monster(s) would be destroyed, you can destroy 1 monster your opponent controls instead." }
  - { name: Test Knight, type: Effect Monster, text: "If this card would be destroyed, you can destroy 1 other card you control instead." }
  - { name: Test Wall, type: Continuous Spell, text: "If a monster(s) you control would be destroyed, destroy 1 monster your opponent controls instead." }
  - { name: Test Squire, type: Effect Monster, text: "If another monster(s) you control would be destroyed, send this card to the GY instead." }
  - { name: Test Watch, type: Effect Monster, text: "If another monster(s) you control would be destroyed, destroy this card instead." }
  - { name: Test Guard, type: Effect Monster, text: "If another monster(s) you control would be destroyed, destroy this card instead.\\nIf this card would be destroyed, discard 1 card instead." }
  - { name: Test Ghoul, type: Effect Monster, text: "If this card would be destroyed, discard 1 card instead." }`;

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
  {
    name: 'whether what has been done instead of one destruction is done again instead of that of a substitute',
    board:
      'monsters: [Test Pawn, Test Guard, Test Exile], spells: [Test Altar], hand: [Test Plate, Test Plate]',
    says: 'Destroy 2 monsters on the field.',
    faulty: ['rule/unsettled'],
  },
  {
    name: 'what stands in for one card stands in for no other',
    board: 'monsters: [Test Pawn, Test Watch, Test Exile], spells: [Test Altar]',
    says: 'Destroy all Normal Monsters on the field.',
    faulty: [],
  },
  {
    name: 'what has saved nothing else saves a substitute',
    board: 'monsters: [Test Pawn, Test Ghoul], spells: [Test Altar], hand: [Test Seal]',
    says: 'Destroy all Normal Monsters on the field.',
    faulty: [],
  },
  {
    name: 'whether of two "the first monster" is one of them, both or none',
    board: 'monsters: [{ card: Test Pawn, as: a }, { card: Test Pawn, as: b }], spells: [Test Tour]',
    says: 'Destroy all monsters on the field.',
    faulty: ['rule/not-modelled'],
  },
  {
    name: '"the first monster(s)" are all of them',
    board: 'monsters: [{ card: Test Pawn, as: a }, { card: Test Pawn, as: b }], spells: [Test Tours]',
    says: 'Destroy all monsters on the field.',
    faulty: [],
  },
  {
    name: '"the first monster" is the only one',
    board: 'monsters: [Test Pawn], spells: [Test Tour]',
    says: 'Destroy all monsters on the field.',
    faulty: [],
  },
  {
    name: 'whether what is saved can stand in for the substitute that saves it',
    board: 'monsters: [Test Squire, Test Pawn]',
    other: 'monsters: [Test Lord]',
    says: 'Destroy 1 monster your opponent controls.',
    faulty: ['rule/unsettled'],
  },
  {
    name: 'what is destroyed as well, and not saved, cannot',
    board: 'monsters: [Test Knight, Test Pawn], spells: [Test Wall]',
    other: 'monsters: [{ card: Test Pawn, as: theirs }]',
    says: 'Destroy up to 2 monsters on the field.',
    faulty: [],
  },
  {
    name: 'whether a monster that is destroyed as well must be destroyed in the place of another',
    board: 'monsters: [Test Watch, Test Pawn]',
    says: 'Destroy all monsters on the field.',
    faulty: ['rule/unsettled'],
  },
  {
    name: 'an Equip Card must',
    board: 'monsters: [{ card: Test Pawn, as: a }], spells: [{ card: Test Plate, attachedTo: a }]',
    says: 'Destroy all cards on the field.',
    faulty: [],
  },
  {
    name: 'what was not to be destroyed can',
    board: 'monsters: [Test Squire, Test Pawn]',
    other: 'monsters: [Test Lord]',
    says: 'Destroy all Normal Monsters on the field.',
    faulty: [],
  },
])('$name', ({ board, other = '', says, faulty }) => {
  const judgement = judged(`game: yugioh
title: together
${CARDS}
players:
  - { name: Apple, ${board} }
  - { name: Nutmeg, ${other} }
actions: [{ say: ${says}, by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(faulty);
});
