/** What is asked of one thing after the other names the thing; what is told in turn came about in that turn. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (scenario: string, language = 'en'): string =>
  rulingText(explain(judged(scenario), { language }), { why: true, width: 1000 });

const SUMMONED = `game: yugioh
title: two are summoned
cards:
  - { name: Test Spark, type: Effect Monster, race: Warrior, text: "When this card is destroyed: You can draw 1 card." }
  - { name: Test Boar, type: Effect Monster, race: Beast, text: "When this card is destroyed: You can draw 1 card." }
players:
  - { name: Apple, gy: [Test Spark, Test Boar], deck: 5 }
  - { name: Nutmeg }
actions:
  - { say: Special Summon all monsters from your GY., by: Apple }
`;

test('a position is chosen for a monster', () => {
  const text = told(SUMMONED);
  expect(text).toContain(
    'Apple chooses "Attack Position" or "Defense Position" for each of Test Spark and Test Boar.',
  );
  expect(text).toContain('Apple chooses "Attack Position" for Test Spark.');
  expect(text).toContain('Apple chooses "Defense Position" for Test Boar.');
  expect(text).not.toContain("for Apple's instruction");
  const japanese = told(SUMMONED, 'ja');
  expect(japanese).toContain('「Test Spark」と「Test Boar」それぞれについて');
  expect(japanese).toContain('AppleはAppleの指示で「Test Boar」について『守備表示』を選ぶ。');
});

test('an answer that is fixed for one of them is given for that one', () => {
  const text = told(`${SUMMONED}choices:
  - { by: Apple, on: Test Boar, choose: Defense Position }
  - { by: Apple, on: Test Spark, choose: Attack Position }
`);
  expect(text).toContain(`Chosen beforehand
  Apple chooses "Attack Position" for Test Spark.
  Apple chooses "Defense Position" for Test Boar.`);
});

test('how each of several enters is chosen for each', () => {
  const text = told(`game: magic
title: gifts
cards:
  - { name: Test Gift, type: Enchantment, text: "Creatures you control enter with your choice of a +1/+1 counter or a flying counter on it." }
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 3/3 }
players:
  - { name: Apple, battlefield: [Test Gift], graveyard: [Test Bear, Test Ox] }
  - { name: Nutmeg }
actions: [{ say: Return all creature cards from your graveyard to the battlefield., by: Apple }]
`);
  expect(text).toContain('Apple chooses "+1/+1" or "flying" for each of Test Bear and Test Ox.');
  expect(text).toContain('Apple chooses "flying" for Test Ox.');
});

test('a shield that takes nothing of an event leaves it as it was', () => {
  const text = told(`game: magic
title: a shield and two attackers
cards:
  - { name: Test Infector, type: Creature — Horror, stats: 5/5, text: Infect }
  - { name: Test Big, type: Creature — Wurm, stats: 6/6 }
players:
  - { name: Apple, battlefield: [{ card: Test Infector, attacking: true }, { card: Test Big, attacking: true }] }
  - { name: Nutmeg, life: 20, poison: 0 }
actions:
  - { say: Prevent the next 2 damage that would be dealt to you this turn., by: Nutmeg }
  - { combat: true, by: Apple }
`);
  expect(text).toContain(
    '2 damage is prevented, and Nutmeg is dealt 3 damage by Test Infector and 6 damage by Test Big, and Nutmeg gets 3 poison counters.',
  );
  expect(text).not.toContain('instead of Nutmeg being dealt 6 damage');
});

test('what came about in between is told in between', () => {
  const text = told(`game: magic
title: dredged twice
players:
  - { name: Apple, graveyard: [Golgari Grave-Troll, Stinkweed Imp], library: 20 }
  - { name: Nutmeg }
cards:
  - { name: Golgari Grave-Troll, type: Creature — Troll Skeleton, stats: 0/0, text: Dredge 6 }
  - { name: Stinkweed Imp, type: Creature — Imp, stats: 1/2, text: Dredge 5 }
actions: [{ say: Draw two cards., by: Apple }]
`);
  expect(text).toMatch(
    /mills 6 cards instead of drawing a card, Golgari Grave-Troll is returned to Apple's hand, .*mills 5 cards/,
  );
  expect(text).not.toMatch(/Golgari Grave-Troll and Stinkweed Imp are returned/);
});
