/** How the game is settled: what happens by rule alone, what is chosen for it, and which ability comes first. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { ObjectId, PlayerId, RuleKey } from '../../src/ground/id.js';
import { Withheld, withhold } from '../../src/ground/problem.js';
import { answer } from '../../src/kernel/step.js';
import type { Use } from '../../src/position/env.js';
import type { GameEvent } from '../../src/position/event.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Game } from '../../src/rulebook/game.js';
import type { Policy, SettleStep } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, ferry, river, says, THIS } from './ferry.js';
import { ferryWith, played } from './played.js';
import { BY_RULE } from './record.js';

const rule: RuleKey = 'at-once';
const [A, B, C] = [0, 1, 2] as ObjectId[];
const P1 = 1 as PlayerId;
const nothing = { effect: null, ability: null, source: null, event: null, each: null };

const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ ...BY_RULE, kind, ...more });

const fleet = (...said: readonly Ability[]) =>
  river(
    [
      [boat('a'), 0],
      [boat('b'), 0],
      [boat('c'), 0],
    ],
    said,
    'plain',
  );

const landing = (ids: readonly ObjectId[]): GameEvent[] => ids.map((object) => event('land', { object }));
const onRiver = (game: { table: { position: { zones: { [zone: string]: readonly ObjectId[] } } } }) =>
  game.table.position.zones.river ?? [];

/** What has been applied on the way to events of a kind, as the plain policy sees them. */
function usesOf(kind: string): { readonly uses: (readonly Use[])[]; readonly next: Policy['next'] } {
  const uses: (readonly Use[])[] = [];
  const plain = ferry.policy('plain', null);
  const next: Policy['next'] = (view) => {
    for (const { origin, uses: before } of view.nodes) if (origin.kind === kind) uses.push(before);
    return plain.next(view);
  };
  return { uses, next };
}

describe('what a rule lets a player choose', () => {
  /** One boat lands for each round, and with it another that is chosen after the first. */
  const settle: Policy['settle'] = (game, choose): SettleStep => {
    const there = onRiver(game);
    if (there.length < 2) return { do: 'settled' };
    const first = choose(P1, there, 1, rule);
    const rest = there.filter((id) => !first.includes(id));
    const second = choose(P1, rest, 1, rule, 0);
    return { do: 'events', events: landing([...first, ...second]), rule };
  };

  test('is asked one by one, and afresh when it comes to it again', () => {
    const { play, zones } = played(fleet(says(act('rob'))), ferryWith({}, { settle }));
    const asked = (from: readonly ObjectId[] | undefined, least: number): unknown => ({
      by: P1,
      asks: 'choose',
      domain: { of: 'objects', from, least, most: 1 },
      rule,
      about: nothing,
    });
    expect(play.table.position.decision).toEqual(asked([A, B, C] as ObjectId[], 1));
    answer(play, { objects: [B as ObjectId] });
    expect(play.table.position.decision).toEqual(asked([A, C] as ObjectId[], 0));
    answer(play, { objects: [] });
    expect(zones()).toEqual(['river', 'bank', 'river']);
    expect(play.table.position.decision).toEqual(asked([A, C] as ObjectId[], 1));
    answer(play, { objects: [C as ObjectId] });
    answer(play, { objects: [A as ObjectId] });
    expect(zones()).toEqual(['bank', 'bank', 'bank']);
  });

  test('on the way of what then happens nothing has been applied', () => {
    const once: Policy['settle'] = (game) =>
      onRiver(game).length < 3 ? { do: 'settled' } : { do: 'events', events: landing([A as ObjectId]), rule };
    const { uses, next } = usesOf('land');
    played(fleet(says({ do: 'settle' })), ferryWith({}, { settle: once, next }));
    expect(uses).toEqual([[]]);
  });

  test('is no answer to what goes wrong', () => {
    const failing = ferryWith({}, { settle: () => withhold('rule/not-modelled', 'No.') });
    expect(() => played(fleet(says(act('rob'))), failing)).toThrow(Withheld);
  });
});

test('which ability comes first is asked about nothing else', () => {
  const whenSinks: Ability = {
    ability: 'triggered',
    on: { event: 'sink', object: THIS },
    do: [act('gain', { amount: 1 })],
  };
  const settle: Policy['settle'] = ({ table }) => {
    const [first, ...others] = table.position.waiting;
    if (!first) return { do: 'settled' };
    if (others.length === 0) return { do: 'resolve', waiting: first };
    return { do: 'ask', by: P1, options: [...table.position.waiting], rule };
  };
  const position = river(
    [
      [boat('a', whenSinks), 1],
      [boat('b', whenSinks), 2],
    ],
    [says(act('sink', { object: BOATS }))],
    'plain',
  );
  const { play, coins } = played(position, ferryWith({}, { settle }));
  const [first, second] = play.table.position.waiting.map(({ id }) => id);
  expect(play.table.position.decision).toEqual({
    by: P1,
    asks: 'order',
    domain: {
      of: 'options',
      options: [
        { option: 'trigger', trigger: first, announces: false },
        { option: 'trigger', trigger: second, announces: false },
      ],
    },
    rule,
    about: nothing,
  });
  answer(play, { option: 1 });
  expect([coins(1), coins(2)]).toEqual([4, 4]);
});

describe('what happens by rule alone', () => {
  /** Whoever has sunk a boat loses their coins; the rule goes on saying so. */
  const robbing: Policy['presses'] = ({ table }) =>
    (table.position.zones.deep ?? []).length > 0 ? { events: [event('rob')], rule } : null;
  const asked: number[] = [];
  const presses: Policy['presses'] = (game) => {
    asked.push(game.table.position.clock);
    return robbing(game);
  };
  const sink = act('sink', { object: called('a') });

  test('happens in the middle of a text, on the way of which nothing has been applied', () => {
    const { uses, next } = usesOf('rob');
    const run = played(
      fleet(says(sink, act('land', { object: called('b') }))),
      ferryWith({}, { presses: robbing, next }),
    );
    // What cannot happen to those who have nothing left is not tried for ever.
    expect(run.happened()).toEqual(['sink 0', 'rob', 'land 1']);
    expect(run.coins(0)).toBe(0);
    expect(uses).toEqual([[]]);
  });

  test('goes on as long as something comes of it, be it a value, a status or a counter', () => {
    const changing = (happen: EventRule['happen'], isSo: (game: Game) => boolean) =>
      played(
        fleet(says(sink, act('whistle'))),
        ferryWith(
          { change: { happen }, whistle: { happen: () => true } },
          { presses: (game) => (isSo(game) ? { events: [event('change')], rule } : null) },
        ),
      ).happened();
    const [coins, counters] = [
      ({ table }: Game) => Number(table.position.players[0]?.values.coins),
      ({ table }: Game) => Number(table.position.objects[B as ObjectId]?.counters.oar ?? 0),
    ];
    const paying: EventRule['happen'] = (hands) => {
      hands.value(0 as PlayerId, 'coins', coins(hands.game) - 1);
      return true;
    };
    const rowing: EventRule['happen'] = (hands) => {
      hands.counters(B as ObjectId, 'oar', 1);
      return true;
    };
    const thrice = ['sink 0', 'change', 'change', 'change', 'whistle'];
    expect(changing(paying, (game) => coins(game) > 0)).toEqual(thrice);
    expect(changing(rowing, (game) => counters(game) < 3)).toEqual(thrice);
    // What is so already does not become so.
    const wet: EventRule['happen'] = (hands) => {
      hands.status(B as ObjectId, 'wet', true);
      return true;
    };
    expect(changing(wet, () => true)).toEqual(['sink 0', 'change', 'change', 'whistle']);
    const poor: EventRule['happen'] = (hands) => {
      hands.value(0 as PlayerId, 'coins', 0);
      return true;
    };
    expect(changing(poor, () => true)).toEqual(['sink 0', 'change', 'change', 'whistle']);
  });

  test('is not asked for again as long as nothing changes', () => {
    played(fleet(says({ do: 'settle' }, { do: 'settle' }, { do: 'settle' })), ferryWith({}, { presses }));
    expect(asked).toHaveLength(1);
  });
});
