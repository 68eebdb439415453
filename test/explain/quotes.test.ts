/** What is quoted within quoted words stands in the other marks. */

import { describe, expect, test } from 'vitest';
import { told } from './told.js';

describe('an ability that a card gives in quotation marks', () => {
  const board = `game: magic
title: quoted
cards:
  - name: Test Ward
    type: Enchantment
    text: 'Creatures you control have "If this creature would die, exile it instead."'
players: [{ name: Apple, battlefield: [Test Ward, Bear Cub] }, { name: Nutmeg }]
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`;

  test('in English', () =>
    expect(told(board, 'en', true)).toContain(
      `"Creatures you control have 'If this creature would die, exile it instead.'" Instead, it would be exiled.`,
    ));

  test('in Japanese', () =>
    expect(told(board, 'ja', true)).toContain(
      '「Creatures you control have 『If this creature would die, exile it instead.』」 代わりに、',
    ));
});

test('a name in the text of a Yu-Gi-Oh! card has the marks of names', () => {
  const board = `game: yugioh
title: quoted
cards:
  - { name: Test Rock, type: Normal Monster, attribute: EARTH, race: Rock, level: 4, atk: 1000, def: 1000 }
  - name: Test Wall
    type: Continuous Spell
    text: '"Test Rock" on the field cannot be destroyed by card effects.'
players: [{ name: Apple, monsters: [Test Rock], spells: [Test Wall] }, { name: Nutmeg }]
actions: [{ say: Destroy all monsters., by: Nutmeg }]
`;
  expect(told(board, 'en', true)).toContain(
    `"'Test Rock' on the field cannot be destroyed by card effects."`,
  );
  expect(told(board, 'ja', true)).toContain(
    '『「Test Rock」 on the field cannot be destroyed by card effects.』',
  );
});
