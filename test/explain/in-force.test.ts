/** What lasts beyond a ruling is told where outcomes leave the same board, and nowhere else. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { judged } from '../scenario/judged.js';

const REBOUND =
  'If this spell was cast from your hand, instead of putting it into your graveyard as it resolves, exile it and, at the beginning of your next upkeep, you may cast this card from exile without paying its mana cost.';

const spell = (peace: string, to: string, more = ''): string => `game: magic
title: rebound
cards:
  - { name: Test Peace, type: Enchantment, text: "${peace}" }
  - { name: Test Shock, type: Instant, text: "Test Shock deals 2 damage to any target.\\nRebound (${REBOUND})" }
players:
  - { name: Apple, life: 20, hand: [Test Shock], battlefield: [Test Peace] }
  - { name: Nutmeg, life: 20 }
actions: [{ cast: Test Shock, by: Apple, targets: [${to}] }${more}]
`;

const inForce = (text: string): readonly (readonly unknown[])[] =>
  explain(judged(text)).ruling?.outcomes.map(({ changes }) =>
    changes.flatMap((one) => (one.say === 'in force' ? [one.effect.source?.name] : [])),
  ) ?? [];

test.each([{ to: 'Nutmeg' }, { to: 'Apple' }])('a card in exile that may be cast again: $to', ({ to }) => {
  const peace = 'If a card or token would be put into a graveyard from anywhere, exile it instead.';
  expect(inForce(spell(peace, to))).toEqual([[], ['Test Shock']]);
});

test('what every outcome leaves, and what the board tells, is not told again', () => {
  const bell = "Players can't gain life.";
  expect(inForce(spell(bell, 'Nutmeg'))).toEqual([[]]);
  expect(inForce(spell(bell, 'Nutmeg', ', { say: You may lose 1 life., by: Apple }'))).toEqual([[], []]);
});
