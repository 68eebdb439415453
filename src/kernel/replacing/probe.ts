/** What comes of merely trying: for rulebooks that must know whether something could be done, and with what. */

import type { Reserve } from '../../evaluate/reference/selection.js';
import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Candidate, Reach } from '../../rulebook/policy.js';
import type { Application } from '../event/application.js';
import { newNode } from '../event/raise.js';
import { candidatesFor } from '../watching/candidate.js';

/** The replacement effects that would apply to an event if it were raised now, without the rulebook's bars. */
export function watchersOf(game: Game, event: GameEvent): readonly Candidate[] {
  const node = newNode(game, 0, [event], []);
  return candidatesFor(game, node, game.table.position.clock);
}

/** The objects with which an effect deals, once for each time. */
export function dealtWith(application: Application | null): readonly ObjectId[] {
  return flat(application?.results ?? [], ({ events }) => flat(events, ({ object }) => object ?? []));
}

/** What is reserved beside some objects. */
export function without(reserved: Reserve, objects: readonly ObjectId[]): Reserve {
  return {
    has: (id) => !objects.includes(id) && reserved.has(id),
    bars: (id) => !objects.includes(id) && reserved.bars(id),
    leaves: (id) => reserved.leaves(id),
  };
}

/** With what an effect could deal, found by trying it again and again without what it has dealt with before. */
export function reached(reserved: Reserve, attempt: (reserved: Reserve) => Application | null): Reach {
  const found = new Set<ObjectId>();
  const free = new Set<ObjectId>();
  const others: Reserve = {
    has: (id) => {
      if (reserved.has(id)) return true;
      free.add(id);
      return found.has(id);
    },
    bars: (id) => found.has(id) || reserved.bars(id),
    leaves: (id) => reserved.leaves(id),
  };
  for (let takes = 0; ; ) {
    const application = attempt(others);
    const objects = new Set(dealtWith(application));
    takes ||= objects.size;
    if (takes > 1) return { objects: [...new Set([...objects, ...free])], takes };
    if (!application?.complete || [...objects].every((id) => found.has(id)))
      return { objects: [...found], takes };
    for (const id of objects) found.add(id);
  }
}
