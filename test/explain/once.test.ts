/** What is the same is told once, and what happens at once is not told as one after the other. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import type { JudgeOptions } from '../../src/scenario/judging.js';
import { judged } from '../scenario/judged.js';
import { told } from './told.js';

const MANUFACTORS = `game: magic
title: tokens
players:
  - { name: Apple, battlefield: [${Array(5).fill('Academy Manufactor').join(', ')}] }
  - { name: Nutmeg }
actions:
  - { say: Create a Treasure token., by: Apple }
`;

test('effects of many namesakes are told together, tokens by their sum', () => {
  const text = told(MANUFACTORS);
  expect(text).toContain(
    "chooses the first Academy Manufactor's effect over the effect of the second to fifth",
  );
  expect(text).toContain('Instead, Apple would create 27 Clue artifact tokens, 27 Food artifact tokens');
  expect(told(MANUFACTORS, 'ja')).toContain('2番目から5番目までの《Academy Manufactor》の効果ではなく');
});

test('what a player does, and what happens by it, is told once', () => {
  const text = told(`game: duel-masters
title: an attack
cards:
  - { name: Test Blade, type: Creature, power: 2000 }
  - { name: Test Shield, type: Creature, power: 1000 }
players:
  - { name: Apple, battle zone: [Test Blade] }
  - { name: Nutmeg, battle zone: [{ card: Test Shield, tapped: true }] }
actions:
  - { attack: Test Blade, with: Test Shield, by: Apple }
`);
  expect(text.match(/^ +\d+\. Test Blade attacks Test Shield/gm)).toHaveLength(1);
});

test('what is dealt at once is told in one breath', () => {
  const text = told(`game: magic
title: two blockers
cards:
  - { name: Test Asp, type: Creature — Snake, stats: 3/9 }
  - { name: Test Ox, type: Creature — Ox, stats: 1/4 }
  - { name: Test Cow, type: Creature — Ox, stats: 1/4 }
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Asp, attacking: true }] }
  - name: Nutmeg
    life: 20
    battlefield:
      - { card: Test Ox, chose: { blocks: Test Asp } }
      - { card: Test Cow, chose: { blocks: Test Asp } }
actions: [{ combat: true, by: Apple }]
choices: [{ by: Apple, asks: name, choose: 3 to Test Ox }]
`);
  expect(text).toContain('Test Asp is dealt 1 damage by Test Ox and 1 damage by Test Cow.');
  expect(text).not.toContain('Then');
});

const WARDS = `game: magic
title: wards
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ward, type: Enchantment, text: "If a Goblin you control would die, exile it instead." }
players:
  - { name: Apple, battlefield: [${[...Array(3).fill('Test Cub'), ...Array(18).fill('Test Ward')].join(', ')}] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`;

test('why effects of namesakes are not applied to namesakes is told once', () => {
  const text = told(WARDS, 'en', true);
  expect(text.match(/does not apply/g)).toHaveLength(1);
  expect(text).toContain(
    'The first to 18th Test Ward: "If a Goblin you control would die, exile it instead." does not apply where the first, second and third Test Cub would be put into Apple\'s graveyard: the first, second and third Test Cub are not Goblins. (614.1)',
  );
  expect(told(WARDS, 'ja', true)).toContain('1番目から18番目までの《Test Ward》：「If a Goblin');
});

const FOUR = `game: magic
title: four
cards:
  - { name: Test Ward, type: Enchantment, text: "If a Goblin you control would die, exile it instead." }
  - { name: Test Cub, type: Creature — Bear, stats: 1/1 }
  - { name: Test Ox, type: Creature — Ox, stats: 1/1 }
  - { name: Test Imp, type: Creature — Goblin, stats: 1/1 }
players:
  - { name: Apple, battlefield: [Test Ward, Test Cub, Test Ox] }
  - { name: Nutmeg, battlefield: [Test Imp] }
actions:
  - { say: Destroy all creatures., by: Nutmeg }
`;

test('what an effect is not applied to is told together; for another reason, without its words', () => {
  const reasons = (text: string) => /(?:Why not|されない理由)\n(.*)\n(.*)\n\n/.exec(text)?.slice(1);
  expect(reasons(told(FOUR, 'en', true))).toEqual([
    '  Test Ward: "If a Goblin you control would die, exile it instead." does not apply where Test Cub and Test Ox would be put into Apple\'s graveyard: Test Cub and Test Ox are not Goblins. (614.1)',
    "  Nor where Test Imp would be put into Nutmeg's graveyard: Test Imp is under Nutmeg's control, not Apple's. (614.1)",
  ]);
  expect(reasons(told(FOUR, 'ja', true))?.[1]).toBe(
    '  《Test Imp》がNutmegの墓地に置かれる場合にも適用されない。理由：《Test Imp》はNutmegがコントロールしており、Appleのものではない。（614.1）',
  );
});

const TWICE = `game: riftbound
title: twice
cards:
  - { name: Test Banner, type: Gear Token, text: Other friendly gear enter exhausted. }
  - { name: Test Parade, type: Spell, text: Play two Test Banner gear tokens. }
players: [{ name: Apple, hand: [Test Parade] }, { name: Nutmeg }]
actions: [{ play: Test Parade }]
`;

test('a reason that comes again in the same words is told once', () => {
  expect(told(TWICE, 'en', true).match(/where a Test Banner token would enter/g)).toHaveLength(1);
});

const BURN = (type: string): string => `game: magic
title: more than it says
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/9, color: [${type}] }
  - name: Test Burn
    type: Instant
    text: Test Burn deals 2 damage to target creature. If that creature is green, Test Burn deals 6 damage instead.
players:
  - { name: Apple, hand: [Test Burn] }
  - { name: Nutmeg, battlefield: [Test Cub] }
actions: [{ cast: Test Burn, by: Apple, targets: [Test Cub] }]
`;

test('what a text says to do instead of another part of it, and does not do, is told among the reasons', () => {
  const line =
    'What Test Burn\'s effect says to do instead is not done: its condition "that creature is green" is not met.';
  expect(told(BURN('red'), 'en', true)).toContain(line);
  expect(told(BURN('red'))).not.toContain(line);
  expect(told(BURN('green'), 'en', true)).not.toContain('is not done');
});

test('the ways to an outcome are said to be at least so many where the search was cut', () => {
  const partial = (options: JudgeOptions) =>
    explain(judged(MAYS, options)).ruling?.outcomes.map((outcome) => outcome.partial);
  expect(partial({})).toEqual([false, false]);
  expect(partial({ limits: { outcomes: 1 } })).toEqual([true]);
});

const MAYS = `game: magic
title: one of two
cards:
  - { name: Test Cub, type: Creature — Bear, text: "If this creature would die, you may exile it instead." }
players: [{ name: Apple, battlefield: [Test Cub] }, { name: Nutmeg }]
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`;

test('life that is paid, and what comes of paying it, are both in the verdict', () => {
  const board = `game: magic
title: a doubled loss
cards:
  - { name: Test Drain, type: Enchantment, text: "If an opponent would lose life during your turn, they lose twice that much life instead." }
  - { name: Test Tithe, type: Artifact, text: "Pay 2 life: Draw a card." }
players:
  - { name: Apple, battlefield: [Test Drain] }
  - { name: Nutmeg, life: 20, library: 5, battlefield: [Test Tithe], hand: [] }
actions:
  - { activate: Test Tithe, by: Nutmeg }
`;
  expect(told(board)).toContain(
    'Nutmeg pays 2 life, loses 4 life instead of losing 2 life, and draws a card.',
  );
  expect(told(board, 'ja')).toContain(
    'Nutmegが2点のライフを支払うが、2点のライフを失う代わりに、4点のライフを失い、カードを1枚引く。',
  );
});

test('a shield counter under damage that cannot be prevented is told as a rule', () => {
  const board = `game: magic
title: a shield that does not shield
cards:
  - { name: Test Bear, type: Creature — Bear, stats: 4/4 }
players:
  - { name: Apple, battlefield: [{ card: Test Bear, counters: { shield: 1 } }] }
  - { name: Nutmeg }
actions:
  - { say: Damage can't be prevented this turn., by: Nutmeg }
  - { say: This spell deals 3 damage to target creature., by: Nutmeg, targets: [Test Bear] }
`;
  expect(told(board)).toContain("By the rules that damage can't be prevented; the rest follows. (615.12");
  expect(told(board, 'ja')).toContain('ルールにより、そのダメージは軽減できない');
});

test('what says of itself that it cannot be destroyed is named once', () => {
  const text = told(`game: duel-masters
title: it stays
cards:
  - { name: Test Pillar, type: Creature, power: 2000, text: "This creature can't be destroyed." }
players:
  - { name: Apple, battle zone: [Test Pillar] }
  - { name: Nutmeg }
actions:
  - { say: "Destroy one of your opponent's creatures.", by: Nutmeg }
`);
  expect(text).toContain(`Test Pillar can't be destroyed: "This creature can't be destroyed."`);
});

test('one thing to which the same happens for two reasons is one thing', () => {
  const text = told(`game: magic
title: a creature is exiled in the place of two
cards:
  - { name: Test Imp, type: Creature, stats: 2/2 }
  - { name: Test Owl, type: Creature, stats: 2/2 }
  - { name: Test Trap, type: Creature, stats: 4/4, text: "If another creature you control would die, exile this creature instead." }
players:
  - { name: Apple, battlefield: [Test Imp, Test Owl, Test Trap] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures with power 2 or less., by: Nutmeg }]
`);
  expect(text).toContain('Test Imp and Test Owl are destroyed, and Test Trap is exiled.');
});

const COMBAT = (attackers: string, defenders: string, cards: string): string => `game: riftbound
title: a combat
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Giant, type: Unit, might: 7 }
  - { name: Test Guard, type: Unit, might: 1 }
${cards}players:
  - { name: Apple, battlefields: [${attackers}] }
  - { name: Nutmeg, battlefields: [${defenders}] }
shared: { battlefields: [Test Field] }
actions: [{ combat: Test Field, by: Apple }]
`;
const GIANT = '{ card: Test Giant, at: Test Field }';
const GUARD = '{ card: Test Guard, at: Test Field }';

test('of a combat it is told who is killed and who conquers; what it deals and heals the steps tell', () => {
  const text = told(COMBAT(GIANT, GUARD, ''));
  expect(text).toContain('\nTest Guard is killed, and Apple conquers Test Field.\n');
  expect(text).toContain('Test Giant is dealt 1 damage and Test Guard is dealt 7 damage.');
  expect(text).toContain('Test Giant is healed.');
});

test('effects of one source are both told by their words where one comes first', () => {
  const ghost = String.raw`  - { name: Test Ghost, type: Unit, might: 9, text: "Prevent the first 3 damage I would take each combat.\nPrevent the first 2 damage I would take each combat." }
`;
  const [battle, ja] = ['en', 'ja'].map((language) =>
    told(COMBAT(GIANT, '{ card: Test Ghost, at: Test Field }', ghost), language),
  );
  expect(battle).toMatch(
    /effect \("Prevent the first 3 [^)]*"\) over Test Ghost's effect \("Prevent the first 2/,
  );
  expect(ja).toMatch(/効果（「Prevent the first 2 [^）]*」）ではなく[^。]*効果（「Prevent the first 3/);
});

test('the same that comes about by another kind of event is told as the same', () => {
  const text = told(`game: riftbound
title: points that are cards instead
cards:
  - { name: Test Field, type: Battlefield }
  - { name: Test Toll, type: Gear, text: "If you would gain a point, draw 1 instead." }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, base: [Test Toll], points: 3, victory score: 8, main deck: 5, battlefields: [{ card: Test Guard, at: Test Field }] }
  - { name: Nutmeg, points: 0 }
shared: { battlefields: [Test Field] }
actions:
  - { conquer: Test Field, by: Apple }
  - { say: Gain 1 point., by: Apple }
`);
  expect(text).toContain('Apple conquers Test Field, and draws a card instead of gaining a point (twice).');
});

test('that something remembers how it was played is no choice that it enters with', () => {
  const text = told(`game: riftbound
title: an accelerated unit
cards:
  - { name: Test Runner, type: Unit, might: 3, domain: [Fury], text: "[Accelerate] (You may pay [1][Fury] as an additional cost to have me enter ready.)" }
players: [{ name: Apple, hand: [Test Runner], energy: 1, fury: 1 }, { name: Nutmeg }]
actions: [{ play: Test Runner, by: Apple }]
choices: [{ by: Apple, choose: accept }]
`);
  expect(text).toContain('Test Runner enters the base ready.');
  expect(text).not.toContain('chosen');
});

test('an effect that is declined for something else is told with that', () => {
  const scenario = `game: duel-masters
title: a saver
cards:
  - { name: Test Saver, type: Creature, power: 2000, text: "When another of your creatures would be destroyed, you may destroy this creature instead." }
  - { name: Test Imp, type: Creature, power: 1000 }
players: [{ name: Apple, battle zone: [Test Saver, Test Imp] }, { name: Nutmeg }]
actions: [{ say: Destroy all creatures., by: Nutmeg }]
choices: [{ by: Apple, choose: decline }]
`;
  expect(told(scenario)).toContain("Apple does not apply Test Saver's effect to Test Imp.");
  expect(told(scenario, 'ja')).toContain('効果を《Test Imp》に適用しない。');
});

test('what a player can spend from now on is told by its symbols', () => {
  const scenario = `game: riftbound
title: energy and power
players: [{ name: Apple, energy: 0, fury: 0 }, { name: Nutmeg }]
actions: [{ say: "[Add] [2][Fury].", by: Apple }]
`;
  expect(told(scenario)).toContain('Apple adds [2][Fury].');
  expect(told(scenario, 'ja')).toContain('Appleが[2][Fury]を加える。');
});

test('what a rule lets a player do is told by what is done, not as a choice of cards', () => {
  const commander = `game: magic
title: a commander
cards:
  - { name: Test Boss, type: Legendary Creature — Bear, stats: 3/3 }
players:
  - { name: Apple, battlefield: [{ card: Test Boss, commander: true }] }
  - { name: Nutmeg }
actions:
  - { say: Destroy all creatures., by: Nutmeg }
`;
  const text = told(commander);
  expect(text).toContain("Apple decides whether Test Boss is put into Apple's command zone.");
  expect(text).toContain("Apple decides that Test Boss is not put into Apple's command zone. (903.9a)");
  expect(text).not.toContain('choose');
  expect(told(commander, 'ja')).toContain('《Test Boss》がAppleの統率領域に置かれるかどうか');
});

test('what an ability is paid for with is told with what is done with it', () => {
  const text = told(`game: magic
title: an altar
cards:
  - { name: Test Altar, type: Artifact, text: "Sacrifice a creature: Draw a card." }
  - { name: Test Cub, type: Creature — Bear, stats: 1/1 }
  - { name: Test Elk, type: Creature — Elk, stats: 2/2 }
players:
  - { name: Apple, library: 3, battlefield: [Test Altar, Test Cub, Test Elk] }
  - { name: Nutmeg }
actions:
  - { activate: Test Altar, by: Apple }
`);
  expect(text).toContain("chooses which of Test Cub and Test Elk is sacrificed for Test Altar's effect");
  expect(text).toContain('Apple chooses Test Cub rather than Test Elk to be sacrificed. (601.2h)');
});

test('instead of which of several events an effect has another happen is said', () => {
  const text = told(`game: duel-masters
title: a substitute
cards:
  - { name: Test Cub, type: Creature, power: 3000 }
  - { name: Test Sub, type: Creature, power: 3000, text: "When one of your creatures would be destroyed, you may destroy this creature instead." }
players:
  - { name: Apple, battle zone: [Test Cub, Test Sub] }
  - { name: Nutmeg }
actions:
  - { say: Destroy all creatures., by: Nutmeg }
`);
  expect(text).toContain('Instead of Test Cub being destroyed, Test Sub would be destroyed.');
  expect(text).not.toContain('applies first');
});

test('what comes to one thing twice is told of it twice, and not of two', () => {
  const text = told(`game: magic
title: a giant
cards:
  - name: Test Giant
    type: Creature — Giant
    stats: 2/7
    text: All damage that would be dealt to you and other permanents you control is dealt to Test Giant instead.
  - { name: Test Ox, type: Creature — Ox, stats: 1/4 }
  - { name: Test Quake, type: Sorcery, text: Test Quake deals 2 damage to each creature. }
players:
  - { name: Apple, life: 20, battlefield: [Test Giant, Test Ox] }
  - { name: Nutmeg, hand: [Test Quake] }
actions: [{ cast: Test Quake, by: Nutmeg }]
`);
  expect(text).toMatch(/^ +\d+\. Test Giant is dealt 2 damage by Test Quake twice\./m);
  expect(text).not.toContain('2 Test Giants');
});

test('tokens that are created at once for several reasons are told by their sum', () => {
  const text = told(`game: magic
title: a vampire
cards:
  - name: Test Vampire
    type: Creature — Vampire
    stats: 3/4
    text: If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token.
  - { name: Test Ox, type: Creature — Ox, stats: 1/4 }
  - { name: Test Cow, type: Creature — Ox, stats: 1/4 }
players:
  - { name: Apple, battlefield: [Test Vampire] }
  - { name: Nutmeg, battlefield: [Test Ox, Test Cow] }
actions: [{ say: Destroy all creatures your opponents control., by: Apple }]
`);
  expect(text).toMatch(/^ +\d+\. .*Apple creates two 2\/2 black Zombie creature tokens, and they enter/m);
});

test('who fights is told with whom, and what only keeps books is not among what would happen', () => {
  const text = told(`game: magic
title: a fight
cards:
  - { name: Test Asp, type: Creature — Snake, stats: 2/4, text: Deathtouch }
  - { name: Test Bones, type: Creature — Skeleton, stats: 1/1 }
players:
  - { name: Apple, battlefield: [Test Asp] }
  - { name: Nutmeg, battlefield: [Test Bones] }
actions:
  - { say: Regenerate target creature., by: Nutmeg, targets: [Test Bones] }
  - { say: Target creature you control fights target creature you don't control., by: Apple }
`);
  expect(text).toContain('Test Asp fights Test Bones');
  expect(text).toContain('Test Bones would be destroyed. (704.5g, 704.5h, 704.7)');
  expect(text).not.toContain('count as');
});

test('what each of two players draws is not told as what one of them does, though the cards are known', () => {
  const text = told(`game: duel-masters
title: each player draws
players:
  - { name: Apple, deck: [Aqua Soldier, Lost Soul, Aqua Hulcus] }
  - { name: Nutmeg, deck: [Lost Soul, Aqua Soldier, Aqua Hulcus] }
actions:
  - { say: Each player draws a card., by: Apple }
`);
  expect(text).toContain('Apple and Nutmeg each draw a card.');
  expect(text).not.toContain('draws 2 cards');
});

test('what something does to itself is told so', () => {
  const board = `game: magic
title: itself
players:
  - { name: Apple, hand: [Flametongue Kavu], battlefield: [] }
  - { name: Nutmeg }
actions: [{ cast: Flametongue Kavu, by: Apple }]
`;
  expect(told(board)).toContain('is dealt 4 damage by itself and destroyed.');
  expect(told(board, 'ja')).toContain('それ自身から4点のダメージを与えられ');
});

test('what a label that is a possessive has is told without a second one', () => {
  const text = told(`game: magic
title: whose
cards: [{ name: Test Martyr, type: Creature, stats: 1/1, text: "When this creature dies, you gain 3 life." }]
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Martyr, as: "a martyr of apple's" }] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`);
  expect(text).toContain("A martyr of apple's ability triggers and resolves");
});

test('that one effect is applied to one thing or another is no order', () => {
  const text = told(`game: riftbound
title: one of two
cards:
  - { name: Test Glass, type: Gear, text: "If a friendly unit would die, kill this instead. Heal that unit and exhaust it." }
  - { name: Test Guard, type: Unit, might: 3 }
players:
  - { name: Apple, base: [Test Glass, Test Guard, Test Guard] }
  - { name: Nutmeg }
actions: [{ say: Kill all units., by: Nutmeg }]
`);
  expect(text).not.toContain('orders end the same');
  expect(text).toContain('The choices make no difference: both ways end the same.');
});

test('what is dealt damage is named, though what is prevented of it names nothing', () => {
  const text = told(
    `game: magic
title: changed
cards:
  - { name: Test Plate, type: Enchantment, text: "If a source would deal damage to a creature you control, prevent 1 of that damage." }
  - { name: Test Bolt, type: Instant, text: Test Bolt deals 2 damage to target creature. }
players:
  - { name: Apple, hand: [Test Bolt], battlefield: [Furnace of Rath] }
  - { name: Nutmeg, battlefield: [Test Plate, Scarwood Treefolk] }
actions: [{ cast: Test Bolt, by: Apple, targets: [Scarwood Treefolk] }]
`,
    'ja',
  );
  expect(text).toContain(
    '1点のダメージは軽減され、《Scarwood Treefolk》が《Test Bolt》から2点のダメージを与えられる。',
  );
});

const SPRINGS = `game: magic
title: springs
cards:
  - { name: Test Spring, type: Enchantment, text: "If you would gain life, you gain twice that much life instead." }
  - { name: Test Well, type: Enchantment, text: "If you would gain life, you gain that much life plus 1 instead." }
players:
  - { name: Apple, life: 20, battlefield: [Test Spring, { card: Test Spring, as: other spring }, Test Well] }
  - { name: Nutmeg }
actions: [{ say: You gain 1 life., by: Apple }, { say: You gain 2 life., by: Apple }]
choices: [ORDER]
`;

test('words that have been quoted are told by their step, or as the same', () => {
  const quoted = (board: string, ...first: readonly string[]): (string | undefined)[] => {
    const order = first.map((source) => `{ by: Apple, asks: apply, choose: ${source} }`);
    const text = told(board.replace('ORDER', [...order, ...order].join(', ')));
    return [
      ...text.matchAll(/(?:Spring|Well|spring): (?:"[^"]*(twice|plus 1)[^"]*"|(the [^.]*words[^.]*)\.)/g),
    ].map(([, words, again]) => words ?? again);
  };
  const again = 'the words of step';
  expect(quoted(SPRINGS, 'Test Spring', 'other spring')).toEqual([
    'twice',
    'the same words',
    'plus 1',
    `${again} 3`,
    'the same words',
    `${again} 4`,
  ]);
  expect(quoted(SPRINGS, 'Test Spring', 'Test Well')).toEqual([
    'twice',
    'plus 1',
    `${again} 3`,
    `${again} 3`,
    `${again} 4`,
    `${again} 3`,
  ]);
});

test('words of what is cast, and of what triggers, are told by their step as well', () => {
  const board = `game: magic
title: twice
cards:
  - { name: Test Encore, type: Instant, text: "If target creature would die this turn, exile it instead." }
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 2/2 }
  - { name: Test Watcher, type: Enchantment, text: "Whenever a creature leaves the battlefield, you gain 1 life." }
players:
  - { name: Apple, life: 20, hand: [Test Encore], battlefield: [Test Watcher] }
  - { name: Nutmeg, battlefield: [Test Cub, Test Ox] }
actions:
  - { cast: Test Encore, by: Apple, targets: [Test Cub] }
  - { say: Destroy target creature., by: Apple, targets: [Test Cub] }
  - { say: Destroy all creatures., by: Apple }
`;
  const text = told(board);
  expect(text).toContain('\n     Test Encore: the words of step 1. Instead, it would be exiled.');
  expect(text).toContain("\n  11. Test Watcher's ability triggers and resolves: the words of step 7.\n");
  const japanese = told(board, 'ja');
  expect(japanese).toContain('\n     《Test Encore》：手順1と同文。代わりに、');
  expect(japanese).toContain('\n  11. 《Test Watcher》の能力が誘発し、解決される：手順7と同文。\n');
  // What is short is read sooner than it is looked up.
  const short = board
    .replace(/ {2}- \{ cast: .*\n/, '')
    .replace('leaves the battlefield, you gain 1 life', 'dies, draw a card')
    .replace('life: 20', 'library: 5');
  expect(told(short).match(/triggers and resolves: "Whenever a creature dies, draw a card\."/g)).toHaveLength(
    2,
  );
});

const PREVENTED = `game: magic
title: divided
cards:
  - { name: Test Tusker, type: Creature — Beast, stats: 3/3 }
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 2/2 }
players:
  - { name: Apple, life: 20, battlefield: [{ card: Test Tusker, attacking: true }] }
  - name: Nutmeg
    life: 20
    battlefield:
      - { card: Test Cub, chose: { blocks: Test Tusker } }
      - { card: Test Ox, chose: { blocks: Test Tusker } }
actions:
  - { say: Prevent all combat damage that would be dealt this turn., by: Nutmeg }
  - { combat: true, by: Apple }
`;

test('where what comes about differs on the ways to one end it is said so, and not where it is only told otherwise', () => {
  expect(told(PREVENTED)).toContain(
    'The choices make no difference in the end: all 4 ways end the same, though they differ in between.\n',
  );
  expect(told(PREVENTED, 'ja')).toContain(
    'どれを選んでも結果は同じになるが、途中の経過は異なることがある。\n',
  );
  // Of several outcomes it is said of each by itself: 2 and 1 damage to two, and nothing else to say of one.
  const dealt = told(PREVENTED.replace(/ {2}- { say: Prevent.*\n/, '').replaceAll('2/2', '2/9'));
  expect(dealt).not.toContain('in between');
  // A draw and a life point come in another order.
  const triggers = `game: magic
title: triggers
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
  - { name: Test Well, type: Enchantment, text: "Whenever a creature dies, draw a card." }
  - { name: Test Spring, type: Enchantment, text: "Whenever a creature dies, you gain 1 life." }
players:
  - { name: Apple, life: 20, library: 5, battlefield: [Test Cub, Test Well, Test Spring] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`;
  expect(told(triggers)).toContain('Both orders end the same.\n');
});

/** Eight creatures that may each be spared: 256 outcomes. */
const SPARED = `game: magic
title: spared
cards:
${Array.from({ length: 8 }, (_, at) => `  - { name: Test Imp ${at}, type: Creature, stats: 1/1, text: "If this creature would die, you may exile it instead." }`).join('\n')}
players:
  - { name: Apple, battlefield: [${Array.from({ length: 8 }, (_, at) => `Test Imp ${at}`).join(', ')}] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`;

test('each outcome is one of all that were found, or of at least so many', () => {
  const headings = (options: JudgeOptions, language = 'en') =>
    rulingText(explain(judged(SPARED, options), { language }), {}).match(/^(Outcome |結果)\d+.*/gm);
  const whole = headings({});
  expect([whole?.length, whole?.at(-1)]).toEqual([100, 'Outcome 100 of 256']);
  const cut: JudgeOptions = { limits: { outcomes: 3 } };
  expect(headings(cut)?.at(-1)).toBe('Outcome 3 of at least 3 [partial]');
  expect(headings(cut, 'ja')?.at(-1)).toBe('結果3（少なくとも3通り）［一部］');
});

test('why something is not applied in any outcome is told once, before them', () => {
  const may = 'stats: 1/1, text: "If this creature would die, you may exile it instead." }';
  const board = FOUR.replace('stats: 1/1 }', may);
  const [before = '', ...outcomes] = told(board, 'en', true).split(/\nOutcome \d/);
  expect(before).toMatch(/\nWhy not, in every outcome\n {2}Test Ward: .*\n {2}Nor where Test Imp .*\n/);
  expect(outcomes.map((text) => text.includes('Test Ward'))).toEqual([false, false]);
  expect(told(board, 'ja', true)).toContain('\nどの結果でも適用・誘発されない理由\n  《Test Ward》：');
  // Of a part nobody knows what holds of the rest.
  const cut = judged(FOUR.replaceAll('stats: 1/1 }', may), { limits: { outcomes: 2 } });
  const part = rulingText(explain(cut), { why: true }).split('\nOutcome ');
  expect(part.map((text) => text.includes('Why not'))).toEqual([false, true, true]);
});

test('what comes to one player after the other is told of them together', () => {
  const dealt = (words: string) =>
    told(`game: magic
title: all
players: [{ name: Apple, life: 20 }, { name: Nutmeg, life: 20 }, { name: Pear, life: 20 }]
actions: [{ say: ${words}, by: Apple }]
`);
  expect(dealt('Each player loses 2 life.')).toContain(' 2. Apple, Nutmeg and Pear each lose 2 life.\n');
  expect(dealt('Each opponent loses 2 life and you gain 2 life.')).toContain(
    ' 2. Nutmeg and Pear each lose 2 life.\n',
  );
});

test('what several players create is told before all of it enters', () => {
  const text = told(`game: magic
title: each player
cards:
  - { name: Test Season, type: Enchantment, text: "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead." }
players:
  - { name: Apple, battlefield: [Test Season] }
  - { name: Nutmeg, battlefield: [Test Season] }
actions: [{ say: Each player creates a 1/1 white Soldier creature token., by: Apple }]
`);
  expect(text).toContain(
    'Apple and Nutmeg each create two 1/1 white Soldier creature tokens, and 4 Soldier tokens enter the battlefield.',
  );
});
