/** Attacks of monsters that do not come to a battle as they were declared. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = ({
  attacker = 'Test Wolf',
  against = 'theirs',
  target = '',
  pit = 'destroy it',
  outcome = '[]',
}) =>
  judged(`game: yugioh
title: attacks
cards:
  - { name: Test Wolf, type: Normal Monster, atk: 1000, def: 0 }
  - { name: Test Pawn, type: Normal Monster, atk: 0, def: 0 }
  - { name: Test Samurai, type: Effect Monster, atk: 0, def: 900, text: "This card can attack while in face-up Defense Position." }
  - { name: Test Pit, type: Normal Trap, text: "Target 1 monster on the field; ${pit}." }
players:
  - { name: Apple, lp: 8000, monsters: [${attacker}] }
  - { name: Nutmeg, lp: 8000, monsters: [{ card: Test Pawn, as: theirs }], spells: [{ card: Test Pit, faceDown: true }] }
actions:
  - { battle: Test Wolf, with: ${against}, by: Apple }
  ${target && `- { activate: Test Pit, by: Nutmeg, inResponseTo: Test Wolf, targets: [${target}] }`}
expect: { outcomes: [${outcome}] }
`);

test.each([
  { target: '', outcome: '[{ object: theirs, zone: gy }, { player: Nutmeg, lp: 7000 }]' },
  { target: 'Test Wolf', outcome: '[{ object: theirs, zone: monsters }, { player: Nutmeg, lp: 8000 }]' },
  {
    target: 'Test Wolf',
    pit: 'banish it, then Special Summon it in Attack Position',
    outcome: '[{ object: theirs, zone: monsters }, { player: Nutmeg, lp: 8000 }]',
  },
])('of a monster that is there until the Damage Step, or not: $target $pit', (board) => {
  expect(faults(ruling(board))).toEqual([]);
});

test('on a monster that has left the field is withheld', () => {
  expect(faults(ruling({ target: 'theirs' }))).toEqual(['rule/not-modelled']);
});

test.each([
  { attacker: '{ card: Test Wolf, defense: true }', found: ['action/barred'] },
  { attacker: '{ card: Test Wolf, faceDown: true }', found: ['action/barred'] },
  // A text may let it.
  { attacker: 'Test Samurai, { card: Test Wolf, defense: true }', found: ['rule/not-modelled'] },
])('of a monster that is not in face-up Attack Position: $attacker', ({ attacker, found }) => {
  expect(faults(ruling({ attacker }))).toEqual(found);
});

test('on a monster with the same controller is withheld', () => {
  expect(faults(ruling({ attacker: 'Test Wolf, { card: Test Pawn, as: own }', against: 'own' }))).toEqual([
    'rule/not-modelled',
  ]);
});
