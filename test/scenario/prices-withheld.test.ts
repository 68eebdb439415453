/** What Yu-Gi-Oh! texts have done instead of paying, and in which phase: where no published answer says what comes of it. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const CARDS = `cards:
  - { name: Test Bear, type: Effect Monster, archetypes: [Test Pole], text: "You can Tribute 1 other monster; draw 1 card." }
  - { name: Test Echo, type: Effect Monster, archetypes: [Test Pole], text: "You can Tribute 1 other monster; banish it." }
  - { name: Test Owl, type: Effect Monster, text: "You can Tribute 1 other monster; draw 1 card." }
  - { name: Test Pawn, type: Normal Monster }
  - { name: Test Star, type: Continuous Spell, text: "If you would Tribute a monster(s) to activate a \\"Test Pole\\" monster's effect, you can send this card from your field to the GY instead." }
  - { name: Test Dusk, type: Continuous Spell, text: "Any card sent to the GY is banished instead." }
  - { name: Test Scribe, type: Continuous Spell, text: "If a card is sent to the GY by a card effect: Gain 500 LP." }
  - { name: Test Poet, type: Continuous Spell, text: "If a card is sent to the GY: Gain 500 LP." }
  - { name: Test Core, type: Continuous Spell, text: "If a monster you control would be destroyed during the End Phase, you can send this card to the GY instead." }`;

test.each([
  {
    name: 'what can be paid',
    board: 'monsters: [Test Bear, Test Pawn], spells: [Test Star, Test Poet]',
    does: '{ activate: Test Bear, by: Apple }',
    faulty: [],
  },
  {
    name: 'whether what cannot be paid can be paid so',
    board: 'monsters: [Test Bear], spells: [Test Star]',
    does: '{ activate: Test Bear, by: Apple }',
    faulty: ['rule/not-modelled'],
  },
  {
    name: 'that it cannot is said as little',
    board: 'monsters: [Test Bear], spells: [Test Star]',
    does: '{ activate: Test Bear, by: Apple, illegal: true }',
    faulty: ['rule/not-modelled'],
  },
  {
    name: 'what is about another effect lets nothing be paid',
    board: 'monsters: [Test Owl], spells: [Test Star]',
    does: '{ activate: Test Owl, by: Apple, illegal: true }',
    faulty: [],
  },
  {
    name: 'what is in the hand lets nothing be paid',
    board: 'monsters: [Test Bear], hand: [Test Star]',
    does: '{ activate: Test Bear, by: Apple, illegal: true }',
    faulty: [],
  },
  {
    name: 'whether what goes elsewhere can be done instead of paying',
    board: 'monsters: [Test Bear, Test Pawn], spells: [Test Star, Test Dusk]',
    does: '{ activate: Test Bear, by: Apple }',
    faulty: ['rule/not-modelled'],
  },
  {
    name: 'whether an effect does what is done instead of paying',
    board: 'monsters: [Test Bear, Test Pawn], spells: [Test Star, Test Scribe]',
    does: '{ activate: Test Bear, by: Apple }',
    faulty: ['rule/not-modelled'],
  },
  {
    name: 'what an effect does that speaks of what was paid for it',
    board: 'monsters: [Test Echo, Test Pawn], spells: [Test Star]',
    does: '{ activate: Test Echo, by: Apple }',
    faulty: ['rule/not-modelled'],
  },
  {
    name: 'whether it is the End Phase',
    board: 'monsters: [Test Pawn], spells: [Test Core]',
    does: '{ say: Destroy all monsters on the field., by: Nutmeg }',
    faulty: ['position/missing-value'],
  },
])('$name', ({ board, does, faulty }) => {
  const judgement = judged(`game: yugioh
title: A board
${CARDS}
players:
  - { name: Apple, lp: 8000, deck: 9, ${board} }
  - { name: Nutmeg, lp: 8000 }
actions: [${does}]
`);
  expect(faults(judgement)).toEqual(faulty);
});
