/** A saved position may come from anybody: it is taken up as it was, or refused with a problem. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersTo } from '../../src/explore/choice/answers.js';
import { Exploration, explore } from '../../src/explore/ruling.js';
import type { ObjectId } from '../../src/ground/id.js';
import { Withheld } from '../../src/ground/problem.js';
import { open } from '../../src/kernel/open.js';
import type { Play } from '../../src/kernel/play/play.js';
import { restore } from '../../src/kernel/saving/restore.js';
import { save } from '../../src/kernel/saving/save.js';
import { viewOf } from '../../src/kernel/seen.js';
import { advance, answer } from '../../src/kernel/step.js';
import type { Position } from '../../src/position/position.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import { setUp } from '../../src/scenario/setup.js';
import { problemOf } from '../kernel/played.js';
import { written } from './judged.js';
import { DEFINITIONS, scenariosOf } from './shelf.js';

const HERD = `game: magic
title: a herd
cards:
  - { name: Test Bear, type: Creature — Bear, stats: 2/2, text: "If this creature would die, you may exile it instead." }
  - { name: Test Bell, type: Artifact, text: "Whenever a creature dies, you gain 1 life." }
players:
  - { name: Apple, life: 2, battlefield: [Test Bear, Test Bell, { card: Test Bear, as: other, counters: { +1/+1: 1 } }] }
  - { name: Nutmeg }
actions:
  - { say: Destroy target creature., by: Nutmeg }
`;

/** The position of a scenario before anything has happened, as plain data that can be spoilt. */
function begun(text: string): { definition: Definition; data: Data } {
  const { definition, scenario, cards, source } = written(text);
  const { setup, problems } = setUp(definition, scenario, cards, source);
  if (!setup) throw new Error(JSON.stringify(problems));
  return { definition, data: JSON.parse(JSON.stringify(setup.position)) };
}

/** Data of any form. */
// biome-ignore lint/suspicious/noExplicitAny: what is spoilt has no type
type Data = any;

const { definition: MAGIC, data: HERD_DATA } = begun(HERD);

/** The codes of the problems with which something is refused; null where it is not. */
function refusal(act: () => void): string[] | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Withheld) return error.problems.map(({ code }) => code);
    throw error;
  }
}

/** Plays on with the first answer to everything, so long as it goes on. */
function playOn(play: Play, choices = 5): void {
  advance(play);
  for (let left = choices; left > 0; left--) {
    const { decision } = play.table.position;
    const first = decision ? answersTo(decision).next().value : undefined;
    if (!first) return;
    answer(play, first);
  }
}

test('a position in the middle of a decision is taken up as it was', () => {
  const play = open(MAGIC.rulebook, HERD_DATA);
  advance(play);
  const saved = JSON.parse(JSON.stringify(save(play)));
  const again = restore(MAGIC.rulebook, saved);
  expect(save(again)).toEqual(saved);
  playOn(again);
  playOn(play);
  expect(save(again)).toEqual(save(play));
});

describe('what is no position of the game is refused', () => {
  const script = (rest: object): object => ({
    frame: 'script',
    rest: [rest],
    env: { you: 0, source: null, stint: 0, ability: null, refs: [], event: null, uses: [], manner: 'effect' },
    answers: [],
    last: null,
    awaits: null,
    part: false,
  });
  const deep = (levels: number): object => {
    let condition: object = { if: 'did' };
    for (let level = 0; level < levels; level++) condition = { if: 'not', of: condition };
    return { do: 'if', given: condition, yes: [] };
  };
  /** Several creatures that would die, as events of these numbers. */
  const group = (...ids: number[]): object => {
    const cause = { manner: 'effect', player: 0, source: null, ability: null };
    const nothing = { player: null, share: null, other: null, to: null, amount: null, detail: null };
    const event = { ...nothing, kind: 'destroy', object: 0, from: 'battlefield', cause };
    const lists = { uses: [], declined: [], ranked: [], after: [], objects: [] };
    const node = { events: [event], origin: event, stint: 0, inherited: 0, within: null, state: 'live' };
    const nodes = ids.map((id) => ({ ...lists, ...node, id, bound: false, happened: false }));
    return { frame: 'group', nodes, assigned: [], since: 0, gathered: [], released: false };
  };
  const THERE = (zone: string): string => `zones.${zone} should be a list of what is there, each object once`;
  const all = { how: 'every', said: 'all' };
  const permanents = { what: 'some', quantity: all, described: { head: { sort: 'permanent' } } };
  const riftbound = DEFINITIONS.find(({ rulebook }) => rulebook.game === 'riftbound') as Definition;
  const invalid = 'position/invalid';

  interface Case {
    readonly name: string;
    readonly code: string;
    readonly spoil: (data: Data) => unknown;
    readonly game?: Definition;
  }
  const within = (name: string, spoil: (data: Data) => void, code = invalid): Case => ({
    name,
    code,
    spoil: (data) => {
      spoil(data);
      return data;
    },
  });
  const cases: readonly Case[] = [
    ...[null, undefined, 1, 'position', [], {}].map((value) => ({
      name: JSON.stringify(value) ?? 'nothing',
      code:
        typeof value === 'object' && value !== null && !Array.isArray(value) ? 'position/format' : invalid,
      spoil: () => value,
    })),
    { name: 'another game', code: 'position/game', spoil: (data) => data, game: riftbound },
    within('other rules', (data) => (data.rules = '1999'), 'position/version'),
    within('rules named like a property', (data) => (data.rules = 'constructor'), 'position/version'),
    within('another form', (data) => (data.format += 1), 'position/format'),
    within('no objects', (data) => delete data.objects),
    within('no work', (data) => delete data.work),
    within('a field too many', (data) => (data.more = 1)),
    within('an unknown action', (data) => (data.work[0].actions[0].verb = 'explode')),
    within('an action named like a property', (data) => (data.work[0].actions[0].verb = 'constructor')),
    within('an action by nobody', (data) => (data.work[0].actions[0].by = 2)),
    within('an unknown object in a zone', (data) => data.zones.battlefield.push(99)),
    within('an object in a zone twice', (data) => data.zones.battlefield.push(0)),
    within('an object in no zone', (data) => data.zones.battlefield.pop()),
    within('a zone of nobody', (data) => (data.zones['hand/7'] = [])),
    within('a zone too few', (data) => delete data.zones['hand/0']),
    within('fewer than none', (data) => (data.objects[0].count = -3)),
    within('half a one', (data) => (data.objects[0].count = 0.5)),
    within('counters fewer than none', (data) => (data.objects[2].counters['+1/+1'] = -1)),
    within('an object numbered otherwise', (data) => (data.objects[1].id = 0)),
    within('a card that is not there', (data) => (data.objects[1].card = 'toString')),
    within('a host that is not there', (data) => (data.objects[1].host = 50)),
    within('an object of nobody', (data) => (data.objects[1].owner = -1)),
    within('nested too deeply', (data) => (data.work[0] = script(deep(20_000)))),
    within('speaks of too much', (data) => {
      data.work[0] = script({ do: 'choose', what: { ...permanents, as: 4e7 } });
    }),
    ...['30000000', '4294967295', ' 7', -1, 1001].map((as) =>
      within(`speaks of number ${JSON.stringify(as)}`, (data) => {
        data.cards['test-bear'].abilities[0].ability.watch.object.as = as;
      }),
    ),
    ...['30000000', -1].flatMap((number) => [
      within(`refers back to ${JSON.stringify(number)}`, (data) => {
        data.work[0] = script({ do: 'choose', what: { what: 'that', of: number, said: 'it' } });
      }),
      within(`tries ${JSON.stringify(number)}`, (data) => {
        data.work[0] = script({ do: 'act', act: { event: 'destroy', object: permanents, tried: number } });
      }),
    ]),
    ...['cost', 'do', 'after'].map((of) =>
      within(`an instruction that is none, under ${of}`, (data) => {
        data.cards['test-bell'].abilities[0].ability[of] = [0];
      }),
    ),
    ...[null, { do: 'explode' }, { do: 'constructor' }, { act: {} }].map((none) =>
      within(`${JSON.stringify(none)} as an instruction`, (data) => {
        data.cards['test-bell'].abilities[0].ability.do[0] = none;
      }),
    ),
    within('an instruction that is none, inside another', (data) => {
      data.work[0] = script({ do: 'several', steps: [{ do: 'explode' }], said: 'and' });
    }),
    within('an unknown kind of work', (data) => (data.work[0].frame = 'constructor')),
    within('a decision that does not come up', (data) => {
      const about = { effect: null, ability: null, source: null, event: null };
      const domain = { of: 'objects', from: [0], least: 0, most: 1e9 };
      data.decision = { by: 0, asks: 'choose', domain, rule: null, about };
    }),
    within('a prototype', (data) => {
      data.players[0].values = JSON.parse('{ "__proto__": 1 }');
    }),
  ];

  test.each(cases)('$name', ({ spoil, code, game = MAGIC }) => {
    const data = spoil(structuredClone(HERD_DATA));
    expect(refusal(() => restore(game.rulebook, data))).toEqual([code]);
  });

  const SAID: readonly (readonly [string, (data: Data) => unknown])[] = [
    [
      'cards.test-bell.abilities.0.ability.do.0.do should be a kind of instruction',
      ({ cards }) => (cards['test-bell'].abilities[0].ability.do[0] = { do: 'explode' }),
    ],
    ['cards should be a record', (data) => (data.cards = [])],
    ['cards.test-bell.key should be test-bell', ({ cards }) => (cards['test-bell'].key = 'test-bear')],
    ['players.1.id should be 1', ({ players }) => (players[1].id = 0)],
    ['objects.1.id should be 1', ({ objects }) => (objects[1].id = 2)],
    [
      'turn.player should be',
      (data) => {
        for (const list of ['players', 'objects', 'work']) data[list] = [];
        for (const zone of Object.keys(data.zones)) data.zones[zone] = [];
      },
    ],
    ['zones.hand/0 should be a list', ({ zones }) => delete zones['hand/0']],
    ['zones.hand/7 should be a zone of one of the players', ({ zones }) => (zones['hand/7'] = [])],
    ['shuffled.hand/7 should be a zone of one of the players', (data) => (data.shuffled = { 'hand/7': [] })],
    ['unlisted.hand/7 should be a zone of one of the players', (data) => (data.unlisted = { 'hand/7': '' })],
    [THERE('battlefield'), ({ zones }) => zones.battlefield.push(0)],
    [THERE('battlefield'), ({ objects }) => (objects[0].zone = 'exile')],
    [THERE('battlefield'), ({ objects }) => Object.assign(objects[0], { zone: 'hand', holder: 0 })],
    [
      THERE('hand/1'),
      ({ objects, zones }) => {
        zones['hand/1'].push(zones.battlefield.shift());
        Object.assign(objects[0], { zone: 'hand', holder: 0 });
      },
    ],
    ['objects.2.zone should be the zone that has it', ({ zones }) => zones.battlefield.pop()],
    ['work.0.nodes should be events told apart', (data) => (data.work[0] = group(4, 4))],
    [
      'its parts should fit together',
      ({ cards }) => (cards['test-bell'].abilities[0].ability = { ability: 'static', ops: [null] }),
    ],
    ['it should be no more than 500000 values', (data) => (data.more = Array(500_001).fill(0))],
    ['it should be no more than 100 levels deep', (data) => (data.work[0] = script(deep(100)))],
    [
      'players.0.name should be text of 100000 characters at most',
      ({ players }) => (players[0].name = 'x'.repeat(100_001)),
    ],
    [
      'cards.test-bell.abilities.0.ability.most should be a whole number',
      ({ cards }) => (cards['test-bell'].abilities[0].ability.most = 0.5),
    ],
    [
      'cards.test-bell.abilities.0.ability.most should be plain data',
      ({ cards }) => (cards['test-bell'].abilities[0].ability.most = () => 1),
    ],
    [
      'players.0.values.__proto__ should be another key',
      ({ players }) => (players[0].values = JSON.parse('{ "__proto__": 1 }')),
    ],
  ];
  test.each(SAID)('it is said where: %s', (said, spoil) => {
    const data = structuredClone(HERD_DATA);
    spoil(data);
    const problem = problemOf(() => restore(MAGIC.rulebook, data));
    expect(problem?.message).toContain(`no position: ${said}`);
    const [part = ''] = said.split(' should ');
    const path = /^its?$/.test(part.split(' ')[0] ?? '') ? '' : part;
    expect(problem?.place).toMatchObject({ line: 1, column: 1 });
    expect(problem?.place?.path?.join('.')).toBe(path);
  });

  test('it is said of what is nothing', () => {
    expect(() => restore(MAGIC.rulebook, null)).toThrow('no position: it should be a record');
  });

  test('events that are told apart are not', () => {
    const data = structuredClone(HERD_DATA);
    data.work[0] = group(4, 5);
    expect(refusal(() => restore(MAGIC.rulebook, data))).toBeNull();
  });

  test('what is well formed and cannot be is refused as it is played', () => {
    const data = structuredClone(HERD_DATA);
    data.work[0] = script({ do: 'act', act: { event: 'explode', object: permanents } });
    expect(refusal(() => playOn(restore(MAGIC.rulebook, data)))).toEqual([invalid]);
  });
});

describe('what an object is', () => {
  const LORD = HERD.replace(
    'cards:',
    'cards:\n  - { name: Test Lord, type: Creature, stats: 2/2, text: "Other creatures you control get +1/+1." }',
  ).replace('[Test Bear,', '[Test Lord, Test Bear,');

  /** A board with a lord to whom whatever its ability is about is 5. */
  function spoilt(): Data {
    const { data } = begun(LORD);
    const spoil = (part: Data): void => {
      if (typeof part !== 'object' || part === null) return;
      for (const key of Object.keys(part)) {
        if (['which', 'tests', 'what'].includes(key)) part[key] = 5;
        spoil(part[key]);
      }
    };
    for (const card of Object.values<Data>(data.cards)) if (/Lord/.test(card.name)) spoil(card.abilities);
    return data;
  }

  test('is not told of a position whose parts do not fit together, and the next is asked as if nothing had been', () => {
    const play = restore(MAGIC.rulebook, spoilt());
    const before = save(play);
    const codes = () => play.table.position.objects.map(({ id }) => refusal(() => viewOf(play, id)));
    const first = codes();
    expect(first.flat().filter((code) => code !== null)).not.toEqual([]);
    expect(new Set(first.flat())).toEqual(new Set(['position/invalid']));
    expect(codes()).toEqual(first);
    expect(save(play)).toEqual(before);
  });

  test.each([-1, 99, 0.5, Number.NaN, 'length', '__proto__', null])('there is no such object: %j', (id) => {
    for (const take of [open, restore]) {
      const play = take(MAGIC.rulebook, HERD_DATA);
      expect(() => viewOf(play, id as ObjectId)).toThrow(expect.objectContaining({ code: 'object/unknown' }));
      expect(() => viewOf(play, id as ObjectId)).toThrow(RangeError);
    }
  });
});

test('what a client throws comes out as it is, and the game stands where it stood', () => {
  const raise = (): never => {
    throw new TypeError('not mine');
  };
  let beats = 0;
  const clock = (): number => (++beats > 3 ? raise() : beats);
  const play = restore(MAGIC.rulebook, HERD_DATA);
  const watched = restore(MAGIC.rulebook, HERD_DATA, ({ notice }) => notice === 'happened' && raise());
  const acts: readonly (() => void)[] = [
    () => explore(play, {}, raise),
    () => explore(play, { clock }),
    () => new Exploration(play).advance(raise),
    () => explore(watched),
  ];
  for (const act of acts) expect(act).toThrow('not mine');
  for (const one of [play, watched]) expect(save(one)).toEqual(HERD_DATA);
});

test.each([{ take: open }, { take: restore }])(
  'where an answer throws, the decision is in hand again',
  ({ take }) => {
    const play = take(MAGIC.rulebook, HERD_DATA, ({ notice }) => {
      if (notice === 'happened') throw new TypeError('not mine');
    });
    advance(play);
    for (let before = save(play); before.decision; before = save(play)) {
      const first = answersTo(before.decision).next().value ?? { option: 0 };
      try {
        answer(play, first);
      } catch {
        expect(save(play)).toEqual(before);
        return;
      }
    }
    expect.unreachable();
  },
);

describe('whatever is damaged, nothing breaks', () => {
  /** Positions of each game: at the start, and at the first decision. */
  const positions = () =>
    DEFINITIONS.flatMap((definition) =>
      scenariosOf(definition)
        .shelved.filter(({ scenario }) => scenario.fails === undefined)
        .slice(0, 6)
        .flatMap((one) => {
          const { setup } = setUp(definition, one.scenario, one.cards, one.source);
          if (!setup) return [];
          const play = open(definition.rulebook, setup.position);
          const start = save(play);
          advance(play);
          return [start, save(play)].map((position) => ({ definition, text: JSON.stringify(position) }));
        }),
    );
  const value = fc.oneof(
    fc.constantFrom<unknown>(null, -1, 0, 1, 2, 99, 0.5, 4e7, 1e15, '', 'constructor', 'act', [], {}, true, [
      [0],
    ]),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const damage = fc.record({
    where: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
    how: fc.constantFrom('set', 'delete', 'swap', 'copy'),
    value,
  });

  test('random damage', { timeout: 60_000 }, () => {
    const saved = positions();
    fc.assert(
      fc.property(fc.nat(), fc.array(damage, { minLength: 1, maxLength: 3 }), (which, damages) => {
        const { definition, text } = saved[which % saved.length] ?? { definition: MAGIC, text: '' };
        const data = JSON.parse(text) as Position;
        for (const one of damages) spoilAt(data, one);
        refusal(() => {
          const play = restore(definition.rulebook, data);
          for (const { id } of play.table.position.objects) refusal(() => viewOf(play, id));
          playOn(play, 3);
        });
      }),
      { numRuns: 1500 },
    );
  });
});

interface Damage {
  readonly where: readonly number[];
  readonly how: string;
  readonly value: unknown;
}

/** Damages one part of the data, found by going down by places. */
function spoilAt(data: Data, { where, how, value }: Damage): void {
  let around = data;
  for (const [level, place] of where.entries()) {
    const keys = Object.keys(around);
    const key = keys[place % keys.length];
    if (key === undefined) return;
    const inner = around[key];
    if (level < where.length - 1 && typeof inner === 'object' && inner !== null) {
      around = inner;
      continue;
    }
    const other = keys[(place + 1) % keys.length] ?? key;
    if (how === 'delete') delete around[key];
    else if (how === 'swap') [around[key], around[other]] = [around[other], around[key]];
    else if (how === 'copy') around[key] = structuredClone(around[other]);
    else around[key] = value;
    return;
  }
}
