/**
 * Exact counts, in the manner of the perft tables of chess programs: of boards of effects that change an amount, how many
 * orders there are, how many of them differ (classes), and what they come to. Each number stands in a table that was
 * worked out by hand or formula, and is found twice more: by a few lines below that know arithmetic and nothing of the
 * engine, and by what the engine offers.
 */

import { describe, expect, test } from 'vitest';
import { answersTo } from '../../src/explore/choice/answers.js';
import { type Amount, toBig } from '../../src/ground/amount.js';
import { open } from '../../src/kernel/open.js';
import { advance, answer } from '../../src/kernel/step.js';
import { mark, undo } from '../../src/kernel/undo.js';
import type { Position } from '../../src/position/position.js';
import { board, ruled } from './boards.js';

/** What is counted, and in how many orders it comes out so. */
type Counts = Map<string, bigint>;

/** An effect: what it makes of a state, or null where it does not apply. */
type Effect<State> = (state: State) => State | null;

/** Every order in which effects can be applied, each once, until none is left that applies. */
function orders<State>(
  state: State,
  effects: readonly Effect<State>[],
  say: (state: State) => string,
): Counts {
  const counts: Counts = new Map();
  const next = effects.flatMap((effect, index) => {
    const changed = effect(state);
    return changed === null ? [] : [[changed, effects.toSpliced(index, 1)] as const];
  });
  if (next.length === 0) return counts.set(say(state), 1n);
  for (const [changed, left] of next)
    for (const [key, ways] of orders(changed, left, say)) counts.set(key, (counts.get(key) ?? 0n) + ways);
  return counts;
}

/** How many of those orders differ: words of effects, in which those of one kind are not told apart. */
function words<State>(state: State, effects: readonly Effect<State>[]): number {
  const next = [...new Set(effects)].flatMap((effect) => {
    const changed = effect(state);
    return changed === null ? [] : [words(changed, effects.toSpliced(effects.indexOf(effect), 1))];
  });
  return next.length === 0 ? 1 : next.reduce((sum, many) => sum + many);
}

/** The same as the engine offers it: of what somebody picks from, one of each text is followed. */
function differing(text: string): number {
  const { definition, position } = board(text);
  const play = open(definition.rulebook, position);
  const follow = (): number => {
    const { decision } = play.table.position;
    if (!decision) return 1;
    const [only, another] = answersTo(decision);
    if (only && !another) {
      answer(play, only);
      return follow();
    }
    if (decision.domain.of !== 'options') throw new Error('no order is asked for');
    const kinds = decision.domain.options.map((option) => {
      if (option.option !== 'effect') throw new Error('no effect is offered');
      return kindOf(option.effect);
    });
    return kinds.reduce((sum, kind, option) => {
      if (kinds.indexOf(kind) < option) return sum;
      const here = mark(play);
      answer(play, { option });
      const many = follow();
      undo(play, here);
      return sum + many;
    }, 0);
  };
  advance(play);
  return follow();
}

/** The line that makes an effect, without its object; what several players say here is one text. */
const kindOf = (effect: string): string => effect.slice(effect.indexOf(':')).replace(/:say:\d+/, ':say');

/** What the engine finds: what a position at the end comes to, and in how many ways. */
function found(text: string, say: (position: Position) => string): Counts {
  const set = board(text);
  const ruling = ruled(set);
  expect(ruling.cut).toBeNull();
  const counts: Counts = new Map();
  for (const { witness, ways } of ruling.outcomes) {
    const play = open(set.definition.rulebook, set.position);
    advance(play);
    for (const choice of witness) answer(play, choice.answer);
    const key = say(play.table.position);
    counts.set(key, (counts.get(key) ?? 0n) + toBig(ways));
  }
  return counts;
}

const inOrder = (counts: Counts): [string, bigint][] =>
  [...counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
const total = (counts: Counts): bigint => [...counts.values()].reduce((sum, ways) => sum + ways, 0n);
const copies = (count: number, name: string): string[] => Array.from({ length: count }, () => name);
const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** An effect on a number that is more than nothing: of nothing there is nothing to change. */
const onNumber =
  (change: (amount: number) => number): Effect<number> =>
  (amount) =>
    amount > 0 ? Math.max(0, change(amount)) : null;
const PLUS = onNumber((amount) => amount + 1);
const TWICE = onNumber((amount) => amount * 2);
const LESS = onNumber((amount) => amount - 1);
const HALF = onNumber((amount) => Math.floor(amount / 2));
const SHIELD = onNumber((amount) => amount - 3);

describe('one +1/+1 counter, some effects that add one and some that double', () => {
  // Orders: (a + b)!. Different ones: a + b over a. Outcomes: each that adds one comes to a power of two, by how many
  // double after it, and the counter itself to the greatest: so many different sums.
  test.each`
    adding | doubling | classes | outcomes | least | greatest
    ${0}   | ${0}     | ${1}    | ${1}     | ${1}  | ${1}
    ${1}   | ${0}     | ${1}    | ${1}     | ${2}  | ${2}
    ${2}   | ${0}     | ${1}    | ${1}     | ${3}  | ${3}
    ${3}   | ${0}     | ${1}    | ${1}     | ${4}  | ${4}
    ${4}   | ${0}     | ${1}    | ${1}     | ${5}  | ${5}
    ${0}   | ${1}     | ${1}    | ${1}     | ${2}  | ${2}
    ${0}   | ${2}     | ${1}    | ${1}     | ${4}  | ${4}
    ${0}   | ${3}     | ${1}    | ${1}     | ${8}  | ${8}
    ${1}   | ${1}     | ${2}    | ${2}     | ${3}  | ${4}
    ${2}   | ${1}     | ${3}    | ${3}     | ${4}  | ${6}
    ${3}   | ${1}     | ${4}    | ${4}     | ${5}  | ${8}
    ${4}   | ${1}     | ${5}    | ${5}     | ${6}  | ${10}
    ${1}   | ${2}     | ${3}    | ${3}     | ${5}  | ${8}
    ${2}   | ${2}     | ${6}    | ${6}     | ${6}  | ${12}
    ${3}   | ${2}     | ${10}   | ${9}     | ${7}  | ${16}
    ${4}   | ${2}     | ${15}   | ${12}    | ${8}  | ${20}
    ${1}   | ${3}     | ${4}    | ${4}     | ${9}  | ${16}
    ${2}   | ${3}     | ${10}   | ${10}    | ${10} | ${24}
    ${3}   | ${3}     | ${20}   | ${17}    | ${11} | ${32}
    ${4}   | ${3}     | ${35}   | ${24}    | ${12} | ${40}
    ${0}   | ${4}     | ${1}    | ${1}     | ${16} | ${16}
    ${1}   | ${4}     | ${5}    | ${5}     | ${17} | ${32}
    ${2}   | ${4}     | ${15}   | ${15}    | ${18} | ${48}
    ${3}   | ${4}     | ${35}   | ${29}    | ${19} | ${64}
    ${4}   | ${4}     | ${70}   | ${44}    | ${20} | ${80}
  `('$adding and $doubling', ({ adding, doubling, classes, outcomes, least, greatest }) => {
    const effects = [...copies(adding, 'Test Adder'), ...copies(doubling, 'Test Doubler')];
    const changes = effects.map((name) => (name === 'Test Adder' ? PLUS : TWICE));
    const counted = orders(1, changes, String);
    const sums = inOrder(counted).map(([sum]) => Number(sum));
    expect(factorial(adding + doubling) / factorial(adding) / factorial(doubling)).toBe(BigInt(classes));
    expect(words(1, changes)).toBe(classes);
    expect([sums.length, sums[0], sums.at(-1)]).toEqual([outcomes, least, greatest]);
    expect(total(counted)).toBe(factorial(adding + doubling));
    const text = `game: magic
title: counters
cards:
  - name: Test Adder
    type: Enchantment
    text: If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.
  - name: Test Doubler
    type: Enchantment
    text: If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.
  - { name: Test Bear, type: Creature — Bear, stats: 2/2 }
players:
  - { name: Apple, battlefield: [${['Test Bear', ...effects].join(', ')}] }
  - { name: Nutmeg }
actions: [{ say: Put a +1/+1 counter on target creature., by: Apple }]
`;
    const onBear = ({ objects }: Position): Amount =>
      objects.map(({ counters }) => counters['+1/+1'] ?? 0).find((count) => count !== 0) ?? 0;
    expect(inOrder(found(text, (position) => String(onBear(position))))).toEqual(inOrder(counted));
    expect(differing(text)).toBe(classes);
  });
});

describe('three damage: more by one, doubled, less by one, halved, and shields of three', () => {
  const CARDS = {
    P: ['Test Vapors', 'it deals that much damage plus 1 instead', PLUS],
    D: ['Test Furnace', 'it deals double that damage instead', TWICE],
    M: ['Test Barrier', 'it deals that much damage minus 1 instead', LESS],
    H: ['Test Ghosts', 'it deals half that damage, rounded down, instead', HALF],
  } as const;
  const SAID = 'Prevent the next 3 damage that would be dealt to you this turn.';
  // P: plus one. D: double. M: minus one. H: half, rounded down. S: a shield. What comes to nothing is left alone.
  test.each`
    effects   | orders | classes | damage
    ${'P'}    | ${1n}  | ${1}    | ${'4'}
    ${'D'}    | ${1n}  | ${1}    | ${'6'}
    ${'S'}    | ${1n}  | ${1}    | ${'0'}
    ${'PP'}   | ${2n}  | ${1}    | ${'5'}
    ${'PD'}   | ${2n}  | ${2}    | ${'7 8'}
    ${'PS'}   | ${2n}  | ${2}    | ${'0 1'}
    ${'SS'}   | ${2n}  | ${1}    | ${'0'}
    ${'PPD'}  | ${6n}  | ${3}    | ${'8 9 10'}
    ${'PDD'}  | ${6n}  | ${3}    | ${'13 14 16'}
    ${'DSS'}  | ${4n}  | ${2}    | ${'0'}
    ${'DDSS'} | ${14n} | ${4}    | ${'0 3 6'}
    ${'DS'}   | ${2n}  | ${2}    | ${'0 3'}
    ${'DDS'}  | ${5n}  | ${3}    | ${'0 6 9'}
    ${'DH'}   | ${2n}  | ${2}    | ${'2 3'}
    ${'HH'}   | ${2n}  | ${1}    | ${'0'}
    ${'PDS'}  | ${5n}  | ${5}    | ${'0 2 4 5'}
    ${'MDS'}  | ${5n}  | ${5}    | ${'0 1 2'}
    ${'PDH'}  | ${6n}  | ${6}    | ${'3 4'}
    ${'PDMS'} | ${18n} | ${18}   | ${'0 1 2 3 4'}
    ${'PPDD'} | ${24n} | ${6}    | ${'14 15 16 17 18 20'}
    ${'PDHS'} | ${18n} | ${18}   | ${'0 1 2'}
  `('$effects', ({ effects, orders: many, classes, damage }) => {
    const letters = [...(effects as string)];
    const changes = letters.map((letter) =>
      letter === 'S' ? SHIELD : CARDS[letter as keyof typeof CARDS][2],
    );
    const counted = orders(3, changes, String);
    expect([
      total(counted),
      inOrder(counted)
        .map(([dealt]) => dealt)
        .join(' '),
    ]).toEqual([many, damage]);
    expect(words(3, changes)).toBe(classes);
    const there = letters
      .filter((letter) => letter !== 'S')
      .map((letter) => CARDS[letter as keyof typeof CARDS][0]);
    const text = `game: magic
title: damage
cards:
${Object.values(CARDS)
  .map(
    ([name, does]) =>
      `  - { name: ${name}, type: Enchantment, text: "If a source would deal damage to a player, ${does}." }`,
  )
  .join('\n')}
  - { name: Test Storm, type: Sorcery, text: Test Storm deals 3 damage to each opponent. }
players:
  - { name: Apple, life: 40, hand: [Test Storm], battlefield: [${there.join(', ')}] }
  - { name: Nutmeg, life: 40 }
actions:
${letters.map((letter) => (letter === 'S' ? `  - { say: "${SAID}", by: Nutmeg }\n` : '')).join('')}  - { cast: Test Storm, by: Apple }
`;
    const dealt = ({ players }: Position): string => String(40 - Number(players[1]?.values.life));
    expect(inOrder(found(text, dealt))).toEqual(inOrder(counted));
    expect(differing(text)).toBe(classes);
  });
});

describe('one Treasure token and what multiplies it', () => {
  type Kind = 'Clue' | 'Food' | 'Treasure' | 'Squirrel';
  type Tokens = { readonly [kind in Kind]: number };
  const KINDS: readonly Kind[] = ['Clue', 'Food', 'Treasure', 'Squirrel'];
  const said = (of: (kind: Kind) => number): string => KINDS.map(of).join(' ');
  const CARDS: { readonly [letter: string]: readonly [name: string, text: string, effect: Effect<Tokens>] } =
    {
      D: [
        'Test Doubler',
        'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
        ({ Clue, Food, Treasure, Squirrel }) => ({
          Clue: Clue * 2,
          Food: Food * 2,
          Treasure: Treasure * 2,
          Squirrel: Squirrel * 2,
        }),
      ],
      M: [
        'Test Manufactor',
        'If you would create a Clue, Food, or Treasure token, instead create one of each.',
        ({ Clue, Food, Treasure, Squirrel }) => {
          const each = Clue + Food + Treasure;
          return { Clue: each, Food: each, Treasure: each, Squirrel };
        },
      ],
      S: [
        'Test General',
        'If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.',
        (all) => ({ ...all, Squirrel: all.Squirrel * 2 + all.Clue + all.Food + all.Treasure }),
      ],
      F: [
        'Test Cook',
        'If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.',
        (all) => ({ ...all, Food: all.Food + 1 }),
      ],
    };
  // D: twice as many. M: one of each. S: as many Squirrels besides. F: a Food besides. Each outcome: Clues, Foods,
  // Treasures, Squirrels, and in how many orders.
  test.each`
    effects  | classes | outcomes
    ${'D'}   | ${1}    | ${['0 0 2 0 ×1']}
    ${'S'}   | ${1}    | ${['0 0 1 1 ×1']}
    ${'F'}   | ${1}    | ${['0 1 1 0 ×1']}
    ${'M'}   | ${1}    | ${['1 1 1 0 ×1']}
    ${'DD'}  | ${1}    | ${['0 0 4 0 ×2']}
    ${'FF'}  | ${1}    | ${['0 2 1 0 ×2']}
    ${'FS'}  | ${2}    | ${['0 1 1 1 ×1', '0 1 1 2 ×1']}
    ${'DMM'} | ${3}    | ${['6 6 6 0 ×6']}
    ${'MM'}  | ${1}    | ${['3 3 3 0 ×2']}
    ${'MMM'} | ${1}    | ${['9 9 9 0 ×6']}
    ${'DM'}  | ${2}    | ${['2 2 2 0 ×2']}
    ${'SS'}  | ${1}    | ${['0 0 1 3 ×2']}
    ${'DS'}  | ${2}    | ${['0 0 2 2 ×2']}
    ${'MS'}  | ${2}    | ${['1 1 1 1 ×1', '1 1 1 3 ×1']}
    ${'FM'}  | ${2}    | ${['1 2 1 0 ×1', '2 2 2 0 ×1']}
    ${'DF'}  | ${2}    | ${['0 1 2 0 ×1', '0 2 2 0 ×1']}
    ${'FSD'} | ${6}    | ${['0 1 2 2 ×2', '0 1 2 3 ×1', '0 2 2 2 ×1', '0 2 2 4 ×2']}
    ${'DMS'} | ${6}    | ${['2 2 2 2 ×3', '2 2 2 6 ×3']}
    ${'FMM'} | ${3}    | ${['3 4 3 0 ×2', '4 4 4 0 ×2', '6 6 6 0 ×2']}
  `('$effects', ({ effects, classes, outcomes }) => {
    const cards = [...(effects as string)].flatMap((letter) => {
      const card = CARDS[letter];
      return card ? [card] : [];
    });
    const say = (tokens: Tokens): string => said((kind) => tokens[kind]);
    const start = { Clue: 0, Food: 0, Treasure: 1, Squirrel: 0 };
    const changes = cards.map(([, , effect]) => effect);
    const counted = orders(start, changes, say);
    expect(words(start, changes)).toBe(classes);
    expect(inOrder(counted).map(([tokens, ways]) => `${tokens} ×${ways}`)).toEqual(outcomes);
    const text = `game: magic
title: tokens
cards:
${[...new Set(cards)].map(([name, words]) => `  - { name: ${name}, type: Enchantment, text: "${words}" }`).join('\n')}
players:
  - { name: Apple, battlefield: [${cards.map(([name]) => name).join(', ')}] }
  - { name: Nutmeg }
actions: [{ say: Create a Treasure token., by: Apple }]
`;
    const there = ({ objects, cards: known }: Position): string =>
      said((kind) =>
        objects
          .filter(
            ({ token, card, zone }) =>
              token && card !== null && known[card]?.name === kind && zone === 'battlefield',
          )
          .reduce((sum, { count }) => sum + Number(count), 0),
      );
    expect(inOrder(found(text, there))).toEqual(inOrder(counted));
    expect(differing(text)).toBe(classes);
  });
});

describe('two abilities that trigger at once, each as often as is said again', () => {
  // Equal ones stand for one another: of 2n places n are those of the one.
  test.each`
    again | orders
    ${0}  | ${2n}
    ${1}  | ${6n}
    ${2}  | ${20n}
    ${3}  | ${70n}
  `('$again more times', ({ again, orders: many }) => {
    const times = BigInt(again + 1);
    const places = Number(2n * times);
    expect(factorial(places) / factorial(Number(times)) ** 2n).toBe(many);
    const text = `game: magic
title: triggers
cards:
  - { name: Test Clock, type: Artifact, text: "If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time." }
  - { name: Test Warden, type: Creature — Cleric, stats: 1/1, text: "Whenever another creature enters, you gain 1 life." }
  - { name: Test Seer, type: Creature — Elf, stats: 1/1, text: "When this creature enters, draw a card." }
players:
  - { name: Apple, life: 20, library: 20, hand: [Test Seer], battlefield: [${['Test Warden', ...copies(again, 'Test Clock')].join(', ')}] }
  - { name: Nutmeg }
actions: [{ cast: Test Seer, by: Apple }]
`;
    const life = ({ players }: Position): string => String(players[0]?.values.life);
    expect(inOrder(found(text, life))).toEqual([[String(20n + times), many]]);
  });
});
