/** What cannot even begin and what is discarded elsewhere than into the graveyard is told in front, and of nothing no amount. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, why = false): string =>
  rulingText(explain(judged(`game: magic\ntitle: told\n${scenario}`)), { width: 1000, why });

test('a verdict tells that a spell cannot be cast, after what has come about by then', () => {
  const board = `
cards:
  - { name: Test Smash, type: Instant, cost: "{1}{R}", text: "Destroy target artifact.\\nMadness {R}" }
players:
  - { name: Apple, hand: [Test Smash], library: 5 }
  - { name: Nutmeg }
actions: [{ say: Discard a card., by: Apple }]
`;
  expect(told(board)).toContain(
    "Test Smash is discarded into exile, can't be cast, and then is put into Apple's graveyard.",
  );
  const other = `
cards:
  - { name: Test Hulk, type: Creature — Beast, stats: 5/6, text: "When this creature enters, you may cast target instant card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it instead." }
  - { name: Test Ban, type: Enchantment, text: "Your opponents can't cast spells from anywhere other than their hands." }
players:
  - { name: Apple, hand: [Test Hulk], graveyard: [Lightning Bolt] }
  - { name: Nutmeg, battlefield: [Test Ban] }
actions: [{ cast: Test Hulk, by: Apple }]
`;
  expect(told(other)).toContain("Test Hulk enters the battlefield, and Lightning Bolt can't be cast.");
});

test('a card that is discarded onto a library is told to be discarded', () => {
  const board = `
cards:
  - { name: Test Library, type: Artifact, text: "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard." }
  - { name: Test Bag, type: Enchantment, text: "Whenever you discard a card, you gain 1 life." }
players:
  - { name: Apple, life: 20, hand: [Bear Cub], library: 0, battlefield: [Test Library, Test Bag] }
  - { name: Nutmeg }
actions: [{ say: Target player discards a card., by: Nutmeg, targets: [Apple] }]
choices: [{ by: Apple, asks: may, choose: accept }]
`;
  const text = told(board);
  expect(text).toContain("Bear Cub is discarded onto the top of Apple's library, and Apple gains 1 life.");
  expect(text).not.toContain('is put on the top');
});

test('of what has come to nothing it is not said that it is about another amount', () => {
  const board = `
cards:
  - { name: Test Ghosts, type: Enchantment, text: "If a source would deal damage to a permanent or player, it deals half that damage, rounded down, to that permanent or player instead." }
  - { name: Test Furnace, type: Enchantment, text: "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead." }
players:
  - { name: Apple, life: 20 }
  - { name: Nutmeg, life: 20, battlefield: [Test Ghosts, Test Furnace] }
actions: [{ say: This spell deals 1 damage to target player., by: Nutmeg, targets: [Apple] }]
`;
  const text = told(board, true);
  expect(text).toContain('nothing is left that it could change. (614.7)');
  expect(text).not.toContain('another amount');
});

test('what does not untap in its step, and is untapped later, does not at first', () => {
  const board = `
cards:
  - { name: Test Monolith, type: Artifact, text: "This artifact doesn't untap during your untap step." }
players:
  - { name: Apple, battlefield: [{ card: Test Monolith, tapped: true }] }
  - { name: Nutmeg }
actions:
  - { untap step: true, by: Apple }
  - { say: Untap target artifact., by: Apple, targets: [Test Monolith] }
`;
  expect(told(board)).toContain("Test Monolith can't become untapped at first and becomes untapped.");
});
