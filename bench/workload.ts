/** What is measured, written down as scenarios. */

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listening, paths } from '../src/explore/paths.js';
import { explore } from '../src/explore/ruling.js';
import type { ObjectId } from '../src/ground/id.js';
import { open } from '../src/kernel/open.js';
import { advance } from '../src/kernel/step.js';
import type { Position } from '../src/position/position.js';
import type { Definition } from '../src/rulebooks/definition.js';
import { duelMasters } from '../src/rulebooks/duel-masters/index.js';
import { magic } from '../src/rulebooks/magic/index.js';
import { riftbound } from '../src/rulebooks/riftbound/index.js';
import { yugioh } from '../src/rulebooks/yugioh/index.js';
import { CardLibrary } from '../src/scenario/library.js';
import { readScenarios } from '../src/scenario/scenario.js';
import { setUp } from '../src/scenario/setup.js';
import { readSources } from '../src/scenario/source.js';
import type { Workload } from './measure.js';

const GAMES = { magic, 'duel-masters': duelMasters, yugioh, riftbound };
export type GameWord = keyof typeof GAMES;

function cardsOf(definition: Definition): CardLibrary {
  const library = new CardLibrary(definition);
  const folder = join('cards', definition.rulebook.game);
  for (const name of readdirSync(folder)) {
    const { sources } = readSources(readFileSync(join(folder, name), 'utf8'), name);
    for (const source of sources) library.addFile(source);
  }
  return library;
}

/** The position of a scenario that is written down here. */
export function positionOf(game: GameWord, yaml: string): { definition: Definition; position: Position } {
  const definition = GAMES[game];
  const { scenarios, problems } = readScenarios(`game: ${game}\n${yaml}`, 'bench', [definition]);
  const [one] = scenarios;
  if (!one) throw new Error(JSON.stringify(problems));
  const library = new CardLibrary(definition, cardsOf(definition));
  for (const card of one.scenario.cards ?? []) library.add(card, null);
  const { setup, problems: wrong } = setUp(definition, one.scenario, library, one.source);
  if (!setup) throw new Error(JSON.stringify(wrong));
  return { definition, position: setup.position };
}

const SMALL: { readonly [game in GameWord]: string } = {
  magic: `
title: a creature enters tapped
players:
  - { name: Apple, battlefield: [Imposing Sovereign] }
  - { name: Nutmeg, hand: [Ashcoat Bear] }
cards: [{ name: Ashcoat Bear, type: Creature — Bear, stats: 2/2 }]
actions: [{ cast: Ashcoat Bear, by: Nutmeg }]`,
  'duel-masters': `
title: a creature returns to the hand instead
players:
  - { name: Apple, battle zone: [Aqua Soldier] }
  - { name: Nutmeg }
actions: [{ say: Destroy one of your opponent's creatures., by: Nutmeg }]`,
  yugioh: `
title: a substitute
players:
  - { name: Apple, monsters: [Test Schemer], spells: [Test Charm] }
  - { name: Nutmeg }
cards:
  - name: Test Schemer
    type: Effect Monster
    text: If this card would be destroyed, you can destroy 1 other card you control instead.
  - { name: Test Charm, type: Continuous Spell }
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]`,
  riftbound: `
title: a unit is saved
cards:
  - { name: Test Guard, type: Unit, might: 3 }
  - name: Test Saver
    type: Gear
    text: If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it.
players:
  - { name: Apple, base: [Test Guard, Test Saver] }
  - { name: Nutmeg }
actions: [{ say: Kill a unit., by: Nutmeg }]`,
};

/** The ruling of a board of two to six objects, from its position: every path, no explanation. */
export function smallRulings(): Workload[] {
  return (Object.keys(SMALL) as GameWord[]).map((game) => {
    const { definition, position } = positionOf(game, SMALL[game]);
    return {
      name: `small ruling, ${definition.rulebook.name}`,
      unit: 'ruling',
      run: () => {
        const times = 500;
        for (let i = 0; i < times; i++) explore(open(definition.rulebook, position));
        return times;
      },
    };
  });
}

/** One game in which creatures would be destroyed again and again, and stay instead; beside objects that watch something else. */
export function longGames(): Workload[] {
  return [
    { creatures: 10, others: 0 },
    { creatures: 100, others: 10 },
    { creatures: 100, others: 10_000 },
    { creatures: 5000, others: 0 },
    { creatures: 1000, others: 0, equal: true },
  ].map(({ creatures, others, equal = false }) => ({
    name: `replaced events in a long game, ${creatures} at a time${equal ? ', of equal tokens' : ''}${others === 0 ? '' : `, beside ${others} that watch something else`}`,
    unit: 'event',
    run: destroying('duel-masters', STAYING, equal ? { tokens: creatures } : { creatures }, others),
  }));
}

const STAYING = `
title: a long game
cards:
  - name: Rock
    type: Creature
    power: 1000
    text: When this creature would be destroyed, it stays in the battle zone instead.
  - name: Bystander
    type: Creature
    power: 1000
    text: When one of your creatures would be discarded from your hand, draw a card instead.
players:
  - name: Apple
    battle zone: [Rock]
  - name: Nutmeg
    battle zone: [Bystander]
actions: [{ say: Destroy all your opponent's creatures., by: Nutmeg }]`;

/** The same with creatures of which each event makes something else. */
export function changingGames(): Workload[] {
  return [10, 100].map((creatures) => ({
    name: `events of which each puts a counter on a creature, ${creatures} at a time`,
    unit: 'event',
    run: destroying('magic', GROWING, { creatures }, 10),
  }));
}

const GROWING = `
title: a long game
cards:
  - name: Rock
    type: Creature — Golem
    stats: 2/2
    text: If Rock would be destroyed, put a +1/+1 counter on it instead.
  - name: Bystander
    type: Creature — Bear
    stats: 2/2
    text: If you would draw a card, you gain 1 life instead.
players:
  - name: Apple
    battlefield: [Rock]
  - name: Nutmeg
    battlefield: [Bystander]
actions: [{ say: Destroy all creatures your opponents control., by: Nutmeg }]`;

/** So many creatures, or so many equal tokens, which stand as one object as long as nothing tells them apart. */
type Crowd = { readonly creatures: number } | { readonly tokens: number };

/** Does the one action of a board over and over, with so many of the first of its objects and of the second. */
function destroying(game: GameWord, yaml: string, rocks: Crowd, others: number): () => number {
  const { definition, position } = positionOf(game, yaml);
  const [frame] = position.work;
  if (frame?.frame !== 'actions') throw new Error('no actions');
  const [rock, bystander] = position.objects.map(({ id }) => id);
  if (rock === undefined || bystander === undefined) throw new Error('no objects');
  const many =
    'tokens' in rocks ? counted(position, rock, rocks.tokens) : crowded(position, rock, rocks.creatures);
  const play = open(definition.rulebook, { ...crowded(many, bystander, others), work: [] });
  const creatures = 'tokens' in rocks ? rocks.tokens : rocks.creatures;
  const turns = Math.ceil(4000 / creatures);
  return () => {
    for (let turn = 0; turn < turns; turn++) {
      play.table.position.work.push({ ...frame });
      advance(play);
      play.table.forget();
    }
    return creatures * turns;
  };
}

/** The position with one of its objects as so many equal tokens. */
function counted(position: Position, id: ObjectId, count: number): Position {
  return {
    ...position,
    objects: position.objects.map((one) => (one.id === id ? { ...one, token: true, count } : one)),
  };
}

/** The position with so many of one of its objects, where that lies. */
function crowded(position: Position, id: ObjectId, count: number): Position {
  const one = position.objects[id];
  if (!one) throw new Error('no object');
  const more = Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    ...one,
    id: (position.objects.length + index) as ObjectId,
  }));
  const zones = Object.entries(position.zones).map(([zone, ids]) => [
    zone,
    ids.includes(id) ? [...ids, ...more.map(({ id }) => id)] : ids,
  ]);
  return { ...position, objects: [...position.objects, ...more], zones: Object.fromEntries(zones) };
}

/** Orders of effects that tap an arriving creature: every one of them followed, and every position once. */
export function manyOrders(): Workload[] {
  const sources = 7;
  const { definition, position } = positionOf(
    'magic',
    `
title: many orders
players:
  - name: Apple
    battlefield: [${copies(sources, 'Imposing Sovereign')}]
  - { name: Nutmeg, hand: [Ashcoat Bear] }
cards: [{ name: Ashcoat Bear, type: Creature — Bear, stats: 2/2 }]
actions: [{ cast: Ashcoat Bear, by: Nutmeg }]`,
  );
  // Decisions, and the ends of the paths. The last effect that is left is applied unasked.
  let positions = 1;
  let orders = 1;
  for (let left = sources; left > 1; left--) {
    orders *= left;
    positions += orders;
  }
  return [
    {
      name: `plain enumeration of ${sources} effects in every order`,
      unit: 'position',
      run: () => {
        const found = [...paths(listening((hear) => open(definition.rulebook, position, hear, false)))];
        if (found.length !== orders) throw new Error(`${found.length} ways instead of ${orders}`);
        return positions;
      },
    },
    {
      name: 'the same with each position followed once',
      unit: 'ruling',
      run: () => {
        const { ways } = explore(open(definition.rulebook, position));
        if (ways !== orders) throw new Error(`${ways} ways instead of ${orders}`);
        return 1;
      },
    },
  ];
}

/** So many of one card. */
export function copies(count: number, name: string): string {
  return Array.from({ length: count }, () => name).join(', ');
}

/** Every clause of the project's cards, read anew and looked up again. */
export function sentences(): Workload[] {
  const all = Object.values(GAMES).map((definition) => {
    const cards = cardsOf(definition).all();
    return { definition, cards, pieces: cards.flatMap(({ pieces }) => pieces).length };
  });
  const total = all.reduce((sum, { pieces }) => sum + pieces, 0);
  const libraries = all.map(({ definition, cards }) => ({ library: cardsOf(definition), cards }));
  return [
    {
      name: 'sentences, cold',
      unit: 'sentence',
      run: () => {
        for (const { definition, cards } of all)
          for (const { written } of cards) definition.language().read(written.text, definition.self(written));
        return total;
      },
    },
    {
      name: 'sentences, read before',
      unit: 'sentence',
      run: () => {
        for (const { library, cards } of libraries)
          for (const { written, printing } of cards) library.find(written.name, printing);
        return total;
      },
    },
  ];
}

/** The command as a whole process: a ruling, and nothing but its version. */
export function startUps(): Workload[] {
  const given = [
    ['rule', 'scenarios/duel-masters/destruction.yaml'],
    ['rule', 'scenarios/riftbound/hourglass.yaml'],
    ['--version'],
  ];
  return given.map((args) => ({
    name: `instead ${args.join(' ')}`,
    unit: 'run',
    run: () => {
      const { status } = spawnSync(process.execPath, ['dist/command/bin.js', ...args]);
      if (status !== 0) throw new Error(`exit ${status}; has it been built?`);
      return 1;
    },
  }));
}
