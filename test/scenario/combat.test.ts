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
