/** What comes to one pile at once lies there in an order that nobody knows. */

import { expect, test } from 'vitest';
import type { ObjectId, PlayerId, Zone } from '../../src/ground/id.js';
import { cameTogether } from '../../src/kernel/event/together.js';
import type { GameEvent, Spot } from '../../src/position/event.js';
import { boat, river } from './ferry.js';
import { ferryWith, played } from './played.js';
import { BY_RULE } from './record.js';

const spot = (zone: string, holder: number | null, at: Spot['at'] = null): Spot => ({
  zone: zone as Zone,
  holder: holder as PlayerId | null,
  at,
});
const bank = spot('bank', 0);
const top = spot('bank', 0, 'top');
const come = (object: number | null, to: Spot | null): GameEvent => ({
  ...BY_RULE,
  object: object as ObjectId | null,
  to,
});

/** The order that is not known any more, where these come to be there in which somebody's bank is as that rule says. */
function shuffled(
  happened: readonly GameEvent[],
  zone: object,
  before: readonly number[] = [],
  named?: string,
): unknown {
  const base = ferryWith({});
  const { bank: plain } = base.catalogue.zones;
  const rulebook = {
    ...base,
    catalogue: { ...base.catalogue, zones: { ...base.catalogue.zones, bank: { ...plain, ...zone } } },
  } as typeof base;
  const { play } = played(
    river([0, 0, 0, 0].map((owner, id) => [boat(named ?? `b${id}`), owner] as const)),
    rulebook,
  );
  const { position } = play.table;
  for (const { object, to } of happened) {
    if (object === null || to?.zone !== 'bank') continue;
    position.zones['bank/0'] = [...new Set([...(position.zones['bank/0'] ?? []), object])];
  }
  if (before.length > 0) position.shuffled['bank/0'] = before as ObjectId[];
  const { revision } = play.table;
  cameTogether(play, happened);
  const lost = position.shuffled['bank/0'];
  // What has been worked out by what lies on top is worked out anew.
  expect(play.table.revision === revision).toBe(lost === undefined);
  return lost ?? null;
}

const HEAP = { ordered: false, seen: 'all' };
const DECK = { ordered: true, seen: 'nobody' };

test.each([
  { what: 'two', happened: [come(0, bank), come(1, bank)], zone: HEAP, lost: [0, 1] },
  { what: 'one', happened: [come(0, bank)], zone: HEAP, lost: null },
  { what: 'one twice', happened: [come(0, bank), come(0, bank)], zone: HEAP, lost: null },
  { what: 'one and nothing', happened: [come(0, bank), come(null, bank)], zone: HEAP, lost: null },
  { what: 'one, and one that stays', happened: [come(0, bank), come(1, null)], zone: HEAP, lost: null },
  {
    what: 'two to a field',
    happened: [come(0, bank), come(1, bank)],
    zone: { ...HEAP, field: true },
    lost: null,
  },
  {
    what: 'two to a shared place',
    happened: [come(0, bank), come(1, bank)],
    zone: { ...HEAP, shared: true },
    lost: null,
  },
  {
    what: 'two to the top of an open pile',
    happened: [come(0, top), come(1, top)],
    zone: { ...DECK, seen: 'all' },
    lost: null,
  },
  { what: 'two to the top of a deck', happened: [come(0, top), come(1, top)], zone: DECK, lost: [0, 1] },
  { what: 'two to their places in a deck', happened: [come(0, bank), come(1, bank)], zone: DECK, lost: null },
])('$what', ({ happened, zone, lost }) => {
  expect(shuffled(happened, zone)).toEqual(lost);
});

test('cards that are all alike lie in no other order than any', () => {
  const twins = [come(0, top), come(1, top)];
  expect(shuffled(twins, DECK, [], 'twin')).toBe(null);
});

test('what has come so before is not known, either', () => {
  expect(shuffled([come(0, bank), come(1, bank)], HEAP, [1, 3])).toEqual([1, 3, 0]);
});
