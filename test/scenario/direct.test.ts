/** Direct attacks that cannot be declared, and those of which no ruling is given. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = (actions: string, theirs = '', attacker = 'Test Pawn') =>
  judged(`game: yugioh
title: direct
cards:
  - { name: Test Pawn, type: Normal Monster, atk: 1000, def: 0 }
  - { name: Test Cat, type: Effect Monster, atk: 500, def: 0, text: This card can attack your opponent directly. }
  - { name: Test Call, type: Quick-Play Spell, text: Special Summon 1 monster from your hand. }
players:
  - { name: Apple, lp: 8000, monsters: [{ card: ${attacker}, as: attacker }, { card: Test Pawn, as: lying, defense: true }], hand: [Runick Slumber], extra deck: [] }
  - { name: Nutmeg, lp: 8000, monsters: [${theirs}], hand: [{ card: Test Pawn, as: called }, Test Call], deck: 5 }
actions: [${actions}]
`);

const CALLED = '{ activate: Test Call, by: Nutmeg, inResponseTo: attacker }';

test.each([
  { actions: '{ direct attack: attacker, by: Apple }', faulty: [] },
  { actions: '{ direct attack: attacker, by: Apple }', theirs: 'Test Pawn', faulty: ['action/barred'] },
  {
    actions: '{ direct attack: attacker, by: Apple }',
    theirs: 'Test Pawn',
    attacker: 'Test Cat',
    faulty: [],
  },
  { actions: '{ direct attack: lying, by: Apple }', faulty: ['action/barred'] },
  { actions: '{ direct attack: attacker, by: Nutmeg }', faulty: ['action/not-yours'] },
  // The opponent has a monster by now: the attack would be declared anew.
  { actions: `{ direct attack: attacker, by: Apple }, ${CALLED}`, faulty: ['rule/not-modelled'] },
  {
    actions: `{ direct attack: attacker, by: Apple }, ${CALLED}`,
    theirs: 'Test Pawn',
    attacker: 'Test Cat',
    faulty: ['rule/not-modelled'],
  },
])('$attacker, $theirs: $actions', ({ actions, theirs, attacker, faulty }) => {
  expect(faults(ruling(actions, theirs, attacker))).toEqual(faulty);
});

test.each(['direct attack: attacker', 'battle: attacker, with: Test Pawn'])(
  'who cannot attack this turn does not: %s',
  (attack) => {
    const theirs = attack.startsWith('battle') ? '{ card: Test Pawn, as: theirs }' : '';
    const judgement = judged(`game: yugioh
title: direct
cards:
  - { name: Test Pawn, type: Normal Monster, atk: 1000, def: 0 }
players:
  - { name: Apple, lp: 8000, monsters: [{ card: Test Pawn, as: attacker }], hand: [Runick Slumber] }
  - { name: Nutmeg, lp: 8000, monsters: [${theirs}], deck: 5 }
actions:
  - { activate: Runick Slumber, by: Apple, targets: [attacker] }
  - { ${attack.replace('Test Pawn', 'theirs')}, by: Apple }
choices: [{ by: Apple, choose: 1 }]
`);
    expect(faults(judgement)).toEqual(['action/forbidden']);
  },
);
