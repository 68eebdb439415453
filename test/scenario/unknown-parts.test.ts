/** Some of a group of cards that nobody knows are meant: those are set apart, and no other text takes them for its own. */

import { expect, test } from 'vitest';
import { judged } from './judged.js';

test('one shield of three is chosen by Shield Force: it is among the two that are broken, or is not', () => {
  const { problems, ruling } = judged(`game: duel-masters
title: one of three
cards:
  - name: Test Spirit
    type: Creature
    power: 9000
    text: |
      Shield Force (When you put this creature into the battle zone, you may choose one of your shields. While the chosen shield remains in the shield zone, this creature gets the following Shield Force abilities.)
      Shield Force: When this creature would leave the battle zone, it stays in the battle zone instead.
  - { name: Test Double, type: Creature, power: 6000, text: Double breaker }
players:
  - { name: Apple, hand: [Test Spirit], deck: 10, shields: 3 }
  - { name: Nutmeg, battle zone: [Test Double] }
actions:
  - { summon: Test Spirit, by: Apple }
  - { turn: true, by: Apple }
  - { attack: Test Double, by: Nutmeg }
  - { say: Destroy one of your opponent's creatures., by: Nutmeg }
expect:
  outcomes:
    - [{ object: Test Spirit, zone: graveyard }, { player: Apple, shields: 1 }]
    - [{ object: Test Spirit, zone: battle zone }, { player: Apple, shields: 1 }]
`);
  expect(problems).toEqual([]);
  // Nothing chosen, and something chosen that is broken, end the same.
  expect(ruling?.outcomes.map(({ ways }) => ways)).toEqual([2, 1]);
});

test.each([
  [
    'the top card and the next',
    'put the top card of your deck into your mana zone and put the top card of your deck into your graveyard instead',
  ],
  [
    'two cards of the hand',
    'discard a card from your hand and put a card from your hand into your mana zone instead',
  ],
])('what takes two parts of one group at once, %s, is withheld', (_, does) => {
  const board = (cards: string) =>
    judged(`game: duel-masters
title: two at once
cards: [{ name: Test Saved, type: Creature, power: 3000, text: "When this creature would be destroyed, ${does}." }]
players:
  - { name: Apple, battle zone: [Test Saved], deck: ${cards}, hand: ${cards}, mana: [], graveyard: [] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
expect: { always: [{ object: Test Saved, zone: battle zone }, { player: Apple, mana: 1, graveyard: 1 }] }
`);
  expect(board('3').problems).toMatchObject([{ code: 'rule/not-modelled' }]);
  expect(board('[Aqua Soldier, Lost Soul, Aqua Hulcus]').problems).toEqual([]);
});
