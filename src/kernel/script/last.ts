/** Instructions that make an effect which lasts. */

import type { Instruction } from '../../ability/instruction.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { caughtUp } from '../../evaluate/reference/reach.js';
import { select } from '../../evaluate/reference/selection.js';
import type { LastingEffect } from '../../position/effect.js';
import type { Aim, Env } from '../../position/env.js';
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
type LastsOn = Extract<Instruction, { do: 'last on' }>;

/** What an effect is made with. */
interface Making {
  /** The words as far as they have come. */
  readonly env: Env;
  /** Whether there was anything for it to last on. */
  readonly happened: boolean;
  readonly on: LastingEffect['on'];
  /** Those that it changes in texts. */
  readonly words: readonly string[];
  /** What was chosen for it. */
  readonly aims: readonly Aim[];
}

function forObjects(play: Play, words: Env, { on: phrase, ops }: LastsOn, answers: Answers): Making {
  const { you, source } = words;
  const { objects, env } = select(play, words, phrase, { answers, chooser: you, allowed: () => true });
  if (objects.length === 0) tellIllegal(play, words, [phrase]);
  const affected = objects
    .map((id) => viewOf(play, id))
    .filter((view) => play.policy.mayAffect?.(play, source, you, view) ?? true);
  return {
    env,
    happened: objects.length > 0,
    on: affected.map(({ object: { id, stint } }) => ({ object: id, stint })),
    words: wordsFor(play, env, ops, answers),
    aims: [],
  };
}

function forTheGame(play: Play, words: Env, { abilities }: Lasts, answers: Answers): Making {
  const { env, aims } = aimedAsMade(play, words, abilities, answers);
  return { env, happened: true, on: [], words: [], aims };
}
