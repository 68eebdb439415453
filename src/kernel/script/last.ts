/** Instructions that make an effect which lasts. */

import type { Ability } from '../../ability/ability.js';
import type { Instruction } from '../../ability/instruction.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { caughtUp } from '../../evaluate/reference/reach.js';
import type { LastingEffect } from '../../position/effect.js';
import type { Env } from '../../position/env.js';
import type { ScriptFrame } from '../../position/frame.js';
import { handsOf } from '../play/hands.js';
import { makeLasting } from '../play/lasting.js';
import { go } from '../play/onward.js';
import type { Play } from '../play/play.js';
import { DONE, newSettling, pushFrame } from '../play/work.js';
import { passLasting } from '../waiting/lapse.js';
import { forObjects, type LastsOn, type Making } from './last-on.js';
import { aimedAsMade } from './made.js';
import { phrasesOfEffect } from './phrases.js';

/** Makes an effect that lasts. */
export function last(
  play: Play,
  frame: ScriptFrame,
  instruction: Lasts | LastsOn,
  rest: readonly Instruction[],
  answers: Answers,
): void {
  const { table } = play;
  const onObjects = instruction.do === 'last on';
  const { env, happened, on, words, aims } = onObjects
    ? forObjects(play, frame.env, instruction, answers)
    : forTheGame(play, frame.env, instruction, answers);
  go(play, frame, rest, env, { ...DONE, happened });
  // Words have nothing to catch up with where they follow no event and their own object has stayed.
  const moved = env.event || table.position.objects[env.source ?? -1]?.stint !== env.stint;
  const { source, stint, found, you, refs } = moved ? caughtUp(play, env) : env;
  const effect: LastingEffect = {
    id: table.tick(),
    made: table.registry.keyOf(instruction, env.ability),
    source,
    stint,
    ...(found === undefined ? {} : { found }),
    controller: you,
    since: table.position.clock,
    refs,
    on,
    ...(words.length > 0 ? { words } : {}),
    ...(aims.length > 0 ? { aimed: aims } : {}),
  };
  makeLasting(table, effect);
  play.policy.keeps?.(handsOf(play));
  if (play.policy.lapse) passLasting(play, onObjects);
  pushFrame(play, newSettling(true));
}

type Lasts = Extract<Instruction, { do: 'last' }>;

function forTheGame(play: Play, words: Env, { abilities }: Lasts, answers: Answers): Making {
  // Most choose nothing as they are made, and go on for whatever there will be.
  const isPlain = (made: Ability): boolean =>
    phrasesOfEffect(play.catalogue, made).length === 0 && !(play.policy.fixes && made.ability === 'static');
  const made = abilities.every(isPlain)
    ? { env: words, aims: [] }
    : aimedAsMade(play, words, abilities, answers);
  return { ...made, happened: true, on: [], words: [] };
}
