/** What stands beside a player, and nobody has written down, is not taken for any number: the ruling says what to write. */

import { expect, test } from 'vitest';
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
