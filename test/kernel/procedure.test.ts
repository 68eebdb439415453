import { describe, expect, test } from 'vitest';
import type { Ability, Replacement } from '../../src/ability/ability.js';
import type { Some } from '../../src/ability/reference.js';
import { open } from '../../src/kernel/open.js';
import type { Notice } from '../../src/kernel/play/observer.js';
import type { Play } from '../../src/kernel/play/play.js';
import { save } from '../../src/kernel/saving/save.js';
import { advance, answer } from '../../src/kernel/step.js';
import type { Answer } from '../../src/position/decision.js';
import type { Position } from '../../src/position/position.js';
import { boat, ferry, river } from './ferry.js';
import { shelvesOf } from './shelves.js';

const everyBoat: Some = {
  what: 'some',
  quantity: { how: 'every', said: 'all' },
  described: { head: { sort: 'boat' } },
};
const sinkAll: Ability = { ability: 'spell', do: [{ do: 'act', act: { event: 'sink', object: everyBoat } }] };
/** Boats that would sink land instead. */
const landing: Replacement = {
  ability: 'replacement',
  says: 'instead',
  watch: { event: 'sink', object: { ...everyBoat, as: 0 } },
  outcome: {
    outcome: 'stand in',
    do: [{ do: 'act', act: { event: 'land', object: { what: 'that', of: 0, said: 'it' } } }],
  },
};

function start(position: Position, notices?: Notice[]): Play {
  const play = open(ferry, position, notices ? (notice) => notices.push(notice) : null);
  advance(play);
  return play;
}

const zones = (play: Play): string[] => play.table.position.objects.map(({ zone }) => zone);

describe('a group of events', () => {
  test('happens at once where nothing could replace it', () => {
    expect(
      zones(
        start(
          river(
            [
              [boat('a'), 0],
              [boat('b'), 1],
            ],
            [sinkAll],
          ),
        ),
      ),
    ).toEqual(['deep', 'deep']);
  });

  test('is looked at by the player whom the policy names, with what the policy offers', () => {
    const play = start(
      river(
        [
          [boat('a', landing), 0],
          [boat('b'), 1],
          [boat('c'), 2],
        ],
        [sinkAll],
      ),
    );
    expect(play.table.position.decision).toMatchObject({
      by: 2,
      asks: 'apply',
      domain: { of: 'options', options: [{ option: 'effect', nodes: [0, 1] }, { option: 'decline' }] },
    });
  });

  test('what stands in for two events does so once, and waits until it is released', () => {
    const notices: Notice[] = [];
    const play = start(
      river(
        [
          [boat('a', landing), 0],
          [boat('b'), 1],
          [boat('c'), 2],
        ],
        [sinkAll],
      ),
      notices,
    );
    answer(play, { option: 0 });
    // Only the first of the two is spoken of by "it"; the third sank before what was held came about.
    expect(zones(play)).toEqual(['bank', 'river', 'deep']);
    const happened = notices.flatMap((one) =>
      one.notice === 'happened' ? [`${one.event.kind} ${one.event.object}`] : [],
    );
    expect(happened).toEqual(['sink 2', 'land 0']);
  });

  test('goes its way where the effect is declined', () => {
    const play = start(
      river(
        [
          [boat('a', landing), 0],
          [boat('b'), 1],
        ],
        [sinkAll],
      ),
    );
    answer(play, { option: 1 });
    expect(zones(play)).toEqual(['deep', 'deep']);
  });
});

describe('a position in the middle of a decision', () => {
  test('can be written out, read back and continued, with the same end', () => {
    const play = start(
      river(
        [
          [boat('a', landing), 0],
          [boat('b', landing), 1],
          [boat('c'), 2],
        ],
        [sinkAll],
      ),
    );
    const ends = new Set<string>();
    explore(play, (end) => ends.add(JSON.stringify(end)));
    const again = open(ferry, JSON.parse(JSON.stringify(save(play))));
    const endsAgain = new Set<string>();
    explore(again, (end) => endsAgain.add(JSON.stringify(end)));
    expect(endsAgain).toEqual(ends);
    expect(ends.size).toBeGreaterThan(1);
  });

  test('is as it was once a choice has been taken back, index and all', () => {
    const play = start(
      river(
        [
          [boat('a', landing), 0],
          [boat('b', landing), 1],
        ],
        [sinkAll],
      ),
    );
    const position = JSON.stringify(save(play));
    const index = JSON.stringify(shelvesOf(play.table.index));
    const mark = play.table.journal.mark();
    answer(play, { option: 0 });
    expect(JSON.stringify(save(play))).not.toBe(position);
    play.table.journal.undo(mark);
    expect(JSON.stringify(save(play))).toBe(position);
    expect(JSON.stringify(shelvesOf(play.table.index))).toBe(index);
  });
});

function explore(play: Play, end: (position: Position) => void): void {
  const { decision } = play.table.position;
  if (!decision) return end(save(play));
  const answers: Answer[] =
    decision.domain.of === 'options' ? decision.domain.options.map((_, option) => ({ option })) : [];
  for (const one of answers) {
    const mark = play.table.journal.mark();
    answer(play, one);
    explore(play, end);
    play.table.journal.undo(mark);
  }
}
