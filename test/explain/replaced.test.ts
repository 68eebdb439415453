/** What took the place of something is told as that, and what never happened is not told as happening. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const ruled = (scenario: string, language = 'en') =>
  explain(judged(`game: duel-masters\ntitle: replaced\n${scenario}`), { language });

const told = (scenario: string, language = 'en'): string =>
  rulingText(ruled(scenario, language), { width: 1000 });

test('what was to go along with an arrival and has been replaced', () => {
  const text = told(`
cards: [{ name: Test Lively, type: Creature, power: 3000, text: EX Life }]
players:
  - { name: Apple, hand: [Test Lively], deck: [Aqua Soldier, Lost Soul], shields: [] }
  - { name: Nutmeg, battle zone: ["Kareiko, Karma's Banned Technique"] }
actions: [{ summon: Test Lively, by: Apple }]
`);
  expect(text).toContain(
    "Test Lively is put into the battle zone, and Aqua Soldier is shuffled into Apple's deck instead of being put into Apple's shield zone.",
  );
  expect(text).toContain(
    "Aqua Soldier is shuffled into Apple's deck and Test Lively is put into the battle zone. (700.1)",
  );
});

const KEEPER = `
cards: [{ name: Test Keeper, type: Creature, power: 4000, text: "Whenever your opponent would put a creature into the battle zone, they put it in their mana zone instead." }]
players:
  - { name: Apple, hand: [Aqua Hulcus], mana: [], deck: 5 }
  - { name: Nutmeg, battle zone: [Test Keeper] }
actions: [{ summon: Aqua Hulcus, by: Apple }]
`;

test('a card that goes elsewhere than it would', () => {
  expect(told(KEEPER)).toContain(
    "Aqua Hulcus is put into Apple's mana zone instead of being put into the battle zone.",
  );
});

const BRAIN = `
cards: [{ name: Test Thought, type: Spell, text: "After you cast this spell, return it to your hand instead." }]
players: [{ name: Apple, hand: [Test Thought] }, { name: Nutmeg }]
actions: [{ cast: Test Thought, by: Apple }]
`;

test('a card that comes to where it was before', () => {
  expect(told(BRAIN)).toContain(
    "Test Thought is returned to Apple's hand instead of being put into Apple's graveyard.",
  );
  expect(told(BRAIN)).toContain("3. Test Thought is returned to Apple's hand. (409.2a)");
  expect(told(BRAIN, 'ja')).toContain('手札に戻され');
});

test('shield burn is of the shield that would be broken', () => {
  const called = (does: string) =>
    JSON.stringify(
      ruled(`
cards: [{ name: Test Breaker, type: Creature, power: 7000, text: "Whenever this creature would break a shield, ${does} instead." }]
players:
  - { name: Apple, battle zone: [Test Breaker] }
  - { name: Nutmeg, shields: [Aqua Hulcus], deck: 6, graveyard: [] }
actions: [{ attack: Test Breaker, by: Apple }]
`).ruling,
    );
  expect(called("put that shield into your opponent's graveyard")).toContain('"called":["shield burn"]');
  expect(called('your opponent puts the top 2 cards of their deck into their graveyard')).not.toContain(
    'shield burn',
  );
});

test('a keyword that a text gives is told by its name', () => {
  const text = told(`
cards:
  - { name: Test Herald, type: Creature, power: 3000, text: 'When you put this creature into the battle zone, this turn, each of your creatures gets "slayer".' }
  - { name: Test Blade, type: Creature, power: 1000 }
players:
  - { name: Apple, hand: [Test Herald], battle zone: [Test Blade] }
  - { name: Nutmeg, battle zone: [{ card: Aqua Hulcus, tapped: true }] }
actions:
  - { summon: Test Herald, by: Apple }
  - { attack: Test Blade, with: Aqua Hulcus, by: Apple }
`);
  expect(text).toContain('Test Blade\'s ability from Test Herald triggers: "slayer"');
});

test('what comes about after something else has befallen the same thing is not told with what came before', () => {
  const board = `
game: magic
title: in order
cards:
  - { name: Test Ox, type: Creature — Ox, stats: 2/2, text: "" }
  - { name: Test Yak, type: Creature — Yak, stats: 2/2, text: "" }
players: [{ name: Apple, battlefield: [Test Ox, Test Yak] }, { name: Nutmeg }]
actions:
  - { say: Destroy target creature., by: Nutmeg, targets: [Test Ox] }
  - { say: Put a +1/+1 counter on target creature., by: Nutmeg, targets: [Test Yak] }
  - { say: Destroy target creature., by: Nutmeg, targets: [Test Yak] }
`;
  expect(rulingText(explain(judged(board)), { width: 1000 })).toContain(
    'Test Ox is destroyed, and Test Yak gets a +1/+1 counter and then is destroyed.',
  );
});
