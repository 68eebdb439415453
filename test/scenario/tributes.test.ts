/** Tribute Summons that are carried out, those that the rules do not have, and those that are beyond what is carried out. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = (level: number, action: string, outcomes: string) =>
  judged(`game: yugioh
title: tributes
cards:
  - { name: Test Titan, type: Normal Monster, level: ${level}, atk: 2000, def: 0 }
  - { name: Test Pawn, type: Normal Monster, level: 4, atk: 0, def: 0 }
players:
  - { name: Apple, hand: [Test Titan], monsters: [{ card: Test Pawn, as: mine }, { card: Test Pawn, as: other }] }
  - { name: Nutmeg, monsters: [{ card: Test Pawn, as: theirs }] }
actions: [{ ${action}, by: Apple }]
expect: { outcomes: ${outcomes} }
`);

const ONE = '[[{ object: Test Titan, zone: monsters }, { object: mine, zone: gy }]]';
const EITHER =
  '[[{ object: mine, zone: gy }, { object: other, zone: monsters }], [{ object: mine, zone: monsters }, { object: other, zone: gy }]]';
const BOTH =
  '[[{ object: mine, zone: gy }, { object: other, zone: gy }, { object: theirs, zone: monsters }]]';
const NONE = '[[{ object: Test Titan, zone: monsters }, { count: 3, of: Test Pawn, zone: monsters }]]';

test.each([
  { level: 4, action: 'normal summon: Test Titan', outcomes: NONE },
  { level: 5, action: 'tribute summon: Test Titan, with: mine', outcomes: ONE },
  { level: 6, action: 'tribute summon: Test Titan, with: mine', outcomes: ONE },
  { level: 6, action: 'tribute summon: Test Titan', outcomes: EITHER },
  { level: 7, action: 'tribute summon: Test Titan', outcomes: BOTH },
  { level: 12, action: 'tribute summon: Test Titan', outcomes: BOTH },
])('Level $level: $action', ({ level, action, outcomes }) => {
  expect(faults(ruling(level, action, outcomes))).toEqual([]);
});

test.each([
  { level: 4, action: 'tribute summon: Test Titan', code: 'action/tributes' },
  { level: 4, action: 'tribute summon: Test Titan, with: mine', code: 'action/tributes' },
  { level: 5, action: 'normal summon: Test Titan', code: 'action/tributes' },
  { level: 7, action: 'normal summon: Test Titan', code: 'action/tributes' },
  { level: 7, action: 'tribute summon: Test Titan, with: mine', code: 'action/tributes' },
  { level: 5, action: 'tribute summon: Test Titan, with: theirs', code: 'rule/not-modelled' },
])('none of Level $level: $action', ({ level, action, code }) => {
  expect(faults(ruling(level, action, '[]'))).toEqual([code]);
});

test('two are not Tributed where there is one', () => {
  const { problems } = judged(`game: yugioh
title: tributes
cards:
  - { name: Test Titan, type: Normal Monster, level: 8, atk: 2000, def: 0 }
players:
  - { name: Apple, hand: [Test Titan], monsters: [X-Head Cannon] }
  - { name: Nutmeg, monsters: [X-Head Cannon] }
actions: [{ tribute summon: Test Titan, by: Apple }]
expect: { outcomes: 1 }
`);
  expect(problems).toMatchObject([{ code: 'action/unpayable', place: { line: 8 } }]);
});
