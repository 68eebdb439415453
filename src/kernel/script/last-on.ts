/** What lasts on certain objects: those that a text says or chooses, as it is made. */

import type { Instruction } from '../../ability/instruction.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { select } from '../../evaluate/reference/selection.js';
import type { LastingEffect } from '../../position/effect.js';
import type { Aim, Env } from '../../position/env.js';
import { tellInVain } from '../play/missed.js';
import type { Play } from '../play/play.js';
import { wordsFor } from './wording.js';

export type LastsOn = Extract<Instruction, { do: 'last on' }>;

/** What an effect is made with. */
export interface Making {
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

/** An effect that lasts on the objects that there are for it as it begins. */
export function forObjects(play: Play, words: Env, { on: phrase, ops }: LastsOn, answers: Answers): Making {
  const { you, source } = words;
  const { objects, env } = select(play, words, phrase, { answers, chooser: you, allowed: () => true });
  if (objects.length === 0) tellInVain(play, words, [phrase], answers);
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
