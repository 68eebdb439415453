/** Why an ability that would be expected to trigger did not: by what it is lost, and what forbids it. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, language = 'en', why = true): string =>
  rulingText(explain(judged(`game: magic\ntitle: untriggered\n${scenario}`), { language }), {
    why,
    width: 1000,
  });

const LOST = `
cards:
  - { name: Test Martyr, type: Creature, stats: 1/1, text: "When this creature dies, you gain 3 life." }
  - { name: Test Watch, type: Enchantment, text: "Whenever a creature dies, you gain 1 life." }
players:
  - { name: Apple, life: 20, battlefield: [Humility, Test Martyr, Test Watch] }
  - { name: Nutmeg }
actions:
  - { say: Destroy all creatures., by: Nutmeg }
`;

test('what has it has lost it: by what, and by which rule', () => {
  expect(told(LOST)).toContain(
    'Test Martyr: "When this creature dies, you gain 3 life." does not trigger where Test Martyr is put into Apple\'s graveyard: its source does not have that ability at present, because of Humility. (613.1f)',
  );
  expect(told(LOST)).not.toContain(
    'Test Watch: "Whenever a creature dies, you gain 1 life." does not trigger',
  );
  expect(told(LOST, 'en', false)).not.toContain('does not trigger');
  expect(told(LOST, 'ja')).toContain(
    '《Test Martyr》がAppleの墓地に置かれる場合に誘発しない。理由：《Humility》により、効果を持つはずのカードが、現在その能力を失っている。（613.1f）',
  );
});

const SILENCED = `
cards:
  - { name: Test Orb, type: Artifact, text: Creatures entering don't cause abilities to trigger. }
players:
  - { name: Apple, hand: [Flametongue Kavu], battlefield: [Test Orb] }
  - { name: Nutmeg, battlefield: [Scarwood Treefolk] }
actions:
  - { cast: Flametongue Kavu, by: Apple }
`;

test('something says that nothing triggers on it', () => {
  expect(told(SILENCED)).toContain(
    'does not trigger where Flametongue Kavu enters the battlefield. Test Orb: "Creatures entering don\'t cause abilities to trigger." (101.2)',
  );
  expect(told(SILENCED, 'ja')).toContain('場合に誘発しない。理由：《Test Orb》：「Creatures entering');
});

test('what lies face down has nothing of what its card says', () => {
  const text = told(`
players:
  - { name: Apple, hand: [Test Herald], battlefield: [] }
  - { name: Nutmeg }
cards: [{ name: Test Herald, type: Creature, stats: 2/2, text: "When this creature enters, you gain 10 life." }]
actions:
  - { say: "Put a creature card from your hand onto the battlefield face down.", by: Apple }
`);
  expect(text).toContain('face down: its source does not have that ability at present. (708.3)');
});

const REPLACED = `
players:
  - { name: Apple, hand: [Bear Cub], battlefield: [Humility] }
  - { name: Nutmeg, battlefield: [Imposing Sovereign] }
actions:
  - { cast: Bear Cub, by: Apple }
`;

test('an effect that would replace something is lost by the same', () => {
  expect(told(REPLACED)).toContain(
    'would enter the battlefield: its source does not have that ability at present, because of Humility. (613.1f)',
  );
});
