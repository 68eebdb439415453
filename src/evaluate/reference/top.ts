/** The top cards of a deck. */

import type { What } from '../../ability/reference.js';
import { type Amount, atMost, compare, subtract } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import { zoneId } from '../../position/position.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import { quantity } from '../condition/quantity.js';
import { theseObjects, withRef } from '../env.js';
import { mustBeListed, orderMatters } from './listed.js';
import { players } from './players.js';
import type { Reserve, Selecting, Selection } from './selection.js';

/**
 * As many as there are. Of a group of unknown cards, as many as are wanted.
 * @param how which are spoken for, or go elsewhere at the same time: what lies beneath them is on top
 */
export function selectTop(
  game: Game,
  env: Env,
  what: Extract<What, { what: 'top' }>,
  how?: Pick<Selecting, 'reserved'>,
): Selection {
  const wanted = quantity(game, env, what.amount);
  const objects: ObjectId[] = [];
  const shares = new Map<ObjectId, Amount>();
  let complete = true;
  for (const player of players(game, env, what.of)) {
    let left = wanted;
    const taken: ObjectId[] = [];
    for (const id of game.table.position.zones[zoneId(what.zone, player)] ?? []) {
      if (compare(left, 0) <= 0) break;
      if (how?.reserved && isSpokenFor(how.reserved, id)) continue;
      const share = atMost(objectOf(game, id).count, left);
      taken.push(id);
      if (compare(share, objectOf(game, id).count) < 0) shares.set(id, share);
      left = subtract(left, share);
    }
    for (const id of taken) orderMatters(game, what.zone, player, id, shares.size > 0 ? [] : taken);
    objects.push(...taken);
    if (compare(left, 0) > 0) mustBeListed(game, what.zone, player);
    complete &&= compare(left, 0) <= 0;
  }
  return { objects, shares, env: withRef(env, what.as, theseObjects(game, objects)), complete };
}

function isSpokenFor(reserved: Reserve, id: ObjectId): boolean {
  return reserved.has(id) || reserved.leaves(id);
}
