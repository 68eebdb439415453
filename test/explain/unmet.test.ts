/** Why an effect is not applied is told by the part of its own words that does not fit, with the rule that says so. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const BOARD = `
cards:
  - { name: Test Bolt, type: Instant, cost: "{U}", text: Test Bolt deals 3 damage to any target. }
  - { name: Test Cub, type: Creature — Bear, cost: "{G}", stats: 2/2 }
  - { name: Test Grove, type: Land }
`;

/** What a ruling of Magic says against one effect. */
function why(effect: string, rest: string, language = 'en'): string {
  const scenario = `game: magic\ntitle: why\n${BOARD}  - { name: Test Ward, type: Creature — Cat, stats: 1/9, text: "${effect}" }\n${rest}`;
  const text = rulingText(explain(judged(scenario), { language }), { why: true, width: 10_000 });
  const line = text.split('\n').find((one) => one.includes('does not apply') || one.includes('適用されない'));
  return line?.replace(/^.*(?:does not apply where [^:]*: |理由：)/, '') ?? text;
}

const destroys = (what: string, at = 'Test Cub'): string => `players:
  - { name: Apple, battlefield: [Test Ward, ${what}] }
  - { name: Nutmeg, battlefield: [{ card: Test Cub, as: theirs }] }
actions: [{ say: Destroy target permanent., by: Nutmeg, targets: ["${at}"] }]
`;

const burns = (target: string): string => `players:
  - { name: Apple, life: 20, battlefield: [Test Ward] }
  - { name: Nutmeg, life: 20, hand: [Test Bolt] }
actions: [{ cast: Test Bolt, by: Nutmeg, targets: [${target}] }]
`;

const DRAWS = `players:
  - { name: Apple, battlefield: [Test Ward], hand: [Test Cub], library: 9 }
  - { name: Nutmeg }
actions: [{ say: You draw a card., by: Apple }]
`;

const CASES: readonly (readonly [what: string, effect: string, rest: string, en: string, ja: string])[] = [
  [
    'it is about other cards',
    'If another creature would be destroyed, exile it instead.',
    destroys('Test Cub', 'Test Ward'),
    'it is about others than Test Ward itself. (614.1)',
    '《Test Ward》自身ではなく、他のものについての効果である。（614.1）',
  ],
  [
    'it is about cards of another player',
    'If a creature you control would be destroyed, exile it instead.',
    destroys('Test Cub', 'theirs'),
    "Test Cub (theirs) is under Nutmeg's control, not Apple's. (614.1)",
    '《Test Cub (theirs)》はNutmegがコントロールしており、Appleのものではない。（614.1）',
  ],
  [
    'it is about a player or other cards, and it is the card itself',
    'All damage that would be dealt to you or another permanent you control is dealt to this creature instead.',
    burns('Test Ward'),
    'it is about others than Test Ward itself. (614.1)',
    '《Test Ward》自身ではなく、他のものについての効果である。（614.1）',
  ],
  [
    'it is about another type',
    'If a creature would be destroyed, exile it instead.',
    destroys('Test Grove', 'Test Grove'),
    'Test Grove is not a creature. (614.1)',
    '《Test Grove》はクリーチャーではない。（614.1）',
  ],
  [
    'it leaves a type out',
    'If a nonland permanent would be destroyed, exile it instead.',
    destroys('Test Grove', 'Test Grove'),
    'Test Grove is a land. (614.1)',
    '《Test Grove》は土地である。（614.1）',
  ],
  [
    'it is about a number',
    'If a creature with power 3 or greater would be destroyed, exile it instead.',
    destroys('Test Cub'),
    "Test Cub's power is 2, not 3 or more. (614.1)",
    '《Test Cub》のパワーは2であり、3以上ではない。（614.1）',
  ],
  [
    'it is about what has a keyword',
    'If a creature with flying would be destroyed, exile it instead.',
    destroys('Test Cub'),
    'Test Cub does not have flying. (614.1)',
    '《Test Cub》は飛行を持っていない。（614.1）',
  ],
  [
    'it is about a source of another colour',
    'If a red source would deal damage to you, it deals double that damage instead.',
    burns('Apple'),
    'Test Bolt is not red. (614.2)',
    '《Test Bolt》は赤ではない。（614.2）',
  ],
  [
    'it is about a source of another type',
    'If a creature would deal damage to you, prevent 1 of that damage.',
    burns('Apple'),
    'Test Bolt is not a creature. (615.2)',
    '《Test Bolt》はクリーチャーではない。（615.2）',
  ],
  [
    'it is about another player',
    'If an opponent would draw a card, they mill a card instead.',
    `players:
  - { name: Apple, battlefield: [Test Ward], library: 9 }
  - { name: Nutmeg }
actions: [{ say: You draw a card., by: Apple }]
`,
    'it is about Nutmeg, not about Apple. (614.1)',
    'Appleについてではなく、Nutmegについての効果である。（614.1）',
  ],
  [
    'it is about what others do, and the instruction is theirs by its name',
    "Prevent all damage that would be dealt to you by sources you don't control.",
    `players:
  - { name: Apple, life: 20, battlefield: [Test Ward] }
  - { name: Nutmeg, life: 20 }
actions: [{ say: This spell deals 2 damage to target player., by: Apple, targets: [Apple] }]
`,
    "Apple's instruction is not Nutmeg's. (615.2)",
    'Appleの指示はNutmegのものではない。（615.2）',
  ],
  [
    'it is about creatures that somebody does not control',
    "If a creature you don't control would be destroyed, exile it instead.",
    destroys('Test Cub'),
    "Test Cub is under Apple's control, not Nutmeg's. (614.1)",
    '《Test Cub》はAppleがコントロールしており、Nutmegのものではない。（614.1）',
  ],
  [
    'its condition is not met',
    'If you would draw a card while you have no cards in hand, draw two cards instead.',
    DRAWS,
    'its condition "you have no cards in hand" is not met. (614.1)',
    '条件「you have no cards in hand」が満たされていない。（614.1）',
  ],
  [
    'one of its conditions is not met',
    'As long as you control a creature, if you would draw a card while you have no cards in hand, draw two cards instead.',
    DRAWS,
    'its condition "you have no cards in hand" is not met. (614.1)',
    '条件「you have no cards in hand」が満たされていない。（614.1）',
  ],
  [
    'it is about what has happened to something',
    'If a creature dealt damage by Test Ward this turn would die, exile it instead.',
    destroys('Test Cub'),
    '"dealt damage by Test Ward this turn" does not describe Test Cub. (614.1)',
    '《Test Cub》は「dealt damage by Test Ward this turn」に当てはまらない。（614.1）',
  ],
  [
    'a longer phrase says its condition',
    "If a nontoken creature would enter the battlefield and it wasn't cast, exile it instead.",
    `players:
  - { name: Apple, battlefield: [Test Ward], hand: [Test Cub] }
  - { name: Nutmeg }
actions: [{ cast: Test Cub, by: Apple }]
`,
    'its condition "it wasn\'t cast" is not met. (614.1)',
    "条件「it wasn't cast」が満たされていない。（614.1）",
  ],
  [
    'an optional part stands between, and a number twice',
    'If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
    `players:
  - { name: Apple, life: 20, battlefield: [Test Ward] }
  - { name: Nutmeg, life: 20, hand: [Test Bolt] }
actions: [{ cast: Test Bolt, by: Nutmeg, targets: [Apple] }]
`,
    'its condition "that would reduce your life total to less than 1" is not met. (614.1)',
    '条件「that would reduce your life total to less than 1」が満たされていない。（614.1）',
  ],
];

/** What the ruling of a whole scenario says, with why effects were not applied. */
const whole = (scenario: string, language = 'en'): string =>
  rulingText(explain(judged(scenario), { language }), { why: true, width: 10_000 });

test('one of several conditions is said by what says them all', () => {
  const carol = `game: duel-masters
title: all of them
cards:
  - { name: Test Carol, type: Creature, power: 3000, text: "When this creature would be destroyed, if you have a water card and a fire card in your mana zone, return this creature to your hand instead." }
  - { name: Test Soldier, type: Creature, power: 1000, civilization: Water }
players: [{ name: Apple, battle zone: [Test Carol], mana: [Test Soldier] }, { name: Nutmeg }]
actions: [{ say: Destroy a creature., by: Apple, targets: [Test Carol] }]
`;
  expect(whole(carol)).toContain(
    ': its condition "you have a water card and a fire card in your mana zone" is not met.',
  );
});

test('what something must be, and in which state, is said by the words that describe it', () => {
  const plate = `game: yugioh
title: not the equipped one
cards:
  - { name: Test Plate, type: Equip Spell, text: "If the equipped monster would be destroyed by battle or card effect, destroy this card instead." }
  - { name: Test Pawn, type: Normal Monster, atk: 1000, def: 1000 }
players:
  - name: Apple
    monsters: [{ card: Test Pawn, as: a }, { card: Test Pawn, as: b }]
    spells: [{ card: Test Plate, attachedTo: a }]
  - { name: Nutmeg }
actions: [{ say: Destroy 1 monster on the field., by: Nutmeg, targets: [b] }]
`;
  expect(whole(plate)).toContain(': "the equipped monster" does not describe Test Pawn (b).');
  const archive = `game: duel-masters
title: not from there
cards:
  - { name: Test Archive, type: Creature, power: 2000, text: "After you cast a spell from your graveyard, put it on the bottom of your deck instead." }
  - { name: Test Storm, type: Spell, cost: 4, text: Draw a card. }
players: [{ name: Apple, battle zone: [Test Archive], hand: [Test Storm], deck: 3 }, { name: Nutmeg }]
actions: [{ cast: Test Storm, by: Apple }]
`;
  expect(whole(archive)).toContain(': "from your graveyard" does not describe Test Storm. (609.5)');
  expect(whole(archive, 'ja')).toContain('《Test Storm》は「from your graveyard」に当てはまらない。');
});

test('that exactly so many would be destroyed together, alone or not', () => {
  const exactly = (alone: string) => `game: yugioh
title: two of them
cards:
  - { name: Test Empress, type: Effect Monster, text: "If exactly 1 monster you control${alone} would be destroyed by card effect, you can banish this card from your GY instead." }
  - { name: Test Pawn, type: Normal Monster, atk: 1000, def: 1000 }
players: [{ name: Apple, monsters: [Test Pawn, Test Pawn], gy: [Test Empress] }, { name: Nutmeg }]
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`;
  expect(whole(exactly(''))).toContain(': it is about exactly 1 at a time. (Q&A 21331)');
  const alone = exactly(' (and no other cards)');
  expect(whole(alone)).toContain(': it is about exactly 1 at a time, with nothing else. (Q&A 21331)');
  expect(whole(alone, 'ja')).toContain('他のカードを含まず、ちょうど1枚の場合についての効果である');
});

test('what is explained of a token on the same line leaves the other words where they stand', () => {
  const baron = `game: riftbound
title: nothing is added
players: [{ name: Apple, hand: [{ card: Baron Nashor, as: one }, { card: Baron Nashor, as: other }] }, { name: Nutmeg }]
actions: [{ play: one }, { play: other }]
`;
  expect(whole(baron)).toContain(': its condition "you do" is not met. (370.1)');
});

test('an ability of a keyword that describes something is told by the keyword', () => {
  const umbra = `game: magic
title: another creature
cards:
  - { name: Test Umbra, type: Enchantment — Aura, text: "Enchant creature\\nUmbra armor" }
  - { name: Test Cub, type: Creature — Bear, stats: 2/2 }
players: [{ name: Apple, battlefield: [{ card: Test Cub, as: one }, { card: Test Cub, as: other }, { card: Test Umbra, attachedTo: one }] }, { name: Nutmeg }]
actions: [{ say: Destroy target creature., by: Nutmeg, targets: [other] }]
`;
  expect(whole(umbra)).toContain(': "Umbra armor" is not about Test Cub (other). (702.89a)');
});

test('what is skipped is named', () => {
  const skips = `game: magic
title: the next turn
players: [{ name: Apple }, { name: Nutmeg }]
actions: [{ say: You skip your next turn., by: Apple }]
`;
  expect(whole(skips)).toContain('Apple skips their next turn.');
  expect(whole(skips, 'ja')).toContain('Appleが自分の次のターンを飛ばす。');
});

test.each(CASES)('%s', (_, effect, rest, en, ja) => {
  expect(why(effect, rest)).toBe(en);
  expect(why(effect, rest, 'ja')).toBe(ja);
});

test('it is about what its own card does', () => {
  const scenario = `game: duel-masters
title: another breaks the shield
cards:
  - { name: Test Bolmeteus, type: Creature, power: 7000, text: "Whenever this creature would break a shield, your opponent puts that shield into his graveyard instead." }
  - { name: Test Single, type: Creature, power: 2000 }
  - { name: Test Shield, type: Creature, power: 2000 }
players:
  - { name: Apple, battle zone: [Test Bolmeteus, Test Single] }
  - { name: Nutmeg, shields: [Test Shield] }
actions: [{ attack: Test Single, by: Apple }]
`;
  const said = (language: string) =>
    rulingText(explain(judged(scenario), { language }), { why: true, width: 10_000 });
  expect(said('en')).toContain(': it is about Test Bolmeteus itself, not about Test Single. (609.5)');
  expect(said('ja')).toContain(
    '《Test Single》ではなく、《Test Bolmeteus》自身についての効果である。（609.5）',
  );
});

test('an exception that is met, and a condition that stands under a word, are told by them', () => {
  const land = `game: magic
title: an exception
cards: [{ name: Test Fort, type: Land, text: This land enters tapped unless you control a Plains. }, { name: Plains, type: Basic Land — Plains }]
players: [{ name: Apple, battlefield: [Plains], hand: [Test Fort] }, { name: Nutmeg }]
actions: [{ play: Test Fort, by: Apple }]
`;
  const force = `game: duel-masters
title: a word
cards:
  - { name: Test Galaxy, type: Creature, power: 5000, text: "Shield Force: When this creature would be destroyed, it stays in the battle zone instead." }
players: [{ name: Apple, battle zone: [Test Galaxy] }, { name: Nutmeg }]
actions: [{ say: Destroy a creature., by: Apple, targets: [Test Galaxy] }]
`;
  const said = (scenario: string, language: string) =>
    rulingText(explain(judged(scenario), { language }), { why: true, width: 10_000 });
  expect(said(land, 'en')).toContain(': "you control a Plains" is met. (614.1)');
  expect(said(land, 'ja')).toContain('条件「you control a Plains」が満たされている。（614.1）');
  expect(said(force, 'en')).toContain(': the condition of "Shield Force" is not met.');
  expect(said(force, 'ja')).toContain('「Shield Force」の条件が満たされていない。');
});

test('in whose turn it applies', () => {
  const scenario = `game: duel-masters
title: in whose turn
cards:
  - { name: Test Baiken, type: Creature, power: 5000, text: "When this card would be discarded from your hand during your opponent's turn, you may put it into the battle zone instead." }
players: [{ name: Apple, hand: [Test Baiken] }, { name: Nutmeg }]
turn: Apple
actions: [{ say: Discard a card from your hand., by: Apple }]
`;
  const said = (language: string) =>
    rulingText(explain(judged(scenario), { language }), { why: true, width: 10_000 });
  expect(said('en')).toContain(": it is about Nutmeg's turns.");
  expect(said('ja')).toContain('Nutmegのターンについての効果である。');
});

test('a condition that a keyword has is said by the keyword and its rule', () => {
  const said = (language: string) =>
    rulingText(
      explain(
        judged(`game: magic
title: a keyword
cards: [{ name: Test Ghoul, type: Creature — Zombie, stats: 2/2, text: Bloodthirst 2 }]
players: [{ name: Apple, hand: [Test Ghoul] }, { name: Nutmeg, damage dealt: 0 }]
actions: [{ cast: Test Ghoul, by: Apple }]
`),
        { language },
      ),
      { why: true, width: 10_000 },
    );
  expect(said('en')).toContain(': the condition of "Bloodthirst 2" is not met. (702.54a)');
  expect(said('en')).toContain('702.54a: With bloodthirst it enters');
  expect(said('ja')).toContain('「Bloodthirst 2」の条件が満たされていない。（702.54a）');
});

test('a condition before a colon is told by its words, once for namesakes that each speak of themselves', () => {
  const said = (language: string) =>
    rulingText(
      explain(
        judged(`game: yugioh
title: while
cards: [{ name: Test Wall, type: Effect Monster, text: "While in Defense Position: If this card would be destroyed, you can destroy another monster you control instead." }]
players: [{ name: Apple, monsters: [Test Wall, Test Wall] }, { name: Nutmeg }]
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`),
        { language },
      ),
      { why: true, width: 10_000 },
    );
  expect(said('en')).toMatch(
    /^ {2}The first and second Test Wall: "While .*" does not apply where the first and second Test Wall would be destroyed: its condition "in Defense Position" is not met\. \(Basic rule 44\)$/m,
  );
  expect(said('en').match(/does not apply/g)).toHaveLength(1);
  expect(said('ja')).toContain('条件『in Defense Position』が満たされていない。');
});

test('what waited for another kind of effect and was then declined is told as a choice alone', () => {
  const ruling = judged(`game: magic
title: declined
cards:
  - { name: Test Unleash, type: Creature — Devil, stats: 2/2, text: Unleash }
  - { name: Gather Specimens, type: Instant, text: "If a creature would enter under an opponent's control this turn, it enters under your control instead." }
players:
  - { name: Apple, hand: [Test Unleash] }
  - { name: Nutmeg, hand: [Gather Specimens] }
actions: [{ cast: Gather Specimens, by: Nutmeg }, { cast: Test Unleash, by: Apple }]
`);
  const text = rulingText(explain(ruling), { why: true, width: 10_000 });
  expect(text).toContain(
    'Nutmeg decides that Test Unleash does not enter the battlefield with a +1/+1 counter.',
  );
  expect(text).not.toContain('does not apply');
});

test('of what has been elsewhere since it is said that it was meant as it was before', () => {
  const said = (language: string): string =>
    rulingText(
      explain(
        judged(`game: magic
title: unearthed, and back
cards: [{ name: Test Ghoul, type: Creature — Zombie, stats: 2/2, text: "Unearth {1}{B}" }]
players: [{ name: Apple, graveyard: [Test Ghoul], hand: [Cloudshift] }, { name: Nutmeg, hand: [Unsummon] }]
actions:
  - { activate: Test Ghoul, by: Apple }
  - { cast: Cloudshift, by: Apple, targets: [Test Ghoul] }
  - { cast: Unsummon, by: Nutmeg, targets: [Test Ghoul] }
`),
        { language },
      ),
      { why: true, width: 10_000 },
    );
  expect(said('en')).toContain(': it is about Test Ghoul as it was before it went elsewhere. (614.1)');
  expect(said('ja')).toContain('領域を離れる前の《Test Ghoul》についての効果である');
});

test('of what its own words except an effect says nothing, and that is why', () => {
  const effect =
    'If an opponent would draw a card except the first one they draw in each of their draw steps, you gain 1 life instead.';
  const step = `players:
  - { name: Apple, library: 9 }
  - { name: Nutmeg, life: 20, battlefield: [Test Ward] }
actions: [{ draw step: true }]
`;
  expect(why(effect, step)).toBe('its own words make an exception of that. (614.1)');
  expect(why(effect, step, 'ja')).toContain('効果自身の文で除かれている場合である');
});
