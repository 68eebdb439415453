/** An ability at an object, or among the lasting effects, as it looks at events. */

import type { EffectKey, ObjectId } from '../../ground/id.js';
import { type Env, envWith } from '../../position/env.js';
import { type Game, isField, isOff } from '../../rulebook/game.js';
import type { Entry } from '../../table/index.js';
import type { Keyed } from '../../table/registry.js';
import { perTable } from '../../table/table.js';
import type { View } from '../../table/view.js';

/** An ability that looks at an event, found at an object or among the lasting effects. */
export interface Watcher {
  /** Names one ability at one source. */
  readonly effect: EffectKey;
  readonly keyed: Keyed;
  readonly source: ObjectId | null;
  readonly lasting: number | null;
  readonly env: Env;
  readonly since: number;
}

/** One that is found at an object. */
export interface AtObject extends Watcher {
  readonly source: ObjectId;
}

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

/** Names are compared again and again: each is put together once. */
export function named({ key, by }: Pick<Keyed, 'key' | 'by'>, source: ObjectId, stint: number): EffectKey {
  const given = by === undefined ? '' : `@${by}`;
  return `o${source}.${stint}:${key}${given}` as EffectKey;
}

/** What an ability speaks of before it has seen an event. */
function saying(
  you: Env['you'],
  source: Env['source'],
  stint: number,
  ability: Env['ability'],
  refs: Env['refs'],
): Env {
  return { you, source, stint, ability, refs, event: null, uses: [], manner: 'effect' };
}

/** An ability that a lasting effect is, wherever its source now is. */
export function fromLasting(game: Game, { ability: key }: Entry, id: number): readonly Watcher[] {
  const lasting = game.table.position.effects.find((effect) => effect.id === id);
  const rule = game.table.registry.ruleOf(key);
  if (!lasting || (rule !== null && isOff(game, rule))) return [];
  const { source, stint, found: there, controller: you, refs, since, aimed } = lasting;
  const keyed = { key, ability: game.table.registry.ability(key) };
  const effect = `e${id}:${key}` as EffectKey;
  const said = saying(you, source, stint, key, refs);
  const seen = there === undefined ? said : envWith(said, { found: there });
  const env = aimed ? envWith(seen, { aimed }) : seen;
  return [{ effect, keyed, source, lasting: id, env, since }];
}
