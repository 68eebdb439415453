/** An object that takes another's place; things that can be done in several ways, or only at a cost. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import { viewOf } from '../../src/evaluate/object/characteristics.js';
import type { ObjectId } from '../../src/ground/id.js';
import { open } from '../../src/kernel/open.js';
import { handsOf } from '../../src/kernel/play/hands.js';
import type { Play } from '../../src/kernel/play/play.js';
import { save } from '../../src/kernel/saving/save.js';
import { advance, answer } from '../../src/kernel/step.js';
import type { Card } from '../../src/position/card.js';
import type { Position } from '../../src/position/position.js';
import { act, boat, called, ferry, river, says, THIS } from './ferry.js';
import { shelvesOf } from './shelves.js';

const A = 0 as ObjectId;
const B = 1 as ObjectId;
const C = 2 as ObjectId;

function played(position: Position): Play {
  const play = open(ferry, position);
  advance(play);
  return play;
}

describe('a boat that takes the place of another', () => {
  const heavier = says({
    do: 'last on',
    until: 'turn',
    on: called('a'),
    ops: [{ op: 'modify', trait: 'weight', by: 5 }],
  });
  const relief = act('relieve', { object: called('a', { as: 0 }), other: called('b') });
  const board = (...said: Ability[]): Position => {
    const position = river(
      [
        [boat('a'), 1],
        [boat('b'), 0],
        [boat('c'), 1],
      ],
      said,
    );
    const [a, , c] = position.objects;
    if (a) Object.assign(a, { status: ['wet'], damage: 2, counters: { oar: 3 } });
    if (c) Object.assign(c, { host: A, at: A });
    return position;
  };

  test('has what that one had, where it was; that one has nothing any more', () => {
    const { objects, zones } = played(board(says(relief))).table.position;
    expect(objects[B]).toMatchObject({
      zone: 'river',
      controller: 1,
      owner: 0,
      status: ['wet'],
      damage: 2,
      counters: { oar: 3 },
    });
    expect(objects[A]).toMatchObject({ zone: 'bank', status: [], damage: 0, counters: {} });
    expect(objects[C]).toMatchObject({ host: B, at: B });
    expect(zones.river).toEqual([B, C]);
  });

  test('is under the effects that lasted on that one, until they end', () => {
    const play = played(board(heavier, says(relief)));
    expect(viewOf(play, B).traits?.weight).toBe(6);
    expect(viewOf(play, A).traits?.weight).toBe(1);
    handsOf(play).expire('turn');
    expect(viewOf(play, B).traits?.weight).toBe(1);
  });

  test('is what the text goes on to speak of', () => {
    const { objects } = played(
      board(says(relief, act('sink', { object: { what: 'that', of: 0, said: 'it' } }))),
    ).table.position;
    expect(objects.map(({ zone }) => zone)).toEqual(['bank', 'deep', 'river']);
  });

  test('is what its text means by "this" from then on', () => {
    const does: Ability = {
      ability: 'triggered',
      on: { event: 'gain' },
      do: [act('relieve', { object: THIS, other: called('b') }), act('sink', { object: THIS })],
    };
    const said = [says(act('gain', { amount: 1 }))];
    const crew: [Card, number][] = [
      [boat('a', does), 1],
      [boat('b'), 0],
    ];
    const { objects } = played(river(crew, said)).table.position;
    expect(objects.map(({ zone }) => zone)).toEqual(['bank', 'deep']);
  });

  test('is found again when the position is taken up anew', () => {
    const play = played(board(heavier, says(relief)));
    expect(shelvesOf(open(ferry, save(play)).table.index)).toEqual(shelvesOf(play.table.index));
  });
});

describe('a toll', () => {
  const toll = says(act('toll'));
  const holding = (values: { coins: number; oars?: number }): Position => {
    const position = river([], [toll]);
    const [player] = position.players;
    if (player) player.values = { ...values };
    return position;
  };

  test('that can be paid in two ways is paid in the one that the player chooses', () => {
    const play = played(holding({ coins: 3, oars: 1 }));
    expect(play.table.position.decision).toMatchObject({
      by: 0,
      asks: 'name',
      domain: { of: 'words', words: ['coins', 'oars'], open: false },
    });
    answer(play, { word: 'oars' });
    expect(play.table.position.players[0]?.values).toEqual({ coins: 3, oars: 0 });
  });

  test('that can be paid in one way asks nobody', () => {
    const play = played(holding({ coins: 3 }));
    expect(play.table.position.decision).toBeNull();
    expect(play.table.position.players[0]?.values).toEqual({ coins: 0 });
  });

  test('that cannot be paid keeps its player from what it is the cost of', () => {
    const may = says({
      do: 'may',
      who: { who: 'you' },
      cost: [act('toll')],
      steps: [act('gain', { amount: 1 })],
    });
    const broke = river([], [may]);
    const rich = river([], [may]);
    const [player] = broke.players;
    if (player) player.values = { coins: 0 };
    expect(played(broke).table.position.decision).toBeNull();
    expect(played(rich).table.position.decision).toMatchObject({ asks: 'may' });
  });
});
