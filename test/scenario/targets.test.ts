/** What an action names as its targets answers what its own text asks, and nothing else. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const HERD = `game: magic
title: targets
cards:
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 2/2 }
  - { name: Test Elk, type: Creature — Elk, stats: 2/2 }
  - { name: Test Snare, type: Enchantment, text: "Whenever a creature dies, exile target creature." }
players:
  - { name: Apple, battlefield: [Test Bear, Test Ox, Test Elk] }
  - { name: Nutmeg }
`;

test('targets of a later action leave an earlier one open', () => {
  const judgement = judged(`${HERD}actions:
  - { say: Exile target creature., by: Nutmeg }
  - { say: Destroy target creature., by: Nutmeg, targets: [Test Ox] }
choices:
  - { by: Nutmeg, choose: [Test Elk] }
expect:
  outcomes:
    - [{ object: Test Elk, zone: exile }, { object: Test Ox, zone: graveyard }, { object: Test Bear, zone: battlefield }]
`);
  expect(faults(judgement)).toEqual([]);
});

test('each of several actions has its own', () => {
  const judgement = judged(`${HERD}actions:
  - { say: Exile target creature., by: Nutmeg, targets: [Test Bear] }
  - { say: Destroy target creature., by: Nutmeg, targets: [Test Ox], as: second }
  - { say: Exile target creature., by: Nutmeg, targets: [Test Elk], inResponseTo: second }
expect:
  outcomes:
    - [{ object: Test Bear, zone: exile }, { object: Test Ox, zone: graveyard }, { object: Test Elk, zone: exile }]
`);
  expect(faults(judgement)).toEqual([]);
});

test('what an action triggers asks for targets of its own', () => {
  const judgement = judged(`${HERD.replace('Test Elk] }', 'Test Elk, Test Snare] }')}actions:
  - { say: Destroy target creature., by: Apple, targets: [Test Ox] }
expect:
  outcomes:
    - [{ object: Test Ox, zone: graveyard }, { object: Test Bear, zone: exile }, { object: Test Elk, zone: battlefield }]
    - [{ object: Test Ox, zone: graveyard }, { object: Test Elk, zone: exile }, { object: Test Bear, zone: battlefield }]
`);
  expect(faults(judgement)).toEqual([]);
});

test('targets that are left over are an error', () => {
  const judgement = judged(`${HERD}actions:
  - { say: Destroy target creature., by: Nutmeg, targets: [Test Ox, Test Elk] }
`);
  expect(judgement.problems).toMatchObject([
    { code: 'choice/unused', message: 'Nobody asks for these targets: Test Elk.' },
  ]);
});

test('where texts do not say "target", they are what the text has its player choose', () => {
  const duel = judged(`game: duel-masters
title: targets
cards:
  - { name: Test Soldier, type: Creature, civilization: [Water], race: Liquid People, cost: 3, power: 1000 }
  - { name: Test Guard, type: Creature, civilization: [Water], race: Liquid People, cost: 3, power: 2000 }
players:
  - { name: Apple, battle zone: [Test Soldier, Test Guard] }
  - { name: Nutmeg }
actions:
  - { say: Destroy a creature., by: Nutmeg, targets: [Test Guard] }
expect:
  outcomes:
    - [{ object: Test Guard, zone: graveyard }, { object: Test Soldier, zone: battle zone }]
`);
  expect(faults(duel)).toEqual([]);
  const rift = judged(`game: riftbound
title: targets
cards:
  - { name: Test Cadet, type: Unit, might: 2 }
  - { name: Test Guard, type: Unit, might: 2 }
players:
  - { name: Apple, base: [Test Cadet, Test Guard] }
  - { name: Nutmeg }
actions:
  - { say: Kill a unit., by: Nutmeg, targets: [Test Guard] }
expect:
  outcomes:
    - [{ object: Test Guard, zone: trash }, { object: Test Cadet, zone: base }]
`);
  expect(faults(rift)).toEqual([]);
});
