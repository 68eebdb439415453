/** What conditions ask of how a permanent came to be: cast from where, with what paid (400.7d), what went before. */

import type { Env } from '../../position/env.js';
import type { GameObject } from '../../position/object.js';
import type { FactRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import { COLORS } from './card.js';

/** Under which words a spell, and the permanent that it becomes, remembers what was done as it was cast. */
const REMEMBERED = { kicked: 'kicked', bargained: 'bargained', from: 'cast from' } as const;

/** Nobody has written down what went before. */
const UNKNOWN: FactRule = { so: () => null };

export const ENTERING_FACTS: { readonly [fact: string]: FactRule } = {
  'you cast it': { so: wasCast },
  'you cast it from your hand': { so: wasCastFromHand },
  "you didn't cast it from your hand": { so: (game, env) => not(wasCastFromHand(game, env)) },
  "tribute wasn't paid": { so: (game, env) => sourceOf(game, env)?.chosen.tribute === undefined },
  'an opponent lost life this turn': UNKNOWN,
  'an opponent was dealt damage this turn': UNKNOWN,
  'a permanent you controlled left the battlefield this turn': UNKNOWN,
  'at least three mana of the same color was spent to cast this spell': UNKNOWN,
  ...Object.fromEntries(
    Object.values(COLORS).map((color) => [
      `at least three ${color} mana was spent to cast this spell`,
      UNKNOWN,
    ]),
  ),
};

/** What is asked of the object by whatever name the text calls it: "this creature was kicked". */
export const OWN_FACTS: { readonly [fact: string]: FactRule } = {
  'was kicked': remembered(REMEMBERED.kicked),
  'was bargained': remembered(REMEMBERED.bargained),
  // Of several kickers it is not known which was paid (702.33c).
  'was kicked with its': UNKNOWN,
};

/** Whether a cost was paid for the spell. What was there from the beginning may have been anything. */
function remembered(word: string): FactRule {
  return {
    so: (game, env) => {
      const object = sourceOf(game, env);
      if (!object) return null;
      return object.chosen[word] !== undefined || (isListed(object) ? null : false);
    },
  };
}

/** It is a spell as it enters; what enters from anywhere else was not cast. */
function wasCast(game: Game, env: Env): boolean | null {
  const object = sourceOf(game, env);
  if (!object || object.zone === 'battlefield') return null;
  return object.zone === 'stack' && object.controller === env.you;
}

function wasCastFromHand(game: Game, env: Env): boolean | null {
  const cast = wasCast(game, env);
  return cast === true ? sourceOf(game, env)?.chosen[REMEMBERED.from] === undefined : cast;
}

function not(so: boolean | null): boolean | null {
  return so === null ? null : !so;
}

function sourceOf(game: Game, { source }: Env): GameObject | null {
  return source === null ? null : (game.table.position.objects[source] ?? null);
}

function isListed({ zone, stint }: GameObject): boolean {
  return zone === 'battlefield' && stint === 0;
}
