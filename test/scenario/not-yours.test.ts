/** What a player lists to do with a card that another controls, and a Chain that forks: errors that say what was expected. */

import { expect, test } from 'vitest';
import { judged } from './judged.js';

const problems = (...actions: string[]) =>
  judged(`game: yugioh
title: not theirs
cards:
  - { name: Test Wolf, type: Gemini Effect Monster, level: 4, atk: 1000, def: 0 }
  - { name: Test Charm, type: Quick-Play Spell, text: Draw 1 card. }
  - { name: Test Shrine, type: Continuous Spell, text: "You can send this card to the GY; draw 1 card." }
players:
  - { name: Apple, monsters: [{ card: Test Wolf, as: mine }], hand: [{ card: Test Charm, as: a }, { card: Test Charm, as: b }, { card: Test Charm, as: c }, { card: Test Wolf, as: cub }], deck: 9, spells: [Test Shrine] }
  - { name: Nutmeg, monsters: [{ card: Test Wolf, as: theirs }], deck: 9 }
actions:
  - { activate: a, by: Apple }
${actions.map((action) => `  - { ${action} }`).join('\n')}
expect: { outcomes: 1 }
`).problems;

test.each([
  'battle: mine, with: theirs, by: Nutmeg',
  'battle: mine, with: mine, by: Nutmeg',
  'gemini summon: mine, by: Nutmeg',
  'flip summon: mine, by: Nutmeg',
  'normal summon: cub, by: Nutmeg',
  'activate: b, by: Nutmeg',
  'activate: Test Shrine, by: Nutmeg',
])('%s', (action) => {
  expect(problems(action)).toMatchObject([
    { code: 'action/not-yours', advice: 'Write `by: Apple`.', place: { line: 12 } },
  ]);
});

test('a Chain that forks', () => {
  expect(
    problems('activate: b, by: Apple, inResponseTo: a', 'activate: c, by: Apple, inResponseTo: a'),
  ).toMatchObject([
    { code: 'action/forks', advice: 'Let it respond to b (`inResponseTo`).', place: { line: 13 } },
  ]);
});

test.each([
  ['action/not-yours', ['end phase: true, by: Nutmeg']],
  ['action/again', ['end phase: true, by: Apple', 'end phase: true, by: Apple']],
  ['action/not-yours', ['end phase: true, by: Apple', 'turn: true', 'end phase: true, by: Apple']],
])('an End Phase that cannot come: %s, %s', (code, actions) => {
  expect(problems(...actions)).toMatchObject([{ code, place: { line: 11 + actions.length } }]);
});

test('an End Phase in each turn', () => {
  expect(problems('end phase: true, by: Apple', 'turn: true', 'end phase: true, by: Nutmeg')).toEqual([]);
});

test('an attack that is answered twice', () => {
  expect(
    problems(
      'battle: mine, with: theirs, by: Apple',
      'activate: b, by: Apple, inResponseTo: mine',
      'activate: c, by: Apple, inResponseTo: mine',
    ),
  ).toEqual([]);
});

const attacking = (...actions: string[]) =>
  judged(`game: duel-masters
title: not theirs
cards: [{ name: Test Wall, type: Creature, power: 2000, text: Blocker }]
players:
  - { name: Apple, battle zone: [{ card: Aqua Soldier, as: mine }, { card: Test Wall, as: tired, tapped: true }], shields: 3 }
  - { name: Nutmeg, battle zone: [{ card: Aqua Soldier, as: theirs }, { card: Test Wall, as: other }], shields: 3 }
actions:
${actions.map((action) => `  - { ${action} }`).join('\n')}
expect: { outcomes: 1 }
`).problems;

test.each([
  ['action/not-yours', 'attack: theirs, by: Apple'],
  ['action/not-yours', 'attack: theirs, with: mine, by: Apple'],
  ['action/barred', 'attack: tired, by: Apple'],
  ['action/barred', 'attack: theirs, by: Nutmeg'],
  ['action/barred', 'attack: mine, with: other, by: Apple'],
])('%s in Duel Masters: %s', (code, action) => {
  expect(attacking(action)).toMatchObject([{ code, place: { line: 8 } }]);
});

test.each([
  ['action/not-yours', 'block: other, by: Apple, inResponseTo: theirs'],
  ['action/barred', 'block: tired, by: Apple, inResponseTo: theirs'],
])('%s in Duel Masters: %s', (code, action) => {
  expect(attacking('turn: true, by: Apple', 'attack: theirs, by: Nutmeg', action)).toMatchObject([
    { code, place: { line: 10 } },
  ]);
});

test('land that another controls is not tapped', () => {
  const { problems } = judged(`game: magic
title: not theirs
cards: [{ name: Forest, type: Basic Land — Forest }]
players:
  - { name: Apple }
  - { name: Nutmeg, battlefield: [Forest] }
actions:
  - { tap: Forest, by: Apple }
expect: { outcomes: 1 }
`);
  expect(problems).toMatchObject([{ code: 'action/not-yours', place: { line: 8 } }]);
});
