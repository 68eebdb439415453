/** What a unit becomes by something else than being given Might, and what is withheld of it. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = ({ hex = 'exhaust it', might = 3, hand = '' }) =>
  judged(`game: riftbound
title: Might by what has entered
cards:
  - { name: Test Hex, type: Spell, text: "The next time a unit would become [Mighty] this turn, ${hex} instead." }
  - { name: Test Guard, type: Unit, might: ${might} }
  - { name: Test Lord, type: Unit, might: 6, text: "Other friendly units have +2 [M]." }
players:
  - { name: Apple, hand: [Test Hex, Test Lord], base: [Test Guard] }
  - { name: Nutmeg }
actions:
  - play: Test Hex
  - play: Test Lord
  ${hand}
`);

test.each([
  { hex: 'banish it', found: [] },
  { hex: 'exhaust it', found: ['rule/not-modelled'] },
  { hex: 'exhaust it', might: 2, found: [] },
])('replaced by what leaves the unit as it is, is withheld: $hex, $might', ({ found, ...board }) => {
  expect(faults(ruling(board))).toEqual(found);
});

const entering = (might: number) =>
  judged(`game: riftbound
title: more Might than is printed
cards:
  - { name: Test Fan, type: Legend, text: "When one of your units becomes [Mighty], draw 1." }
  - { name: Test Guard, type: Unit, might: ${might} }
  - { name: Test Lord, type: Unit, might: 6, text: "Other friendly units have +2 [M]." }
players:
  - { name: Apple, hand: [Test Guard], base: [Test Lord], legend zone: [Test Fan], main deck: 3 }
  - { name: Nutmeg }
actions:
  - play: Test Guard
`);

test.each([
  { might: 2, found: [] },
  { might: 3, found: ['rule/unsettled'] },
  { might: 5, found: [] },
])('as a unit enters with more than is printed, $might, is withheld', ({ might, found }) => {
  expect(faults(entering(might))).toEqual(found);
});

const together = ({ hex = '', ban = '', might = 4, other = 3 }) =>
  judged(`game: riftbound
title: Might that rests on another unit's
cards:
  - { name: Test Hex, type: Spell, text: "The next time an enemy unit would become [Mighty] this turn, banish it instead." }
  - { name: Test Ban, type: Gear, text: "If an enemy unit would become [Mighty], banish it instead." }
  - { name: Test Drum, type: Gear, text: "Other friendly units have +1 [M]." }
  - { name: Test Chief, type: Unit, might: ${might}, text: "While I'm [Mighty], other friendly units have +1 [M]." }
  - { name: Test Guard, type: Unit, might: ${other}, text: "When I become [Mighty], draw 1." }
players:
  - { name: Apple, main deck: 3, hand: [Test Drum], base: [Test Chief, Test Guard] }
  - { name: Nutmeg, hand: [Test Hex], base: [${ban}] }
actions:
  ${hex}
  - { play: Test Drum, by: Apple }
`);

test.each([
  { by: 'a spell', hex: '- { play: Test Hex, by: Nutmeg }', found: ['rule/unsettled'] },
  { by: 'gear', ban: 'Test Ban', found: ['rule/unsettled'] },
  { by: 'nothing', found: [] },
  {
    by: 'a spell, though each has enough by itself',
    hex: '- { play: Test Hex, by: Nutmeg }',
    other: 4,
    found: [],
  },
  { by: 'gear, though only one comes to so much', ban: 'Test Ban', other: 2, found: [] },
])('Might that goes with another unit, replaced by $by', ({ found, ...board }) => {
  expect(faults(together(board))).toEqual(found);
});

const equipped = (might: number) =>
  judged(`game: riftbound
title: Might by what is attached
cards:
  - { name: Test Chain, type: Gear, text: "If an enemy unit would become [Mighty], kill it instead." }
  - { name: Test Guard, type: Unit, might: ${might} }
players:
  - { name: Apple, calm: 1, base: [Test Guard, Guardian Angel] }
  - { name: Nutmeg, base: [Test Chain] }
actions:
  - { use: Guardian Angel, by: Apple }
`);

test.each([
  { might: 3, found: [] },
  { might: 4, found: ['rule/not-modelled'] },
])('attached to a unit of $might, which it saves from what is done instead', ({ might, found }) => {
  expect(faults(equipped(might))).toEqual(found);
});

const inPlace = ({ rules = '1.4', before = 3, after = 5 }) =>
  judged(`game: riftbound
rules: "${rules}"
title: Might that comes with what takes a unit's place
cards:
  - { name: Test Fan, type: Legend, text: "When one of your units becomes [Mighty], draw 1." }
  - { name: Test Guard, type: Unit, might: ${before} }
players:
  - { name: Apple, legend zone: [Test Fan], base: [Test Guard], main deck: 3 }
  - { name: Nutmeg }
actions:
  - { say: "Replace a friendly unit with a ${after} [M] Mech unit token.", by: Apple }
  - { say: Swap a unit back., by: Apple }
`);

test.each([
  { before: 3, after: 5, found: ['rule/unsettled'] },
  { rules: '1.3', before: 3, after: 5, found: ['rule/unsettled'] },
  // As the card comes back.
  { before: 5, after: 3, found: ['rule/unsettled'] },
  { rules: '1.3', before: 5, after: 3, found: ['rule/unsettled'] },
  { before: 3, after: 4, found: [] },
  { rules: '1.3', before: 5, after: 6, found: [] },
])(
  'what takes the place of a unit with less than 5 Might: $rules, $before, $after',
  ({ found, ...board }) => {
    expect(faults(inPlace(board))).toEqual(found);
  },
);
