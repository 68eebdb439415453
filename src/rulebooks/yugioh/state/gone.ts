/**
 * What lies with what: to what a card is equipped, to what a Link Monster points. It is so on the field alone, and as it last
 * was there is not followed.
 */

import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameObject } from '../../../position/object.js';
import { type Game, isField } from '../../../rulebook/game.js';

/** @throws {Withheld} where what has left the field was equipped to something */
export function mustStillEquip(game: Game, ids: readonly ObjectId[]): void {
  mustBeThere(game, ids, ({ host }) => host !== null, 'what a card was equipped to');
}

/** @throws {Withheld} where what has left the field pointed to something */
export function mustStillPoint(game: Game, ids: readonly ObjectId[]): void {
  mustBeThere(
    game,
    ids,
    ({ linked }) => (linked['points to']?.length ?? 0) > 0,
    'what a Link Monster pointed to',
  );
}

/** @throws {Withheld} where this was equipped to what has left the field */
export function mustStillBeEquipped(game: Game, object: GameObject, ids: readonly ObjectId[]): void {
  const host = object.was?.object.host ?? null;
  mustBeThere(game, ids, ({ id }) => id === host, 'what was equipped to a monster');
}

function mustBeThere(
  { catalogue, table }: Game,
  ids: readonly ObjectId[],
  lay: (was: Omit<GameObject, 'was'>) => boolean,
  what: string,
): void {
  for (const id of ids) {
    const { zone, was } = table.position.objects[id] ?? {};
    if (zone === undefined || !was || isField({ catalogue }, zone) || !lay(was.object)) continue;
    withhold('rule/not-modelled', `The ruling depends on ${what} before it left the field.`);
  }
}
