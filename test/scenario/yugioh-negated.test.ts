/** Monsters of Yu-Gi-Oh! whose effects are negated: what no published answer settles is withheld. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const ruling = (text: string, actions: string, negated = true) =>
  judged(`game: yugioh
title: negated
cards:
  - { name: Test Rock, type: Effect Monster, level: 3, text: "${text}" }
players:
  - { name: Apple, lp: 8000, monsters: [{ card: Test Rock, effects negated: ${negated} }], hand: [X-Head Cannon], deck: 9 }
  - { name: Nutmeg, lp: 8000, hand: [Dark Hole] }
actions: [${actions}]
`);

const DARK_HOLE = '{ activate: Dark Hole, by: Nutmeg }';

test.each([
  // What is Tributed may be the monster itself.
  { text: 'You can Tribute 1 monster; draw 1 card.', actions: '{ activate: Test Rock, by: Apple }' },
  { text: 'If this card would be sent to the GY, banish it instead.', actions: DARK_HOLE },
])('$text', ({ text, actions }) => {
  expect(faults(ruling(text, actions))).toEqual(['rule/not-modelled']);
  expect(faults(ruling(text, actions, false))).toEqual([]);
});

test('what others gave it stays', () => {
  const { ruling: told } = judged(`game: yugioh
title: negated
cards:
  - { name: Test Rock, type: Effect Monster }
  - { name: Test Metal, type: Normal Spell, text: "Special Summon 1 monster from your hand, but banish it when it leaves the field." }
  - { name: Test Chalice, type: Normal Spell, text: "Special Summon 1 monster from your hand, but its effects are negated." }
players:
  - { name: Apple, hand: [Test Rock, Test Metal], deck: 9 }
  - { name: Nutmeg, hand: [Dark Hole] }
actions:
  - { activate: Test Metal, by: Apple }
  - { activate: Dark Hole, by: Nutmeg }
expect: { always: [{ object: Test Rock, zone: banished }] }
`);
  expect(told?.outcomes.length).toBeGreaterThan(0);
});

test('a Level is not reduced to nothing', () => {
  const judgement = judged(`game: yugioh
title: level
cards:
  - { name: Test Rock, type: Effect Monster, level: 3, text: "If this card is in your GY: You can pay 500 LP, then target 1 Level 6 or lower monster you control; Special Summon this card, and if you do, this card's Level is reduced by the Level of the targeted monster." }
  - { name: Test Pawn, type: Normal Monster, level: 3 }
players:
  - { name: Apple, lp: 8000, monsters: [Test Pawn], gy: [Test Rock] }
  - { name: Nutmeg }
actions: [{ activate: Test Rock, by: Apple, targets: [Test Pawn] }]
choices: [{ by: Apple, asks: name, choose: Attack Position }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

/** What has no effects, or has them negated already, is not targeted for that alone. */
test.each([
  { target: 'Test Pawn', actions: '', found: ['action/barred'] },
  { target: 'Test Rock', actions: '', found: [] },
  {
    target: 'Test Rock',
    actions: '{ activate: one, by: Nutmeg, targets: [Test Rock] }, ',
    found: ['action/barred'],
  },
])('effects are negated of $target, after $actions', ({ target, actions, found }) => {
  const judgement = judged(`game: yugioh
title: negated
cards:
  - { name: Test Rock, type: Effect Monster, text: "You can pay 500 LP; draw 1 card." }
  - { name: Test Pawn, type: Normal Monster }
  - { name: Test Veil, type: Quick-Play Spell, text: "Target 1 face-up monster on the field; negate its effects until the end of this turn." }
players:
  - { name: Apple, lp: 8000, monsters: [${target}], deck: 9 }
  - { name: Nutmeg, hand: [{ card: Test Veil, as: one }], spells: [{ card: Test Veil, as: other, faceDown: true }] }
turn: Nutmeg
actions: [${actions}{ activate: other, by: Nutmeg, targets: [${target}] }]
`);
  expect(faults(judgement)).toEqual(found);
});

test('a monster that leaves the field while its effects are negated', () => {
  const judgement = judged(`game: yugioh
title: negated
cards:
  - { name: Test Rock, type: Effect Monster, text: "You can pay 500 LP; draw 1 card." }
  - { name: Test Veil, type: Quick-Play Spell, text: "Target 1 face-up monster on the field; negate its effects until the end of this turn." }
  - { name: Test Wind, type: Quick-Play Spell, text: "Target 1 face-up monster on the field; return it to the hand." }
players:
  - { name: Apple, lp: 8000, monsters: [Test Rock], spells: [{ card: Test Wind, faceDown: true }], deck: 9 }
  - { name: Nutmeg, spells: [{ card: Test Veil, faceDown: true }] }
actions:
  - { activate: Test Rock, by: Apple }
  - { activate: Test Wind, by: Apple, inResponseTo: Test Rock, targets: [Test Rock] }
  - { activate: Test Veil, by: Nutmeg, inResponseTo: Test Wind, targets: [Test Rock] }
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test('a monster that is turned face-down once it has activated its negated effect', () => {
  const judgement = judged(`game: yugioh
title: negated
cards:
  - { name: Test Rock, type: Effect Monster, text: "You can pay 500 LP; draw 1 card." }
  - { name: Test Book, type: Quick-Play Spell, text: "Target 1 face-up monster on the field; change it to face-down Defense Position." }
players:
  - { name: Apple, lp: 8000, monsters: [Test Rock], deck: 9 }
  - { name: Nutmeg, hand: [Effect Veiler], spells: [{ card: Test Book, faceDown: true }] }
actions:
  - { activate: Effect Veiler, by: Nutmeg, targets: [Test Rock] }
  - { activate: Test Rock, by: Apple }
  - { activate: Test Book, by: Nutmeg, inResponseTo: Test Rock, targets: [Test Rock] }
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

/** Whether a card that does more than negate targets what has no effects. */
test.each(['Forbidden Chalice', 'Infinite Impermanence', 'Fiendish Chain'])(
  '%s and a monster without effects',
  (name) => {
    const targeted = (type: string, negated: boolean) =>
      faults(
        judged(`game: yugioh
title: negated
cards: [{ name: Test Pawn, type: ${type}, text: This card cannot be destroyed by battle. }]
players:
  - { name: Apple, monsters: [{ card: Test Pawn, effects negated: ${negated} }] }
  - { name: Nutmeg, spells: [{ card: ${name}, faceDown: true }] }
actions: [{ activate: ${name}, by: Nutmeg, targets: [Test Pawn] }]
`),
      );
    expect(targeted('Effect Monster', false)).toEqual([]);
    expect(targeted('Effect Monster', true)).toEqual(['rule/not-modelled']);
  },
);

test.each([
  { spells: '', set: true, found: [] },
  { spells: 'Test Charm', set: false, found: [] },
  { spells: 'Test Charm', set: true, found: ['rule/not-modelled'] },
])('what lies in the column of Infinite Impermanence: $spells, Set: $set', ({ spells, set, found }) => {
  const judgement = judged(`game: yugioh
title: column
cards:
  - { name: Test Rock, type: Effect Monster, text: This card cannot be destroyed by card effects. }
  - { name: Test Charm, type: Continuous Spell, text: Monsters you control cannot be destroyed by card effects. }
players:
  - { name: Apple, monsters: [Test Rock], spells: [${spells}] }
  - { name: Nutmeg, ${set ? 'spells: [{ card: Infinite Impermanence, faceDown: true }]' : 'hand: [Infinite Impermanence]'} }
actions:
  - { activate: Infinite Impermanence, by: Nutmeg, targets: [Test Rock] }
  - { say: Destroy 1 monster you control., by: Apple }
`);
  expect(faults(judgement)).toEqual(found);
});
