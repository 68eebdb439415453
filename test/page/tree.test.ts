/** The outline of a tree of decisions: its lines, what is merged in them, and where a path leads. */

import { describe, expect, test } from 'vitest';
import type { BranchView, JunctionView, TargetView, TreeView } from '../../page/protocol.js';
import { follow, rowsOf, sizeOf } from '../../page/state/tree.js';

const end = (outcome: number): TargetView => ({ to: 'outcome', outcome });
const on = (junction: number): TargetView => ({ to: 'junction', junction });

function branch(label: string, to: TargetView, outcomes: number[]): BranchView {
  return { label, to, outcomes, ways: '1', all: '1', given: false };
}

function junction(question: string, ...branches: BranchView[]): JunctionView {
  return { by: 'Apple', asks: 'choose', question, about: null, cites: [], matters: true, branches };
}

/** First: a, b and c, of which a and c end the same, and b leads on to d or e. */
const TREE: TreeView = {
  start: on(0),
  omitted: 0,
  junctions: [
    junction('first', branch('a', end(0), [0]), branch('b', on(1), [0, 1]), branch('c', end(0), [0])),
    junction('then', branch('d', end(1), [1]), branch('e', end(0), [0])),
  ],
};

const lines = (tree: TreeView, isOpen: (key: string) => boolean): string[] =>
  rowsOf(tree, isOpen).map(
    ({ level, branches, path }) =>
      `${level} ${branches.map(({ label }) => label).join('+')} ${path.join('.')}`,
  );

describe('the lines of the outline', () => {
  test('branches that end in one outcome share a line', () => {
    expect(lines(TREE, () => false)).toEqual(['1 a+c 0', '1 b 1']);
  });

  test('what is unfolded stands beneath its branch', () => {
    expect(lines(TREE, () => true)).toEqual(['1 a+c 0', '1 b 1', '2 d 1.0', '2 e 1.1']);
  });

  test('a question stands before its first branch', () => {
    expect(rowsOf(TREE, () => true).map(({ first }) => first)).toEqual([true, false, true, false]);
  });

  test('branches that lead on stay apart, though they end the same', () => {
    const tree: TreeView = {
      ...TREE,
      junctions: [
        junction('first', branch('a', on(1), [0]), branch('b', on(1), [0])),
        junction('then', branch('c', end(0), [0]), branch('d', end(0), [0])),
      ],
    };
    expect(lines(tree, () => false)).toEqual(['1 a 0', '1 b 1']);
  });

  test('a decision that leaves nothing to choose is passed over', () => {
    const tree: TreeView = {
      ...TREE,
      start: on(2),
      junctions: [
        ...TREE.junctions.slice(0, 1),
        junction('then', branch('d', end(1), [1])),
        junction('before', branch('z', on(0), [0, 1])),
      ],
    };
    expect(lines(tree, () => true)).toEqual(['1 a+c 0.0', '1 b 0.1.0']);
  });

  test('of a tree that never ends the first lines are shown', () => {
    const tree: TreeView = { ...TREE, junctions: [junction('again', branch('a', on(0), [0, 1]))] };
    expect(rowsOf(tree, () => true).length).toBeLessThan(1000);
  });
});

describe('where a path leads', () => {
  test.each<[readonly number[], string[], TargetView]>([
    [[], [], on(0)],
    [[0], ['a'], end(0)],
    [[1], ['b'], on(1)],
    [[1, 0], ['b', 'd'], end(1)],
    [[9], [], on(0)],
    [[0, 3], ['a'], end(0)],
  ])('%j', (path, labels, at) => {
    const way = follow(TREE, path);
    expect(way.taken.map((one) => one.branch.label)).toEqual(labels);
    expect(way.at).toEqual(at);
  });
});

test('a tree is counted up to a limit', () => {
  expect(sizeOf(TREE, 100)).toBe(6);
  expect(sizeOf({ ...TREE, junctions: [junction('again', branch('a', on(0), [0]))] }, 50)).toBe(51);
});
