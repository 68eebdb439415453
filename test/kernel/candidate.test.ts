/** Which effects apply to an event, and the first reason why another does not. */

import { describe, expect, test } from 'vitest';
import type { Ability, Outcome, Replacement } from '../../src/ability/ability.js';
import type { Act } from '../../src/ability/act.js';
import type { Change } from '../../src/ability/change.js';
import type { Condition } from '../../src/ability/condition.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some } from '../../src/ability/reference.js';
import type { EffectKey, ObjectId, PlayerId, RuleKey } from '../../src/ground/id.js';
import { open } from '../../src/kernel/open.js';
import { subjectOf } from '../../src/kernel/watching/candidate.js';
import type { GameEvent } from '../../src/position/event.js';
import { type Position, zoneId } from '../../src/position/position.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy, Step } from '../../src/rulebook/policy.js';
import type { Rulebook } from '../../src/rulebook/rulebook.js';
import { act, BOATS, boat, called, ferry, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';
import { ferryWith, played, stepping } from './played.js';
import { EVENT } from './record.js';

const rule: RuleKey = 'pairs';
const NOT: Outcome = { outcome: 'not' };
const MOORED: Some = {
  ...BOATS,
  described: { head: { sort: 'moored' }, which: [{ test: 'zone', at: { zone: 'bank' }, said: 'in' }] },
};
const never: Condition = { if: 'exists', what: called('z') };
const always: Condition = { if: 'exists', what: called('b') };
const sinkA = says(act('sink', { object: called('a') }));
const SAVE = 'o1.0:b#1' as EffectKey;

/** Boats "a" of the first player and "b", with what it does, of the second; those named lie at their owners' banks. */
function board(said: readonly Ability[], does: Ability | null, moored: readonly string[] = []): Position {
  const position = river(
    [
      [boat('a'), 0],
      [boat('b', ...(does ? [does] : [])), 1],
    ],
    said,
    'plain',
  );
  for (const object of position.objects) {
    if (!moored.includes(object.card ?? '')) continue;
    Object.assign(object, { zone: 'bank', holder: object.owner });
    position.zones.river = (position.zones.river ?? []).filter((id) => id !== object.id);
    position.zones[zoneId('bank', object.owner)] = [object.id];
  }
  return position;
}

/** What was told of each effect that looked at an event: the code of its refusal with its rule, or that it applies. */
function told(position: Position, rulebook: Rulebook = ferry): unknown[] {
  return played(position, rulebook).notices.flatMap((one) => {
    if (one.notice !== 'considered') return [];
    const { refusal } = one;
    return [
      refusal === null ? 'applies' : [refusal.code, refusal.rule].filter((part) => part !== null).join(' '),
    ];
  });
}

const replacing = (watch: Partial<Act>, more: Partial<Replacement> = {}): Replacement =>
  insteadOfSinking(NOT, { watch: { event: 'sink', object: BOATS, ...watch }, ...more });

describe('the first reason', () => {
  test.each<{ why: string; does: Ability; said?: Instruction[] }>([
    { why: 'another-player', does: replacing({ by: YOU }) },
    { why: 'another-object', does: replacing({ object: called('b') }) },
    { why: 'another-object', does: replacing({ other: called('a') }) },
    { why: 'another-zone', does: replacing({ from: { zone: 'deep' } }) },
    { why: 'another-zone', does: replacing({ to: { zone: 'bank' } }) },
    { why: 'another-zone', does: replacing({ to: { zone: 'deep', otherThan: 'a zone' } }) },
    { why: 'another-counter', does: replacing({ counter: 'oar' }) },
    { why: 'another-cause', does: replacing({ cause: [{ manner: 'cost' }] }) },
    { why: 'another-amount', does: replacing({ amount: 1 }) },
    { why: 'another-arrival', does: replacing({ arriving: [{ change: 'status', status: 'wet' }] }) },
    { why: 'condition', does: replacing({}, { while: never }) },
    { why: 'condition', does: replacing({}, { given: never }) },
    { why: 'applies', does: replacing({}, { while: always, given: always }) },
  ])('$why', ({ why, does }) => {
    expect(told(board([sinkA], does))[0] ?? 'another-zone').toBe(why);
  });

  test('is that the place is another only where it is looked for', () => {
    expect(told(board([sinkA], replacing({ to: { zone: 'bank' } })))).toEqual([]);
    expect(told(board([sinkA], replacing({ from: { zone: 'deep' } })))).toEqual(['another-zone']);
  });

  test('used up, and declined', () => {
    const once = replacing({}, { limit: { limit: 'next' } });
    expect(told(board([sinkA, sinkA], once))).toEqual(['used-up', 'used-up']);
    const declining = ferryWith({}, stepping([{ do: 'decline', effects: [SAVE], nodes: [0] }]));
    expect(told(board([sinkA], replacing({})), declining)).toEqual(['declined']);
  });

  test('that it came later, by the rule that says so', () => {
    // "b" comes while "a" is on its way.
    const coming: EventRule = {
      parts: (_game, event) => ({ before: [{ ...event, kind: 'arise' }], after: [] }),
      happen: () => true,
    };
    const arise: EventRule = {
      happen: (hands) => {
        hands.move(1 as ObjectId, { zone: 'river', holder: null, at: null });
        return true;
      },
    };
    const steps: Step[] = [
      { do: 'open', nodes: [0], rule },
      { do: 'carry out', nodes: [1], rule },
    ];
    const both = board([says(act('coming', { object: called('a') }))], replacing({ event: 'coming' }), ['b']);
    const events = { coming, arise };
    expect(told(both, ferryWith(events, stepping(steps)))).toEqual(['came-later']);
    const comesLater: Policy['comesLater'] = () => rule;
    expect(told(both, ferryWith(events, { ...stepping(steps), comesLater }))).toEqual(['came-later pairs']);
  });

  test('what the rulebook says is spent is not looked at again', () => {
    const spent: Policy['spent'] = (node, { effect }) =>
      node.uses.some((use) => use.effect === effect) ? { code: 'applied-before', rule: null } : null;
    const twice = replacing({}, { outcome: { outcome: 'modify', changes: [] } });
    const bars: Policy['bars'] = () => null;
    const applied = (policy: Partial<Policy>, without: readonly string[] = []): number => {
      const position = board([sinkA], twice);
      position.without = { abilities: [], rules: [...without] as RuleKey[] };
      let left = 5;
      const next: Policy['next'] = (view) => {
        const plain = ferry.policy('plain', null).next(view);
        return plain.do === 'assign' && left-- <= 0
          ? { do: 'carry out', nodes: view.nodes.map(({ id }) => id), rule }
          : plain;
      };
      return played(position, ferryWith({}, { bars, next, ...policy })).notices.filter(
        ({ notice }) => notice === 'applied',
      ).length;
    };
    expect(applied({})).toBe(5);
    expect(applied({ spent })).toBe(1);
    const byRule: Policy['spent'] = (node, watching) => {
      const bar = spent(node, watching);
      return bar && { ...bar, rule };
    };
    expect(applied({ spent: byRule })).toBe(1);
    expect(applied({ spent: byRule }, ['pairs'])).toBe(5);
    // Nothing is spent on what nothing has been applied to.
    expect(applied({ spent: () => ({ code: 'applied-before', rule: null }) })).toBe(1);
  });
});

describe('where an ability functions', () => {
  const launchB = says(act('launch', { object: MOORED }));
  const whistle: EventRule = { happen: () => true };
  const whistling = says(act('whistle', { object: MOORED }));
  const told2 = (does: Ability, said: Ability, rules: Partial<EventRule> = {}): unknown[] =>
    told(board([said], does, ['b']), ferryWith({ whistle: { ...whistle, ...rules } }));
  const own = (watch: Partial<Act>, more: Partial<Replacement> = {}): Replacement =>
    insteadOfSinking(NOT, { watch: { event: 'whistle', object: THIS, ...watch }, ...more });

  test('on the field, or in the zone that it names', () => {
    expect(told(board([sinkA], replacing({}), ['b']))).toEqual([]);
    expect(told(board([sinkA], replacing({}, { zone: 'bank' }), ['b']))).toEqual(['applies']);
    expect(told(board([sinkA], replacing({}, { zone: 'bank' })))).toEqual([]);
    expect(told(board([sinkA], replacing({}, { zone: '*' }), ['b']))).toEqual(['applies']);
  });

  test('about its own object where its words look for it, or events of the kind find it', () => {
    expect(told2(own({}), whistling)).toEqual(['not-functioning']);
    expect(told2(own({ from: { zone: 'bank' } }), whistling)).toEqual(['applies']);
    expect(told2(own({ from: { zone: '*' } }), whistling)).toEqual(['applies']);
    expect(told2(own({}), whistling, { origin: 'bank' })).toEqual(['applies']);
    expect(told2(own({}), whistling, { origin: 'deep' })).toEqual(['not-functioning']);
    expect(told2(own({}), whistling, { origin: 'river' })).toEqual(['not-functioning']);
  });

  test('a region is any of its zones, and none of which one is the field', () => {
    const inRegion = (zones: readonly string[]): unknown[] =>
      told(
        board([whistling], own({}), ['b']),
        ferryWith({ whistle: { ...whistle, origin: 'about' } }, {}, { regions: { about: zones } }),
      );
    expect(inRegion(['bank', 'deep'])).toEqual(['applies']);
    expect(inRegion(['deep'])).toEqual(['not-functioning']);
    expect(inRegion(['bank', 'river'])).toEqual(['not-functioning']);
  });

  test('that it sets how its object gets to a zone, it does wherever that comes from', () => {
    const status: Change = { change: 'status', status: 'wet' };
    const modify: Outcome = { outcome: 'modify', changes: [status] };
    const launched = (outcome: Outcome, watch: Partial<Act>): unknown[] =>
      told(
        board([launchB], insteadOfSinking(outcome, { watch: { event: 'launch', object: THIS, ...watch } }), [
          'b',
        ]),
      );
    // An arriving object is looked at as it will be on the field.
    expect(launched(modify, {})[0]).toBe('applies');
    const ashore: EventRule = {
      fill: (_game, event) => ({ ...event, to: { zone: 'deep', holder: null, at: null } }),
      happen: () => true,
    };
    const going = (outcome: Outcome, watch: Partial<Act>): unknown[] =>
      told(
        board(
          [says(act('ashore', { object: MOORED }))],
          insteadOfSinking(outcome, { watch: { event: 'ashore', object: THIS, ...watch } }),
          ['b'],
        ),
        ferryWith({ ashore }),
      );
    const none: Outcome = { outcome: 'modify', changes: [] };
    expect(going(none, { to: { zone: 'deep' } })[0]).toBe('applies');
    expect(going(NOT, { to: { zone: 'deep' } })).toEqual(['not-functioning']);
    expect(going(none, {})).toEqual(['not-functioning']);
    expect(going(none, { to: { zone: 'deep' }, from: { zone: 'river' } })).toEqual(['another-zone']);
    expect(going(none, { to: { zone: 'deep' }, from: { zone: 'river', otherThan: 'a zone' } })).toEqual([
      'not-functioning',
    ]);
  });

  test('what happens to a card triggers what it says of that wherever it was', () => {
    const trigger: Ability = {
      ability: 'triggered',
      on: { event: 'whistle', object: THIS },
      do: [act('gain', { amount: 1 })],
    };
    expect(played(board([whistling], trigger, ['b']), ferryWith({ whistle })).coins(1)).toBe(4);
    const any: Ability = { ...trigger, on: { event: 'whistle', object: MOORED } };
    expect(played(board([whistling], any, ['b']), ferryWith({ whistle })).coins(1)).toBe(3);
  });
});

describe('that an arriving object is not what is meant', () => {
  const looksAhead: RuleKey = 'whole';
  const launchA = says(act('launch', { object: MOORED }));
  const meaning = (object: Some): Ability =>
    insteadOfSinking({ outcome: 'modify', changes: [] }, { watch: { event: 'launch', object } });
  const wet: Some = {
    ...BOATS,
    described: { head: { sort: 'boat' }, adjectives: [{ test: 'status', status: 'wet' }] },
  };

  test('rests on how the rulebook looks at it', () => {
    const board1 = board([launchA], meaning(wet), ['a']);
    expect(told(board1, ferryWith({}, { looksAhead }))).toEqual(['another-object whole']);
    expect(told(board1)).toEqual(['another-object']);
    const sinking = board([sinkA], replacing({ object: wet }));
    expect(told(sinking, ferryWith({}, { looksAhead }))).toEqual(['another-object']);
    const condition = board(
      [launchA],
      insteadOfSinking(
        { outcome: 'modify', changes: [] },
        { watch: { event: 'launch', object: BOATS }, while: never },
      ),
      ['a'],
    );
    expect(told(condition, ferryWith({}, { looksAhead }))).toEqual(['condition']);
  });
});

describe('the object of an event', () => {
  const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({
    ...EVENT,
    kind,
    from: null,
    ...more,
  });
  const turned: EventRule = { becomes: (object) => ({ ...object, status: ['turned'] }), happen: () => true };
  const paid: EventRule = { asLast: true, happen: () => true };
  const rulebook = ferryWith({ turned, paid });

  test('is looked at as it is, as it will be or as it last was', () => {
    const play = open(rulebook, board([], null, ['a']));
    expect(subjectOf(play, event('sink'))?.object).toMatchObject({ id: 0, status: [], zone: 'bank' });
    expect(subjectOf(play, event('turned'))?.object).toMatchObject({ id: 0, status: ['turned'] });
    expect(subjectOf(play, event('sink', { object: null }))).toBeNull();
  });

  test('as it last was only where it has left the field', () => {
    const run = played(board([says(act('land', { object: called('a') }))], null), rulebook);
    const at = (kind: string, object: number) =>
      subjectOf(run.play, event(kind, { object: object as ObjectId }))?.object.zone;
    expect(at('paid', 0)).toBe('river');
    expect(at('sink', 0)).toBe('bank');
    expect(at('paid', 1)).toBe('river');
    expect(subjectOf(run.play, event('paid', { object: 1 as ObjectId }))?.object.was).toBeNull();
  });

  test('as it will be there only where it comes to the field', () => {
    const play = open(rulebook, board([], null, ['a']));
    const arrival = {
      controller: 2 as PlayerId,
      status: [],
      counters: {},
      chosen: {},
      copy: null,
      along: [],
      links: {},
    };
    const to = (zone: string) =>
      subjectOf(play, event('launch', { to: { zone, holder: null, at: null }, detail: { arrival } }))?.object;
    expect(to('river')).toMatchObject({ controller: 2, zone: 'river' });
    expect(to('deep')).toMatchObject({ controller: 0, zone: 'bank' });
    expect(
      subjectOf(play, event('launch', { to: { zone: 'river', holder: null, at: null } }))?.object.zone,
    ).toBe('bank');
  });
});
