/**
 * What goes on all the time on a card of Yu-Gi-Oh!, and is not understood, withholds the ruling where something happens, or
 * is asked, that it can touch; anywhere else the ruling is the one that there is without it.
 */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { open } from '../../src/kernel/open.js';
import { restore } from '../../src/kernel/saving/restore.js';
import { save } from '../../src/kernel/saving/save.js';
import { advance } from '../../src/kernel/step.js';
import type { Judgement } from '../../src/scenario/judging.js';
import { setUp } from '../../src/scenario/setup.js';
import { faults, judged, written } from './judged.js';

/** Where the card may lie: on the field on either side. */
const SIDES = ['Apple', 'Nutmeg'] as const;

function board(type: string, text: string, action: string, side: string, ignoring: boolean): string {
  const zone = type.includes('Monster') ? 'monsters' : 'spells';
  const there = (who: string, among: string, others: string): string =>
    who === side && among === zone ? `[${others}{ card: Test Riddle, as: Riddle }]` : `[${others}]`;
  return `game: yugioh
title: what goes on
cards:
  - { name: Test Riddle, type: ${type}, atk: 1500, def: 1000, level: 4, text: ${JSON.stringify(text)} }
  - { name: Test Ox, type: Normal Monster, atk: 1000, def: 1000, level: 4 }
  - { name: Test Imp, type: Normal Monster, atk: 500, def: 500, level: 4 }
  - { name: Test Owl, type: Effect Monster, atk: 700, def: 500, level: 4, text: "You can discard 1 card; draw 1 card." }
  - { name: Test Toll, type: Normal Spell, text: "Destroy all Continuous Spells on the field." }
  - { name: Test Dart, type: Normal Spell, text: "Target 1 Field Spell; return it to the hand." }
  - { name: Test Heath, type: Field Spell }
  - { name: Test Elk, type: Normal Monster, atk: 400, def: 400, level: 5 }
  - { name: Test Ivy, type: Continuous Spell }
  - { name: Test Gale, type: Normal Spell, text: "Destroy all Level 5 monsters on the field." }
  - { name: Test Pyre, type: Normal Spell, text: "Target 1 monster on the field; inflict damage to your opponent equal to its ATK." }
  - { name: Test Fog, type: Normal Spell, text: "Target 1 monster on the field; destroy all monsters on the field whose ATK is less than or equal to its ATK." }
players:
  - name: Apple
    lp: 8000
    monsters: ${there('Apple', 'monsters', 'Test Ox, { card: Test Owl, as: Owl }, ')}
    spells: ${there('Apple', 'spells', '')}
    field spells: [Test Heath]
    hand: [{ card: Test Imp, as: Tiny }, { card: Test Imp, as: Called }, Test Dart, Test Toll, Test Fog, Test Gale, Test Pyre]
    deck: 9
  - name: Nutmeg
    lp: 8000
    monsters: ${there('Nutmeg', 'monsters', '{ card: Test Imp, as: Imp }, Test Elk, ')}
    spells: ${there('Nutmeg', 'spells', 'Test Ivy, ')}
    deck: 9
actions: [${action}]
${ignoring ? `ignoring: [${JSON.stringify(text)}]` : ''}
`;
}

const ACTIONS = {
  attack: '{ battle: Test Ox, with: Imp, by: Apple }',
  destroy: '{ say: "Destroy 1 monster you control.", by: Nutmeg }',
  target: '{ activate: Test Dart, by: Apple }',
  pay: '{ activate: Owl, by: Apple }',
  discard: '{ say: Discard 1 card., by: Apple }',
  damage: '{ say: Inflict 500 damage to your opponent., by: Apple }',
  summon: '{ normal summon: Tiny, by: Apple }',
  'call up': '{ say: Special Summon 1 monster from your hand., by: Apple }',
  draw: '{ say: Draw 1 card., by: Apple }',
  'end phase': '{ end phase: true, by: Apple }',
} as const;

type Kind = keyof typeof ACTIONS;

/** What asks for numbers. */
const ASKING = {
  'compare ATK': '{ activate: Test Fog, by: Apple }',
  'compare Levels': '{ activate: Test Gale, by: Apple }',
  'use ATK': '{ activate: Test Pyre, by: Apple }',
  'be rid of it': '{ activate: Test Toll, by: Apple }',
} as const;

const EVERY = { ...ACTIONS, ...ASKING };
const ATK: readonly (keyof typeof EVERY)[] = ['attack', 'compare ATK', 'use ATK'];

/** Whatever sends a card to the GY: a price and a Spell that has resolved too. */
const SENDS: readonly Kind[] = ['attack', 'destroy', 'target', 'pay', 'discard'];

/** A ruling without what did not apply: only what stands on a board can be told of there. */
function told(judgement: Judgement): unknown {
  const { ruling } = explain(judgement);
  return ruling && { ...ruling, outcomes: ruling.outcomes.map((one) => ({ ...one, whyNot: [] })) };
}

const HAPPENING: readonly (readonly [type: string, text: string, touches: readonly Kind[]])[] = [
  // What would happen.
  [
    'Effect Monster',
    'If this card would be destroyed by battle or card effect, you can remove 1 counter from this card instead.',
    ['attack', 'destroy'],
  ],
  [
    'Continuous Spell',
    'Once per turn, if exactly 1 "Riddle" monster would be destroyed by battle, you can solve it instead.',
    ['attack', 'destroy'],
  ],
  [
    'Continuous Spell',
    'The first time each current Tribute Summoned "Riddle" monster would be destroyed by battle each turn, it is not destroyed.',
    ['attack', 'destroy', 'summon', 'call up'],
  ],
  [
    'Effect Monster',
    'The first time this card would be destroyed by battle each turn, it is not destroyed, and you take no battle damage from that battle.',
    ['attack', 'destroy'],
  ],
  [
    'Continuous Spell',
    'If a "Riddle" monster(s) you control would be destroyed by battle or card effect, you can banish 1 riddle from your GY instead.',
    ['attack', 'destroy'],
  ],
  [
    'Continuous Spell',
    'If a card effect would send this card to the GY from the hand or Deck, banish 1 riddle instead.',
    SENDS,
  ],
  // What is paid, and what could be.
  [
    'Continuous Spell',
    'If a "Riddle" monster you control would discard to activate its effect, you can send 1 riddle from your field to the GY instead.',
    ['pay'],
  ],
  // What is done once something has happened.
  [
    'Continuous Spell',
    'Each time a card(s) is sent from the field to the GY, place 1 Riddle Counter on this card (max. 12).',
    SENDS,
  ],
  [
    'Continuous Spell',
    'Each time a "Riddle" is Special Summoned, place 2 Riddle Counters on this card.',
    ['summon', 'call up'],
  ],
  // What goes on in a battle.
  [
    'Effect Monster',
    'If this card attacks, your opponent cannot solve any riddles until the end of the Damage Step.',
    ['attack'],
  ],
  // What cannot happen.
  [
    'Continuous Spell',
    'Your opponent cannot target "Riddle" monsters you control for attacks, except the highest one.',
    ['attack'],
  ],
  [
    'Continuous Spell',
    'Your opponent cannot target "Riddle" monsters you control with card effects, except this one.',
    ['target'],
  ],
  [
    'Continuous Spell',
    'While you control 2 or more "Riddle" monsters, your opponent cannot target "Riddle" cards you control with card effects, and they cannot be destroyed by your opponent\'s card effects.',
    ['target', 'attack', 'destroy'],
  ],
  [
    'Continuous Spell',
    'Twice per turn, this card cannot be destroyed by battle with a "Riddle" monster.',
    ['attack', 'destroy'],
  ],
  [
    'Continuous Spell',
    'You cannot Special Summon monsters, except "Riddle" monsters.',
    ['summon', 'call up'],
  ],
];

test.each(Object.keys(EVERY) as (keyof typeof EVERY)[])('%s is ruled on without the clause', (kind) => {
  expect(faults(judged(board('Continuous Spell', '', EVERY[kind], 'Apple', false)))).toEqual([]);
});

test.each(HAPPENING)('%s: %s', (type, text, touches) => {
  for (const side of SIDES) {
    for (const kind of Object.keys(ACTIONS) as Kind[]) {
      const ruling = judged(board(type, text, ACTIONS[kind], side, false));
      const expected = touches.includes(kind) ? [side, kind, 'text/unread'] : [side, kind];
      expect([side, kind, ...faults(ruling)]).toEqual(expected);
      if (touches.includes(kind)) continue;
      const without = judged(board(type, text, ACTIONS[kind], side, true));
      expect(told(ruling)).toEqual(told(without));
    }
  }
});

/** What is done about a price and about something else is done about both. */
test.each(['attack', 'destroy', 'pay'] as const)('what is paid, or would happen otherwise: %s', (kind) => {
  const text =
    'If a "Riddle" monster you control would be destroyed by battle, or Tributed to activate its effect, you can riddle this card instead.';
  expect(faults(judged(board('Continuous Spell', text, ACTIONS[kind], 'Apple', false)))).toEqual([
    'text/unread',
  ]);
});

/** What says more than a frame has room for matters whatever is done: nothing is known of when it could. */
const MORE: readonly (readonly [type: string, text: string])[] = [
  [
    'Continuous Spell',
    'Your opponent cannot target other monsters you control with card effects, also their monsters cannot target other monsters you control for attacks.',
  ],
  ['Effect Monster', 'This card cannot be targeted for attacks or by card effects.'],
  ['Effect Monster', 'This card cannot be targeted by an attack, except by "Riddle" monsters.'],
  ['Effect Monster', 'Your opponent cannot target this card with card effects or attack it.'],
  ['Continuous Spell', 'Neither player can target monsters with card effects, or attack with them.'],
  ['Effect Monster', 'All "Test" monsters you control gain 500 ATK and the LIGHT Attribute.'],
  ['Effect Monster', 'This card gains 500 ATK and Dragon Type.'],
  ['Effect Monster', 'This card gains 800 ATK, and its Level becomes 8, its Attribute DARK.'],
  ['Effect Monster', 'All monsters your opponent controls lose 500 ATK and their effects.'],
  [
    'Effect Monster',
    "If this face-down card would be destroyed by an opponent's card effect, you can riddle it instead.",
  ],
  ['Effect Monster', 'This card cannot be destroyed by battle or card effects while face-down.'],
  [
    'Continuous Spell',
    'Each time you Special Summon a monster or activate a monster effect, inflict 300 damage to your opponent.',
  ],
  [
    'Effect Monster',
    'If this card attacks, or if you activate a monster effect: Inflict 300 damage to your opponent and riddle it.',
  ],
  ['Continuous Spell', 'Each time a player takes a card from their Deck, inflict 300 damage to that player.'],
  [
    'Effect Monster',
    'If a monster with 2000 or more ATK is on the field, or a monster attacks, destroy it and riddle.',
  ],
  [
    'Effect Monster',
    'If a monster is Special Summoned (or you take damage): Inflict 300 damage to your opponent and riddle it.',
  ],
  [
    'Continuous Spell',
    'Each time a Spell Card is activated, place 1 Riddle Counter on this card and increase the ATK of this card by 100 for each Riddle Counter on it.',
  ],
  ['Effect Monster', 'You can Tribute 1 monster your opponent controls for the Tribute Summon of a riddle.'],
];

test.each(MORE)('%s without a frame: %s', (type, text) => {
  for (const side of SIDES)
    expect(faults(judged(board(type, text, ACTIONS.draw, side, false)))).toEqual(['text/unread']);
});

test('what goes on once a card has come by its effect is not a part of that effect', () => {
  const text =
    "During your opponent's turn (Quick Effect): You can riddle 1 card; Special Summon this card from your hand. If Summoned this way, while this card is face-up on the field, any card sent to the GY is banished instead.";
  expect(faults(judged(board('Effect Monster', text, ACTIONS.draw, 'Apple', false)))).toEqual([
    'text/unread',
  ]);
});

test('what would be sent to one of two places would be sent to either', () => {
  const text = 'If a monster would be sent to the GY, or to the hand, banish it and riddle instead.';
  const back = '{ say: "Return 1 monster you control to the hand.", by: Nutmeg }';
  for (const action of [ACTIONS.destroy, back])
    expect(faults(judged(board('Continuous Spell', text, action, 'Apple', false)))).toEqual(['text/unread']);
});

/** Numbers that change: who asks for them. */
const CHANGING: readonly (readonly [type: string, text: string, touches: readonly (keyof typeof EVERY)[]])[] =
  [
    ['Continuous Spell', 'All "Riddle" monsters lose 100 ATK for each Riddle Counter on this card.', ATK],
    ['Continuous Spell', 'All monsters on the field lose ATK equal to their original DEF.', ATK],
    [
      'Effect Monster',
      'All "Riddle" monsters you control gain 400 ATK/DEF, also monsters your opponent controls lose 400 ATK/DEF for each Riddle Counter on this card.',
      ATK,
    ],
    [
      'Continuous Spell',
      'While you control a "Riddle" monster, all "Test" monsters gain 300 ATK, also they cannot be destroyed by card effects.',
      [...ATK, 'compare Levels', 'destroy', 'be rid of it'],
    ],
    [
      'Effect Monster',
      'This card gains 500 ATK and all monsters on the field lose 100 ATK for each Riddle Counter on it.',
      ATK,
    ],
    // Of this card alone: none of these boards asks for its own but where all are compared.
    ['Effect Monster', 'This card loses 800 ATK for each Riddle Counter on it.', ['compare ATK', 'use ATK']],
    // Whose it is said of is not: of an Equip Spell it is the equipped monster's.
    ['Effect Monster', 'Gains 200 ATK for each banished monster.', ATK],
    [
      'Effect Monster',
      'This card\'s ATK becomes equal to the combined ATK of all "Riddle" monsters.',
      ['compare ATK', 'use ATK'],
    ],
    [
      'Effect Monster',
      'This card\'s Level is increased by the total Levels of all "Riddle" monsters you control.',
      ['compare Levels'],
    ],
  ];

test.each(CHANGING)('%s: %s', (type, text, touches) => {
  for (const side of SIDES) {
    for (const kind of Object.keys(EVERY) as (keyof typeof EVERY)[]) {
      const ruling = judged(board(type, text, EVERY[kind], side, false));
      const expected = touches.includes(kind) ? [side, kind, 'text/unread'] : [side, kind];
      expect([side, kind, ...faults(ruling)]).toEqual(expected);
      if (touches.includes(kind)) continue;
      expect(told(ruling)).toEqual(told(judged(board(type, text, EVERY[kind], side, true))));
    }
  }
});

/** The same, as the language understands it: but for the numbers that are left out, no ruling is another. */
test('a ruling is that of what is understood, as far as it is given', () => {
  const twin = 'All monsters gain 100 ATK.';
  const riddle = 'All "Test" monsters lose 100 ATK for each Riddle Counter on this card.';
  for (const kind of Object.keys(EVERY) as (keyof typeof EVERY)[]) {
    if (ATK.includes(kind)) continue;
    const [known, unknown] = [twin, riddle].map((text) =>
      judged(board('Continuous Spell', text, EVERY[kind], 'Apple', false)),
    );
    // What becomes of the numbers is told of what is understood alone.
    const bare = (one: Judgement | undefined): unknown => {
      const { ruling } = one ? explain(one) : { ruling: null };
      const all = JSON.stringify(ruling?.outcomes.map(({ ways, verdict, steps }) => [ways, verdict, steps]));
      const isNumber = (part: { change?: string }): boolean => part?.change === 'number';
      return JSON.parse(all, (_, part) =>
        Array.isArray(part) ? part.filter((one) => !isNumber(one)) : part,
      );
    };
    expect([kind, bare(unknown)]).toEqual([kind, bare(known)]);
  }
});

/** Whatever is done one after the other: a ruling is withheld, or is the one without the clause. */
test('no ruling is given that is another without the clause', () => {
  const clauses = [...HAPPENING, ...CHANGING];
  const kinds = Object.keys(EVERY) as (keyof typeof EVERY)[];
  const one = fc.tuple(
    fc.constantFrom(...clauses),
    fc.constantFrom(...SIDES),
    fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 2, maxLength: 3 }),
  );
  fc.assert(
    fc.property(one, ([[type, text], side, done]) => {
      const actions = done.map((kind) => EVERY[kind]).join(', ');
      const ruling = judged(board(type, text, actions, side, false));
      const without = judged(board(type, text, actions, side, true));
      if (faults(ruling).includes('text/unread')) return;
      expect(faults(ruling)).toEqual(faults(without));
      expect(told(ruling)).toEqual(told(without));
    }),
    { numRuns: 30 },
  );
});

/** Words that go on with a sentence before, that last beyond their event, or that say more than the table has words for. */
test.each([
  ['Effect Monster', 'It cannot be destroyed by riddles or by battle.'],
  ['Effect Monster', 'Those monsters cannot be destroyed by riddles.'],
  ['Effect Monster', 'This card cannot be destroyed by battle, also it is a Riddle.'],
  ['Effect Monster', 'This card cannot be destroyed by battle, also it is treated as a "Riddle" card.'],
  ['Effect Monster', 'If this card is Synchro Summoned using a riddle, it is treated as a Tuner.'],
  ['Effect Monster', 'If this card would be destroyed, it is not destroyed, and it keeps that riddle.'],
  ['Effect Monster', 'If "Riddle" is not in a Field Zone, riddle this monster.'],
  [
    'Effect Monster',
    'All "Test" monsters on the field and in your hand gain 100 ATK for each Spell on the field.',
  ],
  [
    'Effect Monster',
    'During your Standby Phase, all "Test" monsters gain 100 ATK for each Spell on the field.',
  ],
  ['Normal Trap', 'All "Test" monsters gain 100 ATK for each Spell on the field.'],
  ['Effect Monster', 'This card cannot be destroyed by battle, or riddled.'],
  ['Effect Monster', 'You can riddle 1 monster instead of sending it to the GY.'],
])('%s: %s matters whatever happens', (type, text) => {
  for (const kind of ['draw', 'damage'] as const)
    expect(faults(judged(board(type, text, ACTIONS[kind], 'Apple', false)))).toEqual(['text/unread']);
});

/** An effect that is negated does nothing; of what is not understood nobody knows whether it is one. */
test('what is not understood goes on though effects are negated', () => {
  const text = 'If this card would be destroyed by battle or card effect, you can remove 1 riddle instead.';
  const whole = board('Effect Monster', text, ACTIONS.destroy, 'Apple', false);
  const negated = whole.replace('as: Riddle }', 'as: Riddle, effects negated: true }');
  expect(faults(judged(negated))).toEqual(['text/unread']);
});

/** An effect whose own price cannot be paid may be paid for in another way. */
test('that something cannot be paid is not told where it may be paid otherwise', () => {
  const text =
    'If a "Riddle" monster you control would discard to activate its effect, you can riddle this card instead.';
  const whole = (ignoring: boolean): string =>
    board('Continuous Spell', text, '{ activate: Owl, by: Apple, illegal: true }', 'Apple', ignoring).replace(
      /hand: \[.*\]/,
      'hand: []',
    );
  expect(faults(judged(whole(true)))).toEqual([]);
  expect(faults(judged(whole(false)))).toEqual(['text/unread']);
});

/** Whatever else changes it, before or after, a number of which something is not understood is not known. */
test.each(['All monsters gain 100 ATK.', 'All monsters you control gain 300 ATK.'])('%s', (besides) => {
  const text = 'All "Riddle" monsters lose 100 ATK for each Riddle Counter on this card.';
  for (const side of SIDES) {
    const whole = board('Continuous Spell', text, ACTIONS.attack, side, false);
    const more = whole.replace('type: Field Spell }', `type: Field Spell, text: "${besides}" }`);
    expect(faults(judged(more))).toEqual(['text/unread']);
  }
});

/** What was last known of a card that has left is kept in a saved position, and so is what was not. */
test('a position in which a number is not understood is saved and continued', () => {
  const text = 'All monsters on the field lose ATK equal to their original DEF.';
  const { scenario, definition, cards, source } = written(
    board('Continuous Spell', text, '{ say: Destroy all monsters., by: Apple }', 'Apple', false),
  );
  const { setup } = setUp(definition, scenario, cards, source);
  if (!setup) throw new Error('the board is not set up');
  const play = open(definition.rulebook, setup.position);
  advance(play);
  const saved: unknown = JSON.parse(JSON.stringify(save(play)));
  expect(JSON.stringify(saved)).toContain('"unread":"All monsters');
  expect(save(restore(definition.rulebook, saved))).toEqual(save(play));
});
