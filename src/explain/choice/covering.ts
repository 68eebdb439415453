/** Decisions that are others with less to choose from, or with the same in another order. */

import type { Deciding, Offer } from '../message/message.js';

/** Decisions without those that are others with no more to choose from: as when the same is asked again. */
export function uncovered(decides: readonly Deciding[]): Deciding[] {
  return decides.filter(
    (one, at) => !decides.some((other, place) => place !== at && covers(other, one, place < at)),
  );
}

/** @param same also where there is as much to choose from */
function covers(other: Deciding, one: Deciding, same: boolean): boolean {
  const key = ({ by, asks, about, matter }: Deciding) => JSON.stringify([by, asks, about, matter]);
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
