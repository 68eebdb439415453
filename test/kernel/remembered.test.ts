/** What an ability that has triggered remembers of its event: what it speaks of, and nothing else. */

import { expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Instruction } from '../../src/ability/instruction.js';
import type { Who } from '../../src/ability/reference.js';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import { rememberedOf } from '../../src/kernel/waiting/remembered.js';
import type { Value } from '../../src/position/env.js';
import { act, BOATS, THIS, YOU } from './ferry.js';
import { ENV, EVENT } from './record.js';

const [A, B] = [0, 1] as [ObjectId, ObjectId];
const boat: Value = { objects: [B], stints: [0] };
const player: Value = { players: [1 as PlayerId] };
const they: Who = { who: 'that', of: 1, said: 'they' };

/** What the ability of the first boat remembers of the sinking of a boat, of which it can speak as of these. */
function remembered(does: readonly Instruction[], object: ObjectId | null): unknown {
  const ability: Ability = { ability: 'triggered', on: { event: 'sink', object: BOATS }, do: [...does] };
  const event = { ...EVENT, object };
  const env = { ...ENV, source: A, event, refs: [boat, player] };
  const now = rememberedOf(env, ability, event);
  if (now === env) return 'all';
  expect({ ...now, event, refs: env.refs }).toEqual(env);
  expect(now.event).toBeNull();
  return now.refs.map((value) => value && ('players' in value ? 'player' : 'boat'));
}

test.each<{ what: string; does: readonly Instruction[]; of?: ObjectId | null; as: unknown }>([
  { what: 'none of another boat', does: [act('gain', { by: YOU, amount: 1 })], as: [null, null] },
  { what: 'the player whom it names', does: [act('gain', { by: they, amount: 1 })], as: [null, 'player'] },
  {
    what: 'none of another boat, whatever it does to its own',
    does: [act('land', { object: THIS })],
    as: [null, null],
  },
  { what: 'all where it speaks of the boat', does: [act('land', { object: BOATS })], as: 'all' },
  {
    what: 'all of what has happened to its own boat, of which it speaks',
    does: [act('gain', { by: YOU, amount: 1 }), act('land', { object: THIS })],
    of: A,
    as: 'all',
  },
  {
    what: 'all of what has happened to its own boat, of which it speaks as of another with which something is done',
    does: [act('gain', { by: YOU, other: THIS })],
    of: A,
    as: 'all',
  },
  {
    what: 'none of what has happened to its own boat, where it does not speak of that',
    does: [act('gain', { by: YOU, amount: 1 })],
    of: A,
    as: [null, null],
  },
  {
    what: 'all of what has happened to no boat',
    does: [act('gain', { by: YOU, amount: 1 })],
    of: null,
    as: 'all',
  },
])('$what', ({ does, of = B, as }) => {
  expect(remembered(does, of)).toEqual(as);
});
