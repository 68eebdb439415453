/** That all ways end the same, and what is said of those that do so by way of something else. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string): string => rulingText(explain(judged(scenario)), { why: true, width: 1000 });

test('where the other answer leads to the end by something else, the ways differ in between', () => {
  const text = told(`
game: duel-masters
title: what comes to the hand is discarded from it
cards:
  - { name: Test Pirate, type: Creature, power: 1000, text: "When this creature would be destroyed, you may return it to your hand instead. If you do, discard a card from your hand." }
players: [{ name: Apple, battle zone: [Test Pirate], hand: [], graveyard: [] }, { name: Nutmeg }]
actions: [{ say: "Destroy all your opponent's creatures.", by: Nutmeg }]
`);
  expect(text).toContain(
    'Test Pirate is destroyed. The choices make no difference in the end: both ways end the same, though they differ in between.',
  );
});

test('each answer is looked at, on whichever way it is given', () => {
  const text = told(`
game: magic
title: what is copied on the way
cards:
  - { name: Test Clone, type: Creature, stats: 0/0, text: "You may have this creature enter as a copy of any creature on the battlefield." }
  - { name: Test Ghost, type: Creature, stats: 0/0, text: "You may have this creature enter as a copy of any artifact on the battlefield." }
players: [{ name: Apple, hand: [Test Clone], battlefield: [{ card: Test Ghost, counters: { +1/+1: 1 } }] }, { name: Nutmeg }]
actions: [{ cast: Test Clone, by: Apple }]
`);
  expect(text).toContain('though they differ in between');
});
