/** What happens as events are carried out together: in which order, how often, and what is known of it afterwards. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import { envOf } from '../../src/evaluate/env.js';
import type { ObjectId } from '../../src/ground/id.js';
import type { Env } from '../../src/position/env.js';
import type { GameEvent } from '../../src/position/event.js';
import type { EventRule, ZoneRule } from '../../src/rulebook/catalogue.js';
import type { Game } from '../../src/rulebook/game.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, ferry, insteadOfSinking, river, says, THIS } from './ferry.js';
import { ferryWith, played } from './played.js';

const A = 0 as ObjectId;
const PILE: ZoneRule = { shared: false, field: false, ordered: false, seen: 'all' };

/** A boat goes to its owner's pile. */
const moor: EventRule = {
  fill: ({ table }, event) => {
    const owner = event.object === null ? null : (table.position.objects[event.object]?.owner ?? null);
    return { ...event, to: { zone: 'bank', holder: owner, at: null } };
  },
  happen: (hands, event) => {
    if (event.object === null || !event.to) return false;
    hands.move(event.object, event.to);
    return true;
  },
};

/** Something that consists of others: those before it and those that only happen with it. */
const whole = (
  before: readonly Partial<GameEvent>[],
  after: readonly Partial<GameEvent>[] = [],
): EventRule => ({
  parts: (game: Game, event: GameEvent) => {
    const part = (one: Partial<GameEvent>): GameEvent => {
      const made = { ...event, ...one };
      return game.catalogue.events[made.kind]?.fill?.(game, made) ?? made;
    };
    return { before: before.map(part), after: after.map(part) };
  },
  happen: () => true,
});

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** So many boats, "a" and so on, all but those named the first player's. */
function fleet(count: number, said: readonly Ability[], others: { [name: string]: number } = {}) {
  return river(
    NAMES.slice(0, count).map((name) => [boat(name), others[name] ?? 0] as const),
    said,
    'plain',
  );
}

describe('what comes to one pile at once', () => {
  const moorAll = fleet(2, [says(act('moor', { object: BOATS }))]);
  const shuffledIn = (
    zone: Partial<ZoneRule>,
    position = moorAll,
    events: { [kind: string]: EventRule } = {},
  ) => {
    const zones = { ...ferry.catalogue.zones, bank: { ...PILE, ...zone } };
    const { play } = played(position, ferryWith({ moor, ...events }, {}, { zones }));
    return play.table.position.shuffled;
  };

  test('lies there in an order that nobody knows', () => {
    expect(shuffledIn({})).toEqual({ 'bank/0': [0, 1] });
  });

  test('is told apart by whose pile it is, and one alone lies on top', () => {
    const position = fleet(5, [says(act('moor', { object: BOATS }))], { b: 1, c: 2, d: 1 });
    expect(shuffledIn({}, position)).toEqual({ 'bank/0': [0, 4], 'bank/1': [1, 3] });
  });

  test('comes to what lies there in such an order already, each once', () => {
    const two = (one: string, other: string): Ability =>
      says(act('moor', { object: { what: 'both', of: [called(one), called(other)] } }));
    const back = says(act('launch', { object: { ...BOATS, described: { head: { sort: 'moored' } } } }));
    const position = fleet(4, [two('a', 'b'), two('c', 'd'), back, two('d', 'a')]);
    expect(shuffledIn({}, position)).toEqual({ 'bank/0': [0, 1, 2, 3] });
  });

  test.each([
    { what: 'its order means something', zone: { ordered: true } },
    { what: "it is everybody's", zone: { shared: true } },
    { what: 'it is a field', zone: { field: true } },
  ])('not where $what', ({ zone }) => expect(shuffledIn(zone)).toEqual({}));

  test('not where only one of them came to lie there', () => {
    const missing: EventRule = {
      ...moor,
      happen: (hands, event) => {
        if (event.object === null || !event.to) return false;
        hands.move(event.object, event.object === A ? event.to : { zone: 'deep', holder: null, at: null });
        return true;
      },
    };
    expect(shuffledIn({}, fleet(2, [says(act('moor', { object: BOATS }))]), { moor: missing })).toEqual({});
  });

  test('not where it is one, however often', () => {
    const twice = whole([], [{ kind: 'moor' }, { kind: 'moor' }]);
    const run = shuffledIn({}, fleet(2, [says(act('twice', { object: called('a') }))]), { twice });
    expect(run).toEqual({});
  });
});

describe('the order', () => {
  const hauling = (haul: EventRule) => {
    const both = insteadOfSinking({ outcome: 'stand in', do: [act('land', { object: THIS }), act('haul')] });
    const position = river([[boat('a', both), 0]], [says(act('sink', { object: BOATS }))], 'plain');
    return played(position, ferryWith({ haul })).happened();
  };

  test('what an event brings with it beforehand comes before all that happens at the time', () => {
    // What has been moved so is not there any more to be landed.
    expect(hauling(whole([{ kind: 'sink', object: A }]))).toEqual(['sink 0', 'haul']);
  });

  test('what only happens with it comes after it', () => {
    expect(hauling(whole([], [{ kind: 'rob' }]))).toEqual(['land 0', 'haul', 'rob']);
  });

  test('and not at all where it does not come about', () => {
    const rob = { kind: 'rob' };
    expect(hauling({ ...whole([], [rob]), happen: () => false })).toEqual(['land 0']);
    expect(hauling({ ...whole([rob]), happen: () => false })).toEqual(['rob', 'land 0']);
    // What has no object of its own happens to those that it says.
    expect(hauling({ ...whole([], [rob]), happen: () => [] })).toEqual(['land 0', 'haul', 'rob']);
  });
});

describe('how often', () => {
  const salute: EventRule = { once: true, happen: () => true };
  const twice = whole([], [{ kind: 'salute' }, { kind: 'salute' }]);
  const happened = (said: Ability, rule: EventRule = salute) =>
    played(fleet(2, [said]), ferryWith({ salute: rule, twice })).happened();

  test('what happens to an object once at most does so to each, and to nobody as often as it is said', () => {
    const saluted = ['salute 0', 'salute 1'];
    expect(happened(says(act('twice', { object: BOATS })))).toEqual([
      'twice 0',
      'salute 0',
      'twice 1',
      'salute 1',
    ]);
    expect(happened(says(act('twice')))).toEqual(['twice', 'salute', 'salute']);
    expect(happened(says(act('salute', { object: BOATS })))).toEqual(saluted);
    expect(happened(says(act('salute', { object: BOATS }), act('salute', { object: BOATS })))).toEqual([
      ...saluted,
      ...saluted,
    ]);
  });

  test('what can happen again does', () => {
    const again: EventRule = { happen: () => true };
    expect(happened(says(act('twice', { object: called('a') })), again)).toEqual([
      'twice 0',
      'salute 0',
      'salute 0',
    ]);
  });

  test('what cannot happen any more is told so', () => {
    const robbed = whole([], [{ kind: 'rob' }, { kind: 'rob' }]);
    const { happened, notices } = played(fleet(1, [says(act('twice'))]), ferryWith({ twice: robbed }));
    expect(happened()).toEqual(['twice', 'rob']);
    expect(notices.filter(({ notice }) => notice === 'impossible')).toMatchObject([
      { event: { kind: 'rob' }, rule: 'at-once', by: null },
    ]);
  });
});

describe('whether it was done', () => {
  const did = ({ happened }: Parameters<Policy['did']>[0]): boolean => happened;
  const ifDone = says(act('sink', { object: BOATS }), {
    do: 'if',
    given: { if: 'did' },
    yes: [act('gain', { amount: 1 })],
  });
  const coins = (abilities: readonly Ability[], sink: Partial<EventRule> = {}) => {
    const rule = ferry.catalogue.events.sink;
    if (!rule) throw new Error('no sinking');
    const position = river([[boat('a', ...abilities), 0]], [ifDone], 'plain');
    return played(position, ferryWith({ sink: { ...rule, ...sink } }, { did })).coins(0);
  };

  test('is told by what happened of the kind that was raised', () => {
    expect(coins([])).toBe(4);
    expect(coins([], { happen: () => false })).toBe(3);
    expect(coins([insteadOfSinking({ outcome: 'stand in', do: [act('land', { object: THIS })] })])).toBe(3);
  });
});

test('the game is over with what ends it: nothing more is done', () => {
  const end: EventRule = { ends: true, happen: () => true };
  const over = says(act('end'), act('gain', { amount: 1 }));
  const run = played(fleet(1, [over, over]), ferryWith({ end }));
  expect(run.happened()).toEqual(['end']);
  expect(run.play.table.position.work).toEqual([]);
});

describe('several events of one text', () => {
  /** Has another thing done once it has happened. */
  const begins = (more: string): EventRule => ({
    happen: (hands, { object }) => {
      hands.run([act(more)], envOfBoat(hands.game, object));
      return true;
    },
  });
  const envOfBoat = ({ table }: Game, object: GameEvent['object']): Env => {
    const boat = object === null ? undefined : table.position.objects[object];
    if (!boat) throw new Error('no boat');
    return envOf(boat, boat.controller);
  };
  const done: EventRule = { happen: () => true };
  const events = { hail: begins('answer'), signal: begins('reply'), wave: begins('nod') };
  const more = { answer: done, reply: done, nod: done };

  test('what each begins is done in the order of the words', () => {
    const names = ['hail', 'signal', 'wave'];
    const steps = names.map((name) => act(name, { object: THIS }));
    const one = insteadOfSinking({
      outcome: 'stand in',
      do: [{ do: 'several', steps, said: 'and' }],
    });
    const { happened } = played(
      river([[boat('a', one), 0]], [says(act('sink', { object: BOATS }))], 'plain'),
      ferryWith({ ...events, ...more }, { together: (all) => [all] }),
    );
    expect(happened()).toEqual(['hail 0', 'signal 0', 'wave 0', 'answer', 'reply', 'nod']);
  });
});

describe('what takes the place of an event', () => {
  const hail: EventRule = {
    inherits: (event, of) => ({ ...event, amount: of.amount }),
    happen: () => true,
  };
  const load: EventRule = { happen: () => true };

  test.each([
    { outcome: { outcome: 'stand in', do: [act('hail')] } as const, comes: ['hail 4'] },
    {
      outcome: { outcome: 'modify', changes: [{ change: 'besides', do: [act('hail')] }] } as const,
      comes: ['load 0', 'hail 4'],
    },
  ])('has of it what its kind says: $outcome.outcome', ({ outcome, comes }) => {
    const one = insteadOfSinking(
      outcome.outcome === 'stand in'
        ? { outcome: 'stand in', do: [...outcome.do] }
        : {
            outcome: 'modify',
            changes: outcome.changes.map(({ change, do: steps }) => ({ change, do: [...steps] })),
          },
      { watch: { event: 'load', object: THIS } },
    );
    const { happened } = played(
      river([[boat('a', one), 0]], [says(act('load', { object: BOATS, amount: 4 }))], 'plain'),
      ferryWith({ hail, load }),
    );
    expect(happened()).toEqual(comes);
  });
});
