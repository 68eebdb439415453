/** How rulings of Yu-Gi-Oh! are told. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (board: string, language = 'en'): string =>
  rulingText(explain(judged(`game: yugioh\ntitle: told\n${board}`), { language }), {
    why: true,
    width: 1000,
  });

test('a card that is destroyed in a Chain is told to be sent to the GY, one that has resolved is not', () => {
  const text = told(`cards:
  - { name: Test Rift, type: Continuous Trap, text: Any monster sent to the GY is banished instead. }
  - { name: Test Storm, type: Quick-Play Spell, text: Target 1 Trap on the field; destroy it. }
players:
  - { name: Apple, spells: [{ card: Test Rift, faceDown: true }] }
  - { name: Nutmeg, hand: [Test Storm] }
turn: Nutmeg
actions:
  - { activate: Test Rift, by: Apple }
  - { activate: Test Storm, by: Nutmeg, inResponseTo: Test Rift, targets: [Test Rift] }
`);
  expect(text).toContain("Test Rift is destroyed and sent to Apple's GY.");
  expect(text).not.toContain('Test Storm is sent');
});

test('what has left the field before it resolves is told to be where it is', () => {
  const board = `cards:
  - { name: Test Well, type: Continuous Spell, text: "When this card is activated: Draw 1 card." }
  - { name: Test Storm, type: Quick-Play Spell, text: Target 1 Spell on the field; destroy it. }
players:
  - { name: Apple, hand: [Test Well], deck: 3 }
  - { name: Nutmeg, spells: [{ card: Test Storm, faceDown: true }] }
actions:
  - { activate: Test Well, by: Apple }
  - { activate: Test Storm, by: Nutmeg, inResponseTo: Test Well, targets: [Test Well] }
`;
  expect(told(board)).toContain("The effect of Test Well can't be applied: Test Well is in Apple's GY.");
});

test('an effect that is negated as it resolves is told to be, by what, and in the verdict', () => {
  const board = `cards:
  - { name: Test Drain, type: Continuous Trap, text: "Negate the effects of all face-up monsters while they are face-up on the field (but their effects can still be activated)." }
  - { name: Test Gun, type: Effect Monster, level: 4, text: "You can discard 1 card, then target 1 monster on the field; destroy that target." }
  - { name: Test Peon, type: Normal Monster, level: 1 }
  - { name: Test Charm, type: Normal Monster, level: 1 }
players:
  - { name: Apple, monsters: [Test Gun], hand: [Test Charm] }
  - { name: Nutmeg, monsters: [Test Peon], spells: [Test Drain] }
actions: [{ activate: Test Gun, by: Apple, targets: [Test Peon] }]
`;
  const negated = "Test Gun's effect is negated by Test Drain, and does nothing.";
  expect(told(board)).toContain(`\nTest Charm is discarded. ${negated}\n`);
  expect(told(board)).toContain(`${negated} (Basic rule 21)`);
  expect(told(board, 'ja')).toContain(
    '「Test Gun」の効果は「Test Drain」によって無効にされ、何も起こらない。',
  );
});

const BOUNCED = `cards:
  - { name: Test Dancer, type: Pendulum Normal Monster, level: 4, text: "[Pendulum] You take no effect damage. [Monster] " }
  - { name: Test Dragon, type: Synchro Normal Monster, level: 4 }
players:
  - { name: Apple, monsters: [Test Dancer, Test Dragon], extra deck: [] }
  - { name: Nutmeg }
actions:
  - { say: Target 1 monster on the field; destroy it., by: Apple, targets: [Test Dancer] }
  - { say: Target 1 monster on the field; return it to the hand., by: Apple, targets: [Test Dragon] }
`;

test('what comes to the Extra Deck goes there', () => {
  expect(told(BOUNCED)).toContain("Test Dancer is destroyed and goes to Apple's Extra Deck.");
  expect(told(BOUNCED)).toContain("Test Dragon goes to Apple's Extra Deck.");
  expect(told(BOUNCED, 'ja')).toContain('EXデッキへ移動する');
});

test.each([
  { language: 'en', says: 'too few counters are left' },
  { language: 'ja', says: 'カウンターが足りない' },
])('that no counter is left is why nothing is removed instead: $language', ({ language, says }) => {
  const text = told(
    `cards:
  - { name: Test Tower, type: Field Spell, text: "If this card would be destroyed, you can remove 1 Spell Counter from this card instead." }
players:
  - { name: Apple, field spells: [Test Tower] }
  - { name: Nutmeg }
turn: Nutmeg
actions: [{ say: Destroy all Spells on the field., by: Nutmeg }]
`,
    language,
  );
  expect(text).toContain(says);
});

test('what a player cannot do is told by its whole name', () => {
  const text = told(`cards: [{ name: Test Pawn, type: Normal Monster, level: 4, atk: 0, def: 0 }]
players:
  - { name: Apple, monsters: [{ card: Test Pawn, as: mine }] }
  - { name: Nutmeg, hand: [Test Pawn], monsters: [{ card: Test Pawn, as: theirs }] }
actions:
  - { normal summon: Test Pawn, by: Nutmeg, illegal: true }
  - { battle: theirs, with: mine, by: Nutmeg, illegal: true }
`);
  expect(text).toContain("Nutmeg can't Normal Summon Test Pawn");
  expect(text).toContain("By the rules Test Pawn (theirs) can't attack Test Pawn (mine)");
});

test('a card that cannot be banished is no substitute that others could be, and its rule is not cited', () => {
  const text = told(`cards:
  - { name: Test Ward, type: Effect Monster, text: "If a monster(s) you control would be destroyed by card effect, you can banish this card from your GY instead." }
  - { name: Test Lock, type: Continuous Spell, text: Cards in the GY cannot be banished. }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, monsters: [Test Pawn], gy: [Test Ward], spells: [Test Lock] }
  - { name: Nutmeg }
turn: Nutmeg
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`);
  expect(text).toContain('what it says to do cannot be done. (Basic rule 4)');
  expect(text).not.toContain('21136');
});

test('why a second effect does not say where a card goes that leaves the field is told once', () => {
  const text = told(`cards:
  - { name: Test Ghost, type: Effect Monster, text: "If this face-up card would leave the field, place it on the bottom of the Deck instead." }
  - { name: Test Call, type: Normal Spell, text: "Special Summon 1 monster from your GY in Attack Position, but banish it when it leaves the field." }
players:
  - { name: Apple, hand: [Test Call], gy: [Test Ghost], deck: 3 }
  - { name: Nutmeg }
actions:
  - { activate: Test Call, by: Apple }
  - { say: Destroy all monsters on the field., by: Nutmeg }
`);
  expect(text).toContain('the event has been replaced already. (Q&A 23417)');
  expect(text.match(/(?:does not apply|Nor) where Test Ghost would be (?:sent|banished)/g)).toHaveLength(1);
});

const NEGATED = `cards:
  - { name: Test Bolt, type: Normal Spell, text: Destroy all monsters your opponent controls. }
  - { name: Test Jam, type: Counter Trap, text: "When your opponent activates a Spell Card: Discard 1 card; negate the activation, and if you do, destroy it." }
  - { name: Test Tools, type: Counter Trap, text: "When your opponent activates a Trap Card: Pay 1000 LP; negate the activation, and if you do, destroy it." }
  - { name: Test Pawn, type: Normal Monster }
  - { name: Test Price, type: Normal Monster }
players:
  - { name: Apple, lp: 8000, hand: [Test Bolt], spells: [{ card: Test Tools, faceDown: true }] }
  - { name: Nutmeg, monsters: [Test Pawn], hand: [Test Price], spells: [{ card: Test Jam, faceDown: true }] }
actions:
  - { activate: Test Bolt, by: Apple }
  - { activate: Test Jam, by: Nutmeg, inResponseTo: Test Bolt }
  - { activate: Test Tools, by: Apple, inResponseTo: Test Jam }
`;

test('what each link of a Chain does is told by itself, in order', () => {
  expect(told(NEGATED)).toContain(
    'the activation of Test Jam is negated, then Test Jam is destroyed, and Test Pawn is destroyed.',
  );
});

test('what happens in one turn is told before what happens in the next', () => {
  const text = told(`cards:
  - { name: Test Wall, type: Effect Monster, level: 4, atk: 1000, def: 0, text: "Once per turn, this card cannot be destroyed by battle." }
  - { name: Test Axe, type: Normal Monster, level: 4, atk: 1800, def: 0 }
players:
  - { name: Apple, lp: 8000, monsters: [Test Wall] }
  - { name: Nutmeg, lp: 8000, monsters: [{ card: Test Axe, as: one }, { card: Test Axe, as: two }] }
turn: Nutmeg
actions:
  - { battle: one, with: Test Wall, by: Nutmeg }
  - { turn: true }
  - { turn: true }
  - { battle: two, with: Test Wall, by: Nutmeg }
  - { battle: one, with: Test Wall, by: Nutmeg }
`);
  const turn = 'Apple takes 800 battle damage, Test Wall is not destroyed';
  expect(text.replaceAll('then ', '')).toContain(
    `${turn} at first, ${turn}, Apple takes 800 battle damage, and Test Wall is destroyed.`,
  );
});

const SAVED = (text: string, type: string): string => `cards:
  - { name: Test Pawn, type: ${type}, text: "${text}" }
  - { name: Test Wall, type: Continuous Trap, text: Neither player can banish cards. }
  - { name: Test Gear, type: Fusion Normal Monster }
players:
  - { name: Apple, monsters: [{ card: Test Pawn, normal summoned: true }], gy: [Test Gear] }
  - { name: Nutmeg, spells: [Test Wall] }
turn: Nutmeg
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`;

test.each([
  {
    text: 'If this card would be destroyed, you can banish 1 Fusion Monster from your GY instead.',
    says: 'what it says to do cannot be done. (Basic rule 4)',
  },
  {
    text: 'If this card would be destroyed, you can destroy 1 other card you control instead.',
    says: 'what it says to do cannot be done. (Basic rule 4)',
  },
  {
    text: 'If this card would be destroyed, you can destroy 1 monster you control instead.',
    says: 'no card could stand in, since Test Pawn cannot be chosen. (Q&A 21136)',
  },
  {
    text: 'If an Xyz Monster you control would be destroyed, you can send this card to the GY instead.',
    says: 'Test Pawn is not an Xyz Monster. (Basic rule 44)',
  },
  {
    text: 'The first time this Special Summoned card would be destroyed each turn, it is not destroyed.',
    says: '"Special Summoned" does not describe Test Pawn. (Basic rule 44)',
  },
])('why nothing is done instead: $text', ({ text, says }) => {
  expect(told(SAVED(text, 'Effect Monster'))).toContain(says);
});

const UNAIMED = `cards:
  - { name: Test Digger, type: Effect Monster, text: "If this card is destroyed: Target 1 monster on the field; destroy it." }
  - { name: Test Owl, type: Effect Monster, text: "If this card is destroyed: Gain 300 LP." }
players:
  - { name: Apple, lp: 8000, monsters: [Test Digger, Test Owl] }
  - { name: Nutmeg }
actions:
  - { say: Destroy all monsters on the field., by: Apple }
`;

test('what cannot target anything is not activated, and is an effect', () => {
  expect(told(UNAIMED)).toContain(
    "Test Digger's effect is not activated: what it must target cannot be chosen.",
  );
  expect(told(UNAIMED)).toContain("Test Owl's effect");
  expect(told(UNAIMED)).not.toContain('ability');
  expect(told(UNAIMED, 'ja')).toContain('「Test Digger」の効果は、必要な対象を選べないため発動されない。');
  expect(told(UNAIMED, 'ja')).not.toContain('能力');
});

test('what returns to the hand from the Field Zone is returned', () => {
  const text = told(`cards:
  - { name: Test Town, type: Field Spell }
players:
  - { name: Apple, field spells: [Test Town], hand: [] }
  - { name: Nutmeg }
actions: [{ say: Target 1 card on the field; return it to the hand., by: Nutmeg, targets: [Test Town] }]
`);
  expect(text).toContain("Test Town is returned to Apple's hand.");
});

test.each([
  { zone: 'monsters: [{ card: Test Pawn, faceDown: true, defense: true }]', action: 'flip summon' },
  { zone: 'hand: [Test Pawn]', action: 'normal summon' },
])('a summon that is negated is told as that: $action', ({ zone, action }) => {
  const text = told(`cards:
  - { name: Test Pawn, type: Normal Monster, level: 4 }
  - { name: Test Judge, type: Counter Trap, text: "When a monster(s) would be Summoned: Negate the Summon, and if you do, destroy it." }
players:
  - { name: Apple, ${zone} }
  - { name: Nutmeg, spells: [{ card: Test Judge, faceDown: true }] }
actions:
  - { ${action}: Test Pawn, by: Apple }
  - { activate: Test Judge, by: Nutmeg, inResponseTo: Test Pawn }
`);
  expect(text).toContain('The summon of Test Pawn is negated.');
  expect(text).not.toContain("can't be");
  expect(text).not.toContain('Basic rule 9');
});

test('of several that are needed and of which some are taken too few are left', () => {
  const board = `cards:
  - { name: Test Sprite, type: Normal Monster, race: Fairy }
  - { name: Test Elder, type: Effect Monster, race: Beast, text: "If this card would be destroyed by card effect, you can banish 2 Fairy monsters from your GY instead." }
players:
  - { name: Apple, monsters: [{ card: Test Elder, as: e1 }, { card: Test Elder, as: e2 }], gy: [{ card: Test Sprite, as: s1 }, { card: Test Sprite, as: s2 }, { card: Test Sprite, as: s3 }] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
choices: [{ by: Apple, asks: choose, choose: [s1, s2] }]
`;
  expect(told(board)).toContain(
    'since Test Sprite (s1) and Test Sprite (s2) cannot be chosen and too few others are left.',
  );
  expect(told(board, 'ja')).toContain('残りでは数が足りず');
});

test.each([
  {
    price: 'destroy 2 cards in your hand',
    says: 'are destroyed instead of Pawn (p1), Pawn (p2) and Pawn (p3).',
  },
  {
    price: 'banish 2 cards from your GY',
    says: 'are banished instead of Pawn (p1), Pawn (p2) and Pawn (p3) being destroyed.',
  },
])('all that is saved is told where several cards stand in: $price', ({ price, says }) => {
  const text = told(`cards:
  - { name: Pawn, type: Normal Monster, level: 4 }
  - { name: Land, type: Field Spell, text: "If a Normal Monster(s) you control would be destroyed by card effect, you can ${price} instead." }
players:
  - { name: Apple, monsters: [{ card: Pawn, as: p1 }, { card: Pawn, as: p2 }, { card: Pawn, as: p3 }], field spells: [Land], hand: [{ card: Pawn, as: h1 }, { card: Pawn, as: h2 }], gy: [{ card: Pawn, as: g1 }, { card: Pawn, as: g2 }] }
  - { name: Nutmeg }
actions: [{ say: "Destroy all monsters on the field.", by: Nutmeg }]
`);
  expect(text).toContain(says);
});

test('a name that ends with a full stop ends its sentence', () => {
  const text = told(`cards:
  - { name: Lady of D., type: Normal Monster, level: 4 }
  - { name: Test Pawn, type: Normal Monster, level: 4 }
players:
  - { name: Apple, monsters: [Lady of D., Test Pawn] }
  - { name: Nutmeg }
actions: [{ say: "Destroy 1 monster your opponent controls.", by: Nutmeg }]
`);
  expect(text).toContain('rather than Lady of D.');
  expect(text).not.toContain('Lady of D..');
});

test.each([
  { language: 'en', says: 'So it would be banished for good.' },
  { language: 'ja', says: 'その後戻ることはない。' },
])(
  'what is banished by its own text, and not until a time, does not return: $language',
  ({ language, says }) => {
    const text = told(
      `cards: [{ name: Shell, type: Effect Monster, level: 4, text: "If this face-up card would leave the field, banish it instead." }]
players:
  - { name: Apple, monsters: [Shell] }
  - { name: Nutmeg }
actions: [{ say: "Target 1 face-up monster you control; banish that target until the End Phase.", by: Apple }, { end phase: true, by: Apple }]
`,
      language,
    );
    expect(text).toContain(says);
  },
);

test('that two monsters battle is no result, though the Duel ends before the battle does', () => {
  const text =
    told(`cards: [{ name: Test Ox, type: Normal Monster, atk: 2000, def: 0 }, { name: Test Imp, type: Normal Monster, atk: 500, def: 0 }]
players:
  - { name: Apple, lp: 8000, monsters: [Test Ox] }
  - { name: Nutmeg, lp: 1000, monsters: [Test Imp] }
actions: [{ battle: Test Ox, with: Test Imp, by: Apple }]
`);
  expect(text).toContain('Nutmeg has lost the Duel');
  expect(text).not.toContain('battling');
});
