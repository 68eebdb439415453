/** What happens at once is decided before: what comes to apply as some of it happens says nothing about the rest. */

import { expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { ObjectId } from '../../src/ground/id.js';
import { newNode } from '../../src/kernel/event/raise.js';
import type { Play } from '../../src/kernel/play/play.js';
import { freeAmong, whyNot } from '../../src/kernel/replacing/decided.js';
import type { GameEvent } from '../../src/position/event.js';
import { boat, called, river } from './ferry.js';
import { ferryWith, played } from './played.js';
import { EVENT } from './record.js';

const cannot: Ability = { ability: 'cannot', act: { event: 'sink', object: called('b') } };
/** By now. */
const NOW = 9;
/** Before the boats were there. */
const BEFORE = -1;

/** Boats "a", which may say that "b" can't sink, "b" and "c"; a fourth one, which is nowhere yet. */
function board(does: readonly Ability[]): Play {
  const position = river(
    [boat('a', ...does), boat('b'), boat('c'), boat('d')].map((one) => [one, 0] as const),
    [],
    'plain',
  );
  position.zones.river?.pop();
  Object.assign(position.objects[3] ?? {}, { zone: 'nowhere' });
  return played(position, ferryWith({ sink: { happen: () => true, impossible: atSea } })).play;
}
/** By rule nothing sinks that is told to sink so. */
const atSea = (_game: unknown, { amount }: GameEvent): string | null => (amount === null ? null : 'at-once');

/** "sink 1": that the second boat sinks; "sink": that nothing does. */
function event(said: string): GameEvent {
  const [kind = '', object] = said.split(' ');
  return { ...EVENT, kind, object: object === undefined ? null : (Number(object) as ObjectId) };
}

test.each<{
  what: string;
  does?: readonly Ability[];
  events: readonly string[];
  since?: number;
  free: unknown;
}>([
  { what: 'what is there and is not forbidden', events: ['sink 0', 'sink 2'], free: ['sink 0', 'sink 2'] },
  { what: 'not what is forbidden', events: ['sink 0', 'sink 1'], free: ['sink 0'] },
  { what: 'not what is only arriving', events: ['sink 0', 'sink 3'], free: ['sink 0'] },
  { what: 'not what happens to no object', events: ['sink', 'sink 2'], free: ['sink 2'] },
  { what: 'not what no text speaks of', events: ['land 2', 'sink 2'], free: ['sink 2'] },
  { what: 'what is forbidden by what has come since', events: ['sink 1'], since: BEFORE, free: ['sink 1'] },
  { what: 'nobody asks where no text speaks of any of it', events: ['land 1', 'land 2'], free: null },
  { what: 'nobody asks where no text forbids anything', does: [], events: ['sink 1'], free: null },
])('decided: $what', ({ does = [cannot], events, since = NOW, free }) => {
  const play = board(does);
  const nodes = events.map((one, id) => newNode(play, id, [event(one)], []));
  const found = freeAmong(play, nodes, since);
  expect(
    found && [...found].map(({ kind, object }) => [kind, object].filter((one) => one !== null).join(' ')),
  ).toEqual(free);
});

test.each<{ what: string; event: GameEvent; free: boolean; why: unknown }>([
  { what: 'nothing forbids', event: event('sink 2'), free: false, why: null },
  {
    what: 'a text forbids',
    event: event('sink 1'),
    free: false,
    why: { rule: null, by: { effect: 'o0.0:a#1', ability: 'a#1' } },
  },
  { what: 'a text forbids only now', event: event('sink 1'), free: true, why: null },
  {
    what: 'was decided and a rule forbids',
    event: { ...event('sink 2'), amount: 1 },
    free: true,
    why: { rule: 'at-once', by: null },
  },
])('why what $what cannot happen', ({ event, free, why }) => {
  expect(whyNot(board([cannot]), event, NOW, new Set(free ? [event] : []))).toEqual(why);
});
