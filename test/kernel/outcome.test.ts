/** What became of events, and how later words speak of it. */

import { describe, expect, test } from 'vitest';
import type { Ability, Outcome as Replacing } from '../../src/ability/ability.js';
import type { AbilityKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { outcomeOf, tell } from '../../src/kernel/event/outcome.js';
import { newNode } from '../../src/kernel/event/raise.js';
import { open } from '../../src/kernel/open.js';
import type { Play } from '../../src/kernel/play/play.js';
import { newScript, newSettling } from '../../src/kernel/play/work.js';
import type { Use, Value } from '../../src/position/env.js';
import { eventWith, type GameEvent } from '../../src/position/event.js';
import type { Frame, GroupFrame, Node, Outcome, SequenceFrame } from '../../src/position/frame.js';
import { boat, insteadOfSinking, river, says } from './ferry.js';
import { ferryWith } from './played.js';
import { ENV, EVENT, use } from './record.js';

const [A, B, C] = [0, 1, 2] as ObjectId[] as [ObjectId, ObjectId, ObjectId];
const PLAYER = 1 as PlayerId;

const replacing = (outcome: Replacing): Ability => insteadOfSinking(outcome);
const BOARD = river(
  [
    [boat('a', replacing({ outcome: 'stand in', do: [] })), 0],
    [boat('b', replacing({ outcome: 'modify', changes: [] })), 0],
    [boat('c', replacing({ outcome: 'not' })), 0],
    [boat('d', { ability: 'triggered', on: { event: 'sink' }, do: [] }), 0],
    [boat('e', replacing({ outcome: 'prevent', amount: 'all' })), 0],
  ],
  [says()],
  'plain',
);

/** A game with coins that are counted, in which what has been replaced is spoken of or not. */
function opened(passesOn = true): Play {
  return open(ferryWith({ toll: { amounts: true, happen: () => true } }, { passesOn: () => passesOn }), {
    ...BOARD,
    work: [],
  });
}

const by = (card: string): Use => ({ ...use(card), ability: `${card}#1` as AbilityKey });
const event = (change: Partial<GameEvent>): GameEvent => eventWith(EVENT, change);
const node = (change: Partial<Node> = {}, origin = EVENT): Node => ({
  ...newNode(opened(), 0, [origin], []),
  ...change,
});
const group = (nodes: Node[], gathered: readonly ObjectId[] = []): GroupFrame => ({
  frame: 'group',
  nodes: nodes.map((one, id) => ({ ...one, id })),
  assigned: [],
  since: 0,
  gathered,
  released: false,
});
const became = (...nodes: Node[]): Outcome => outcomeOf(opened(), group(nodes));

describe('events have been replaced', () => {
  test.each<[string, () => Node[], boolean]>([
    ['where another stands in for one of them', () => [node(), node({ uses: [by('a')] })], true],
    ['where one is not to happen', () => [node({ uses: [by('c')] })], true],
    ['where something triggered by it led on', () => [node({ uses: [by('d')] })], true],
    ['and not where they are modified', () => [node({ uses: [by('b')] })], false],
    ['and not where they are prevented', () => [node({ uses: [by('e')] })], false],
    ['and not by what led to them', () => [node({ uses: [by('a'), by('b')], inherited: 1 })], false],
    ['by one of several effects', () => [node({ uses: [by('b'), by('a')] })], true],
    ['and not where nothing was applied', () => [node()], false],
  ])('%s', (_when, nodes, replaced) => {
    expect(became(...nodes()).replaced).toBe(replaced);
  });
});

describe('events are what they were to be', () => {
  const there = { zone: 'deep', holder: null, at: null };
  const origin = event({ to: there });
  test.each<[string, () => Node[], Outcome['alike']]>([
    ['as they were raised', () => [node()], 'all'],
    ['in another way', () => [node({ events: [event({ amount: 3 })] })], 'all'],
    ['not as events of another kind', () => [node({ events: [event({ kind: 'land' })] })], 'none'],
    ['not with another object', () => [node({ events: [event({ object: B })] })], 'none'],
    ['at the same place', () => [node({ events: [event({ to: { ...there, at: 'top' } })] }, origin)], 'all'],
    [
      'not at another place',
      () => [node({ events: [event({ to: { ...there, zone: 'bank' } })] }, origin)],
      'none',
    ],
    ['not where some of them are others', () => [node({ events: [EVENT, event({ kind: 'land' })] })], 'none'],
    ['not where nothing is left', () => [node({ events: [] })], 'none'],
    ['some of them where one is another', () => [node(), node({ events: [] })], 'some'],
  ])('%s', (_how, nodes, alike) => {
    expect(became(...nodes()).alike).toBe(alike);
  });
});

describe('something has happened', () => {
  test.each<[string, () => Node[], boolean]>([
    ['where one of several did', () => [node(), node({ happened: true })], true],
    ['where one is held back', () => [node({ state: 'held' })], true],
    ['and not where none did', () => [node({ state: 'done' }), node()], false],
    ['and not by a part alone', () => [node(), node({ within: 0, happened: true })], false],
  ])('%s', (_when, nodes, happened) => {
    expect(became(...nodes()).happened).toBe(happened);
  });
});

describe('what it was done to', () => {
  const milled = event({ object: null });
  test('is what each whole event was done to', () => {
    const one = node({ objects: [A] });
    expect(became(one, node({ objects: [B] }), node({ within: 0, objects: [C] })).objects).toEqual([A, B]);
  });

  test('is what its parts were done to where it has no object, if they hang on it', () => {
    const whole = node({}, milled);
    const part = { within: 0, bound: true };
    expect(became(whole, node({ ...part, objects: [B] })).objects).toEqual([B]);
    expect(became(whole, node({ ...part, bound: false, objects: [B] })).objects).toEqual([]);
    expect(became(whole, node({ ...part, within: 2, objects: [B] }), node()).objects).toEqual([]);
    expect(became({ ...whole, objects: [C] }, node({ ...part, objects: [B] })).objects).toEqual([C]);
    expect(became(node(), node({ ...part, objects: [B] })).objects).toEqual([]);
  });

  test('is not what has been replaced, where the rulebook says so, nor what was gathered meanwhile', () => {
    const frame = group([node({ objects: [A], uses: [by('a')] }), node({ objects: [B] })], [C]);
    expect(outcomeOf(opened(true), frame).objects).toEqual([A, B, C]);
    expect(outcomeOf(opened(false), frame).objects).toEqual([B]);
    const led = group([node({ objects: [A], uses: [by('a')], inherited: 1 })], [C]);
    expect(outcomeOf(opened(false), led).objects).toEqual([A, C]);
  });
});

describe('how much of it happened', () => {
  const toll = (amount: number | null, change: Partial<GameEvent> = {}): GameEvent =>
    event({ kind: 'toll', player: PLAYER, amount, ...change });
  test('is counted where the event has an amount that is spoken of, for whom it was to happen', () => {
    const paid = (...events: GameEvent[]): Node => node({ events, happened: true }, toll(9));
    expect(became(paid(toll(2), toll(3)), paid(toll(4))).amount).toBe(9);
    expect(became(paid(toll(2), toll(3, { player: 0 as PlayerId }))).amount).toBe(2);
    expect(became(paid(toll(null))).amount).toBe(0);
    expect(became({ ...paid(toll(2)), happened: false }).amount).toBe(0);
    expect(became(paid(toll(2)), node({ happened: true }, event({ amount: 7 }))).amount).toBe(2);
    expect(became(node({ happened: true }, event({ amount: 7 })))).not.toHaveProperty('amount');
  });
});

describe('what is beneath a group is told', () => {
  const of = (objects: ObjectId[], stints: number[]): Value => ({ objects, stints });
  const outcome = (change: Partial<Outcome>): Outcome => ({ ...became(node()), ...change });
  const script = (refs: (Value | null)[], awaits: number | null = null): Frame => ({
    ...newScript([], { ...ENV, refs }),
    awaits,
  });
  /** The first boat is in its second stint, where all see it; the second where nobody does. */
  const told = (frames: Frame[], said: Outcome): Frame | undefined => {
    const hidden = ferryWith(
      {},
      {},
      {
        zones: {
          ...ferryWith({}).catalogue.zones,
          hold: { shared: true, field: false, ordered: true, seen: 'nobody' },
        },
      },
    );
    const objects = BOARD.objects.map((one, id) => ({
      ...one,
      stint: id < 2 ? 1 : 0,
      zone: id === 1 ? 'hold' : one.zone,
    }));
    const game = open(hidden, { ...BOARD, objects, zones: { ...BOARD.zones, hold: [B] }, work: [] });
    game.table.position.work = frames;
    tell(game, said);
    return game.table.position.work.at(-1);
  };

  test('a text, which goes on speaking of what it has moved where all see it', () => {
    const before = [of([A, B, C], [0, 0, 0]), null, { amount: 3 }];
    const frame = told([script(before)], outcome({ objects: [A, B] }));
    expect(frame).toMatchObject({
      last: { objects: [A, B] },
      env: { refs: [of([A, B, C], [1, 0, 0]), null, { amount: 3 }] },
    });
  });

  test('a text, which does not speak of what something else has moved', () => {
    const refs = [of([A], [0])];
    expect(told([script(refs)], outcome({ objects: [C] }))).toMatchObject({ env: { refs } });
    expect(told([script(refs)], outcome({ objects: [] }))).toMatchObject({ env: { refs } });
  });

  test('a text that awaits it: what it was done to, or how much of it there was', () => {
    const waits = (): Frame => script([], 0);
    const done = told([waits()], outcome({ objects: [C] }));
    expect(done).toMatchObject({ awaits: null, env: { refs: [of([C], [0])] } });
    expect(told([waits()], outcome({ objects: [C], amount: 4 }))).toMatchObject({
      awaits: null,
      env: { refs: [{ amount: 4 }] },
    });
  });

  test('a sequence or another group, which gathers what it was done to', () => {
    const sequence: SequenceFrame = {
      frame: 'sequence',
      events: [],
      next: 0,
      uses: [],
      declined: [],
      gathered: [A],
    };
    expect(told([sequence], outcome({ objects: [C] }))).toMatchObject({ gathered: [A, C] });
    expect(told([group([], [A])], outcome({ objects: [C] }))).toMatchObject({ gathered: [A, C] });
  });

  test('nothing else', () => {
    expect(told([script([]), newSettling(false)], outcome({ objects: [C] }))).toEqual(newSettling(false));
    expect(told([], outcome({}))).toBeUndefined();
  });
});
