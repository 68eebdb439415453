/**
 * Simultaneous events of which each can be replaced by several effects: what is left out of their forms once they are settled
 * changes neither an outcome nor the number of its ways, nor which decisions matter.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explore } from '../../src/explore/ruling.js';
import { open } from '../../src/kernel/open.js';
import { type Board, board, foundBy, plainly } from './boards.js';
import { compared } from './compared.js';
import { nearlyAlike, POOLS, type Pool } from './nearly.js';

/** More paths than are followed one by one. */
const MOST = 1500;

/** How many boards of each game on which something is decided; `BOARDS=2000 npx vitest run test/explore` tries more. */
const BOARDS = Number(process.env.BOARDS ?? 20);

/** What saves others, and what looks at that, beside what boards of a game are made up of. */
const SAVING: { readonly [game: string]: Pick<Pool, 'cards' | 'says'> } = {
  magic: {
    cards: {
      Sliver: `type: Creature — Sliver, stats: 3/3, text: "All Slivers have \\"If this permanent would be put into a graveyard, you may put it on top of its owner's library instead.\\""`,
      Lender:
        'type: Creature — Elf, stats: 2/2, text: "Other creatures have \\"If this creature would die, you may exile it instead.\\""',
      Cat: 'type: Creature — Cat, stats: 2/2, text: "If this creature would die, you may exile it instead."',
      Ghost:
        'type: Creature — Spirit, stats: 2/2, text: "If this creature would die, you may exile it instead. If you do, you gain 1 life."',
      Keeper: 'type: Enchantment, text: "If a creature you control would die, you may exile it instead."',
      Healer: 'type: Enchantment, text: "If a creature you control would die, you may gain 1 life instead."',
      Digger: 'type: Enchantment, text: "If a creature you control would die, you may draw a card instead."',
      Study: 'type: Enchantment, text: "If you would draw a card, you may gain 1 life instead."',
      Twice: 'type: Enchantment, text: "If you would gain life, you gain twice that much life instead."',
      Feeder:
        'type: Creature — Ox, stats: 2/2, text: "If another creature you control would die, you may put a +1/+1 counter on this creature instead."',
      Bell: 'type: Artifact, text: "Whenever a creature dies, you gain 1 life."',
      Bear: 'type: Creature — Bear, stats: 2/2',
    },
    says: [
      'Destroy all creatures.',
      'Destroy all creatures. You gain 1 life.',
      'Destroy up to two target creatures.',
      'Each player sacrifices a creature.',
      'Exile all creatures.',
      'Return all creature cards from your graveyard to the battlefield.',
      'You gain 1 life.',
    ],
  },
  'duel-masters': {
    cards: {},
    says: [
      'Destroy all creatures.',
      "Destroy all your opponent's creatures.",
      "Return all creatures to their owners' hands.",
      'Each player destroys one of his creatures.',
    ],
  },
  yugioh: {
    cards: {
      Idol: 'type: Effect Monster, text: "If another card you control would be destroyed, you can remove 1 Spell Counter from this card instead."',
      Saint:
        'type: Effect Monster, text: "If a monster(s) you control would be destroyed, you can gain 500 LP instead of destroying 1 of those monsters."',
      Shade:
        'type: Effect Monster, text: "If a monster(s) you control would be destroyed, you can banish 1 card from your GY instead of destroying 1 of those monsters."',
      Grave:
        'type: Effect Monster, text: "If a monster you control would be destroyed, you can banish this card from your GY instead."',
      Thrower:
        'type: Effect Monster, text: "If a monster(s) you control would be destroyed, you can send 1 card from your hand to the GY instead of destroying 1 of those monsters."',
      Void: 'type: Effect Monster, text: "Any monster sent to your GY is banished instead."',
      Mourner: 'type: Effect Monster, text: "If a monster is destroyed: You can gain 500 LP."',
      Plain: 'type: Normal Monster',
    },
    says: [
      'Destroy all monsters on the field.',
      'Destroy 2 monsters on the field.',
      'Destroy all cards your opponent controls.',
      'Send all monsters on the field to the GY.',
      'Special Summon 1 monster from your GY.',
    ],
  },
  riftbound: {
    cards: {},
    says: [
      'Kill all units.',
      'Kill up to three units.',
      'Deal 3 to all units.',
      'Kill all gear.',
      'Recall a unit.',
    ],
  },
};

describe.each(POOLS)('$game', (pool) => {
  const { cards = {}, says = [] } = SAVING[pool.game] ?? {};
  const saving: Pool = { ...pool, cards: Object.keys(cards).length > 0 ? cards : pool.cards, says };
  test('simultaneous events, and what saves from them', { timeout: 60_000 + BOARDS * 4_000 }, () => {
    fc.assert(
      fc.property(nearlyAlike(saving), (text) => {
        const found = compared(board(text), MOST);
        fc.pre(found !== null && found.decisions.length > 3);
      }),
      { numRuns: BOARDS },
    );
  });
});

const list = (count: number, of: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => of(index)).join(', ');

const slivers = (count: number): Board =>
  board(`game: magic
title: each can be saved by what each gives it
cards:
  - name: Test Sliver
    type: Creature — Sliver
    stats: 3/3
    text: All Slivers have "If this permanent would be put into a graveyard, you may put it on top of its owner's library instead."
players:
  - { name: Apple, library: 3, battlefield: [${list(count, (index) => `{ card: Test Sliver, as: sliver ${index} }`)}] }
  - { name: Nutmeg }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`);

const hourglasses = (count: number): Board =>
  board(`game: riftbound
title: each can be saved by any
cards:
  - name: Test Saver
    type: Gear
    text: If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it.
${Array.from({ length: count }, (_, index) => `  - { name: Test Unit ${index}, type: Unit, might: 2 }`).join('\n')}
players:
  - { name: Apple, base: [${list(count, (index) => `{ card: Test Saver, as: saver ${index} }, Test Unit ${index}`)}] }
  - { name: Nutmeg }
actions: [{ say: Kill all units., by: Nutmeg }]
`);

const xyz = (count: number): Board =>
  board(`game: yugioh
title: each can save any
cards:
  - name: Test Lantern
    type: Xyz Effect Monster
    rank: 4
    text: If a monster(s) you control would be destroyed by card effect, you can detach 1 material from this card instead of destroying 1 of those monsters.
  - { name: Test Pawn, type: Normal Monster, level: 4 }
players:
  - name: Apple
    monsters: [${list(count, (index) => `{ card: Test Lantern, as: lantern ${index} }`)}]
    materials: [${list(count, (index) => `{ card: Test Pawn, attachedTo: lantern ${index} }`)}]
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
`);

/** Ways through what can be done about one sliver: of so many effects one is picked, and done or not. */
const saved = (effects: number): number => (effects === 0 ? 1 : effects * (1 + saved(effects - 1)));

const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));

/** Ways to let some of as many things save some of as many others, one after the other. */
const matched = (count: number): number =>
  sum(count, (some) => (factorial(count) / factorial(count - some)) ** 2);

const binomial = (of: number, some: number): number => factorial(of) / factorial(some) / factorial(of - some);

/** Which are saved, and which of those have saved one: the others that save are destroyed. */
const savedBy = (count: number): number =>
  sum(count, (some) =>
    sum(some, (own) => (some - own > count - some ? 0 : binomial(count, some) * binomial(some, own))),
  );

const sum = (most: number, of: (some: number) => number): number =>
  Array.from({ length: most + 1 }, (_, some) => of(some)).reduce((all, one) => all + one);

/** By how many there are: decisions, outcomes and ways. */
const TABLE: readonly {
  readonly name: string;
  readonly made: (count: number) => Board;
  readonly outcomes: (count: number) => number;
  readonly ways: (count: number) => number;
  readonly decisions: readonly number[];
}[] = [
  {
    name: 'each can be saved by what each gives it',
    made: slivers,
    outcomes: (count) => 2 ** count,
    ways: (count) => saved(count) ** count,
    decisions: [1, 15, 112, 645],
  },
  {
    name: 'each can be saved by any',
    made: hourglasses,
    outcomes: () => 1,
    ways: (count) => factorial(count) ** 2,
    decisions: [0, 1, 10, 53, 226, 887],
  },
  {
    name: 'each can save any',
    made: xyz,
    outcomes: savedBy,
    ways: matched,
    decisions: [2, 13, 73, 389, 2001],
  },
];

/** So many ways are followed one by one as well. */
const FEW = 2000;

describe.each(TABLE)('$name', ({ made, outcomes, ways, decisions }) => {
  test.each(decisions.map((positions, index) => ({ count: index + 1, positions })))(
    '$count',
    { timeout: 60_000 },
    ({ count, positions }) => {
      const set = made(count);
      const { definition, position } = set;
      const ruling = explore(open(definition.rulebook, position), { unmerged: 0 });
      expect(ruling.cut).toBeNull();
      expect(ruling.ways).toBe(ways(count));
      expect(ruling.outcomes).toHaveLength(outcomes(count));
      expect(ruling.decisions).toHaveLength(positions);
      if (ways(count) <= FEW) {
        expect(foundBy(ruling)).toEqual(plainly(set, FEW));
        compared(set, FEW);
      }
    },
  );
});
