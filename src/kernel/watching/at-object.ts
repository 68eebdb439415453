/** An ability at an object, or among the lasting effects, as it looks at events. */

import type { EffectKey, ObjectId } from '../../ground/id.js';
import { type Env, envWith } from '../../position/env.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { Entry } from '../../table/index.js';
import type { Keyed } from '../../table/registry.js';

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

/** Names are compared again and again: each is put together once. */
export function named({ key, by }: Pick<Keyed, 'key' | 'by'>, source: ObjectId, stint: number): EffectKey {
  const given = by === undefined ? '' : `@${by}`;
  return `o${source}.${stint}:${key}${given}` as EffectKey;
}

/** What an ability speaks of before it has seen an event. */
export function saying(
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
