/** Tribute Summons that are carried out, and those that are beyond what is. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = (level: number, tribute: string) =>
  judged(`game: yugioh
title: tributes
cards:
  - { name: Test Titan, type: Normal Monster, level: ${level}, atk: 2000, def: 0 }
  - { name: Test Pawn, type: Normal Monster, level: 4, atk: 0, def: 0 }
players:
  - { name: Apple, hand: [Test Titan], monsters: [{ card: Test Pawn, as: mine }] }
  - { name: Nutmeg, monsters: [{ card: Test Pawn, as: theirs }] }
actions: [{ tribute summon: Test Titan, with: ${tribute}, by: Apple }]
expect: { outcomes: [[{ object: Test Titan, zone: monsters }, { object: mine, zone: gy }]] }
`);

test.each([5, 6])('a monster of Level %d takes one', (level) => {
  expect(faults(ruling(level, 'mine'))).toEqual([]);
});

test.each([
  { level: 4, tribute: 'mine' },
  { level: 7, tribute: 'mine' },
  { level: 5, tribute: 'theirs' },
])('of $tribute for Level $level is withheld', ({ level, tribute }) => {
  expect(faults(ruling(level, tribute))).toEqual(['rule/not-modelled']);
});
