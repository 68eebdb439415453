/** How a good judge says it: which card is meant, what is prevented, the same of several, which shield, by which rule. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

/** A ruling as people read it, on one line. */
function told(scenario: string, language = 'en'): string {
  return rulingText(explain(judged(scenario), { language }), { why: true }).replace(/\s+/g, ' ');
}

/** Of Magic: two players with these cards on the battlefield, and what is done. */
function magic(cards: string, apple: string, actions: string): string {
  return `game: magic
title: told
cards:
${cards}
players:
  - { name: Apple, life: 20, library: 9, battlefield: [${apple}] }
  - { name: Nutmeg, life: 20, library: 9 }
actions:
${actions}
`;
}

const CUB = '  - { name: Test Cub, type: Creature — Bear, stats: 2/9 }';
const OX = '  - { name: Test Ox, type: Creature — Ox, stats: 3/9, text: Lifelink }';

test('a card with a name of its own is told with that of its card, unless the one says the other', () => {
  const board = (...names: string[]): string =>
    told(
      magic(
        CUB,
        names.map((name) => `{ card: Test Cub, as: ${name} }`).join(', '),
        '  - { say: Destroy all creatures., by: Nutmeg }',
      ),
    );
  expect(board('one', 'theirs')).toContain(' Test Cub (one) and Test Cub (theirs) are destroyed. ');
  expect(board('the young cub', 'one')).toContain(' The young cub and Test Cub (one) are destroyed. ');
  expect(board('cub')).toContain(' Test Cub is destroyed. ');
  expect(board('cub', 'other')).toContain(' Test Cub (cub) and Test Cub (other) are destroyed. ');
});

test('what is prevented is told by whom it would be dealt to and by what, or before the rest that is dealt', () => {
  const board = (much: string): string =>
    magic(
      CUB,
      '{ card: Test Cub, attacking: true }',
      `  - { say: "Prevent ${much} damage that would be dealt to you this turn.", by: Nutmeg }
  - { combat: true, by: Apple }`,
    );
  expect(told(board('all'))).toContain(' 2 damage to Nutmeg by Test Cub is prevented. ');
  expect(told(board('the next 1'))).toContain(
    ' 1 damage is prevented and Nutmeg is dealt 1 damage by Test Cub. ',
  );
  expect(told(board('all'), 'ja')).toContain(' Nutmegへの《Test Cub》からの2点のダメージは軽減される。');
});

test('a shield over what several deal says of each what is prevented, and nothing else in its place', () => {
  const board = magic(
    `${CUB}\n${OX}`,
    '{ card: Test Cub, attacking: true }, { card: Test Ox, attacking: true }',
    `  - { say: Prevent the next 3 damage that would be dealt to you this turn., by: Nutmeg }
  - { combat: true, by: Apple }`,
  );
  const all = told(board);
  expect(all).toContain(' Nutmeg decides how 3 damage is prevented. ');
  expect(all).toContain(
    ' 2 damage to Nutmeg by Test Cub is prevented, 1 damage is prevented and Nutmeg is dealt 2 damage by Test Ox, and Apple gains 2 life. ',
  );
  expect(all).not.toMatch(/prevented[^.]* instead of /);
});

test('what is spared each of several is told of each', () => {
  const board = magic(
    `${CUB}\n${OX}`,
    'Test Cub, Test Ox',
    `  - { say: Prevent all damage that would be dealt to creatures this turn., by: Apple }
  - { say: This spell deals 2 damage to each creature., by: Nutmeg }`,
  );
  expect(told(board)).toContain(
    " 2 damage to each of Test Cub and Test Ox by Nutmeg's instruction is prevented. ",
  );
});

test('of one subject a verb before several numbers is said once', () => {
  const board = magic(
    `${CUB}\n${OX}`,
    '{ card: Test Cub, attacking: true }, { card: Test Ox, attacking: true }',
    '  - { combat: true, by: Apple }',
  );
  expect(told(board)).toContain(
    ' Nutmeg is dealt 2 damage by Test Cub and 3 damage by Test Ox, and Apple gains 3 life. ',
  );
});

test('the same of one thing after the other is told of both in a verdict', () => {
  const board = magic(
    `${CUB}\n${OX}`,
    'Test Cub, Test Ox',
    `  - { say: Destroy target creature., by: Nutmeg, targets: [Test Cub] }
  - { say: Destroy target creature., by: Nutmeg, targets: [Test Ox] }`,
  );
  expect(told(board)).toContain(' Test Cub and Test Ox are destroyed. ');
});

test('a shield that nobody knows is called a shield', () => {
  const board = `game: duel-masters
title: told
cards: [{ name: Test Blade, type: Creature, power: 2000 }]
players:
  - { name: Apple, battle zone: [Test Blade] }
  - { name: Nutmeg, shields: 2 }
actions: [{ attack: Test Blade, by: Apple }]
`;
  expect(told(board)).toContain(' A shield is broken by Test Blade. ');
  expect(told(board)).toContain(' Apple chooses a shield to be broken by Test Blade. ');
  expect(told(board, 'ja')).toContain('シールド1枚が《Test Blade》にブレイクされる。');
});

test('a rule is applied to what it is for', () => {
  const board = magic(
    '  - { name: Test General, type: Legendary Creature — Bear, stats: 2/2 }',
    '{ card: Test General, commander: true }',
    "  - { say: Return target creature to its owner's hand., by: Nutmeg, targets: [Test General] }",
  );
  expect(told(board)).toContain(' Apple decides whether to apply rule 903.9b to Test General. ');
  expect(told(board)).toContain(' Apple does not apply rule 903.9b to Test General. ');
});

test('what has never been so is not called so no longer', () => {
  const board = `game: riftbound
title: told
cards:
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, legend zone: ["Sett, The Boss"], base: [Test Guard], body: 1, order: 1 }
  - { name: Nutmeg }
actions:
  - { say: Kill a unit., by: Nutmeg, targets: [Test Guard] }
`;
  expect(told(board)).toContain(': Test Guard is not buffed. ');
});

test('mana that may be paid so that something is not done is told by its symbols', () => {
  const board = `game: magic
title: told
cards:
  - { name: Test Leak, type: Instant, text: "Counter target spell unless its controller pays {2}{U}." }
  - { name: Test Rite, type: Sorcery, text: You gain 5 life. }
players:
  - { name: Apple, life: 20, hand: [Test Rite] }
  - { name: Nutmeg, life: 20, hand: [Test Leak] }
actions:
  - { cast: Test Rite, by: Apple }
  - { cast: Test Leak, by: Nutmeg, targets: [Test Rite], inResponseTo: Test Rite }
`;
  expect(told(board)).toContain('2 outcomes; Apple decides whether to pay {2}{U}. ');
  expect(told(board)).toContain(' Apple decides not to pay {2}{U}. (118.12a) ');
  expect(told(board, 'ja')).toContain('Appleが、{2}{U}を支払うかどうかを決める。');
});

// 702.24a: the cost for each age counter, of which the upkeep adds one.
test.each`
  upkeep                   | age   | asked
  ${' {1}'}                | ${0}  | ${'{1}'}
  ${' {1}'}                | ${2}  | ${'{3}'}
  ${' {1}{U}'}             | ${1}  | ${'{2}{U}{U}'}
  ${' {U/R}'}              | ${2}  | ${'{U/R}{U/R}{U/R}'}
  ${' {2}'}                | ${60} | ${'{122}'}
  ${'—Pay {B} and 1 life'} | ${1}  | ${'{B}{B} and pay 2 life'}
`('cumulative upkeep$upkeep with $age counters costs $asked', ({ upkeep, age, asked }) => {
  const board = `game: magic
title: cumulative upkeep
cards: [{ name: Test Remora, type: Enchantment, text: "Cumulative upkeep${upkeep}${upkeep.startsWith('—') ? '.' : ''}" }]
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Remora, counters: { age: ${age} } }] }
  - { name: Nutmeg, life: 20 }
actions: [{ upkeep: true, by: Apple }]
`;
  expect(told(board)).toContain(`2 outcomes; Apple decides whether to pay ${asked}. `);
});

test('cumulative upkeep without a counter, which cannot be put, costs nothing, and is paid or not', () => {
  const board = `game: magic
title: cumulative upkeep
cards:
  - { name: Test Remora, type: Enchantment, text: "Cumulative upkeep {1}" }
  - { name: Test Solemn, type: Enchantment, text: "Counters can't be put on enchantments." }
players:
  - { name: Apple, life: 20, battlefield: [Test Remora, Test Solemn] }
  - { name: Nutmeg, life: 20 }
actions: [{ upkeep: true, by: Apple }]
`;
  expect(told(board)).toContain('2 outcomes; Apple decides whether to pay {0}. ');
});

test('what enters with its back face up enters transformed', () => {
  const faces = `  - { name: Test Larva, type: Creature — Insect, stats: 1/1, backFace: Test Moth }
  - { name: Test Moth, type: Creature — Insect, stats: 3/3 }`;
  const say = 'Exile target creature, then return it to the battlefield transformed.';
  const board = magic(faces, 'Test Larva', `  - { say: "${say}", by: Apple }`);
  expect(told(board)).toContain(' Test Larva is exiled and then enters the battlefield transformed. ');
  expect(told(board, 'ja')).toContain('変身した状態で戦場に出る。');
});

test('unknown cards of which each is asked about for itself are told by as many as they are', () => {
  const board = `game: magic
title: two unknown cards
cards:
  - { name: Test Library, type: Artifact, text: "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard." }
players:
  - { name: Apple, hand: 2, library: 20, graveyard: 0, battlefield: [Test Library] }
  - { name: Nutmeg }
actions: [{ say: Discard your hand., by: Apple }]
`;
  const said = told(board);
  expect(said).toContain("1. 2 unknown cards are discarded onto the top of Apple's library.");
  expect(said).toContain("2 unknown cards are discarded and put into Apple's graveyard. (614.6)");
  expect(said).not.toContain('2 unknown cards and an unknown card');
});

test('life that another gains is gained instead of the one who would, and what lifelink gains is told beside the damage', () => {
  const thief =
    '  - { name: Test Thief, type: Enchantment, text: "If an opponent would gain life, you gain that much life instead." }';
  const board = magic(
    `${thief}\n${OX}`,
    'Test Thief, Test Ox',
    `  - { say: You gain 4 life., by: Nutmeg }
  - { say: Target creature you control deals damage equal to its power to any other target., by: Apple, targets: [Test Ox, Nutmeg] }`,
  );
  expect(told(board)).toContain(' Apple gains 4 life instead of Nutmeg, ');
  expect(told(board)).toContain(' Nutmeg is dealt 3 damage by Test Ox, and Apple gains 3 life. ');
});

test('whose doing it is that a card goes somewhere is told where nobody is named as its subject', () => {
  const board = `game: duel-masters
title: told
cards:
  - { name: Test Grave, type: Creature, power: 1000, text: "When your opponent would put a card into his graveyard from his deck, put it into his mana zone instead." }
  - { name: Test Mill, type: Creature, power: 1000, text: "When your opponent would put a card into his mana zone from his deck, put it into his graveyard instead." }
  - { name: Test Cub, type: Creature, power: 1000 }
players:
  - { name: Apple, deck: [Test Cub, Test Cub] }
  - { name: Nutmeg, battle zone: [Test Grave, Test Mill] }
actions: [{ say: Put the top card of your deck into your mana zone., by: Apple }]
`;
  expect(told(board)).toContain("would be put into Apple's graveyard: Nutmeg does that, not Apple. (609.5)");
  expect(told(board, 'ja')).toContain('それを行うのはNutmegであり、Appleではない');
});

test('what an effect has left is told apart from how often it may be used', () => {
  const shield = `game: riftbound
title: told
cards:
  - { name: Test Wall, type: Unit, might: 9, text: "Prevent the first 2 damage I would take each turn." }
players:
  - { name: Apple, base: [Test Wall] }
  - { name: Nutmeg }
actions: [{ say: Deal 2 to an enemy unit., by: Nutmeg }, { say: Deal 2 to an enemy unit., by: Nutmeg }]
`;
  expect(told(shield)).toContain('it has been applied to as much as it says. (371.1)');
  expect(told(shield, 'ja')).toContain('適用できる量をすでに使い切っている');
});
