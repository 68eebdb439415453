/** What players do in every game: saying an instruction, ending the turn. */

import type { Instruction } from '../../ability/instruction.js';
import type { What } from '../../ability/reference.js';
import type { ObjectId } from '../../ground/id.js';
import type { Action } from '../../position/action.js';
import type { Env, Value } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';
import type { ActionRule } from '../../rulebook/rulebook.js';
import { saying } from './saying.js';

/** The object that an action is about, and the other one that it names. */
export const IT: What = { what: 'that', of: 0, said: 'it' };
export const OTHER: What = { what: 'that', of: 1, said: 'it' };

/** What comes about by rule does now, and what waits is carried out. */
export const SETTLE: Instruction = { do: 'settle' };

/**
 * What the words of a player's action refer to: "you" is the player, referent 0 the object, referent 1 the other one or others.
 *
 * @example
 * const launch: ActionRule = {
 *   needs: ['object'],
 *   steps: (game, action) => ({
 *     do: [{ do: 'act', act: { event: 'launch', object: IT } }, { do: 'settle' }],
 *     env: speaking(game, action),
 *   }),
 * };
 * launch.needs; // => ['object']
 */
export function speaking(
  game: Game,
  { by, object, other, others }: Pick<Action, 'by' | 'object' | 'other' | 'others'>,
): Env {
  const these = (ids: readonly ObjectId[]): Value => ({
    objects: ids,
    stints: ids.map((id) => game.table.position.objects[id]?.stint ?? 0),
  });
  const ref = (id: ObjectId | null): Value | null => (id === null ? null : these([id]));
  const refs = [ref(object), others ? these(others) : ref(other)];
  return { you: by, source: null, stint: 0, ability: null, refs, event: null, uses: [], manner: 'rule' };
}

/** An instruction in the words of the cards. What says it is an object of its own. */
export const say: ActionRule = {
  needs: ['words'],
  steps: saying,
};

/** The turn passes to the next player. */
export const endOfTurn: ActionRule = {
  needs: [],
  passes: true,
  steps: (game, action) => ({
    do: [{ do: 'act', act: { event: 'end turn' } }, { do: 'settle' }],
    env: speaking(game, action),
  }),
};
