/** Applying an effect: what it comes to, who does it, what it may take, and what counts as done in full. */

import { describe, expect, test } from 'vitest';
import type { Ability, Outcome, Replacement } from '../../src/ability/ability.js';
import type { Change } from '../../src/ability/change.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some, Who } from '../../src/ability/reference.js';
import { compare } from '../../src/ground/amount.js';
import type { EffectKey, ObjectId, PlayerId, RuleKey } from '../../src/ground/id.js';
import { Reserved, type ReservedObjects } from '../../src/kernel/replacing/apply.js';
import { answer } from '../../src/kernel/step.js';
import { type Position, zoneId } from '../../src/position/position.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy, Step } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';
import { ferryWith, type Played, played, stepping } from './played.js';

const rule: RuleKey = 'pairs';
const [A, B, C] = [0, 1, 2] as ObjectId[] as [ObjectId, ObjectId, ObjectId];
const ONE = { quantity: { how: 'one', said: 'a' } } as const;
const EFFECT = 'o0.0:a#1' as EffectKey;
const OTHER = 'o1.0:b#1' as EffectKey;
const gain = (amount: number, by?: Who): Instruction => act('gain', { amount, ...(by ? { by } : {}) });
const standIn = (...steps: Instruction[]): Outcome => ({ outcome: 'stand in', do: steps });
const whistle: EventRule = { happen: () => true };
const sinkB = says(act('sink', { object: called('b') }));
const sinkAll = says(act('sink', { object: BOATS }));
const ownerOf = (name: string): Who => ({ who: 'owner', of: called(name) });

/** Boats "a", "b" and "c" of the first, second and third player, the first two with what they do. */
function board(said: readonly Ability[], a: Ability, b: readonly Ability[] = []): Position {
  const does: readonly (readonly Ability[])[] = [[a], b, []];
  return river(
    ['a', 'b', 'c'].map((name, at) => [boat(name, ...(does[at] ?? [])), at] as const),
    said,
    'plain',
  );
}

const ofB = (outcome: Outcome, more: Partial<Replacement> = {}): Replacement =>
  insteadOfSinking(outcome, { watch: { event: 'sink', object: called('b') }, ...more });
const ofAll = (outcome: Outcome, more: Partial<Replacement> = {}): Replacement =>
  insteadOfSinking(outcome, { watch: { event: 'sink', object: BOATS }, ...more });

const run = (
  position: Position,
  policy: Partial<Policy> = {},
  events: { [kind: string]: EventRule } = {},
): Played => played(position, ferryWith({ whistle, ...events }, policy));
const assign = (nodes: number[], accepted = false): Step => ({
  do: 'assign',
  effect: EFFECT,
  nodes,
  accepted,
  rule,
});
const coins = (one: Played): unknown => [0, 1, 2].map((player) => one.coins(player));

describe('who does it', () => {
  const may = (who: Who): Ability => ofB(standIn(gain(1)), { optional: who });

  test('whoever may, where somebody may', () => {
    const theirs = run(board([sinkB], may(ownerOf('c'))));
    expect(theirs.play.table.position.decision).toMatchObject({ by: 2, asks: 'may' });
    answer(theirs.play, { option: 0 });
    expect(coins(theirs)).toEqual([3, 3, 4]);
    const picked = run(board([sinkB], may(ownerOf('c'))), stepping([assign([0], true)]));
    expect(picked.play.table.position.decision).toBeNull();
    expect(coins(picked)).toEqual([3, 3, 4]);
  });

  test('its player, where nobody is asked', () => {
    expect(coins(run(board([sinkB], ofB(standIn(gain(1))))))).toEqual([4, 3, 3]);
  });

  test('and nobody where nobody is meant', () => {
    const nobody = run(board([sinkB], may(ownerOf('z'))));
    expect(nobody.play.table.position.decision).toBeNull();
    expect(nobody.happened()).toEqual(['sink 1']);
  });
});

describe('for several events at once', () => {
  const both = () => stepping([assign([1, 2])]);

  test('"that many" is to how many of them it happens, where they have no amount of their own', () => {
    const many = ofAll(standIn(act('gain', { amount: { event: 'amount' } })));
    expect(coins(run(board([sinkAll], many), both()))).toEqual([5 + 1, 3, 3]);
    const load: EventRule = { happen: () => true };
    const loaded = insteadOfSinking(standIn(act('gain', { amount: { event: 'amount' } })), {
      watch: { event: 'load', object: BOATS },
    });
    const loading = says(act('load', { object: BOATS, amount: 4 }));
    expect(coins(run(board([loading], loaded), both(), { load }))).toEqual([3 + 4 + 4, 3, 3]);
  });

  test('"for each of them" is so many times', () => {
    const each = { scope: { to: 'each', head: { sort: 'boat' } } } as const;
    const position = (outcome: Outcome): Position => board([sinkAll], ofAll(outcome, each));
    expect(coins(run(position(standIn(gain(1))), both()))).toEqual([3 + 2 + 1, 3, 3]);
    expect(coins(run(board([sinkAll], ofAll(standIn(gain(1)))), both()))).toEqual([3 + 1 + 1, 3, 3]);
    expect(run(position({ outcome: 'not' }), both()).happened()).toEqual([]);
  });
});

describe('what led there', () => {
  test('is what was applied before, and for later words the effect itself', () => {
    const after = { after: [act('whistle')] };
    for (const cost of [undefined, [act('rob')]]) {
      const position = board(
        [sinkB],
        ofB(standIn(act('land', { object: called('b') })), { ...after, ...(cost ? { cost } : {}) }),
        [ofB({ outcome: 'modify', changes: [] })],
      );
      const uses: unknown[] = [];
      const plain = stepping([
        { do: 'assign', effect: OTHER, nodes: [0], accepted: false, rule },
        { do: 'apply', rule },
      ]);
      const next: Policy['next'] = (view) => {
        for (const node of view.nodes) if (node.origin.kind === 'whistle') uses.push(node.uses);
        return plain.next(view);
      };
      const { notices, happened } = run(position, { next });
      expect(uses).toEqual([
        [
          { effect: OTHER, ability: 'b#1', part: 'outcome' },
          { effect: EFFECT, ability: 'a#1', part: 'after' },
        ],
      ]);
      expect(happened()).toEqual([...(cost ? ['rob'] : []), 'land 1', 'whistle']);
      const manners = notices.flatMap((one) => (one.notice === 'happened' ? [one.event.cause.manner] : []));
      expect(manners).toEqual([...(cost ? ['cost'] : []), 'effect', 'effect']);
    }
  });
});

describe('"if you do"', () => {
  const ifDone: Instruction = { do: 'if', given: { if: 'did' }, yes: [gain(1)] };
  const coinsAfter = (outcome: Outcome): unknown =>
    run(board([sinkB], ofB(outcome, { after: [ifDone] }))).coins(0);

  test('is met where something is done instead, or the event is taken away', () => {
    expect(coinsAfter(standIn(act('whistle')))).toBe(4);
    expect(coinsAfter({ outcome: 'not' })).toBe(4);
  });

  test('and not where nothing is', () => {
    expect(coinsAfter(standIn(act('land', { object: called('z') })))).toBe(3);
  });

  test('what comes later is done, too', () => {
    expect(coinsAfter(standIn({ do: 'if', given: { if: 'did' }, yes: [act('whistle')] }))).toBe(4);
  });
});

describe('what can be done in full', () => {
  const bars: Policy['bars'] = (view, node, candidate) =>
    view.feasibleFreely(node, candidate) ? null : { code: 'impossible', rule: 'at-once' };

  test('is at no cost that cannot be paid, or that the rulebook takes for none', () => {
    const paying = board([sinkB], ofB({ outcome: 'not' }, { cost: [act('rob')] }));
    expect(run(paying).happened()).toEqual(['rob']);
    const unpaid: Policy['unpaid'] = (_game, { kind }) => (kind === 'rob' ? 'tide' : null);
    expect(run(paying, { unpaid }).happened()).toEqual(['sink 1']);
    const poor = board([sinkB], ofB({ outcome: 'not' }, { cost: [act('rob')] }));
    const [first] = poor.players;
    if (first) first.values = { coins: 0 };
    expect(run(poor).happened()).toEqual(['sink 1']);
  });

  test('is what the rulebook says can be done, unless nothing is kept from it', () => {
    const doable: Policy['doable'] = (_game, { kind }) => kind !== 'whistle';
    const whistling = board([sinkB], ofB(standIn(act('whistle'))));
    expect(run(whistling, { doable }).happened()).toEqual(['sink 1']);
    expect(run(whistling, { doable, bars }).happened()).toEqual(['whistle']);
  });

  test('is kept from what is reserved', () => {
    const other: Some = { ...BOATS, ...ONE };
    const landing = board([sinkB], ofB(standIn(act('land', { object: other }))));
    const reserved =
      (objects: ObjectId[], sparesOwn = false): Policy['reserved'] =>
      () => [{ objects, rule: 'tide', sparesOwn }];
    expect(run(landing, { reserved: reserved([A, B, C]) }).happened()).toEqual(['sink 1']);
    const left = run(landing, { reserved: reserved([A, C]) });
    expect(left.play.table.position.decision).toMatchObject({ domain: { from: [B] } });
    answer(left.play, { objects: [B] });
    expect(left.happened()).toEqual(['land 1']);
    expect(left.notices.filter(({ notice }) => notice === 'withheld')).toMatchObject([
      {
        effect: EFFECT,
        ability: 'a#1',
        withheld: [
          { object: A, rule: 'tide' },
          { object: C, rule: 'tide' },
        ],
      },
    ]);
    const off = board([sinkB], ofB(standIn(act('land', { object: other }))));
    off.without = { abilities: [], rules: ['tide'] };
    expect(run(off, { reserved: reserved([A, C]) }).play.table.position.decision).toMatchObject({
      domain: { from: [A, B, C] },
    });
    expect(run(landing).notices.filter(({ notice }) => notice === 'withheld')).toEqual([]);
  });

  test('a text may still deal with the very object of its event, where the rulebook spares that', () => {
    const back = board([sinkB], ofB(standIn(act('land', { object: called('b') }))));
    const reserved =
      (objects: ObjectId[], sparesOwn: boolean): Policy['reserved'] =>
      () => [{ objects, rule: 'tide', sparesOwn }];
    expect(run(back, { reserved: reserved([B], true) }).happened()).toEqual(['land 1']);
    expect(run(back, { reserved: reserved([B], false) }).happened()).toEqual(['sink 1']);
    const another = board([sinkB], ofB(standIn(act('land', { object: called('c') }))));
    expect(run(another, { reserved: reserved([C], true) }).happened()).toEqual(['sink 1']);
    // As it was raised, and as it now would happen.
    const turning = board(
      [sinkB],
      insteadOfSinking(standIn(act('land', { object: called('b') }), act('land', { object: called('c') })), {
        watch: { event: 'whistle' },
      }),
      [ofB(standIn(act('whistle', { object: called('c') })))],
    );
    const whistling: Policy['reserved'] = (view, nodes) =>
      nodes.some(({ events }) => events.some(({ kind }) => kind === 'whistle'))
        ? reserved([B, C], true)(view, nodes)
        : [];
    expect(run(turning, { reserved: whistling }).happened()).toEqual(['land 1', 'land 2']);
    const both = board(
      [sinkAll],
      ofAll(standIn(act('land', { object: called('b') }), act('land', { object: called('c') }))),
    );
    const ofBoth = (
      view: Parameters<Policy['bars']>[0],
      node: Parameters<Policy['bars']>[1],
      candidate: Parameters<Policy['bars']>[2],
    ) => (view.feasible(node, candidate, [1, 2]) ? null : ({ code: 'impossible', rule: 'at-once' } as const));
    expect(
      run(both, { ...stepping([assign([1, 2])]), bars: ofBoth, reserved: reserved([B, C], true) }).happened(),
    ).toContain('land 1');
  });
});

describe('what is reserved', () => {
  const of = (
    all: readonly (readonly [ObjectId, RuleKey])[],
    hard: readonly ObjectId[] = [],
  ): ReservedObjects => ({
    all: new Map(all),
    hard: new Set(hard),
  });
  const game = run(board([sinkB], ofB(standIn(gain(1))))).play;
  const reserving = (find: () => ReservedObjects): Reserved =>
    new Reserved({ game, nodes: [], reservedFor: find }, []);

  test('is worked out when it is first asked for, once', () => {
    let asked = 0;
    const reserved = reserving(() => {
      asked += 1;
      return of([[A, rule]], [A]);
    });
    expect([asked, reserved.chosen]).toEqual([0, false]);
    expect([reserved.bars(A), reserved.bars(B), reserved.chosen]).toEqual([true, false, false]);
    expect([reserved.has(A), reserved.has(B), reserved.chosen]).toEqual([true, false, true]);
    expect(asked).toBe(1);
  });

  test('and what was asked and not had is told, with its rule', () => {
    const reserved = reserving(() =>
      of(
        [
          [A, rule],
          [C, 'tide'],
        ],
        [C],
      ),
    );
    expect(reserved.withheld).toEqual([]);
    reserved.has(B);
    expect(reserved.withheld).toEqual([]);
    reserved.has(A);
    // That it may be dealt with does not say that it may be chosen.
    reserved.bars(A);
    expect(reserved.withheld).toEqual([{ object: A, rule }]);
    reserved.bars(C);
    expect(reserved.withheld).toEqual([
      { object: A, rule },
      { object: C, rule: 'tide' },
    ]);
    const barred = reserving(() => of([[C, 'tide']], [C]));
    barred.bars(C);
    expect(barred.withheld).toEqual([{ object: C, rule: 'tide' }]);
  });

  test('what comes of it is the same as long as everything asked would be answered so', () => {
    const stays = (ask: (reserved: Reserved) => void, now: ReservedObjects): boolean => {
      const reserved = reserving(() =>
        of(
          [
            [A, rule],
            [C, rule],
          ],
          [C],
        ),
      );
      ask(reserved);
      return reserved.isAsBefore({ game, nodes: [], reservedFor: () => now });
    };
    const none = of([]);
    expect(stays(() => {}, none)).toBe(true);
    expect(stays((one) => one.has(A), none)).toBe(false);
    expect(stays((one) => one.has(A), of([[A, 'tide']]))).toBe(true);
    expect(stays((one) => one.has(B), none)).toBe(true);
    expect(stays((one) => one.has(B), of([[B, rule]]))).toBe(false);
    expect(stays((one) => one.bars(C), none)).toBe(false);
    expect(stays((one) => one.bars(C), of([[C, rule]]))).toBe(false);
    expect(stays((one) => one.bars(C), of([[C, rule]], [C]))).toBe(true);
    expect(stays((one) => one.bars(A), none)).toBe(true);
    expect(stays((one) => one.bars(A), of([[A, rule]]))).toBe(true);
    expect(stays((one) => one.bars(A), of([[A, rule]], [A]))).toBe(false);
  });
});

describe('what several that arrive together may pay', () => {
  const pay: EventRule = {
    impossible: ({ table }, { player, amount }) =>
      compare(amount ?? 0, table.position.players[player ?? 0]?.values.coins ?? 0) > 0 ? 'at-once' : null,
    happen: () => true,
  };
  const moored: Some = { ...BOATS, described: { head: { sort: 'moored' } } };
  const paying = (step: Instruction): Ability => {
    const may: Change = { change: 'may', do: [step], yes: [{ change: 'status', status: 'decked' }] };
    return insteadOfSinking(
      { outcome: 'modify', changes: [may] },
      { watch: { event: 'launch', object: THIS } },
    );
  };
  /** Two boats of the first player arrive, each for so much; how often somebody is asked. */
  const asked = (first: Instruction, second: Instruction): number => {
    const position = river(
      [
        [boat('a', paying(first)), 0],
        [boat('b', paying(second)), 0],
      ],
      [says(act('launch', { object: moored }))],
      'plain',
    );
    for (const object of position.objects) Object.assign(object, { zone: 'bank', holder: 0 });
    position.zones.river = [];
    position.zones[zoneId('bank', 0 as PlayerId)] = [A, B];
    const { play } = run(position, {}, { pay, fee: pay });
    let times = 0;
    while (play.table.position.decision) {
      times += 1;
      answer(play, { option: 0 });
    }
    return times;
  };
  const amount = (kind: string, much: number, by: Who = YOU): Instruction => act(kind, { amount: much, by });

  test('is what they can pay together', () => {
    expect(asked(amount('pay', 2), amount('pay', 1))).toBe(2);
    expect(asked(amount('pay', 2), amount('pay', 2))).toBe(1);
  });

  test('each kind of payment, and each who pays, apart', () => {
    expect(asked(amount('pay', 2), amount('fee', 2))).toBe(2);
    const theirs: Who = { who: 'opponent', said: 'each' };
    expect(asked(amount('pay', 2, theirs), amount('pay', 2))).toBe(2);
  });

  test('one that cannot be paid is not offered', () => {
    expect(asked(amount('pay', 4), amount('pay', 3))).toBe(1);
  });
});
