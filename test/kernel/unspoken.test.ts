/** Which objects are told one by one, and which are only so many of one kind. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Act } from '../../src/ability/act.js';
import type { AbilityKey, EffectKey, ObjectId, PlayerId, Zone } from '../../src/ground/id.js';
import type { Play } from '../../src/kernel/play/play.js';
import { gatheredIn } from '../../src/kernel/play/unspoken.js';
import { type Growth, growthOf, put, stageOf } from '../../src/kernel/round/stage.js';
import { momentOf } from '../../src/kernel/waiting/moment.js';
import type { GameEvent } from '../../src/position/event.js';
import type { GameObject } from '../../src/position/object.js';
import type { Position } from '../../src/position/position.js';
import { act, boat, river, says } from './ferry.js';
import { played } from './played.js';

const [CARD, A, B, C] = [0, 1, 2, 3] as ObjectId[];

/** A boat that is a card, and three tokens that are equal but for when they came. */
function fleet(change: (position: Position) => void = () => undefined, bear = boat('raft')): Play {
  const { play } = played(
    river(
      [
        [boat('a'), 0],
        [bear, 0],
        [bear, 0],
        [bear, 0],
      ],
      [says()],
    ),
  );
  const { position } = play.table;
  for (const object of position.objects) {
    object.label = null;
    object.since = 10 + object.id;
    object.token = object.id !== CARD;
  }
  change(position);
  return play;
}

const objectIn = ({ objects }: Position, id = C): GameObject => objects[id as ObjectId] as GameObject;

const changed = (change: (object: GameObject) => void) => (position: Position) => change(objectIn(position));

const ownSinking: Act = { event: 'sink', object: { what: 'this' } };

/** An ability that waits, whose words speak of an object. */
function waiting(object: ObjectId | undefined, effect = 'o0.0:a#1'): (position: Position) => void {
  return (position) => {
    const event = { kind: 'sink', object: object ?? null, amount: 3 } as unknown as GameEvent;
    const ability = 'a#1' as AbilityKey;
    const you = 0 as PlayerId;
    const env = { you, source: null, stint: 0, ability, refs: [], event, uses: [], manner: 'effect' };
    position.waiting = [{ id: 90, effect: effect as EffectKey, ability, moment: 0, env }];
  };
}

describe('equal tokens are so many of one kind', () => {
  test('though each is linked to itself', () => {
    const own = ({ objects }: Position): void => {
      for (const object of objects) object.linked = { 'here since noon': [object.id] };
    };
    expect(gatheredIn(fleet(own)).alike).toEqual([[A, B, C]]);
    const two = changed((one) => Object.assign(one, { linked: { 'here since noon': [one.id] } }));
    expect(gatheredIn(fleet(two)).alike).toHaveLength(2);
  });

  test('and so are those that are linked to themselves in as many ways, whichever came first', () => {
    const ways = [['noon', 'dawn'], ['dawn', 'noon'], ['dawn']];
    const own = ({ objects }: Position): void => {
      for (const [at, id] of [A, B, C].entries()) {
        const linked = Object.fromEntries((ways[at] ?? []).map((way) => [way, [id]]));
        Object.assign(objects[id as ObjectId] as GameObject, { linked });
      }
    };
    expect(gatheredIn(fleet(own)).alike).toEqual([[A, B], [C]]);
    const other = changed((one) => Object.assign(one, { linked: { dusk: [one.id] } }));
    const both = (position: Position): void => {
      own(position);
      other(position);
    };
    expect(gatheredIn(fleet(both)).alike).toEqual([[A, B], [C]]);
  });

  test('and so are those that have a keyword', () => {
    const keyword: Ability = { ability: 'keyword', keyword: 'buoyant' };
    expect(gatheredIn(fleet(undefined, boat('raft', keyword))).alike).toEqual([[A, B, C]]);
  });

  test('of which none is taken for another of which somebody speaks', () => {
    const many = (position: Position): void => {
      for (let id = 4; id <= 12; id++)
        position.objects.push({ ...objectIn(position, A), id: id as ObjectId });
      position.zones.river = position.objects.map(({ id }) => id);
      waiting(CARD, 'o12.0:a#1')(position);
    };
    const { apart, alike } = gatheredIn(fleet(many));
    expect(apart).toEqual([CARD, 12]);
    expect(alike).toEqual([[A, B, C, 4, 5, 6, 7, 8, 9, 10, 11]]);
  });

  test('whenever they came', () => {
    expect(gatheredIn(fleet())).toEqual({ apart: [CARD], alike: [[A, B, C]] });
  });

  const APART: [string, (position: Position) => void][] = [
    ['that is a card', changed((one) => Object.assign(one, { token: false }))],
    ['that has a name', changed((one) => Object.assign(one, { label: 'mine' }))],
    ['that lies on another', changed((one) => Object.assign(one, { host: CARD }))],
    ['of which an ability that waits speaks', waiting(C)],
    ['whose effect waits', waiting(CARD, 'o3.0:a#1')],
    ['whose effect has been used', (position) => Object.assign(position, { ledger: { 'o3.0:a#1': 1 } })],
    ['on which an effect was used', (position) => Object.assign(position, { ledger: { 'o0.0:a#1~3.0': 1 } })],
    [
      'to which another is linked',
      (position) => Object.assign(objectIn(position, CARD), { linked: { with: [C] } }),
    ],
    [
      'that another remembers',
      (position) => Object.assign(objectIn(position, CARD), { chosen: { rival: { objects: [C] } } }),
    ],
  ];
  test.each(APART)('but for one %s', (_, change) => {
    expect(gatheredIn(fleet(change))).toEqual({ apart: [CARD, C], alike: [[A, B]] });
  });

  test.each([
    ['damaged', { damage: 1 }],
    ['tapped', { status: ['leaking'] }],
    ['with a counter', { counters: { moss: 1 } }],
    ['of another', { controller: 1 as PlayerId }],
    ['in another stint', { stint: 7 }],
  ])('and one that is %s is another kind', (_, other) => {
    const { apart, alike } = gatheredIn(fleet(changed((one) => Object.assign(one, other))));
    expect(apart).toEqual([CARD]);
    expect(alike.toSorted((one, two) => two.length - one.length)).toEqual([[A, B], [C]]);
  });

  test.each<[string, Ability]>([
    ['triggers on what becomes of it', { ability: 'triggered', on: ownSinking, do: [act('gain')] }],
    ['has to be activated', { ability: 'activated', cost: [], do: [act('gain')] }],
  ])('and so are those whose text %s', (_, ability) => {
    expect(gatheredIn(fleet(undefined, boat('raft', ability))).alike).toEqual([[A, B, C]]);
  });

  test.each<[string, Ability]>([
    ['triggers on anything', { ability: 'triggered', on: { event: 'sink' }, do: [act('gain')] }],
    [
      'triggers on what it does to others',
      { ability: 'triggered', on: { event: 'sink', other: { what: 'this' } }, do: [act('gain')] },
    ],
    ['goes on all the time', { ability: 'static', affects: { what: 'this' }, ops: [] }],
    [
      'replaces',
      { ability: 'replacement', on: ownSinking, outcome: { outcome: 'not' } } as unknown as Ability,
    ],
  ])('but for those whose text %s', (_, ability) => {
    expect(gatheredIn(fleet(undefined, boat('raft', ability)))).toEqual({
      apart: [CARD, A, B, C],
      alike: [],
    });
  });

  test('and so are those that are linked to the same that is told one by one', () => {
    const towed =
      (...to: (ObjectId | undefined)[]) =>
      (position: Position) => {
        for (const [at, id] of [A, B, C].entries())
          Object.assign(objectIn(position, id), { linked: to[at] === undefined ? {} : { towed: [to[at]] } });
      };
    expect(gatheredIn(fleet(towed(CARD, CARD, CARD))).alike).toEqual([[A, B, C]]);
    expect(gatheredIn(fleet(towed(CARD, CARD, undefined))).alike).toContainEqual([A, B]);
  });
  test('but for one that is linked to another token, and that one', () => {
    const linked = (...to: ((one: GameObject) => ObjectId)[]) =>
      changed((one) => Object.assign(one, { linked: { with: to.map((of) => of(one)) } }));
    const first = (): ObjectId => A as ObjectId;
    expect(gatheredIn(fleet(linked(first)))).toEqual({ apart: [CARD, A, C], alike: [[B]] });
    expect(gatheredIn(fleet(linked(({ id }) => id, first)))).toEqual({ apart: [CARD, A, C], alike: [[B]] });
  });

  test('and those in a zone in which the order counts are not', () => {
    const moored = (position: Position): void => {
      for (const id of [A, B, C]) objectIn(position, id).zone = 'bank' as Zone;
    };
    expect(gatheredIn(fleet(moored)).alike).toEqual([]);
  });
});

describe('what has ceased to exist', () => {
  const gone = (...more: ((position: Position) => void)[]): Play =>
    fleet((position) => {
      for (const id of [A, B, C]) Object.assign(objectIn(position, id), { zone: 'nowhere', holder: null });
      position.zones.river = CARD === undefined ? [] : [CARD];
      for (const change of more) change(position);
    });

  test('is not told at all', () => {
    expect(gatheredIn(gone())).toEqual({ apart: [CARD], alike: [] });
  });
  test('is where somebody speaks of it', () => {
    expect(gatheredIn(gone(waiting(B))).apart).toEqual([CARD, B]);
  });
  test('is where what somebody speaks of remembers it', () => {
    const was = (position: Position): void => {
      const { was: _, ...object } = objectIn(position, C);
      Object.assign(objectIn(position, B), { was: { object: { ...object, host: A }, traits: null } });
    };
    expect(gatheredIn(gone(was)).apart).toEqual([CARD]);
    expect(gatheredIn(gone(was, waiting(B))).apart).toContain(A);
  });
  test('is where what is remembered so remembers it, whichever came first', () => {
    const chain = (position: Position): void => {
      Object.assign(objectIn(position, C), { chosen: { rival: { objects: [B] } } });
      Object.assign(objectIn(position, B), { chosen: { rival: { objects: [A] } } });
    };
    expect(gatheredIn(gone(chain, waiting(C))).apart).toEqual([CARD, A, B, C]);
    expect(gatheredIn(gone(chain, waiting(A))).apart).toEqual([CARD, A]);
  });
});

describe('a moment is the same', () => {
  const told = (play: Play): string => momentOf(play.table.position, gatheredIn(play));

  test('whichever of equal tokens an ability speaks of', () => {
    expect(told(fleet(waiting(B)))).toBe(told(fleet(waiting(C))));
    expect(momentOf(fleet(waiting(B)).table.position)).not.toBe(momentOf(fleet(waiting(C)).table.position));
  });
  test('whichever of equal tokens is of another kind', () => {
    const damaged = (id: ObjectId | undefined) =>
      fleet((position) => Object.assign(objectIn(position, id), { damage: 1 }));
    expect(told(damaged(A))).toBe(told(damaged(C)));
  });
  test('but not where it speaks of another thing', () => {
    expect(told(fleet(waiting(B)))).not.toBe(told(fleet(waiting(CARD))));
  });
  test('but not where what it speaks of is otherwise', () => {
    const damaged = (id: ObjectId | undefined) => (position: Position) => {
      waiting(C)(position);
      Object.assign(objectIn(position, id), { damage: 1 });
    };
    expect(told(fleet(damaged(C)))).not.toBe(told(fleet(damaged(B))));
  });
  test('but not where there is another kind', () => {
    const other = changed((one) => Object.assign(one, { damage: 1 }));
    expect(told(fleet(other))).not.toBe(told(fleet()));
  });
});

describe('how many there are of a kind', () => {
  const growing = (play: Play): Growth => stageOf(play).amounts.map(({ on }) => ('like' in on ? 2n : 0n));

  test('is a number that may grow', () => {
    const { amounts } = stageOf(fleet());
    expect(amounts.find(({ on }) => 'like' in on)).toEqual({ on: { like: A }, word: '', amount: 3 });
    const more = stageOf(fleet(changed((one) => Object.assign(one, { count: 5 }))));
    expect(growthOf(stageOf(fleet()), more)?.reduce((sum, one) => sum + one, 0n)).toBe(4n);
  });

  test('their counters and their damage are numbers as well, in one order however large', () => {
    const grown = (...moss: number[]) =>
      stageOf(
        fleet((position) => {
          for (const [at, id] of [A, B, C].entries())
            Object.assign(objectIn(position, id), { counters: { moss: moss[at] }, damage: moss[at] });
        }),
      );
    const [before, now] = [grown(9, 9, 2), grown(10, 10, 3)];
    expect(now.shape).toBe(before.shape);
    expect(growthOf(before, now)?.slice(-6)).toEqual([1n, 1n, 1n, 1n, 0n, 0n]);
    expect(now.amounts.slice(-6).map(({ on, amount }) => [Object.keys(on)[0], amount])).toEqual([
      ['object', 3],
      ['damaged', 3],
      ['object', 10],
      ['damaged', 10],
      ['like', 1],
      ['like', 2],
    ]);
  });

  test('each of them has what a round adds to all of the kind', () => {
    const play = fleet((position) => {
      for (const id of [A, B, C]) Object.assign(objectIn(position, id), { counters: { moss: 1 }, damage: 2 });
    });
    const stage = stageOf(play);
    const others = stage.amounts.slice(3).map(() => 0n);
    put(play, stage, [[...others, 1n, 2n, 0n]], [10n]);
    const { objects } = play.table.position;
    expect([A, B, C].map((id) => objects[id as ObjectId])).toMatchObject(
      [A, B, C].map(() => ({ counters: { moss: 11 }, damage: 22, count: 1 })),
    );
  });

  test('can be put there as one group', () => {
    const play = fleet();
    const stage = stageOf(play);
    put(play, stage, [growing(play)], [10n ** 20n]);
    expect(gatheredIn(play)).toEqual({ apart: [CARD], alike: [[A]] });
    expect(play.table.position.objects[A as ObjectId]?.count).toBe(String(2n * 10n ** 20n + 3n));
    expect(growthOf(stage, stageOf(play))).toEqual(growing(play).map((one) => one * 10n ** 20n));
  });

  test('stays as it is where it does not grow', () => {
    const play = fleet();
    const stage = stageOf(play);
    put(play, stage, [stage.amounts.map(() => 0n)], [7n]);
    expect(gatheredIn(play).alike).toEqual([[A, B, C]]);
  });
});
