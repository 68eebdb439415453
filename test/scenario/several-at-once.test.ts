/** Of mandatory replacements that need the same cards one takes several: no source says who has them. */

import { expect, test } from 'vitest';
import { judged } from './judged.js';

test.each([
  { spells: 3, title: 'both want two of three', texts: ['2 Spells', '2 Spells'] },
  { spells: 3, title: 'one wants two of three, the other one', texts: ['2 Spells', '1 Spell'] },
  { spells: 2, title: 'one wants two of two, the other one', texts: ['1 Spell', '2 Spells'] },
])('$title', ({ spells, texts }) => {
  const cards = texts.map(
    (price, index) =>
      `{ name: Test Titan ${index}, type: Effect Monster, text: "If this card would be destroyed, destroy ${price} you control instead." }`,
  );
  const { problems } = judged(`game: yugioh
title: several at once
cards: [${cards.join(', ')}, { name: Test Charm, type: Continuous Spell }]
players:
  - { name: Apple, monsters: [Test Titan 0, Test Titan 1], spells: [${Array(spells).fill('Test Charm').join(', ')}] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
expect: { outcomes: [{ object: Test Titan 0, zone: monsters }] }
`);
  expect(problems).toMatchObject([{ code: 'rule/not-modelled' }]);
});
