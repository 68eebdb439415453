/** Summons with Materials that are named: those that the rules of the game do not have are none. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = (action: string, spell = 'Test Charm') =>
  judged(`game: yugioh
title: materials
cards:
  - { name: Test Tuner, type: Tuner Monster, level: 3 }
  - { name: Test Pawn, type: Normal Monster, level: 4 }
  - { name: Test Link, type: Link Monster, link: 2 }
  - { name: Test Dragon, type: Synchro Monster, level: 7 }
  - { name: Test Overlay, type: Xyz Monster, rank: 4 }
  - { name: Test Gate, type: Link Monster, link: 3 }
  - { name: Test Charm, type: Continuous Spell }
  - { name: Test Ban, type: Continuous Spell, text: Neither player can Special Summon monsters. }
players:
  - name: Apple
    monsters: [Test Tuner, { card: Test Pawn, as: one }, { card: Test Pawn, as: other }, { card: Test Pawn, as: set, faceDown: true }, { card: Test Pawn, as: token, token: true }, Test Link]
    hand: [{ card: Test Pawn, as: held }]
    extra deck: [Test Dragon, Test Overlay, Test Gate]
    spells: [${spell}]
  - { name: Nutmeg, monsters: [{ card: Test Pawn, as: theirs }] }
actions: [{ ${action}, by: Apple }]
`);

test.each([
  'synchro summon: Test Dragon, with: [Test Tuner, one]',
  'xyz summon: Test Overlay, with: [one, other]',
  'link summon: Test Gate, with: [one, other, Test Tuner]',
  'link summon: Test Gate, with: [Test Link, one]',
])('%s', (action) => {
  expect(faults(ruling(action))).toEqual([]);
});

test.each([
  ['synchro summon: Test Dragon, with: [one, Test Link]', 'action/materials'],
  ['synchro summon: Test Dragon, with: [Test Tuner, one, other]', 'action/materials'],
  ['synchro summon: Test Dragon, with: [Test Tuner, held]', 'action/materials'],
  ['synchro summon: Test Dragon, with: [Test Tuner, theirs]', 'action/materials'],
  ['synchro summon: Test Dragon, with: [Test Tuner, set]', 'action/materials'],
  ['synchro summon: Test Dragon, with: []', 'action/materials'],
  ['synchro summon: Test Gate, with: [Test Tuner, one]', 'action/materials'],
  ['synchro summon: held, with: [Test Tuner, one]', 'action/materials'],
  ['synchro summon: Test Dragon, with: [Test Tuner, Test Link]', 'position/missing-value'],
  ['synchro summon: Test Dragon', 'scenario/action'],
  ['xyz summon: Test Overlay, with: [one, one]', 'action/materials'],
  ['xyz summon: Test Overlay, with: [one, token]', 'action/barred'],
  ['xyz summon: Test Overlay, with: [one, Test Tuner]', 'action/materials'],
  ['link summon: Test Gate, with: [one, other]', 'action/materials'],
  ['link summon: Test Gate, with: [Test Link, one, other, Test Tuner]', 'action/materials'],
  ['battle: one, with: [theirs]', 'scenario/action'],
  ['draw: true, with: [one]', 'scenario/action'],
])('none: %s', (action, code) => {
  expect(faults(ruling(action))).toContain(code);
});

test('what cannot be Special Summoned is not summoned with Materials either', () => {
  expect(faults(ruling('xyz summon: Test Overlay, with: [one, other]', 'Test Ban'))).toEqual([
    'action/forbidden',
  ]);
});
