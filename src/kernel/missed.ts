/** Whether what is announced with targets has lost all of them by the time it resolves. */

import { envOf, withRef } from '../evaluate/env.js';
import { stillAimed } from '../evaluate/target.js';
import { type Aim, envWith } from '../position/env.js';
import type { GameObject } from '../position/object.js';
import type { Game } from '../rulebook/game.js';

/** @param aims what was chosen beforehand, for this object and for others */
export function missed(game: Game, object: GameObject, aims: readonly Aim[]): boolean {
  const texts = object.card === null ? [] : game.table.registry.ofCard(object.card);
  const own = aims.filter(
    ({ ability, chosen }) =>
      texts.some(({ key }) => key === ability) &&
      ('players' in chosen || ('objects' in chosen && chosen.objects.length > 0)),
  );
  let env = envOf(object);
  const isMissed = ({ ability, phrase, chosen }: Aim): boolean => {
    const still = stillAimed(game, envWith(env, { ability }), phrase, chosen);
    env = withRef(env, phrase.as, chosen);
    return 'objects' in still && still.objects.length === 0;
  };
  return own.length > 0 && own.map(isMissed).every((gone) => gone);
}
