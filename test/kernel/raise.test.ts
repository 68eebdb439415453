/** What would happen and cannot: by its kind, by an effect that was there in time; and what happens to each of a group. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { StaticOp } from '../../src/ability/static.js';
import type { RuleKey } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { isProhibited } from '../../src/kernel/event/raise.js';
import type { GameEvent } from '../../src/position/event.js';
import type { Position } from '../../src/position/position.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, ferry, river, says, THIS } from './ferry.js';
import { ferryWith, type Played, played } from './played.js';
import { EVENT } from './record.js';

const sinkAll = says(act('sink', { object: BOATS }));
const cannot = (object: Parameters<typeof act>[1]): Ability => ({
  ability: 'cannot',
  act: { event: 'sink', ...object },
});
const board = (
  does: readonly Ability[],
  said: readonly Ability[] = [sinkAll],
  off: readonly RuleKey[] = [],
): Position => {
  const position = river(
    [
      [boat('a', ...does), 0],
      [boat('b'), 1],
    ],
    said,
    'plain',
  );
  position.without = { abilities: [], rules: [...off] };
  return position;
};
const impossible = ({ notices }: Played): unknown[] =>
  notices.flatMap((one) => (one.notice === 'impossible' ? [[one.event.object, one.rule, one.by]] : []));
const run = (
  position: Position,
  policy: Partial<Policy> = {},
  events: { [kind: string]: EventRule } = {},
): Played => played(position, ferryWith(events, policy));
const BY_A = { effect: 'o0.0:a#1', ability: 'a#1' };

describe('what an effect forbids', () => {
  test('does not happen, by the rule for such effects or by one of its own', () => {
    const position = board([cannot({ object: called('b') })]);
    expect(run(position).happened()).toEqual(['sink 0']);
    expect(impossible(run(position))).toEqual([[1, null, BY_A]]);
    expect(impossible(run(position, { prohibits: 'tide' }))).toEqual([[1, 'tide', BY_A]]);
    const prohibitsBy: Policy['prohibitsBy'] = ({ act: { object } }) =>
      object?.what === 'some' ? 'pairs' : undefined;
    expect(impossible(run(position, { prohibits: 'tide', prohibitsBy }))).toEqual([[1, 'pairs', BY_A]]);
    const own = board([cannot({ object: THIS })]);
    expect(impossible(run(own, { prohibits: 'tide', prohibitsBy }))).toEqual([[0, 'tide', BY_A]]);
  });

  test('happens where that rule is switched off', () => {
    const position = board([cannot({ object: called('b') })], [sinkAll], ['tide']);
    expect(run(position, { prohibits: 'tide' }).happened()).toEqual(['sink 0', 'sink 1']);
    expect(run(position, { prohibits: 'pairs' }).happened()).toEqual(['sink 0']);
    expect(run(position).happened()).toEqual(['sink 0']);
  });

  test('happens where its kind lets nothing keep it away', () => {
    const { sink } = ferry.catalogue.events;
    if (!sink) throw new Error('no sinking');
    const inevitable: EventRule = { ...sink, inevitable: 'tide' };
    expect(run(board([cannot({ object: BOATS })]), {}, { sink: inevitable }).happened()).toEqual([
      'sink 0',
      'sink 1',
    ]);
  });

  test('is what can be looked at as another kind of event, and what something gives to others', () => {
    const { sink } = ferry.catalogue.events;
    if (!sink) throw new Error('no sinking');
    const founders: Ability = { ability: 'cannot', act: { event: 'founder', object: called('b') } };
    const seen: EventRule = { ...sink, views: ['founder'] };
    expect(run(board([founders])).happened()).toEqual(['sink 0', 'sink 1']);
    expect(run(board([founders]), {}, { sink: seen }).happened()).toEqual(['sink 0']);
    const ops: StaticOp[] = [{ op: 'gain', abilities: [cannot({ object: THIS })] }];
    expect(run(board([{ ability: 'static', affects: called('b'), ops }])).happened()).toEqual(['sink 0']);
  });

  test('is told to whoever asks', () => {
    const { play } = run(board([cannot({ object: called('b') })], []));
    const event = (object: number, kind = 'sink'): GameEvent => ({
      ...EVENT,
      kind,
      object: object as GameEvent['object'],
    });
    expect([
      isProhibited(play, event(0)),
      isProhibited(play, event(1)),
      isProhibited(play, event(1, 'land')),
    ]).toEqual([false, true, false]);
  });

  test('what comes with the event itself comes too late to forbid another, and in time for its own', () => {
    const { launch } = ferry.catalogue.events;
    if (!launch) throw new Error('no launching');
    const storm = (sinking: number): EventRule => ({
      parts: (game, event) => {
        const arriving = { ...event, kind: 'launch', object: 0 as GameEvent['object'] };
        const to = { zone: 'deep', holder: null, at: null };
        const after = { ...event, kind: 'sink', object: sinking as GameEvent['object'], to };
        return { before: [launch.fill?.(game, arriving) ?? arriving], after: [after] };
      },
      happen: () => true,
    });
    const arriving = (does: Ability, sinking: number): string[] => {
      const position = board([does], [says(act('storm'))]);
      const [a] = position.objects;
      if (a) Object.assign(a, { zone: 'bank', holder: 0 });
      position.zones.river = position.zones.river?.slice(1) ?? [];
      position.zones['bank/0'] = [0 as never];
      return run(position, {}, { storm: storm(sinking) }).happened();
    };
    expect(arriving(cannot({ object: BOATS }), 1)).toEqual(['launch 0', 'storm', 'sink 1']);
    expect(arriving(cannot({ object: BOATS }), 0)).toEqual(['launch 0', 'storm']);
  });
});

describe('what its kind does not allow', () => {
  const sinking = (kind: Partial<EventRule>): EventRule => ({
    ...ferry.catalogue.events.sink,
    happen: () => true,
    ...kind,
  });
  const barring = sinking({ impossible: (_game, { object }) => (object === 1 ? 'tide' : null) });

  test('does not happen, unless the rule is switched off', () => {
    expect(impossible(run(board([]), {}, { sink: barring }))).toEqual([[1, 'tide', null]]);
    expect(run(board([]), {}, { sink: barring }).happened()).toEqual(['sink 0']);
    expect(run(board([], [sinkAll], ['tide']), {}, { sink: barring }).happened()).toEqual([
      'sink 0',
      'sink 1',
    ]);
  });

  test('nothing is raised where nothing can happen, and what can is raised together', () => {
    const never = sinking({ impossible: () => 'tide' });
    expect(run(board([]), {}, { sink: never }).notices.some(({ notice }) => notice === 'raised')).toBe(false);
    const raised = run(board([]), {}, { sink: barring }).notices.filter(({ notice }) => notice === 'raised');
    expect(raised).toMatchObject([{ events: [{ object: 0 }], rule: null }]);
  });
});

describe('what happens to a group', () => {
  const salute: EventRule = { singly: true, happen: () => true };
  const saluting = (
    count: number,
    rule: EventRule = salute,
    more: Parameters<typeof act>[1] = { object: called('a') },
  ): Played => {
    const position = board([], [says(act('salute', more))]);
    const [a] = position.objects;
    if (a) a.count = count;
    return run(position, {}, { salute: rule });
  };

  test('is an event for each of it, where its kind has it so', () => {
    const three = saluting(3);
    expect(three.happened()).toEqual(['salute 2', 'salute 3', 'salute 0']);
    expect(three.play.table.position.objects.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(saluting(3, { happen: () => true }).happened()).toEqual(['salute 0']);
    expect(saluting(3, salute, {}).happened()).toEqual(['salute']);
  });

  test('up to more than anybody follows', () => {
    expect(saluting(100).happened()).toHaveLength(100);
    expect(() => saluting(101)).toThrow(Withheld);
  });
});
