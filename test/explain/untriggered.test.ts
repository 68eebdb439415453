/** Why an ability that would be expected to trigger did not: by what it is lost, and what forbids it. */

import { describe, expect, test } from 'vitest';
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

test('only what takes it away from this card is named', () => {
  const others = `
  - { name: Test Anthem, type: Enchantment, text: Creatures get +1/+1. }
  - { name: Test Net, type: Enchantment, text: Creatures lose flying. }
  - { name: Test Salt, type: Enchantment, text: Lands lose all abilities. }`;
  const board = LOST.replace('\nplayers', `${others}\nplayers`).replace(
    '[Humility,',
    '[Test Anthem, Test Net, Test Salt, Humility,',
  );
  expect(told(board)).toContain('does not have that ability at present, because of Humility. (613.1f)');
});

test('what is not understood of it does not keep it from being told', () => {
  const board = LOST.replace('you gain 3 life', 'gobble the moon');
  expect(told(board)).toContain(
    'gobble the moon." does not trigger where Test Martyr is put into Apple\'s graveyard: its source does not have that ability at present, because of Humility. (613.1f)',
  );
});

test('what cannot be told of an ability that is lost keeps nobody from the ruling', () => {
  const text = told(`
cards:
  - { name: Test Guard, type: Creature, stats: 1/1, text: "Whenever a creature with power 3 or less enters, you gain 3 life." }
  - { name: Test Chain, type: Enchantment — Aura, text: "Enchant creature\\nEnchanted creature loses all abilities." }
  - { name: Test Cub, type: Creature }
players:
  - { name: Apple, hand: [Test Cub], battlefield: [Test Guard, { card: Test Chain, attachedTo: Test Guard }] }
  - { name: Nutmeg }
actions:
  - { cast: Test Cub, by: Apple }
`);
  expect(text).toContain('Test Cub enters the battlefield.');
  expect(text).not.toContain('does not trigger');
});

test('a copy does not have what is printed on its own card, and nothing has taken that away', () => {
  const text = told(`
cards:
  - name: Test Shade
    type: Creature
    stats: 1/1
    text: |-
      You may have this creature enter as a copy of any creature on the battlefield.
      When this creature enters, you gain 3 life.
  - { name: Test Cub, type: Creature, stats: 2/2 }
players:
  - { name: Apple, life: 20, hand: [Test Shade], battlefield: [Test Cub] }
  - { name: Nutmeg }
actions:
  - { cast: Test Shade, by: Apple }
`);
  expect(text).toContain('as a copy of Test Cub: its source does not have that ability at present.\n');
});

test('what enters together is no reason against each other', () => {
  const text = told(`
cards:
  - { name: Test Drum, type: Creature, stats: 1/1, text: "Whenever another creature enters, you gain 1 life." }
  - { name: Test Cub, type: Creature, stats: 2/2 }
players:
  - { name: Apple, life: 20, hand: [Test Drum, Test Cub] }
  - { name: Nutmeg }
actions:
  - { say: Put all creature cards from your hand onto the battlefield., by: Apple }
`);
  expect(text).toContain('life 20 → 21');
  expect(text).not.toContain('Why not');
});

describe('in a game that has no rule for it', () => {
  const ofMonsters = (scenario: string): string =>
    rulingText(explain(judged(`game: yugioh\ntitle: untriggered\n${scenario}`)), { why: true, width: 1000 });

  test('nothing is told of what nobody sees', () => {
    const text = ofMonsters(`
cards:
  - { name: Test Mole, type: Effect Monster, text: "If another monster is destroyed: Gain 1000 LP." }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, lp: 8000, monsters: [{ card: Test Mole, faceDown: true }] }
  - { name: Nutmeg, monsters: [Test Pawn] }
actions:
  - { say: Destroy 1 monster your opponent controls., by: Apple }
`);
    expect(text).toContain('Test Pawn is destroyed.');
    expect(text).not.toContain('does not trigger');
  });

  test('what everybody sees is told without a rule', () => {
    const text = ofMonsters(`
cards:
  - name: Test Gem
    type: Effect Monster
    text: |-
      If this card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY.
      If another card is destroyed: Gain 1000 LP.
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, lp: 8000, monsters: [Test Gem] }
  - { name: Nutmeg, monsters: [Test Pawn] }
actions:
  - { say: Destroy 1 monster your opponent controls., by: Nutmeg }
  - { say: Destroy 1 monster your opponent controls., by: Apple }
`);
    expect(text).toContain(
      'does not trigger where Test Pawn is destroyed: its source does not have that ability at present.\n',
    );
  });
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

const replaced = (scenario: string, language = 'en'): string =>
  rulingText(explain(judged(scenario), { language }), { why: true, width: 1000 });

test('what triggers on what stands in the place of an event is not said to be silent', () => {
  const text = replaced(`
game: duel-masters
title: the top card leaves instead, and that is what is looked for
cards:
  - { name: Test Nova, type: Star Evolution Creature, power: 3000, text: "Star Evolution: Put on one of your creatures. (When this creature would leave, the top card leaves instead.)\\nWhen this creature leaves the battle zone, draw a card." }
  - { name: Test Ox, type: Creature, power: 1000 }
players:
  - { name: Apple, battle zone: [Test Nova], under: [{ card: Test Ox, attachedTo: Test Nova }], deck: 4, hand: [], graveyard: [] }
  - { name: Nutmeg }
actions: [{ say: "Destroy one of your opponent's creatures.", by: Nutmeg }]
`);
  expect(text).toContain("Test Nova's ability triggers and resolves");
  expect(text).not.toContain('does not trigger');
});

const BANISHED = `
game: yugioh
title: it is banished by another card than its words say
cards:
  - { name: Test Leaver, type: Effect Monster, text: "If this face-up card would leave the field, banish it instead. If this card is banished by an opponent's card effect: Draw 1 card." }
players: [{ name: Apple, monsters: [Test Leaver], deck: 4, hand: [] }, { name: Nutmeg }]
actions: [{ say: Banish 1 monster your opponent controls., by: Nutmeg }]
turn: Nutmeg
`;

test('what happens all the same, but otherwise than an ability looks for, is not said not to happen', () => {
  expect(replaced(BANISHED)).toContain(
    "does not trigger where Test Leaver is banished: what brings that about is Apple's, not Nutmeg's.",
  );
  expect(replaced(BANISHED)).not.toContain('is not banished');
  expect(replaced(BANISHED, 'ja')).toContain(
    '「Test Leaver」が除外される場合に誘発しない。理由：それを引き起こすのはAppleのものであり、Nutmegのものではない。',
  );
});

test('an ability that triggers on one thing is said to be silent on the other, and not altogether', () => {
  const board = `
game: magic
title: one is spared, and the other is seen
cards:
  - { name: Test Cub, type: Creature, stats: 2/2 }
  - { name: Test Bear, type: Creature, stats: 2/2, text: "Prevent all damage that would be dealt to Test Bear." }
  - { name: Test Pit, type: Enchantment, text: "Whenever a creature is dealt damage, you gain 1 life." }
  - { name: Test Storm, type: Sorcery, text: Test Storm deals 1 damage to each creature. }
players: [{ name: Apple, life: 20, battlefield: [Test Pit, Test Cub, Test Bear] }, { name: Nutmeg, hand: [Test Storm] }]
actions: [{ cast: Test Storm, by: Nutmeg }]
`;
  expect(replaced(board)).toContain(
    'does not trigger where Test Bear would be dealt 1 damage by Test Storm: that does not happen.',
  );
  expect(replaced(board, 'ja')).toContain('場合に誘発しない。理由：それは起こらない。');
});

test('what leaves together with others does not see them leave, and that is told', () => {
  const board = `
game: duel-masters
title: one leaves with another
cards:
  - { name: Test Watcher, type: Creature, race: Human, power: 3000, text: "Whenever another creature is destroyed, draw a card." }
  - { name: Test Other, type: Creature, race: Human, power: 3000 }
players: [{ name: Apple, battle zone: [Test Watcher, Test Other], deck: 5 }, { name: Nutmeg }]
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`;
  expect(replaced(board)).toContain(
    'does not trigger where Test Other is destroyed: Test Watcher leaves together with it. (603.5d)',
  );
  expect(replaced(board, 'ja')).toContain(
    '場合に誘発しない。理由：《Test Watcher》も同時に離れている。（603.5d）',
  );
});
