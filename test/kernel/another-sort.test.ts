/** What is said of objects of another sort, which nobody looks for: told before anything else of the event is looked at. */

import { expect, test } from 'vitest';
import type { Ability } from '../../src/ability/ability.js';
import type { Test, What } from '../../src/ability/reference.js';

import { viewOf } from '../../src/evaluate/object/characteristics.js';
import type { AbilityKey, ObjectId } from '../../src/ground/id.js';
import { isOfAnotherSort } from '../../src/kernel/watching/another-sort.js';
import type { GameEvent } from '../../src/position/event.js';
import type { View } from '../../src/table/view.js';
import { act, BOATS, insteadOfSinking, says, YOU } from './ferry.js';
import { twoBoats } from './played.js';
import { EVENT } from './record.js';

/** Whether a text is about another sort of things than the boat "a" is. */
function ofAnother(ability: Ability, event: GameEvent = EVENT, more: Partial<View> | null = {}): boolean {
  const game = twoBoats();
  const keyed = { key: 'a#1' as AbilityKey, ability };
  return isOfAnotherSort(game, keyed, event, more && { ...viewOf(game, 0 as ObjectId), ...more });
}

const named = (is: string): Test => ({ test: 'trait', trait: 'name', is });
const mine: Test = { test: 'controlled', by: YOU };
const which = (...tests: Test[]): What => ({ what: 'this', which: tests });
const about = (object: What): Ability =>
  insteadOfSinking({ outcome: 'not' }, { watch: { event: 'sink', object } });

test.each([
  { what: 'one of that name', ability: about(which(named('a'))), other: false },
  { what: 'one of another name', ability: about(which(named('b'))), other: true },
  { what: 'one of which something else is so, too', ability: about(which(mine, named('b'))), other: true },
  { what: 'one of two names', ability: about(which(named('a'), named('b'))), other: true },
  { what: 'one of which only something else is said', ability: about(which(mine)), other: false },
  { what: 'whatever it is', ability: about({ what: 'this' }), other: false },
  { what: 'any boat', ability: about(BOATS), other: false },
  { what: 'a text that looks at nothing', ability: says(act('gain')), other: false },
])('$what', ({ ability, other }) => {
  expect(ofAnother(ability)).toBe(other);
});

test('is not told of nothing, of what nobody knows, nor of what happens between two', () => {
  const ability = about(which(named('b')));
  expect(ofAnother(ability, EVENT, null)).toBe(false);
  expect(ofAnother(ability, EVENT, { traits: null })).toBe(false);
  expect(ofAnother(ability, { ...EVENT, other: 1 as ObjectId })).toBe(false);
});
