/** Of a zone that nobody has written down nothing is known: it is not taken to be empty. */

import { describe, expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const GAMES = [
  { game: 'magic', word: 'library', draw: 'Draw a card.', empty: [] },
  { game: 'duel-masters', word: 'deck', draw: 'Draw a card.', empty: [] },
  // Who burns out makes a deck of the trash, of which nothing is known either (431).
  { game: 'riftbound', word: 'main deck', draw: 'Draw 1.', empty: ['position/missing-value'] },
];

describe.each(GAMES)('$game: a draw', ({ game, word, draw, empty }) => {
  const ruling = (pile: string, drawn: number) =>
    judged(`game: ${game}
title: a draw
players: [{ name: Apple${pile} }, { name: Nutmeg }]
actions: [{ say: ${draw}, by: Apple }]
expect: { outcomes: [{ player: Apple, hand: ${drawn} }] }
`);

  test('from a deck that nobody has written down', () => {
    expect(ruling('', 0).problems).toMatchObject([
      {
        code: 'position/missing-value',
        message: `What is in the ${word} of Apple is not written down.`,
        advice: `Give Apple \`${word}\`: a list, or a number of unknown cards.`,
      },
    ]);
  });

  test.each([
    { pile: `, ${word}: 0`, drawn: 0, found: empty },
    { pile: `, ${word}: []`, drawn: 0, found: empty },
    { pile: `, ${word}: 3`, drawn: 1, found: [] },
  ])('from one that is written down$pile', ({ pile, drawn, found }) => {
    expect(faults(ruling(pile, drawn))).toEqual(found);
  });
});

test('the top card of a library that nobody has written down', () => {
  const judgement = judged(`game: magic
title: the top card
players: [{ name: Apple }, { name: Nutmeg }]
actions: [{ say: Exile the top card of your library., by: Apple }]
`);
  expect(judgement.problems).toMatchObject([{ code: 'position/missing-value' }]);
});

describe('what a text asks for', () => {
  const asked = (mana: string) =>
    judged(`game: duel-masters
title: cards in the mana zone
cards:
  - { name: Test Reed, type: Creature, power: 1000, text: "When this creature would be destroyed, if you have 2 or more cards in your mana zone, put it into your mana zone instead." }
players: [{ name: Apple, battle zone: [Test Reed]${mana} }, { name: Nutmeg }]
actions: [{ say: "Destroy one of your opponent's creatures.", by: Nutmeg }]
expect: { outcomes: [{ object: Test Reed, zone: graveyard }] }
`);

  test('in a zone that nobody has written down', () => {
    expect(asked('').problems).toMatchObject([
      { code: 'position/missing-value', message: 'What is in the mana of Apple is not written down.' },
    ]);
  });

  test.each([', mana: 1', ', mana: []'])('in one that is written down%s', (mana) => {
    expect(faults(asked(mana))).toEqual([]);
  });
});

test.each([
  { shields: ', shields: []', found: [] },
  { shields: '', found: ['position/missing-value'] },
])('what a player has none of need not be written down of the others$shields', ({ shields, found }) => {
  const judgement = judged(`game: duel-masters
title: no shields
cards:
  - { name: Test Reed, type: Creature, power: 1000, text: "When this creature would leave the battle zone, if you have no shields, it stays in the battle zone instead." }
players: [{ name: Apple, battle zone: [Test Reed]${shields} }, { name: Nutmeg }]
actions: [{ say: "Destroy one of your opponent's creatures.", by: Nutmeg }]
expect: { outcomes: [{ object: Test Reed, zone: battle zone }] }
`);
  expect(faults(judgement).slice(0, 1)).toEqual(found);
});

describe('what a text lets a player choose', () => {
  const chosen = (graveyard: string) =>
    judged(`game: duel-masters
title: cards of the graveyard
cards:
  - { name: Test Reed, type: Creature, power: 1000, text: "When this creature would be destroyed, you may put 2 cards from your graveyard on the bottom of your deck instead." }
players: [{ name: Apple, deck: 3, battle zone: [Test Reed]${graveyard} }, { name: Nutmeg }]
actions: [{ say: "Destroy one of your opponent's creatures.", by: Nutmeg }]
expect: { outcomes: [{ object: Test Reed, zone: graveyard }] }
`);

  test('in a zone that nobody has written down', () => {
    expect(chosen('').problems).toMatchObject([
      { code: 'position/missing-value', message: 'What is in the graveyard of Apple is not written down.' },
    ]);
  });

  test.each([', graveyard: 1', ', graveyard: []'])('in one that is written down%s', (graveyard) => {
    expect(faults(chosen(graveyard))).toEqual([]);
  });
});

test('whether what lay there from the beginning was kicked is not known', () => {
  const judgement = judged(`game: magic
title: a creature that may have been kicked
cards:
  - { name: Test Martyr, type: Creature, stats: 1/1, text: "When Test Martyr dies, if it was kicked, you gain 3 life." }
players: [{ name: Apple, life: 20, battlefield: [Test Martyr] }, { name: Nutmeg }]
actions: [{ say: Destroy target creature., by: Nutmeg }]
`);
  expect(judgement.problems).toMatchObject([{ code: 'position/missing-value' }]);
});

test('the anchor word that was chosen for a permanent that was there before', () => {
  const judgement = judged(`game: magic
title: what a siege says
cards:
  - name: Test Siege
    type: Enchantment
    text: "As this enchantment enters, choose Khans or Dragons.\\n• Khans — Creatures you control get +1/+1.\\n• Dragons — If a creature you control would die, exile it instead."
players: [{ name: Apple, battlefield: [Test Siege, Bear Cub] }, { name: Nutmeg }]
actions: [{ say: Destroy target creature., by: Nutmeg, targets: [Bear Cub] }]
`);
  expect(judgement.problems).toMatchObject([
    { code: 'position/missing-value', advice: 'Give it `chose: { word: ... }`.' },
  ]);
});
