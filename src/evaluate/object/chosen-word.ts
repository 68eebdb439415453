/** Words that an effect means: those that it says, or the one that was chosen for what has it. */

import type { Values } from '../../ability/static.js';
import type { ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import { nameIn } from '../../position/name.js';
import type { Game } from '../../rulebook/game.js';
import { viewOf } from './characteristics.js';

export function wordsMeant(game: Game, env: Env, trait: string, values: Values): readonly string[] {
  if (Array.isArray(values)) return values;
  const source = env.source === null ? undefined : viewOf(game, env.source).object;
  const kind = values.chosen ?? trait;
  const chosen = source?.chosen[kind] ?? source?.chosen[values.or ?? kind];
  if (chosen && 'word' in chosen) return [chosen.word];
  // Of what is only arriving nothing has been chosen yet.
  if (source && source.zone !== game.table.position.objects[source.id]?.zone) return [];
  return notWritten(game, env.source, kind);
}

/** Of what was chosen for something nothing is written down. */
export function notWritten(game: Game, source: ObjectId | null, kind: string): never {
  return withhold(
    'position/missing-value',
    `The ruling depends on the ${kind} that was chosen for ${source === null ? 'an effect' : (nameIn(game.table.position, source) ?? 'an object')}, which is not written down.`,
    `Give it \`chose: { ${kind}: ... }\`.`,
  );
}
