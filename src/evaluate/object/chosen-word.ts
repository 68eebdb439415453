/** Words that an effect means: those that it says, or the one that was chosen for what has it. */

import type { Values } from '../../ability/static.js';
import type { ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import { nameIn } from '../../position/name.js';
import type { GameObject } from '../../position/object.js';
import { type Game, isField } from '../../rulebook/game.js';
import { viewOf } from './characteristics.js';

export function wordsMeant(game: Game, env: Env, trait: string, values: Values): readonly string[] {
  if (Array.isArray(values)) return values;
  const source = env.source === null ? undefined : viewOf(game, env.source).object;
  const kind = values.chosen ?? trait;
  const chosen = source?.chosen[kind] ?? source?.chosen[values.or ?? kind];
  if (chosen && 'word' in chosen) return [chosen.word];
  if (source && isYetToBeChosen(game, env, source)) return [];
  return notWritten(game, env.source, kind);
}

/**
 * Whether nothing has been chosen for an object yet: it is only arriving, or what goes on of it while it is on no field speaks
 * of what is chosen as it arrives. A number that cannot be determined is 0 then (Magic 208.2a).
 */
export function isYetToBeChosen(game: Game, { ability }: Env, { id, zone }: GameObject): boolean {
  const { position, registry } = game.table;
  if (zone !== position.objects[id]?.zone) return true;
  return !isField(game, zone) && ability !== null && registry.ability(ability).ability === 'static';
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
