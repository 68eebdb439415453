/** Decisions that are others with less to choose from, or with the same in another order. */

import { grouped } from '../message/alike.js';
import type { Deciding, Offer } from '../message/message.js';

/**
 * Decisions without those that are others with no more to choose from: as when the same is asked again. What is asked of
 * several things is one.
 */
export function uncovered(decides: readonly Deciding[]): Deciding[] {
  const apart = decides.filter(
    (one, at) => !decides.some((other, place) => place !== at && covers(other, one, place < at)),
  );
  const alike = grouped(apart, ({ of: _, ...rest }) => JSON.stringify(rest));
  return alike.map((some) => ({ ...some[0], of: some.flatMap(({ of }) => of) }));
}

/** @param same also where there is as much to choose from */
function covers(other: Deciding, one: Deciding, same: boolean): boolean {
  const key = ({ by, asks, about, of, matter }: Deciding) => JSON.stringify([by, asks, about, of, matter]);
  const parts = ({ offered }: Deciding) => offered.flatMap(singly);
  const offered = new Set(parts(other));
  const more = parts(other).length - parts(one).length;
  return (
    key(other) === key(one) &&
    (more > 0 || (same && more === 0)) &&
    parts(one).every((part) => offered.has(part))
  );
}

function singly(offer: Offer): string[] {
  return offer.offer === 'objects'
    ? offer.objects.map((object) => JSON.stringify(object))
    : [JSON.stringify(offer)];
}
