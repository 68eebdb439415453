/** How an event has instructions carried out as it happens. */

import type { Instruction } from '../../ability/instruction.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import type { Env } from '../../position/env.js';
import type { Hands } from '../../rulebook/hands.js';

/**
 * Carries out instructions about certain objects, which the instructions call referent 0 (`IT`).
 *
 * @param you who carries them out
 * @param manner by what it comes about, as in `Cause`
 * @example
 * const scuttle: EventRule = {
 *   happen: (hands, { object, player }) => {
 *     if (object === null || player === null) return false;
 *     runOn(hands, [{ do: 'act', act: { event: 'sink', object: IT } }], [object], player, 'rule');
 *     return true;
 *   },
 * };
 * typeof scuttle.happen; // => 'function'
 */
export function runOn(
  hands: Hands,
  instructions: readonly Instruction[],
  objects: readonly ObjectId[],
  you: PlayerId,
  manner: string,
): void {
  runWith(hands, instructions, [objects], you, manner);
}

/** Carries out instructions that call these objects referents 0, 1, and so on. */
export function runWith(
  hands: Hands,
  instructions: readonly Instruction[],
  spoken: readonly (readonly ObjectId[])[],
  you: PlayerId,
  manner: string,
): void {
  const refs = spoken.map((objects) => ({ objects, stints: objects.map((id) => hands.object(id).stint) }));
  const env: Env = {
    you,
    source: null,
    stint: 0,
    ability: null,
    refs,
    event: null,
    uses: [],
    manner,
  };
  hands.run(instructions, env);
}
