/** Which of the events that come at once are one: those of a kind that is joined, of one player or by one player on one object. */

import { expect, test } from 'vitest';
import type { ObjectId, PlayerId } from '../../src/ground/id.js';
import { joined } from '../../src/kernel/event/joined.js';
import type { GameEvent } from '../../src/position/event.js';
import type { EventRule } from '../../src/rulebook/catalogue.js';
import { river } from './ferry.js';
import { ferryWith, played } from './played.js';
import { BY_RULE } from './record.js';

const happen: EventRule['happen'] = () => true;
const EVENTS = {
  create: { happen, joined: 'player' },
  bring: { happen, joined: 'player' },
  put: { happen, joined: 'object' },
  wave: { happen },
} as const;

/** An event from its kind, its player and its object, such as "put 0 1". */
function event(said: string): GameEvent {
  const [kind = '', player = '', object] = said.split(' ');
  return {
    ...BY_RULE,
    kind,
    player: Number(player) as PlayerId,
    object: object === undefined ? null : (Number(object) as ObjectId),
  };
}
const said = ({ kind, player, object }: GameEvent): string =>
  [kind, player, object].filter((part) => part !== null).join(' ');

test.each<{ what: string; events: readonly string[]; as: readonly (readonly string[])[] }>([
  {
    what: 'each is by itself where none is joined',
    events: ['wave 0', 'wave 0'],
    as: [['wave 0'], ['wave 0']],
  },
  {
    what: 'of one player, on whatever object, are one',
    events: ['create 0 1', 'create 0 2', 'create 0 3'],
    as: [['create 0 1', 'create 0 2', 'create 0 3']],
  },
  {
    what: 'of several players are one for each',
    events: ['create 0', 'create 1', 'create 0'],
    as: [['create 0', 'create 0'], ['create 1']],
  },
  {
    what: 'by a player on several objects are one for each object',
    events: ['put 0 1', 'put 0 2', 'put 0 1'],
    as: [['put 0 1', 'put 0 1'], ['put 0 2']],
  },
  {
    what: 'by several players on one object are one for each player',
    events: ['put 0 1', 'put 1 1'],
    as: [['put 0 1'], ['put 1 1']],
  },
  {
    what: 'of several kinds are one for each kind',
    events: ['create 0', 'bring 0', 'create 0'],
    as: [['create 0', 'create 0'], ['bring 0']],
  },
  {
    what: 'what is not joined stays by itself among what is, each where it first stood',
    events: ['wave 0', 'create 0', 'wave 0', 'create 0', 'wave 1'],
    as: [['wave 0'], ['create 0', 'create 0'], ['wave 0'], ['wave 1']],
  },
])('$what', ({ events, as }) => {
  const { play } = played(river([]), ferryWith(EVENTS));
  expect(joined(play, events.map(event)).map((one) => one.map(said))).toEqual(as);
});
