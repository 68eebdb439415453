/** Carrying out instructions: one after the other, in parts, by leave, so many times; and the effects that they make. */

import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Condition } from '../../src/ability/condition.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Some, What, Who } from '../../src/ability/reference.js';
import { viewOf } from '../../src/evaluate/object/characteristics.js';
import type { ObjectId } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { answer } from '../../src/kernel/step.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy } from '../../src/rulebook/policy.js';
import { act, BOATS, boat, called, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';
import { ferryWith, type Played, played } from './played.js';
import { BY_RULE } from './record.js';

const ONE = { quantity: { how: 'one', said: 'a' } } as const;
const one: Some = { ...BOATS, ...ONE };
const it: What = { what: 'that', of: 0, said: 'it' };
const gain = act('gain', { amount: 1 });
const ifDone: Instruction = { do: 'if', given: { if: 'did' }, yes: [act('whistle')], no: [act('horn')] };
const happening: EventRule = { happen: () => true };
const fruitless: EventRule = { happen: () => false };
const third: Who = { who: 'owner', of: called('c') };

/** Boats "a", with what it does, "b" and "c" of the first, second and third player. */
function run(
  steps: readonly Instruction[] | readonly Ability[],
  policy: Partial<Policy> = {},
  events: { [kind: string]: EventRule } = {},
  ...does: readonly Ability[]
): Played {
  const said = steps.map((step) => ('ability' in step ? step : says(step)));
  const whole = steps.every((step) => 'do' in step && !('ability' in step))
    ? [says(...(steps as Instruction[]))]
    : said;
  const boats = ['a', 'b', 'c'].map((name, at) => [boat(name, ...(at === 0 ? does : [])), at] as const);
  return played(
    river(boats, whole, 'plain'),
    ferryWith({ whistle: happening, horn: happening, fruitless, ...events }, policy),
  );
}
const decision = ({ play }: Played) => play.table.position.decision;
const choose = ({ play }: Played, ...ids: number[]): void => answer(play, { objects: ids as ObjectId[] });
const happened: Policy['did'] = (outcome) => outcome.happened;

describe('what is done', () => {
  test('is told by what came of it, and what was only tried', () => {
    expect(run([act('fruitless'), ifDone]).happened()).toEqual(['whistle']);
    expect(run([act('fruitless'), ifDone], { did: happened }).happened()).toEqual(['horn']);
    expect(run([act('sink', { object: called('z') }), ifDone]).happened()).toEqual(['horn']);
    expect(run([ifDone]).happened()).toEqual(['whistle']);
    const told = run([gain, ifDone]).notices.flatMap((notice) =>
      notice.notice === 'if so' ? [notice.met] : [],
    );
    expect(told).toEqual([true]);
    const other: Instruction = { do: 'if', given: { if: 'exists', what: called('z') }, yes: [gain] };
    const quiet = run([other, act('horn')]);
    expect(quiet.happened()).toEqual(['horn']);
    expect(quiet.notices.some(({ notice }) => notice === 'if so')).toBe(false);
  });

  test('or not, of which "if you do" and the "if you don\'t" behind it say the same', () => {
    const not = (of: Condition): Condition => ({ if: 'not', of });
    const when = (given: Condition, kind: string): Instruction => ({ do: 'if', given, yes: [act(kind)] });
    const so: Condition = { if: 'did' };
    const here: Condition = { if: 'exists', what: called('a') };
    const does = (...steps: Instruction[]) => run(steps, { did: happened }).happened();
    const [ifSo, ifNot] = [when(so, 'fruitless'), when(not(so), 'horn')];
    expect(does(act('whistle'), ifSo, ifNot, gain)).toEqual(['whistle', 'gain 1']);
    expect(does(act('fruitless'), ifSo, ifNot)).toEqual(['horn']);
    // Another condition is not its contrary, and without "if you do" it is about what was done last.
    expect(does(act('whistle'), ifSo, when(not({ if: 'exists', what: called('z') }), 'horn'))).toEqual([
      'whistle',
      'horn',
    ]);
    expect(does(act('whistle'), when(here, 'fruitless'), ifNot)).toEqual(['whistle', 'horn']);
  });

  test('in parts where its kind divides it', () => {
    const haul: EventRule = {
      ...happening,
      divide: ({ object }) => (object ? [{ event: 'whistle' }, { event: 'land', object }] : null),
    };
    expect(run([act('haul', { object: called('b') })], {}, { haul }).happened()).toEqual([
      'whistle',
      'land 1',
    ]);
    expect(run([act('haul')], {}, { haul }).happened()).toEqual(['haul']);
  });

  test('by the rule of its kind where a rule has it done', () => {
    const ring: EventRule = { ...happening, byRule: 'tide' };
    const raised = (notices: Played['notices']) =>
      notices.flatMap((one) => (one.notice === 'raised' ? [one.rule] : []));
    expect(raised(run([act('ring')], {}, { ring }).notices)).toEqual([null]);
  });

  test('so often as there are, up to more than is followed', () => {
    const times = (amount: number): Instruction => ({
      do: 'for each',
      times: amount,
      steps: [gain, act('horn')],
    });
    expect(run([times(2)]).happened()).toEqual(['gain 1', 'horn', 'gain 1', 'horn']);
    expect(run([times(0)]).happened()).toEqual([]);
    expect(run([times(100)]).coins(0)).toBe(103);
    expect(() => run([times(101)])).toThrow(Withheld);
  });

  test('on how many it was tried later words can say', () => {
    const counting: Instruction[] = [
      act('sink', { object: BOATS, tried: 0 }),
      act('gain', { amount: { attempted: 0 } }),
    ];
    expect(run(counting).coins(0)).toBe(6);
    const none: Instruction[] = [act('horn', { tried: 0 }), act('gain', { amount: { attempted: 0 } })];
    expect(run(none).coins(0)).toBe(3);
  });

  test('what is not understood is not done', () => {
    expect(() => run([{ do: 'unread', unread: { text: 'Sing.', start: 0, end: 5 } }])).toThrow('Sing.');
  });

  test('what is chosen is spoken of, and is done only if something was', () => {
    const chosen = run([{ do: 'choose', what: { ...one, as: 0 } }, ifDone, act('sink', { object: it })]);
    choose(chosen, 1);
    expect(chosen.happened()).toEqual(['whistle', 'sink 1']);
    expect(run([{ do: 'choose', what: called('z', ONE) }, ifDone]).happened()).toEqual(['horn']);
  });
});

describe('several in one', () => {
  const robbed: Policy['presses'] = ({ table }) => {
    const [a] = table.position.objects;
    return a?.zone === 'deep' && table.position.players[0]?.values.coins !== 0
      ? {
          events: [{ ...BY_RULE, kind: 'rob' }],
          rule: 'tide',
        }
      : null;
  };
  const both = (said: Extract<Instruction, { do: 'several' }>['said']): Instruction => ({
    do: 'several',
    said,
    steps: [act('sink', { object: called('a') }), act('whistle')],
  });

  test.each([
    { said: 'and', order: ['sink 0', 'rob', 'whistle', 'horn'] },
    { said: 'then', order: ['sink 0', 'rob', 'whistle', 'horn'] },
    { said: 'if so', order: ['sink 0', 'whistle', 'rob', 'horn'] },
    { said: 'also', order: ['sink 0', 'whistle', 'rob', 'horn'] },
    { said: 'also apart', order: ['sink 0', 'whistle', 'rob', 'horn'] },
  ] as const)(
    '$said: what happens by rule comes between its parts, or after what belongs together',
    ({ said, order }) => {
      expect(run([both(said), act('horn')], { presses: robbed }).happened()).toEqual(order);
    },
  );

  test('what comes of them is what comes of the last', () => {
    const last = (kind: string): Instruction => ({ do: 'several', said: 'also', steps: [gain, act(kind)] });
    expect(run([last('fruitless'), ifDone], { did: happened }).happened()).toEqual(['gain 1', 'horn']);
    expect(run([last('ring'), ifDone], { did: happened }, { ring: happening }).happened()).toEqual([
      'gain 1',
      'ring',
      'whistle',
    ]);
  });
});

describe('by leave', () => {
  const may = (who: Who, steps: readonly Instruction[], cost?: readonly Instruction[]): Instruction => ({
    do: 'may',
    who,
    steps: [...steps],
    ...(cost ? { cost: [...cost] } : {}),
  });

  test('its player, or another, does it, at its cost', () => {
    const own = run([may(YOU, [gain], [act('rob')]), ifDone]);
    expect(decision(own)).toMatchObject({ by: 0, asks: 'may', rule: 'choose' });
    answer(own.play, { option: 0 });
    expect(own.happened()).toEqual(['rob', 'gain 1', 'whistle']);
    const other = run([may(third, [gain]), ifDone, gain]);
    expect(decision(other)).toMatchObject({ by: 2 });
    answer(other.play, { option: 0 });
    expect([0, 1, 2].map((player) => other.coins(player))).toEqual([4, 3, 4]);
  });

  test('or does not, and nobody where nobody is meant', () => {
    const declined = run([may(YOU, [gain]), ifDone]);
    answer(declined.play, { option: 1 });
    expect(declined.happened()).toEqual(['horn']);
    expect(run([may({ who: 'owner', of: called('z') }, [gain]), ifDone]).happened()).toEqual(['horn']);
  });

  test('by the rule by which such a thing is chosen', () => {
    const ring: EventRule = { ...happening, chosenBy: 'tide' };
    expect(decision(run([may(YOU, [act('ring')])], {}, { ring }))).toMatchObject({ rule: 'tide' });
    expect(decision(run([may(YOU, [{ do: 'settle' }, act('ring')])], {}, { ring }))).toMatchObject({
      rule: 'choose',
    });
  });

  test('what another has chosen by then later words mean', () => {
    const theirs = run([
      may(third, [act('sink', { object: { ...one, as: 0 } })]),
      act('land', { object: it }),
    ]);
    answer(theirs.play, { option: 0 });
    expect(decision(theirs)).toMatchObject({ by: 2 });
    choose(theirs, 1);
    expect(theirs.happened()).toEqual(['sink 1', 'land 1']);
  });
});

describe('an effect that lasts', () => {
  const heavier = (on: What): Instruction => ({
    do: 'last on',
    until: 'turn',
    on,
    ops: [{ op: 'modify', trait: 'weight', by: 5 }],
  });
  const weights = ({ play }: Played): unknown =>
    [0, 1, 2].map((id) => viewOf(play, id as ObjectId).traits?.weight);

  test('is on what is meant as it is made, as far as the rulebook lets it', () => {
    expect(weights(run([heavier(BOATS)]))).toEqual([6, 6, 6]);
    const mayAffect: Policy['mayAffect'] = (_game, _source, _player, { object }) => object.id !== 1;
    expect(weights(run([heavier(BOATS)], { mayAffect }))).toEqual([6, 1, 6]);
    const chosen = run([heavier(one)]);
    choose(chosen, 2);
    expect(weights(chosen)).toEqual([1, 1, 6]);
  });

  test('is no more on what has been elsewhere', () => {
    const back: Instruction[] = [
      heavier(called('a')),
      act('sink', { object: called('a') }),
      heavier(called('b')),
    ];
    expect(weights(run(back))).toEqual([1, 6, 1]);
  });

  test('has chosen, as it was made, what it is about: what is said once is chosen once', () => {
    const target: Some = { ...one, target: true };
    const shield = insteadOfSinking({ outcome: 'not' }, { watch: { event: 'sink', object: target } });
    const made = run([{ do: 'last', until: 'turn', abilities: [shield] }, act('sink', { object: BOATS })]);
    choose(made, 1);
    expect(made.happened()).toEqual(['sink 0', 'sink 2']);
    expect(made.play.table.position.effects).toMatchObject([
      { aimed: [{ chosen: { objects: [1], stints: [0] } }] },
    ]);
    const whistling = insteadOfSinking({ outcome: 'not' }, { watch: { event: 'land', object: target } });
    const both = run([
      { do: 'last', until: 'turn', abilities: [shield, whistling] },
      act('land', { object: called('b') }),
      act('sink', { object: BOATS }),
    ]);
    choose(both, 1);
    expect(both.happened()).toEqual(['sink 0', 'sink 2']);
    const plain = run([
      {
        do: 'last',
        until: 'turn',
        abilities: [insteadOfSinking({ outcome: 'not' }, { watch: { event: 'sink', object: called('b') } })],
      },
      act('sink', { object: BOATS }),
    ]);
    expect(plain.happened()).toEqual(['sink 0', 'sink 2']);
    expect(plain.play.table.position.effects.map((effect) => 'aimed' in effect)).toEqual([false]);
  });

  test('or whom', () => {
    const rich = insteadOfSinking(
      { outcome: 'not' },
      { watch: { event: 'gain', by: { who: 'target', of: 'player' } } },
    );
    const made = run([
      { do: 'last', until: 'turn', abilities: [rich] },
      gain,
      act('gain', { by: { who: 'player', said: 'each' }, amount: 1 }),
    ]);
    answer(made.play, { option: 1 });
    expect([0, 1, 2].map((player) => made.coins(player))).toEqual([5, 3, 4]);
    expect(made.play.table.position.effects).toMatchObject([{ aimed: [{ chosen: { players: [1] } }] }]);
  });
});

describe('a self-replacement', () => {
  test('bears the mark of a replacement, and tells what came of it', () => {
    const given = { if: 'exists', what: called('b') } as const;
    const steps: Instruction[] = [
      { do: 'alternative', base: [act('horn')], given, other: [act('ring')] },
      ifDone,
    ];
    const uses: unknown[] = [];
    const plain = ferryWith({}).policy('plain', null);
    const next: Policy['next'] = (view) => {
      for (const node of view.nodes) if (node.origin.kind !== 'whistle') uses.push(node.uses);
      return plain.next(view);
    };
    expect(run(steps, { next }, { ring: happening }).happened()).toEqual(['ring', 'whistle']);
    expect(uses[0]).toEqual([{ effect: 'self:say0#1', ability: 'say0#1', part: 'outcome' }]);
    uses.length = 0;
    const not: Instruction[] = [
      { do: 'alternative', base: [act('horn')], given: { if: 'not', of: given }, other: [act('ring')] },
    ];
    expect(run(not, { next }, { ring: happening }).happened()).toEqual(['horn']);
    expect(uses[0]).toEqual([]);
  });
});

test('what is held comes about as it is released, once', () => {
  const landing = insteadOfSinking({ outcome: 'stand in', do: [act('land', { object: THIS })] });
  const released = run(
    [
      act('sink', { object: called('a') }),
      { do: 'release', held: 'tide' },
      { do: 'release', held: 'tide' },
      act('horn'),
    ],
    {},
    {},
    landing,
  );
  expect(released.happened()).toEqual(['land 0', 'horn']);
  expect(released.play.table.position.held).toEqual({});
});
