/** More than a hundred equal tokens stand as one; where each of them has been given an ability, no ruling is given of what looks at it. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

/** Three equal tokens, or eight times twenty, under an enchantment that gives each creature an ability, and what is done then. */
const given = (many: 'three' | 'twenty', ability: string, does: string): readonly string[] =>
  faults(
    judged(`game: magic
title: given to each
cards:
  - { name: Test Giver, type: Enchantment, text: 'Creatures you control have "${ability}"' }
  - { name: Test Season, type: Enchantment, text: "If one or more tokens would be created under your control, twice that many of those tokens are created instead." }
players:
  - { name: Apple, life: 20, battlefield: [Test Giver${many === 'three' ? '' : ', Test Season, Test Season, Test Season'}] }
  - { name: Nutmeg, life: 20 }
actions:
  - { say: Create ${many} 1/2 white Soldier creature tokens., by: Apple }
  - { say: ${does}, by: Apple }
`),
  );

const UNCLEAR = ['rule/not-modelled'];

test.each([
  {
    what: 'a replacement effect',
    ability: 'If you would gain life, you gain that much life plus 1 instead.',
    does: 'You gain 1 life.',
    found: UNCLEAR,
  },
  {
    what: 'a trigger on something else',
    ability: 'Whenever you gain life, target opponent loses 1 life.',
    does: 'You gain 1 life.',
    found: UNCLEAR,
  },
  {
    what: 'a trigger on what happens to it where it stays',
    ability: 'Whenever this creature is dealt damage, put a +1/+1 counter on it.',
    does: 'This spell deals 1 damage to each creature.',
    found: UNCLEAR,
  },
  {
    what: 'what it makes of others',
    ability: 'Other creatures you control get +1/+1.',
    does: 'Destroy all creatures.',
    found: UNCLEAR,
  },
  {
    what: 'a trigger on its own death',
    ability: 'When this creature dies, you gain 1 life.',
    does: 'Destroy all creatures.',
    found: ['ruling/too-many-triggers'],
  },
  {
    what: 'nothing that looks at what happens',
    ability: 'If you would gain life, you gain that much life plus 1 instead.',
    does: 'Destroy all creatures.',
    found: [],
  },
])('$what', ({ ability, does, found }) => {
  expect(given('twenty', ability, does)).toEqual(found);
  expect(given('three', ability, does)).toEqual([]);
});
