/** What is told of what was done, and not of what was asked; at once what was at once; again what came again. */

import { expect, test } from 'vitest';
import { told } from './told.js';

const board = (cards: string, apple: string, actions: string): string => `game: magic
title: told
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 2/2 }
  - { name: Test Owl, type: Creature — Bird, stats: 1/1, text: "When this creature dies, return it to the battlefield under its owner's control." }
  - { name: Test Snake, type: Creature — Snake, stats: 3/3, text: Toxic 1 }
${cards}players:
  - { name: Apple, life: 20, ${apple} }
  - { name: Nutmeg, life: 20, poison: 0, library: 5, graveyard: [] }
actions: [${actions}]
`;

test('of counters as many are removed as there are', () => {
  const text = board(
    '',
    'battlefield: [{ card: Test Cub, counters: { +1/+1: 3 } }]',
    '{ say: Remove five +1/+1 counters from target creature., by: Apple, targets: [Test Cub] }',
  );
  expect(told(text)).toContain('\nTest Cub loses three +1/+1 counters.\n');
  expect(told(text, 'ja')).toContain('\n《Test Cub》から+1/+1カウンターが3個取り除かれる。');
});

test('of cards as many are milled as there are', () => {
  const text = board('', 'library: [Test Cub]', '{ say: You mill three cards., by: Apple }');
  expect(told(text)).toContain('\nApple mills a card.\n');
  expect(told(text, 'ja')).toContain('\nAppleがカードを1枚切削する。');
});

test('where cards go that nobody knows is said by what is done with them, unless they go elsewhere', () => {
  const mill = '{ say: Target player mills two cards., by: Apple, targets: [Nutmeg] }';
  const text = board('', '', mill);
  expect(told(text)).toContain('Nutmeg mills 2 cards.\n');
  expect(told(text)).not.toContain('unknown cards are put');
  expect(told(text, 'ja')).not.toContain('墓地に置かれ');
  const leyline =
    '  - { name: Test Void, type: Enchantment, text: "If a card would be put into an opponent\'s graveyard from anywhere, exile it instead." }\n';
  expect(told(board(leyline, 'battlefield: [Test Void]', mill))).toContain('2 unknown cards are exiled');
});

test('what damage brings beside loss of life is told with it', () => {
  const text = board(
    '',
    'battlefield: [{ card: Test Snake, attacking: true }]',
    '{ combat: true, by: Apple }',
  );
  expect(told(text)).toContain('\nNutmeg is dealt 3 damage by Test Snake and gets a poison counter.\n');
  expect(told(text, 'ja')).toContain(
    '\nNutmegが《Test Snake》から3点のダメージを与えられ、毒カウンターを1個得る。',
  );
});

test('what happens at once is not told as one after the other, whatever came before', () => {
  const text = `game: magic
title: told
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 2/2 }
players:
  - { name: Apple, battlefield: [{ card: Test Ox, as: ox, attacking: true }] }
  - { name: Nutmeg, battlefield: [{ card: Test Cub, chose: { blocks: ox } }] }
actions: [{ say: Regenerate target creature., by: Apple, targets: [ox] }, { combat: true, by: Apple }]
`;
  expect(told(text)).toContain(
    'Test Cub is dealt 2 damage by Test Ox, Test Ox is dealt 2 damage by Test Cub, and then regenerates',
  );
  expect(told(text, 'ja')).toContain(
    '与えられ、《Test Ox》が《Test Cub》から2点のダメージを与えられるが、その後、',
  );
});

test('what comes again after something else is told again', () => {
  const die = '{ say: Destroy target creature., by: Nutmeg, targets: [Test Owl] }';
  const text = board('', 'battlefield: [Test Owl]', `${die}, ${die}`);
  expect(told(text)).toContain(
    '\nTest Owl is destroyed and then enters the battlefield, is destroyed and enters the battlefield.\n',
  );
  expect(told(text, 'ja')).toContain('\n《Test Owl》が破壊され、その後、戦場に出て、破壊され、戦場に出る。');
});

test('what came about before the rounds began in which nothing does is told before them', () => {
  const bank =
    '  - { name: Test Bank, type: Enchantment, text: "If a creature you control would be destroyed, exile the top card of your library instead." }\n';
  const text = board(
    bank,
    'battlefield: [Test Cub, Test Bank], library: [Test Ox]',
    '{ say: This spell deals 2 damage to target creature., by: Nutmeg, targets: [Test Cub] }',
  );
  expect(told(text)).toContain(
    'then Test Ox is exiled instead of Test Cub being destroyed; then Test Cub is not destroyed, again and again, for ever; and the game ends in a draw',
  );
});

test('in Japanese what comes of the same in the place of something else is told without its name again', () => {
  const leyline =
    '  - { name: Test Void, type: Enchantment, text: "If a creature would die, exile it instead." }\n';
  const text = board(
    leyline,
    'battlefield: [Test Cub, Test Void]',
    '{ say: Destroy target creature., by: Nutmeg, targets: [Test Cub] }',
  );
  expect(told(text, 'ja')).toContain(
    '\n《Test Cub》が破壊されるが、Appleの墓地に置かれる代わりに、追放される。',
  );
});
