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

/**
 * Of what was chosen for something nothing is written down. Where it was not so on the board, nothing could be: it has come, or
 * become a copy, without a choice.
 */
export function notWritten({ table }: Game, source: ObjectId | null, kind: string): never {
  const { position } = table;
  const object = source === null ? undefined : position.objects[source];
  const name = source === null ? 'an effect' : (nameIn(position, source) ?? 'an object');
  const depends = `The ruling depends on the ${kind} that was chosen for ${name}`;
  const became = object?.copy ? 'become a copy' : object && object.stint > 0 ? 'come' : null;
  return became === null
    ? withhold(
        'position/missing-value',
        `${depends}, which is not written down.`,
        `Give it \`chose: { ${kind}: ... }\`.`,
      )
    : withhold('position/missing-value', `${depends}, and it has ${became} without such a choice.`);
}
