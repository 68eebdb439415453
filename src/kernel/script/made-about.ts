/** What an effect is about that is chosen as it is made: whom it shields, from which source, to what something can't be done. */

import type { Ability } from '../../ability/ability.js';
import type { Some } from '../../ability/reference.js';
import { type Aiming, isTargeted } from '../../evaluate/target.js';
import type { Catalogue } from '../../rulebook/catalogue.js';
import { aimsOfWhat, aimsOfWho, phrasesOf } from './aim.js';

/** The phrases by which that is chosen. */
export function phrasesOfEffect(catalogue: Catalogue, ability: Ability): readonly Aiming[] {
  if (ability.ability === 'cannot') {
    const { by, object } = ability.act;
    return [...aimsOfWho(by), ...aimsOfWhat(object).filter(isTargeted)];
  }
  if (ability.ability !== 'replacement') return [];
  const { watch, outcome, after = [] } = ability;
  const to =
    outcome.outcome === 'modify'
      ? outcome.changes.flatMap((change) =>
          change.change === 'recipient' ? [...aimsOfWhat(change.to.object), ...aimsOfWho(change.to.by)] : [],
        )
      : [];
  const all = [...aimsOfWho(watch.by), ...aimsOfWhat(watch.object), ...aimsOfWhat(watch.other), ...to];
  const chosen = all.filter(
    (one) => !('what' in one) || one.what === 'either' || one.target || one.ofChoice || isEach(ability, one),
  );
  const targets = after
    .flatMap((step) => phrasesOf(catalogue, step))
    .filter((one) => !('what' in one) || one.what === 'either' || one.target);
  return [...chosen, ...targets];
}

/** Of a shield for each of several, those that there are as it is made have one (Magic 615.11). */
function isEach({ limit }: Ability, { quantity }: Some): boolean {
  return limit?.limit === 'points' && quantity.how === 'every' && quantity.said === 'each';
}
