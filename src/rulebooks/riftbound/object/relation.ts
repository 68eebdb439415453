/** How objects stand to one another, and the words that there are to choose from. */

import { lastOnField } from '../../../evaluate/reference/past.js';
import type { ObjectId } from '../../../ground/id.js';
import type { Env } from '../../../position/env.js';
import type { GameObject } from '../../../position/object.js';
import { type Game, objectOf } from '../../../rulebook/game.js';

export function isAttached(_game: Game, { host }: GameObject, to: readonly ObjectId[]): boolean {
  return host !== null && to.includes(host);
}

/** What one of these is attached to. */
export function isTopmost({ table }: Game, { id }: GameObject, to: readonly ObjectId[]): boolean {
  return to.some((one) => table.position.objects[one]?.host === id);
}

export function isAt(_game: Game, { at }: GameObject, to: readonly ObjectId[]): boolean {
  return at !== null && to.includes(at);
}

/** At the same battlefield, or in the same base; a battlefield is where it is. */
export function isHere(game: Game, object: GameObject, to: readonly ObjectId[], env: Env): boolean {
  return to.some((id) => {
    const other = noted(game, env, id);
    if (other.zone !== object.zone) return false;
    if (object.zone !== 'battlefields') return other.controller === object.controller;
    return (other.at ?? other.id) === (object.at ?? object.id);
  });
}

/** At the very battlefield; who is at none has none. */
export function isAtBattlefieldOf(
  game: Game,
  object: GameObject,
  to: readonly ObjectId[],
  env: Env,
): boolean {
  return object.at !== null && isHere(game, object, to, env);
}

/** What triggers on its own death knows where it was; what else has left is nowhere (808.1.d.3, 359.3.f.2). */
function noted(game: Game, { source, stint, event }: Env, id: ObjectId): GameObject {
  const object = objectOf(game, id);
  if (id !== source || object.stint === stint || event?.object !== id) return object;
  const looksBack = game.catalogue.events[event.kind]?.looksBack?.(game, event);
  return looksBack ? lastOnField(game, id).object : object;
}

/** One of these themselves. */
export function isAmong(_game: Game, { id }: GameObject, to: readonly ObjectId[]): boolean {
  return to.includes(id);
}

interface Words {
  words: string[];
  open: boolean;
}

/** The tags of the cards that there are, and any other. */
export function tags({ table }: Game): Words {
  const words = Object.values(table.position.cards).flatMap(({ traits: { tag } }) => [tag ?? []].flat());
  return { words: [...new Set(words.map(String))].sort(), open: true };
}

export function players({ table }: Game): Words {
  return { words: table.position.players.map(({ name }) => name), open: false };
}
