/** What abilities notice of what happens, and how often. */

import { describe, expect, test } from 'vitest';
import type { Ability, Triggered } from '../../src/ability/ability.js';
import type { Some, What } from '../../src/ability/reference.js';
import type { PlayerId } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import { wouldTrigger } from '../../src/kernel/waiting/trigger.js';
import type { GameEvent } from '../../src/position/event.js';
import type { Position } from '../../src/position/position.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, ferry, river, says, THIS } from './ferry.js';
import { ferryWith, played } from './played.js';
import { BY_RULE } from './record.js';

const gain = act('gain', { amount: 1 });
const oneOrMore: Some = { ...BOATS, quantity: { how: 'every', said: 'one or more' } };
const AB: What = { what: 'both', of: [called('a'), called('b')] };

const whenSinks = (object: What, more: Partial<Triggered> = {}): Triggered => ({
  ability: 'triggered',
  on: { event: 'sink', object },
  do: [gain],
  ...more,
});

const rule = ferry.catalogue.events.sink;
if (!rule) throw new Error('no sinking');
/** What is gone afterwards sees only what happened to itself. */
const sinkAlone: EventRule = { ...rule, looksBack: () => 'own' };

/** Boats of the first player: "a", "b" and "c", with what these do. */
function board(said: readonly Ability[], does: { a?: Ability[]; b?: Ability[]; c?: Ability[] }): Position {
  const boats = (['a', 'b', 'c'] as const).map((name) => [boat(name, ...(does[name] ?? [])), 0] as const);
  return river(boats, said, 'plain');
}

describe('one or more', () => {
  const sinkBoth = says(act('sink', { object: AB }));
  const coins = (c: Ability): unknown => played(board([sinkBoth], { c: [c] })).coins(0);

  test('triggers once on all that happens at once, "a" on each', () => {
    expect(coins(whenSinks(oneOrMore))).toBe(4);
    expect(coins(whenSinks(BOATS))).toBe(5);
    expect(coins(whenSinks({ ...BOATS, quantity: { how: 'one', said: 'a' } }))).toBe(5);
  });

  test('and again on what happens later', () => {
    const later = says(
      act('sink', { object: called('a') }),
      { do: 'settle' },
      act('sink', { object: called('b') }),
    );
    expect(played(board([later], { c: [whenSinks(oneOrMore)] })).coins(0)).toBe(5);
  });

  test('apart for each player to whom it happens', () => {
    const sinkFor = (...players: number[]): EventRule => ({
      parts: (_game, event) => ({
        before: [],
        after: players.map((player) => ({ ...event, kind: 'wave', player: player as PlayerId })),
      }),
      happen: () => true,
    });
    const wave: EventRule = { happen: () => true };
    const watching: Ability = {
      ability: 'triggered',
      on: { event: 'wave', by: { who: 'player', said: 'a', as: 1 }, object: oneOrMore },
      do: [gain],
    };
    const coinsFor = (...players: number[]): unknown => {
      const position = board([says(act('storm', { object: called('a') }))], { c: [watching] });
      return played(position, ferryWith({ wave, storm: sinkFor(...players) })).coins(0);
    };
    expect(coinsFor(1, 1)).toBe(4);
    expect(coinsFor(1, 2)).toBe(5);
    expect(coinsFor(0, 1, 2, 1)).toBe(6);
  });

  test('what does not trigger on the first does on the next', () => {
    // "a" goes first, of which "b" sees nothing as it is gone itself.
    expect(
      played(board([sinkBoth], { b: [whenSinks(oneOrMore)] }), ferryWith({ sink: sinkAlone })).coins(0),
    ).toBe(4);
  });

  test('nor where the condition behind the event does not hold any more for the first', () => {
    const capsize: EventRule = {
      looksBack: () => true,
      happen: (hands, event) => {
        if (event.object === 0) hands.status(event.object, 'wet', true);
        return true;
      },
    };
    const dry: Triggered = {
      ability: 'triggered',
      on: { event: 'capsize', object: { ...oneOrMore, as: 0 } },
      given: {
        if: 'is',
        what: { what: 'that', of: 0, said: 'it' },
        tests: [{ test: 'not', of: { test: 'status', status: 'wet' } }],
      },
      do: [gain],
    };
    const coinsWith = (intervenes: Policy['intervenes'], object: What): unknown =>
      played(
        board([says(act('capsize', { object }))], { c: [dry] }),
        ferryWith({ capsize }, intervenes && { intervenes }),
      ).coins(0);
    const behind: Policy['intervenes'] = ({ given }) => given ?? null;
    expect(coinsWith(behind, AB)).toBe(4);
    expect(coinsWith(behind, called('a'))).toBe(3);
    expect(coinsWith(() => null, called('a'))).toBe(4);
  });
});

describe('what is gone afterwards', () => {
  const sinkAll = says(act('sink', { object: BOATS }));
  const coins = (said: readonly Ability[], a: Ability): unknown =>
    played(board(said, { a: [a] }), ferryWith({ sink: sinkAlone })).coins(0);

  test('sees what happened to itself, and nothing else', () => {
    expect(coins([sinkAll], whenSinks(THIS))).toBe(4);
    expect(coins([sinkAll], whenSinks(BOATS))).toBe(4);
    expect(coins([sinkAll], whenSinks(called('b')))).toBe(3);
    expect(coins([says(act('sink', { object: AB }))], whenSinks(called('c')))).toBe(3);
  });

  test('or no more than what it says of itself', () => {
    const itself: EventRule = { ...rule, looksBack: () => 'itself' };
    const seen = (a: Ability): unknown =>
      played(board([sinkAll], { a: [a] }), ferryWith({ sink: itself })).coins(0);
    expect(seen(whenSinks(THIS))).toBe(4);
    expect(seen(whenSinks(BOATS))).toBe(3);
  });

  test('and what is still there sees all', () => {
    expect(coins([says(act('sink', { object: called('b') }))], whenSinks(called('b')))).toBe(4);
  });

  test('but what it has made lasts', () => {
    const lasting: Ability = {
      ability: 'triggered',
      on: { event: 'sink', object: THIS },
      do: [{ do: 'last', until: 'turn', abilities: [whenSinks(called('b'))] }],
    };
    const first = says(act('sink', { object: called('a') }));
    expect(coins([first, sinkAll], lasting)).toBe(4);
  });

  test('and so does what belongs to no boat', () => {
    const made = says({ do: 'last', until: 'turn', abilities: [whenSinks(called('b'))] });
    expect(coins([made, sinkAll], whenSinks(called('c')))).toBe(4);
  });
});

describe('equal boats', () => {
  const sinking = (count: number): Position => {
    const position = board([says(act('sink', { object: called('a') }))], { c: [whenSinks(called('a'))] });
    const [a] = position.objects;
    if (a) a.count = count;
    return position;
  };

  test('are so many events, up to more than anybody follows', () => {
    expect(played(sinking(3)).coins(0)).toBe(6);
    expect(played(sinking(100)).coins(0)).toBe(103);
    expect(() => played(sinking(101))).toThrow(Withheld);
  });
});

describe('what would trigger', () => {
  const sinking = (position: Position, object: number): unknown[] => {
    const play = open(ferry, position);
    const event: GameEvent = {
      ...BY_RULE,
      kind: 'sink',
      object: object as GameEvent['object'],
      from: 'river',
      to: { zone: 'deep', holder: null, at: null },
    };
    return wouldTrigger(play, event).map(({ effect }) => effect);
  };
  const limited = whenSinks(BOATS, { limit: { limit: 'first', per: 'turn' } });
  const does = { a: [whenSinks(THIS)], b: [whenSinks(called('a'))], c: [limited] };

  test('is what watches the event and is not used up', () => {
    expect(sinking(board([], does), 0).toSorted()).toEqual(['o0.0:a#1', 'o1.0:b#1', 'o2.0:c#1']);
    expect(sinking(board([], does), 1)).toEqual(['o2.0:c#1']);
    const once = board([], does);
    once.ledger['o2.0:c#1@1'] = 1;
    expect(sinking(once, 0).toSorted()).toEqual(['o0.0:a#1', 'o1.0:b#1']);
  });
});
