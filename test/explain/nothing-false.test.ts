/** What is told of Magic says nothing that is not so, and names the rule that says it. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, language = 'en'): string =>
  rulingText(explain(judged(`game: magic\ntitle: told\n${scenario}`), { language }), {
    why: true,
    width: 1000,
  });

test('none of something is no event: no rule is cited but for life and damage, which have one', () => {
  const counters = `
cards:
  - { name: Test Cow, type: Creature, stats: 0/4 }
  - { name: Test Miser, type: Creature, text: "If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down." }
players:
  - { name: Apple, battlefield: [Test Cow] }
  - { name: Nutmeg, battlefield: [Test Miser] }
actions: [{ say: Put a +1/+1 counter on target creature., by: Apple, targets: [Test Cow] }]
`;
  expect(told(counters)).toMatch(/Test Cow does not get any \+1\/\+1 counters\.$/m);
  expect(told(counters)).not.toContain('614.7');
  const none = (text: string): string =>
    told(`
cards: [{ name: Test Cow, type: Creature, stats: 0/4 }]
players: [{ name: Apple, life: 20, battlefield: [Test Cow] }, { name: Nutmeg, life: 20 }]
actions: [{ say: "${text}", by: Apple, targets: [Test Cow] }]
`);
  expect(none('Exile target creature. You gain life equal to its power.')).toContain(
    'Apple does not gain any life. (119.10)',
  );
});

test('players who lose at once draw (104.4a), and have not lost', () => {
  const text = told(`
players: [{ name: Apple, life: 2 }, { name: Nutmeg, life: 2 }]
actions: [{ say: Each player loses 2 life., by: Apple }]
`);
  expect(text).toContain('The game ends in a draw. (704.5a, 104.4a)');
  expect(text).toContain('The game is a draw for Apple');
  expect(text).not.toContain('has lost the game');
});

test('what is done at once for several reasons cites each of them', () => {
  const text = told(`
cards:
  - { name: Test Ox, type: Creature, stats: 1/2 }
  - { name: Test Storm, type: Sorcery, text: Test Storm deals 2 damage to each creature and each opponent. }
players: [{ name: Apple, life: 2, battlefield: [Test Ox] }, { name: Nutmeg, life: 20, hand: [Test Storm] }]
actions: [{ cast: Test Storm, by: Nutmeg }]
`);
  expect(text).toContain('(704.3, 704.5a, 704.5g)');
});

test('what comes of it for one player does not come to the other', () => {
  const text = told(`
cards: [{ name: Test Kali, type: Creature — Vampire, stats: 3/4, text: "If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token." }]
players: [{ name: Apple, battlefield: [Test Kali] }, { name: Nutmeg, battlefield: [Test Kali] }]
actions: [{ say: Destroy all creatures., by: Apple }]
`);
  expect(text).not.toContain('creates two');
  expect(text.slice(0, text.indexOf('1. '))).toMatch(/Nutmeg creates a 2\/2 .* Apple creates a 2\/2 /);
});

const SHUFFLED = `
cards: [{ name: Test Titan, type: Creature, text: "If this creature would be put into a graveyard from anywhere, reveal it and shuffle it into its owner's library instead." }]
players: [{ name: Apple, library: [Test Titan] }, { name: Nutmeg }]
actions: [{ say: Target player mills a card., by: Nutmeg, targets: [Apple] }]
`;

test('what is shuffled into the library in which it is has not left it', () => {
  const text = told(SHUFFLED);
  expect(text).toContain("Test Titan is revealed and shuffled into Apple's library");
  expect(text).not.toContain('came back');
  expect(told(SHUFFLED, 'ja')).toContain('Appleのライブラリーに加えて切り直される');
});

test('what is put on top of a library is not shuffled', () => {
  const top = `
cards: [{ name: Test Ox, type: Creature, stats: 1/2 }]
players: [{ name: Apple, battlefield: [Test Ox] }, { name: Nutmeg }]
actions: [{ say: Put target creature on top of its owner's library., by: Nutmeg }]
`;
  expect(told(top)).toContain("Test Ox is put on the top of Apple's library");
  expect(told(top, 'ja')).toContain('ライブラリーの一番上に置かれる');
});

test('a card with madness is discarded into exile, and cast', () => {
  const text = told(`
cards: [{ name: Test Rager, type: Creature, stats: 2/2, text: "Madness {R}" }]
players: [{ name: Apple, hand: [Test Rager] }, { name: Nutmeg }]
actions: [{ say: Discard a card., by: Apple }]
`);
  expect(text).toContain('So it would be discarded into exile. (614.1a, 702.35a, 616.1e, 616.1f)');
  expect(text).toContain('Apple decides whether Test Rager is cast');
  expect(text).toMatch(/Test Rager is cast\.$/m);
});

test('a spell that its own text puts into the graveyard is told to go there', () => {
  const text = told(`
cards: [{ name: Test Gem, type: Artifact, text: "If Test Gem would enter the battlefield, you may discard a land card instead. If you do, put Test Gem onto the battlefield. If you don't, put it into its owner's graveyard." }]
players: [{ name: Apple, hand: [Test Gem] }, { name: Nutmeg }]
actions: [{ cast: Test Gem, by: Apple }]
`);
  expect(text).toContain("Test Gem is put into Apple's graveyard");
  expect(text).toContain(
    "That does not count as done, and what Test Gem's effect says for that case follows.",
  );
});

test('what is said of how something enters is not told of how it leaves', () => {
  const text = told(`
cards:
  - { name: Test Ox, type: Creature, stats: 1/2 }
  - { name: Test Umbra, type: Enchantment — Aura, text: "Enchant creature\\nUmbra armor" }
  - { name: Test Robot, type: Artifact Creature, stats: 0/0, text: "Modular 1" }
players:
  - name: Apple
    battlefield: [Test Ox, { card: Test Umbra, attachedTo: Test Ox }, { card: Test Robot, counters: { +1/+1: 1 } }]
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`);
  expect(text).toContain('Test Umbra is destroyed');
  expect(text).not.toContain('it is about another zone');
});

test('draws of another are counted one by one, and not with those of one’s own', () => {
  const text = told(`
cards: [{ name: Test Thief, type: Creature, text: "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card." }]
players: [{ name: Apple, library: 9 }, { name: Nutmeg, library: 9, battlefield: [Test Thief] }]
actions: [{ say: Each player draws three cards., by: Apple }]
`);
  expect(text).toContain('Nutmeg draws a card instead of Apple (3 times), and draws 3 cards.');
  expect(text).toMatch(/^ +\d+\. Nutmeg draws 3 cards\.$/m);
});

test('what nothing comes in the place of is told once', () => {
  const text = told(`
cards: [{ name: Test Portal, type: Artifact, text: "If a player would draw a card, that player skips that draw instead." }]
players: [{ name: Apple, library: 9, battlefield: [Test Portal] }, { name: Nutmeg }]
actions: [{ say: Draw two cards., by: Apple }]
`);
  expect(text).toContain('Apple does not draw a card (twice).');
});

test('what is divided among several sources is not told as if all of it were of one', () => {
  const text = told(`
cards:
  - { name: Test Lion, type: Creature, stats: 4/4 }
  - { name: Test Ox, type: Creature, stats: 4/4, text: Trample }
  - { name: Test Ward, type: Instant, text: Prevent the next 3 damage that would be dealt to any target this turn. }
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Lion, attacking: true }, { card: Test Ox, attacking: true }] }
  - { name: Nutmeg, life: 20, hand: [Test Ward] }
actions: [{ cast: Test Ward, by: Nutmeg, targets: [Nutmeg] }, { combat: true, by: Apple }]
`);
  expect(text).toContain('Nutmeg decides how 3 damage is prevented: "');
});

test('of one ability that was used several times it is decided which use applies', () => {
  const board = `
cards:
  - { name: Test Archer, type: Creature, stats: 3/2, text: "{0}: The next time Test Archer would deal combat damage to an opponent this turn, it deals that damage to target creature instead." }
  - { name: Test Wurm, type: Creature, stats: 6/4 }
  - { name: Test Wall, type: Creature, stats: 0/8 }
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Archer, attacking: true }] }
  - { name: Nutmeg, life: 20, battlefield: [Test Wurm, Test Wall] }
actions:
  - { activate: Test Archer, by: Apple, targets: [Test Wurm] }
  - { activate: Test Archer, by: Apple, targets: [Test Wall] }
  - { combat: true, by: Apple }
`;
  expect(told(board)).toContain("2 outcomes; Nutmeg decides which use of Test Archer's effect applies.");
  expect(told(board, 'ja')).toContain('《Test Archer》の効果のうちどちらを適用するか');
});
