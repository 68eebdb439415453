/** Answers of a catalogue that most games give alike. */

import type { PlayerId } from '../../ground/id.js';
import type { Arrival } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import type { Catalogue } from '../../rulebook/catalogue.js';

/**
 * How an object arrives as nothing but itself, under this controller, in these statuses.
 *
 * @example
 * const [cub] = play.table.position.objects;
 * cub && plainArrival(cub, cub.owner, ['tapped']).status; // => ['tapped']
 */
export function plainArrival(
  { copy }: GameObject,
  controller: PlayerId,
  status: readonly string[] = [],
): Arrival {
  return { controller, status, counters: {}, chosen: {}, copy, along: [], links: {} };
}

/** Continuous effects apply together: words first, so that numbers can depend on them; nothing follows from them by rule. */
export const PLAIN = {
  concealed: () => null,
  arrival: (_game, object, _to, controller) => plainArrival(object, controller),
  layer: (op) => (op.op === 'value' ? 2 : op.op === 'modify' ? 3 : 1),
  intrinsic: () => [],
  consequences: () => [],
  kept: () => [],
} as const satisfies Partial<Catalogue>;
