/** In which order the cards of a pile lie that is not what it was, as far as anybody knows it. */

import { add } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import type { Position } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import type { ChangeMessage, Thing } from '../message/message.js';
import type { Naming } from '../name/things.js';

/**
 * Of each pile whose order means something, all that lies in it, from the top: where something has come to it, or lies
 * elsewhere in it than it did.
 */
export function reordered(start: Position, game: Game, naming: Naming): readonly ChangeMessage[] {
  const { zones, shuffled, unlisted, players } = game.table.position;
  return Object.entries(zones).flatMap(([key, there]): ChangeMessage[] => {
    const [zone = '', holder] = key.split('/');
    const known = (shuffled[key]?.length ?? 0) === 0 && unlisted[key] === undefined;
    if (!game.catalogue.zones[zone]?.ordered || !known || isAsItWas(start.zones[key] ?? [], there)) return [];
    const objects = asOne(game, there, naming);
    const player = players[Number(holder)];
    return objects.length < 2
      ? []
      : [{ say: 'order', place: naming.place(zone, player?.id ?? null), objects }];
  });
}

/** Whether nothing has come, and what has stayed lies as it did. */
function isAsItWas(before: readonly ObjectId[], after: readonly ObjectId[]): boolean {
  const stayed = before.filter((id) => after.includes(id));
  return stayed.length === after.length && stayed.every((id, at) => id === after[at]);
}

/** The things, unknown cards that lie together as so many of them. */
function asOne(game: Game, there: readonly ObjectId[], naming: Naming): readonly Thing[] {
  const told: Thing[] = [];
  for (const id of there) {
    const thing = naming.thing(id);
    const last = told.at(-1);
    if (last?.name === null && game.table.position.objects[id]?.card === null)
      told[told.length - 1] = { ...last, count: add(last.count, thing.count) };
    else told.push(thing);
  }
  return told;
}
