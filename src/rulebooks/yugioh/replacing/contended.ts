/**
 * Who takes first of what several want, one each, so that all are served: a question of matchings in a bipartite graph
 * (Hall, 1935). It takes a time that grows with the number of wants times that of what they name.
 */

import type { ObjectId } from '../../../ground/id.js';

/** Any one of these would do. */
export interface Wanting {
  readonly objects: readonly ObjectId[];
}

/** Some that would take from each other, directly or by way of others. */
export interface Contended<Want> {
  readonly vying: readonly [Want, ...Want[]];
  /** Whatever this one takes, something is left for each of the others; null where there is not one for each. */
  readonly first: Want | null;
}

/** Those that contend with the one that has the least to choose from; null where nobody wants what another wants. */
export function contended<Want extends Wanting>(all: readonly Want[]): Contended<Want> | null {
  const wants = all.toSorted((a, b) => a.objects.length - b.objects.length);
  const wantedBy = new Map<ObjectId, Want[]>();
  for (const one of wants)
    for (const id of new Set(one.objects)) wantedBy.set(id, [...(wantedBy.get(id) ?? []), one]);
  const rivalsOf = ({ objects }: Want): readonly Want[] => objects.flatMap((id) => wantedBy.get(id) ?? []);
  const least = wants.find((one) => rivalsOf(one).some((other) => other !== one));
  if (!least) return null;
  const vying = new Set([least]);
  for (const one of vying) for (const other of rivalsOf(one)) vying.add(other);
  vying.delete(least);
  const takers = matching([least, ...vying]);
  return { vying: [least, ...vying], first: takers && (scarce([least, ...vying], takers) ?? least) };
}

/** Who takes what, each something; null where there is not something for each. */
function matching<Want extends Wanting>(wants: readonly Want[]): ReadonlyMap<ObjectId, Want> | null {
  const takers = new Map<ObjectId, Want>();
  const served = (one: Want, tried: Set<ObjectId>): boolean =>
    one.objects.some((id) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const taker = takers.get(id);
      if (taker && !served(taker, tried)) return false;
      takers.set(id, one);
      return true;
    });
  return wants.every((one) => served(one, new Set())) ? takers : null;
}

/**
 * One of the fewest that have no more among them than they are themselves: whichever of them takes leaves the others
 * something, since any fewer of them have more to choose from. Where there are none such, nobody takes the last of anybody.
 */
function scarce<Want extends Wanting>(
  wants: readonly Want[],
  takers: ReadonlyMap<ObjectId, Want>,
): Want | null {
  let fewest: { readonly one: Want; readonly size: number } | null = null;
  for (const one of wants) {
    const size = needing(one, takers)?.size ?? Number.POSITIVE_INFINITY;
    if (size < (fewest?.size ?? Number.POSITIVE_INFINITY)) fewest = { one, size };
  }
  return fewest?.one ?? null;
}

/** It and all that would have to do with something else for it, and so on; null where something is left over in the end. */
function needing<Want extends Wanting>(
  one: Want,
  takers: ReadonlyMap<ObjectId, Want>,
): ReadonlySet<Want> | null {
  const found = new Set([one]);
  for (const { objects } of found) {
    for (const id of objects) {
      const taker = takers.get(id);
      if (!taker) return null;
      found.add(taker);
    }
  }
  return found;
}
