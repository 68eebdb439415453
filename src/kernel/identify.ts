/** Finding what an action names that was not there when the scenario began: what a text has made meanwhile. */

import { dataKey } from '../ground/data.js';
import type { ObjectId } from '../ground/id.js';
import { withhold } from '../ground/problem.js';
import type { Action } from '../position/action.js';
import type { GameObject } from '../position/object.js';
import { NOWHERE } from './play/hands.js';
import type { Play } from './play/play.js';

/**
 * The action with the objects that its names mean by now.
 * @throws {Withheld} `action/not-there` where nothing has a name, `action/which-object` where several differ that have it
 */
export function identify(play: Play, action: Action, named: NonNullable<Action['named']>): Action {
  const { named: _, ...known } = action;
  const from = play.rulebook.actions[action.verb]?.from ?? [];
  const object = named.object === null ? known.object : called(play, named.object, from, action);
  const other = named.other === null ? known.other : called(play, named.other, [], action);
  return { ...known, object, other };
}

/** What has this name: in one of these zones, and of the player who acts, where anything is. */
function called({ table }: Play, name: string, zones: readonly string[], { verb, by }: Action): ObjectId {
  const { objects, cards } = table.position;
  let found = objects.filter(
    ({ card, zone }) => zone !== NOWHERE && card !== null && cards[card]?.name === name,
  );
  const narrow = (fits: (object: GameObject) => boolean): void => {
    if (found.some(fits)) found = found.filter(fits);
  };
  narrow(({ zone }) => zones.includes(zone));
  narrow(({ controller }) => controller === by);
  const [first, ...others] = found;
  if (!first) {
    return withhold(
      'action/not-there',
      `\`${verb}\` cannot be done: nothing is called ${name} by then.`,
      'Answer under `choices` what must happen for it to be there.',
    );
  }
  if (others.some((one) => !isAlike(one, first))) {
    withhold(
      'action/which-object',
      `\`${verb}\` could mean several objects: ${name} is there more than once.`,
      'Let it be made once only, or do it in a scenario of its own with the object under `as`.',
    );
  }
  return first.id;
}

/** Whether nothing that is to be seen tells two objects apart. */
function isAlike(one: GameObject, other: GameObject): boolean {
  const seen = ({ card, owner, controller, zone, status, counters, damage, host, at, linked }: GameObject) =>
    dataKey([card, owner, controller, zone, status, counters, damage, host, at, linked]);
  return seen(one) === seen(other);
}
