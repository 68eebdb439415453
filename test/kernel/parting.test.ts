/** What goes to several places at once: that no rule says to which is told, and of nothing else. */

import { expect, test } from 'vitest';
import type { ObjectId } from '../../src/ground/id.js';
import { newNode } from '../../src/kernel/event/raise.js';
import { mustGoOneWay } from '../../src/kernel/replacing/parting.js';
import type { GameEvent } from '../../src/position/event.js';
import type { Node } from '../../src/position/frame.js';
import { problemOf, twoBoats } from './played.js';
import { EVENT } from './record.js';

const { a, b, none } = { a: 0 as ObjectId, b: 1 as ObjectId, none: null };

/** A boat, or nothing, goes somewhere. */
const going = (object: ObjectId | null, zone: string | null): GameEvent => ({
  ...EVENT,
  object,
  to: zone === null ? null : { zone, holder: null, at: null },
});

/** Events by their places, each of them what stands for one at its beginning; a part names what it is a part of. */
type Carried = readonly (readonly GameEvent[] | { of: number; bound: boolean; event: GameEvent })[];

function nodesOf(carried: Carried): Node[] {
  const game = twoBoats();
  return carried.map((one, id) => {
    if (!('of' in one)) return newNode(game, id, one, []);
    const { of: within, bound, event } = one;
    return newNode(game, id, [event], [], { within, bound, settled: false, inherited: 0 });
  });
}

const part = (of: number, event: GameEvent) => ({ of, bound: true, event });
const brought = (of: number, event: GameEvent) => ({ of, bound: false, event });
const RIVER = 'river';
const BANK = 'bank';
const DEEP = 'deep';

test.each<{ what: string; carried: Carried; open: boolean }>([
  { what: 'one boat to two places', carried: [[going(a, BANK)], [going(a, DEEP)]], open: true },
  { what: 'one boat to one place twice', carried: [[going(a, BANK)], [going(a, BANK)]], open: false },
  { what: 'two boats', carried: [[going(a, BANK)], [going(b, DEEP)]], open: false },
  { what: 'no boat at all', carried: [[going(none, BANK)], [going(none, DEEP)]], open: false },
  { what: 'one boat to no place besides', carried: [[going(a, BANK)], [going(a, null)]], open: false },
  {
    what: 'what one event has become, in its order',
    carried: [[going(a, BANK), going(a, DEEP)], [going(b, BANK)]],
    open: false,
  },
  {
    what: 'what one event has become, and another',
    carried: [[going(b, BANK), going(a, DEEP)], [going(a, BANK)]],
    open: true,
  },
  {
    what: 'what only happens with the event that it is a part of',
    carried: [[going(a, RIVER)], part(0, going(a, BANK))],
    open: false,
  },
  {
    what: 'what happens with one event, and another',
    carried: [[going(b, RIVER)], part(0, going(a, BANK)), [going(a, DEEP)]],
    open: true,
  },
  {
    what: 'what an event brings along comes before it',
    carried: [brought(1, going(a, RIVER)), [going(b, BANK)], [going(a, DEEP)]],
    open: false,
  },
  {
    what: 'the place after the one that two agree on',
    carried: [[going(a, BANK)], [going(a, BANK)], [going(a, DEEP)]],
    open: true,
  },
])('$what', ({ carried, open }) => {
  expect(problemOf(() => mustGoOneWay(nodesOf(carried)))?.code).toBe(open ? 'rule/unsettled' : undefined);
});
