/** A position that is taken up under another rulebook than its own, or in another form: what is wrong is said. */

import { describe, expect, test } from 'vitest';
import { Withheld } from '../../src/ground/problem.js';
import { isMistaken, open } from '../../src/kernel/open.js';
import { POSITION_FORMAT, type Position } from '../../src/position/position.js';
import type { Rulebook } from '../../src/rulebook/rulebook.js';
import { boat, ferry, river, says } from './ferry.js';
import { problemOf } from './played.js';

const board = river([[boat('a'), 0]], [says()]);

/** Taken up with another form or of another game, as somebody may have it who does not let the compiler look. */
const taking = (change: { readonly format?: unknown; readonly game?: unknown }) => () =>
  open(ferry, { ...board, ...change } as unknown as Position);
const said = (change: { readonly format?: unknown; readonly game?: unknown }): unknown => {
  const problem = problemOf(taking(change));
  return [problem?.code, problem?.message];
};

describe('a position', () => {
  test('of this form and game is taken up', () => {
    expect(isMistaken(ferry, board)).toBe(false);
    expect(taking({})).not.toThrow();
  });

  test.each([
    [POSITION_FORMAT + 1, String(POSITION_FORMAT + 1)],
    ['old', '"old"'],
    [undefined, 'none'],
  ])('in the form %s is not understood', (format, words) => {
    const message = `This position has format ${words}; ${POSITION_FORMAT} is understood.`;
    expect(said({ format })).toEqual(['position/format', message]);
    expect(said({ format, game: 'bridge' })).toEqual(['position/format', message]);
  });

  test.each([null, undefined])('that is none is not taken up: %j', (none) => {
    expect(problemOf(() => open(ferry, none as unknown as Position))?.code).toBe('position/format');
  });

  test.each([
    ['bridge', '"bridge"'],
    [7, 'no game'],
    [undefined, 'no game'],
  ])('of the game %s belongs under another rulebook', (game, words) => {
    expect(said({ game })).toEqual([
      'position/game',
      `This is a position of ${words}, not of ${ferry.name}.`,
    ]);
  });
});

test('a definition is no rulebook, whatever it is to take up', () => {
  const definition = { rulebook: ferry, language: {} } as unknown as Rulebook;
  const act = (): unknown => open(definition, board);
  expect(act).toThrow(TypeError);
  expect(act).not.toThrow(Withheld);
});
