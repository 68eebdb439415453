/** What is not understood of a card of Yu-Gi-Oh! withholds the ruling as soon as it could matter, and no sooner. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

/** Apple has the card, and a monster that attacks or not; something is destroyed, sent to the GY, summoned. */
function board(type: string, text: string, actions: string): string {
  const zone = type.includes('Monster') ? 'monsters' : 'spells';
  return `game: yugioh
title: frames
cards:
  - { name: Test Riddle, type: ${type}, atk: 1500, def: 0, text: ${JSON.stringify(text)} }
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

/** What may go on all the time matters whatever happens. */
const ALWAYS = Object.keys(ACTIONS) as Kind[];

test.each<readonly [type: string, text: string, matters: readonly Kind[]]>([
  ['Effect Monster', 'This card gains 300 ATK for each riddle in your GY.', ALWAYS],
  [
    'Continuous Spell',
    'All "Riddle" monsters you control gain 300 ATK and are unaffected by riddles.',
    ALWAYS,
  ],
  ['Continuous Spell', 'Your opponent cannot riddle "Riddle" monsters you control for attacks.', ALWAYS],
  [
    'Continuous Spell',
    'Once per turn, if exactly 1 "Riddle" monster would be riddled by battle, you can solve it instead.',
    ALWAYS,
  ],
  ['Effect Monster', 'Once per turn, you can solve 1 riddle instead of sending a monster to the GY.', ALWAYS],
  ['Effect Monster', 'If this card is Synchro Summoned using a riddle, it is treated as a Tuner.', ALWAYS],
  ['Normal Trap', 'It cannot be destroyed by riddles or by battle.', ALWAYS],
  [
    'Effect Monster',
    'Once per turn: You can discard 1 card; apply 1 of these riddles.\n● Monsters you control cannot be destroyed by battle.',
    [],
  ],
  [
    'Effect Monster',
    'If this card is face-up on the field and a monster is destroyed: You can solve 1 riddle.',
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
    'Union Effect Monster',
    'Once per turn, you can either: Target 1 monster you control; equip this card to that target, OR: Unequip this card and Special Summon it.',
    [],
  ],
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

/** Whether what is not understood can be done nobody knows: that it cannot be is not held against the scenario, nor told. */
test.each([
  ['Normal Spell', 'If Elvis is in the building: Draw 1 card.', 'hand: [Test Riddle]'],
  ['Normal Spell', 'Draw 1 card for each riddle.', 'hand: [Test Riddle]'],
  ['Normal Trap', 'Destroy all riddles.', 'spells: [{ card: Test Riddle, faceDown: true }]'],
  ['Effect Monster', 'Once per turn: You can solve 1 riddle.', 'monsters: [Test Riddle]'],
  [
    'Union Effect Monster',
    'Once per turn, you can either: Target 1 monster you control; equip this card to that target, OR: Unequip this card and Special Summon it.',
    'monsters: [Test Riddle]',
  ],
])('what is listed as illegal of %s: %s', (type, text, where) => {
  const written = (illegal: string): string => `game: yugioh
title: illegal
cards:
  - { name: Test Riddle, type: ${type}, text: ${JSON.stringify(text)} }
players:
  - { name: Apple, ${where}, deck: 9 }
  - { name: Nutmeg }
actions: [{ activate: Test Riddle, by: Apple${illegal} }]
`;
  expect(faults(judged(written(', illegal: true')))).toEqual(['text/unread']);
  expect(faults(judged(written('')))).toEqual(['text/unread']);
});

/** What is triggered elsewhere than on the field speaks of its own card there, and of no card that lies elsewhere. */
test.each<readonly [text: string, zones: readonly string[]]>([
  [
    'If a monster is destroyed: You can Special Summon this card from your hand, then solve 1 riddle.',
    ['hand', 'gy', 'banished'],
  ],
  [
    'If a monster(s) is sent to the GY: You can banish this card from your GY, then solve 1 riddle.',
    ['hand', 'gy', 'banished'],
  ],
  [
    'If a monster is destroyed: You can Special Summon this banished card, and if you do, solve it.',
    ['hand', 'gy', 'banished'],
  ],
  ['If a monster is destroyed: You can discard this card; solve 1 riddle.', ['hand', 'gy', 'banished']],
  [
    'When 2 or more monsters are destroyed by riddles or otherwise: You can discard this card; draw 1 card.',
    ['hand', 'gy', 'banished'],
  ],
  ['If a monster is destroyed: You can Tribute this card; solve 1 riddle.', []],
  ['If a monster is destroyed: You can solve 1 riddle in your hand.', []],
])('elsewhere than on the field: %s', (text, zones) => {
  for (const zone of ['hand', 'gy', 'banished']) {
    const judgement = judged(`game: yugioh
title: elsewhere
cards:
  - { name: Test Riddle, type: Effect Monster, atk: 1500, def: 0, text: ${JSON.stringify(text)} }
  - { name: Test Ox, type: Normal Monster }
players:
  - { name: Apple, monsters: [Test Ox], ${zone}: [Test Riddle], deck: 9 }
  - { name: Nutmeg, hand: [Dark Hole] }
actions: [{ activate: Dark Hole, by: Nutmeg }]
`);
    expect([zone, ...faults(judgement)]).toEqual(zones.includes(zone) ? [zone, 'text/unread'] : [zone]);
  }
});

test('so in the other games', () => {
  const judgement = judged(`game: magic
title: elsewhere
cards:
  - { name: Test Ghoul, type: Creature, text: "Whenever a creature dies, you may return this card from your graveyard to your hand, then solve it." }
  - { name: Test Bear, type: Creature }
  - { name: Test End, type: Sorcery, text: Destroy target creature. }
players:
  - { name: Apple, graveyard: [Test Ghoul], battlefield: [Test Bear], hand: [Test End] }
  - { name: Nutmeg }
actions: [{ cast: Test End, by: Apple, targets: [Test Bear] }]
`);
  expect(faults(judgement)).toEqual(['text/unread']);
});

/** Each effect of a list stands by itself where the first of them does; what lists them is not used. */
test.each<readonly [text: string, faulty: readonly string[]]>([
  ['● You can solve 1 riddle.\n● If this card is destroyed: Draw 1 card.', []],
  ['● You can solve 1 riddle.\n● If this card is destroyed: Solve 1 riddle.', ['text/unread']],
  [
    '● When this card is Normal Summoned: Solve 1 riddle.\n● If this card is destroyed: Solve 1 riddle.',
    ['text/unread'],
  ],
  [
    'You can use these effects, based on riddles.\n● If this card is destroyed: Draw 1 card.',
    ['text/unread'],
  ],
  ['Once per turn: You can apply 1 of these riddles.\n● If this card is destroyed: Draw 1 card.', []],
])('a list of effects: %s', (text, faulty) => {
  const judgement = judged(`game: yugioh
title: a list
cards: [{ name: Test Riddle, type: Effect Monster, text: ${JSON.stringify(text)} }]
players:
  - { name: Apple, monsters: [Test Riddle], hand: [], deck: 3 }
  - { name: Nutmeg, hand: [Dark Hole] }
actions: [{ activate: Dark Hole, by: Nutmeg }]
${text.endsWith('card.') && text.startsWith('●') ? 'expect: { always: [{ player: Apple, hand: 1 }] }' : ''}
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  '(Quick Effect): You can target 1 monster on the field; solve it.',
  'You can discard 1 card; solve it (this is a Quick Effect if you control a Warrior monster).',
  'During either turn: You can discard 1 card; solve 1 riddle.',
  "You can discard 1 card; draw 1 card. You can activate this effect during either player's turn.",
])('what is not understood may say that it is a Quick Effect: %s', (text) => {
  const judgement = judged(`game: yugioh
title: a response
cards: [{ name: Test Riddle, type: Effect Monster, text: ${JSON.stringify(text)} }]
players:
  - { name: Apple, monsters: [Test Riddle], hand: [X-Head Cannon] }
  - { name: Nutmeg, hand: [Dark Hole] }
turn: Nutmeg
actions: [{ activate: Dark Hole, by: Nutmeg }, { activate: Test Riddle, by: Apple, inResponseTo: Dark Hole }]
`);
  expect(faults(judgement)).toEqual(['text/unread']);
});

test.each([
  ['', ['position/missing-value']],
  [', archetypes: [Mathmech]', []],
  [', archetypes: [Mech]', []],
])('an archetype may be named inside a word of a name%s', (archetypes, faulty) => {
  const judgement = judged(`game: yugioh
title: an archetype
cards:
  - { name: Primathmech Test, type: Normal Monster${archetypes} }
  - { name: Test Gale, type: Normal Spell, text: 'Destroy all "Mathmech" monsters on the field.' }
players:
  - { name: Apple, monsters: [Primathmech Test] }
  - { name: Nutmeg, hand: [Test Gale] }
actions: [{ activate: Test Gale, by: Nutmeg }]
`);
  expect(faults(judgement).filter((code) => code !== 'action/barred')).toEqual(faulty);
});

test('a card that may have such an effect is not said to have none', () => {
  const judgement = judged(`game: yugioh
title: in the hand
cards: [{ name: Test Riddle, type: Effect Monster, text: "During damage calculation (in either player's turn): You can discard this card; solve 1 riddle." }]
players:
  - { name: Apple, hand: [Test Riddle] }
  - { name: Nutmeg }
actions: [{ activate: Test Riddle, by: Apple }]
`);
  expect(faults(judgement)).toEqual(['text/unread']);
});

/** What such a card does is done as it resolves: it matters where somebody activates it, or where it lies there face-up. */
test.each<readonly [text: string, where: string, faulty: readonly string[]]>([
  ['You solve no riddles this turn.', 'spells: [{ card: Test Riddle, faceDown: true }]', []],
  ['Monsters cannot be riddled this turn.', 'hand: [Test Riddle]', []],
  ['Your opponent cannot riddle.', 'gy: [Test Riddle]', []],
  ['When your opponent solves a riddle: Riddle it.', 'spells: [{ card: Test Riddle, faceDown: true }]', []],
  ['Your opponent cannot riddle.', 'spells: [Test Riddle]', ['text/unread']],
  ['Riddle this card from your GY.', 'gy: [Test Riddle]', ['text/unread']],
  ['The equipped monster cannot riddle.', 'spells: [{ card: Test Riddle, faceDown: true }]', ['text/unread']],
  ['You can riddle instead of a monster being destroyed.', 'gy: [Test Riddle]', ['text/unread']],
])('what a Normal Trap does as it resolves: %s %s', (text, where, faulty) => {
  const written = (actions: string): string => `game: yugioh
title: it resolves
cards:
  - { name: Test Riddle, type: Normal Trap, text: ${JSON.stringify(text)} }
  - { name: Test Ox, type: Normal Monster }
players:
  - { name: Apple, monsters: [Test Ox], ${where} }
  - { name: Nutmeg, hand: [Dark Hole] }
actions: [${actions}]
`;
  expect(faults(judged(written('{ activate: Dark Hole, by: Nutmeg }')))).toEqual(faulty);
  if (where.includes('faceDown'))
    expect(faults(judged(written('{ activate: Test Riddle, by: Apple }')))).not.toEqual([]);
});
