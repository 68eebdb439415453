/** What a ruling of Riftbound says at its head is what its steps tell, and every reason is so. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import type { RuleKey } from '../../src/ground/id.js';
import { riftbound } from '../../src/rulebooks/riftbound/index.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, { language = 'en', rules = '1.4' } = {}): string =>
  rulingText(explain(judged(`game: riftbound\nrules: "${rules}"\ntitle: told\n${scenario}`), { language }), {
    why: true,
    width: 1000,
  });

test('what is replaced is told before what dies at the same time (373.1.a)', () => {
  const board = (choose: string): string => `
cards:
  - { name: Test Glass, type: Gear, text: "If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it." }
  - { name: Test Guard, type: Unit, might: 3 }
  - { name: Test Field, type: Battlefield }
players:
  - name: Apple
    base: [Test Glass]
    battlefields: [Test Field, { card: Test Guard, as: one, at: Test Field }, { card: Test Guard, as: other, at: Test Field }]
  - { name: Nutmeg }
actions: [{ say: Kill all units., by: Nutmeg }]
choices: [{ by: Apple, asks: apply, on: ${choose}, choose: Test Glass }]
`;
  expect(told(board('other'))).toContain(
    'Test Glass is killed instead of Test Guard (other), then Test Guard (other) is healed, exhausted and recalled, Test Guard (one) is killed, and',
  );
  expect(told(board('one'))).toContain(
    'Test Glass is killed instead of Test Guard (one), then Test Guard (one) is healed, exhausted and recalled, Test Guard (other) is killed, and',
  );
});

test('of what is not there any more it is told where it is (055)', () => {
  const board = `
cards:
  - { name: Test Decree, type: Spell, text: "When any unit takes damage this turn, kill it." }
  - { name: Test Bolt, type: Spell, text: "Deal 3 to a unit." }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, hand: [Test Decree, Test Bolt] }
  - { name: Nutmeg, base: [Test Guard] }
actions:
  - { play: Test Decree, by: Apple }
  - { play: Test Bolt, by: Apple }
`;
  expect(told(board)).toContain("Test Guard can't be killed: it is in Nutmeg's trash. (055)");
  expect(told(board, { language: 'ja' })).toContain(
    '《Test Guard》がキルされることはない（Nutmegのトラッシュにある）。（055）',
  );
});

test('of two deaths that may be replaced one is declined: the other is told first', () => {
  const text = told(`
cards:
  - { name: Test Urn, type: Gear, text: "If a friendly unit would die, you may exhaust this to banish it instead." }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, base: [{ card: Test Guard, as: one }, { card: Test Guard, as: other }, Test Urn] }
  - { name: Nutmeg }
actions: [{ say: Kill all units., by: Nutmeg }]
`);
  expect(text).toContain(
    'Test Urn is exhausted, Test Guard (other) is banished instead of being killed, and Test Guard (one) is killed.',
  );
});

test.each([
  ['1.4', 'must-choose', '402.3'],
  ['1.3', 'must-choose', '402.2'],
  ['1.4', 'nothing-to-choose', '402.4'],
  ['1.3', 'nothing-to-choose', '402.3'],
  ['1.4', 'additional-cost', '355.1.a'],
  ['1.3', 'additional-cost', '356.2.b'],
  ['1.4', 'cost-unpayable', '203'],
  ['1.3', 'cost-unpayable', '742.1'],
  ['1.4', 'paid-though-replaced', '203.2'],
  ['1.3', 'paid-though-replaced', '357.2.a'],
  ['1.4', 'skips', '443'],
])('by the rules of %s %s is %s', (version, rule, number) => {
  expect(riftbound.rulebook.rule(rule as RuleKey, version, 'en')?.number).toBe(number);
});

test('to pay where that costs nothing is an action, and no cost (205, 444.2)', () => {
  const text = told(`
cards: [{ name: Test Bank, type: Spell, text: "You may pay [1]. If you do, draw 1." }]
players:
  - { name: Apple, hand: [Test Bank], energy: 1, main deck: 3 }
  - { name: Nutmeg }
actions: [{ play: Test Bank, by: Apple }]
`);
  expect(text).toContain('Apple decides to pay [1]. (444.2)');
  expect(text).not.toContain('203: ');
});

test('what speaks of a replaced action is not done; what speaks of the same unit is (359.3.e.14.b)', () => {
  const board = (text: string): string => `
cards:
  - { name: Test Rite, type: Spell, text: "${text}" }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, main deck: 5, hand: [Test Rite], base: [Test Guard, "Zhonya's Hourglass"] }
  - { name: Nutmeg }
actions: [{ play: Test Rite, by: Apple }]
`;
  expect(told(board('Kill a friendly unit. If you do, draw 1. Draw 2.'))).toContain(
    "That does not count as done, and what depends on it in Test Rite's effect is left out. (359.3.e.14.b)",
  );
  expect(told(board('Kill a friendly unit. Its controller draws 2.'))).toContain('Apple draws 2 cards.');
});

const OFFERS = `
cards:
  - { name: Test Bank, type: Spell, text: "You may pay [1] to draw 1." }
  - { name: Test Deal, type: Spell, text: "You may kill a friendly unit to draw 1." }
  - { name: Test Lord, type: Unit, might: 8, text: "As you play me, you may kill a friendly unit as an additional cost. If you do, draw 1." }
  - { name: Test Rider, type: Unit, might: 3, domain: [Calm], cost: 2, text: "[Accelerate]" }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, hand: [Test Bank, Test Deal, Test Lord, Test Rider], base: [Test Guard], energy: 1, calm: 1, main deck: 3 }
  - { name: Nutmeg }
`;

test.each([
  [
    'Test Bank',
    'Apple decides whether to pay [1] and draw a card.',
    'Apple decides to pay [1] and draw a card. (355)',
  ],
  ['Test Deal', "Apple decides whether to use Test Deal's effect.", "Apple uses Test Deal's effect. (355)"],
  [
    'Test Lord',
    'Apple decides whether an additional cost is paid for Test Lord.',
    'Apple decides that an additional cost is not paid for Test Lord. (355.1.a)',
  ],
  [
    'Test Rider',
    'Apple decides whether Test Rider is accelerated.',
    'Apple decides that Test Rider is accelerated. (355.1.a)',
  ],
])('where %s is to be paid for, that is what is decided', (card, verdict, step) => {
  const text = told(`${OFFERS}actions: [{ play: ${card}, by: Apple }]\n`);
  expect(text).toContain(verdict);
  expect(text).toContain(step);
});

test('an instruction that has lost what it chose says so (359.3.e.7)', () => {
  const text = told(`
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Guard, type: Unit, might: 3 }
  - { name: Test Flight, type: Spell, text: "[Reaction] Move a unit at a battlefield to its base." }
players:
  - { name: Apple, hand: [Test Flight], battlefields: [Test Field, { card: Test Guard, at: Test Field }], main deck: 5 }
  - { name: Nutmeg, hand: [Hidden Blade] }
actions:
  - { play: Hidden Blade, by: Nutmeg }
  - { play: Test Flight, by: Apple, inResponseTo: Hidden Blade }
`);
  expect(text).toContain(
    "Hidden Blade's effect does nothing to what was chosen for it: that is no legal target any more. (359.3.e.7)",
  );
});
