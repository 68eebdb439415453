/** Data of one's own in the place of a file: what is wrong with it is named by its path. */

import { describe, expect, test } from 'vitest';
import { ask } from '../../src/explain/ask.js';
import { answer } from '../../src/explore/answering.js';
import type { Choice } from '../../src/explore/choice/choice.js';
import { fixedAfter } from '../../src/explore/choice/fixing.js';
import { explore } from '../../src/explore/ruling.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import { advance } from '../../src/kernel/step.js';
import type { Answer } from '../../src/position/decision.js';
import { magic } from '../../src/rulebooks/magic/index.js';
import { yugioh } from '../../src/rulebooks/yugioh/index.js';
import { setUpBoard } from '../../src/scenario/board.js';
import { sourceOf } from '../../src/scenario/data.js';
import { judge } from '../../src/scenario/judge.js';
import { CardLibrary } from '../../src/scenario/library.js';
import { LIMITS } from '../../src/scenario/limits.js';
import { readScenario } from '../../src/scenario/scenario.js';

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

  describe('that fixes answers', () => {
    const FIXED = {
      game: 'magic',
      title: 'which cub, and whether it is spared',
      cards: [
        { name: 'Test Cub', type: 'Creature', text: 'If this creature would die, you may exile it instead.' },
      ],
      players: [
        { name: 'Apple', battlefield: ['Test Cub', { card: 'Test Cub', as: 'other' }] },
        { name: 'Nutmeg' },
      ],
      actions: [{ say: 'Destroy target creature.', by: 'Nutmeg', targets: ['other'] }],
      choices: [{ by: 'Apple', choose: 'accept' }],
    };

    test('has them given by whoever explores it, or is asked, as they are judged', () => {
      const { position, fixing, scenario, cards, source } = setUpBoard(magic, FIXED);
      const play = open(magic.rulebook, position);
      const { ruling } = judge(magic, scenario, cards, source);
      expect(explore(play).outcomes).toHaveLength(4);
      expect(explore(play, { fixing })).toEqual(ruling);
      expect(ruling?.outcomes).toHaveLength(1);
      const made: Choice[] = [];
      for (;;) {
        const { question, end } = ask(magic, position, made, { fixing });
        if (!question) {
          expect(end?.changes).toHaveLength(1);
          break;
        }
        expect(question.fixed).toBe(true);
        made.push(...question.options.map(({ choice }) => choice));
        advance(play);
        answer(play, made.at(-1)?.answer as Answer);
        const left = fixing && fixedAfter(fixing, made);
        expect(explore(play, { fixing: left }).outcomes).toHaveLength(1);
      }
      expect(made.map(({ scripted }) => scripted?.list)).toEqual(['targets', 'choices']);
    });

    test('says so where one is not offered', () => {
      const { position, fixing } = setUpBoard(magic, {
        ...FIXED,
        choices: [{ by: 'Apple', choose: 'Test Cub' }],
      });
      for (const act of [
        () => explore(open(magic.rulebook, position), { fixing }),
        () => ask(magic, position, [], { fixing }),
      ])
        for (const _ of ['and', 'again'])
          expect(act).toThrow(
            expect.objectContaining({ problems: [expect.objectContaining({ code: 'choice/not-offered' })] }),
          );
    });

    test('fixes none where it has none', () => {
      expect(setUpBoard(magic, BOARD).fixing).toBeNull();
    });
  });

  test('of another game is refused by its game, whoever sets it up', () => {
    const source = sourceOf(BOARD);
    const { scenario } = readScenario(source, magic);
    if (!scenario) throw new Error();
    const { problems } = judge(yugioh, scenario, new CardLibrary(yugioh), source);
    expect(problems.map(({ code, place }) => [code, place?.path])).toEqual([['scenario/value', ['game']]]);
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
    ['what is left out of a list', { title: 'x', players: new Array(2) }, 'source/not-plain'],
    [
      'one thing left out of a list',
      { title: 'x', players: [{ name: 'Apple' }, undefined] },
      'source/not-plain',
    ],
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
