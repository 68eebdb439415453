/** What a text does instead of another part of itself is told, and the rule by which it comes first. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, language = 'en', game = 'magic'): string =>
  rulingText(explain(judged(`game: ${game}\ntitle: instead\n${scenario}`), { language }), {
    width: 1000,
    why: true,
  });

const blast = (artifacts: number): string => `
cards:
  - name: Test Blast
    type: Instant
    cost: "{R}"
    text: "Test Blast deals 2 damage to any target.\\nMetalcraft — Test Blast deals 4 damage instead if you control three or more artifacts."
players:
  - { name: Apple, hand: [Test Blast], battlefield: [${Array(artifacts).fill('Sol Ring').join(', ')}] }
  - { name: Nutmeg, life: 20 }
actions: [{ cast: Test Blast, by: Apple, targets: [Nutmeg] }]
`;

test.each([
  [
    3,
    'en',
    'What Test Blast\'s effect says to do instead is done: its condition "you control three or more artifacts" is met. (614.15)',
    'Nutmeg is dealt 4 damage',
  ],
  [
    2,
    'en',
    'What Test Blast\'s effect says to do instead is not done: its condition "you control three or more artifacts" is not met.',
    'Nutmeg is dealt 2 damage',
  ],
  [
    3,
    'ja',
    '条件「you control three or more artifacts」が満たされているため、《Test Blast》の効果にある「代わりに」の部分が実行される。（614.15）',
    'Nutmeg',
  ],
] as const)('whether a condition is met that %i artifacts have (%s)', (artifacts, language, why, what) => {
  const text = told(blast(artifacts), language);
  expect(text).toContain(why);
  expect(text).toContain(what);
});

test.each([
  [7, 'en', 'is done: the condition of "Metamorph" is met. (609.7)'],
  [6, 'en', 'is not done: the condition of "Metamorph" is not met.'],
  [7, 'ja', '「Metamorph」の条件が満たされているため、'],
] as const)('it is named by the word under which it stands, with %i cards (%s)', (mana, language, why) => {
  const text = told(
    `
cards:
  - name: Test Tower
    type: Spell
    text: "Put the top card of your deck into your mana zone.\\nMetamorph: Put the top 3 cards of your deck into your mana zone instead. (Metamorph works while you have 7 or more cards in your mana zone.)"
players:
  - { name: Apple, hand: [Test Tower], deck: 9, mana: ${mana} }
  - { name: Nutmeg }
actions: [{ cast: Test Tower, by: Apple }]
`,
    language,
    'duel-masters',
  );
  expect(text).toContain(why);
});

test('where a spell goes as it is countered is told, and by which rule', () => {
  const text = told(`
cards:
  - name: Test Lapse
    type: Instant
    cost: "{1}{U}"
    text: Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard.
players:
  - { name: Apple, hand: [Bear Cub], library: 3 }
  - { name: Nutmeg, hand: [Test Lapse], battlefield: [Rest in Peace] }
actions:
  - { cast: Bear Cub, by: Apple }
  - { cast: Test Lapse, by: Nutmeg, inResponseTo: Bear Cub, targets: [Bear Cub] }
`);
  // In the verdict, and as a step.
  expect(text).toContain(
    "Bear Cub is countered and put on the top of Apple's library, and Test Lapse is exiled instead",
  );
  expect(text).toContain("Bear Cub is countered and put on the top of Apple's library. (614.15)");
});
