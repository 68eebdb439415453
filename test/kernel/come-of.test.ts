/** Of what has only come about now later sentences of an applied effect speak: of what happened instead, and of nothing else. */

import { describe, expect, test } from 'vitest';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import { newNode } from '../../src/kernel/event/raise.js';
import type { Play } from '../../src/kernel/play/play.js';
import { withComeOf } from '../../src/kernel/replacing/come-of.js';
import type { GameEvent } from '../../src/position/event.js';
import type { Continuation, Node } from '../../src/position/frame.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import { act, boat, ferry, river } from './ferry.js';
import { ferryWith, played, problemOf } from './played.js';
import { BY_RULE, ENV, use } from './record.js';

const happen: EventRule['happen'] = () => true;
const OWN = use('o0.0:a#1');
const OTHER = use('o1.0:b#1');

/** Four boats, of which nobody but its owner sees where the last one is. */
function board(): Play {
  const position = river([0, 1, 2, 3].map((owner, id) => [boat(`b${id}`), owner % 3] as const));
  position.zones.river?.pop();
  position.zones['hold/0'] = [3 as ObjectId];
  Object.assign(position.objects[3] ?? {}, { zone: 'hold', holder: 0, stint: 1 });
  const { zones } = ferry.catalogue;
  const hold = { shared: false, field: false, ordered: false, seen: 'owner' } as const;
  const rulebook = ferryWith(
    { take: { happen }, drift: { happen, lostFromSight: true }, dip: { happen, takesTop: true } },
    {},
    { zones: { ...zones, hold } },
  );
  return played(position, rulebook).play;
}

/** "take 1": that the second boat is taken; "gain x2": so much of it; "dip of 1": by the second player. */
function event(said: string): GameEvent {
  const [, kind = '', object, amount, player] = /^(\w+)(?: (\d))?(?: x(\d))?(?: of (\d))?$/.exec(said) ?? [];
  const number = (one: string | undefined): number | null => (one === undefined ? null : Number(one));
  return {
    ...BY_RULE,
    kind,
    object: number(object) as ObjectId | null,
    amount: number(amount),
    player: (number(player) ?? 0) as PlayerId,
  };
}

/** A node of the group: its events, by which effect; what it is a part of; to what it was done; not yet, where it is to come. */
interface Done extends Partial<Pick<Node, 'uses' | 'within' | 'bound' | 'objects'>> {
  readonly events: readonly string[];
  readonly toCome?: true;
}

const instead = (...events: readonly string[]): Done => ({ events, uses: [OWN] });
const besides = (...events: readonly string[]): Done => ({ events });

const words = (kind: string): Continuation => ({
  do: [act('land')],
  env: { ...ENV, uses: [OTHER, OWN] },
  awaits: [{ as: 0, kind }],
});

function come(after: Continuation, group: readonly Done[]): Continuation | undefined {
  const play = board();
  const nodes = group.map(({ events, toCome: _, ...more }, id) => ({
    ...newNode(play, id, events.map(event), []),
    ...more,
  }));
  const happened = group.map(({ toCome }, id) => (toCome ? undefined : nodes[id]?.events));
  return withComeOf(play, [after], nodes, happened)[0];
}

describe('later words speak', () => {
  test.each<{ what: string; kind?: string; group: readonly Done[]; of: readonly number[] }>([
    { what: 'of what it happened to', group: [instead('take 1', 'take 2')], of: [1, 2] },
    { what: 'of each once', group: [instead('take 1', 'take 1')], of: [1] },
    { what: 'of nothing where it happened to nothing', group: [instead('take')], of: [] },
    { what: 'not of what else the effect puts there', group: [instead('land 0', 'take 1')], of: [1] },
    {
      what: 'not of what else the effect puts in another place',
      group: [instead('land 0'), instead('take 1')],
      of: [1],
    },
    {
      what: 'not of what happens the same beside it',
      group: [besides('take 0'), instead('take 1'), { events: ['take 2'], uses: [OTHER] }],
      of: [1],
    },
    {
      what: 'of what its parts happened to, which are nothing without it',
      group: [
        instead('take'),
        { events: ['land 1'], within: 0, bound: true, objects: [1 as ObjectId] },
        { events: ['land 2'], within: 0, bound: false, objects: [2 as ObjectId] },
        besides('whistle'),
        { events: ['land 0'], within: 3, bound: true, objects: [0 as ObjectId] },
      ],
      of: [1],
    },
    {
      what: 'of what the effect made a part of what it made',
      group: [instead('take 1'), { ...instead('take 2'), within: 0 }],
      of: [1, 2],
    },
    {
      what: 'of what is out of sight, where that is not lost',
      group: [instead('take 2', 'take 3')],
      of: [2, 3],
    },
    {
      what: 'of what is seen, where the rest is lost',
      kind: 'drift',
      group: [instead('drift 2', 'drift 3')],
      of: [2],
    },
    { what: 'of what is done at once', kind: 'gain', group: [instead('gain 1 x1')], of: [1] },
    {
      what: 'of what is taken from one deck, while more is taken from another',
      kind: 'dip',
      group: [instead('dip 1'), besides('dip of 1')],
      of: [1],
    },
    {
      what: 'of what is taken from the top by one event',
      kind: 'dip',
      group: [instead('dip 1', 'dip 2'), besides('take 0')],
      of: [1, 2],
    },
    {
      what: 'of what is taken otherwise than from the top',
      group: [instead('take 1'), besides('dip')],
      of: [1],
    },
  ])('$what', ({ kind = 'take', group, of }) => {
    const after = words(kind);
    const stints = of.map((id) => (id === 3 ? 1 : 0));
    expect(come(after, group)).toEqual({
      do: after.do,
      env: { ...after.env, refs: [{ objects: of, stints }] },
    });
  });

  test('of nothing new where they await nothing, or are of no effect', () => {
    const { awaits: _awaits, ...plain } = words('take');
    const byRule = { ...words('take'), env: ENV };
    for (const after of [plain, byRule]) expect(come(after, [instead('take 1')])).toBe(after);
  });
});

test.each<{ what: string; kind?: string; group: readonly Done[]; why: string }>([
  {
    what: 'an effect was applied to several events',
    group: [instead('take 1'), instead('take 2')],
    why: 'of which each time',
  },
  {
    what: 'an effect was applied to parts of another event',
    group: [besides('whistle'), { ...instead('take 1'), within: 0 }, { ...instead('take 2'), within: 0 }],
    why: 'of which each time',
  },
  {
    what: 'it is still to come',
    group: [{ ...instead('take 1'), toCome: true }],
    why: 'one after the other',
  },
  {
    what: 'it comes one after the other',
    kind: 'gain',
    group: [instead('gain 1 x2')],
    why: 'one after the other',
  },
  {
    what: 'some of it comes one after the other',
    kind: 'gain',
    group: [instead('gain 1 x1', 'gain 2 x2')],
    why: 'one after the other',
  },
  {
    what: 'some of what it made a part of that is still to come',
    group: [instead('take 1'), { ...instead('take 2'), within: 0, toCome: true }],
    why: 'one after the other',
  },
  {
    what: 'others are taken from the top of the same deck',
    kind: 'dip',
    group: [instead('dip 1'), besides('dip')],
    why: 'from the top of one deck',
  },
  {
    what: 'others are taken from the top of the same deck beside something else',
    kind: 'dip',
    group: [instead('dip 1'), besides('take 0', 'dip')],
    why: 'from the top of one deck',
  },
  {
    what: 'some of it and others are taken from the top of the same deck',
    group: [instead('take 1', 'dip'), besides('dip')],
    why: 'from the top of one deck',
  },
])('no ruling is given where $what', ({ kind = 'take', group, why }) => {
  expect(problemOf(() => come(words(kind), group))?.message).toContain(why);
});
