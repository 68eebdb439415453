/** An ability at an object, as it was found last or anew. */

import { type Game, isField } from '../../rulebook/game.js';
import type { Keyed } from '../../table/registry.js';
import { perTable } from '../../table/table.js';
import type { View } from '../../table/view.js';
import { type AtObject, named, saying } from './at-object.js';

/** By object, how its abilities were found last: they serve as long as the object is the same and under the same player. */
const found = perTable((): (AtObject[] | undefined)[] => []);

/** More abilities than an object has, unless it is given others again and again. */
const MOST_ABILITIES = 16;

export function ofObject(game: Game, keyed: Keyed, { object }: View): AtObject {
  const { id, stint, since } = object;
  const all = found(game.table);
  const those = all[id];
  const place = those ? placeOf(those, keyed) : -1;
  const before = place < 0 ? undefined : those?.[place];
  // Elsewhere than on the field nobody controls a card: its owner is "you".
  const you = isField(game, object.zone) ? object.controller : (object.holder ?? object.controller);
  const isSame = before?.env.stint === stint;
  if (isSame && before.env.you === you && before.since === since) return before;
  const effect = isSame ? before.effect : named(keyed, id, stint);
  const env = saying(you, id, stint, keyed.key, keyed.refs ?? []);
  const watcher: AtObject = { effect, keyed, source: id, lasting: null, env, since };
  if (!those || those.length >= MOST_ABILITIES) all[id] = [watcher];
  else those[place < 0 ? those.length : place] = watcher;
  return watcher;
}

function placeOf(those: readonly AtObject[], keyed: Keyed): number {
  for (let place = 0; place < those.length; place++) if (those[place]?.keyed === keyed) return place;
  return -1;
}
