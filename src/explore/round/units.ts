/** Of how many rounds of which kinds a round could be made up, by what they add. */

/** How much is added, by where that stands. */
export type More = ReadonlyMap<string, bigint>;

/** So many numbers of rounds are tried. */
const MOST_TRIED = 1000;

/**
 * How many rounds of each kind add as much together, where any do: of several ways the one with most of the first; null
 * where none is found. No kind takes off what another adds.
 *
 * @example unitsIn(new Map([['life', 7n]]), [new Map([['life', 3n]]), new Map([['life', 2n]])]) // => [1n, 2n]
 */
export function unitsIn(more: More, kinds: readonly More[]): readonly bigint[] | null {
  let left = MOST_TRIED;
  const among = (rest: More, at: number): readonly bigint[] | null => {
    const kind = kinds[at];
    if (!kind) return [...rest.values()].every((much) => much === 0n) ? [] : null;
    const most = mostOf(kind, rest);
    for (let times = most; times >= 0n && left > 0; times--) {
      left -= 1;
      const others = among(without(rest, kind, times), at + 1);
      if (others) return [times, ...others];
      // Of the last kind it is all or nothing.
      if (at === kinds.length - 1) break;
    }
    return null;
  };
  return among(more, 0);
}

/** How many rounds of a kind add no more than so much, of anything. */
function mostOf(kind: More, rest: More): bigint {
  const each = [...kind].flatMap(([place, much]) => (much === 0n ? [] : [(rest.get(place) ?? 0n) / much]));
  const [least = 0n] = each.sort((one, other) => (one < other ? -1 : 1));
  return least < 0n ? 0n : least;
}

function without(rest: More, kind: More, times: bigint): More {
  return new Map([...rest].map(([place, much]) => [place, much - (kind.get(place) ?? 0n) * times]));
}
