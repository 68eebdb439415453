/** Instructions that make an effect which lasts. */

import type { Ability } from '../ability/ability.js';
import type { Instruction } from '../ability/instruction.js';
import { flatOps, type StaticOp } from '../ability/static.js';
import type { Answers } from '../evaluate/answers.js';
import { viewOf } from '../evaluate/characteristics.js';
import { theseObjects } from '../evaluate/env.js';
import { select } from '../evaluate/selection.js';
import { isTargeted } from '../evaluate/target.js';
import { flat } from '../ground/list.js';
import type { LastingEffect } from '../position/effect.js';
import type { Aim, Env } from '../position/env.js';
import type { ScriptFrame } from '../position/frame.js';
import { phrasesOfEffect, selectAim } from './aim.js';
import { passLasting } from './lapse.js';
import { makeLasting } from './lasting.js';
import { go } from './onward.js';
import type { Play } from './play.js';
import { wordsFor } from './wording.js';
import { DONE, newSettling, pushFrame } from './work.js';

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
  const affected = selected.objects.filter(
    (id) => play.policy.mayAffect?.(play, source, you, viewOf(play, id)) ?? true,
  );
  const chosen =
    instruction.do === 'last' ? aimed(play, selected.env, instruction.abilities, answers) : NONE_AIMED;
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
  if (play.policy.lapse) passLasting(play, instruction.do === 'last on');
  pushFrame(play, newSettling(true));
}

/** What is chosen for effects as they are made, or was chosen for their words before: each effect keeps what is its own. */
function aimed(
  play: Play,
  words: Env,
  abilities: readonly Ability[],
  answers: Answers,
): { readonly aims: readonly Aim[]; readonly env: Env | null } {
  const aims: Aim[] = [];
  let env = words;
  for (const made of abilities) {
    for (const phrase of phrasesOfEffect(play.catalogue, made)) {
      const ability = play.table.registry.keyOf(made, words.ability);
      // "To and dealt by target creature": what is said once is chosen once.
      const same = aims.find((aim) => JSON.stringify(aim.phrase) === JSON.stringify(phrase));
      if (same) {
        aims.push({ ...same, ability });
        continue;
      }
      const targets = flat(aims, ({ phrase: of, chosen }) =>
        isTargeted(of) && 'objects' in chosen ? chosen.objects : [],
      );
      const selection = selectAim(play, env, phrase, answers, targets);
      env = selection.env;
      const { players: whom = [], objects } = selection;
      const chosen = whom.length > 0 ? { players: whom } : theseObjects(play, objects);
      aims.push({ ability, phrase, chosen });
    }
  }
  return { aims, env };
}

const NONE_AIMED = { aims: [], env: null };

function changesWords(ops: readonly StaticOp[]): boolean {
  return flatOps(ops).some(({ op }) => op === 'rename');
}
