/** What effects that last keep from the moment in which they are made. */

import type { Ability } from '../../ability/ability.js';
import { theseObjects } from '../../evaluate/env.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { mentioned } from '../../evaluate/reference/selection.js';
import { isTargeted } from '../../evaluate/reference/target.js';
import { dataKey } from '../../ground/data.js';
import { flat } from '../../ground/list.js';
import type { Aim, Env } from '../../position/env.js';
import { tellNone } from '../play/missed.js';
import type { Play } from '../play/play.js';
import { selectAim } from './aim.js';
import { phrasesOfEffect } from './phrases.js';

/**
 * What is chosen for effects as they are made, or was chosen for their words before: each effect keeps what is its own. So
 * does one that goes on for those only that there are as it begins.
 */
export function aimedAsMade(
  play: Play,
  words: Env,
  abilities: readonly Ability[],
  answers: Answers,
): { readonly aims: readonly Aim[]; readonly env: Env } {
  const aims: Aim[] = [];
  let isNone = false;
  let env = words;
  for (const made of abilities) {
    if (play.policy.fixes && made.ability === 'static' && made.affects.what === 'some' && !made.while) {
      const ability = play.table.registry.keyOf(made, words.ability);
      const { affects: phrase } = made;
      aims.push({ ability, phrase, chosen: theseObjects(play, mentioned(play, env, phrase)) });
    }
    for (const phrase of phrasesOfEffect(play.catalogue, made)) {
      const ability = play.table.registry.keyOf(made, words.ability);
      // "To and dealt by target creature": what is said once is chosen once.
      const same = aims.find((aim) => dataKey(aim.phrase) === dataKey(phrase));
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
      if ('ofChoice' in phrase && whom.length + objects.length === 0) isNone = true;
      aims.push({ ability, phrase, chosen, settled: true });
    }
  }
  // Only once all is answered.
  if (isNone) tellNone(play, words, play.policy.chooses.source ?? null);
  return { aims, env };
}
