/** Monsters that are turned face-down: what lasted on them is over, and what is being done to them goes on. */

import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { cite, type Rule } from '../rule.js';
import { AFFECT, BATTLING } from '../word.js';
import { isFaceDown, isNeverFaceDown } from './hidden.js';
import { asksHidden, isGivingBack, isLost, isMeantOtherwise } from './meant.js';
import { keepDeeds } from './this-turn.js';

export const TURNING_DOWN: { readonly [kind: string]: EventRule } = {
  'turn face down': {
    views: [AFFECT],
    impossible: whyNotTurned,
    by: () => cite('turned-down'),
    happen: (hands, { object: id }) => {
      if (id === null) return false;
      const before = hands.object(id);
      const { controller, linked, stint } = before;
      const stays = before.status.filter((word) => isKept(hands.game, before, word));
      const pointing = hands.game.table.position.objects.filter((one) =>
        one.linked['points to']?.includes(id),
      );
      // What lasted on it, its counters, and what others remembered it by are gone, as if it had come there anew.
      hands.move(id, { zone: 'monsters', holder: null, at: null }, { controller });
      for (const word of [...stays, 'defense', 'face down']) hands.status(id, word, true);
      keepDeeds(hands.game, id, stint);
      // Where it lies has not changed.
      for (const one of pointing) hands.link(one.id, 'points to', [id]);
      if (linked['points to']) hands.link(id, 'points to', linked['points to']);
      hands.follow(id, {
        settled: (aim) => asksHidden(aim) !== 'nothing' && !isLost(hands.game, aim),
        goes: (effect) => isGivingBack(hands.game, effect),
      });
      return true;
    },
  },
};

/** How it was summoned, and whence; and that it is attacked. A monster that attacked does so no more. */
function isKept({ table }: Game, { controller }: GameObject, word: string): boolean {
  if (word === BATTLING) return controller !== table.position.turn.player;
  return /^(?:.+ summoned|from .+)$/.test(word) && word !== 'gemini summoned';
}

/** @throws {Withheld} of what something else is still to be done to, where no answer says whether it is */
function whyNotTurned(game: Game, { object: id, cause }: GameEvent): Rule | null {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (object?.zone !== 'monsters') return cite('not-there');
  if (isFaceDown(object.status)) return cite('impossible');
  if (isNeverFaceDown(game, object.id)) return cite('never-face-down');
  if (isMeantOtherwise(game, object.id, cause.source))
    withhold(
      'rule/not-modelled',
      'What else is to be done to a monster that is turned face-down, by an effect that has targeted it or waits, is not worked out.',
    );
  return null;
}
