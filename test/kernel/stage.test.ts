/** What grows from round to round, and whether the same is told after any number of rounds. */

import { describe, expect, test } from 'vitest';
import { type Amount, add, compare, toBig, toNumber } from '../../src/ground/amount.js';
import type { AbilityKey, EffectKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { multiply } from '../../src/ground/product.js';
import type { Play } from '../../src/kernel/play/play.js';
import { isAlways } from '../../src/kernel/round/always.js';
import {
  type Growth,
  growthOf,
  put,
  type Standing,
  stageOf,
  withRoomFor,
} from '../../src/kernel/round/stage.js';
import { mustGoOn } from '../../src/kernel/script/repeat.js';
import type { Decision } from '../../src/position/decision.js';
import type { Env } from '../../src/position/env.js';
import type { Position, Waiting } from '../../src/position/position.js';
import { boat, river, says } from './ferry.js';
import { played } from './played.js';

const COINS = { player: 0 as PlayerId };
const BOAT = { object: 0 as ObjectId };

/** A game in which the first player has seven coins and a boat five pieces of moss. */
function game(change: (position: Position) => void = () => undefined): Play {
  const { play } = played(river([[boat('a'), 0]], [says()]));
  const { position } = play.table;
  for (const player of position.players) player.values = player.id === 0 ? { coins: 7 } : {};
  for (const object of position.objects) object.counters = { moss: 5 };
  change(position);
  return play;
}

/** How much there is of each, as a round adds it. */
function growth(play: Play, coins: bigint, moss: bigint): Growth {
  return stageOf(play).amounts.map(({ on }) => ('player' in on ? coins : moss));
}

const coinsOf = ({ table }: Play): bigint => toBig(table.position.players[0]?.values.coins ?? 0);

test('what grows is told by where it stands', () => {
  const standing: Standing[] = [
    { on: COINS, word: 'coins', amount: 7 },
    { on: BOAT, word: 'moss', amount: 5 },
  ];
  expect(stageOf(game()).amounts).toEqual(standing);
});

describe('from one stage to another', () => {
  const changed = (change: (position: Position) => void): Growth | null =>
    growthOf(stageOf(game()), stageOf(game(change)));

  test('it has grown where there is more of some, and not less of any', () => {
    expect(
      changed(({ players: [one] }) => {
        if (one) one.values = { coins: 9 };
      }),
    ).toEqual([2n, 0n]);
    expect(changed(() => undefined)).toEqual([0n, 0n]);
  });

  test('damage grows as well, once there is any', () => {
    const hurt = (damage: number) => (position: Position) => {
      for (const object of position.objects) object.damage = damage;
    };
    const [then, now] = [stageOf(game(hurt(2))), stageOf(game(hurt(5)))];
    expect(now.amounts.at(-1)).toEqual({ on: { damaged: 0 }, word: '', amount: 5 });
    expect(growthOf(then, now)).toEqual([0n, 0n, 3n]);
    expect(growthOf(now, then)).toBeNull();
    expect(growthOf(stageOf(game()), then)).toBeNull();
  });

  test('counters of which there were none have grown from none, and do not come to be none', () => {
    const bare = ({ objects: [first] }: Position): void => {
      if (first) first.counters = {};
    };
    const both = ({ objects: [first] }: Position): void => {
      if (first) first.counters = { ivy: 2, moss: 6 };
    };
    expect(growthOf(stageOf(game(bare)), stageOf(game()))).toEqual([0n, 5n]);
    expect(growthOf(stageOf(game()), stageOf(game(both)))).toEqual([0n, 2n, 1n]);
    expect(growthOf(stageOf(game()), stageOf(game(bare)))).toBeNull();
    const room = withRoomFor(stageOf(game(bare)), [{ on: BOAT, word: 'moss', amount: 3 }]);
    expect(growthOf(room, stageOf(game()))).toEqual([0n, 5n]);
    expect(room.amounts.at(-1)).toEqual({ on: BOAT, word: 'moss', amount: 0 });
  });

  test('values of players may have become less where that is asked for, counters never', () => {
    const poorer = ({ players: [one] }: Position): void => {
      if (one) one.values = { coins: 4 };
    };
    const barer = ({ objects: [first] }: Position): void => {
      if (first) first.counters = { moss: 4 };
    };
    expect(growthOf(stageOf(game()), stageOf(game(poorer)))).toBeNull();
    expect(growthOf(stageOf(game()), stageOf(game(poorer)), { falls: true })).toEqual([-3n, 0n]);
    expect(growthOf(stageOf(game()), stageOf(game(barer)), { falls: true })).toBeNull();
  });

  test('it has not where there is less of one, though more of another', () => {
    expect(
      changed(({ players: [one], objects: [first] }) => {
        if (one) one.values = { coins: 9 };
        if (first) first.counters = { moss: 4 };
      }),
    ).toBeNull();
  });

  test('nor where anything else is other', () => {
    expect(
      changed(({ objects: [first] }) => {
        if (first) first.damage = 1;
      }),
    ).toBeNull();
    expect(
      changed(({ players: [one] }) => {
        if (one) one.values = { coins: 7, pearls: 1 };
      }),
    ).toBeNull();
  });
});

test.each([0n, 1n, 3n, 10n ** 40n])('after %s rounds there is so much more', (rounds) => {
  const play = game();
  const stage = stageOf(play);
  put(play, stage, [growth(play, 2n, 1n)], [rounds]);
  const now = stageOf(play);
  expect(growthOf(stage, now)).toEqual([2n * rounds, rounds]);
});

test('after so many rounds there is so much less, and so much more damage', () => {
  const play = game(({ objects: [first] }) => {
    if (first) first.damage = 2;
  });
  const stage = stageOf(play);
  put(play, stage, [[-2n, 0n, 3n]], [10n]);
  expect(stageOf(play).amounts.map(({ amount }) => amount)).toEqual([-13, 5, 32]);
});

test('where something is printed is no number that anything could be compared with', () => {
  const tried = (start: number): number => {
    const play = game(({ cards }) =>
      Object.assign(Object.values(cards)[0] ?? {}, {
        said: [{ part: 'given', start, end: start, line: start }],
      }),
    );
    let times = 0;
    isAlways(play, stageOf(play), [growth(play, 1n, 0n)], () => `${++times > 0}`);
    return times;
  };
  expect(tried(900)).toBe(tried(1));
});

describe('after any number of rounds of two kinds the same is told', () => {
  const moss = ({ table }: Play): Amount => table.position.objects[0]?.counters.moss ?? 0;
  const coins = ({ table }: Play): Amount => table.position.players[0]?.values.coins ?? 0;
  const holds = (tell: (play: Play) => unknown): boolean => {
    const play = game();
    const kinds = [growth(play, 1n, 0n), growth(play, 0n, 1n)];
    return isAlways(play, stageOf(play), kinds, () => JSON.stringify(tell(play)));
  };

  test.each<[string, boolean, (play: Play) => unknown]>([
    ['where it is', true, () => 'the same'],
    ['where what is compared goes one way', true, (play) => compare(coins(play), 3)],
    ['not where one of them turns it', false, (play) => compare(coins(play), 9)],
    [
      'nor where it takes some of each',
      false,
      (play) => compare(coins(play), 9) > 0 && compare(moss(play), 9) > 0,
    ],
    ['nor where it hangs on which was gone more often', false, (play) => compare(coins(play), moss(play))],
    [
      'nor where it is other in between alone',
      false,
      (play) => compare(coins(play), 9) > 0 !== compare(moss(play), 7) > 0,
    ],
    [
      'where it turns and nobody is told',
      true,
      (play) => [compare(coins(play), 9), compare(moss(play), 9)].length,
    ],
  ])('%s: %s', (_, isSame, tell) => {
    expect(holds(tell)).toBe(isSame);
  });

  test('each kind is tried by itself where nothing turns, and in every mixture where something does', () => {
    const triedBy = (tell: (play: Play) => unknown): number => {
      let tried = 0;
      holds((play) => {
        tried += 1;
        return [tell(play)].length;
      });
      return tried;
    };
    expect(triedBy(() => 0)).toBeLessThan(12);
    expect(triedBy((play) => compare(coins(play), 9))).toBeGreaterThan(15);
  });
});

describe('after any number of rounds the same is told', () => {
  const holds = (play: Play, tell: (rounds: bigint) => string | null): boolean =>
    isAlways(play, stageOf(play), [growth(play, 1n, 0n)], ([rounds = 0n]) => tell(rounds));

  test('where it is, and the game stands where it stood afterwards', () => {
    const play = game();
    expect(holds(play, () => 'the same')).toBe(true);
    expect(coinsOf(play)).toBe(7n);
  });

  test('each number is tried that something on the board could be compared with, and one far beyond', () => {
    const play = game(({ objects: [first] }) => {
      if (first) first.damage = 61;
    });
    const tried: bigint[] = [];
    holds(play, (rounds) => `${tried.push(rounds) > 0}${coinsOf(play) - rounds}`);
    const [far = 0n, ...others] = tried;
    expect(far).toBe(10n ** 40n);
    expect(others).toEqual(others.map((_, rounds) => BigInt(rounds)));
    expect(others.length).toBeGreaterThan(7 + 5 + 61 + 100);
  });

  test.each([
    ['from so many on', (coins: bigint) => coins >= 30n],
    ['up to so many', (coins: bigint) => coins <= 7n],
    ['between two numbers alone', (coins: bigint) => coins >= 30n && coins < 33n],
    ['beyond all that is there', (coins: bigint) => coins > 10n ** 30n],
  ])('is not where it is other %s', (_, isOther) => {
    const play = game();
    expect(holds(play, () => (isOther(coinsOf(play)) ? 'other' : 'the same'))).toBe(false);
  });

  test('is not where it cannot be told, or comes to an error', () => {
    const play = game();
    expect(holds(play, () => null)).toBe(false);
    expect(() =>
      holds(play, () => {
        throw new Error('a storm');
      }),
    ).toThrow('a storm');
    expect(coinsOf(play)).toBe(7n);
  });

  test.each([
    ['that must be equal to another', { by: 'equal' }],
    ['that is halved', { half: 'up' }],
    ['that is multiplied with another', { times: { count: 1 } }],
  ])('is not known where a text speaks of a number %s', (_, words) => {
    const play = game(({ cards }) => Object.assign(Object.values(cards)[0] ?? {}, { words }));
    expect(holds(play, () => 'the same')).toBe(false);
  });

  describe('where there are too many numbers to try all of them', () => {
    const large = (): Play =>
      game(({ objects: [first] }) => {
        if (first) first.damage = 6000;
      });
    const coins = (play: Play): Amount => play.table.position.players[0]?.values.coins ?? 0;
    const told = (tell: (now: Amount) => boolean): boolean => {
      const play = large();
      return holds(play, () => String(tell(coins(play))));
    };

    test('it is told where nothing is compared that turns, and few are tried', () => {
      let tried = 0;
      expect(told(() => ++tried > 0)).toBe(true);
      expect(tried).toBeLessThan(100);
      expect(told((now) => compare(add(now, 1), now) > 0)).toBe(true);
      expect(told((now) => compare(now, 3) > 0)).toBe(true);
    });

    test.each([
      ['from so many on', (now: Amount) => compare(now, 4000) >= 0],
      ['between two numbers alone', (now: Amount) => compare(now, 3000) > 0 && compare(now, 3002) < 0],
      ['where it meets what grows more slowly', (now: Amount) => compare(add(now, now), add(now, 900)) > 0],
    ])('it is not where it is other %s', (_, isOther) => {
      expect(told(isOther)).toBe(false);
    });

    test('it is tried up to where the last comparison turns', () => {
      const play = large();
      const tried: bigint[] = [];
      const tell = (rounds: bigint): string => {
        tried.push(rounds);
        return String(compare(coins(play), 407) > 1);
      };
      expect(holds(play, tell)).toBe(true);
      expect(tried.at(-1)).toBe(401n);
    });

    test.each([
      ['a comparison turns after more rounds than are tried', (now: Amount) => compare(now, 9000) > 1],
      ['a number is taken for less exact than it is', (now: Amount) => toNumber(now) < 0],
      ['a number has been multiplied with another', (now: Amount) => compare(multiply(now, now), 0) < 0],
    ])('it is not known where %s', (_, tell) => {
      expect(told(tell)).toBe(false);
    });
  });
});

describe('who is asked must go on', () => {
  const about = { effect: null, ability: null, source: null, event: null, each: null };
  const asked = (asks: Decision['asks'], domain: Decision['domain']): Decision => {
    return { by: 0 as PlayerId, asks, domain, rule: null, about };
  };
  const from = [0, 1] as ObjectId[];
  test.each([
    ['to choose one of two', asked('choose', { of: 'objects', from, least: 1, most: 1 }), true],
    ['to choose up to two', asked('choose', { of: 'objects', from, least: 0, most: 2 }), false],
    ['to name something', asked('name', { of: 'words', words: ['a'], open: true }), true],
    ['to order two', asked('order', { of: 'options', options: [trigger(1), trigger(2)] }), true],
    ['to apply one, or none', asked('apply', { of: 'options', options: [{ option: 'decline' }] }), false],
    ['whether to do it', asked('may', { of: 'options', options: [{ option: 'accept' }] }), false],
  ])('%s: %#', (_, decision, must) => {
    expect(mustGoOn(decision)).toBe(must);
  });
});

function trigger(id: number): { option: 'trigger'; trigger: number; announces: boolean } {
  return { option: 'trigger', trigger: id, announces: false };
}

test('an ability that is to be ordered is told by its place among those that wait', () => {
  const asked = (...ids: number[]): string =>
    stageOf(
      game((position) => {
        const env = { you: 0 as PlayerId, source: null, stint: 0, ability: 'a#1' as AbilityKey, refs: [] };
        const about = { event: null, uses: [], manner: 'effect' };
        position.waiting = ids.map((id) => ({
          id,
          effect: 'o0.0:a#1' as EffectKey,
          ability: env.ability,
          moment: 0,
          env: { ...env, ...about },
        }));
        const [first = 0, second = 0] = ids;
        position.decision = {
          by: 0 as PlayerId,
          asks: 'order',
          domain: { of: 'options', options: [trigger(first), trigger(second)] },
          rule: null,
          about: { effect: null, ability: null, source: null, event: null, each: null },
        };
      }),
    ).asked;
  expect(asked(3, 4)).toBe(asked(31, 40));
  expect(asked(3, 4)).not.toBe(asked(3, 3));
});

describe('of what waits', () => {
  const one = (id: number, link?: number): Waiting => {
    const ability = `a#${id % 10}` as AbilityKey;
    const about = { source: null, stint: 0, ability, refs: [], event: null, uses: [], manner: 'effect' };
    const env: Env = { you: 0 as PlayerId, ...about, ...(link !== undefined && { aimed: [] }) };
    const effect = `o0.0:${ability}` as EffectKey;
    return { id, effect, ability, moment: 0, env, ...(link !== undefined && { link }) };
  };
  const [first, second] = [one(11, 1), one(12, 2)];
  const grown = (before: readonly Waiting[], now: readonly Waiting[], piles = true): boolean => {
    const [then, later] = [before, now].map((waiting) =>
      stageOf(game((position) => Object.assign(position, { waiting }))),
    );
    return then !== undefined && later !== undefined && growthOf(then, later, { piles }) !== null;
  };

  test('more may be left behind beneath what waits on top again', () => {
    expect(grown([first, second], [first, one(21, 2), one(32, 3)])).toBe(true);
    expect(grown([first, second], [one(32, 3), one(21, 2), first])).toBe(true);
    expect(grown([second], [one(21, 1), one(22, 2)])).toBe(true);
  });
  test('but not where that is not asked for', () => {
    expect(grown([first, second], [first, one(21, 2), one(32, 3)], false)).toBe(false);
    expect(grown([first, second], [one(21, 1), one(22, 2)], false)).toBe(true);
  });
  test.each<[what: string, before: Waiting[], now: Waiting[]]>([
    ['something else is on top', [first, second], [first, one(22, 2), one(31, 3)]],
    [
      'the same is on top, and another beneath it',
      [one(13, 1), second],
      [one(21, 1), one(31, 2), one(32, 3)],
    ],
    ['what was beneath has gone', [first, second], [one(22, 2)]],
    ['there is less', [first, second], [first]],
    ['what is left behind has not been announced', [first, second], [first, one(32, 3), one(21)]],
  ])('nor where %s', (_, before, now) => {
    expect(grown(before, now)).toBe(false);
  });
});
