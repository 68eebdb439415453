/** Whom a text has mentioned only by the way, it does not speak of again as if it were nobody. */

import { expect, test } from 'vitest';
import { judged } from './judged.js';

test.each([
  'Destroy target creature an opponent controls. That player loses 2 life.',
  "Return target creature to its owner's hand. That player loses 2 life.",
])('%s', (text) => {
  const { problems } = judged(`game: magic
title: a player by the way
cards: [{ name: Test Cub, type: Creature — Bear, stats: 2/2, text: '' }]
players: [{ name: Apple, life: 20 }, { name: Nutmeg, life: 20, hand: [], battlefield: [Test Cub] }]
actions: [{ say: "${text}", by: Apple, targets: [Test Cub] }]
expect: { outcomes: [{ player: Nutmeg, life: 18 }] }
`);
  expect(problems).toMatchObject([{ code: 'rule/not-modelled' }]);
});
