/** Instructions that make an effect which lasts. */

import type { Instruction } from '../../ability/instruction.js';
import { flatOps, type StaticOp } from '../../ability/static.js';
import type { Answers } from '../../evaluate/answers.js';
import { viewOf } from '../../evaluate/characteristics.js';
import { theseObjects } from '../../evaluate/env.js';
import { select } from '../../evaluate/selection.js';
import type { LastingEffect } from '../../position/effect.js';
import type { ScriptFrame } from '../../position/frame.js';
import { handsOf } from '../play/hands.js';
import { makeLasting } from '../play/lasting.js';
import { tellIllegal } from '../play/missed.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { DONE, newSettling, pushFrame } from '../play/work.js';
import { passLasting } from '../waiting/lapse.js';
import { aimedAsMade } from './made.js';
import { wordsFor } from './wording.js';

/** Makes an effect that lasts. */
export function last(
  play: Play,
  frame: ScriptFrame,
  instruction: Extract<Instruction, { do: 'last' | 'last on' }>,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { table } = play;
  const { you, source } = frame.env;
  const selected =
    instruction.do === 'last on'
      ? select(play, frame.env, instruction.on, { answers, chooser: you, allowed: () => true })
      : { objects: [], env: frame.env };
  if (instruction.do === 'last on' && selected.objects.length === 0)
    tellIllegal(play, frame.env, [instruction.on]);
  const affected = selected.objects.filter(
    (id) => play.policy.mayAffect?.(play, source, you, viewOf(play, id)) ?? true,
  );
  const chosen =
    instruction.do === 'last' ? aimedAsMade(play, selected.env, instruction.abilities, answers) : NONE_AIMED;
  const env = chosen.env ?? selected.env;
  const words =
    instruction.do === 'last on' && changesWords(instruction.ops)
      ? wordsFor(play, env, instruction.ops, answers)
      : [];
  const happened = instruction.do === 'last' || selected.objects.length > 0;
  go(play, frame, rest, env, happened ? DONE : { ...DONE, happened });
  const on = theseObjects(play, affected);
  const stints = 'stints' in on ? on.stints : [];
  const effect: LastingEffect = {
    id: table.tick(),
    made: table.registry.keyOf(instruction, env.ability),
    source: env.source,
    stint: env.stint,
    controller: env.you,
    since: table.position.clock,
    refs: env.refs,
    on: affected.map((object, index) => ({ object, stint: stints[index] ?? 0 })),
    ...(words.length > 0 ? { words } : {}),
    ...(chosen.aims.length > 0 ? { aimed: chosen.aims } : {}),
  };
  makeLasting(table, effect);
  play.policy.keeps?.(handsOf(play));
  if (play.policy.lapse) passLasting(play, instruction.do === 'last on');
  pushFrame(play, newSettling(true));
}

const NONE_AIMED = { aims: [], env: null };

function changesWords(ops: readonly StaticOp[]): boolean {
  return flatOps(ops).some(({ op }) => op === 'rename');
}
