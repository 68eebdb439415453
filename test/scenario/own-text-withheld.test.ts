/** What a card that does not stay on the field says, and what it does is not told from it: its activation is not ruled upon. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

function inResponse(text: string, action: string): readonly string[] {
  return faults(
    judged(`game: yugioh
title: its own text
cards:
  - { name: Test Snare, type: Normal Trap, text: ${JSON.stringify(text)} }
  - { name: Test Wolf, type: Normal Monster, race: Warrior, level: 4, atk: 1200, def: 0 }
players:
  - { name: Apple, lp: 8000, monsters: [{ card: Test Wolf, as: wolf }], deck: 9 }
  - { name: Nutmeg, lp: 8000, monsters: [{ card: Test Wolf, as: prey }], spells: [{ card: Test Snare, faceDown: true }], deck: 9 }
actions:
  - { battle: wolf, with: prey, by: Apple }
  ${action}
`),
  );
}

test.each([
  [
    "When an opponent's monster declares an attack, if you control a Warrior monster: Destroy that attacking monster.",
    'text/unread',
  ],
  ["When an opponent's monster declares an attack, destroy that monster.", 'text/unread'],
  ['All monsters you control gain 500 ATK.', 'text/unread'],
  ['Monsters you control cannot be destroyed by battle.', 'text/unread'],
  ['You can banish this card from your GY; draw 1 card.', 'rule/not-modelled'],
  ["When an opponent's monster declares an attack: You can draw 1 card.", 'rule/not-modelled'],
  [
    'If a monster you control would be destroyed, you can banish this card from your GY instead.',
    'rule/not-modelled',
  ],
])('%s', (text, fault) => {
  const activated = '- { activate: Test Snare, by: Nutmeg, inResponseTo: wolf }';
  expect(inResponse(text, activated)).toEqual([fault]);
  expect(inResponse(text, activated.replace(' }', ', illegal: true }'))).toEqual([fault]);
  expect(inResponse(text, '')).toEqual([]);
});
