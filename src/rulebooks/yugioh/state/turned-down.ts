/** Monsters that are turned face-down: nothing is left of what they were but how they were summoned. */

import { isAnywhere, type Words } from '../../../ability/anywhere.js';
import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../../ground/id.js';
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

/** @throws {Withheld} of what is never face-down, and of what something else is still to be done to */
function whyNotTurned(game: Game, { object: id, cause }: GameEvent): Rule | null {
  const object = id === null ? undefined : game.table.position.objects[id];
  if (object?.zone !== 'monsters') return cite('not-there');
  if (isFaceDown(object.status)) return cite('impossible');
  if (isNeverFaceDown(game, object.id))
    withhold(
      'rule/not-modelled',
      'What an effect that turns monsters face-down does to a Token or a Link Monster, which is never face-down, is not worked out.',
    );
  if (isMeantElsewhere(game, object.id, cause.source))
    withhold(
      'rule/not-modelled',
      'What else is to be done to a monster that is turned face-down, by an effect that has targeted it or waits, is not worked out.',
    );
  return null;
}

/** Tokens and Link Monsters have no face-down position. */
function isNeverFaceDown(game: Game, id: ObjectId): boolean {
  const view = viewOf(game, id);
  return view.object.token || wordsOf(game, view, 'type').includes('link');
}

/** Whether an effect that is still to be carried out, or waits for something, speaks of a monster; what only lasts on it is over. */
function isMeantElsewhere({ table }: Game, id: ObjectId, by: ObjectId | null): boolean {
  const { work, waiting, effects } = table.position;
  const speaks =
    (of: ObjectId | null) =>
    ({ objects }: Words): boolean =>
      Array.isArray(objects) && objects.includes(of);
  // What turns it face-down speaks of it itself.
  const others = work.flatMap((frame) =>
    frame.frame === 'script' && frame.env.source !== by && !isAnywhere(frame.env.refs, speaks(by))
      ? [frame.env]
      : [],
  );
  const delayed = effects.filter(({ made }) => {
    const maker = table.registry.maker(made);
    return maker.do === 'last' && maker.abilities.some(({ ability }) => ability === 'triggered');
  });
  return [...others, ...waiting.map(({ env }) => env), ...delayed].some(({ refs, aimed }) =>
    isAnywhere([refs, aimed], speaks(id)),
  );
}
