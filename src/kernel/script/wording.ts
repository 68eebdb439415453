/** Words that are chosen as an effect is made: those that it changes in texts, or by which it does one thing or another. */

import { flatOps, type StaticOp } from '../../ability/static.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { flat } from '../../ground/list.js';
import type { Env } from '../../position/env.js';
import type { Play } from '../play/play.js';

/** The words that an effect changes in texts, which and into which other; and what is picked of what it could do. */
export function wordsFor(
  play: Play,
  env: Env,
  ops: readonly StaticOp[],
  answers: Answers,
): readonly string[] {
  return flat(ops.flatMap(unpicked), (op) => {
    if (op.op === 'picked') {
      const among = op.of.map(({ word }) => word);
      return [answers.word(env.you, among, false, env)];
    }
    if (op.op !== 'rename') return [];
    const choice = play.catalogue.choices[op.kind];
    if (!choice) throw new Error(`no choice of ${op.kind}`);
    const { words, open } = choice(play, env);
    const from = answers.word(env.you, words, open, env);
    const others = words.filter((word) => word !== from && !op.but?.includes(word));
    return [from, answers.word(env.you, others, open, env)];
  });
}

/** Single changes, and those of which one is picked. */
function unpicked(op: StaticOp): readonly StaticOp[] {
  return op.op === 'picked' ? [op] : flatOps([op]);
}
