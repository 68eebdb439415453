/** By what each answer is told from the others, where several effects could be applied, or one to several events. */

import { expect, test } from 'vitest';
import type { EffectKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { ask } from '../../src/kernel/replacing/asking.js';
import type { GroupFrame } from '../../src/position/frame.js';
import { river } from './ferry.js';
import { played } from './played.js';

const [A, B] = ['a', 'b'] as EffectKey[] as [EffectKey, EffectKey];
const by = 0 as PlayerId;

/** Events, each told by to which object it would happen and which other brings it about. */
type Told = readonly [object: number | null, other: number | null];

function group(events: readonly Told[]): GroupFrame {
  const nodes = events.map(([object, other], id) => ({ id, origin: { object, other } }));
  return { nodes } as unknown as GroupFrame;
}

/** What the options are said to be on. */
function told(events: readonly Told[], offered: readonly (readonly [EffectKey, number[]])[]): unknown {
  const { play } = played(river([]));
  const options = offered.map(([effect, nodes]) => ({ effect, nodes }));
  ask(play, group(events), { do: 'ask', by, options, decline: false, accepting: false, rule: 'pairs' });
  const domain = play.table.position.decision?.domain;
  return domain?.of === 'options' && domain.options.map((one) => ('on' in one ? one.on : one.option));
}

const on = (...ids: number[]): ObjectId[] => ids as ObjectId[];

test.each([
  // One effect for two objects, and two effects for one.
  {
    events: [
      [1, null],
      [2, null],
    ],
    offered: [
      [A, [0]],
      [A, [1]],
    ],
    tells: [on(1), on(2)],
  },
  {
    events: [[1, null]],
    offered: [
      [A, [0]],
      [B, [0]],
    ],
    tells: [on(1), on(1)],
  },
  // For two events on one object it is told by what brings them about.
  {
    events: [
      [1, 3],
      [1, 4],
    ],
    offered: [
      [A, [0]],
      [A, [1]],
    ],
    tells: [on(3), on(4)],
  },
  {
    events: [
      [1, 3],
      [1, 4],
      [2, 3],
    ],
    offered: [
      [A, [0]],
      [A, [1]],
      [A, [2]],
    ],
    tells: [on(3), on(4), on(2)],
  },
  // What brings it about on another object is told by that one; unless it is that object itself.
  {
    events: [
      [1, 3],
      [1, 2],
      [2, 3],
    ],
    offered: [
      [A, [0]],
      [A, [1]],
      [A, [2]],
    ],
    tells: [on(3), on(), on(2)],
  },
  // Nothing tells apart what is the same.
  {
    events: [
      [1, 3],
      [1, 3],
    ],
    offered: [
      [A, [0]],
      [A, [1]],
    ],
    tells: [on(), on()],
  },
  // What happens to several is another answer than what happens to one of them, whichever is first.
  {
    events: [
      [1, 3],
      [2, 4],
    ],
    offered: [
      [A, [0]],
      [A, [0, 1]],
    ],
    tells: [on(1), on(1, 2)],
  },
  {
    events: [
      [1, 3],
      [2, 4],
      [5, 4],
    ],
    offered: [
      [A, [0, 1]],
      [A, [0, 2]],
    ],
    tells: [on(1, 2), on(1, 5)],
  },
  // Each object is named once, and an event may have none.
  {
    events: [
      [1, 3],
      [1, 4],
      [null, 2],
    ],
    offered: [
      [A, [0, 1]],
      [A, [2]],
    ],
    tells: [on(1), on()],
  },
] as const)('$offered of $events', ({ events, offered, tells }) => {
  const given = offered.map(([effect, nodes]): [EffectKey, number[]] => [effect, [...nodes]]);
  expect(told(events, given)).toEqual(tells);
});

test('an effect is said to come first for one event, and to be accepted only where it is applied', () => {
  const { play } = played(river([]));
  const domain = (): unknown => play.table.position.decision?.domain;
  const options = [{ effect: A, nodes: [0] }];
  ask(play, group([[1, null]]), { do: 'ask', by, options, decline: true, accepting: true, rule: 'pairs' });
  const applied = { option: 'effect', effect: A, nodes: [0], on: [1], accepts: true, ranks: false };
  expect(domain()).toEqual({ of: 'options', options: [applied, { option: 'decline' }] });
  ask(play, group([[1, null]]), { do: 'rank', by, node: 0, effects: [A], rule: 'pairs' });
  expect(domain()).toEqual({ of: 'options', options: [{ ...applied, accepts: false, ranks: true }] });
});
