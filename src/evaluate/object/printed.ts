/** What an object is before anything changes it. */

import type { Ability } from '../../ability/ability.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import type { TraitValue } from '../../position/card.js';
import { type Env, envWith } from '../../position/env.js';
import { type GameObject, printedOn } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import type { Keyed } from '../../table/registry.js';
import type { View } from '../../table/view.js';
import { envOf } from '../env.js';
import { bared, joinedWith } from './joined.js';

/** What is printed, or copied. Of an unknown card nothing is known. */
export function printed(game: Game, object: GameObject): View {
  const key = printedOn(object);
  const card = key === null ? undefined : game.table.position.cards[key];
  const concealed = game.catalogue.concealed(object);
  const view: View = concealed
    ? { object, traits: concealed, abilities: bared(game, key) }
    : { object, traits: card?.traits ?? null, abilities: game.table.registry.ofCard(card?.key ?? null) };
  const own = game.catalogue.treated?.(view, card?.traits ?? null) ?? view;
  return concealed || !card ? own : object.joined.reduce((now, other) => joinedWith(game, now, other), own);
}

/** The abilities that stand on the card of an object, whatever effects have made of it. */
export function textOf({ table }: Game, id: ObjectId | null): readonly Keyed[] {
  const object = id === null ? undefined : table.position.objects[id];
  return table.registry.ofCard(object?.card ?? null);
}

/** Each of them with the words in which a player speaks by it. */
export function spokenBy(game: Game, id: ObjectId | null, you: PlayerId): readonly Spoken[] {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (!object) return [];
  return textOf(game, id).map(({ key, ability }) => ({
    ability,
    words: envWith(envOf(object, you), { ability: key }),
  }));
}

/** An ability of a text, and the words in which it speaks. */
export interface Spoken {
  readonly ability: Ability;
  readonly words: Env;
}

/** The words of a value; none where it is a number or there is none. */
export function wordList(value: TraitValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
