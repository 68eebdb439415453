/** Decisions that are others with less to choose from. */

import type { Deciding, Offer } from './message.js';

/** Whether a decision is another with something less to choose from: as when the same is asked again. */
export function covers(other: Deciding, one: Deciding): boolean {
  const key = ({ by, asks, about, matter }: Deciding) => JSON.stringify([by, asks, about, matter]);
  const parts = ({ offered }: Deciding) => offered.flatMap(singly);
  const offered = new Set(parts(other));
  return (
    key(other) === key(one) &&
    parts(other).length > parts(one).length &&
    parts(one).every((part) => offered.has(part))
  );
}

function singly(offer: Offer): string[] {
  return offer.offer === 'objects'
    ? offer.objects.map((object) => JSON.stringify(object))
    : [JSON.stringify(offer)];
}
