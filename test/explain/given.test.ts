/** Keywords that something is given, and counters on what is not on the field, are told. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, language = 'en'): string =>
  rulingText(explain(judged(`game: magic\ntitle: given\n${scenario}`), { language }), { width: 1000 });

const RIOT = `
cards: [{ name: Test Rioter, type: Creature — Goblin, stats: 2/2, text: Riot }]
players: [{ name: Apple, hand: [Test Rioter] }, { name: Nutmeg }]
actions: [{ cast: Test Rioter, by: Apple }]
`;

test('what something gains as it enters stands beside the counters with which it enters otherwise (702.136)', () => {
  const text = told(RIOT);
  expect(text).toContain('1. Test Rioter enters the battlefield with a +1/+1 counter.');
  expect(text).toContain('2. Test Rioter enters the battlefield with haste.');
  expect(text).toContain('Test Rioter: hand → battlefield; gains haste');
  expect(told(RIOT, 'ja')).toContain('を得た状態で');
});

test('a keyword that is given for a time is told where it is not one already, and not of another object', () => {
  const text = told(`
cards:
  - { name: Test Bear, type: Creature — Bear, stats: 2/2, text: "" }
  - { name: Test Wall, type: Creature — Wall, stats: 0/3, text: "" }
  - { name: Test Charm, type: Instant, text: Target creature gains indestructible until end of turn. }
players: [{ name: Apple, battlefield: [Test Bear, Test Wall], hand: [Test Charm] }, { name: Nutmeg }]
actions: [{ cast: Test Charm, by: Apple, targets: [Test Bear] }, { say: Destroy target creature., by: Nutmeg, targets: [Test Bear] }]
`);
  expect(text).toContain('Test Bear: gains indestructible');
  expect(text).not.toContain('Test Wall:');
});

test('counters on a card in exile are told', () => {
  const text = told(`
cards:
  - { name: Test Bear, type: Creature — Bear, stats: 2/2, text: "" }
  - { name: Test Prison, type: Enchantment, text: "If a card would be put into an opponent's graveyard from anywhere, instead exile it with a void counter on it." }
players: [{ name: Apple, battlefield: [Test Bear] }, { name: Nutmeg, battlefield: [Test Prison] }]
actions: [{ say: Destroy target creature., by: Nutmeg, targets: [Test Bear] }]
`);
  expect(text).toContain('Test Bear: battlefield → exile; a void counter');
});

test('mana is told by its symbols, what it would be and what it is', () => {
  const text = told(`
cards:
  - { name: Test Bog, type: Enchantment, text: "If a land is tapped for mana, it produces {B} instead of any other type and amount." }
players: [{ name: Apple, battlefield: [Forest, Test Bog] }, { name: Nutmeg }]
actions: [{ tap: Forest, by: Apple }]
`);
  expect(text).toContain('Forest would be tapped for 1 mana ({G}).');
  expect(text).toContain('Forest is tapped for 1 mana ({B}).');
});

test('what the rules have done as a turn passes, and is not, is said', () => {
  const passing = (actions: string, language: string): string =>
    rulingText(
      explain(
        judged(`game: duel-masters
title: a turn
players:
  - { name: Apple, battle zone: [{ card: Aqua Soldier, tapped: true }] }
  - { name: Nutmeg }
actions: [${actions}]
`),
        { language },
      ),
      { width: 1000 },
    );
  const untaps = 'As the next turn begins no card is untapped (501.1) and none is drawn (502.1).';
  expect(passing('{ turn: true }, { turn: true }', 'en').split(untaps)).toHaveLength(2);
  expect(passing('{ turn: true }', 'ja')).toContain('カードはアンタップされず');
  expect(passing('{ say: Draw a card., by: Apple }', 'en')).not.toContain('untapped (501.1)');
});
