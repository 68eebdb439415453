/** What is done for each of several things that a text has done something to: for all of them at once. */

import { expect, test } from 'vitest';
import type { Act } from '../../src/ability/act.js';
import type { Condition } from '../../src/ability/condition.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { What, Who } from '../../src/ability/reference.js';
import type { PlayerId } from '../../src/ground/id.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, river, says, THIS, YOU } from './ferry.js';
import { ferryWith, type Played, played, problemOf } from './played.js';

const it: What = { what: 'that', of: 1, said: 'it' };
const ITS_OWNER: Who = { who: 'owner', of: it };
const ITS_CONTROLLER: Who = { who: 'controller', of: it };
const happening: EventRule = { happen: () => true };
const EVENTS = {
  whistle: happening,
  horn: happening,
  load: happening,
  fruitless: { happen: () => false },
  barred: { impossible: () => 'at-once', happen: () => true },
};

/** "For each boat sunk this way, ...". */
function each(...steps: readonly Instruction[]): Instruction {
  const of = { what: 'done', of: 0, described: { head: { sort: 'boat' } }, said: 'sunk', as: 1 } as const;
  return { do: 'for each', of, steps: [...steps] };
}
const sinks = act('sink', { object: BOATS, came: 0 });
const load = (more: Partial<Act> = {}): Instruction => act('load', { by: ITS_OWNER, amount: 2, ...more });

interface Board {
  readonly owners?: readonly number[];
  /** How many equal boats the first one stands for. */
  readonly count?: number;
  /** Who controls the first boat as it sinks. */
  readonly controller?: number;
  /** How often the first boat has been elsewhere before. */
  readonly stint?: number;
  readonly policy?: Partial<Policy>;
}

/** All boats sink, and then that is done. */
function run(steps: readonly Instruction[], board: Board = {}): Played {
  const { owners = [0, 1, 2], count = 1, controller = owners[0] ?? 0, stint = 0, policy = {} } = board;
  const boats = owners.map((owner, at) => [boat('abc'[at] ?? ''), owner] as const);
  const position = river(boats, [says(...steps)], 'plain');
  Object.assign(position.objects[0] ?? {}, { count, stint, controller: controller as PlayerId });
  return played(position, ferryWith(EVENTS, policy));
}

/** What is raised together: by whom, how much of it. */
const raised = ({ notices }: Played): unknown =>
  notices.flatMap((one) => {
    if (one.notice !== 'raised' || one.events.some(({ kind }) => kind === 'sink')) return [];
    return [one.events.map(({ kind, player, amount }) => `${kind} ${player} ${amount ?? ''}`.trim())];
  });

test.each<{ what: string; steps: readonly Instruction[]; board?: Board; comes: unknown }>([
  {
    what: 'is done for all of them at once, and what is said later after it',
    steps: [sinks, each(load()), act('horn', { by: YOU })],
    comes: [['load 0 2', 'load 1 2', 'load 2 2'], ['horn 0']],
  },
  {
    what: 'is done in several steps is done step by step, each for all of them',
    steps: [sinks, each(load(), act('whistle', { by: ITS_OWNER })), act('horn', { by: YOU })],
    comes: [['load 0 2', 'load 1 2', 'load 2 2'], ['whistle 0', 'whistle 1', 'whistle 2'], ['horn 0']],
  },
  {
    what: 'is done to one player several times is done once, and so much more of it',
    steps: [sinks, each(load())],
    board: { owners: [0, 1, 0] },
    comes: [['load 0 4', 'load 1 2']],
  },
  {
    what: 'is done for equal things is done for each of them; what has no amount has none then, either',
    steps: [sinks, each(load(), act('whistle', { by: ITS_OWNER }))],
    board: { owners: [0, 1], count: 3 },
    comes: [
      ['load 0 6', 'load 1 2'],
      ['whistle 0', 'whistle 1'],
    ],
  },
  {
    what: 'its controller does is done by whoever controlled it before it was moved',
    steps: [sinks, each(load({ by: ITS_CONTROLLER }))],
    board: { owners: [0, 1], controller: 2 },
    comes: [['load 2 2', 'load 1 2']],
  },
  {
    what: 'the controller of what has been elsewhere before does is done by its last one',
    steps: [sinks, each(load({ by: ITS_CONTROLLER }))],
    board: { owners: [0, 1], controller: 2, stint: 5 },
    comes: [['load 2 2', 'load 1 2']],
  },
  {
    what: 'the controller of what has not moved does is done by whoever controls it',
    steps: [act('whistle', { by: YOU, object: BOATS, came: 0 }), each(load({ by: ITS_CONTROLLER }))],
    board: { owners: [0, 1], controller: 2 },
    comes: [
      ['whistle 0', 'whistle 0'],
      ['load 2 2', 'load 1 2'],
    ],
  },
  {
    what: 'is done for nothing is nothing',
    steps: [act('sink', { object: called('z'), came: 0 }), each(load()), act('horn', { by: YOU })],
    comes: [['horn 0']],
  },
  {
    what: 'consists of nothing is passed over',
    steps: [sinks, each({ do: 'several', said: 'and', steps: [] }), act('horn', { by: YOU })],
    comes: [['horn 0']],
  },
  {
    what: 'is done to it, and with the object of the text, asks for no choice',
    steps: [sinks, each(act('whistle', { by: YOU, object: it, other: THIS }))],
    board: { owners: [1] },
    comes: [['whistle 0']],
  },
  {
    what: 'one player alone does is done at once where several would do it one after the other',
    steps: [sinks, each(load())],
    board: { owners: [1, 1], policy: { inTurn: () => true } },
    comes: [['load 1 4']],
  },
])('what $what', ({ steps, board, comes }) => {
  expect(raised(run(steps, board))).toEqual(comes);
});

const choice: What = { ...BOATS, quantity: { how: 'one', said: 'a' } };

test.each<{ what: string; step: Instruction; board?: Board; withheld: boolean }>([
  { what: 'something is offered', step: { do: 'may', who: YOU, steps: [load()] }, withheld: true },
  { what: 'a player is chosen', step: load({ by: { who: 'target', of: 'player' } }), withheld: true },
  { what: 'its object is chosen', step: load({ object: choice }), withheld: true },
  { what: 'its other object is chosen', step: load({ object: it, other: choice }), withheld: true },
  { what: 'what it is a copy of is chosen', step: load({ copy: { of: choice } }), withheld: true },
  {
    what: 'several players would do it one after the other',
    step: load(),
    board: { policy: { inTurn: () => true } },
    withheld: true,
  },
  { what: 'all of it is known', step: load({ object: it }), withheld: false },
])('whether no ruling is given where $what: $withheld', ({ step, board, withheld }) => {
  const code = problemOf(() => run([sinks, each(step)], board))?.code;
  expect(code).toBe(withheld ? 'rule/not-modelled' : undefined);
});

const did: Condition = { if: 'did' };
const ifDone: Instruction = { do: 'if', given: did, yes: [act('whistle')], no: [act('horn')] };
const happened: Policy['did'] = (outcome) => outcome.happened;

test.each<{ what: string; steps: readonly Instruction[]; policy?: Partial<Policy>; goesOn: string }>([
  { what: 'was tried where there was anything', steps: [sinks, each(act('fruitless'))], goesOn: 'whistle' },
  {
    what: 'was not tried where there was nothing',
    steps: [act('sink', { object: called('z'), came: 0 }), each(load())],
    goesOn: 'horn',
  },
  { what: 'was tried where none of it can happen', steps: [sinks, each(act('barred'))], goesOn: 'whistle' },
  {
    what: 'was not done where none of it can happen',
    steps: [sinks, each(act('barred'))],
    policy: { did: happened },
    goesOn: 'horn',
  },
  {
    what: 'was not done where nothing came of it',
    steps: [sinks, each(act('fruitless'))],
    policy: { did: happened },
    goesOn: 'horn',
  },
  {
    what: 'was done where something came of it',
    steps: [sinks, each(load())],
    policy: { did: happened },
    goesOn: 'whistle',
  },
])('"if so", after what $what', ({ steps, policy = {}, goesOn }) => {
  expect(
    run([...steps, ifDone], { policy })
      .happened()
      .at(-1),
  ).toBe(goesOn);
});
