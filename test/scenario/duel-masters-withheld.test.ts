/** What the rules of Duel Masters are not known to settle is not ruled on. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

/** A creature that looks at how many cards are in the zone out of which another would be put. */
const put = (rules: string, hand: string) =>
  judged(`game: duel-masters
rules: "${rules}"
title: what an effect puts into the battle zone, by the rules of ${rules}
cards:
  - { name: Test Gate, type: Creature, power: 5000, text: "Whenever your opponent would put a creature, if your opponent has no cards in his hand, put that creature into its owner's graveyard instead." }
players:
  - { name: Apple, hand: [${hand}] }
  - { name: Nutmeg, battle zone: [Test Gate] }
actions:
  - { say: Put a creature from your hand into the battle zone., by: Apple, targets: [Aqua Soldier] }
`);

test.each([
  { rules: '1.20', hand: 'Aqua Soldier', found: ['rule/unsettled'] },
  { rules: '1.20', hand: 'Aqua Soldier, Lost Soul', found: [] },
  { rules: '1.50', hand: 'Aqua Soldier', found: [] },
])('whether what an effect puts is counted until it is there: $rules, $hand', ({ rules, hand, found }) => {
  expect(faults(put(rules, hand))).toEqual(found);
});

/** Two creatures that an effect puts at once, by rules of which it is not known whether one comes after the other. */
const together = (rules: string, text: string) =>
  judged(`game: duel-masters
rules: "${rules}"
title: what an effect puts at once, by the rules of ${rules}
cards:
  - { name: Test Herald, type: Creature, power: 3000, text: "${text}" }
players:
  - { name: Apple, mana: [Test Herald, Aqua Soldier], deck: 5 }
  - { name: Nutmeg, battle zone: ["Ryusei Kaiser, the Eternal"] }
actions:
  - { say: Put 2 creatures from your mana zone into the battle zone., by: Apple }
`);

const ANOTHER = 'Whenever you put another creature into the battle zone, draw a card.';
const OPPOSING = 'Whenever your opponent puts a creature into the battle zone, draw a card.';

test.each([
  { rules: '1.20', text: ANOTHER, found: ['rule/unsettled'] },
  { rules: '1.20', text: 'Each of your other creatures gets +1000 power.', found: ['rule/unsettled'] },
  { rules: '1.20', text: OPPOSING, found: [] },
  { rules: '1.20', text: 'When you put this creature into the battle zone, draw a card.', found: [] },
  { rules: '1.50', text: ANOTHER, found: [] },
])('whether what is put at once comes together: $rules, $text', ({ rules, text, found }) => {
  expect(faults(together(rules, text))).toEqual(found);
});

// What stands in for another goes along with it, and a card that has gone to the graveyard does not go to the hand.
test.each([
  { says: "Return all creatures to their owners' hands.", choose: 'accept', found: ['rule/unsettled'] },
  { says: "Return all creatures to their owners' hands.", choose: 'decline', found: [] },
  { says: 'Destroy all creatures.', choose: 'accept', found: [] },
])('to which of two places a card goes at once: $says, $choose', ({ says, choose, found }) => {
  const judgement = judged(`game: duel-masters
title: two places
cards:
  - { name: Test Cub, type: Creature, power: 1000 }
  - { name: Test Anchor, type: Creature, power: 3000, text: "When one of your other creatures would leave the battle zone, you may destroy this creature instead." }
players:
  - { name: Apple, battle zone: [Test Anchor, Test Cub] }
  - { name: Nutmeg }
actions: [{ say: ${says}, by: Apple }]
choices: [{ by: Apple, choose: ${choose} }]
`);
  expect(faults(judgement)).toEqual(found);
});

/** A creature that its own replacement turns into a fortress as it loses a battle. */
const turned = (text: string) =>
  judged(`game: duel-masters
title: what battles turns into a fortress
cards:
  - { name: Test Dragheart, type: Dragheart Creature, power: 3000, otherSide: Test Fortress, text: "Dragon Evasion (When this creature would leave the battle zone, flip it to its other side instead.)" }
  - { name: Test Fortress, type: Dragheart Fortress }
  - { name: Test Foe, type: Creature, power: 6000, text: "${text}" }
players:
  - { name: Apple, battle zone: [Test Foe] }
  - { name: Nutmeg, battle zone: [Test Dragheart] }
actions:
  - { battle: Test Foe, with: Test Dragheart, by: Apple }
`);

test.each([
  { text: 'Slayer', found: ['rule/unsettled'] },
  { text: 'Whenever this creature wins a battle, untap this creature.', found: [] },
])('whether a fortress is the creature that it was in the battle: $text', ({ text, found }) => {
  expect(faults(turned(text))).toEqual(found);
});

/** The creature that was attacked leaves after the attack was blocked. */
const blocked = (rules: string) =>
  judged(`game: duel-masters
rules: "${rules}"
title: what was attacked at first leaves
cards:
  - { name: Test Cub, type: Creature, power: 2000 }
  - { name: Test Wall, type: Creature, power: 4000, text: Blocker }
  - { name: Test Foe, type: Creature, power: 1000 }
players:
  - { name: Apple, battle zone: [Test Cub] }
  - { name: Nutmeg, battle zone: [Test Wall, { card: Test Foe, tapped: true }], hand: [], shields: 2 }
actions:
  - { attack: Test Cub, with: Test Foe, by: Apple }
  - { block: Test Wall, by: Nutmeg, inResponseTo: Test Cub }
  - { say: Destroy one of your creatures., by: Nutmeg, targets: [Test Foe], inResponseTo: Test Cub }
`);

test.each([
  { rules: '1.20', found: ['rule/unsettled'] },
  { rules: '1.50', found: [] },
])('whether a blocked attack goes on without the creature that was attacked: $rules', ({ rules, found }) => {
  expect(faults(blocked(rules))).toEqual(found);
});

// What several cards cost that are one creature no rule that is known here says; their power is added up.
test.each([
  { which: 'that cost 3 or less', found: ['rule/unsettled'] },
  { which: 'that cost 7 or more', found: ['rule/unsettled'] },
  { which: 'that have power 6000 or more', found: [] },
])('of a linked God: creatures $which', ({ which, found }) => {
  for (const [first, second] of [
    ['Left', 'Right'],
    ['Right', 'Left'],
  ]) {
    const judgement = judged(`game: duel-masters
title: what a linked God costs
cards:
  - { name: Test Left, type: Creature, race: God, power: 3000, cost: 3 }
  - { name: Test Right, type: Creature, race: God, power: 4000, cost: 4 }
players:
  - { name: Apple, battle zone: [{ card: Test ${first}, as: first }], linked: [{ card: Test ${second}, attachedTo: first }] }
  - { name: Nutmeg }
actions: [{ say: Destroy all your opponent's creatures ${which}., by: Nutmeg }]
`);
    expect(faults(judgement)).toEqual(found);
  }
});

/** Cards whose types have rules of their own that are not worked out. */
const ofTypes = (board: string, says: string) =>
  judged(`game: duel-masters
title: types with rules of their own
cards:
  - { name: Test Cub, type: Creature, power: 2000 }
  - { name: Test Capsule, type: Gacharange Creature, power: 4000 }
  - { name: Test Blade, type: Dragheart Weapon }
  - { name: Test Veil, type: Orega Aura }
  - { name: Test Keep, type: Castle }
  - { name: Test Park, type: D2 Field }
  - { name: Test Nebula, type: Nebula }
players:
  - { name: Apple, ${board} }
  - { name: Nutmeg }
actions: [{ say: ${says}, by: Apple }]
`);

const RETURN = "Return all creatures to their owners' hands.";
const ARMED = 'battle zone: [{ card: Test Cub, as: cub }, { card: Test Cub, as: other }';

test.each([
  { board: 'battle zone: [Test Capsule]', says: RETURN, found: ['rule/not-modelled'] },
  { board: 'battle zone: [Test Capsule]', says: 'Destroy all creatures.', found: ['rule/not-modelled'] },
  { board: 'battle zone: [Test Capsule]', says: 'Tap all creatures.', found: [] },
  { board: 'graveyard: [Test Capsule]', says: 'Draw a card.', found: ['rule/not-modelled'] },
  {
    board: 'battle zone: [Test Nebula]',
    says: "Return all elements to their owners' hands.",
    found: ['rule/not-modelled'],
  },
  {
    board: 'battle zone: [Test Park], hand: [{ card: Test Park, as: second }]',
    says: 'Put a card from your hand into the battle zone.',
    found: ['rule/not-modelled'],
  },
  {
    board: `${ARMED}, { card: Test Blade, attachedTo: cub }]`,
    says: RETURN,
    found: ['rule/not-modelled'],
  },
  { board: `${ARMED}, { card: Test Veil, attachedTo: cub }]`, says: RETURN, found: ['rule/not-modelled'] },
  {
    board: 'battle zone: [Test Keep], shields: [Test Cub]',
    says: 'Put all your shields into your hand.',
    found: ['rule/not-modelled'],
  },
])('a rule of its type that is not known: $board, $says', ({ board, says, found }) => {
  expect(faults(ofTypes(`${board}, deck: 5`, says))).toEqual(found);
});

/** Several shields of a player who chooses which of them is broken. */
const broken = (shields: string) =>
  judged(`game: duel-masters
title: which of several shields are broken
cards:
  - { name: Test Meloppe, type: Creature, power: 2000, text: "Whenever your opponent would choose one of your shields, you choose instead." }
  - { name: Test Breaker, type: Creature, power: 6000, text: Double breaker }
players:
  - { name: Apple, battle zone: [Test Breaker] }
  - { name: Nutmeg, battle zone: [Test Meloppe], shields: [${shields}] }
actions:
  - { attack: Test Breaker, by: Apple }
`);

test.each([
  { shields: 'Aqua Soldier, Lost Soul, Aqua Hulcus', found: ['rule/unsettled'] },
  { shields: 'Aqua Soldier, Lost Soul', found: [] },
])('who chooses several shields in another\u2019s place: $shields', ({ shields, found }) => {
  expect(faults(broken(shields))).toEqual(found);
});
