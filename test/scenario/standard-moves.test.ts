/** What a player cannot do by a standard move or by Equip is not ruled on as if it were done. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const moving = (who: string, to: string) =>
  faults(
    judged(`game: riftbound
title: a standard move
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Hill, type: Battlefield }
  - { name: Test Road, type: Battlefield, text: Units can move here from anywhere. }
  - { name: Test Guard, type: Unit, might: 3 }
  - { name: Test Rider, type: Unit, might: 3, text: "[Ganking]" }
  - { name: Test Relic, type: Gear }
players:
  - name: Apple
    base: [{ card: Test Guard, as: guard }, { card: Test Guard, as: tired, exhausted: true }, { card: Test Relic, as: relic }]
    battlefields: [{ card: Test Guard, as: there, at: Test Field }, { card: Test Rider, as: rider, at: Test Field }]
  - name: Nutmeg
    base: [{ card: Test Guard, as: foe }]
shared:
  battlefields: [Test Field, Test Hill, Test Road]
actions:
  - { move: ${who}, with: ${to}, by: Apple }
`),
  );

test.each([
  { who: 'guard', to: 'Test Field', found: [] },
  { who: 'tired', to: 'Test Field', found: ['action/unpayable'] },
  { who: 'foe', to: 'Test Field', found: ['action/not-yours'] },
  { who: 'relic', to: 'Test Field', found: ['action/barred'] },
  { who: 'guard', to: 'there', found: ['action/where'] },
  { who: 'there', to: 'Test Field', found: ['action/barred'] },
  { who: 'there', to: 'Test Hill', found: ['action/barred'] },
  { who: 'there', to: 'Test Road', found: [] },
  { who: 'rider', to: 'Test Hill', found: [] },
  { who: 'rider', to: 'Test Field', found: ['action/barred'] },
])('$who moves to $to', ({ who, to, found }) => {
  expect(moving(who, to)).toEqual(found);
});

test.each([
  { base: 'Test Guard', found: [] },
  { base: '', found: ['action/no-choice'] },
])('what is equipped has a unit to be attached to: $base', ({ base, found }) => {
  const ruling = judged(`game: riftbound
title: to what it would be attached
cards:
  - { name: Test Guard, type: Unit, might: 3 }
  - { name: Test Blade, type: Gear, domain: Calm, bonus: 1, text: "[Equip] [Calm]" }
players:
  - { name: Apple, calm: 1, base: [Test Blade${base && `, ${base}`}] }
  - { name: Nutmeg, base: [{ card: Test Guard, as: foe }] }
actions:
  - { use: Test Blade, by: Apple }
`);
  expect(faults(ruling)).toEqual(found);
});

test.each([
  {
    action: '{ move: Test Guard, with: Test Field, by: Apple }',
    third: 'other',
    found: ['rule/not-modelled'],
  },
  {
    action: '{ say: Move a friendly unit to a battlefield., by: Apple }',
    third: 'other',
    found: ['rule/not-modelled'],
  },
  { action: '{ combat: Test Field, by: Apple }', third: 'mine', found: ['rule/not-modelled'] },
  { action: '{ move: Test Guard, with: Test Field, by: Apple }', third: 'none', found: [] },
  { action: '{ combat: Test Field, by: Nutmeg }', third: 'other', found: [] },
])('combat is between two players: $action, $third', ({ action, third, found }) => {
  const ruling = judged(`game: riftbound
title: a third player at a battlefield
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, base: [Test Guard], battlefields: [${third === 'mine' ? at('mine') : ''}] }
  - { name: Nutmeg, battlefields: [${at('one')}] }
  - { name: Basil, battlefields: [${third === 'none' ? '' : at('other')}] }
shared:
  battlefields: [Test Field]
turn: ${action.includes('Nutmeg') ? 'Nutmeg' : 'Apple'}
actions:
  - ${action}
`);
  expect(faults(ruling)).toEqual(found);
});

function at(label: string): string {
  return `{ card: Test Guard, as: ${label}, at: Test Field }`;
}
