/** Boards of Yu-Gi-Oh! for which no published answer says what comes of them. */

import { expect, test } from 'vitest';
import { faults, judged } from './judged.js';

const WITHHELD = ['rule/not-modelled'];

test('half of 1 LP is no price', () => {
  const judgement = judged(`game: yugioh
title: half of 1 LP
cards: [{ name: Test Toll, type: Normal Trap, text: Pay half your LP; draw 1 card. }]
players:
  - { name: Apple, lp: 1, spells: [{ card: Test Toll, faceDown: true }], hand: 0, deck: 2 }
  - { name: Nutmeg }
actions: [{ activate: Test Toll, by: Apple }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each([
  { text: 'When this card is destroyed: You can draw 2 cards.', faulty: ['rule/not-modelled'] },
  { text: 'If this card is destroyed: You can draw 2 cards.', faulty: [] },
  { text: 'When this card is destroyed: Draw 2 cards.', faulty: [] },
])('a link of a Chain resolves after it, and nothing comes of that: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: timing
cards:
  - { name: Test Bomb, type: Normal Spell, text: Destroy all Traps on the field. }
  - { name: Test Storm, type: Quick-Play Spell, text: Target 1 monster on the field; destroy it. }
  - { name: Test Martyr, type: Effect Monster, text: "${text}" }
players:
  - { name: Apple, monsters: [Test Martyr], hand: [Test Bomb], deck: 9 }
  - { name: Nutmeg, hand: [Test Storm], spells: [{ card: Test Bomb, faceDown: true, as: laid }], deck: 9 }
actions:
  - { activate: Test Bomb, by: Apple }
  - { activate: Test Storm, by: Nutmeg, inResponseTo: Test Bomb, targets: [Test Martyr] }
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  { text: 'When this card is destroyed: You can draw 2 cards.', faulty: ['rule/not-modelled'] },
  { text: 'If this card is destroyed: You can draw 2 cards.', faulty: [] },
])('a sentence of its own may belong together with the one before it, or not: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: timing
cards:
  - { name: Test Bomb, type: Normal Spell, text: Destroy all monsters on the field. Draw 1 card. }
  - { name: Test Martyr, type: Effect Monster, text: "${text}" }
players:
  - { name: Apple, monsters: [Test Martyr], hand: [Test Bomb], deck: 9 }
  - { name: Nutmeg }
actions: [{ activate: Test Bomb, by: Apple }]
`);
  expect(faults(judgement)).toEqual(faulty);
});

test('what is activated in response to an attack that triggers an effect would be a link of the same Chain', () => {
  const judgement = judged(`game: yugioh
title: an attack
cards:
  - { name: Test Wolf, type: Effect Monster, atk: 1000, def: 0, text: "When this card declares an attack: You can draw 1 card." }
  - { name: Test Ram, type: Normal Monster, atk: 3000, def: 0 }
  - { name: Test Gift, type: Normal Trap, text: Draw 1 card. }
players:
  - { name: Apple, lp: 8000, monsters: [Test Wolf], deck: 9 }
  - { name: Nutmeg, lp: 8000, monsters: [Test Ram], spells: [{ card: Test Gift, faceDown: true }], deck: 9 }
actions:
  - { battle: Test Wolf, with: Test Ram, by: Apple }
  - { activate: Test Gift, by: Nutmeg, inResponseTo: Test Wolf }
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each([
  {
    text: 'When your opponent activates a card or effect: Negate the activation.',
    faulty: ['rule/not-modelled'],
  },
  // No summon is under way.
  { text: 'When a monster would be summoned: Negate the activation.', faulty: ['action/untimely'] },
])('what no card says is neither a card nor an effect that could be answered: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: an instruction
cards: [{ name: Test Hush, type: Counter Trap, text: "${text}" }]
players:
  - { name: Apple, deck: 9, monsters: [X-Head Cannon] }
  - { name: Nutmeg, spells: [{ card: Test Hush, faceDown: true }] }
actions:
  - { say: Draw 1 card., by: Apple, as: it }
  - { activate: Test Hush, by: Nutmeg, inResponseTo: it }
`);
  expect(faults(judgement)).toEqual(faulty);
});

test('what is activated only in response to something is not activated by itself', () => {
  const judgement = judged(`game: yugioh
title: untimely
cards: [{ name: Test Hush, type: Counter Trap, text: "When your opponent activates a monster effect: Negate the activation." }]
players:
  - { name: Apple }
  - { name: Nutmeg, spells: [{ card: Test Hush, faceDown: true }] }
actions: [{ activate: Test Hush, by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(['action/untimely']);
});

test.each([
  { does: '{ say: Special Summon 1 monster from your GY in Defense Position., by: Apple }' },
  { does: '{ activate: Test Call, by: Apple, targets: [Test Gate] }' },
])('a Link Monster would be Summoned in Defense Position: $does', ({ does }) => {
  const judgement = judged(`game: yugioh
title: a Link Monster in Defense Position
cards:
  - { name: Test Gate, type: Link Normal Monster, link: 2 }
  - { name: Test Call, type: Normal Spell, text: "Target 1 monster in your GY; Special Summon it in Defense Position." }
players:
  - { name: Apple, gy: [Test Gate], hand: [Test Call] }
  - { name: Nutmeg }
actions: [${does}]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each([
  'This card can make a second attack during each Battle Phase.',
  'This card can attack all monsters your opponent controls, once each.',
])('whether a monster attacks again: %s', (text) => {
  const judgement = judged(`game: yugioh
title: again
cards:
  - { name: Test Pawn, type: Effect Monster, atk: 1000, def: 0, text: "${text}" }
  - { name: Test Wall, type: Normal Monster, atk: 500, def: 2000 }
players:
  - { name: Apple, lp: 8000, monsters: [Test Pawn] }
  - { name: Nutmeg, lp: 8000, monsters: [{ card: Test Wall, defense: true }] }
actions:
  - { battle: Test Pawn, with: Test Wall, by: Apple }
  - { battle: Test Pawn, with: Test Wall, by: Apple }
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test('whether a monster attacks directly by a sentence that is taken as legal', () => {
  const judgement = judged(`game: yugioh
title: directly
cards:
  - { name: Test Mermaid, type: Toon Effect Monster, atk: 1400, def: 1500, text: "Can attack your opponent directly, unless they control a Toon monster." }
players:
  - { name: Apple, lp: 8000, monsters: [Test Mermaid] }
  - { name: Nutmeg, lp: 8000, monsters: [X-Head Cannon] }
actions: [{ direct attack: Test Mermaid, by: Apple }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each([
  { text: 'If a card is destroyed: Draw 1 card.', faulty: ['rule/not-modelled'] },
  { text: 'If this card is destroyed: Draw 1 card.', faulty: [] },
])('a monster has left the field together with what triggers its effect: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: gone
cards:
  - { name: Test Seer, type: Effect Monster, text: "${text}" }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, monsters: [Test Seer, Test Pawn], deck: 5 }
  - { name: Nutmeg, hand: [Dark Hole] }
actions: [{ activate: Dark Hole, by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  { type: 'Normal Trap', text: "When an opponent's monster declares an attack: Frobnicate the attack." },
  { type: 'Continuous Trap', text: "When an opponent's monster declares an attack: You can draw 1 card." },
  {
    type: 'Normal Trap',
    text: "When an opponent's monster declares an attack: You can draw 1 card.",
  },
])('what is activated in response to an attack and not carried out: $type, $text', ({ type, text }) => {
  const judgement = judged(`game: yugioh
title: an attack
cards:
  - { name: Test Cat, type: Normal Monster, atk: 1000, def: 0 }
  - { name: Test Snare, type: ${type}, text: "${text}" }
players:
  - { name: Apple, lp: 8000, monsters: [Test Cat] }
  - { name: Nutmeg, lp: 8000, spells: [{ card: Test Snare, faceDown: true }], hand: [], deck: 9 }
actions:
  - { direct attack: Test Cat, by: Apple }
  - { activate: Test Snare, by: Nutmeg, inResponseTo: Test Cat }
`);
  expect(faults(judgement)).toEqual([text.includes('Frobnicate') ? 'text/unread' : 'rule/not-modelled']);
});

test.each([
  'When a monster you control is destroyed by battle: Draw 2 cards.',
  'If a monster you control is destroyed by battle: Draw 2 cards.',
  'When you take battle damage: Draw 2 cards.',
])('whether that has just happened of which a Trap speaks: %s', (text) => {
  const judgement = judged(`game: yugioh
title: a battle
cards:
  - { name: Test Cat, type: Normal Monster, atk: 1000, def: 0 }
  - { name: Test Dog, type: Normal Monster, atk: 500, def: 0 }
  - { name: Test Snare, type: Normal Trap, text: "${text}" }
players:
  - { name: Apple, lp: 8000, monsters: [Test Cat] }
  - { name: Nutmeg, lp: 8000, monsters: [Test Dog], spells: [{ card: Test Snare, faceDown: true }], hand: [], deck: 9 }
actions:
  - { battle: Test Cat, with: Test Dog, by: Apple }
  - { activate: Test Snare, by: Nutmeg }
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each([
  { text: 'You take no effect damage.', faulty: ['action/barred'] },
  {
    text: 'Immediately after this effect resolves, Normal Summon 1 monster.',
    faulty: ['rule/not-modelled'],
  },
  {
    text: 'During your Main Phase, you can Normal Summon 1 monster, in addition to your Normal Summon/Set.',
    faulty: ['rule/not-modelled'],
  },
])('whether a text lets a player conduct another Normal Summon: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: again
cards:
  - { name: Test Pawn, type: Normal Monster, level: 4 }
  - { name: Test Shrine, type: Continuous Spell, text: "${text}" }
players:
  - { name: Apple, hand: [{ card: Test Pawn, as: first }, { card: Test Pawn, as: second }], spells: [Test Shrine] }
  - { name: Nutmeg }
actions:
  - { normal summon: first, by: Apple }
  - { normal summon: second, by: Apple }
ignoring: [${faulty.includes('action/barred') ? '' : JSON.stringify(text)}]
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  { does: 'banish it, and if you do, draw 1 card', token: true, faulty: ['rule/not-modelled'] },
  { does: 'return it to the hand, then draw 1 card', token: true, faulty: ['rule/not-modelled'] },
  { does: 'destroy it, and if you do, draw 1 card', token: true, faulty: [] },
  { does: 'banish it, and if you do, draw 1 card', token: false, faulty: [] },
  { does: 'banish it', token: true, faulty: [] },
])('whether a Token has been brought where there are none: $does, $token', ({ does, token, faulty }) => {
  const judgement = judged(`game: yugioh
title: a Token
cards:
  - { name: Test Imp, type: Normal Token Monster }
  - { name: Test Gate, type: Normal Spell, text: "Target 1 monster on the field; ${does}." }
players:
  - { name: Apple, hand: [Test Gate], monsters: [{ card: Test Imp, token: ${token} }], deck: 9 }
  - { name: Nutmeg }
actions: [{ activate: Test Gate, by: Apple }]
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  { before: '{ normal summon: Test Pawn, by: Apple }', faulty: [] },
  { before: '{ turn: true }', faulty: ['action/untimely'] },
  { before: '{ activate: Test Call, by: Apple }', faulty: [] },
  { before: '{ activate: Test Crow, by: Apple }', faulty: [] },
])('whether a monster was summoned just before: $before', ({ before, faulty }) => {
  const judgement = judged(`game: yugioh
title: a summon
cards:
  - { name: Test Pawn, type: Normal Monster, level: 4 }
  - { name: Test Call, type: Normal Spell, text: Special Summon 1 monster from your GY in Attack Position. }
  - { name: Test Crow, type: Effect Monster, text: "You can discard 1 card; Special Summon 1 monster from your GY in Attack Position." }
  - { name: Test Flood, type: Normal Trap, text: "When a monster(s) is Summoned: Destroy all monsters on the field." }
players:
  - { name: Apple, hand: [Test Pawn, Test Call], monsters: [Test Crow], gy: [{ card: Test Pawn, as: fallen }] }
  - { name: Nutmeg, spells: [{ card: Test Flood, faceDown: true }] }
actions:
  - ${before}
  - { activate: Test Flood, by: Nutmeg }
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  { text: 'sent from the field to your GY', by: 'Apple', faulty: ['rule/not-modelled'] },
  { text: "destroyed by your opponent's card effect", by: 'Apple', faulty: ['rule/not-modelled'] },
  { text: "destroyed by your opponent's card effect", by: 'Nutmeg', faulty: ['rule/not-modelled'] },
  { text: 'destroyed by card effect', by: 'Apple', faulty: [] },
  { text: 'banished', by: 'Apple', faulty: [] },
])(
  'who is meant by a card that leaves the field from under another player: $text, $by',
  ({ text, by, faulty }) => {
    const judgement = judged(`game: yugioh
title: a monster of the other player
cards:
  - { name: Test Envoy, type: Effect Monster, text: "If this card is ${text}: Draw 1 card." }
players:
  - { name: Apple, monsters: [{ card: Test Envoy, owner: Nutmeg }], deck: 9 }
  - { name: Nutmeg, deck: 9 }
turn: ${by}
actions: [{ say: Destroy all monsters on the field., by: ${by} }]
`);
    expect(faults(judgement)).toEqual(faulty);
  },
);

test.each([
  {
    text: 'Once per turn, if a monster(s) is destroyed: You can frobnicate.',
    does: 'destroy',
    faulty: ['text/unread'],
  },
  { text: 'Once per turn, if a monster(s) is destroyed: You can frobnicate.', does: 'banish', faulty: [] },
  { text: 'Once per turn, if you control a monster: You can frobnicate.', does: 'destroy', faulty: [] },
])(
  'what is triggered once each turn and not understood matters where it is: $text, $does',
  ({ text, does, faulty }) => {
    const judgement = judged(`game: yugioh
title: once
cards:
  - { name: Test Riddle, type: Continuous Spell, text: "${text}" }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, monsters: [Test Pawn], spells: [Test Riddle] }
  - { name: Nutmeg }
actions: [{ say: "Target 1 monster on the field; ${does} it.", by: Nutmeg }]
turn: Nutmeg
`);
    expect(faults(judgement)).toEqual(faulty);
  },
);

test.each(['Normal Monster', 'Pendulum Normal Monster'])(
  'whether what leaves the field along with a card still keeps it from being banished: %s',
  (type) => {
    const judgement = judged(`game: yugioh
title: all destroyed
cards: [{ name: Test Pawn, type: ${type}, atk: 0, def: 0 }]
players:
  - { name: Apple, monsters: [Test Pawn], spells: [Imperial Iron Wall] }
  - { name: Nutmeg, spells: [Dimensional Fissure] }
turn: Nutmeg
actions: [{ say: Destroy all cards your opponent controls., by: Nutmeg }]
`);
    expect(faults(judgement)).toEqual(['rule/not-modelled']);
  },
);

test.each([
  { spells: '[Test Temple, Test Well]', said: ['rule/unsettled'] },
  { spells: '[Test Well, Test Temple]', said: ['rule/unsettled'] },
  { spells: '[Test Temple, Test Shrine]', said: [] },
])(
  'which of two amounts battle damage becomes no answer says, unless both are the same: $spells',
  (board) => {
    const judgement = judged(`game: yugioh
title: battle damage
cards:
  - { name: Test Temple, type: Continuous Trap, text: "Any battle damage you take becomes 1000." }
  - { name: Test Shrine, type: Continuous Spell, text: "Any battle damage you take becomes 1000." }
  - { name: Test Well, type: Continuous Spell, text: "Any battle damage you take becomes 500." }
  - { name: Test Pawn, type: Normal Monster, atk: 200, def: 0 }
  - { name: Test Titan, type: Normal Monster, atk: 3200, def: 0 }
players:
  - { name: Apple, lp: 8000, monsters: [Test Pawn], spells: ${board.spells} }
  - { name: Nutmeg, lp: 8000, monsters: [Test Titan] }
turn: Nutmeg
actions: [{ battle: Test Titan, with: Test Pawn, by: Nutmeg }]
`);
    expect(faults(judgement)).toEqual(board.said);
  },
);

test.each([
  '[Test Dragon, Test Machine]',
  '[Test Machine, Test Dragon]',
  '[Test Dragon, Test Wombat]',
  '[Test Wombat, Test Dragon]',
])('which of two does something else about the same damage no answer says: %s', (monsters) => {
  const judgement = judged(`game: yugioh
title: damage
cards:
  - { name: Test Dragon, type: Effect Monster, text: "If you would take damage from a card effect, place 1 Feather Counter on this card instead." }
  - { name: Test Machine, type: Effect Monster, text: "If you would take damage from a card effect, place 1 Defect Counter on this card instead." }
  - { name: Test Wombat, type: Effect Monster, text: You take no effect damage. }
players:
  - { name: Apple, lp: 8000, monsters: ${monsters} }
  - { name: Nutmeg }
turn: Nutmeg
actions: [{ say: Inflict 500 damage to your opponent., by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(['rule/unsettled']);
});

test.each([
  { target: 'Test Bug', said: ['choice/not-offered'] },
  { target: 'Test Axe', said: [] },
])('what has fallen in the battle is no target: $target', ({ target, said }) => {
  const judgement = judged(`game: yugioh
title: fallen
cards:
  - { name: Test Bug, type: Flip Effect Monster, atk: 450, def: 600, text: "FLIP: Target 1 monster on the field; destroy it." }
  - { name: Test Axe, type: Normal Monster, atk: 1800, def: 0 }
players:
  - { name: Apple, lp: 8000, monsters: [Test Axe] }
  - { name: Nutmeg, monsters: [{ card: Test Bug, faceDown: true, defense: true }] }
actions: [{ battle: Test Axe, with: Test Bug, by: Apple }]
choices: [{ by: Nutmeg, asks: target, choose: ${target} }]
`);
  expect(faults(judgement)).toEqual(said);
});

test.each([
  { leaves: 'destroy it', text: 'When this card is destroyed, destroy the equipped monster.' },
  { leaves: 'destroy it', text: 'When this card leaves the field, banish the equipped monster.' },
  { leaves: 'return it to the hand', text: 'When this card leaves the field, banish the equipped monster.' },
])('to what a card was equipped before it left the field is not followed: $leaves: $text', (board) => {
  const judgement = judged(`game: yugioh
title: equipped
cards:
  - { name: Test Storm, type: Normal Spell, text: "Target 1 Equip Spell on the field; ${board.leaves}." }
  - { name: Test Rope, type: Equip Spell, text: "${board.text}" }
  - { name: Test Page, type: Normal Monster }
players:
  - { name: Apple, monsters: [Test Page], spells: [{ card: Test Rope, attachedTo: Test Page }] }
  - { name: Nutmeg, hand: [Test Storm] }
actions: [{ activate: Test Storm, by: Nutmeg, targets: [Test Rope] }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test('nor is to what a Link Monster pointed', () => {
  const judgement = judged(`game: yugioh
title: pointing
cards:
  - { name: Test Bolt, type: Normal Spell, text: "Target 1 Link Monster on the field; destroy it." }
  - { name: Test Link, type: Link Effect Monster, link: 2, text: "When this card leaves the field, destroy all monsters this card points to." }
  - { name: Test Page, type: Normal Monster }
players:
  - { name: Apple, monsters: [Test Page, { card: Test Link, chose: { points to: [Test Page] } }] }
  - { name: Nutmeg, hand: [Test Bolt] }
actions: [{ activate: Test Bolt, by: Nutmeg, targets: [Test Link] }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each([
  { type: 'Equip Spell', text: 'When this card leaves the field, banish that monster.' },
  {
    type: 'Equip Spell',
    text: 'Equip only to a Warrior monster. It gains 700 ATK. When this card leaves the field, destroy that monster.',
  },
])('"that monster" is not the card that says so: $type: $text', ({ type, text }) => {
  const judgement = judged(`game: yugioh
title: that monster
cards:
  - { name: Test Wind, type: Normal Spell, text: "Target 1 Equip Spell on the field; return it to the hand." }
  - { name: Test Rope, type: ${type}, text: "${text}" }
  - { name: Test Page, type: Normal Monster, race: Warrior, atk: 1000, def: 0 }
players:
  - { name: Apple, monsters: [Test Page], spells: [{ card: Test Rope, attachedTo: Test Page }] }
  - { name: Nutmeg, hand: [Test Wind] }
actions: [{ activate: Test Wind, by: Nutmeg, targets: [Test Rope] }]
`);
  expect(faults(judgement)).toEqual(['text/unread']);
});

const activating = (text: string, illegal: boolean, more = ''): string => `game: yugioh
title: what could do nothing
cards:
  - { name: Test Trial, type: Normal Spell, text: "${text}" }
  - { name: Test Ambush, type: Normal Trap }
players:
  - { name: Apple, lp: 1000, hand: [Test Trial], deck: 1 }
  - { name: Nutmeg, lp: 1000, hand: [], deck: 0${more} }
actions: [{ activate: Test Trial, by: Apple${illegal ? ', illegal: true' : ''} }]
`;

test.each([
  'Destroy all monsters your opponent controls.',
  'Destroy all monsters your opponent controls, then draw 1 card.',
  'Draw 2 cards, then discard 1 card.',
  'Gain 500 LP and draw 2 cards.',
])('what could do nothing is not activated, whether or not that is listed: %s', (text) => {
  expect(faults(judged(activating(text, false)))).toEqual(['action/barred']);
  expect(faults(judged(activating(text, true)))).toEqual([]);
});

test.each([
  'Draw 2 cards, also gain 500 LP.',
  'Each player draws 1 card.',
  'Your opponent draws 1 card.',
  'Gain 500 LP, then draw 2 cards.',
  'Gain 500 LP, then destroy 1 monster your opponent controls.',
])('where only a part could be done it is open whether that is activated: %s', (text) => {
  for (const illegal of [true, false])
    expect(faults(judged(activating(text, illegal)))).toEqual(['rule/not-modelled']);
});

test('whether a face-down card is a Trap nobody can see', () => {
  const laid = ', spells: [{ card: Test Ambush, faceDown: true }]';
  const one = activating('Destroy 1 Trap on the field.', true, laid);
  expect(faults(judged(one))).toEqual(['rule/not-modelled']);
  const many = activating('Destroy all monsters on the field.', true, laid);
  expect(faults(judged(many))).toEqual([]);
});

test.each([
  'When your opponent activates a blue wobble',
  'When your opponent activates a Spell Card and you control a Warrior monster',
  'When your opponent activates a card or effect in the GY',
  'When your opponent activates a card or effect from their hand',
  'When your opponent activates a card or effect in response to your card or effect activation',
  'When your opponent activates a card or effect that would send a card you control to the GY',
  'When your opponent activates a card or effect that includes an effect that Special Summons a monster(s)',
  'When your opponent activates an effect of a Level 5 or higher monster',
  'When a Warrior monster would be Summoned',
])('what answers an activation or a summon in words that are not understood is not activated: %s', (when) => {
  for (const illegal of ['', ', illegal: true']) {
    const judgement = judged(`game: yugioh
title: in response
cards:
  - { name: Test Gift, type: Normal Spell, text: Draw 1 card. }
  - { name: Test Judge, type: Counter Trap, text: "${when}: Negate the activation." }
players:
  - { name: Apple, hand: [Test Gift], deck: 3 }
  - { name: Nutmeg, spells: [{ card: Test Judge, faceDown: true }] }
actions:
  - { activate: Test Gift, by: Apple }
  - { activate: Test Judge, by: Nutmeg, inResponseTo: Test Gift${illegal} }
`);
    expect(faults(judgement)).toEqual(['text/unread']);
  }
});

test('which two of three cards leave one to Special Summon is not worked out where some two leave none', () => {
  const judgement = judged(`game: yugioh
title: paid in vain
cards:
  - { name: Test Caller, type: Normal Spell, text: "Discard 2 cards; Special Summon 1 Warrior monster from your hand in Attack Position." }
  - { name: Test Page, type: Normal Monster, race: Warrior, level: 4, atk: 0, def: 0 }
  - { name: Test Owl, type: Normal Monster, race: Beast, level: 4, atk: 0, def: 0 }
players:
  - { name: Apple, hand: [Test Caller, Test Page, Test Page, Test Owl] }
  - { name: Nutmeg }
actions: [{ activate: Test Caller, by: Apple }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each([
  { text: 'Add 1 Warrior monster from your Deck to your hand, then draw 1 card.', known: false },
  { text: 'Special Summon 1 Warrior monster from your hand or Deck, then draw 1 card.', known: false },
  { text: 'Send 1 Warrior monster from your Deck to the GY; draw 1 card.', known: false },
  { text: 'Shuffle 1 monster from your GY into the Deck, then draw 1 card.', known: false },
  { text: 'Send the top card of your Deck to the GY, then draw 1 card.', known: true },
  { text: 'Discard 1 card; draw 1 card.', known: true },
])('what lies on top of a Deck that was shuffled is not known: $text', ({ text, known }) => {
  const judgement = judged(`game: yugioh
title: a Deck is shuffled
cards:
  - { name: Test Errand, type: Normal Spell, text: "${text}" }
  - { name: Test Page, type: Normal Monster, race: Warrior, level: 4, atk: 0, def: 0 }
  - { name: Test Owl, type: Normal Monster, race: Beast, level: 4, atk: 0, def: 0 }
  - { name: Test Wyrm, type: Normal Monster, race: Dragon, level: 4, atk: 0, def: 0 }
players:
  - name: Apple
    hand: [Test Errand, { card: Test Owl, as: held }]
    gy: [{ card: Test Owl, as: dead }]
    deck: [Test Page, Test Owl, Test Wyrm]
  - { name: Nutmeg }
actions: [{ activate: Test Errand, by: Apple }]
`);
  expect(faults(judgement)).toEqual(known ? [] : ['position/random-order']);
});

test('what is destroyed to be banished, and cannot be', () => {
  const judgement = judged(`game: yugioh
title: it cannot be banished
cards:
  - { name: Test Hunt, type: Normal Spell, text: "Target 1 monster your opponent controls; destroy it, and if you do, banish it." }
  - { name: Test Page, type: Effect Monster, level: 4, atk: 0, def: 0, text: This card cannot be banished. }
players:
  - { name: Apple, hand: [Test Hunt] }
  - { name: Nutmeg, monsters: [Test Page] }
actions: [{ activate: Test Hunt, by: Apple }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each(['activate: Test Gift', 'activate: Test Gust', 'activate: Test Spark'])(
  'whose turn it is first is taken as legal, and keeps nobody from anything: %s',
  (does) => {
    const judgement = judged(`game: yugioh
title: the first turn
cards:
  - { name: Test Gift, type: Normal Spell, text: Draw 1 card. }
  - { name: Test Gust, type: Quick-Play Spell, text: Draw 1 card. }
  - { name: Test Spark, type: Effect Monster, text: "Once per turn: You can draw 1 card." }
turn: Nutmeg
players:
  - { name: Apple, hand: [Test Gift, Test Gust], monsters: [Test Spark], deck: 3 }
  - { name: Nutmeg }
actions: [{ ${does}, by: Apple, illegal: true }]
`);
    expect(faults(judgement)).toEqual(['rule/not-modelled']);
  },
);

test('a text may let a Trap be activated from the hand', () => {
  const judgement = judged(`game: yugioh
title: a Trap in the hand
cards: [{ name: Test Trick, type: Normal Trap, text: "Draw 1 card. If you control no cards, you can activate this card from your hand." }]
players:
  - { name: Apple, hand: [Test Trick], deck: 3 }
  - { name: Nutmeg }
actions: [{ activate: Test Trick, by: Apple, illegal: true }]
`);
  expect(['rule/not-modelled', 'text/unread']).toContain(faults(judgement)[0]);
});

const SENT = 'If this card is sent to the GY: Draw 1 card.';
const NOT_MODELLED = ['rule/not-modelled'];

test.each([
  { text: SENT, does: 'Destroy all monsters on the field' },
  { text: 'If this face-up card leaves the field: Draw 1 card.', does: 'Destroy all monsters on the field' },
  { text: 'If this card is banished: Draw 1 card.', does: 'Destroy all monsters on the field' },
  { text: SENT, does: 'Return all monsters on the field to the hand' },
  // Nobody sees it there, or not everybody.
  {
    text: 'If this card leaves the field: Draw 1 card.',
    does: 'Return all monsters on the field to the hand',
    found: NOT_MODELLED,
  },
  {
    text: 'If this card is banished: Draw 1 card.',
    does: 'Banish all monsters on the field, face-down',
    found: NOT_MODELLED,
  },
  // Its text asks for more, or is not understood.
  {
    text: 'If this card in the Monster Zone is destroyed: Draw 1 card.',
    does: 'Destroy all monsters on the field',
    found: NOT_MODELLED,
  },
  {
    text: 'When this card is destroyed, draw 1 card.',
    does: 'Destroy all monsters on the field',
    found: NOT_MODELLED,
  },
  {
    text: 'If this card is sent from the field to your GY by a Spell effect: Draw 1 card.',
    does: 'Destroy all monsters on the field',
    found: NOT_MODELLED,
  },
  {
    text: 'If this Normal Summoned card is destroyed: Draw 1 card.',
    does: 'Destroy all monsters on the field',
    found: NOT_MODELLED,
  },
  {
    text: 'If this card is sent to the GY: Frobnicate.',
    does: 'Destroy all monsters on the field',
    found: ['text/unread'],
  },
  {
    text: 'If this card is sent to the GY: Frobnicate.',
    does: 'Return all monsters on the field to the hand',
  },
])('what leaves the field face-down: $text $does', ({ text, does, found = [] }) => {
  const judgement = judged(`game: yugioh
title: set
cards:
  - { name: Test Owl, type: Effect Monster, level: 4, atk: 0, def: 0, text: "${text}" }
players:
  - { name: Apple }
  - { name: Nutmeg, monsters: [{ card: Test Owl, defense: true, faceDown: true }], deck: 5 }
actions: [{ say: "${does}.", by: Apple }]
`);
  expect(faults(judgement)).toEqual(found);
});

test.each([
  { lock: 'Monsters cannot be banished.', does: 'Target 1 monster your opponent controls; banish it.' },
  {
    lock: 'Monsters on the field cannot be returned to the hand.',
    does: 'Return all monsters your opponent controls to the hand.',
  },
  {
    lock: 'Neither player can banish cards.',
    does: 'Draw 1 card, then banish 1 monster your opponent controls.',
  },
])(
  'whether what is said not to befall cards keeps an effect from being activated: $lock $does',
  ({ lock, does }) => {
    const activated = (illegal: string): readonly string[] =>
      faults(
        judged(`game: yugioh
title: a lock
cards:
  - { name: Test Lock, type: Continuous Spell, text: "${lock}" }
  - { name: Test Void, type: Normal Spell, text: "${does}" }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, hand: [Test Void], deck: 3 }
  - { name: Nutmeg, spells: [Test Lock], monsters: [Test Pawn] }
actions: [{ activate: Test Void, by: Apple${illegal} }]
`),
      );
    expect(activated('')).toEqual(NOT_MODELLED);
    expect(activated(', illegal: true')).toEqual(NOT_MODELLED);
  },
);

test('of what half is paid by two in one moment nobody knows', () => {
  const judgement = judged(`game: yugioh
title: halves
cards:
  - { name: Test Owl, type: Effect Monster, text: "If this card would be destroyed, you can pay half your LP instead." }
players:
  - { name: Apple, lp: 8000, monsters: [{ card: Test Owl, as: left }, { card: Test Owl, as: right }] }
  - { name: Nutmeg }
turn: Nutmeg
actions: [{ say: Destroy all monsters your opponent controls., by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(NOT_MODELLED);
});

test.each([
  { hand: '7', turn: 'Apple', found: NOT_MODELLED },
  {
    hand: '[Dark Hole, Dark Hole, Dark Hole, Dark Hole, Dark Hole, Dark Hole, Dark Hole]',
    turn: 'Apple',
    found: NOT_MODELLED,
  },
  { hand: '6', turn: 'Apple', found: [] },
  { hand: '7', turn: 'Nutmeg', found: [] },
])('who ends a turn with more than six cards would discard: $hand, $turn', ({ hand, turn, found }) => {
  const judgement = judged(`game: yugioh
title: many cards
players:
  - { name: Apple, hand: ${hand} }
  - { name: Nutmeg, hand: 0 }
turn: ${turn}
actions: [{ turn: true }]
`);
  expect(faults(judgement)).toEqual(found);
});

test.each([
  { does: 'destroy that target, then discard 1 card', hand: '[]', found: NOT_MODELLED },
  { does: 'destroy that target, then discard 1 card', hand: '[Dark Hole]', found: [] },
  // It may be the player's own.
  { does: 'return that target to the hand, then discard 1 card', hand: '[]', found: [] },
])('whether there must be a card to discard then: $does, $hand', ({ does, hand, found }) => {
  const judgement = judged(`game: yugioh
title: then
cards:
  - { name: Test Mine, type: Effect Monster, text: "You can target 1 monster on the field; ${does}." }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, monsters: [Test Mine, Test Pawn], hand: ${hand} }
  - { name: Nutmeg }
actions: [{ activate: Test Mine, by: Apple, targets: [Test Pawn] }]
`);
  expect(faults(judgement)).toEqual(found);
});

test.each([
  { says: 'This card cannot be banished.', does: 'Banish 1 monster your opponent controls.', beside: true },
  { says: 'This card cannot be banished.', does: 'Banish 1 monster your opponent controls.', beside: false },
  {
    says: 'Effect Monsters cannot be returned to the hand.',
    does: 'Return 1 monster your opponent controls to the hand.',
    beside: true,
  },
])(
  'whether what is said not to go there is chosen nobody knows: $says $does, another beside it: $beside',
  ({ says, does, beside }) => {
    const judgement = judged(`game: yugioh
title: one that cannot go
cards:
  - { name: Test Anchor, type: Effect Monster, text: "${says}" }
  - { name: Test Void, type: Normal Spell, text: "${does}" }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, hand: [Test Void] }
  - { name: Nutmeg, monsters: [Test Anchor${beside ? ', Test Pawn' : ''}] }
actions: [{ activate: Test Void, by: Apple }]
`);
    expect(faults(judgement)).toEqual(NOT_MODELLED);
  },
);

test('whether what is said not to be discarded is chosen for that nobody knows', () => {
  const judgement = judged(`game: yugioh
title: one that cannot be discarded
cards:
  - { name: Test Law, type: Continuous Spell, text: "Monsters cannot be discarded." }
  - { name: Test Trade, type: Normal Spell, text: "Discard 1 card, then draw 1 card." }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, spells: [Test Law], hand: [Test Trade, Test Pawn, { card: Test Law, as: other }], deck: 5 }
  - { name: Nutmeg }
actions: [{ activate: Test Trade, by: Apple }]
`);
  expect(faults(judgement)).toEqual(NOT_MODELLED);
});

test.each([
  { does: 'you can banish it instead.', several: NOT_MODELLED },
  { does: 'its controller can pay 1000 LP instead.', several: NOT_MODELLED },
  { opens: 'The first time', each: ' each turn', does: 'banish it instead.', several: NOT_MODELLED },
  { does: 'banish it instead.', several: [] },
  { does: 'you can send this card to the GY instead.', several: [] },
])('to how many of several it is done, or to which, nobody knows: $opens $does', (row) => {
  const { opens = 'If', each = '', does, several } = row;
  const board = (count: number): string => `game: yugioh
title: several at once
cards:
  - { name: Test Rift, type: Continuous Spell, text: "${opens} a monster would be destroyed by card effect${each}, ${does}" }
  - { name: Test Pawn, type: Normal Monster }
players:
  - { name: Apple, lp: 8000, monsters: [${Array.from({ length: count }, () => 'Test Pawn').join()}], spells: [Test Rift] }
  - { name: Nutmeg, hand: [Dark Hole] }
turn: Nutmeg
actions: [{ activate: Dark Hole, by: Nutmeg }]
`;
  expect(faults(judged(board(1)))).toEqual([]);
  expect(faults(judged(board(2)))).toEqual(several);
});

test.each([
  {
    text: 'If 1 monster you control would be destroyed, you can destroy this card instead.',
    faulty: ['rule/not-modelled'],
  },
  {
    text: 'If 1 monster you control would be destroyed, destroy this card instead.',
    faulty: ['rule/not-modelled'],
  },
  { text: 'If 1 monster you control would be destroyed, banish it instead.', faulty: ['rule/not-modelled'] },
  { text: 'If a monster(s) you control would be destroyed, you can destroy this card instead.', faulty: [] },
  {
    text: 'If 1 Dragon monster you control would be destroyed, you can destroy this card instead.',
    faulty: [],
  },
])(
  'what speaks of one card, where two would be destroyed, may apply to one or all or not: $text',
  ({ text, faulty }) => {
    const judgement = judged(`game: yugioh
title: one of two
cards:
  - { name: Test Curtain, type: Continuous Spell, text: "${text}" }
  - { name: Test Pawn, type: Normal Monster, race: Warrior }
  - { name: Test Drake, type: Normal Monster, race: Dragon }
players:
  - { name: Apple, monsters: [Test Pawn, Test Drake], spells: [Test Curtain] }
  - { name: Nutmeg, hand: [Dark Hole] }
turn: Nutmeg
actions: [{ activate: Dark Hole, by: Nutmeg }]
`);
    expect(faults(judgement)).toEqual(faulty);
  },
);

const GAINED = 'If you would take damage, you gain that much LP instead.';
const BOTH = 'Both players take any damage you would have taken.';
const ANOTHER = 'Your opponent takes any damage you would have taken, instead.';
const AS_WELL = 'Any damage you take is also inflicted to your opponent.';
const BY_EFFECT = '{ say: Inflict 801 damage to your opponent., by: Nutmeg }';
const BY_BATTLE = '{ battle: Test Wolf, with: Test Pawn, by: Nutmeg }';

test.each([
  { texts: [GAINED, 'Any damage you take is doubled.'], action: BY_EFFECT, faulty: ['rule/unsettled'] },
  { texts: [GAINED, 'Any damage you take is halved.'], action: BY_EFFECT, faulty: ['rule/unsettled'] },
  { texts: [GAINED, 'Any damage you take becomes 1000.'], action: BY_EFFECT, faulty: ['rule/unsettled'] },
  {
    texts: ['Any damage you take becomes 1000.', 'Any damage you take is doubled.'],
    action: BY_EFFECT,
    faulty: ['rule/unsettled'],
  },
  { texts: [GAINED, 'You take no effect damage.'], action: BY_EFFECT, faulty: [] },
  { texts: [BOTH, 'You take no damage.'], action: BY_EFFECT, faulty: ['rule/unsettled'] },
  { texts: [BOTH, 'Any damage you take is halved.'], action: BY_EFFECT, faulty: ['rule/unsettled'] },
  { texts: [BOTH, ANOTHER], action: BY_EFFECT, faulty: ['rule/unsettled'] },
  { texts: [ANOTHER, 'You take no damage.'], action: BY_EFFECT, faulty: ['rule/unsettled'] },
  { texts: [ANOTHER, AS_WELL], action: BY_BATTLE, faulty: ['rule/unsettled'] },
  { texts: [ANOTHER, ANOTHER], action: BY_BATTLE, faulty: [] },
  { texts: [BOTH, ANOTHER], action: BY_BATTLE, faulty: [] },
  { texts: [BOTH, 'You take no damage.'], action: BY_BATTLE, faulty: [] },
  { texts: [BOTH, BOTH], action: BY_EFFECT, faulty: [] },
  { texts: [GAINED, 'Any damage you take is doubled.'], action: BY_BATTLE, faulty: [] },
])('the order of what changes damage is answered for battle damage: $texts, $action', (board) => {
  const { texts, action, faulty } = board;
  const judgement = judged(`game: yugioh
title: the order of changes
cards:
  - { name: Test First, type: Continuous Spell, text: "${texts[0]}" }
  - { name: Test Second, type: Continuous Spell, text: "${texts[1]}" }
  - { name: Test Wolf, type: Normal Monster, atk: 2000, def: 0 }
  - { name: Test Pawn, type: Normal Monster, atk: 1000, def: 0 }
players:
  - { name: Apple, lp: 8000, monsters: [Test Pawn], spells: [Test First, Test Second] }
  - { name: Nutmeg, lp: 8000, monsters: [Test Wolf] }
turn: Nutmeg
actions: [${action}]
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  { type: 'Effect Monster', by: 'this card', atk: 1000, faulty: ['rule/not-modelled'] },
  { type: 'Continuous Spell', by: 'a monster you control', atk: 1000, faulty: [] },
  { type: 'Effect Monster', by: 'this card', atk: 900, faulty: [] },
  { type: 'Continuous Spell', by: 'a monster you control', atk: 900, faulty: [] },
])(
  'whether an effect of a monster is activated that has fallen together with what it has destroyed is not answered: $by, $atk',
  ({ type, by, atk, faulty }) => {
    const monster = type === 'Effect Monster';
    const judgement = judged(`game: yugioh
title: both fall
cards:
  - { name: Test Hunter, type: ${type}${monster ? ', atk: 1000, def: 0' : ''}, text: "If ${by} destroys a monster by battle: Gain 500 LP." }
  - { name: Test Wolf, type: Normal Monster, atk: 1000, def: 0 }
  - { name: Test Pawn, type: Normal Monster, atk: ${atk}, def: 0 }
players:
  - { name: Apple, lp: 8000, monsters: [Test Wolf${monster ? ', Test Hunter' : ''}]${monster ? '' : ', spells: [Test Hunter]'} }
  - { name: Nutmeg, lp: 8000, monsters: [Test Pawn] }
actions: [{ battle: ${monster ? 'Test Hunter' : 'Test Wolf'}, with: Test Pawn, by: Apple }]
`);
    expect(faults(judgement)).toEqual(faulty);
  },
);

test.each([
  { text: 'A player takes any effect damage you would have taken.', faulty: ['text/unread'] },
  { text: 'Any effect damage you take is also inflicted to a player.', faulty: ['text/unread'] },
  { text: 'Each player takes any effect damage you would have taken.', faulty: [] },
])('"a player" who takes it instead is nobody: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: who takes it
cards:
  - { name: Test Bond, type: Continuous Spell, text: "${text}" }
players:
  - { name: Apple, lp: 8000, spells: [Test Bond] }
  - { name: Nutmeg, lp: 8000 }
actions: [{ say: Inflict 1000 damage to your opponent., by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  { who: 'your opponent', faulty: ['rule/unsettled'] },
  { who: 'you', faulty: [] },
])('who decides what is done instead is who controls the effect: $who', ({ who, faulty }) => {
  const judgement = judged(`game: yugioh
title: another decides
cards:
  - { name: Test Imp, type: Effect Monster, text: "If this card would be destroyed, ${who} can banish it instead." }
players:
  - { name: Apple, monsters: [Test Imp] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Apple }]
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  // Q&A 14261, 18322 say what comes of it where all of it goes elsewhere.
  {
    text: 'Send all monsters on the field to the GY, and if you do, draw 1 card.',
    monsters: '[Test Pawn, Test Pend]',
    faulty: [],
  },
  {
    text: 'Send all cards your opponent controls to the GY, and if you do, draw 1 card.',
    monsters: '[Test Pawn]',
    faulty: ['rule/not-modelled'],
  },
  {
    text: 'Send all cards your opponent controls to the GY, then draw 1 card.',
    monsters: '[Test Pend]',
    faulty: ['rule/not-modelled'],
  },
  { text: 'Send all cards your opponent controls to the GY, then draw 1 card.', monsters: '[]', faulty: [] },
])(
  'only some of what was to be sent to the GY gets there: $text ($monsters)',
  ({ text, monsters, faulty }) => {
    const judgement = judged(`game: yugioh
title: some are banished
cards:
  - { name: Test Storm, type: Normal Spell, text: "${text}" }
  - { name: Test Pawn, type: Normal Monster, level: 4, atk: 0, def: 0 }
  - { name: Test Pend, type: Pendulum Normal Monster, level: 4, atk: 0, def: 0 }
  - { name: Test Flag, type: Continuous Spell }
players:
  - { name: Apple, hand: [Test Storm], deck: 9, spells: [Dimensional Fissure] }
  - { name: Nutmeg, monsters: ${monsters}, spells: [Test Flag], extra deck: 0 }
actions: [{ activate: Test Storm, by: Apple }]
`);
    expect(faults(judgement)).toEqual(faulty);
  },
);

test.each([
  {
    text: 'Send 1 card from your hand to the GY, then draw 1 card.',
    fissure: true,
    faulty: ['rule/not-modelled'],
  },
  { text: 'Send 1 card from your hand to the GY, then draw 1 card.', fissure: false, faulty: [] },
  { text: 'Send 1 card from your hand to the GY.', fissure: true, faulty: [] },
  { text: 'Discard 1 card, then draw 1 card.', fissure: true, faulty: [] },
])('cards of the hand are banished in place of being sent to the GY: $text ($fissure)', (row) => {
  const judgement = judged(`game: yugioh
title: from the hand
cards:
  - { name: Test Trade, type: Normal Spell, text: "${row.text}" }
  - { name: Test Pawn, type: Normal Monster, level: 4, atk: 0, def: 0 }
players:
  - { name: Apple, hand: [Test Trade, Test Pawn], deck: 9 }
  - { name: Nutmeg, spells: [${row.fissure ? 'Dimensional Fissure' : ''}] }
actions: [{ activate: Test Trade, by: Apple }]
`);
  expect(faults(judgement)).toEqual(row.faulty);
});

test('what returns to the GY was banished', () => {
  const judgement = judged(`game: yugioh
title: from the hand to the GY
cards: [{ name: Test Pawn, type: Normal Monster, level: 4, atk: 0, def: 0 }]
players:
  - { name: Apple, hand: [Test Pawn] }
  - { name: Nutmeg }
actions: [{ say: Return 1 card in your hand to the GY., by: Apple }]
`);
  expect(faults(judgement)).toEqual(['rule/not-modelled']);
});

test.each([
  { text: 'FLIP: Banish all monsters on the field.', faulty: ['rule/not-modelled'] },
  { text: 'FLIP: Return all monsters your opponent controls to the hand.', faulty: [] },
  { text: 'FLIP: Banish all monsters in your GY.', faulty: ['rule/not-modelled'] },
  { text: 'FLIP: Target 1 other monster on the field; banish that target.', faulty: [] },
])(
  'what is to go after damage calculation lies where something is done to all: $text',
  ({ text, faulty }) => {
    const judgement = judged(`game: yugioh
title: slated
cards:
  - { name: Test Flip, type: Flip Effect Monster, level: 2, atk: 0, def: 0, text: "${text}" }
  - { name: Test Titan, type: Normal Monster, atk: 3000, def: 0 }
players:
  - { name: Apple, lp: 8000, hand: [], monsters: [Test Titan] }
  - { name: Nutmeg, lp: 8000, hand: [], monsters: [{ card: Test Flip, faceDown: true, defense: true }], gy: [Relinkuriboh] }
actions: [{ battle: Test Titan, with: Test Flip, by: Apple }]
`);
    expect(faults(judgement)).toEqual(faulty);
  },
);

test.each([
  { with: 'nothing else', laid: '', monsters: 'Test Wall', faulty: [] },
  { with: 'a monster that negates it', laid: '', monsters: 'Test Wall, Test Lord', faulty: WITHHELD },
  {
    with: 'a Spell that has monsters be unaffected',
    laid: ', Test Banner',
    monsters: 'Test Wall',
    faulty: WITHHELD,
  },
  { with: 'a monster that has them be so', laid: '', monsters: 'Test Wall, Test King', faulty: WITHHELD },
])('what negates the effects of monsters meets $with', ({ laid, monsters, faulty }) => {
  const judgement = judged(`game: yugioh
title: which was there first
cards:
  - { name: Test Drain, type: Continuous Trap, text: Negate the effects of all face-up monsters on the field. }
  - { name: Test Lord, type: Effect Monster, race: Fiend, text: Negate all Trap effects on the field. }
  - { name: Test Banner, type: Continuous Spell, text: Warrior monsters you control are unaffected by Trap effects. }
  - { name: Test King, type: Effect Monster, race: Fiend, text: Warrior monsters you control are unaffected by Trap effects. }
  - { name: Test Wall, type: Effect Monster, race: Warrior, text: This card cannot be destroyed by card effects. }
players:
  - { name: Apple, monsters: [${monsters}], spells: [Test Drain${laid}] }
  - { name: Nutmeg, hand: [Dark Hole] }
actions: [{ activate: Dark Hole, by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  {
    what: 'a card would be discarded "to the GY" and banished instead',
    board: `
players:
  - { name: Apple, hand: [Test Crow] }
  - { name: Nutmeg, gy: [Test Page], spells: [Macro Cosmos] }
actions: [{ activate: Test Crow, by: Apple, targets: [Test Page] }]`,
  },
  {
    what: 'the turn passes without an End Phase while a monster is to go back in it',
    board: `
players:
  - { name: Apple, hand: [Test Heart] }
  - { name: Nutmeg, monsters: [Test Page] }
actions: [{ activate: Test Heart, by: Apple, targets: [Test Page] }, { turn: true }]`,
  },
  {
    what: 'a monster changes hands that has done so before',
    board: `
players:
  - { name: Apple, hand: [Test Heart] }
  - { name: Nutmeg, monsters: [{ card: Test Page, owner: Apple }] }
actions: [{ activate: Test Heart, by: Apple, targets: [Test Page] }]`,
  },
  {
    what: 'a card that destroys itself while something is so could be saved',
    board: `
players:
  - { name: Apple, monsters: [{ card: Test Shell, counters: { Spell: 1 } }], field spells: [Test Sea] }
  - { name: Nutmeg }
actions: [{ say: Banish 1 Field Spell on the field., by: Nutmeg }]`,
  },
  {
    what: 'a monster that attacks directly by two effects, one of which halves its damage',
    board: `
players:
  - { name: Apple, monsters: [Test Cat], spells: [Test Way] }
  - { name: Nutmeg, lp: 8000, monsters: [Test Page] }
actions: [{ direct attack: Test Cat, by: Apple }]`,
  },
  // A monster that is turned face-down is still the one that was targeted; of these no answer speaks.
  {
    what: '"that target" was targeted as a face-up monster, and is turned face-down in response',
    board: `
players:
  - { name: Apple, spells: [{ card: Test Break, faceDown: true }] }
  - { name: Nutmeg, monsters: [Test Page], spells: [{ card: Test Moon, faceDown: true }] }
actions:
  - { activate: Test Break, by: Apple, targets: [Test Page] }
  - { activate: Test Moon, by: Nutmeg, targets: [Test Page], inResponseTo: Test Break }`,
  },
  {
    what: 'what lasts would be done to what is turned face-down in response',
    board: `
players:
  - { name: Apple, hand: [Test Rise] }
  - { name: Nutmeg, monsters: [Test Page], spells: [{ card: Test Moon, faceDown: true }] }
actions:
  - { activate: Test Rise, by: Apple, targets: [Test Page] }
  - { activate: Test Moon, by: Nutmeg, targets: [Test Page], inResponseTo: Test Rise }`,
  },
  {
    what: 'what would be destroyed in the End Phase is turned face-down',
    board: `
players:
  - { name: Apple, hand: [Test Doom, Test Moon], gy: [Test Page] }
  - { name: Nutmeg }
actions:
  - { activate: Test Doom, by: Apple, targets: [Test Page] }
  - { activate: Test Moon, by: Apple, targets: [Test Page] }
  - { end phase: true, by: Apple }`,
  },
])('what is not worked out: $what', ({ board }) => {
  expect(notWorkedOut(board)).toEqual(['rule/not-modelled']);
});

test('what nothing else has targeted is turned face-down in response', () => {
  const board = `
players:
  - { name: Apple, deck: 3, spells: [{ card: Test Draw, faceDown: true }] }
  - { name: Nutmeg, monsters: [Test Page], spells: [{ card: Test Moon, faceDown: true }] }
actions:
  - { activate: Test Draw, by: Apple }
  - { activate: Test Moon, by: Nutmeg, targets: [Test Page], inResponseTo: Test Draw }`;
  expect(notWorkedOut(board)).toEqual([]);
});

const CHANGING = (turn: string, taken: string, text: string) => `cards:
  - { name: Test Mourner, type: Effect Monster, level: 4, atk: 1000, def: 1000, text: "${text}" }
  - { name: Test Page, type: Normal Monster, level: 4, atk: 1000, def: 500 }
  - { name: Test Bolt, type: Quick-Play Spell, text: "Target 1 monster your opponent controls; destroy it." }
  - { name: Test Lure, type: Quick-Play Spell, text: "Target 1 monster your opponent controls; take control of it until the End Phase." }
players:
  - { name: Apple, deck: 5, monsters: [Test Mourner, { card: Test Page, as: first }, { card: Test Page, as: second }] }
  - { name: Nutmeg, hand: [Test Lure, Test Bolt], deck: 5, monsters: [] }
turn: ${turn}
actions:
  - { activate: Test Lure, by: Nutmeg, targets: [${taken}] }
  - { activate: Test Bolt, by: Nutmeg, targets: [first], inResponseTo: Test Lure }
`;

test.each([
  'If another monster is destroyed: Draw 1 card.',
  'If another monster is destroyed: You can draw 1 card.',
])('whose an effect is of a monster that has changed hands since it was triggered: %s', (text) => {
  const board = (turn: string, taken: string) =>
    faults(judged(`game: yugioh\ntitle: changing hands\n${CHANGING(turn, taken, text)}`));
  expect(board('Nutmeg', 'Test Mourner')).toEqual(WITHHELD);
  expect(board('Apple', 'Test Mourner')).toEqual(WITHHELD);
  expect(board('Nutmeg', 'second')).toEqual([]);
});

test.each([
  ['Test Ward', 'Test Rock', WITHHELD],
  ['Test Ward', 'Test Wall', ['action/barred']],
  ['Test Trapped', 'Test Rock', ['action/barred']],
])('a monster that is unaffected by what keeps it from being targeted: %s, %s', (ward, monster, faulty) => {
  const judgement = judged(`game: yugioh
title: untargetable
cards:
  - { name: Test Rock, type: Effect Monster, level: 4, atk: 1000, def: 1000, text: "Unaffected by Spell effects." }
  - { name: Test Wall, type: Effect Monster, level: 4, atk: 1000, def: 1000, text: "Unaffected by Spell effects.\\nYour opponent cannot target this card with card effects." }
  - { name: Test Ward, type: Continuous Spell, text: "Your opponent cannot target monsters you control with card effects." }
  - { name: Test Trapped, type: Continuous Trap, text: "Your opponent cannot target monsters you control with card effects." }
  - { name: Test Bolt, type: Normal Trap, text: "Target 1 monster your opponent controls; destroy it." }
players:
  - { name: Apple, monsters: [${monster}], spells: [${ward}] }
  - { name: Nutmeg, monsters: [], spells: [{ card: Test Bolt, faceDown: true }] }
actions: [{ activate: Test Bolt, by: Nutmeg, targets: [${monster}] }]
`);
  expect(faults(judgement)).toEqual(faulty);
});

/** The problems of a board with these cards. */
function notWorkedOut(board: string): string[] {
  return faults(
    judged(`game: yugioh
title: not worked out
cards:
  - { name: Test Page, type: Normal Monster, atk: 100, def: 100 }
  - { name: Test Arrow, type: Link Effect Monster, link: 1, text: "1 monster" }
  - { name: Test Sea, type: Field Spell, text: "All monsters on the field gain 100 ATK." }
  - { name: Test Shell, type: Effect Monster, text: "If \\"Test Sea\\" is not on the field, destroy this card. If this card would be destroyed, remove 1 Spell Counter from this card instead." }
  - { name: Test Crow, type: Effect Monster, text: "(Quick Effect): You can discard this card to the GY, then target 1 card in your opponent's GY; banish that target." }
  - { name: Test Heart, type: Normal Spell, text: "Target 1 monster your opponent controls; take control of it until the End Phase." }
  - { name: Test Moon, type: Quick-Play Spell, text: "Target 1 face-up monster on the field; change that target to face-down Defense Position." }
  - { name: Test Cat, type: Effect Monster, atk: 1000, def: 0, text: "This card can attack your opponent directly, but when it uses this effect, any battle damage it inflicts to your opponent is halved." }
  - { name: Test Way, type: Continuous Spell, text: "Your \\"Test\\" monsters can attack directly." }
  - { name: Test Break, type: Normal Trap, text: "Target 1 face-up card on the field; destroy that target." }
  - { name: Test Rise, type: Normal Spell, text: "Target 1 monster on the field; it gains 500 ATK until the end of this turn." }
  - { name: Test Doom, type: Normal Spell, text: "Target 1 monster in your GY; Special Summon it, but destroy it during the End Phase." }
  - { name: Test Draw, type: Normal Trap, text: "Draw 1 card." }
${board.trimStart()}
`),
  );
}

// Its own gain goes as its effects are negated, and does not come back.
test.each([
  { text: 'You can pay 500 LP; this card gains 500 ATK until the end of this turn.', faulty: WITHHELD },
  { text: 'You can pay 500 LP; until the end of this turn, this card gains 500 ATK.', faulty: WITHHELD },
  { text: 'You can pay 500 LP; inflict 500 damage to your opponent.', faulty: [] },
])('what a monster has done to itself, once its effects are negated: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: negated afterwards
cards:
  - { name: Test Ray, type: Effect Monster, level: 4, atk: 1000, def: 0, text: "${text}" }
  - { name: Test Veil, type: Quick-Play Spell, text: "Target 1 face-up monster on the field; negate its effects until the end of this turn." }
players:
  - { name: Apple, lp: 8000, monsters: [Test Ray] }
  - { name: Nutmeg, lp: 8000, hand: [Test Veil] }
actions:
  - { activate: Test Ray, by: Apple }
  - { activate: Test Veil, by: Nutmeg, targets: [Test Ray] }
`);
  expect(faults(judgement)).toEqual(faulty);
});

// Some have it banished, as the effect does something about the GY; some sent there, as it would be done to the monster.
test.each([
  { text: 'This card is unaffected by Trap effects.', faulty: WITHHELD },
  { text: 'This card is unaffected by Spell effects.', faulty: [] },
])('where a monster goes that is unaffected by what says where cards go: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: redirected
cards:
  - { name: Test Wind, type: Effect Monster, atk: 1000, def: 1000, text: "${text}" }
  - { name: Test Cosmos, type: Continuous Trap, text: "While this card is face-up on the field, any card sent to the GY is banished instead." }
players:
  - { name: Apple, monsters: [Test Wind], spells: [Test Cosmos] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Apple }]
`);
  expect(faults(judgement)).toEqual(faulty);
});

// Older rulings have an attack stop as Gravity Bind or Nightmare Wheel come to apply; what cannot be declared has been.
test.each([
  { text: 'Level 4 or higher monsters cannot attack.', level: 4, faulty: WITHHELD },
  { text: 'Level 4 or higher monsters cannot attack.', level: 3, faulty: [] },
  { text: 'Level 4 or higher monsters cannot declare an attack.', level: 4, faulty: [] },
])('an attack that has been declared once the monster cannot attack: $text, Level $level', (row) => {
  const { text, level, faulty } = row;
  for (const attack of ['direct attack: Test Page', 'battle: Test Page, with: Test Reed']) {
    const judgement = judged(`game: yugioh
title: held back
cards:
  - { name: Test Bind, type: Continuous Trap, text: "${text}" }
  - { name: Test Page, type: Normal Monster, level: ${level}, atk: 1000, def: 0 }
  - { name: Test Reed, type: Normal Monster, level: 2, atk: 500, def: 0 }
players:
  - { name: Apple, lp: 8000, monsters: [Test Page] }
  - { name: Nutmeg, lp: 8000, ${attack.startsWith('direct') ? '' : 'monsters: [Test Reed], '}spells: [{ card: Test Bind, faceDown: true }] }
actions:
  - { ${attack}, by: Apple, as: first }
  - { activate: Test Bind, by: Nutmeg, inResponseTo: first }
`);
    expect(faults(judgement)).toEqual(faulty);
  }
});

test.each([
  {
    does: 'Special Summon it in Attack Position',
    monster: 'This card cannot be destroyed by battle',
    faulty: [],
  },
  // That comes after the summon.
  {
    does: 'Special Summon it in Attack Position, then draw 1 card',
    monster: 'This card cannot be destroyed by battle',
    faulty: WITHHELD,
  },
  // So may what is triggered.
  {
    does: 'Special Summon it in Attack Position',
    monster: 'If this card is sent to the GY: Draw 1 card',
    faulty: WITHHELD,
  },
])(
  'a monster was Special Summoned before something else happened: $does, $monster',
  ({ does, monster, faulty }) => {
    const judgement = judged(`game: yugioh
title: when a monster is Summoned
cards:
  - { name: Test Pawn, type: Normal Monster, level: 4 }
  - { name: Test Crow, type: Effect Monster, level: 4, text: "${monster}." }
  - { name: Test Rise, type: Normal Spell, text: "Target 1 monster in your GY; ${does}." }
players:
  - { name: Apple, hand: [Test Rise], deck: 9, gy: [Test Pawn, Test Crow] }
  - { name: Nutmeg, spells: [{ card: Torrential Tribute, faceDown: true }] }
actions:
  - { activate: Test Rise, by: Apple, targets: [Test Pawn] }
  - { activate: Torrential Tribute, by: Nutmeg }
`);
    expect(faults(judgement)).toEqual(faulty);
  },
);

test.each([
  { text: 'You can target 1 monster in your GY; Special Summon it.', faulty: [] },
  // That comes after the summon.
  { text: 'You can target 1 monster in your GY; Special Summon it, then draw 1 card.', faulty: WITHHELD },
  // Which of the two it was is not looked at.
  {
    text: 'You can target 1 monster in your GY; Special Summon it. You can pay 500 LP; draw 1 card.',
    faulty: WITHHELD,
  },
  // Its own effect may have been triggered in the Chain.
  {
    text: 'You can target 1 monster in your GY; Special Summon it. If a card is banished: Draw 1 card.',
    faulty: WITHHELD,
  },
])('whether a monster was Summoned just before by the effect of another: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: when a monster is Summoned
cards:
  - { name: Test Pawn, type: Normal Monster, level: 4 }
  - { name: Test Crow, type: Effect Monster, level: 4, text: "${text}" }
players:
  - { name: Apple, lp: 8000, monsters: [Test Crow], deck: 9, gy: [Test Pawn] }
  - { name: Nutmeg, spells: [{ card: Torrential Tribute, faceDown: true }] }
actions:
  - { activate: Test Crow, by: Apple, targets: [Test Pawn] }
  - { activate: Torrential Tribute, by: Nutmeg }
`);
  expect(faults(judgement)).toEqual(faulty);
});

test.each([
  { before: '', faulty: [] },
  // What the one does nothing to any more may apply from then on.
  { before: '{ activate: Forbidden Lance, by: Apple, targets: [Jinzo] }', faulty: WITHHELD },
  {
    before: '{ say: "Special Summon 1 Fiend monster from your GY in Attack Position.", by: Apple }',
    faulty: WITHHELD,
  },
])('more has to do with which of two cards applies that negate each other: $before', ({ before, faulty }) => {
  const judgement = judged(`game: yugioh
title: which was there first
cards:
  - { name: Test Drain, type: Continuous Trap, text: Negate the effects of all face-up monsters on the field. }
  - { name: Test Lord, type: Effect Monster, race: Fiend, text: Negate all Trap effects on the field. }
players:
  - { name: Apple, gy: [Jinzo, Test Lord], hand: [Forbidden Lance] }
  - { name: Nutmeg, spells: [Test Drain] }
actions:
  - { say: Special Summon 1 Machine monster from your GY in Attack Position., by: Apple }
  ${before === '' ? '' : `- ${before}`}
`);
  expect(faults(judgement)).toEqual(faulty);
});

test('to what an Equip Spell is equipped that says so itself is not followed', () => {
  const judgement = judged(`game: yugioh
title: a burial
cards:
  - { name: Test Pawn, type: Normal Monster, level: 4 }
  - { name: Test Burial, type: Equip Spell, text: "Activate this card by paying 800 LP, then target 1 monster in your GY; Special Summon that target and equip it with this card." }
players:
  - { name: Apple, lp: 8000, hand: [Test Burial], monsters: [Test Pawn], gy: [{ card: Test Pawn, as: fallen }] }
  - { name: Nutmeg }
actions: [{ activate: Test Burial, by: Apple }]
`);
  expect(faults(judgement)).not.toEqual([]);
});

test.each([
  { does: 'change that target to face-down Defense Position', faulty: WITHHELD },
  { does: 'change that target to Defense Position', faulty: [] },
])('a monster that was taken by an Equip Card: $does', ({ does, faulty }) => {
  const judgement = judged(`game: yugioh
title: turned face-down
cards:
  - { name: Test Snatch, type: Equip Spell, text: Equip only to a monster your opponent controls. Take control of the equipped monster. }
  - { name: Test Squire, type: Normal Monster, level: 4, atk: 1000, def: 500 }
  - { name: Test Moon, type: Quick-Play Spell, text: "Target 1 face-up monster on the field; ${does}." }
players:
  - { name: Apple, monsters: [{ card: Test Squire, owner: Nutmeg }], spells: [{ card: Test Snatch, attachedTo: Test Squire }] }
  - { name: Nutmeg, hand: [Test Moon] }
turn: Nutmeg
actions: [{ activate: Test Moon, by: Nutmeg }]
`);
  expect(faults(judgement)).toEqual(faulty);
});

// What a summon triggers resolves before anything else is activated: the summon is not the last thing to happen then.
test.each([
  { text: 'If this card is Normal Summoned: Draw 1 card.', faulty: WITHHELD },
  { text: 'If this card is destroyed: Draw 1 card.', faulty: [] },
])('a Trap after a summon that may have triggered something: $text', ({ text, faulty }) => {
  const judgement = judged(`game: yugioh
title: after a summon
cards:
  - { name: Test Giver, type: Effect Monster, level: 4, atk: 1600, def: 500, text: "${text}" }
  - { name: Test Flood, type: Normal Trap, text: "When a monster(s) is Summoned: Destroy all monsters on the field." }
players:
  - { name: Apple, hand: [Test Giver], deck: 5 }
  - { name: Nutmeg, spells: [{ card: Test Flood, faceDown: true }] }
actions:
  - { normal summon: Test Giver, by: Apple }
  - { activate: Test Flood, by: Nutmeg }
`);
  expect(faults(judgement)).toEqual(faulty);
});
