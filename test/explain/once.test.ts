/** What is the same is told once, and what happens at once is not told as one after the other. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, language = 'en'): string =>
  rulingText(explain(judged(scenario), { language }), { why: false, width: 1000 });

const MANUFACTORS = `game: magic
title: tokens
players:
  - { name: Apple, battlefield: [${Array(5).fill('Academy Manufactor').join(', ')}] }
  - { name: Nutmeg }
actions:
  - { say: Create a Treasure token., by: Apple }
`;

test('effects of many namesakes are told together, tokens by their sum', () => {
  const text = told(MANUFACTORS);
  expect(text).toContain(
    "chooses the first Academy Manufactor's effect over the effect of the second to fifth",
  );
  expect(text).toContain(
    'Instead, Apple would create 27 Clue artifact tokens, create 27 Food artifact tokens',
  );
  expect(told(MANUFACTORS, 'ja')).toContain('2番目から5番目までの《Academy Manufactor》の効果ではなく');
});

test('what a player does, and what happens by it, is told once', () => {
  const text = told(`game: duel-masters
title: an attack
cards:
  - { name: Test Blade, type: Creature, power: 2000 }
  - { name: Test Shield, type: Creature, power: 1000 }
players:
  - { name: Apple, battle zone: [Test Blade] }
  - { name: Nutmeg, battle zone: [{ card: Test Shield, tapped: true }] }
actions:
  - { attack: Test Blade, with: Test Shield, by: Apple }
`);
  expect(text.match(/^ +\d+\. Test Blade attacks Test Shield/gm)).toHaveLength(1);
});

test('what is dealt at once is told in one breath', () => {
  const text = told(`game: magic
title: two blockers
cards:
  - { name: Test Asp, type: Creature — Snake, stats: 3/9 }
  - { name: Test Ox, type: Creature — Ox, stats: 1/4 }
  - { name: Test Cow, type: Creature — Ox, stats: 1/4 }
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Asp, attacking: true }] }
  - name: Nutmeg
    life: 20
    battlefield:
      - { card: Test Ox, chose: { blocks: Test Asp } }
      - { card: Test Cow, chose: { blocks: Test Asp } }
actions: [{ combat: true, by: Apple }]
choices: [{ by: Apple, asks: name, choose: 3 to Test Ox }]
`);
  expect(text).toContain('Test Asp is dealt 1 damage by Test Ox and dealt 1 damage by Test Cow.');
  expect(text).not.toContain('Then');
});
