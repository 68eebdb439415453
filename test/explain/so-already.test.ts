/** What is so already, what comes back to whom it was meant for, and what is told of tokens and shapes by what they are. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, language = 'en'): string =>
  rulingText(explain(judged(`game: magic\ntitle: told\n${scenario}`), { language }), { width: 1000 });

test('what is tapped or untapped already is told to be so', () => {
  const board = `
players:
  - { name: Apple, battlefield: [{ card: Bear Cub, tapped: true }, Grizzly Bears] }
  - { name: Nutmeg }
actions:
  - { say: Tap target creature., by: Apple, targets: [Bear Cub] }
  - { say: Untap target creature., by: Apple, targets: [Grizzly Bears] }
`;
  expect(told(board)).toContain('Bear Cub is tapped already. (701.26a)');
  expect(told(board)).toContain('Grizzly Bears is untapped already. (701.26b)');
  expect(told(board, 'ja')).toContain('《Bear Cub》は、すでにタップ状態である。');
});

test('damage that comes back to whom it was meant for is not dealt instead of itself', () => {
  const board = `
cards:
  - { name: Test Link, type: Enchantment — Aura, text: "Enchant creature\\nAll damage that would be dealt to enchanted creature is dealt to its controller instead." }
  - { name: Test Pariah, type: Enchantment — Aura, text: "Enchant creature\\nAll damage that would be dealt to you is dealt to enchanted creature instead." }
  - { name: Test Wall, type: Creature — Wall, stats: 0/6 }
players:
  - { name: Apple, life: 20, battlefield: [Test Wall, { card: Test Link, attachedTo: Test Wall }, { card: Test Pariah, attachedTo: Test Wall }] }
  - { name: Nutmeg, life: 20, hand: [Lightning Bolt] }
actions: [{ cast: Lightning Bolt, by: Nutmeg, targets: [Test Wall] }]
`;
  expect(told(board)).toContain('\nTest Wall is dealt 3 damage by Lightning Bolt.\n');
  expect(told(board, 'ja')).not.toContain('代わりに、《Lightning Bolt》');
});

test('a draw of which two are made and one is replaced is made', () => {
  const board = `
cards:
  - { name: Test Thought, type: Enchantment, text: "If you would draw a card, draw two cards instead." }
  - { name: Test Wind, type: Enchantment, text: "{1}: The next time you would draw a card this turn, you gain 2 life instead." }
players:
  - { name: Apple, life: 20, hand: [], library: 5, battlefield: [Test Thought, Test Wind] }
  - { name: Nutmeg, life: 20 }
actions:
  - { activate: Test Wind, by: Apple }
  - { say: Draw a card., by: Apple }
`;
  expect(told(board)).not.toContain('draws a card instead');
  expect(told(board)).toMatch(/Apple gains 2 life[^\n]* draws a card\./);
});

test('what a player has drawn before and cannot draw any more is told after it', () => {
  const board = `
cards: [{ name: Test Narset, type: Enchantment, text: "Each opponent can't draw more than one card each turn." }]
players:
  - { name: Apple, cards drawn: 0, hand: [], library: 5 }
  - { name: Nutmeg, battlefield: [Test Narset] }
actions: [{ say: Draw two cards., by: Apple }]
`;
  expect(told(board)).toContain("\nApple draws a card and can't draw a card after that.\n");
});

test('an effect of a token that no text says is told by its keyword, and a shape that was chosen by that', () => {
  const token = `
players: [{ name: Apple }, { name: Nutmeg }]
actions: [{ say: Create a 1/1 red Goblin creature token with riot., by: Apple }]
`;
  expect(told(token)).toContain('The Goblin token: "riot".');
  const shape = `
players: [{ name: Apple, hand: [Primal Plasma] }, { name: Nutmeg }]
actions: [{ cast: Primal Plasma, by: Apple }]
`;
  expect(told(shape)).toContain('So it would enter the battlefield with "2/2 flying" chosen.');
  expect(told(shape)).not.toContain('copy of');
  expect(told(shape, 'ja')).not.toContain('コピー');
});

test('what is paid so that something is not done is paid, and no effect is used', () => {
  const board = `
cards: [{ name: Test Imp, type: Creature — Imp, stats: 3/3, text: "Ward—Discard a card." }]
players:
  - { name: Apple, life: 20, battlefield: [Test Imp] }
  - { name: Nutmeg, life: 20, hand: [Lightning Bolt, Grizzly Bears, Bear Cub] }
turn: Nutmeg
actions: [{ cast: Lightning Bolt, by: Nutmeg, targets: [Test Imp] }]
`;
  expect(told(board)).toContain("Nutmeg decides whether to pay what Test Imp's effect asks for, and");
  expect(told(board)).toContain("Nutmeg decides to pay what Test Imp's effect asks for. (118.12a)");
  expect(told(board)).toContain("Nutmeg decides not to pay what Test Imp's effect asks for. (118.12a)");
  expect(told(board, 'ja')).toContain('Nutmegは《Test Imp》の効果が求めるコストを支払わないことを選ぶ。');
});
