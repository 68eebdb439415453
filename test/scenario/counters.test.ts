/** Counters that are removed instead of a destruction, from cards that are destroyed in the same moment. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const OWN = 'If this card would be destroyed by card effect, remove 1 Spell Counter from it instead.';
const FOR_MONSTERS =
  'If a monster you control would be destroyed by card effect, remove 1 Spell Counter from this card instead.';
const FOR_ALL =
  'If a card you control would be destroyed by card effect, remove 1 Spell Counter from this card instead.';
const FROM_ANY =
  'If a monster you control would be destroyed by card effect, you can remove 1 Spell Counter from a card you control instead.';

const ruling = ({ text, says, outcome }: { text: string; says: string; outcome: string }) =>
  judged(`game: yugioh
title: counters
cards:
  - { name: Test Library, type: Continuous Spell, text: "${text}" }
  - { name: Test Shelf, type: Continuous Spell, text: "You can remove 1 Spell Counter from this card; draw 1 card." }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, spells: [{ card: Test Library, counters: { Spell: 1 } }, Test Shelf], monsters: [Test Pawn] }
  - { name: Nutmeg, spells: [{ card: Test Shelf, as: theirs, counters: { Spell: 1 } }] }
actions: [{ say: ${says}, by: Nutmeg }]
expect: { outcomes: [${outcome}] }
`);

const MONSTERS = 'Destroy all monsters your opponent controls.';
const SPELLS = 'Destroy all Spells your opponent controls.';
const ALL = 'Destroy all cards your opponent controls.';

test.each([
  { text: FOR_MONSTERS, says: MONSTERS, outcome: '{ object: Test Pawn, zone: monsters }' },
  {
    text: OWN,
    says: ALL,
    outcome: '[{ object: Test Library, zone: spells }, { object: Test Pawn, zone: gy }]',
  },
  { text: FOR_ALL, says: MONSTERS, outcome: '{ object: Test Pawn, zone: monsters }' },
  { text: FOR_MONSTERS, says: SPELLS, outcome: '{ object: Test Library, zone: gy }' },
  {
    text: FROM_ANY,
    says: MONSTERS,
    outcome: '{ object: Test Pawn, zone: monsters }, { object: Test Pawn, zone: gy }',
  },
])('$text $says', (board) => {
  expect(faults(ruling(board))).toEqual([]);
});

test.each([
  { text: FOR_MONSTERS, says: ALL },
  { text: FOR_ALL, says: ALL },
  { text: FOR_ALL, says: SPELLS },
  { text: FROM_ANY, says: ALL },
])('$text $says is withheld', ({ text, says }) => {
  expect(faults(ruling({ text, says, outcome: '[]' }))).toEqual(['rule/not-modelled']);
});
