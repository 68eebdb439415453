/** What conditions ask of how a permanent came to be: cast from where, with what paid (400.7d), what went before. */

import { type Amount, compare } from '../../../ground/amount.js';
import type { Env } from '../../../position/env.js';
import type { FactRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { COLORS } from '../card.js';
import { REMEMBERED, speaker, wasCastBy, wasCastFrom, wasPaid } from '../casting/remembered.js';
import { told } from '../casting/told.js';
import { AS_CREATURE, ENTERS_AS_CREATURE } from './sunburst.js';
import { PAID } from './tribute.js';

/** Nobody has written down it down. */
export const UNKNOWN: FactRule = { so: () => null };

export const ENTERING_FACTS: { readonly [fact: string]: FactRule } = {
  'you cast it': { so: wasCast },
  'you cast it from your hand': { so: wasCastFromHand },
  "you didn't cast it from your hand": { so: (game, env) => not(wasCastFromHand(game, env)) },
  "tribute wasn't paid": { so: (game, env) => speaker(game, env)?.chosen[PAID] === undefined },
  'at least three mana of the same color was spent to cast this spell': {
    so: (game, env) => oneOf(Object.values(COLORS).map((color) => wasSpent(game, env, color))),
  },
  ...Object.fromEntries(
    Object.values(COLORS).map((color) => [
      `at least three ${color} mana was spent to cast this spell`,
      { so: (game, env) => wasSpent(game, env, color) } satisfies FactRule,
    ]),
  ),
};

/** What keywords ask that act only on what enters. */
export const IS_ENTERING = 'it is entering';

/** That mana of a color was spent to cast it: how much is what the condition is about. */
export function spentOn(color: string): string {
  return `${color} mana was spent`;
}

/** What is asked of the object by whatever name the text calls it: "this creature was kicked". */
export const OWN_FACTS: { readonly [fact: string]: FactRule } = {
  ...Object.fromEntries(
    Object.values(COLORS).map((color) => [
      spentOn(color),
      { so: (game, env, least) => wasSpent(game, env, color, Number(least ?? 1)) } satisfies FactRule,
    ]),
  ),
  // What is put on it is put there as it enters.
  [IS_ENTERING]: { so: (_game, { event }) => event?.detail?.arrival !== undefined },
  [AS_CREATURE]: ENTERS_AS_CREATURE,
  'was kicked': { so: wasPaid(REMEMBERED.kicked) },
  'was bargained': { so: wasPaid(REMEMBERED.bargained) },
  'was bought back': { so: wasPaid(REMEMBERED.boughtBack) },
  // A permanent that was cast from the graveyard (702.138b).
  escaped: { so: wasCastFrom('graveyard') },
  // Of several kickers it is not known which was paid (702.33c).
  'was kicked with its': UNKNOWN,
  // Of what would enter: it is no spell that is there to become a permanent.
  "it wasn't cast": { so: (_game, { event }) => (event ? event.from !== 'stack' : null) },
};

/**
 * It is a spell as it enters, and remembers later that it was one; what enters from anywhere else was not cast. Of what is
 * there from the beginning nobody has written it down.
 */
function wasCast(game: Game, env: Env): boolean | null {
  const object = speaker(game, env);
  if (!object) return null;
  if (object.zone === 'stack') return object.controller === env.you;
  return object.zone === 'battlefield' ? wasCastBy(object, env.you) : false;
}

function wasCastFromHand(game: Game, env: Env): boolean | null {
  const cast = wasCast(game, env);
  return cast === true ? wasCastFrom('hand')(game, env) : cast;
}

/** Whether so much mana of a color or more was spent; what was not cast had none spent on it. */
function wasSpent(game: Game, env: Env, color: string, least = 3): boolean | null {
  const spent = (what: string): Amount | null => told(game, env, what);
  const [own, all] = [spent(`${color} mana spent to cast it`), spent('mana spent to cast it')];
  if (own !== null) return compare(own, least) >= 0;
  return all !== null && compare(all, least) < 0 ? false : null;
}

/** So where one is known to be so; not so where none can be. */
function oneOf(known: readonly (boolean | null)[]): boolean | null {
  if (known.includes(true)) return true;
  return known.includes(null) ? null : false;
}

function not(so: boolean | null): boolean | null {
  return so === null ? null : !so;
}
