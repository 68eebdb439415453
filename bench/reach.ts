/** How far rulings reach: boards with many ways, what they take of time, and of memory for each position that is kept. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Exploration, explore, waysTo } from '../src/explore/ruling.js';
import { open } from '../src/kernel/open.js';
import { type Figure, measure } from './measure.js';
import { copies, type GameWord, positionOf } from './workload.js';

interface Board {
  readonly name: string;
  readonly game: GameWord;
  readonly ways: string;
  readonly yaml: string;
}

function doublers(count: number, ways: string): Board {
  return {
    name: `${count} doublers`,
    game: 'magic',
    ways,
    yaml: `
title: doublers
cards:
  - name: Doubler
    type: Enchantment
    text: If one or more tokens would be created under your control, twice that many of those tokens are created instead.
players:
  - { name: Apple, battlefield: [${copies(count, 'Doubler')}] }
  - { name: Nutmeg }
actions: [{ say: Create a 1/1 white Soldier creature token., by: Apple }]`,
  };
}

/** Effects of cards that all have names of their own: none is interchangeable with another. */
function different(count: number, ways: string): Board {
  const names = Array.from({ length: count }, (_, index) => `Effect ${index}`);
  const says = (index: number): string => (index % 2 === 0 ? 'that many plus one' : 'twice that many');
  return {
    name: `${count} different effects`,
    game: 'magic',
    ways,
    yaml: `
title: different effects
cards:
  - { name: Bear, type: Creature — Bear, stats: 2/2 }
${names.map((name, index) => `  - { name: ${name}, type: Enchantment, text: "If one or more +1/+1 counters would be put on a creature you control, ${says(index)} +1/+1 counters are put on it instead." }`).join('\n')}
players:
  - { name: Apple, battlefield: [Bear, ${names.join(', ')}] }
  - { name: Nutmeg }
actions: [{ say: Put a +1/+1 counter on target creature., by: Apple }]`,
  };
}

function substitutes(cards: number, ways: string): Board {
  return {
    name: `6 substitutes for ${cards} cards`,
    game: 'yugioh',
    ways,
    yaml: `
title: substitutes
cards:
  - name: Guard
    type: Effect Monster
    text: If this card would be destroyed, you can destroy 1 other card you control instead.
  - { name: Charm, type: Continuous Spell }
players:
  - { name: Apple, monsters: [${copies(6, 'Guard')}], spells: [${copies(cards, 'Charm')}] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]`,
  };
}

/** Creatures of which each of some may be destroyed in the stead of any other. */
function savers(count: number, ways: string): Board {
  return {
    name: `${count * 2} creatures, ${count} of which may each stand in for any other`,
    game: 'duel-masters',
    ways,
    yaml: `
title: savers
cards:
  - { name: Plain, type: Creature, power: 1000 }
  - name: Saver
    type: Creature
    power: 1000
    text: When one of your other creatures would be destroyed, you may destroy this creature instead.
players:
  - { name: Apple, battle zone: [${copies(count, 'Plain')}, ${copies(count, 'Saver')}] }
  - { name: Nutmeg }
actions: [{ say: Destroy all your opponent's creatures., by: Nutmeg }]`,
  };
}

const HOURGLASSES: Board = {
  name: '12 Hourglasses for three units',
  game: 'riftbound',
  ways: '7920',
  yaml: `
title: hourglasses
cards:
  - { name: Bear, type: Unit, might: 3 }
  - { name: Ox, type: Unit, might: 3 }
  - { name: Elk, type: Unit, might: 3 }
  - name: Hourglass
    type: Gear
    text: If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it.
players:
  - { name: Apple, base: [${copies(12, 'Hourglass')}, Bear, Ox, Elk] }
  - { name: Nutmeg }
actions: [{ say: Kill all units., by: Nutmeg }]`,
};

const SHELTERS: Board = {
  name: '5 replacements that must apply, for 5 monsters',
  game: 'yugioh',
  ways: '1',
  yaml: `
title: five
cards:
  - { name: Pawn, type: Normal Monster }
  - name: Shelter
    type: Continuous Spell
    text: If a monster you control would be destroyed, destroy this card instead.
players:
  - { name: Apple, monsters: [${copies(5, 'Pawn')}], spells: [${copies(5, 'Shelter')}] }
  - { name: Nutmeg }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]`,
};

const BOARDS: readonly Board[] = [
  doublers(8, '40320'),
  doublers(10, '3628800'),
  doublers(12, '479001600'),
  substitutes(6, '1181737'),
  substitutes(9, '55583335'),
  substitutes(12, '551869633'),
  HOURGLASSES,
  SHELTERS,
  savers(4, '2196'),
  savers(6, '919200'),
  different(7, '5040'),
  different(9, '362880'),
];

/** A table of the boards, row by row. @throws {Error} where one has another number of ways than it should have */
export function* reach(): Generator<string> {
  yield* [
    '| board | ways | outcomes | decisions | answers followed | time of a ruling | positions of all ways | a second | memory of a decision, as told |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  for (const board of BOARDS) yield row(board);
}

/** With fewer decisions the memory that they take is lost in what everything else takes. */
const ENOUGH = 100;

function row(board: Board): string {
  const { name, game, yaml, ways } = board;
  const { definition, position } = positionOf(game, yaml);
  const run = (): number => {
    const found = explore(open(definition.rulebook, position));
    if (String(found.ways) !== ways) throw new Error(`${name}: ${found.ways} ways instead of ${ways}`);
    return 1;
  };
  const [{ median }] = measure([{ name, unit: 'ruling', run }], 1, 3) as [Figure];
  const before = used();
  const exploration = new Exploration(open(definition.rulebook, position));
  exploration.advance();
  const bytes = used() - before;
  const graph = exploration.graph();
  const { junctions } = graph;
  const { outcomes, memory } = exploration.found;
  const answers = junctions.reduce((sum, { branches }) => sum + branches.length, 0);
  const each = (size: number): string => `${(size / junctions.length / 1000).toFixed(1)} kB`;
  const kept = junctions.length < ENOUGH ? '' : `${each(bytes)}, ${each(memory)}`;
  const numbers = [BigInt(ways).toLocaleString('en'), outcomes, junctions.length, answers];
  // As the plain enumeration meets them: each decision as often as there are ways that lead to it, and each end.
  const all = waysTo(graph).here.reduce((sum, one) => sum + one, BigInt(ways));
  const rate = BigInt(Math.round(Number(all) / median)).toLocaleString('en');
  const times = [`${Math.round(median * 1000)} ms`, all.toLocaleString('en'), rate];
  return `| ${[name, ...numbers, ...times, kept].join(' | ')} |`;
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes of memory that are used, once all is collected that nobody speaks of any more. */
function used(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
