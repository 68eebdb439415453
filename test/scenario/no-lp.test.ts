/** What ends the Duel is not passed over: a player without LP has lost. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = (lp: number) =>
  judged(`game: yugioh
title: battle damage
cards:
  - { name: Test Pawn, type: Normal Monster, atk: 1000, def: 1000 }
  - { name: Test Titan, type: Normal Monster, atk: 2000, def: 0 }
players:
  - { name: Apple, lp: ${lp}, monsters: [Test Pawn] }
  - { name: Nutmeg, lp: 8000, monsters: [Test Titan] }
turn: Nutmeg
actions: [{ battle: Test Titan, with: Test Pawn, by: Nutmeg }]
expect: { outcomes: [{ player: Apple, lp: ${lp - 1000} }] }
`);

test.each([
  { lp: 1001, found: [] },
  { lp: 1000, found: ['rule/not-modelled'] },
  { lp: 800, found: ['rule/not-modelled'] },
])('1000 damage with $lp LP', ({ lp, found }) => {
  expect(faults(ruling(lp))).toEqual(found);
});
