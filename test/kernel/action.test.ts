/** What players do: announced, paid for, responded to, seen through; and why they cannot. */

import { describe, expect, test } from 'vitest';
import type { Ability, Unread } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { AbilityKey, ObjectId, PlayerId, RuleKey } from '../../src/ground/id.js';
import { open } from '../../src/kernel/open.js';
import { advance, answer } from '../../src/kernel/step.js';
import type { Action } from '../../src/position/action.js';
import type { Answer } from '../../src/position/decision.js';
import type { Env } from '../../src/position/env.js';
import type { GameEvent } from '../../src/position/event.js';
import type { Position } from '../../src/position/position.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy } from '../../src/rulebook/policy.js';
import type { ActionRule, Rulebook } from '../../src/rulebook/rulebook.js';
import { act, BOATS, boat, called, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';
import { ferryWith, type Played, played, problemOf } from './played.js';
import { ACTION, BY_RULE, ENV } from './record.js';

const gain = act('gain', { amount: 1 });
const happening: EventRule = { happen: () => true };
const whistle = happening;

const env = (by: PlayerId): Env => ({ ...ENV, you: by });

const action = (more: Partial<Action> = {}): Action => ({ ...ACTION, ...more });

/** The game with an action that is announced, costs a toll, and then is a gain. */
function ruleFor(more: Partial<ActionRule> = {}, policy: Partial<Policy> = {}): Rulebook {
  const use: ActionRule = {
    needs: [],
    steps: (_game, { by }) => ({ announce: [act('whistle')], cost: [act('toll')], do: [gain], env: env(by) }),
    ...more,
  };
  const plain: ActionRule = { needs: [], steps: (_game, { by }) => ({ do: [act('horn')], env: env(by) }) };
  return { ...ferryWith({ whistle, horn: happening }, policy), actions: { use, plain } };
}

function board(actions: readonly Action[], off: readonly RuleKey[] = []): Position {
  const position = river(
    [
      [boat('a'), 0],
      [boat('b'), 1],
    ],
    [],
    'plain',
  );
  const [frame] = position.work;
  if (frame?.frame === 'actions') frame.actions = [...actions];
  position.without = { abilities: [], rules: [...off] };
  return position;
}

/** The code of a problem, and what it is about. */
function codeOf(how: () => unknown): string | undefined {
  const problem = problemOf(how);
  return problem && `${problem.code}: ${problem.message.split(' can')[0]}`;
}

describe('an action', () => {
  test('is announced, paid for, responded to and seen through', () => {
    const responses = [action({ verb: 'plain', by: 1 as PlayerId })];
    const run = played(board([action({ responses }), action({ verb: 'plain' })]), ruleFor());
    expect(run.happened()).toEqual(['whistle', 'toll', 'horn', 'gain 1', 'horn']);
    expect(run.coins(0)).toBe(1);
    const manners = run.notices.flatMap((one) => (one.notice === 'happened' ? [one.event.cause.manner] : []));
    expect(manners).toEqual(['effect', 'cost', 'effect', 'effect', 'effect']);
    const told = run.notices.flatMap((one) =>
      one.notice === 'action' ? [[one.action.verb, one.ability]] : [],
    );
    expect(told).toEqual([
      ['use', 'a#1'],
      ['plain', 'a#1'],
      ['plain', 'a#1'],
    ]);
  });

  test('that cannot be paid for is withheld, unless the scenario says so', () => {
    expect(codeOf(() => played(board([action(), action(), action()]), ruleFor()))).toBe(undefined);
    const poor = board([action({ object: 0 as ObjectId })]);
    const [first] = poor.players;
    if (first) first.values = { coins: 0 };
    expect(codeOf(() => played(poor, ruleFor()))).toBe('action/unpayable: `use: a`');
    const illegal = board([action({ illegal: true }), action({ verb: 'plain' })]);
    const [one] = illegal.players;
    if (one) one.values = { coins: 0 };
    const unpaid: Policy['unpaid'] = () => 'tide';
    const refused = played(illegal, ruleFor());
    expect(refused.happened()).toEqual(['horn']);
    expect(refused.notices[0]).toMatchObject({ notice: 'refused', why: 'unpayable', rule: null });
    const byRule = played(board([action({ illegal: true })]), ruleFor({}, { unpaid }));
    expect(byRule.notices[0]).toMatchObject({ notice: 'refused', why: 'unpayable', rule: 'tide' });
  });

  test('that the scenario says cannot be done is withheld where it can', () => {
    expect(codeOf(() => played(board([action({ illegal: true })]), ruleFor()))).toBe('action/legal: `use`');
    expect(codeOf(() => played(board([action({ illegal: true, object: 1 as ObjectId })]), ruleFor()))).toBe(
      'action/legal: `use: b`',
    );
  });

  test('of which the card is not understood may be one that cannot be done', () => {
    const what: Unread = { text: 'Hum.', start: 0, end: 4 };
    const hum: Ability = { ability: 'unread', unread: what };
    const waits: Ability = insteadOfSinking({ outcome: 'stand in', do: [{ do: 'unread', unread: what }] });
    const illegal = (of: Ability[], used: string | null = null): string | undefined => {
      const position = board([action({ illegal: true, object: 1 as ObjectId })]);
      const b = boat('b', ...of);
      position.cards[b.key] = b;
      const words = { ...env(0 as PlayerId), ability: used as AbilityKey | null };
      return codeOf(() => played(position, ruleFor({ steps: () => ({ do: [gain], env: words }) })));
    };
    expect(illegal([hum])?.split(':')[0]).toBe('text/unread');
    expect(illegal([waits, says(gain)])).toBe('action/legal: `use: b`');
    expect(illegal([says(gain), hum], 'b#2')?.split(':')[0]).toBe('text/unread');
    expect(illegal([says(gain), hum], 'b#1')).toBe('action/legal: `use: b`');
  });

  test('that no player does of their own accord is withheld, unless that rule is off', () => {
    const limited = ruleFor({ limited: 'tide' });
    expect(codeOf(() => played(board([action()]), limited))).toBe('action/limited: `use`');
    expect(played(board([action()], ['tide']), limited).happened()).toEqual(['whistle', 'toll', 'gain 1']);
    expect(played(board([action({ illegal: true })]), limited).notices[0]).toMatchObject({
      why: 'limited',
      rule: 'tide',
    });
  });

  test('that is done only in response to something is withheld elsewhere, unless that rule is off', () => {
    const untimely = ruleFor({
      steps: (_game, { by }) => ({ untimely: 'tide', do: [act('horn')], env: env(by) }),
    });
    expect(codeOf(() => played(board([action()]), untimely))).toBe('action/untimely: `use`');
    expect(played(board([action()], ['tide']), untimely).happened()).toEqual(['horn']);
    expect(played(board([action({ illegal: true })]), untimely).notices[0]).toMatchObject({
      why: 'untimely',
      rule: 'tide',
    });
  });

  test('on what comes from elsewhere is none on what is in play', () => {
    const onA = action({ object: 0 as ObjectId });
    expect(codeOf(() => played(board([onA]), ruleFor({ from: ['bank'] })))).toBe('action/in-play: `use: a`');
    expect(codeOf(() => played(board([onA]), ruleFor({ from: ['bank', 'river'] })))).toBe(undefined);
    expect(codeOf(() => played(board([onA]), ruleFor({ from: [] })))).toBe(undefined);
    expect(codeOf(() => played(board([action()]), ruleFor({ from: ['bank'] })))).toBe(undefined);
    const moored = board([onA]);
    const [a] = moored.objects;
    if (a) Object.assign(a, { zone: 'bank', holder: 0 });
    moored.zones['bank/0'] = [0 as ObjectId];
    moored.zones.river = [1 as ObjectId];
    expect(codeOf(() => played(moored, ruleFor({ from: ['bank'] })))).toBe(undefined);
    // Nor is one on what is in play one on what has left.
    expect(codeOf(() => played(moored, ruleFor({ from: ['river', 'bank'] })))).toBe(undefined);
    expect(codeOf(() => played(moored, ruleFor({ from: ['river'] })))).toBe('action/not-in-play: `use: a`');
    expect(played(board([{ ...onA, illegal: true }]), ruleFor({ from: ['bank'] })).notices[0]).toMatchObject({
      why: 'in play',
      rule: null,
    });
  });

  test('takes its object away, which pays for nothing then', () => {
    const landing: ActionRule = {
      needs: [],
      steps: (_game, { by }) => ({
        cost: [act('land', { object: { ...BOATS, quantity: { how: 'exactly', amount: 2 } } })],
        do: [],
        env: env(by),
      }),
    };
    const onA = board([action({ object: 0 as ObjectId })]);
    expect(codeOf(() => played(onA, ruleFor(landing)))).toBe(undefined);
    expect(codeOf(() => played(onA, ruleFor({ ...landing, moves: true })))).toBe(
      'action/unpayable: `use: a`',
    );
  });

  test('that a rule bars is withheld, unless that rule is off', () => {
    const barred = ruleFor({
      steps: (_game, { by }) => ({ barred: 'tide', do: [act('horn')], env: env(by) }),
    });
    expect(codeOf(() => played(board([action()]), barred))).toBe('action/barred: `use`');
    expect(played(board([action()], ['tide']), barred).happened()).toEqual(['horn']);
    expect(played(board([action({ illegal: true })]), barred).notices[0]).toMatchObject({
      why: 'barred',
      rule: 'tide',
    });
  });

  test('that passes on the turn is done by the player whose turn it is by then', () => {
    const second = action({ by: 1 as PlayerId });
    const by = (rule: Partial<ActionRule>): unknown =>
      played(board([second]), ruleFor(rule)).notices.flatMap((one) =>
        one.notice === 'action' ? [one.action.by] : [],
      );
    expect(by({ passes: true })).toEqual([0]);
    expect(by({})).toEqual([1]);
  });

  test('is one of the rulebook', () => {
    expect(() => played(board([action({ verb: 'fly' })]), ruleFor())).toThrow('no action fly');
    const foreign = { ...open(ruleFor(), board([action({ verb: 'fly' })])), foreign: true };
    expect(codeOf(() => advance(foreign))).toMatch('position/invalid');
    const limited = { ...open(ruleFor({ limited: 'tide' }), board([action()])), foreign: true };
    expect(codeOf(() => advance(limited))).toMatch('action/limited');
  });
});

describe('what an action names', () => {
  const named = (name: string): Action => action({ verb: 'plain', named: { object: name, other: null } });
  const objectsOf = (run: Played): unknown =>
    run.notices.flatMap((one) => (one.notice === 'action' ? [[one.action.object, one.action.named]] : []));

  test('is found as the action is taken', () => {
    expect(objectsOf(played(board([named('b')]), ruleFor()))).toEqual([[1, undefined]]);
    expect(codeOf(() => played(board([named('z')]), ruleFor()))).toMatch('action/not-there');
  });
});

describe('a round', () => {
  const onceMore: Ability = {
    ability: 'triggered',
    on: { event: 'whistle', object: THIS },
    do: [act('whistle', { object: THIS })],
  };
  const going = (): Position =>
    river([[boat('a', onceMore), 0]], [says(act('whistle', { object: called('a') }))], 'plain');
  const end: EventRule = { ends: true, happen: () => true };
  const over = (kind: string): GameEvent => ({ ...BY_RULE, kind });
  const endless =
    (kind: string): NonNullable<Policy['endless']> =>
    () => ({ events: [over(kind)], rule: 'tide' });

  test('that nobody can leave is withheld, or ends as the rulebook says', () => {
    expect(codeOf(() => played(going(), ferryWith({ whistle })))).toMatch('ruling/endless');
    const run = played(going(), ferryWith({ whistle, end }, { endless: endless('end') }));
    expect(run.happened().at(-1)).toBe('end');
    expect(run.notices.filter(({ notice }) => notice === 'raised').at(-1)).toMatchObject({ rule: 'tide' });
    const never: EventRule = { ...end, impossible: () => 'tide' };
    expect(
      codeOf(() => played(going(), ferryWith({ whistle, end: never }, { endless: endless('end') }))),
    ).toMatch('ruling/endless');
  });
});

describe('an answer', () => {
  const may = insteadOfSinking({ outcome: 'not' }, { optional: YOU });
  const asked = (): Played =>
    played(river([[boat('a', may), 0]], [says(act('sink', { object: BOATS }))], 'plain'));

  test('is told with what it was about', () => {
    const run = asked();
    answer(run.play, { option: 1 });
    expect(run.notices.filter(({ notice }) => notice === 'answered')).toMatchObject([
      { answer: { option: 1 }, about: [[], []] },
    ]);
    expect(() => answer(run.play, { option: 0 })).toThrow('nobody is asked anything');
    expect(() => answer(asked().play, { option: 7 })).toThrow('not an answer to this decision');
  });

  test('may be that it goes round for ever, of who has to go on or may do something lest another thing is done', () => {
    const end: EventRule = { ends: true, happen: () => true };
    const endless: Policy['endless'] = () => ({ events: [{ ...BY_RULE, kind: 'end' }], rule: 'tide' });
    const rounds = (step: Instruction): Played => {
      const position = river([[boat('a'), 0]], [says(step)], 'plain');
      const run = played(position, ferryWith({ end, whistle }, { endless }));
      answer(run.play, { endless: true });
      return run;
    };
    const choose: Instruction = { do: 'choose', what: { ...BOATS, quantity: { how: 'one', said: 'a' } } };
    const unless: Instruction = { do: 'unless', who: YOU, cost: [act('toll')], steps: [gain] };
    for (const step of [choose, unless]) {
      const run = rounds(step);
      expect(run.happened()).toEqual(['end']);
      expect(run.notices.filter(({ notice }) => notice === 'round')).toEqual([
        { notice: 'round', events: null },
      ]);
      expect(run.play.table.position.decision).toBeNull();
    }
    const may: Instruction = { do: 'may', who: YOU, steps: [gain] };
    expect(() => rounds(may)).toThrow('not an answer to this decision');
  });

  test.each([[null], ['endless'], [{}]])('is not %s', (given) => {
    const run = asked();
    expect(() => answer(run.play, given as unknown as Answer)).toThrow('not an answer to this decision');
    expect(run.play.table.position.decision).not.toBeNull();
  });

  test('of an effect with the events of each option, and of none with those of its event', () => {
    const both = river(
      [
        [boat('a', insteadOfSinking({ outcome: 'not' }, { watch: { event: 'sink', object: BOATS } })), 0],
        [boat('b'), 1],
      ],
      [says(act('sink', { object: BOATS }))],
    );
    const run = played(both);
    answer(run.play, { option: 0 });
    const about = run.notices.flatMap((one) => (one.notice === 'answered' ? [one.about] : []));
    expect(about).toMatchObject([
      [
        [
          { kind: 'sink', object: 0 },
          { kind: 'sink', object: 1 },
        ],
        [],
      ],
    ]);
    const which = insteadOfSinking({
      outcome: 'stand in',
      do: [act('land', { object: { ...BOATS, quantity: { how: 'one', said: 'a' } } })],
    });
    const chosen = played(river([[boat('a', which), 0]], [says(act('sink', { object: BOATS }))], 'plain'));
    answer(chosen.play, { objects: [0 as ObjectId] });
    expect(chosen.notices.flatMap((one) => (one.notice === 'answered' ? [one.about] : []))).toMatchObject([
      [[{ kind: 'sink', object: 0 }]],
    ]);
    const plain: Instruction = { do: 'choose', what: { ...BOATS, quantity: { how: 'one', said: 'a' } } };
    const outside = played(river([[boat('a'), 0]], [says(plain)], 'plain'));
    answer(outside.play, { objects: [0 as ObjectId] });
    expect(outside.notices.flatMap((one) => (one.notice === 'answered' ? [one.about] : []))).toEqual([[]]);
  });
});
