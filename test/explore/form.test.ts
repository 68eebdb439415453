/** Nothing that is written in a position is overlooked: whatever is changed in it makes another position of it. */

import { describe, expect, test } from 'vitest';
import { answersTo } from '../../src/explore/choice/answers.js';
import { formOf } from '../../src/explore/form/form.js';
import { Atoms } from '../../src/explore/form/term.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import type { Play } from '../../src/kernel/play/play.js';
import { advance, answer } from '../../src/kernel/step.js';
import type { Position } from '../../src/position/position.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';
import { type Board, boardOf } from './boards.js';

/** What is not part of the form as it stands: names of things, points in time, and what all positions share. */
const OTHERWISE =
  /^(?:format|game|rules|date|without|cards|clock|moment)\b|\.(?:id|since|stint|stints|moment|zones|shuffled)\b|(?:^|\.)(?:zones|shuffled)\b|\.(?:effect|frame|option|of)$|\.was\.object\.(?:zone|holder)$/;

/** Of an event that has happened: what was said of it by then, and what follows it, which is in hand. */
const OVER: ReadonlySet<string> = new Set(['declined', 'ranked', 'after']);

/** Changed leaves that are looked at in one position. */
const MOST = 40;

/** The position with a word, a truth or an amount changed, for each that is to be changed. */
function* changes(position: Position): Generator<{ path: string; changed: Position }> {
  const paths: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      const isOver = 'state' in value && value.state === 'done';
      for (const [key, one] of Object.entries(value))
        if (!(isOver && OVER.has(key))) walk(one, path === '' ? key : `${path}.${key}`);
    } else if ((typeof value === 'string' || typeof value === 'boolean') && !OTHERWISE.test(path))
      paths.push(path);
  };
  walk(position, '');
  const every = Math.max(1, Math.floor(paths.length / MOST));
  for (const path of paths.filter((_, index) => index % every === 0)) {
    const changed = structuredClone(position);
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const record = keys.reduce((at: unknown, key) => (at as Record<string, unknown>)[key], changed) as Record<
      string,
      unknown
    >;
    const before = record[last];
    record[last] = typeof before === 'boolean' ? !before : `${before}x`;
    yield { path, changed };
  }
}

function asked({ definition, position }: Board): Play | null {
  const play = open(definition.rulebook, position);
  try {
    advance(play);
  } catch (withheld) {
    if (!(withheld instanceof Withheld)) throw withheld;
  }
  return play.table.position.decision ? play : null;
}

/** The same game with another position in its place. */
function inPlace(play: Play, position: Position): Play {
  return { ...play, table: Object.assign(Object.create(play.table), { position, derived: [] }) };
}

/** Positions that are looked at on the ways of one scenario. */
const MANY = 40;

/** The decisions that are met as one answer after the other is gone into and taken back. */
function* met(play: Play): Generator<void> {
  const { table } = play;
  const { decision } = table.position;
  if (!decision) return;
  yield;
  for (const given of answersTo(decision)) {
    const mark = table.journal.mark();
    try {
      answer(play, given);
      yield* met(play);
    } catch (withheld) {
      if (!(withheld instanceof Withheld)) throw withheld;
    } finally {
      table.journal.undo(mark);
    }
  }
}

function* first<One>(all: Iterable<One>, most: number): Generator<One> {
  let left = most;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const named = scenariosOf(definition)
      .shelved.filter((_, index) => index % 6 === 0)
      .map((one) => ({ one, name: one.scenario.title }));
    test.each(named)('$name', ({ one }) => {
      const set = boardOf(one);
      const play = set && asked(set);
      if (!play) return;
      const atoms = new Atoms();
      const { position } = play.table;
      const { form } = formOf(play, atoms, '', false);
      expect(formOf(inPlace(play, structuredClone(position)), atoms, '', false).form).toBe(form);
      for (const { path, changed } of changes(position)) {
        expect(formOf(inPlace(play, changed), atoms, '', false).form, path).not.toBe(form);
      }
    });

    test.each(named)('what is kept from position to position makes no other form: $name', ({ one }) => {
      const set = boardOf(one);
      const play = set && asked(set);
      if (!play) return;
      for (const ordered of [false, true]) {
        const atoms = new Atoms();
        for (const _ of first(met(play), MANY)) {
          const anew = inPlace(play, structuredClone(play.table.position));
          expect(formOf(play, atoms, '', ordered).form).toBe(formOf(anew, atoms, '', ordered).form);
        }
      }
    });
  },
);
