/** What comes to one at once is told by its sum; what something has made is called by that; where units are is told. */

import { expect, test } from 'vitest';
import { told } from './told.js';

const WORSHIP =
  '  - { name: Worship, type: Enchantment, text: "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead." }\n';

const board = (cards: string, apple: string, nutmeg: string, action: string): string => `game: magic
title: told
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 3/6 }
${cards}players:
  - { name: Apple, life: 20, ${apple} }
  - { name: Nutmeg, poison: 0, ${nutmeg} }
actions: [${action}]
`;

const COMBAT = '{ combat: true, by: Apple }';
const ATTACK = 'battlefield: [{ card: Test Cub, attacking: true }, { card: Test Ox, attacking: true }]';

test('of the life that all damage takes it is said once how much is lost, and not that some of it is not', () => {
  const text = board(WORSHIP, ATTACK, 'life: 3, battlefield: [Worship, Test Ox]', COMBAT);
  const ruling = told(text, 'en', true);
  expect(ruling).toContain(
    "Nutmeg is dealt 2 damage by Test Cub and 3 damage by Apple's Test Ox, and loses 2 life instead of losing 5 life.\n",
  );
  expect(ruling).toContain('would lose no life.');
  expect(ruling).not.toContain('does not');
});

test('where all of it is lost no more that is said once', () => {
  const text = board(WORSHIP, ATTACK, 'life: 1, battlefield: [Worship, Test Ox]', COMBAT);
  expect(told(text).match(/^ {2}\d+\. Nutmeg does not lose any life\.$/gm)).toHaveLength(1);
  expect(told(text, 'ja')).toContain('Nutmegはライフを失わない。');
});

test('the counters that damage results in are told with it', () => {
  const infect = '  - { name: Test Blighter, type: Creature — Rat, stats: 2/2, text: Infect }\n';
  const text = board(
    infect,
    'battlefield: [{ card: Test Blighter, attacking: true }]',
    'life: 20, battlefield: [{ card: Test Ox, chose: { blocks: Test Blighter } }]',
    COMBAT,
  );
  expect(told(text)).toContain('\nTest Ox is dealt 2 damage by Test Blighter and gets two -1/-1 counters,');
});

test('tokens that enter in another way than they were to are told to', () => {
  const text = board(
    '',
    'battlefield: [Essence of the Wild]',
    'life: 20',
    '{ say: "Create two 1/1 green Saproling creature tokens.", by: Apple }',
  );
  expect(told(text)).toContain(
    '\nApple creates two 1/1 green Saproling creature tokens and they enter the battlefield as copies of Essence of the Wild.\n',
  );
});

test('an effect that something has made under a rule is an effect of that', () => {
  const rhino = (name: string): string =>
    `  - { name: ${name}, type: Creature — Rhino, stats: 1/4, text: "When this creature enters, target opponent skips their next combat phase." }\n`;
  const text = board(
    rhino('Test Rhino') + rhino('Test Bull'),
    'hand: [Test Rhino, Test Bull]',
    'life: 20',
    '{ cast: Test Rhino, by: Apple }, { cast: Test Bull, by: Apple }, { turn: true }, { combat phase: true }',
  );
  expect(told(text)).toContain("Nutmeg chooses Test Rhino's effect over Test Bull's effect.");
  expect(told(text)).toContain("By Test Rhino's effect Nutmeg would not begin the combat phase.");
});

test('of a second choice of counters it is said what it adds', () => {
  const riots =
    '  - { name: Test Goblin, type: Creature — Goblin, stats: 2/2, text: Riot }\n  - { name: Test Rhythm, type: Enchantment, text: Nontoken creatures you control have riot. }\n';
  const text = board(
    riots,
    'battlefield: [Test Rhythm], hand: [Test Goblin]',
    'life: 20',
    '{ cast: Test Goblin, by: Apple }',
  );
  expect(told(text)).toContain('enters the battlefield with another +1/+1 counter');
  expect(told(text)).not.toContain('haste and haste');
});

test('at which battlefield a unit has come to is a part of the result', () => {
  const text = `game: riftbound
title: told
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, base: [Test Guard], battlefields: [Test Field] }
  - { name: Nutmeg }
actions: [{ move: Test Guard, by: Apple, with: Test Field }]
`;
  expect(told(text)).toContain('Test Guard: base → battlefield; at Test Field; exhausted');
  expect(told(text, 'ja')).toContain('《Test Field》にいる');
});
