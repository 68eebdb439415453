/** What comes with an arrival. Counters are events of their own (616.1g): it is told with as many as came about. */

import { type Amount, add } from '../../ground/amount.js';
import type { GameEvent } from '../../position/event.js';
import type { Arriving, Happening } from '../message/message.js';
import type { Naming } from './things.js';

/** Whether an event puts counters on what another brings: not those that damage results in. */
export function bringsCounters(part: GameEvent, whole: GameEvent): boolean {
  return part.detail?.counter !== undefined && part.object === whole.object && whole.to !== null;
}

/** @param put the events that have put counters on what arrives, as a part of its arrival */
export function withCounters(said: Happening, put: readonly GameEvent[]): Happening {
  if (!said.arrival) return said;
  const amounts = new Map<string, Amount>();
  for (const { detail, amount } of put) {
    const counter = detail?.counter;
    if (counter !== undefined) amounts.set(counter, add(amounts.get(counter) ?? 0, amount ?? 0));
  }
  const counters = [...amounts].map(([counter, amount]) => ({ counter, amount }));
  return { ...said, arrival: plainOrNot({ ...said.arrival, counters }) };
}

/** An arrival, without what was to go along with it and has been replaced: that never happened. */
export function withoutReplaced(
  said: Happening,
  { detail }: GameEvent,
  replaced: readonly { readonly event: GameEvent }[],
  naming: Naming,
): Happening {
  const along = detail?.arrival?.along.filter((one) => replaced.every(({ event }) => event !== one));
  if (!said.arrival || !along) return said;
  return { ...said, arrival: plainOrNot({ ...said.arrival, along: naming.happenings(along) }) };
}

/** An entry, without what was looked at beside it as a part of it: that has happened, or something else has. */
export function withoutParts(
  said: Happening,
  { detail }: GameEvent,
  within: Pick<ReadonlyMap<GameEvent, unknown>, 'has'>,
): Happening {
  const along = detail?.arrival?.along ?? [];
  const beside = along.some((event) => within.has(event));
  if (!said.arrival || !beside) return said;
  return { ...said, arrival: plainOrNot({ ...said.arrival, along: [] }) };
}

/** How an object arrives; null where nothing is to be said of it. */
export function plainOrNot(arriving: Arriving): Arriving | null {
  const { controller, status, without, counters, keywords, copy, chosen, picked, along } = arriving;
  const plain = controller === null && copy === null;
  return plain &&
    [status, without, counters, keywords, chosen, picked, along].every(({ length }) => length === 0)
    ? null
    : arriving;
}
