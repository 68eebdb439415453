/** Of what is several cards one goes: nothing is said to go anywhere before it is chosen which (Duel Masters 703.4f). */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const board = (say: string): string => `
game: duel-masters
title: one card of a linked God leaves
cards:
  - { name: Left God, type: Creature, civilization: [Fire, Darkness], race: God, power: 3000 }
  - { name: Right God, type: Creature, civilization: [Fire], race: God, power: 4000 }
players:
  - { name: Apple, battle zone: [Left God], linked: [{ card: Right God, attachedTo: Left God }] }
  - { name: Nutmeg }
actions: [{ say: "${say}", by: Nutmeg }]
`;

const told = (say: string): string => rulingText(explain(judged(board(say))), { why: true, width: 1000 });

test('the card that is chosen is put there, and no other', () => {
  const text = told("Choose one of your opponent's creatures and put it into its owner's mana zone.");
  expect(text).toContain('Left God would be put into');
  expect(text).toContain("  1. Left God is taken out of the link and put into Apple's mana zone tapped.\n");
  expect(text).toContain("  2. Right God is taken out of the link and put into Apple's mana zone.\n");
});

test('how it is put there is said of the choice only where all of them would be put there so', () => {
  expect(told("Choose one of your opponent's creatures and put it into its owner's mana zone.")).toContain(
    "Apple chooses which of Left God and Right God is taken out of the link and put into Apple's mana zone.",
  );
});

test('the God is destroyed, whichever of its cards goes', () => {
  expect(told("Destroy one of your opponent's creatures.")).toContain(
    "Left God is destroyed, and Right God is taken out of the link and put into Apple's graveyard.",
  );
});
