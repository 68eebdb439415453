/** Whose the objects are of which a phrase speaks. */

import type { Some, Test, Who } from '../../ability/reference.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import { type Game, isField, objectOf } from '../../rulebook/game.js';
import { isUnder } from '../condition/test.js';

/**
 * Those in a zone that are certain players', who are asked for once: a field may hold thousands of others, and no more of
 * these is looked at.
 */
export function heldBy(
  game: Game,
  env: Env,
  whose: Who,
): (there: readonly ObjectId[]) => readonly ObjectId[] {
  const meant: boolean[] = [];
  const isTheirs = (player: PlayerId): boolean => {
    meant[player] ??= isUnder(game, env, whose, player);
    return meant[player] === true;
  };
  return (there) => {
    const [first] = there;
    if (first === undefined) return there;
    const { objects } = game.table.position;
    const controlled = isField(game, objectOf(game, first).zone);
    return there.filter((id) => {
      const object = objects[id];
      return object !== undefined && isTheirs(controlled ? object.controller : object.owner);
    });
  };
}

/** "Tribute 1 monster your opponent controls": not one's own, though one Tributes one's own where nothing says so. */
export function saysWhose({ whose, described: { adjectives = [], which = [] } }: Some): boolean {
  const says = ({ test }: Test): boolean => test === 'controlled' || test === 'owned';
  return whose !== undefined || [...adjectives, ...which].some(says);
}
