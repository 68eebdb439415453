/** Divisions of combat damage that are not gone through. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const combat = (power: number, blockers: number, more: string) =>
  judged(`game: magic
title: combat damage that has to be divided
cards:
  - { name: Test Ogre, type: Creature, stats: ${power}/9, text: "${more}" }
  - { name: Test Bear, type: Creature, stats: 1/2 }
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Ogre, as: first, attacking: true }, { card: Test Ogre, as: second, attacking: true }] }
  - { name: Nutmeg, life: 20, battlefield: [${Array.from({ length: blockers }, (_, at) => `{ card: Test Bear, as: bear ${at}, chose: { blocks: ${at === 0 ? '[first, second]' : 'first'} } }`).join(', ')}] }
actions: [{ combat: true, by: Apple }]
`);

test('what is lethal to a creature matters to two that trample over it', () => {
  expect(faults(combat(3, 1, 'Trample'))).toEqual(['rule/not-modelled']);
  expect(faults(combat(3, 1, ''))).toEqual([]);
});

test('there are more ways of dividing than anybody looks through', () => {
  expect(faults(combat(40, 4, ''))).toEqual(['choice/too-many']);
  expect(faults(combat(1000, 2, ''))).toEqual(['choice/too-many']);
  expect(faults(combat(3, 2, ''))).toEqual([]);
});

test('a unit that comes to a combat that is going on is neither attacker nor defender by any rule here', () => {
  const joined = (text: string) =>
    faults(
      judged(`game: riftbound
title: who comes later
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Drummer, type: Unit, might: 3, text: "When I attack, ${text}" }
  - { name: Test Guard, type: Unit, might: 4 }
players:
  - { name: Apple, main deck: 3, battlefields: [{ card: Test Drummer, at: Test Field }] }
  - { name: Nutmeg, battlefields: [Test Field, { card: Test Guard, at: Test Field }] }
actions:
  - { combat: Test Field, by: Apple }
`),
    );
  expect(joined('play a 1 [M] Recruit unit token here.')).toEqual(['rule/not-modelled']);
  expect(joined('play a 1 [M] Recruit unit token.')).toEqual([]);
  expect(joined('draw 1.')).toEqual([]);
});
