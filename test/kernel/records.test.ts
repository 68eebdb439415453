/** What is made anew field by field: nothing of it is lost, and nothing of it is kept that is given anew. */

import { describe, expect, test } from 'vitest';
import { arrivalWith } from '../../src/evaluate/plan/modify.js';
import type { AbilityKey, CardKey, EffectKey, ObjectId, PlayerId } from '../../src/ground/id.js';
import { type Env, envWith } from '../../src/position/env.js';
import { type Arrival, eventWith, type GameEvent } from '../../src/position/event.js';
import { type Node, nodeWith } from '../../src/position/frame.js';

const PLAYER = 1 as PlayerId;
const OBJECT = 2 as ObjectId;
const EFFECT = 'o2.0:a#1' as EffectKey;
const ABILITY = 'a#1' as AbilityKey;

const EVENT: Required<GameEvent> = {
  kind: 'move',
  player: PLAYER,
  object: OBJECT,
  share: 3,
  other: 4 as ObjectId,
  from: 'hand',
  to: { zone: 'battlefield', holder: null, at: null },
  amount: 5,
  detail: { counter: '+1/+1' },
  cause: { manner: 'effect', player: PLAYER, source: OBJECT, ability: ABILITY },
};

const ENV: Required<Env> = {
  you: PLAYER,
  source: OBJECT,
  stint: 6,
  found: 7,
  ability: ABILITY,
  refs: [null, { amount: 7 }],
  event: EVENT,
  met: 8,
  uses: [{ effect: EFFECT, ability: ABILITY, part: 'after' }],
  declined: [EFFECT],
  manner: 'cost',
  actor: 0 as PlayerId,
  aimed: [{ ability: ABILITY, phrase: { who: 'target', of: 'player' }, chosen: { players: [PLAYER] } }],
  modes: [{ ability: ABILITY, chosen: [1] }],
};

const NODE: Required<Node> = {
  id: 8,
  events: [EVENT],
  origin: EVENT,
  stint: 9,
  uses: ENV.uses,
  inherited: 1,
  declined: [EFFECT],
  ranked: [EFFECT],
  within: 10,
  bound: true,
  state: 'held',
  after: [{ do: [], env: ENV }],
  happened: true,
  objects: [OBJECT],
};

/** All but `byNature`, which is left out as soon as anything more is said. */
const ARRIVAL: Required<Omit<Arrival, 'byNature'>> = {
  controller: PLAYER,
  status: ['tapped'],
  counters: { charge: 11 },
  chosen: { colour: { word: 'red' } },
  copy: { card: 'b' as CardKey, except: [] },
  along: [EVENT],
  links: { exiled: [OBJECT] },
  gains: [ABILITY],
  face: 'c' as CardKey,
  extra: { status: ['tapped'], counters: { charge: 1 } },
};

describe.each([
  {
    what: 'words',
    full: ENV,
    made: envWith(ENV, {}),
    again: envWith(ENV, { stint: 0 }),
    given: { stint: 0 },
  },
  {
    what: 'an event',
    full: EVENT,
    made: eventWith(EVENT, {}),
    again: eventWith(EVENT, { to: null }),
    given: { to: null },
  },
  {
    what: 'a node',
    full: NODE,
    made: nodeWith(NODE, {}),
    again: nodeWith(NODE, { state: 'done' }),
    given: { state: 'done' },
  },
  {
    what: 'an entry',
    full: ARRIVAL,
    made: arrivalWith(ARRIVAL, {}),
    again: arrivalWith(ARRIVAL, { face: null }),
    given: { face: null },
  },
])('$what', ({ full, made, again, given }) => {
  test('made anew is the same, and another record', () => {
    expect(made).toStrictEqual(full);
    expect(made).not.toBe(full);
  });

  test('is another in what is given', () => {
    expect(again).toStrictEqual({ ...full, ...given });
  });
});

test('what is not there is not put in', () => {
  const {
    actor: _actor,
    aimed: _aimed,
    modes: _modes,
    declined: _declined,
    found: _found,
    met: _met,
    ...env
  } = ENV;
  const { gains: _gains, face: _face, ...arrival } = ARRIVAL;
  expect(Object.keys(envWith(env, {}))).toStrictEqual(Object.keys(env));
  expect(Object.keys(arrivalWith(arrival, {}))).toStrictEqual(Object.keys(arrival));
});

test('an entry of which more is said is not so by nature alone', () => {
  expect(arrivalWith({ ...ARRIVAL, byNature: true }, { status: ['tapped'] })).toStrictEqual(ARRIVAL);
});
