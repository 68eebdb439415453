/** Each step that a policy can take with a group of events, taken by one that does as the test says. */

import { describe, expect, test } from 'vitest';
import type { Ability, Outcome, Replacement } from '../../src/ability/ability.js';
import type { What } from '../../src/ability/reference.js';
import type { EffectKey, ObjectId, PlayerId, RuleKey } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import type { Notice } from '../../src/kernel/play/observer.js';
import type { Play } from '../../src/kernel/play/play.js';
import { advance, answer } from '../../src/kernel/step.js';
import type { GameEvent } from '../../src/position/event.js';
import type { Node } from '../../src/position/frame.js';
import type { Position } from '../../src/position/position.js';
import type { Policy, Step } from '../../src/rulebook/policy.js';
import type { Rulebook } from '../../src/rulebook/rulebook.js';
import { act, BOATS, boat, called, ferry, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';

const sinkAll = says(act('sink', { object: BOATS }));
const land = act('land', { object: THIS });

const landing = insteadOfSinking({ outcome: 'stand in', do: [land] });
/** Of any boat that would sink. */
const saving: Replacement = insteadOfSinking({ outcome: 'not' }, { watch: { event: 'sink', object: BOATS } });

const [A, B, C] = [0, 1, 2] as ObjectId[];
const effect = (source: number, name: string): EffectKey => `o${source}.0:${name}#1` as EffectKey;
const LAND_A = effect(0, 'a');
const SAVE_B = effect(1, 'b');
const rule = 'pairs' as RuleKey;

interface Run {
  readonly play: Play;
  readonly notices: Notice[];
  /** The events of the group in hand as the policy saw them before each of its steps. */
  readonly seen: (readonly Node[])[];
  happened(): string[];
}

/** Plays with a policy that takes these steps, and after them those of the plain one. */
function taking(
  steps: readonly Step[],
  position: Position,
  events: Rulebook['catalogue']['events'] = {},
  more: Partial<Policy> = {},
): Run {
  const plain = { ...ferry.policy('plain', null), ...more };
  const left = [...steps];
  const seen: (readonly Node[])[] = [];
  const rulebook: Rulebook = {
    ...ferry,
    catalogue: { ...ferry.catalogue, events: { ...ferry.catalogue.events, ...events } },
    policy: () => ({
      ...plain,
      next: (view) => {
        seen.push(view.nodes);
        return left.shift() ?? plain.next(view);
      },
    }),
  };
  const notices: Notice[] = [];
  const play = open(rulebook, position, (notice) => notices.push(notice));
  advance(play);
  const happened = (): string[] =>
    notices.flatMap((one) => (one.notice === 'happened' ? [`${one.event.kind} ${one.event.object}`] : []));
  return { play, notices, seen, happened };
}

const three = (a: Ability = landing): Position =>
  river(
    [
      [boat('a', a), 1],
      [boat('b', saving), 0],
      [boat('c'), 2],
    ],
    [sinkAll],
    'plain',
  );

const about = { effect: null, ability: null, source: null, each: null };
const option = { option: 'effect', accepts: false, ranks: false };

describe('ask', () => {
  const step: Step = {
    do: 'ask',
    by: 1 as PlayerId,
    options: [
      { effect: SAVE_B, nodes: [2, 0] },
      { effect: LAND_A, nodes: [0] },
    ],
    decline: true,
    accepting: true,
    rule,
  };

  test('a player is offered these effects for these events, or none', () => {
    const { decision } = taking([step], three()).play.table.position;
    expect(decision).toEqual({
      by: 1,
      asks: 'apply',
      domain: {
        of: 'options',
        options: [
          { ...option, effect: SAVE_B, nodes: [2, 0], on: [A, C], accepts: true },
          { ...option, effect: LAND_A, nodes: [0], on: [A], accepts: true },
          { option: 'decline' },
        ],
      },
      rule,
      about: { ...about, event: 2 },
    });
    const forced = taking([{ ...step, decline: false, accepting: false }], three()).play.table.position;
    expect(forced.decision?.domain).toEqual({
      of: 'options',
      options: [
        { ...option, effect: SAVE_B, nodes: [2, 0], on: [A, C] },
        { ...option, effect: LAND_A, nodes: [0], on: [A] },
      ],
    });
  });

  test('an event is named by its object, where it has one', () => {
    const poorer = insteadOfSinking({ outcome: 'not' }, { watch: { event: 'gain' } });
    const board = river([[boat('a', poorer), 1]], [says(act('gain', { amount: 1 }))], 'plain');
    const { decision } = taking([{ ...step, options: [{ effect: LAND_A, nodes: [0] }] }], board).play.table
      .position;
    expect(decision?.domain).toMatchObject({ options: [{ nodes: [0], on: [] }, { option: 'decline' }] });
  });

  test('what is picked is applied to these events only', () => {
    const { play, happened } = taking(
      [step, { do: 'apply', rule }, { do: 'carry out', nodes: [0, 1, 2], rule }],
      three(),
    );
    answer(play, { option: 0 });
    expect(happened()).toEqual(['sink 1']);
  });

  test('what is declined is set aside for these events only', () => {
    const { play, seen } = taking([step], three());
    answer(play, { option: 2 });
    expect(seen[1]?.map(({ declined }) => declined)).toEqual([[SAVE_B, LAND_A], [], [SAVE_B, LAND_A]]);
  });
});

test('decline: an effect is set aside once, however often', () => {
  const decline: Step = { do: 'decline', effects: [SAVE_B], nodes: [1] };
  const { seen } = taking([decline, decline], three());
  expect(seen[2]?.map(({ declined }) => declined)).toEqual([[], [SAVE_B], []]);
});

test('rank: a player says what comes first for one event, and nothing is applied yet', () => {
  const step: Step = { do: 'rank', by: 2 as PlayerId, effects: [LAND_A, SAVE_B], node: 0, rule };
  const { play, seen } = taking([step], three());
  expect(play.table.position.decision).toEqual({
    by: 2,
    asks: 'apply',
    domain: {
      of: 'options',
      options: [LAND_A, SAVE_B].map((one) => ({ ...option, effect: one, nodes: [0], on: [A], ranks: true })),
    },
    rule,
    about: { ...about, event: 0 },
  });
  answer(play, { option: 1 });
  expect(seen[1]?.map(({ ranked, uses }) => ({ ranked, uses }))).toEqual([
    { ranked: [SAVE_B, LAND_A], uses: [] },
    { ranked: [], uses: [] },
    { ranked: [], uses: [] },
  ]);
});

test('assign: several are worked out in their order, and take the place of the events when they are applied', () => {
  const step: Step = {
    do: 'assign',
    effect: LAND_A,
    nodes: [0],
    accepted: false,
    besides: [{ effect: SAVE_B, nodes: [1, 2] }],
    rule,
  };
  const { seen, notices, happened, play } = taking([step], three());
  const [, before, after] = seen;
  expect(before?.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['sink'], ['sink'], ['sink']]);
  expect(after?.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['land'], [], []]);
  expect(after?.map(({ uses }) => uses.map((use) => use.effect))).toEqual([[LAND_A], [SAVE_B], [SAVE_B]]);
  expect(notices.filter(({ notice }) => notice === 'assigned' || notice === 'applied')).toMatchObject([
    { notice: 'assigned', effect: LAND_A, events: [{ object: A }], rule },
    { notice: 'assigned', effect: SAVE_B, events: [{ object: B }, { object: C }], rule },
    {
      notice: 'applied',
      effect: LAND_A,
      before: [{ kind: 'sink', object: A }],
      after: [{ kind: 'land', object: A }],
    },
    { notice: 'applied', effect: SAVE_B, before: [{ object: B }, { object: C }], after: [] },
  ]);
  expect(happened()).toEqual(['land 0']);
  expect(play.table.position.work).toEqual([]);
});

describe('apply', () => {
  const declined: Step = { do: 'decline', effects: [SAVE_B], nodes: [0, 2] };
  const assigned: Step = { do: 'assign', effect: LAND_A, nodes: [0], accepted: true, rule };

  test('what was declined stays so for what takes the place of an event', () => {
    const { seen } = taking([declined, assigned, { do: 'apply', rule }], three());
    expect(seen[3]?.map((node) => node.declined)).toEqual([[SAVE_B], [], [SAVE_B]]);
  });

  test('or is offered afresh for that, and for no other', () => {
    const { seen } = taking([declined, assigned, { do: 'apply', rule, afresh: true }], three());
    expect(seen[3]?.map((node) => node.declined)).toEqual([[], [], [SAVE_B]]);
  });
});

describe('pay', () => {
  const assign: Step = { do: 'assign', effect: LAND_A, nodes: [0], accepted: true, rule };
  const pays: Step = { do: 'pay', rule };

  test('the cost comes first, as an event on the way of which the effect has been applied', () => {
    const robbed = insteadOfSinking(
      { outcome: 'stand in', do: [land] },
      { cost: [act('rob')], optional: YOU },
    );
    const { seen, notices, happened, play } = taking([assign, pays], three(robbed));
    const [, , paying] = seen;
    expect(paying).toMatchObject([
      {
        events: [{ kind: 'rob' }],
        uses: [{ effect: LAND_A, ability: 'a#1', part: 'outcome' }],
        inherited: 1,
      },
    ]);
    expect(notices.filter(({ notice }) => notice === 'raised').at(-1)).toMatchObject({
      events: [{ kind: 'rob' }],
      rule,
    });
    expect(happened().slice(0, 2)).toEqual(['rob null', 'land 0']);
    expect(play.table.position.players.map(({ values }) => values.coins)).toEqual([3, 0, 3]);
  });

  test('what has been applied before it was the way to the cost as well', () => {
    const robbed = insteadOfSinking(
      { outcome: 'stand in', do: [land] },
      { cost: [act('rob')], optional: YOU },
    );
    const changing = insteadOfSinking({ outcome: 'modify', changes: [] }, { watch: saving.watch });
    const position = river(
      [
        [boat('a', robbed), 1],
        [boat('b', changing), 0],
      ],
      [sinkAll],
      'plain',
    );
    const first: Step = { do: 'assign', effect: SAVE_B, nodes: [0], accepted: true, rule };
    const { seen } = taking([first, { do: 'apply', rule }, assign, pays], position);
    expect(seen[4]?.map(({ uses }) => uses.map((use) => use.effect))).toEqual([[SAVE_B, LAND_A]]);
  });

  test('what has become another object as it was paid is not meant any more', () => {
    const both = insteadOfSinking(
      {
        outcome: 'stand in',
        do: [act('land', { object: called('b') }), act('sink', { object: called('c') }), land],
      },
      { cost: [act('land', { object: called('c') })], optional: YOU },
    );
    const position = three(both);
    const [, b] = position.objects;
    if (b) b.stint = 3;
    const { happened } = taking([assign, pays, { do: 'carry out', nodes: [0], rule }], position);
    expect(happened().slice(0, 3)).toEqual(['land 2', 'land 1', 'land 0']);
  });
});

test('pick: of what cannot happen together a player names what does', () => {
  const step: Step = {
    do: 'pick',
    by: 2 as PlayerId,
    among: [
      { word: 'left', nodes: [2, 0] },
      { word: 'right', nodes: [1] },
    ],
    rule,
  };
  // It is asked for again as the answer comes in.
  const { play, happened } = taking([step, step, { do: 'carry out', nodes: [0, 1, 2], rule }], three());
  expect(play.table.position.decision).toEqual({
    by: 2,
    asks: 'name',
    domain: { of: 'words', words: ['left', 'right'], open: false },
    rule,
    about: { ...about, event: 2 },
  });
  answer(play, { word: 'left' });
  expect(happened()).toEqual(['sink 0', 'sink 2']);
});

describe('first', () => {
  const boats = (): Position =>
    river(
      ['a', 'b', 'c'].map((name) => [boat(name), 0]),
      [sinkAll],
      'plain',
    );
  const step: Step = { do: 'first', by: 2 as PlayerId, among: [0, 2], others: [1], rule };

  test('a player says what it happens to before the others, which are looked at anew after it', () => {
    // It is asked for again as the answer comes in.
    const { play, seen, happened } = taking([step, step], boats());
    expect(play.table.position.decision).toEqual({
      by: 2,
      asks: 'order',
      domain: { of: 'objects', from: [A, C], least: 1, most: 1 },
      rule,
      about: { ...about, event: null },
    });
    answer(play, { objects: [C as ObjectId] });
    expect(seen[2]?.map(({ state }) => state)).toEqual(['later', 'later', 'live']);
    expect(happened()[0]).toBe('sink 2');
    expect(seen.at(-1)?.some(({ state }) => state === 'later')).toBe(false);
  });

  test('nobody is asked where there is one', () => {
    const { seen, notices, happened } = taking([{ ...step, among: [2], others: [0, 1] }], boats());
    expect(happened()[0]).toBe('sink 2');
    expect(seen[1]?.map(({ state }) => state)).toEqual(['later', 'later', 'live']);
    expect(notices.filter(({ notice }) => notice === 'first')).toMatchObject([
      { events: [{ object: C }], later: [{ object: A }, { object: B }], rule },
    ]);
  });

  test('equal boats are set apart, and it is asked anew', () => {
    const position = river([[boat('a'), 1]], [sinkAll], 'plain');
    for (const object of position.objects) object.count = 3;
    const { play, seen } = taking([{ ...step, among: [0], others: [] }], position);
    expect(seen[1]?.map(({ id }) => id)).toEqual([0, 1, 2]);
    expect(play.table.position.objects).toHaveLength(3);
  });
});

describe('several equal boats', () => {
  const fleet = (count: number, ability: Ability): Position => {
    const position = river([[boat('a', ability), 1]], [sinkAll], 'plain');
    const [first] = position.objects;
    if (first) first.count = count;
    return position;
  };
  const assign: Step = { do: 'assign', effect: LAND_A, nodes: [0], accepted: false, rule };
  const may = insteadOfSinking({ outcome: 'not' }, { optional: YOU });

  test('are set apart where something is chosen for each', () => {
    const { play, seen } = taking([assign], fleet(3, may));
    expect(seen[1]?.map(({ id, events }) => ({ id, object: events[0]?.object }))).toEqual([
      { id: 0, object: 0 },
      { id: 1, object: 1 },
      { id: 2, object: 2 },
    ]);
    expect(play.table.position.objects.map(({ count }) => count)).toEqual([1, 1, 1]);
    for (const choice of [0, 1, 0]) answer(play, { option: choice });
    expect(play.table.position.objects.map(({ zone }) => zone)).toEqual(['river', 'deep', 'river']);
  });

  test('stay together where nothing is', () => {
    expect(taking([assign], fleet(3, landing)).play.table.position.objects).toMatchObject([
      { zone: 'bank', count: 3 },
    ]);
  });

  test('are set apart whatever is applied beside, and only where it is applied', () => {
    const position = river(
      [
        [boat('a', may), 1],
        [boat('b', insteadOfSinking({ outcome: 'not' })), 0],
      ],
      [sinkAll],
      'plain',
    );
    for (const object of position.objects) object.count = 2;
    const step: Step = { ...assign, besides: [{ effect: SAVE_B, nodes: [1] }] };
    const { play, seen } = taking([step], position);
    expect(seen[1]?.map(({ id }) => id)).toEqual([0, 2, 1]);
    expect(play.table.position.objects.map(({ count }) => count)).toEqual([1, 2, 1]);
  });

  test('are too many to be asked for one by one', () => {
    const apart = taking([assign], fleet(64, may)).play.table.position.objects;
    expect(apart).toHaveLength(64);
    expect(() => taking([assign], fleet(65, may))).toThrow(Withheld);
  });
});

describe('what an event becomes', () => {
  const gains: Ability = insteadOfSinking(
    { outcome: 'stand in', do: [act('gain', { amount: 2 }), act('gain', { amount: 3 }), act('rob')] },
    { watch: { event: 'sink', object: THIS }, optional: YOU },
  );
  const assign: Step = { do: 'assign', effect: LAND_A, nodes: [0], accepted: true, rule };
  const amounts = ({ seen }: Run): unknown =>
    seen[2]?.map(({ events }) => events.map(({ kind, amount }) => `${kind} ${amount}`));
  // At once, and not coin by coin.
  const gain = { happen: () => true };

  test('is as many events as the policy says', () => {
    expect(amounts(taking([assign], three(gains), { gain }))).toEqual([
      ['gain 2'],
      ['gain 3'],
      ['rob null'],
      ['sink null'],
      ['sink null'],
    ]);
  });

  test('each of them goes its own way from there', () => {
    const [, , after] = taking([assign], three(gains), { gain }).seen;
    expect(after?.slice(0, 3)).toMatchObject(
      [0, 3, 4].map((id) => ({ id, inherited: 0, within: null, bound: false, uses: [{ effect: LAND_A }] })),
    );
  });

  test('ends with what happens bit by bit: what is told after that comes after the last bit', () => {
    const { happened, seen } = taking([assign], three(gains));
    expect(seen[2]?.[0]?.events.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['gain 2']);
    const order = happened().filter((one) => /^(gain|rob)/.test(one));
    expect(order.at(-1)).toMatch(/^rob/);
    expect(order).toHaveLength(6);
  });

  test('what differs in nothing but its amount is added up, where its kind has it so', () => {
    const together = (events: readonly GameEvent[]) => [events];
    expect(amounts(taking([assign], three(gains), { gain }, { together }))).toEqual([
      ['gain 2', 'gain 3', 'rob null'],
      ['sink null'],
      ['sink null'],
    ]);
    const added = taking([assign], three(gains), { gain: { ...gain, sums: true } }, { together });
    expect(amounts(added)).toEqual([['gain 5', 'rob null'], ['sink null'], ['sink null']]);
    expect(added.notices.filter(({ notice }) => notice === 'summed')).toMatchObject([
      { events: [{ amount: 2 }, { amount: 3 }], into: { kind: 'gain', amount: 5 } },
    ]);
  });
});

describe('an event that has become several at once', () => {
  const together = (events: readonly GameEvent[]) => [events];
  const load = { happen: () => true };
  const whistle = { happen: () => true };
  const splitting = insteadOfSinking(
    { outcome: 'stand in', do: ['a', 'b'].map((name) => act('load', { object: called(name), amount: 1 })) },
    { watch: { event: 'sink', object: called('c') } },
  );
  const ofLoading = (object: What, outcome: Outcome, more: Partial<Replacement> = {}): Replacement =>
    insteadOfSinking(outcome, { watch: { event: 'load', object }, ...more });
  const board = (...b: Ability[]): Position =>
    river(
      [
        [boat('a', splitting), 0],
        [boat('b', ...b), 1],
        [boat('c'), 2],
      ],
      [says(act('sink', { object: called('c') }))],
      'plain',
    );
  const run = (position: Position, steps: readonly Step[] = []): Run =>
    taking(steps, position, { load, whistle }, { together });
  const whistling = ofLoading(BOATS, { outcome: 'stand in', do: [act('whistle')] });

  test('is replaced in those of its parts that are meant', () => {
    expect(run(board()).happened()).toEqual(['load 0', 'load 1']);
    expect(run(board(ofLoading(called('b'), { outcome: 'not' }))).happened()).toEqual(['load 0']);
    expect(run(board(ofLoading(called('a'), { outcome: 'not' }))).happened()).toEqual(['load 1']);
    expect(run(board(whistling)).happened()).toEqual(['whistle null', 'whistle null']);
  });

  test('by all that is assigned to it, each with what follows it', () => {
    const after = (amount: number): Partial<Replacement> => ({ after: [act('gain', { amount })] });
    const first = ofLoading(called('a'), { outcome: 'not' }, after(1));
    const plain = ofLoading(called('b'), { outcome: 'not' });
    const assign = (number: number): Step => ({
      do: 'assign',
      effect: `o1.0:b#${number}` as EffectKey,
      nodes: [0],
      accepted: false,
      rule,
    });
    const split: Step[] = [
      { do: 'assign', effect: LAND_A, nodes: [0], accepted: false, rule },
      { do: 'apply', rule },
    ];
    const both = run(board(first, plain), [...split, assign(1), assign(2), { do: 'apply', rule }]);
    expect(both.happened()).toEqual(['gain null']);
    expect(both.play.table.position.players.map(({ values }) => values.coins)).toEqual([3, 4, 3]);
    const last = run(board(plain, first), [...split, assign(1), assign(2), { do: 'apply', rule }]);
    expect(last.play.table.position.players.map(({ values }) => values.coins)).toEqual([3, 4, 3]);
    expect(last.seen.at(-2)).toHaveLength(1);
  });
});

test('what is added up differs in nothing else, and comes of the same', () => {
  const together = (events: readonly GameEvent[]) => [events];
  const both = insteadOfSinking(
    { outcome: 'stand in', do: [act('load', { amount: 1 })] },
    { cost: [act('load', { amount: 2 })] },
  );
  const plain = insteadOfSinking({
    outcome: 'stand in',
    do: [act('load', { amount: 1 }), act('load', { amount: 2 }), act('load'), act('load')],
  });
  const amounts = (does: Ability): unknown =>
    taking(
      [],
      river([[boat('a', does), 0]], [sinkAll], 'plain'),
      { load: { sums: true, happen: () => true } },
      { together },
    ).notices.flatMap((one) => (one.notice === 'happened' ? [one.event.amount] : []));
  expect(amounts(plain)).toEqual([3, null, null]);
  // What is paid is apart from what is done.
  expect(amounts(both)).toEqual([2, 1]);
});

describe('hold', () => {
  const plainThree = (): Position =>
    river(
      [
        [boat('a', landing), 1],
        [boat('b'), 0],
        [boat('c'), 2],
      ],
      [sinkAll],
      'plain',
    );
  const assign: Step = { do: 'assign', effect: LAND_A, nodes: [0], accepted: true, rule };
  const held: Step = { do: 'hold', nodes: [0], until: 'tide', rule };

  test('what is decided waits, and nothing else does', () => {
    const steps: Step[] = [assign, { do: 'apply', rule }, held, { do: 'decline', effects: [], nodes: [] }];
    const { seen, happened } = taking([...steps], plainThree());
    expect(seen[3]?.map(({ state }) => state)).toEqual(['held', 'live', 'live']);
    // It is carried out as the game says so, with the others done by then.
    expect(happened().at(-1)).toBe('land 0');
    expect(happened().filter((one) => one === 'sink 2')).toHaveLength(1);
  });

  test('with what waits for the same already', () => {
    const next: Step[] = [
      { ...held, nodes: [0] },
      { ...held, nodes: [1] },
    ];
    expect(taking(next, plainThree()).happened()).toEqual(['sink 2', 'land 0', 'sink 1']);
  });
});

test('open: what an event contains is told', () => {
  const { strip } = ferry.catalogue.events;
  const board = river([[boat('a'), 0]], [says(act('strip', { object: BOATS }))], 'plain');
  const opened = (rules: Rulebook['catalogue']['events']) =>
    taking([{ do: 'open', nodes: [0], rule }], board, rules).notices.filter(
      ({ notice }) => notice === 'opened',
    );
  expect(opened({})).toMatchObject([
    { event: { kind: 'strip' }, was: { kind: 'strip' }, parts: [{ kind: 'rob' }], rule },
  ]);
  expect(opened({ strip: { happen: () => true } })).toEqual([]);
  const conceiving = {
    ...strip,
    conceive: (_hands: unknown, event: GameEvent) => ({ ...event, amount: 1 }),
    happen: () => true,
  };
  expect(opened({ strip: conceiving })).toMatchObject([
    { event: { amount: 1 }, was: { amount: null }, parts: [{ kind: 'rob' }] },
  ]);
  const { parts: _, ...bare } = conceiving;
  expect(opened({ strip: bare })).toMatchObject([{ event: { amount: 1 }, was: { amount: null }, parts: [] }]);
});

describe('a whole that is nothing without its parts', () => {
  const { strip } = ferry.catalogue.events;
  const whole = strip ? { strip: { ...strip, whole: 'swap' as RuleKey } } : {};
  const board = (...abilities: Ability[]): Position =>
    river([[boat('a', ...abilities), 0]], [says(act('strip', { object: BOATS }))], 'plain');
  const ofRobbing = (outcome: Outcome): Replacement => insteadOfSinking(outcome, { watch: { event: 'rob' } });

  test('fails where a part of it is replaced', () => {
    expect(taking([], board(), whole).happened()).toEqual(['rob 0', 'strip 0']);
    expect(taking([], board(ofRobbing({ outcome: 'not' })), whole).happened()).toEqual([]);
    expect(taking([], board(ofRobbing({ outcome: 'not' }))).happened()).toEqual(['strip 0']);
  });

  test('and what would take the place of the part does not happen either', () => {
    const other = ofRobbing({ outcome: 'stand in', do: [act('gain', { amount: 1 })] });
    const { happened, notices, seen } = taking([], board(other), whole);
    expect(happened()).toEqual([]);
    expect(notices.filter(({ notice }) => notice === 'applied')).toMatchObject([
      { before: [{ kind: 'rob' }], after: [] },
    ]);
    const use = { effect: LAND_A, ability: 'a#1', part: 'outcome' };
    expect(seen.at(-1)?.map(({ events, uses }) => ({ events, uses }))).toEqual([
      { events: [], uses: [use] },
      { events: [], uses: [] },
    ]);
  });

  test('and with it every other part', () => {
    const { happened } = taking(
      [],
      board(ofRobbing({ outcome: 'not' })),
      strip && {
        strip: {
          ...strip,
          whole: 'swap' as RuleKey,
          parts: (_game, event) => ({
            before: [
              { ...event, kind: 'rob' },
              { ...event, kind: 'land' },
            ],
            after: [],
          }),
        },
      },
    );
    expect(happened()).toEqual([]);
  });

  test('and does not where the part is merely modified', () => {
    const changed = ofRobbing({ outcome: 'modify', changes: [] });
    expect(taking([], board(changed), whole).happened()).toEqual(['rob 0', 'strip 0']);
  });
});
