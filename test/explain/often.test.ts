/** What comes about again is told how often, and what comes last at the end. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (text: string, language: string): readonly string[] =>
  rulingText(explain(judged(text), { language }), { width: 1000 }).split('\n');

const board = (
  cards: string,
  apple: string,
  action = 'say: You gain 1 life.',
  nutmeg = '',
): string => `game: magic
title: again and again
cards: [${cards}]
players:
  - { name: Apple, life: 20, ${apple} }
  - { name: Nutmeg, life: 6${nutmeg} }
actions: [{ ${action}, by: Apple }]
`;

test('what a player has done before and cannot do any more is told after it', () => {
  const text = board(
    '{ name: Test Spring, type: Enchantment, text: "Whenever you gain life, you gain 3 life." }, { name: Test Ceiling, type: Enchantment, text: "As long as you have 40 or more life, you can\'t gain life." }',
    'battlefield: [Test Spring, Test Ceiling]',
  );
  expect(told(text, 'en')[3]).toBe(
    "Apple gains 1 life, gains 3 life (7 times) and can't gain 3 life after that.",
  );
  expect(told(text, 'ja')[3]).toBe(
    'Appleが1点のライフを得て、3点のライフを得て（7回）、その後は3点のライフを得ることはない。',
  );
});

test('that something else comes about in its place, and at last nothing, is no denial of it', () => {
  const text = board(
    '{ name: Test Trade, type: Enchantment, text: "If you would gain life, draw that many cards instead." }, { name: Test Purity, type: Enchantment, text: "Whenever you draw a card, you gain 1 life." }',
    'battlefield: [Test Trade, Test Purity], library: 5',
  );
  expect(told(text, 'en')[3]).toBe(
    'Apple draws a card instead of gaining 1 life (5 times), and loses the game.',
  );
  expect(told(text, 'ja')[3]).toBe(
    'Appleは、1点のライフを得る代わりに、カードを1枚引き（5回）、ゲームに敗北する。',
  );
});

test('what both players do again is counted', () => {
  const text = board(
    '{ name: Test Spring, type: Enchantment, text: "Whenever you gain life, if you have 21 or less life, you gain 1 life." }, { name: Test Echo, type: Enchantment, text: "Whenever an opponent gains life, you gain 1 life." }',
    'battlefield: [Test Spring]',
    'say: You gain 1 life.',
    ', battlefield: [Test Echo]',
  );
  expect(told(text, 'en')[3]).toBe('Apple and Nutmeg each gain 1 life (twice).');
});

test('where what lies between is left to the steps, the same is counted', () => {
  const text = board(
    '{ name: Test Redcap, type: Creature — Goblin, stats: 2/2, text: "When this creature enters, it deals damage equal to its power to target opponent.\\nUndying" }, { name: Test Altar, type: Enchantment, text: "Whenever an opponent loses life, sacrifice a creature." }, { name: Test Solemnity, type: Enchantment, text: "Counters can\'t be put on artifacts, creatures, enchantments, or lands." }',
    'battlefield: [Test Altar, Test Solemnity], hand: [Test Redcap]',
    'cast: Test Redcap',
  ).replace('life: 6', 'life: 10');
  expect(told(text, 'en')[3]).toBe(
    "Nutmeg is dealt 2 damage by Test Redcap (4 times), then Test Redcap is sacrificed and enters the battlefield, and can't get a +1/+1 counter, and Nutmeg is dealt 2 damage by Test Redcap and loses the game (704.5a); the steps tell the rest.",
  );
});

test('what another effect has taken the place of has no pieces: the next draw is another', () => {
  const cards =
    '{ name: Test Echo, type: Enchantment, text: "If you would draw a card, draw two cards instead." }, { name: Test Tax, type: Creature — Cat, stats: 3/4, text: "If an opponent would draw two or more cards, instead you and that player each draw a card." }';
  const twice = (text: string): string => `game: magic
title: again and again
cards: [${cards}]
players:
  - { name: Apple, hand: [], library: 9, battlefield: [${text}] }
  - { name: Nutmeg, hand: [], library: 9, battlefield: [Test Tax] }
actions: [{ say: Draw two cards., by: Apple }, { say: Draw two cards., by: Apple }]
`;
  expect(told(twice(''), 'en')[3]).toBe(
    'Apple and Nutmeg each draw a card instead of Apple drawing 2 cards (twice).',
  );
  const one = twice('Test Echo').replaceAll('Draw two cards.', 'Draw a card.');
  expect(told(one, 'en')[3]).toBe('Apple and Nutmeg each draw a card (twice).');
});
