/** Monsters that are turned face-down: nothing is left of what they were but how they were summoned. */

import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { cite, type Rule } from '../rule.js';
import { AFFECT } from '../word.js';
import { isFaceDown } from './hidden.js';

export const TURNING_DOWN: { readonly [kind: string]: EventRule } = {
  'turn face down': {
    views: [AFFECT],
    impossible: whyNotTurned,
    by: () => cite('turned-down'),
    happen: (hands, { object: id }) => {
      if (id === null) return false;
      const { controller, status, linked } = hands.object(id);
      const pointing = hands.game.table.position.objects.filter((one) =>
        one.linked['points to']?.includes(id),
      );
      // What lasted on it, its counters, and what others remembered it by are gone, as if it had come there anew.
      hands.move(id, { zone: 'monsters', holder: null, at: null }, { controller });
      for (const word of [...status.filter(isKept), 'defense', 'face down']) hands.status(id, word, true);
      // Where it lies has not changed.
      for (const one of pointing) hands.link(one.id, 'points to', [id]);
      if (linked['points to']) hands.link(id, 'points to', linked['points to']);
      return true;
    },
  },
};

/** How it was summoned, and whence. */
function isKept(word: string): boolean {
  return /^(?:.+ summoned|from .+)$/.test(word) && word !== 'gemini summoned';
}

/** @throws {Withheld} of what is never face-down */
function whyNotTurned(game: Game, { object: id }: GameEvent): Rule | null {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (object?.zone !== 'monsters') return cite('not-there');
  if (isFaceDown(object.status)) return cite('impossible');
  if (object.token || wordsOf(game, viewOf(game, object.id), 'type').includes('link'))
    withhold(
      'rule/not-modelled',
      'That a Token or a Link Monster, which is never face-down, is not chosen for an effect that turns it face-down is not worked out.',
    );
  return null;
}
