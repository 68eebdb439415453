/** Boards put together at random: what is found by following each position once is what all paths come to. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ruling } from '../../src/explore/ruling.js';
import { Withheld } from '../../src/ground/problem.js';
import { board, expectTheSame, plainly, ruled, witnessed } from './boards.js';

/** More paths than are followed one by one. */
const MOST = 1500;

/** How many boards of each game on which something is decided; `BOARDS=2000 npx vitest run test/explore` tries more. */
const BOARDS = Number(process.env.BOARDS ?? 25);

interface Pool {
  readonly game: string;
  /** The zone in which the cards lie. */
  readonly zone: string;
  readonly cards: readonly string[];
  readonly says: readonly string[];
  readonly more: string;
}

const POOLS: readonly Pool[] = [
  {
    game: 'magic',
    zone: 'battlefield',
    cards: [
      '{ name: A, type: Creature — Bear, stats: 2/2 }',
      '{ name: B, type: Creature — Ox, stats: 3/1, text: "When this creature dies, you gain 1 life." }',
      '{ name: C, type: Enchantment, text: "If a creature would die, exile it instead." }',
      '{ name: D, type: Artifact, text: "Whenever a creature dies, you gain 1 life." }',
      '{ name: E, type: Enchantment, text: "If one or more tokens would be created under your control, twice that many of those tokens are created instead." }',
      '{ name: F, type: Artifact, text: "Whenever a creature dies, you draw a card." }',
    ],
    says: [
      'Destroy all creatures.',
      'Create a 1/1 white Soldier creature token.',
      'Destroy target creature.',
    ],
    more: 'life: 20, library: 9',
  },
  {
    game: 'duel-masters',
    zone: 'battle zone',
    cards: [
      '{ name: A, type: Creature, power: 1000 }',
      '{ name: B, type: Creature, power: 2000, text: "When this creature would be destroyed, return it to your hand instead." }',
      '{ name: C, type: Creature, power: 3000, text: "When this creature would be destroyed, put it into your mana zone instead." }',
      '{ name: D, type: Creature, power: 4000, text: "When one of your other creatures would be destroyed, you may destroy this creature instead." }',
      '{ name: E, type: Creature, power: 5000, text: "When this creature would be destroyed, you may put it into your mana zone instead." }',
    ],
    says: ["Destroy all your opponent's creatures.", "Destroy one of your opponent's creatures."],
    more: 'deck: 9',
  },
  {
    game: 'yugioh',
    zone: 'monsters',
    cards: [
      '{ name: A, type: Normal Monster }',
      '{ name: B, type: Effect Monster, text: "If this card would be destroyed, you can destroy 1 other card you control instead." }',
      '{ name: C, type: Effect Monster, text: "If this card would be destroyed, banish it instead." }',
      '{ name: D, type: Effect Monster, text: "If another monster you control would be destroyed, you can destroy this card instead." }',
    ],
    says: [
      'Destroy all monsters on the field.',
      'Destroy 1 monster on the field.',
      'Destroy 2 monsters on the field.',
    ],
    more: 'deck: 9',
  },
  {
    game: 'riftbound',
    zone: 'base',
    cards: [
      '{ name: A, type: Unit, might: 3 }',
      '{ name: B, type: Unit, might: 2 }',
      '{ name: C, type: Gear, text: "If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it." }',
      '{ name: D, type: Gear, text: "The next time a friendly unit would die, kill this instead. Recall that unit exhausted." }',
    ],
    says: ['Kill all units.', 'Kill a unit.'],
    more: 'main deck: 9',
  },
];

const letters = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The cards of two players, in any order, and what is said. */
function boards({ game, zone, cards, says, more }: Pool): fc.Arbitrary<string> {
  const names = fc.constantFrom(...letters.slice(0, cards.length));
  const hand = fc.array(names, { maxLength: 6 });
  return fc.tuple(hand, hand, fc.constantFrom(...says)).map(
    ([one, other, said]) => `game: ${game}
title: a board
cards: [${cards.join(', ')}]
players:
  - { name: Apple, ${zone}: [${one.join(', ')}], ${more} }
  - { name: Nutmeg, ${zone}: [${other.join(', ')}], ${more} }
actions: [{ say: ${JSON.stringify(said)}, by: Nutmeg }]
`,
  );
}

describe.each(POOLS)('$game', (pool) => {
  test('positions followed once, and paths one by one', { timeout: 60_000 + BOARDS * 2_000 }, () => {
    fc.assert(
      fc.property(boards(pool), (text) => {
        const found = compared(text);
        // One on which nobody decides anything was compared too, and does not count.
        fc.pre(found !== null && found.decisions.length > 1);
      }),
      { numRuns: BOARDS },
    );
  });
});

/** The ruling of a board, which is what all of its paths come to; null where they are too many, or it is withheld. */
function compared(text: string): Ruling | null {
  const set = board(text);
  try {
    const plain = plainly(set, MOST);
    if (!plain) return null;
    const ruling = ruled(set);
    expectTheSame(ruling, plain);
    expect(witnessed(set, ruling)).toEqual(ruling.outcomes.map(({ key }) => key));
    return ruling;
  } catch (withheld) {
    if (withheld instanceof Withheld) return null;
    throw withheld;
  }
}
