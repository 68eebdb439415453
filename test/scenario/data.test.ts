/** Data of one's own in the place of a file: what is wrong with it is named by its path. */

import { describe, expect, test } from 'vitest';
import { Withheld } from '../../src/ground/problem.js';
import { magic } from '../../src/rulebooks/magic/index.js';
import { setUpBoard } from '../../src/scenario/board.js';
import { sourceOf } from '../../src/scenario/data.js';
import { CardLibrary } from '../../src/scenario/library.js';
import { LIMITS } from '../../src/scenario/limits.js';

const BOARD = {
  game: 'magic',
  title: 'a cub',
  cards: [{ name: 'Test Cub', type: 'Creature', stats: '2/2' }],
  players: [{ name: 'Apple', battlefield: ['Test Cub', { card: 'Test Cub', as: 'other', tapped: true }] }],
};

/** The codes and paths of what is wrong with something; none where it is taken. */
function wrong(act: () => unknown): [string, readonly PropertyKey[] | undefined][] {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof Withheld) return error.problems.map(({ code, place }) => [code, place?.path]);
    throw error;
  }
}

describe('a board', () => {
  test('becomes a position, and what it lists is not written to', () => {
    const before = JSON.stringify(BOARD);
    const { position, unread, scenario } = setUpBoard(magic, BOARD);
    expect(position.objects.map(({ status }) => status)).toEqual([[], ['tapped']]);
    expect(unread).toEqual([]);
    expect(scenario.title).toBe('a cub');
    expect(JSON.stringify(BOARD)).toBe(before);
  });

  test('finds cards beneath its own', () => {
    const beneath = new CardLibrary(magic);
    beneath.addFile(sourceOf({ game: 'magic', cards: BOARD.cards }));
    const { cards: _, ...bare } = BOARD;
    expect(setUpBoard(magic, bare, beneath).position.objects).toHaveLength(2);
    expect(wrong(() => setUpBoard(magic, bare))).toContainEqual([
      'card/unknown-card',
      ['players', 0, 'battlefield', 0],
    ]);
  });

  test.each<[string, object, string, readonly PropertyKey[]]>([
    ['a key that there is not', { turm: 'Apple' }, 'scenario/unknown-key', ['turm']],
    ['another kind of value', { players: 'Apple' }, 'scenario/type', ['players']],
    ['a value that is not there', { title: undefined }, 'scenario/missing', []],
    [
      'a player who is not there',
      { actions: [{ say: 'Destroy all creatures.', by: 'Pear' }] },
      'scenario/unknown-player',
      ['actions', 0, 'by'],
    ],
    ['a card written twice', { cards: [...BOARD.cards, ...BOARD.cards] }, 'card/twice', ['cards', 1]],
  ])('%s has its path', (_, change, code, path) => {
    expect(wrong(() => setUpBoard(magic, { ...BOARD, ...change }))).toContainEqual([code, path]);
  });

  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
  const round: { [key: string]: unknown } = {};
  round.round = round;

  test.each<[string, unknown, string]>([
    ['a function', { title: () => 1 }, 'source/not-plain'],
    ['a date', { date: new Date(0) }, 'source/not-plain'],
    ['no number', { title: Number.NaN }, 'source/not-plain'],
    ['a large number', { title: 1n }, 'source/not-plain'],
    ['nothing', undefined, 'source/not-plain'],
    ['a prototype', JSON.parse('{ "__proto__": {} }'), 'source/forbidden-key'],
    ['what goes round', round, 'source/too-deep'],
    ['lists in lists', deep(100), 'source/too-deep'],
    ['too many parts', Array(LIMITS.parts + 1).fill(0), 'source/too-many-parts'],
    ['too long a text', { title: 'x'.repeat(LIMITS.scenario + 1) }, 'source/too-large'],
  ])('%s is refused', (_, data, code) => {
    expect(wrong(() => sourceOf(data)).map(([found]) => found)).toEqual([code]);
  });

  test('cards may be as long as a file', () => {
    const cards = [{ name: 'Long', type: 'Note', text: 'x'.repeat(LIMITS.scenario + 1) }];
    expect(wrong(() => sourceOf({ cards }))).toEqual([]);
  });
});

describe('a place in data', () => {
  const data = { a: 1, 'b"': [{ c: [] }, { d: { e: null } }], f: 'text' };
  const lines = JSON.stringify(data, null, 2).split('\n');
  const source = sourceOf(data, 'own');

  test.each<[readonly PropertyKey[], string]>([
    [[], '{'],
    [['a'], '1'],
    [['b"'], '['],
    [['b"', 0], '{'],
    [['b"', 0, 'c'], '[]'],
    [['b"', 1, 'd', 'e'], 'null'],
    [['f'], '"text"'],
  ])('%j is where JSON has it', (path, starts) => {
    const { line, column, excerpt, path: found, file } = source.place(path);
    expect(excerpt).toBe(lines[line - 1]);
    expect(excerpt?.slice(column - 1)).toMatch(starts === '{' || starts === '[' ? /^[{[]/ : /./);
    expect(excerpt?.slice(column - 1).replace(/,$/, '')).toBe(starts);
    expect([found, file]).toEqual([path, 'own']);
  });

  test('a key has its own, and what is not there that around it', () => {
    const { line, column, excerpt } = source.keyPlace(['b"']);
    expect([line, excerpt?.slice(column - 1)]).toEqual([3, '"b\\"": [']);
    expect(source.place(['b"', 7, 'x']).path).toEqual(['b"']);
  });
});
