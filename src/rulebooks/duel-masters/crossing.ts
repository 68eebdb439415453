/** Cross gears: what one is crossed with is its host, as long as both are in the battle zone. */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import type { Catalogue, EventRule } from '../../rulebook/catalogue.js';
import { zoneOf } from '../common/event.js';
import { isA } from './type.js';

function isCrossed({ zone, host }: GameObject, to: readonly ObjectId[]): boolean {
  return zone === 'battle' && host !== null && to.includes(host);
}

export const CROSSING_RELATIONS: Catalogue['relations'] = {
  /** Is crossed with that gear. */
  bears: ({ table }, { id, zone }, to) =>
    zone === 'battle' && table.position.objects.some((gear) => to.includes(gear.id) && isCrossed(gear, [id])),
  /** Is a gear that is crossed with that creature. */
  'crossed with': (_game, gear, to) => isCrossed(gear, to),
};

/** The event, by which a gear is crossed with nothing any more where the creature has left: the gear stays. */
export function uncrossing(rule: EventRule): EventRule {
  return {
    ...rule,
    happen: (hands, event, ...uses) => {
      const { object } = event;
      const there = zoneOf(hands.game, object) === 'battle';
      const done = rule.happen(hands, event, ...uses);
      if (!there || object === null || zoneOf(hands.game, object) === 'battle') return done;
      for (const gear of hands.game.table.position.objects)
        if (isCrossed(gear, [object]) && isA(viewOf(hands.game, gear.id), 'gear'))
          hands.attach(gear.id, null);
      return done;
    },
  };
}
