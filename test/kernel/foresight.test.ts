/** Nobody pays so that nothing is left to do: each way to pay is tried, and taken back. */

import { describe, expect, test } from 'vitest';
import type { Some } from '../../src/ability/reference.js';
import type { ObjectId, PlayerId, RuleKey } from '../../src/ground/id.js';
import { withhold } from '../../src/ground/problem.js';
import { answer } from '../../src/kernel/step.js';
import type { Action } from '../../src/position/action.js';
import type { Position } from '../../src/position/position.js';
import type { Policy } from '../../src/rulebook/policy.js';
import type { Rulebook } from '../../src/rulebook/rulebook.js';
import { act, BOATS, boat, river } from './ferry.js';
import { ferryWith, type Played, played, problemOf } from './played.js';
import { ACTION, ENV } from './record.js';

const NAMES = ['a', 'b', 'c'];
const chosen = (amount: number): Some => ({ ...BOATS, quantity: { how: 'exactly', amount } });

/** To use it a player sinks so many boats; then they gain a coin. What is left on the river must do for the rulebook. */
function game(vain: Policy['vain'], sinks: number): Rulebook {
  const use = {
    needs: [],
    steps: (_game: unknown, { by }: Action) => ({
      cost: [act('sink', { object: chosen(sinks) })],
      do: [act('gain', { amount: 1 })],
      env: { ...ENV, you: by },
    }),
  };
  return { ...ferryWith({}, vain ? { vain } : {}), actions: { use } };
}

function board(action: Partial<Action> = {}, off: readonly RuleKey[] = []): Position {
  const position = river(
    NAMES.map((name) => [boat(name), 0] as const),
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
