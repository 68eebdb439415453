/** Following each position once comes to the same as following every path: the plain enumeration is the measure. */

import { describe, expect, test } from 'vitest';
import { Exploration } from '../../src/explore/ruling.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';
import { type Board, board, boardOf, expectWitnessed, foundBy, plainly, ruled } from './boards.js';

/** More paths than are followed one by one. */
const MOST = 5000;

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const named = scenariosOf(definition).shelved.map((one) => ({ one, name: one.scenario.title }));
    test.each(named)('$name', ({ one }) => {
      const set = boardOf(one);
      if (!set) return;
      try {
        const plain = plainly(set, MOST);
        const ruling = ruled(set);
        expectWitnessed(set, ruling);
        if (plain) expect(foundBy(ruling)).toEqual(plain);
      } catch (withheld) {
        if (!(withheld instanceof Withheld)) throw withheld;
      }
    });
  },
);

const copies = (count: number, name: string): string => Array.from({ length: count }, () => name).join(', ');

const doublers = (count: number) =>
  board(`game: magic
title: many at once
cards:
  - name: Test Doubler
    type: Enchantment
    text: If one or more tokens would be created under your control, twice that many of those tokens are created instead.
players:
  - { name: Apple, battlefield: [${copies(count, 'Test Doubler')}] }
  - { name: Nutmeg }
actions: [{ say: Create a 1/1 white Soldier creature token., by: Apple }]
`);

describe('many of the same', () => {
  test('of equal effects that can be applied first one is followed, and counts for all', () => {
    const { definition, position } = doublers(9);
    const exploration = new Exploration(open(definition.rulebook, position));
    exploration.advance();
    const { junctions } = exploration.graph();
    const ways = junctions.map(({ branches }) => branches.map((branch) => branch.ways));
    expect(ways).toEqual([[9n], [8n], [7n], [6n], [5n], [4n], [3n], [2n]]);
  });

  test('eighteen effects that double what is created, and one outcome', () => {
    const ruling = ruled(doublers(18));
    expect(ruling).toMatchObject({
      cut: null,
      ways: 6402373705728000,
      outcomes: [{ ways: 6402373705728000 }],
    });
    expect(ruling.decisions).toHaveLength(17);
    expect(ruling.decisions.some(({ matters }) => matters)).toBe(false);
  });

  test('more ways than a number can hold', () => {
    const ruling = ruled(
      board(`game: magic
title: twenty orders
players:
  - { name: Apple, battlefield: [${copies(20, 'Imposing Sovereign')}] }
  - { name: Nutmeg, hand: [Test Bear] }
cards: [{ name: Test Bear, type: Creature — Bear, stats: 2/2 }]
actions: [{ cast: Test Bear, by: Nutmeg }]
`),
    );
    expect(ruling.ways).toBe('2432902008176640000');
  });

  test('more choices in a row than most games have without end', { timeout: 60_000 }, () => {
    const ruling = ruled(
      board(`game: magic
title: sixty that may each do something
cards:
  - { name: Test Wisp, type: Token Creature — Spirit, stats: 1/1, text: "When this creature dies, you may gain 1 life." }
players:
  - { name: Apple, life: 20, battlefield: [${copies(60, '{ card: Test Wisp, token: true }')}] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`),
    );
    // Which of those that are left is next, and whether it is done: by how many are left, and how many have been.
    expect(ruling.decisions).toHaveLength(1889);
    expect(ruling.outcomes).toHaveLength(61);
    expect(BigInt(ruling.ways)).toBe(
      [...Array(60).keys()].reduce((ways, one) => ways * BigInt(2 * one + 2), 1n),
    );
  });

  test('six that could stand in for six, each outcome by how many of them do', () => {
    const ruling = ruled(
      board(`game: yugioh
title: six and six
cards:
  - name: Test Guard
    type: Effect Monster
    text: If this card would be destroyed, you can destroy 1 other card you control instead.
  - { name: Test Charm, type: Continuous Spell }
players:
  - { name: Apple, monsters: [${copies(6, 'Test Guard')}], spells: [${copies(6, 'Test Charm')}] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`),
    );
    expect(ruling.outcomes).toHaveLength(7);
    // Of six guards so many are saved, in any order, each by any of the charms that are left.
    const ways = [0, 1, 2, 3, 4, 5, 6].map((saved) => (falling(6, saved) * falling(6, saved)).toString());
    expect(ruling.outcomes.map((one) => String(one.ways)).sort()).toEqual(ways.sort());
  });
});

describe('nearly the same', () => {
  const nearly = [
    {
      why: 'equal creatures, of which the oldest has taken what the others say',
      text: `game: magic
title: three that take each other's abilities
cards:
  - { name: Test Damper, type: Creature — Ox, stats: 2/2, text: "Other creatures lose all abilities.\\nWhen this creature dies, you gain 1 life." }
players:
  - { name: Apple, life: 20, battlefield: [${copies(3, 'Test Damper')}] }
  - { name: Nutmeg, life: 20 }
actions: [{ say: Destroy up to two target creatures., by: Nutmeg }]
`,
      outcomes: 5,
    },
    {
      why: 'creatures that came in either order, to which another text gives what they do',
      text: `game: magic
title: two sizes that are given
cards:
  - { name: Test Ox, type: Creature — Ox, stats: 2/9 }
  - { name: Test Elk, type: Creature — Elk, stats: 2/9 }
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
  - { name: Test Giver, type: Enchantment, text: 'Ox creatures have "Bear creatures have base power and toughness 4/4."' }
  - { name: Test Taker, type: Enchantment, text: 'Elk creatures have "Bear creatures have base power and toughness 1/1."' }
players:
  - { name: Apple, life: 20, battlefield: [Test Giver, Test Taker, Test Bear], graveyard: [Test Ox, Test Elk] }
  - { name: Nutmeg, life: 20 }
actions:
  - { say: Return target creature card from your graveyard to the battlefield., by: Apple }
  - { say: Return target creature card from your graveyard to the battlefield., by: Apple }
  - { say: You may gain 1 life., by: Apple }
  - { say: Destroy all creatures with power 4 or greater., by: Nutmeg }
`,
      outcomes: 4,
    },
    {
      why: 'creatures that came in either order, of which one becomes a copy of what has an effect later',
      text: `game: magic
title: a copy of what came before both
cards:
  - { name: Test Elk, type: Creature — Elk, stats: 2/9 }
  - { name: Test Ox, type: Creature — Ox, stats: 2/9, text: "Bear creatures have base power and toughness 4/4." }
  - { name: Test Giant, type: Creature — Giant, stats: 2/9, text: "Bear creatures have base power and toughness 1/1." }
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
players:
  - { name: Apple, life: 20, battlefield: [Test Giant, Test Bear], graveyard: [Test Ox, Test Elk] }
  - { name: Nutmeg, life: 20 }
actions:
  - { say: Return target creature card from your graveyard to the battlefield., by: Apple }
  - { say: Return target creature card from your graveyard to the battlefield., by: Apple }
  - { say: Target Elk becomes a copy of target Giant., by: Apple }
  - { say: You may gain 1 life., by: Apple }
  - { say: Destroy all creatures with power 4 or greater., by: Nutmeg }
`,
      outcomes: 4,
    },
  ];

  test.each(nearly)('$why', ({ text, outcomes }) => {
    const set = board(text);
    const plain = plainly(set, MOST);
    expect(plain?.size).toBe(outcomes);
    expect(foundBy(ruled(set))).toEqual(plain);
  });
});

/** So many of the factors of a factorial, from the greatest down. */
function falling(from: number, count: number): number {
  return count === 0 ? 1 : from * falling(from - 1, count - 1);
}

describe('limits', () => {
  const orders = (of: number): Board =>
    board(`game: magic
title: many orders
players:
  - { name: Apple, battlefield: [${copies(of, 'Imposing Sovereign')}] }
  - { name: Nutmeg, hand: [Test Bear] }
cards: [{ name: Test Bear, type: Creature — Bear, stats: 2/2 }]
actions: [{ cast: Test Bear, by: Nutmeg }]
`);

  test.each([
    { limits: { positions: 3 }, cut: 'positions' },
    { limits: { outcomes: 0 }, cut: 'outcomes' },
    { limits: { memory: 2000 }, cut: 'memory' },
    { limits: { time: 20 }, cut: 'time' },
  ])('$cut', ({ limits, cut }) => {
    let now = 0;
    const many = orders(6);
    const ruling = ruled(many, { limits, clock: () => now++ });
    expect(ruling.cut).toBe(cut);
    expect(ruling.decisions.every(({ matters }) => matters === null)).toBe(true);
    expect(ruled(many, { clock: () => now++ }).cut).toBeNull();
  });

  test.each([
    { positions: Number.NaN },
    { outcomes: -1 },
    { time: '20' as unknown as number },
    { moves: 3 } as object,
    null as unknown as object,
  ])('%j is none', (limits) => {
    expect(() => ruled(orders(1), { limits })).toThrow(RangeError);
    expect(() => ruled(orders(1), { limits })).toThrow(expect.objectContaining({ code: 'limit/unknown' }));
  });

  test('a clock that tells no time is none', () => {
    expect(() => ruled(orders(1), { clock: () => Number.NaN })).toThrow(
      expect.objectContaining({ name: 'RangeError', code: 'limit/unknown' }),
    );
  });

  test('a clock that stops telling the time has told the last of it', () => {
    let beats = 0;
    expect(ruled(orders(2), { clock: () => (++beats > 3 ? Number.NaN : 0) }).cut).toBe('time');
  });

  test('there need be none', () => {
    expect(ruled(orders(2), { limits: { positions: Number.POSITIVE_INFINITY } }).cut).toBeNull();
  });

  test('what has been followed by then is counted', () => {
    expect(ruled(orders(4), { limits: { positions: 4 }, unmerged: 100 })).toMatchObject({
      ways: 4,
      outcomes: [{ ways: 4 }],
    });
  });
});

describe('going round in circles', () => {
  const savers = board(`game: duel-masters
title: two that stand in for each other
cards:
  - { name: Test Saver, type: Creature, power: 1000, text: "When one of your other creatures would be destroyed, you may destroy this creature instead." }
players:
  - { name: Apple, battle zone: [Test Saver, Test Saver] }
  - { name: Nutmeg }
actions: [{ say: "Destroy one of your opponent's creatures.", by: Nutmeg }]
`);

  test('what is replaced once only comes to an end', () => {
    expect(ruled(savers).rounds).toBe(0);
  });

  test('otherwise each could stand in for the other for ever, and nothing new comes of it', () => {
    const position = { ...savers.position, without: { abilities: [], rules: ['once'] } };
    const ruling = ruled({ ...savers, position });
    expect(ruling.rounds).toBeGreaterThan(0);
    expect([...foundBy(ruling).keys()]).toEqual([...foundBy(ruled(savers)).keys()]);
  });
});
