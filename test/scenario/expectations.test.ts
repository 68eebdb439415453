/** Expectations hold where what they say is so, and nowhere else. */

import { describe, expect, test } from 'vitest';
import { faults, judged } from './judged.js';

describe('what is offered is what was offered at that time', () => {
  const ORDER = `game: magic
title: order
cards:
  - { name: Test Bell, type: Artifact, text: "Whenever a creature dies, you gain 1 life." }
  - { name: Test Drum, type: Artifact, text: "Whenever a creature dies, you draw a card." }
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
players:
  - { name: Apple, life: 2, battlefield: [Test Bell, Test Drum, Test Bear], library: 5 }
  - { name: Nutmeg, life: 20 }
actions:
  - { say: Destroy all creatures., by: Nutmeg }
`;

  test('an order that is asked for', () => {
    const judgement = judged(`${ORDER}expect:
  decisions:
    - { by: Apple, asks: order, offers: [Test Bell, Test Drum] }
    - { by: Apple, asks: order, withholds: [Test Bear] }
`);
    expect(faults(judgement)).toEqual([]);
  });

  test('an order that withholds what it offers', () => {
    const judgement = judged(`${ORDER}expect:
  decisions:
    - { by: Apple, asks: order, withholds: [Test Bell] }
`);
    expect(faults(judgement)).toEqual(['decisions.0']);
  });
});

describe('exactly these outcomes', () => {
  const HERD = `game: magic
title: exactly these
cards:
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
  - { name: Test Ox, type: Creature — Ox, stats: 2/2 }
  - { name: Test Elk, type: Creature — Elk, stats: 2/2 }
players:
  - { name: Apple, battlefield: [Test Bear, Test Ox, Test Elk] }
  - { name: Nutmeg }
actions:
  - { say: Destroy target creature., by: Nutmeg }
expect:
  outcomes:
`;
  const BEAR = '    - { object: Test Bear, zone: graveyard }\n';
  const OX = '    - { object: Test Ox, zone: graveyard }\n';
  const ELK = '    - { object: Test Elk, zone: graveyard }\n';
  const ONE = '    - { count: 2, zone: battlefield }\n';

  test.each([
    { name: 'each by its own', expected: [BEAR, OX, ELK], failing: [] },
    { name: 'one of them fits all', expected: [ONE, BEAR, OX], failing: [] },
    { name: 'one stands twice', expected: [ONE, BEAR, BEAR], failing: ['outcomes'] },
    { name: 'one is missing', expected: [ONE, BEAR], failing: ['outcomes'] },
    { name: 'one is too many', expected: [ONE, BEAR, OX, ELK], failing: ['outcomes'] },
  ])('$name', ({ expected, failing }) => {
    expect(faults(judged(HERD + expected.join('')))).toEqual(failing);
  });
});

describe('accept', () => {
  const SPARED = `game: duel-masters
title: accept
cards:
  - name: Test Soldier
    type: Creature
    civilization: [Water]
    race: Liquid People
    cost: 3
    power: 1000
    text: When this creature would be destroyed, you may return it to your hand instead.
players:
  - { name: Apple, battle zone: [Test Soldier] }
  - { name: Nutmeg }
actions:
  - { say: Destroy all creatures., by: Nutmeg }
choices:
  - { by: Apple, choose: accept }
expect:
  outcomes:
    - { object: Test Soldier, zone: hand }
`;

  test('means the only effect that is offered', () => {
    expect(faults(judged(SPARED))).toEqual([]);
    expect(faults(judged(SPARED.replace('choose: accept', 'choose: true')))).toEqual([]);
  });

  test('means nothing where several are offered', () => {
    const two = SPARED.replace('[Test Soldier] }', '[Test Soldier, Test Guard] }').replace(
      'players:',
      `  - name: Test Guard
    type: Creature
    civilization: [Water]
    race: Liquid People
    cost: 3
    power: 1000
    text: When any of your creatures would be destroyed, you may return it to your hand instead.
players:`,
    );
    expect(judged(two).problems).toMatchObject([{ code: 'choice/not-offered' }]);
  });
});

describe('rules that are cited, and rules that are not', () => {
  const TWICE = `game: magic
title: rules
cards:
  - { name: Test Scholar, type: Creature — Human Wizard, stats: 1/1, text: "If you would draw a card, draw two cards instead." }
players:
  - { name: Apple, battlefield: [Test Scholar], library: 5 }
  - { name: Nutmeg }
actions:
  - { say: Draw a card., by: Apple }
`;

  test.each([
    { name: 'what decides', expected: 'cites: [instead, draw-replaced]', failing: [] },
    { name: 'what does not', expected: 'cites: [instead, prevents]', failing: ['cites.1'] },
    { name: 'what is near', expected: 'omits: [prevents, copy-first]', failing: [] },
    { name: 'what is not only near', expected: 'omits: [prevents, instead]', failing: ['omits.1'] },
  ])('$name', ({ expected, failing }) => {
    expect(faults(judged(`${TWICE}expect: { ${expected} }\n`))).toEqual(failing);
  });

  test('a rule that there is not', () => {
    expect(() => judged(`${TWICE}expect: { cites: [insted] }\n`)).toThrow('insted');
  });
});

describe('what is noted of a turn', () => {
  const board = (text: string): string => `game: magic
title: notes
cards:
  - { name: Test Bell, type: Enchantment, text: "${text}" }
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
players:
  - { name: Apple, battlefield: [Test Bell, Test Bear] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
expect: { outcomes: [{ player: Apple, creatures died: 1 }] }
`;

  test('can be expected where something asks for it', () => {
    expect(
      faults(judged(board('At the beginning of your end step, if a creature died this turn, draw a card.'))),
    ).toEqual([]);
  });

  test('is no part of an outcome where nothing does, and cannot be expected', () => {
    expect(faults(judged(board('Creatures you control have flying.')))).toContain('expect/not-kept');
  });
});
