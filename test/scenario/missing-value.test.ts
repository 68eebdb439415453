/** What stands beside a player, and nobody has written down, is not taken for any number: the ruling says what to write. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from './judged.js';

const RAT = '[{ name: Test Rat, type: Creature — Rat, stats: 1/1, text: Infect }]';
const SPELL = '[{ name: Test Spell, type: Normal Spell, text: "Pay 1000 LP; draw 1 card." }]';
const PAID =
  '[{ name: Test Unit, type: Unit, might: 2, text: "If I would die, you may pay [1] to recall me instead." }]';

test.each([
  { game: 'magic', value: 'life', called: 'life', action: '{ say: Your life total becomes 5., by: Apple }' },
  {
    game: 'magic',
    value: 'life',
    called: 'life',
    action: '{ say: "If you have 5 or more life, draw a card.", by: Apple }',
  },
  {
    game: 'magic',
    value: 'poison',
    called: 'number of poison counters',
    cards: RAT,
    has: 'battlefield: [Test Rat]',
    action: '{ say: "Target creature deals 1 damage to you.", by: Apple, targets: [Test Rat] }',
  },
  {
    game: 'yugioh',
    value: 'lp',
    called: 'LP',
    cards: SPELL,
    has: 'hand: [Test Spell]',
    action: '{ activate: Test Spell, by: Apple }',
  },
  {
    game: 'riftbound',
    value: 'energy',
    called: 'energy',
    cards: PAID,
    has: 'base: [Test Unit]',
    action: '{ say: Kill a unit., by: Apple }',
  },
  { game: 'riftbound', value: 'points', called: 'points', action: '{ say: Gain 1 point., by: Apple }' },
])('$game, the $called: $action', ({ game, value, called, action, cards = '[]', has }) => {
  const { problems } = judged(`game: ${game}
title: a number that is not there
cards: ${cards}
players: [{ name: Apple${has ? `, ${has}` : ''} }, { name: Nutmeg }]
actions: [${action}]
`);
  expect(problems).toMatchObject([{ code: 'position/missing-value' }]);
  expect(problems[0]?.message).toContain(`the ${called} of Apple`);
  expect(problems[0]?.advice).toContain(`Give Apple \`${value}\``);
});

const DOME = (monsters: string): string =>
  `If a monster(s) you control ${monsters} would be destroyed by card effect, you can banish 1 monster from your GY instead.`;

test.each([
  // How it came to the field, and whence, may be any way.
  { monster: 'Normal Monster', status: '', so: 'that was Special Summoned', faulty: true },
  { monster: 'Normal Monster', status: '', so: 'that was Normal Summoned', faulty: true },
  { monster: 'Fusion Monster', status: '', so: 'that was Fusion Summoned', faulty: true },
  { monster: 'Synchro Monster', status: ', faceDown: true', so: 'that was Special Summoned', faulty: true },
  {
    monster: 'Fusion Monster',
    status: '',
    so: 'that was Special Summoned from the Extra Deck',
    faulty: true,
  },
  {
    monster: 'Pendulum Effect Monster',
    status: ', pendulum summoned: true',
    so: 'that was Special Summoned from the Extra Deck',
    faulty: true,
  },
  // What it is, or what is said of it, leaves one.
  { monster: 'Fusion Monster', status: '', so: 'that was Special Summoned', faulty: false },
  { monster: 'Fusion Monster', status: '', so: 'that was Synchro Summoned', faulty: false },
  { monster: 'Ritual Monster', status: '', so: 'that was Tribute Summoned', faulty: false },
  { monster: 'Normal Monster', status: '', so: 'that was Xyz Summoned', faulty: false },
  { monster: 'Normal Monster', status: ', was set: true', so: 'that was Special Summoned', faulty: false },
  {
    monster: 'Normal Monster',
    status: ', special summoned: true',
    so: 'that was Special Summoned from the Extra Deck',
    faulty: false,
  },
])('how a $monster$status came to the field, where it is asked whether it is one $so', (one) => {
  const { problems } = judged(`game: yugioh
title: how it came
cards:
  - { name: Test Fish, type: ${one.monster} }
  - { name: Test Dome, type: Continuous Spell, text: "${DOME(one.so)}" }
players:
  - { name: Apple, monsters: [{ card: Test Fish, as: it${one.status} }], spells: [Test Dome], gy: [Test Fish] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`);
  expect(problems.map(({ code }) => code)).toEqual(one.faulty ? ['position/missing-value'] : []);
  if (one.faulty) expect(problems[0]?.message).toContain('how it came to the field');
});

test('where "from your opponent\'s Extra Deck" is said of a Special Summoned monster it is not understood', () => {
  const { problems } = judged(`game: yugioh
title: whence
cards:
  - { name: Test Fish, type: Link Monster }
  - { name: Test Bane, type: Effect Monster, text: "If this card battles, destroy all Special Summoned monsters from your opponent's Extra Deck." }
players: [{ name: Apple, monsters: [{ card: Test Fish, as: one }] }, { name: Nutmeg }]
actions: [{ say: "Destroy all Special Summoned monsters from your opponent's Extra Deck.", by: Nutmeg }]
`);
  expect(problems.map(({ code }) => code)).toContain('text/unbound');
});

const told = (game: string, cards: string, apple: string, action: string): string => {
  const judgement = judged(`game: ${game}
title: a number that only the result would tell
cards: ${cards}
players: [{ name: Apple, ${apple} }, { name: Nutmeg }]
actions: [${action}]
turn: Nutmeg
`);
  expect(judgement.problems).toEqual([]);
  return rulingText(explain(judgement), { width: 1000 });
};

test.each([
  {
    game: 'yugioh',
    cards:
      '[{ name: Test Pawn, type: Normal Monster, level: 4, atk: 1000, def: 0 }, { name: Test Sword, type: Equip Spell, text: "The equipped monster gains 400 ATK for each Trap in your GY." }]',
    apple: 'monsters: [{ card: Test Pawn, as: P }], spells: [{ card: Test Sword, attachedTo: P }]',
    action: '{ say: "Target 1 Spell/Trap your opponent controls; destroy it.", by: Nutmeg }',
    gone: 'Test Sword: Spell & Trap Zone → GY',
  },
  {
    game: 'yugioh',
    cards:
      '[{ name: Test Pawn, type: Normal Monster, level: 4, atk: 1000, def: 0 }, { name: Test Flag, type: Continuous Spell, text: "All monsters you control gain 100 ATK for each card in your hand." }]',
    apple: 'monsters: [Test Pawn], spells: [Test Flag]',
    action: '{ say: "Target 1 Spell/Trap your opponent controls; destroy it.", by: Nutmeg }',
    gone: 'Test Flag: Spell & Trap Zone → GY',
  },
])(
  'what a ruling does not depend on is left out of the result: $gone',
  ({ game, cards, apple, action, gone }) => {
    const text = told(game, cards, apple, action);
    expect(text).toContain(gone);
    expect(text).not.toMatch(/ATK \d/);
  },
);

test.each([
  { monster: 'Effect Monster', faulty: true },
  { monster: 'Synchro Monster', faulty: true },
  // These have none.
  { monster: 'Xyz Monster', faulty: false },
  { monster: 'Link Monster', faulty: false },
])('the Level of a $monster of which nobody has written it down', ({ monster, faulty }) => {
  const { problems } = judged(`game: yugioh
title: Levels
cards: [{ name: Test Ox, type: ${monster}, atk: 1000 }]
players: [{ name: Apple, monsters: [Test Ox] }, { name: Nutmeg }]
actions: [{ say: Destroy all Level 4 or lower monsters on the field., by: Nutmeg }]
`);
  expect(problems.map(({ code }) => code)).toEqual(faulty ? ['position/missing-value'] : []);
});
