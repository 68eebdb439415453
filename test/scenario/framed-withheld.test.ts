/** What is not understood of a card of Yu-Gi-Oh! withholds the ruling as soon as it could matter, and no sooner. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

/** Apple has the card, and a monster that attacks or not; something is destroyed, sent to the GY, summoned. */
function board(type: string, text: string, actions: string): string {
  const zone = type.includes('Monster') ? 'monsters' : 'spells';
  return `game: yugioh
title: frames
cards:
  - { name: Test Riddle, type: ${type}, atk: 1500, def: 0, text: '${text.replaceAll("'", "''")}' }
  - { name: Test Ox, type: Normal Monster, atk: 1000, def: 1000, level: 4 }
  - { name: Test Imp, type: Normal Monster, atk: 500, def: 500, level: 4 }
players:
  - { name: Apple, lp: 8000, ${zone === 'spells' ? 'monsters: [Test Ox], spells: [Test Riddle]' : 'monsters: [Test Ox, Test Riddle]'}, hand: [{ card: Test Imp, as: Tiny }], deck: 9 }
  - { name: Nutmeg, lp: 8000, monsters: [{ card: Test Imp, as: Imp }], deck: 9 }
actions: [${actions}]
`;
}

const ACTIONS = {
  attack: '{ battle: Test Ox, with: Imp, by: Apple }',
  'destroy a monster': '{ say: "Destroy 1 monster you control.", by: Nutmeg }',
  summon: '{ normal summon: Tiny, by: Apple }',
  draw: '{ say: Draw 1 card., by: Apple }',
  'end phase': '{ end phase: true, by: Apple }',
} as const;

type Kind = keyof typeof ACTIONS;

test.each<readonly [type: string, text: string, matters: readonly Kind[]]>([
  ['Effect Monster', 'This card gains 300 ATK for each riddle in your GY.', []],
  [
    'Continuous Spell',
    'All "Riddle" monsters you control gain 300 ATK for each riddle you know.',
    ['attack'],
  ],
  ['Continuous Spell', 'Your opponent cannot target "Riddle" monsters you control for attacks.', ['attack']],
  [
    'Continuous Spell',
    'Once per turn, if exactly 1 "Riddle" monster would be destroyed by battle, you can solve it instead.',
    ['attack', 'destroy a monster'],
  ],
  [
    'Effect Monster',
    'If your opponent controls exactly 1 Fiend monster, you can Special Summon this card (from your hand).',
    [],
  ],
  [
    'Effect Monster',
    'When another "Riddle" monster is Normal or Special Summoned from the hand: You can solve 1 riddle.',
    ['summon'],
  ],
  ['Effect Monster', 'Once per turn, during the End Phase: Solve 1 riddle.', ['end phase']],
  [
    'Effect Monster',
    'If another card is sent to the GY by a card effect: You can solve 1 riddle.',
    ['destroy a monster'],
  ],
  [
    'Effect Monster',
    'If another "Riddle" card is sent from the field to your GY as material: You can solve 1 riddle.',
    ['attack', 'destroy a monster'],
  ],
])('%s: %s', (type, text, matters) => {
  for (const kind of Object.keys(ACTIONS) as Kind[]) {
    const found = faults(judged(board(type, text, ACTIONS[kind])));
    expect([kind, ...found]).toEqual(matters.includes(kind) ? [kind, 'text/unread'] : [kind]);
  }
});
