/** What an effect is about that is chosen as it is made: whom it shields, from which source, to what something can't be done. */

import type { Ability, Replacement } from '../../ability/ability.js';
import type { Some } from '../../ability/reference.js';
import type { Aiming } from '../../evaluate/target.js';
import type { Catalogue } from '../../rulebook/catalogue.js';
import { aimsOfWhat, aimsOfWho, phrasesOf } from './aim.js';

/** The phrases by which that is chosen. */
export function phrasesOfEffect(catalogue: Catalogue, ability: Ability): readonly Aiming[] {
  const cannot = ability.ability === 'cannot';
  if (!cannot && ability.ability !== 'replacement') return [];
  const { by, object, other } = cannot ? ability.act : ability.watch;
  const { outcome, after = [] }: Partial<Replacement> = cannot ? {} : ability;
  const to =
    outcome?.outcome === 'modify'
      ? outcome.changes.flatMap((change) =>
          change.change === 'recipient' ? [...aimsOfWhat(change.to.object), ...aimsOfWho(change.to.by)] : [],
        )
      : [];
  const all = [...aimsOfWho(by), ...aimsOfWhat(object), ...aimsOfWhat(other), ...to];
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
