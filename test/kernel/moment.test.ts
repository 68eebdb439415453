/** Whether the game is where it was: all of a position counts, but of its times only their order. */

import { describe, expect, test } from 'vitest';
import type { AbilityKey, EffectKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { Rounds } from '../../src/kernel/round/rounds.js';
import { momentOf } from '../../src/kernel/waiting/moment.js';
import type { LastingEffect } from '../../src/position/effect.js';
import type { GameObject } from '../../src/position/object.js';
import type { Position, Waiting } from '../../src/position/position.js';
import type { Game } from '../../src/rulebook/game.js';
import { boat, ferry, river, says } from './ferry.js';

const A = 0 as ObjectId;
const B = 1 as ObjectId;
const C = 2 as ObjectId;

/** What is different in a position. */
type Change = (position: Position) => Partial<Position>;

/** Three boats, the second newer than the first and the third as old as the second; in their 4th, 2nd and 15th stint. */
function start(change: Change = () => ({})): Position {
  const position = river(
    [
      [boat('a'), 0],
      [boat('b'), 1],
      [boat('c'), 1],
    ],
    [says()],
  );
  const times = [2, 5, 5];
  const stints = [4, 2, 15];
  for (const object of position.objects) {
    object.since = times[object.id] ?? 0;
    object.stint = stints[object.id] ?? 0;
  }
  position.clock = 9;
  position.moment = 3;
  return Object.assign(position, change(position));
}

/** An effect that one of the boats has made: on others, each as it then was. */
function effect(more: Partial<LastingEffect>): LastingEffect {
  return {
    id: 1,
    made: 'a#1' as AbilityKey,
    source: A,
    stint: 4,
    controller: 0 as PlayerId,
    since: 3,
    refs: [],
    on: [],
    ...more,
  };
}

function waiting(id: number, moment: number, of = 'o0.4:a#1'): Waiting {
  const ability = 'a#1' as AbilityKey;
  const env = {
    you: 0 as PlayerId,
    source: A,
    stint: 4,
    ability,
    refs: [],
    event: null,
    uses: [],
    manner: 'effect',
  };
  return { id, effect: of as EffectKey, ability, moment, env };
}

/** Each of the boats otherwise. */
function boats(change: (boat: GameObject) => Partial<GameObject>): Change {
  return ({ objects }) => ({ objects: objects.map((one) => ({ ...one, ...change(one) })) });
}

/** All boats have gone and come back so many times. */
function returned(times: number, more: Partial<Position> = {}): Change {
  const change = boats(({ stint }) => ({ stint: stint + times }));
  return (position) => ({ ...change(position), ...more });
}

describe('the same moment', () => {
  const SAME: [string, Change, Change?][] = [
    ['at another time', () => ({ clock: 77 })],
    ['after more has been resolved', () => ({ moment: 4 })],
    [
      'after more has been resolved over an ability that waits',
      () => ({ waiting: [waiting(31, 1)] }),
      () => ({ moment: 9, waiting: [waiting(40, 1)] }),
    ],
    ['with later times in the same order', boats(({ since }) => ({ since: since === 2 ? 20 : 31 }))],
    ['with boats that have been away', returned(3)],
    [
      'with an ability that waits for as long',
      () => ({ moment: 8, waiting: [waiting(31, 7)] }),
      () => ({ waiting: [waiting(2, 2)] }),
    ],
    [
      'with an effect on the boat that is there, in whatever stint',
      returned(2, { effects: [effect({ stint: 6, on: [{ object: B, stint: 4 }] })] }),
      () => ({ effects: [effect({ on: [{ object: B, stint: 2 }] })] }),
    ],
    [
      'with a boat spoken of that is long gone',
      returned(4, { effects: [effect({ stint: 8, on: [{ object: C, stint: 11 }] })] }),
      () => ({ effects: [effect({ on: [{ object: C, stint: 13 }] })] }),
    ],
    [
      'with boats spoken of in their stints',
      returned(10, { effects: [effect({ stint: 14, refs: [{ objects: [A, C], stints: [14, 24] }] })] }),
      () => ({ effects: [effect({ refs: [{ objects: [A, C], stints: [4, 14] }] })] }),
    ],
    [
      'with an effect used as often, named after the boat that bears it',
      returned(10, { ledger: { 'turn o2.25:c#1 o0.14:a#1': 1 } }),
      () => ({ ledger: { 'turn o2.15:c#1 o0.4:a#1': 1 } }),
    ],
  ];
  test.each(SAME)('%s', (_, one, other) => {
    expect(momentOf(start(one))).toBe(momentOf(start(other)));
  });
});

describe('another moment', () => {
  const times = (...since: number[]): Change => boats(({ id }) => ({ since: since[id] ?? 0 }));
  const on =
    (object: ObjectId, stint: number): Change =>
    () => ({ effects: [effect({ on: [{ object, stint }] })] });
  const spoken =
    (...stints: number[]): Change =>
    () => ({ effects: [effect({ refs: [{ objects: [A, C], stints }] })] });
  const used =
    (key: string): Change =>
    () => ({ ledger: { [key]: 1 } });
  const OTHER: [string, Change, Change?][] = [
    ['in the turn of another player', (it) => ({ turn: { ...it.turn, player: 1 as PlayerId } })],
    [
      'with a coin less',
      ({ players }) => ({ players: players.map((one) => ({ ...one, values: { coins: 3 - one.id } })) }),
    ],
    ['with a boat on the bank', (it) => ({ zones: { ...it.zones, river: [A, B], 'bank/1': [C] } })],
    ['with a boat in another place of its zone', (it) => ({ zones: { ...it.zones, river: [B, A, C] } })],
    ['with damage', boats(() => ({ damage: 1 }))],
    ['with another status', boats(() => ({ status: ['leaking'] }))],
    ['where what was older is newer', times(5, 2, 2)],
    ['where what came together came one after the other', times(2, 5, 6)],
    ['with more objects', ({ objects }) => ({ objects: [...objects, ...objects] })],
    ['with an ability that waits', () => ({ waiting: [waiting(1, 3)] })],
    [
      'with an ability that waits for longer',
      () => ({ waiting: [waiting(1, 2)] }),
      () => ({ waiting: [waiting(1, 3)] }),
    ],
    [
      'with the ability of another boat',
      () => ({ waiting: [waiting(1, 3, 'o1.2:a#1')] }),
      () => ({ waiting: [waiting(1, 3)] }),
    ],
    ['with an effect on what is there and not on what was', on(B, 2), on(B, 1)],
    ['with an effect on what was there last and not before', on(C, 14), on(C, 13)],
    ['with an effect on another boat', on(B, 2), on(A, 4)],
    [
      'with the effect of a boat as it was',
      () => ({ effects: [effect({ stint: 3 })] }),
      () => ({ effects: [effect({ stint: 4 })] }),
    ],
    [
      'with an effect that is older than a boat',
      () => ({ effects: [effect({ since: 3 })] }),
      () => ({ effects: [effect({ since: 7 })] }),
    ],
    ['with one spoken of that is gone', spoken(4, 15), spoken(3, 15)],
    ['with the other spoken of that is gone', spoken(4, 15), spoken(4, 14)],
    ['with an effect used by a boat in another stint', used('turn o2.15:c#1'), used('turn o2.14:c#1')],
    ['with the effect of another boat used', used('turn o0.4:a#1'), used('turn o1.2:a#1')],
    ['with an effect used by itself', used('turn o0.4:a#1')],
  ];
  test.each(OTHER)('%s', (_, one, other) => {
    expect(momentOf(start(one))).not.toBe(momentOf(start(other)));
  });
});

/** As much of a game as is asked for where no object is a token, and none has gone. */
function gameOf(position: Position): Game {
  return { table: { position }, catalogue: ferry.catalogue } as Game;
}

describe('a game that goes round', () => {
  /** After how many moments it is noticed that a game goes round that repeats so many of them after so many. */
  function noticed(before: number, round: number, most = 500): number | null {
    const position = start();
    const rounds = new Rounds(gameOf(position));
    for (let step = 1; step <= most; step++) {
      const at = step <= before ? step : before + ((step - before) % round);
      position.clock += 1;
      position.turn = { ...position.turn, number: at };
      if (rounds.closed()) return step;
    }
    return null;
  }

  test.each([
    [0, 1],
    [0, 2],
    [0, 3],
    [5, 7],
    [30, 4],
    [100, 60],
  ])('is noticed: after %i moments, each %i', (before, round) => {
    const after = noticed(before, round);
    expect(after).not.toBeNull();
    // No sooner than a moment has come twice, and no later than the second moment to compare with that lies on the round.
    expect(after).toBeGreaterThanOrEqual(before + round);
    expect(after).toBeGreaterThan(8);
    expect(after).toBeLessThanOrEqual(8 + 4 * (before + round));
  });

  test('is noticed where its moments look the same at a glance, unless they are too many to be looked at closely', () => {
    const alike = (round: number): boolean => {
      const position = start();
      const rounds = new Rounds(gameOf(position));
      return Array.from({ length: 500 }, (_, step) => {
        const [player] = position.players;
        if (player) player.values = Object.fromEntries([[`coins ${step % round}`, 1]]);
        return rounds.closed();
      }).includes(true);
    };
    expect([alike(2), alike(60), alike(80)]).toEqual([true, true, false]);
  });

  test('is none where a moment only comes twice among the first, or never again', () => {
    expect(noticed(500, 1)).toBeNull();
    const position = start();
    const rounds = new Rounds(gameOf(position));
    expect(Array.from({ length: 8 }, () => rounds.closed())).not.toContain(true);
  });

  test('is none where only a value grows', () => {
    const position = start();
    const rounds = new Rounds(gameOf(position));
    for (let step = 0; step < 200; step++) {
      const [player] = position.players;
      if (player) player.values = { coins: step };
      expect(rounds.closed()).toBe(false);
    }
  });
});
