/** What effects do to events, under a policy that applies the first it finds: nothing here belongs to a real game. */

import { describe, expect, test } from 'vitest';
import type { Ability, Outcome, Replacement } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some } from '../../src/ability/reference.js';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import { open } from '../../src/kernel/open.js';
import type { Notice } from '../../src/kernel/play/observer.js';
import type { Play } from '../../src/kernel/play/play.js';
import { advance, answer } from '../../src/kernel/step.js';
import { type Position, zoneId } from '../../src/position/position.js';
import { act, boat, ferry, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';
import { shelvesOf } from './shelves.js';

function boats(sort: 'boat' | 'moored', more: Partial<Some> = {}): Some {
  return {
    what: 'some',
    quantity: { how: 'every', said: 'all' },
    described: { head: { sort } },
    ...more,
  };
}

const sinkAll = says(act('sink', { object: boats('boat') }));

const landing: Outcome = { outcome: 'stand in', do: [act('land', { object: THIS })] };
const STAYS: Outcome = { outcome: 'not' };

interface Run {
  readonly play: Play;
  readonly notices: Notice[];
  zones(): string[];
  happened(): string[];
  coins(player: number): unknown;
}

function run(position: Position): Run {
  const notices: Notice[] = [];
  const play = open(ferry, position, (notice) => notices.push(notice));
  advance(play);
  return {
    play,
    notices,
    zones: () => play.table.position.objects.map(({ zone }) => zone),
    happened: () => notices.flatMap((one) => (one.notice === 'happened' ? [one.event.kind] : [])),
    coins: (player) => play.table.position.players[player]?.values.coins,
  };
}

describe('what becomes of an event', () => {
  test('others stand in its place', () => {
    const { zones, happened } = run(river([[boat('a', insteadOfSinking(landing)), 0]], [sinkAll], 'plain'));
    expect(zones()).toEqual(['bank']);
    expect(happened()).toEqual(['land']);
  });

  test('it does not happen', () => {
    const { zones, happened } = run(river([[boat('a', insteadOfSinking(STAYS)), 0]], [sinkAll], 'plain'));
    expect(zones()).toEqual(['river']);
    expect(happened()).toEqual([]);
  });

  test('some of it is prevented, or all', () => {
    const fewer = (amount: number | 'all'): Ability => ({
      ability: 'replacement',
      says: 'plain',
      watch: { event: 'gain', by: YOU },
      outcome: { outcome: 'prevent', amount },
    });
    const gain = says(act('gain', { amount: 5 }));
    expect(run(river([[boat('a', fewer(2)), 0]], [gain], 'plain')).coins(0)).toBe(6);
    expect(run(river([[boat('a', fewer(9)), 0]], [gain], 'plain')).coins(0)).toBe(3);
    expect(run(river([[boat('a', fewer('all')), 0]], [gain], 'plain')).coins(0)).toBe(3);
    expect(run(river([[boat('a', fewer(2)), 1]], [gain], 'plain')).coins(0)).toBe(8);
  });

  test('its amount is changed', () => {
    const doubling: Ability = {
      ability: 'replacement',
      says: 'instead',
      watch: { event: 'gain' },
      outcome: {
        outcome: 'modify',
        changes: [{ change: 'amount', to: { times: 2, of: { event: 'amount' } } }],
      },
    };
    const once = river([[boat('a', doubling), 1]], [says(act('gain', { amount: 1 }))], 'plain');
    expect(run(once).coins(0)).toBe(5);
  });

  test('what arrives, arrives in another way, looked at as it will be', () => {
    const arriving: Ability = {
      ability: 'replacement',
      says: 'plain',
      watch: { event: 'launch', object: THIS },
      outcome: {
        outcome: 'modify',
        changes: [
          { change: 'status', status: 'decked' },
          { change: 'counters', counter: 'oar', amount: 2 },
        ],
      },
    };
    const position = river(
      [[boat('a', arriving), 0]],
      [says(act('launch', { object: boats('moored') }))],
      'plain',
    );
    const bank = zoneId('bank', 0 as PlayerId);
    const moored: Position = {
      ...position,
      objects: position.objects.map((one) => ({ ...one, zone: 'bank', holder: 0 as PlayerId })),
      zones: { ...position.zones, river: [], [bank]: [0 as ObjectId] },
    };
    const [object] = run(moored).play.table.position.objects;
    expect(object).toMatchObject({ zone: 'river', status: ['decked'], counters: { oar: 2 } });
  });
});

describe('who may', () => {
  const may = boat('a', insteadOfSinking(landing, { optional: YOU }));

  test('the player is asked, and either answer is followed', () => {
    for (const [option, zone] of [
      [0, 'bank'],
      [1, 'deep'],
    ] as const) {
      const { play, zones } = run(river([[may, 1]], [sinkAll], 'plain'));
      expect(play.table.position.decision).toMatchObject({ by: 1, asks: 'may' });
      answer(play, { option });
      expect(zones()).toEqual([zone]);
    }
  });

  test('an answer that is none is refused', () => {
    const { play } = run(river([[may, 1]], [sinkAll], 'plain'));
    expect(() => answer(play, { option: 2 })).toThrow(RangeError);
    expect(() => answer(play, { word: 'yes' })).toThrow(RangeError);
  });

  test('what cannot be done in full is not offered', () => {
    const withoutOthers: Some = { ...boats('moored'), quantity: { how: 'exactly', amount: 1 } };
    const needs: Outcome = { outcome: 'stand in', do: [act('land', { object: withoutOthers })] };
    const { play, zones, notices } = run(
      river([[boat('a', insteadOfSinking(needs, { optional: YOU })), 0]], [sinkAll], 'plain'),
    );
    expect(play.table.position.decision).toBeNull();
    expect(zones()).toEqual(['deep']);
    expect(notices).toContainEqual(
      expect.objectContaining({ notice: 'considered', refusal: { code: 'impossible', rule: 'at-once' } }),
    );
  });
});

describe('how often', () => {
  const twiceSaid = [sinkAll, sinkAll];
  const sinkings = (limit: Replacement['limit'], said: readonly Ability[] = twiceSaid): string[] =>
    run(river([[boat('a', insteadOfSinking(STAYS, limit ? { limit } : {})), 0]], said, 'plain')).happened();

  test('without a limit, always', () => expect(sinkings(undefined)).toEqual([]));
  test('the next time: once', () => expect(sinkings({ limit: 'next' })).toEqual(['sink']));
  test('the first time each day: once a day', () => {
    const endDay = says(act('end day'));
    const first = { limit: 'first', per: 'turn' } as const;
    expect(sinkings(first)).toEqual(['sink']);
    expect(sinkings(first, [sinkAll, endDay, sinkAll])).toEqual(['end day']);
    expect(sinkings(first, [sinkAll, endDay, sinkAll, sinkAll])).toEqual(['end day', 'sink']);
  });
  test('so many times each day', () =>
    expect(sinkings({ limit: 'times', times: 2, per: 'turn' }, [sinkAll, sinkAll, sinkAll])).toEqual([
      'sink',
    ]));
  test('declining does not use it up', () => {
    const once = insteadOfSinking(STAYS, { optional: YOU, limit: { limit: 'next' } });
    const twin = { ...boat('a', once) };
    const { play } = run(
      river(
        [
          [twin, 0],
          [boat('b'), 0],
        ],
        [
          says(act('land', { object: { ...boats('boat'), quantity: { how: 'exactly', amount: 1 } } })),
          sinkAll,
        ],
        'plain',
      ),
    );
    answer(play, { objects: [1 as ObjectId] });
    answer(play, { option: 1 });
    expect(play.table.position.ledger).toEqual({});
  });
});

describe('what cannot happen', () => {
  test('is not raised, and cannot be replaced', () => {
    const cannot: Ability = { ability: 'cannot', act: { event: 'sink', object: THIS } };
    const { happened, notices } = run(
      river([[boat('a', cannot, insteadOfSinking(landing)), 0]], [sinkAll], 'plain'),
    );
    expect(happened()).toEqual([]);
    expect(notices.map(({ notice }) => notice)).toContain('impossible');
    expect(notices.map(({ notice }) => notice)).not.toContain('applied');
  });
});

describe('triggers', () => {
  const whenSinks = (...steps: Instruction[]): Ability => ({
    ability: 'triggered',
    on: { event: 'sink', object: THIS },
    do: steps,
  });

  test('wait until the game is settled, and look at the state before what sank', () => {
    const { happened, coins } = run(
      river([[boat('a', whenSinks(act('gain', { amount: 1 }))), 1]], [sinkAll], 'plain'),
    );
    expect(happened()).toEqual(['sink', 'gain']);
    expect(coins(1)).toBe(4);
  });

  test('do not see what was replaced', () => {
    const both = boat('a', whenSinks(act('gain', { amount: 1 })), insteadOfSinking(landing));
    expect(run(river([[both, 1]], [sinkAll], 'plain')).happened()).toEqual(['land']);
  });
});

describe('effects that last', () => {
  const aegis: Ability = insteadOfSinking(STAYS, { watch: { event: 'sink', object: boats('boat') } });
  const untilTonight = says({ do: 'last', until: 'turn', abilities: [aegis] });

  test('work until they end', () => {
    const said = [untilTonight, sinkAll, says(act('end day')), sinkAll];
    const { happened, play } = run(river([[boat('a'), 0]], said, 'plain'));
    expect(happened()).toEqual(['end day', 'sink']);
    expect(play.table.position.effects).toEqual([]);
  });

  test('are written out with the position, and found again', () => {
    const said = [untilTonight, sinkAll];
    const { play } = run(river([[boat('a'), 0]], said, 'plain'));
    const again = open(ferry, JSON.parse(JSON.stringify(play.table.position)));
    expect(shelvesOf(again.table.index)).toEqual(shelvesOf(play.table.index));
  });
});

describe('a whole and its parts', () => {
  test('the parts are looked at for themselves once nothing applies to the whole', () => {
    const keeping: Ability = {
      ability: 'replacement',
      says: 'instead',
      watch: { event: 'rob' },
      outcome: STAYS,
    };
    const strip = says(act('strip', { object: boats('boat') }));
    const bare = run(river([[boat('a'), 0]], [strip], 'plain'));
    expect(bare.happened()).toEqual(['rob', 'strip']);
    expect(bare.coins(0)).toBe(0);
    const kept = run(river([[boat('a', keeping), 0]], [strip], 'plain'));
    expect(kept.happened()).toEqual(['strip']);
    expect(kept.coins(0)).toBe(3);
  });
});

describe('a text that replaces a part of itself', () => {
  test('does one or the other, settled before anything happens', () => {
    const many = (atLeast: number): Ability =>
      says({
        do: 'alternative',
        base: [act('gain', { amount: 1 })],
        given: { if: 'controls', who: YOU, what: boats('boat'), atLeast },
        other: [act('gain', { amount: 5 })],
      });
    const coins = (atLeast: number): unknown =>
      run(river([[boat('a'), 0]], [many(atLeast)], 'plain')).coins(0);
    expect(coins(1)).toBe(8);
    expect(coins(2)).toBe(4);
  });
});

describe('what is done one after the other', () => {
  test('each is an event of its own, and may be replaced', () => {
    const third: Ability = {
      ability: 'replacement',
      says: 'instead',
      limit: { limit: 'times', times: 1, per: 'turn' },
      watch: { event: 'gain', amount: 1 },
      outcome: STAYS,
    };
    const { coins } = run(river([[boat('a', third), 2]], [says(act('gain', { amount: 3 }))], 'plain'));
    expect(coins(0)).toBe(5);
  });
});
