/** Nobody pays so that nothing is left to do: each way to pay is tried, and taken back. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some } from '../../src/ability/reference.js';
import type { ObjectId, PlayerId, RuleKey } from '../../src/ground/id.js';
import { withhold } from '../../src/ground/problem.js';
import { answer } from '../../src/kernel/step.js';
import type { Action } from '../../src/position/action.js';
import type { Position } from '../../src/position/position.js';
import type { Policy } from '../../src/rulebook/policy.js';
import type { Rulebook } from '../../src/rulebook/rulebook.js';
import { act, BOATS, boat, called, insteadOfSinking, river, YOU } from './ferry.js';
import { ferryWith, type Played, played, problemOf } from './played.js';
import { ACTION, ENV } from './record.js';

const NAMES = ['a', 'b', 'c'];
const chosen = (amount: number): Some => ({ ...BOATS, quantity: { how: 'exactly', amount } });

/** To use it a player sinks so many boats; then they gain a coin. What is left on the river must do for the rulebook. */
function game(vain: Policy['vain'], sinks: number): Rulebook {
  return costing(vain, act('sink', { object: chosen(sinks) }));
}

function costing(vain: Policy['vain'], cost: Instruction): Rulebook {
  const use = {
    needs: [],
    steps: (_game: unknown, { by }: Action) => ({
      cost: [cost],
      do: [act('gain', { amount: 1 })],
      env: { ...ENV, you: by },
    }),
  };
  return { ...ferryWith({}, vain ? { vain } : {}), actions: { use } };
}

function board(
  action: Partial<Action> = {},
  off: readonly RuleKey[] = [],
  first: readonly Ability[] = [],
): Position {
  const position = river(
    NAMES.map((name, at) => [boat(name, ...(at === 0 ? first : [])), 0] as const),
    [],
    'plain',
  );
  const [frame] = position.work;
  if (frame?.frame === 'actions') frame.actions = [{ ...ACTION, by: 0 as PlayerId, ...action }];
  position.without = { abilities: [], rules: [...off] };
  return position;
}

/** In vain, unless one of these is left on the river. */
const needs =
  (...names: readonly string[]): NonNullable<Policy['vain']> =>
  ({ table }) => {
    const left = table.position.objects.filter(({ zone }) => zone === 'river');
    return left.some(({ id }) => names.includes(NAMES[id] ?? '')) ? null : 'tide';
  };

const offered = ({ play }: Played): unknown => {
  const { decision } = play.table.position;
  return decision?.domain.of === 'objects' ? decision.domain.from : null;
};

describe('what is paid with', () => {
  test.each([
    { vain: undefined, from: [0, 1, 2] },
    { vain: needs('a', 'b', 'c'), from: [0, 1, 2] },
    // Whichever of two is sunk, one of them is left.
    { vain: needs('a', 'b'), from: [0, 1, 2] },
    { vain: needs('a'), from: [1, 2] },
  ])('is chosen among what leaves something to do', ({ vain, from }) => {
    const run = played(board(), game(vain, 1));
    expect(offered(run)).toEqual(from);
    expect(run.notices.filter(({ notice }) => notice === 'happened')).toEqual([]);
    answer(run.play, { objects: [from[0] as ObjectId] });
    expect(run.happened()).toEqual([`sink ${from[0]}`, 'gain 1']);
  });

  test('is not asked for where one answer alone does', () => {
    const run = played(board(), game(needs('b'), 2));
    expect(run.happened()).toEqual(['sink 0', 'sink 2', 'gain 1']);
    expect(run.notices.filter(({ notice }) => notice === 'answered')).toEqual([]);
  });

  test('is asked for as ever where what does are not all of some boats; who chooses otherwise is told', () => {
    const notBoth = needs('a', 'b');
    const run = played(board(), game(notBoth, 2));
    expect(offered(run)).toEqual([0, 1, 2]);
    answer(run.play, { objects: [0, 2] as ObjectId[] });
    expect(run.happened()).toEqual(['sink 0', 'sink 2', 'gain 1']);
    const other = played(board(), game(notBoth, 2));
    expect(problemOf(() => answer(other.play, { objects: [0, 1] as ObjectId[] }))?.code).toBe(
      'rule/not-modelled',
    );
  });

  test('is tried in every way before it is refused, and nothing of that is left', () => {
    const position = board({ illegal: true });
    const run = played(position, game(needs('none of them'), 1));
    expect(run.notices).toMatchObject([{ notice: 'refused', why: 'barred', rule: 'tide' }]);
    expect(run.zones()).toEqual(['river', 'river', 'river']);
    expect(problemOf(() => played(board(), game(needs('none of them'), 1)))?.code).toBe('action/barred');
  });

  test('is chosen among ways to pay, too', () => {
    const sinks = (name: string): Instruction => act('sink', { object: called(name) });
    const ways = NAMES.map((name) => [sinks(name)]);
    const cost: Instruction = { do: 'modes', choose: { least: 1, most: 1 }, of: ways };
    const words = (vain: Policy['vain']): unknown => {
      const run = played(board(), costing(vain, cost));
      return run.play.table.position.decision?.domain ?? run.happened();
    };
    expect(words(undefined)).toEqual({ of: 'words', words: ['1', '2', '3'], open: false });
    expect(words(needs('b'))).toEqual({ of: 'words', words: ['1', '3'], open: false });
    expect(words(({ table }) => (table.position.objects[1]?.zone === 'deep' ? null : 'tide'))).toEqual([
      'sink 1',
      'gain 1',
    ]);
  });

  test('is replaced only so that something is left to do', () => {
    const sinks = (name: string): Instruction => act('sink', { object: called(name) });
    const other = insteadOfSinking({ outcome: 'stand in', do: [sinks('b')] }, { optional: YOU });
    const run = (vain: Policy['vain']): Played => played(board({}, [], [other]), costing(vain, sinks('a')));
    expect(run(undefined).play.table.position.decision?.asks).toBe('may');
    expect(run(needs('b')).happened()).toEqual(['sink 0', 'gain 1']);
    expect(run(needs('a')).happened()).toEqual(['sink 1', 'gain 1']);
  });

  test('is replaced as they like by players who pay nothing', () => {
    const sinks = (name: string): Instruction => act('sink', { object: called(name) });
    const other = insteadOfSinking({ outcome: 'stand in', do: [sinks('b')] }, { optional: YOU });
    const position = board({}, [], [other]);
    const [first] = position.objects;
    if (first) first.controller = 1 as PlayerId;
    const run = played(position, costing(needs('b'), sinks('a')));
    expect(run.play.table.position.decision).toMatchObject({ asks: 'may', by: 1 });
  });

  test('is nothing where it costs nothing: then it may be done in vain', () => {
    const free = costing(needs('none of them'), act('whistle'));
    const use = { needs: [], steps: () => ({ do: [act('gain', { amount: 1 })], env: ENV }) };
    expect(played(board(), { ...free, actions: { use } }).happened()).toEqual(['gain 1']);
    const none = { needs: [], steps: () => ({ cost: [], do: [act('gain', { amount: 1 })], env: ENV }) };
    expect(played(board(), { ...free, actions: { use: none } }).happened()).toEqual(['gain 1']);
  });

  test('may be anything where that rule is switched off', () => {
    const run = played(board({}, ['tide']), game(needs('a'), 1));
    expect(offered(run)).toEqual([0, 1, 2]);
  });

  test('may be what nobody knows whether it leaves something; who says that it does not is not believed', () => {
    const unknown: Policy['vain'] = (at, words, strict) =>
      needs('a', 'c')(at, words, strict) ?? (strict ? withhold('text/unread', 'Nobody knows.') : null);
    expect(offered(played(board(), game(unknown, 1)))).toEqual([0, 1, 2]);
    expect(problemOf(() => played(board({ illegal: true }), game(unknown, 1)))?.code).toBe('text/unread');
    const broken: Policy['vain'] = () => withhold('text/unread', 'Nobody knows.');
    expect(offered(played(board(), game(broken, 1)))).toEqual([0, 1, 2]);
  });
});
