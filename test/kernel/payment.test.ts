/** What was paid for, once it has been paid. */

import { expect, test } from 'vitest';
import type { AbilityKey, EffectKey, ObjectId } from '../../src/ground/id.js';
import { stillMeant } from '../../src/kernel/paying/payment.js';
import type { GameEvent } from '../../src/position/event.js';
import type { Assignment } from '../../src/position/frame.js';
import { boat, river, says } from './ferry.js';
import { played } from './played.js';

const objects = [0, 1].map((id) => ({ object: id as ObjectId, stint: 0 }));

/** Two boats would sink, and coins are gained; both boats are meant as they are. */
function assignment(events: readonly GameEvent[]): Assignment {
  return {
    effect: 'o0.0:a#1' as EffectKey,
    ability: 'a#1' as AbilityKey,
    results: [{ node: 0, member: 0, events }],
    after: null,
    cost: 0,
    meant: objects,
  };
}

test('is left out where it is about an object that has become another', () => {
  const boats = ['a', 'b'].map((name) => [boat(name), 0] as const);
  const { play } = played(river(boats, [says()], 'plain'));
  const happening = (kind: string, object: ObjectId | null): GameEvent =>
    ({ kind, object }) as unknown as GameEvent;
  const events = [
    happening('sink', 0 as ObjectId),
    happening('gain', null),
    happening('sink', 1 as ObjectId),
  ];
  const whole = assignment(events);
  expect(stillMeant(play, whole)).toBe(whole);
  const [first] = play.table.position.objects;
  if (first) first.stint = 1;
  expect(stillMeant(play, whole)).toEqual(assignment(events.slice(1)));
});
