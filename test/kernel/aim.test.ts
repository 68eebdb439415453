/** What a text has its player choose as it is announced: by which of its words, in which order, and what is left for later. */

import { describe, expect, test } from 'vitest';
import type { Ability, Replacement } from '../../src/ability/ability.js';
import type { Act } from '../../src/ability/act.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Either, Some, TargetPlayer, What, Who } from '../../src/ability/reference.js';
import { refersTo } from '../../src/ability/referents.js';
import { Answers } from '../../src/evaluate/plan/answers.js';
import type { AbilityKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { open } from '../../src/kernel/open.js';
import { aimsAt, selectAim } from '../../src/kernel/script/aim.js';
import { phrasesOf, phrasesOfEffect } from '../../src/kernel/script/phrases.js';
import { answer } from '../../src/kernel/step.js';
import type { Env } from '../../src/position/env.js';
import type { Position } from '../../src/position/position.js';
import type { Catalogue, EventRule } from '../../src/rulebook/catalogue.js';
import type { Policy } from '../../src/rulebook/policy.js';
import type { Rulebook } from '../../src/rulebook/rulebook.js';
import { act, BOATS, boat, called, ferry, insteadOfSinking, river, says, THIS, YOU } from './ferry.js';
import { ferryWith, type Played, played } from './played.js';

const ONE = { quantity: { how: 'one', said: 'a' } } as const;
const a: Some = called('a', ONE);
const b: Some = called('b', ONE);
const c: Some = called('c', ONE);
const targetA: Some = { ...a, target: true };
const targetB: Some = { ...b, target: true };
const player: TargetPlayer = { who: 'target', of: 'player' };
const they: Who = { who: 'opponent', said: 'your' };
const any: Either = { what: 'either', who: YOU, or: c, said: 'any target', target: true };
const oneOf: Either = { what: 'either', who: YOU, or: c, said: 'or' };
const it: What = { what: 'that', of: 0, said: 'it' };
const given = { if: 'fact', fact: 'kicked' } as const;

const catalogue: Catalogue = {
  ...ferry.catalogue,
  events: { ...ferry.catalogue.events, hit: { byOther: true, happen: () => true } },
};

/** "If this would sink, it does not": of what is said. */
const sparing = (watch: Partial<Act>, more: Partial<Replacement> = {}): Replacement =>
  insteadOfSinking({ outcome: 'not' }, { watch: { event: 'sink', ...watch }, ...more });

describe('the words by which a text chooses', () => {
  const phrases = (step: Instruction, so?: (given: unknown) => boolean | null): unknown =>
    phrasesOf(catalogue, step, so);
  const of = (more: Partial<Act>, event = 'sink'): unknown => phrases(act(event, more));
  const sinkA = act('sink', { object: a });
  const sinkB = act('sink', { object: b });
  const sinkC = act('sink', { object: c });

  test('those of what it is done to come in the order of the text', () => {
    expect(of({ object: a, other: b })).toEqual([a, b]);
    expect(of({ object: a, other: b }, 'hit')).toEqual([b, a]);
    expect(of({ by: YOU, object: a, copy: { of: b } })).toEqual([a, b]);
    expect(of({ object: { what: 'both', of: [b, THIS, a] } })).toEqual([b, a]);
    expect(of({ object: THIS, other: it })).toEqual([]);
  });

  test('where it happens to players or objects, those of the objects, unless one of them is the target', () => {
    expect(of({ object: oneOf })).toEqual([c]);
    expect(of({ object: any })).toEqual([any]);
    expect(of({ object: { ...oneOf, or: THIS } })).toEqual([]);
  });

  test('what another player does it to is theirs to choose, but for targets', () => {
    expect(of({ by: they, object: a, other: b })).toEqual([]);
    expect(of({ by: they, object: targetA, other: b })).toEqual([targetA]);
    expect(of({ by: they, object: a, other: targetB })).toEqual([targetB]);
    expect(of({ by: player, object: targetA, other: targetB })).toEqual([player, targetA, targetB]);
    expect(of({ by: player, object: targetA, other: targetB }, 'hit')).toEqual([targetB, player, targetA]);
    expect(of({ by: player, object: a, other: b }, 'hit')).toEqual([player]);
  });

  test.each<{ step: Instruction; all: unknown[] }>([
    { step: { do: 'choose', what: a }, all: [a] },
    { step: { do: 'last on', until: 'turn', on: a, ops: [] }, all: [a] },
    {
      step: { do: 'last', until: 'turn', abilities: [targetA, targetB].map((object) => sparing({ object })) },
      all: [targetA, targetB],
    },
    { step: { do: 'several', said: 'and', steps: [sinkA, sinkB] }, all: [a, b] },
    { step: { do: 'repeat', until: given, steps: [sinkA, sinkB] }, all: [a, b] },
    { step: { do: 'unless', who: player, cost: [sinkC], steps: [sinkA, sinkB] }, all: [a, b] },
    { step: { do: 'may', who: player, cost: [sinkC], steps: [sinkA] }, all: [player, a] },
    { step: { do: 'may', who: they, steps: [sinkA] }, all: [a] },
    {
      step: { do: 'beforehand', base: [sinkA], effect: { do: 'last', until: 'turn', abilities: [] } },
      all: [a],
    },
    { step: { do: 'modes', choose: { least: 1 }, of: [[sinkA]] }, all: [] },
    { step: { do: 'for each', times: 2, steps: [sinkA] }, all: [] },
    { step: { do: 'again' }, all: [] },
    { step: { do: 'aim', of: a }, all: [] },
    { step: { do: 'settle' }, all: [] },
    { step: { do: 'release', held: 'tide' }, all: [] },
    { step: { do: 'unread', unread: { text: '', start: 0, end: 0 } }, all: [] },
  ])('$step.do', ({ step, all }) => expect(phrases(step)).toEqual(all));

  describe('if', () => {
    const whether: Instruction = { do: 'if', given, yes: [sinkA], no: [sinkB] };
    const yes: Instruction = { do: 'if', given, yes: [sinkA] };

    test('of two parts those of the one that is announced, or of both where that is not known', () => {
      expect(phrases(whether)).toEqual([a, b]);
      expect(phrases(whether, () => true)).toEqual([a]);
      expect(phrases(whether, () => false)).toEqual([b]);
      expect(phrases(yes)).toEqual([a]);
      expect(phrases(yes, () => false)).toEqual([]);
    });

    test('also deep within', () => {
      const within: Instruction = { do: 'several', said: 'and', steps: [whether] };
      expect(phrases(within, () => true)).toEqual([a]);
    });
  });

  describe('instead', () => {
    const spokenOf: Some = { ...a, as: 0 };
    const base = [act('sink', { object: spokenOf }), act('sink', { object: { ...b, as: 1 } }), sinkC];
    const other = (...steps: Instruction[]): Instruction => ({
      do: 'alternative',
      base,
      given,
      other: steps,
    });
    const all = [spokenOf, { ...b, as: 1 }, c];
    const landIt = act('land', { object: it });
    const landA = act('land', { object: a });

    test('those of the text that is announced, and of both where that is not known', () => {
      expect(phrases(other(landA))).toEqual([...all, a]);
      expect(phrases(other(landA), () => false)).toEqual(all);
      expect(phrases(other(landA), () => true)).toEqual([a]);
    });

    test('with what it goes on to speak of, or all where it leaves that out', () => {
      expect(phrases(other(landA, landIt), () => true)).toEqual([spokenOf, a]);
      expect(phrases(other(act('land', { bare: true }), landA), () => true)).toEqual([...all, a]);
      expect(phrases(other({ do: 'settle' }), () => true)).toEqual([]);
    });
  });
});

describe('the words by which an effect is chosen as it is made', () => {
  const effect = (more: Partial<Replacement>): unknown =>
    phrasesOfEffect(catalogue, insteadOfSinking({ outcome: 'not' }, more));
  const watching = (more: Partial<Act>, rest: Partial<Replacement> = {}): unknown =>
    phrasesOfEffect(catalogue, sparing(more, rest));
  const each: Some = { ...BOATS, quantity: { how: 'every', said: 'each' } };

  test("targets, what is of somebody's choice, and players or objects", () => {
    expect(watching({ object: targetA, other: targetB, by: player })).toEqual([player, targetA, targetB]);
    expect(watching({ object: { ...a, ofChoice: true } })).toEqual([{ ...a, ofChoice: true }]);
    expect(watching({ object: any })).toEqual([any]);
    expect(watching({ object: a, other: b })).toEqual([]);
    expect(
      phrasesOfEffect(catalogue, { ability: 'triggered', on: { event: 'sink', object: targetA }, do: [] }),
    ).toEqual([]);
  });

  test('what nothing can be done to, in the same way', () => {
    const cannot = (more: Partial<Act>): unknown =>
      phrasesOfEffect(catalogue, { ability: 'cannot', act: { event: 'sink', ...more } });
    expect(cannot({ object: targetA, by: player })).toEqual([player, targetA]);
    expect(cannot({ object: a })).toEqual([]);
  });

  test('of a shield for each of several, those', () => {
    const points = { limit: { limit: 'points', points: 1 } } as const;
    expect(watching({ object: each }, points)).toEqual([each]);
    expect(watching({ object: each })).toEqual([]);
    expect(watching({ object: each }, { limit: { limit: 'next' } })).toEqual([]);
    expect(watching({ object: BOATS }, points)).toEqual([]);
    expect(watching({ object: a }, points)).toEqual([]);
  });

  test('to whom or what it happens instead', () => {
    const to = (object: What, by?: Who): unknown =>
      effect({
        outcome: {
          outcome: 'modify',
          changes: [
            { change: 'besides', do: [act('sink', { object: targetA })] },
            { change: 'recipient', to: { event: 'sink', object, ...(by ? { by } : {}) } },
          ],
        },
      });
    expect(to(targetB, player)).toEqual([targetB, player]);
    expect(to(b)).toEqual([]);
  });

  test('and the targets of what it does afterwards', () => {
    const then = (object: What, by?: Who): unknown =>
      effect({ after: [act('sink', { object, ...(by ? { by } : {}) })] });
    expect(then(targetA)).toEqual([targetA]);
    expect(then(a)).toEqual([]);
    expect(then(any)).toEqual([any]);
    expect(then(THIS, player)).toEqual([player]);
  });
});

test('what refers back is found however deep it lies', () => {
  expect(refersTo([act('land', { object: { what: 'both', of: [THIS, it] } })], 0)).toBe(true);
  expect(refersTo([act('land', { by: { who: 'that', of: 0, said: 'they' } })], 0)).toBe(true);
  expect(refersTo([act('land', { object: it })], 1)).toBe(false);
  // A number may stand beside "of" that is no reference.
  expect(refersTo({ times: 2, of: 0 }, 0)).toBe(false);
  expect(refersTo(null, 0)).toBe(false);
  expect(refersTo('of', 0)).toBe(false);
});

describe('chosen as a text is announced', () => {
  const aims: Policy['aims'] = ({ target }) => target === true;
  const play = () => open(ferryWith({}, { aims }), river([[boat('a'), 0]]));

  test('is what the rulebook says so of, and what is left to choose', () => {
    expect(aimsAt(play(), targetA)).toBe(true);
    expect(aimsAt(play(), a)).toBe(false);
    expect(aimsAt(play(), { ...BOATS, target: true })).toBe(false);
    expect(aimsAt(play(), { ...targetA, random: true })).toBe(false);
    expect(aimsAt(play(), player)).toBe(true);
    expect(aimsAt(play(), any)).toBe(true);
    expect(aimsAt(play(), oneOf)).toBe(false);
  });
});

const aimNow: Instruction = { do: 'aim', of: THIS };
const whistle: EventRule = { happen: () => true };
const target = (more: Partial<Some> = {}): Some => ({ ...BOATS, ...ONE, target: true, ...more });
const another = (more: Partial<Some> = {}): Some =>
  target({
    described: { head: { sort: 'boat' }, adjectives: [{ test: 'other', said: 'another' }] },
    ...more,
  });
const decision = ({ play }: Played) => play.table.position.decision;
const from = (run: Played): unknown => {
  const domain = decision(run)?.domain;
  return domain?.of === 'objects' ? domain.from : (domain ?? null);
};
const choose = ({ play }: Played, ...ids: number[]): void => answer(play, { objects: ids as ObjectId[] });

const A_B_C = ['a', 'b', 'c'];
function board(said: readonly Ability[], does: { readonly [name: string]: Ability } = {}): Position {
  return river(
    A_B_C.map((name, at) => [boat(name, ...(does[name] ? [does[name]] : [])), at] as const),
    said,
    'plain',
  );
}

function run(
  steps: readonly Instruction[],
  policy: Partial<Policy> = {},
  more: Partial<Catalogue> = {},
): Played {
  const aims: Policy['aims'] = ({ target }) => target === true;
  return played(
    board([says(aimNow, act('whistle'), ...steps)]),
    ferryWith({ whistle }, { aims, ...policy }, more),
  );
}

describe('a text that is announced', () => {
  test('has everything chosen before anything happens, in the order of its words', () => {
    const both = run([act('sink', { object: target() }), act('land', { object: target({ as: 0 }) })]);
    expect(from(both)).toEqual([0, 1, 2]);
    choose(both, 1);
    expect(both.happened()).toEqual([]);
    choose(both, 2);
    expect(both.happened()).toEqual(['whistle', 'sink 1', 'land 2']);
  });

  test('but for what is no target here, and what rests on what it does', () => {
    const its: Some = target({ whose: { who: 'owner', of: it } });
    const late = run([act('whistle', { object: called('b', { as: 0 }) }), act('land', { object: its })]);
    expect(late.happened()).toEqual(['whistle', 'whistle 1']);
    expect(from(late)).toEqual([1]);
    const plain = run([act('sink', { object: { ...BOATS, ...ONE } })]);
    expect(plain.happened()).toEqual(['whistle']);
    choose(plain, 0);
    expect(plain.happened()).toEqual(['whistle', 'sink 0']);
  });

  test('what rests on a choice before it is chosen after that', () => {
    const notIts: Some = target({ whose: { who: 'owner', of: it } });
    const both = run([act('sink', { object: target({ as: 0 }) }), act('land', { object: notIts })]);
    choose(both, 2);
    expect(from(both)).toEqual([2]);
    expect(both.happened()).toEqual([]);
  });

  test('"another target" is other than those before it', () => {
    const two = run([act('sink', { object: target() }), act('land', { object: another() })]);
    choose(two, 1);
    expect(from(two)).toEqual([0, 2]);
    const alike = run([act('sink', { object: target() }), act('land', { object: target({ as: 3 }) })]);
    choose(alike, 1);
    expect(from(alike)).toEqual([0, 1, 2]);
    const player = run([
      act('sink', { object: target() }),
      act('gain', { by: { who: 'target', of: 'player' }, amount: 1 }),
    ]);
    choose(player, 1);
    expect(decision(player)).toMatchObject({ by: 0, asks: 'target', domain: { of: 'options' } });
    answer(player.play, { option: 2 });
    expect(player.happened()).toEqual(['whistle', 'sink 1', 'gain 1']);
    expect(player.coins(2)).toBe(4);
  });

  test('what is chosen as the text is announced counts among the targets before, whatever the words', () => {
    const aims: Policy['aims'] = () => true;
    const one = { ...BOATS, ...ONE };
    const two = run([act('sink', { object: one }), act('land', { object: another() })], { aims });
    choose(two, 1);
    expect(from(two)).toEqual([0, 2]);
    const { target: _, ...chosen } = another();
    const three = run([act('sink', { object: one }), act('land', { object: chosen })], { aims });
    choose(three, 1);
    expect(from(three)).toEqual([0, 2]);
  });

  test('of equal boats so many are set apart as are chosen', () => {
    const position = board([
      says(
        aimNow,
        act('whistle'),
        act('sink', { object: target({ quantity: { how: 'exactly', amount: 2 } }) }),
      ),
    ]);
    const [first] = position.objects;
    if (first) first.count = 3;
    const some = played(position, ferryWith({ whistle }, { aims: () => true }));
    choose(some, 0, 0);
    expect(some.play.table.position.objects.map(({ count, zone }) => `${count} ${zone}`)).toEqual([
      '1 river',
      '1 river',
      '1 river',
      '2 deep',
    ]);
  });
});

describe('what is announced at the beginning', () => {
  const facts: Catalogue['facts'] = {
    kicked: { announced: true, so: () => true },
    wet: { so: () => true },
  };
  const steps = (fact: string): Instruction[] => [
    {
      do: 'if',
      given: { if: 'fact', fact },
      yes: [act('sink', { object: target() })],
      no: [act('land', { object: target({ as: 1 }) })],
    },
  ];

  test('decides which part of a text chooses; what is only found out later does not', () => {
    const known = run(steps('kicked'), {}, { facts });
    choose(known, 1);
    expect(known.happened()).toEqual(['whistle', 'sink 1']);
    const unknown = run(steps('wet'), {}, { facts });
    choose(unknown, 1);
    expect(unknown.happened()).toEqual([]);
    choose(unknown, 2);
    expect(unknown.happened()).toEqual(['whistle', 'sink 1']);
  });
});

describe('modes', () => {
  const modes = (...of: Instruction[][]): Instruction => ({ do: 'modes', choose: { least: 1, most: 2 }, of });
  const none = target({ described: { head: { sort: 'moored' } } });
  const words = (run: Played): unknown => {
    const domain = decision(run)?.domain;
    return domain?.of === 'words' ? domain.words : null;
  };

  test('are chosen before what they are done to, and only those for which there is something', () => {
    const of = run([
      modes([act('sink', { object: target() })], [act('land', { object: none })], [act('rob')]),
    ]);
    expect(words(of)).toEqual(['1', '3', '1 and 3']);
    answer(of.play, { word: '1 and 3' });
    expect(of.happened()).toEqual([]);
    choose(of, 1);
    expect(of.happened()).toEqual(['whistle', 'sink 1', 'rob']);
  });

  test('nobody is asked where one is left', () => {
    const of = run([modes([act('land', { object: none })], [act('rob')])]);
    expect(of.happened()).toEqual(['whistle', 'rob']);
  });

  test('any where there is something for none: the text comes to nothing', () => {
    const of = run([modes([act('sink', { object: none })], [act('land', { object: none })])]);
    expect(words(of)).toEqual(['1', '2', '1 and 2']);
    answer(of.play, { word: '2' });
    expect(of.happened()).toEqual(['whistle']);
  });

  test('what is chosen only as it is done, and what rests on that, keeps no mode away', () => {
    const later = { ...BOATS, ...ONE, described: { head: { sort: 'moored' } } };
    const its: Some = target({ whose: { who: 'owner', of: it } });
    const of = run([
      modes(
        [act('land', { object: later })],
        [act('sink', { object: called('b', { as: 0 }) }), act('land', { object: its })],
      ),
    ]);
    expect(words(of)).toEqual(['1', '2', '1 and 2']);
  });
});

describe('a text that is on an object', () => {
  const spell = says(act('sink', { object: target() }));
  /** The words are those of no text: what these boats say is chosen. */
  const cast = (of: What, does: { readonly [name: string]: Ability }): Played => {
    const aims: Policy['aims'] = ({ target }) => target === true;
    const env: Env = {
      you: 0 as PlayerId,
      source: null,
      stint: 0,
      ability: null,
      refs: [],
      event: null,
      uses: [],
      manner: 'effect',
    };
    const rulebook: Rulebook = {
      ...ferryWith({ whistle }, { aims }),
      actions: {
        say: {
          needs: ['words'],
          steps: () => ({ do: [{ do: 'aim', of }, { do: 'settle' }, act('whistle')], env }),
        },
      },
    };
    const position = board([says()], does);
    return played(position, {
      ...rulebook,
      policy: (version, date) => ({ ...rulebook.policy(version, date), settle: () => ({ do: 'settled' }) }),
    });
  };
  const aimedBy = (run: Played): unknown => {
    const env = run.play.table.position.work.find(({ frame }) => frame === 'script');
    return env?.frame === 'script' ? env.env.aimed : null;
  };

  test('has chosen what it says as a spell, and nothing else', () => {
    const of = cast(BOATS, {
      a: spell,
      b: { ability: 'triggered', on: { event: 'sink' }, do: [act('sink', { object: target() })] },
    });
    expect(from(of)).toEqual([0, 1, 2]);
    choose(of, 1);
    expect(of.happened()).toEqual(['whistle']);
    expect(aimedBy(of)).toBeNull();
  });

  test('is that of each object meant', () => {
    const of = cast(BOATS, { a: spell, c: says(act('land', { object: target() })) });
    choose(of, 1);
    expect(of.happened()).toEqual([]);
    choose(of, 2);
    expect(of.happened()).toEqual(['whistle']);
  });
});

describe('chosen by words', () => {
  const aims: Policy['aims'] = () => true;
  const play = () => open(ferryWith({}, { aims }), board([says(act('sink', { object: another() }))]));
  const env: Env = {
    you: 0 as PlayerId,
    source: 1 as ObjectId,
    stint: 0,
    ability: 'say0#1' as AbilityKey,
    refs: [],
    event: null,
    uses: [],
    manner: 'effect',
  };
  const first = (phrase: Some, before: number[], words: Env = env): unknown =>
    selectAim(play(), words, phrase, new Answers([], play().policy.chooses, true), before as ObjectId[])
      .objects;

  test('"another" is other than the targets before, and than its own object where there are none', () => {
    expect(first(another(), [0, 1])).toEqual([2]);
    expect(first(another(), [1, 2])).toEqual([0]);
    expect(first(another(), [0])).toEqual([1]);
    expect(first(another({ quantity: { how: 'exactly', amount: 3 } }), [])).toEqual([0, 2]);
    expect(first(target(), [0])).toEqual([0]);
    expect(first({ ...another(), target: undefined } as unknown as Some, [0])).toEqual([2]);
  });

  test('what has been chosen stays chosen', () => {
    const chosen = { objects: [0 as ObjectId], stints: [0] };
    const known = { ...env, aimed: [{ ability: 'say0#1' as AbilityKey, phrase: another(), chosen }] };
    expect(first(another(), [0], known)).toEqual([0]);
  });
});
