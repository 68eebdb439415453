/** What earlier instructions of a text have done something to: "each creature destroyed this way". */

import type { Quantity } from '../../ability/quantity.js';
import type { Description, Done, Referent } from '../../ability/reference.js';
import { type Amount, add, compare } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Env, Value } from '../../position/env.js';
import type { GameObject } from '../../position/object.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { describes } from '../condition/test.js';
import { asOf } from './past.js';

/** Those that fit the noun, each as it was when it was done, if that took it from the field. */
export function doneTo(game: Game, env: Env, { of, described }: Done): readonly View[] {
  const value = comeOf(env, of);
  if (!('objects' in value)) return [];
  const { objects, stints, past = [] } = value;
  return objects.flatMap((id, at) => {
    const back = past[at] ?? 0;
    const view = asOf(game, id, (stints[at] ?? 0) - back);
    // What it is where nobody sees it is not defined (Magic 701.9c); that it is there is known.
    if (back === 0 && !isSeen(game, view)) return isBare(described) ? [view] : [];
    return describes(game, env, described, view, true) ? [view] : [];
  });
}

/** Those that have not been elsewhere since: what has is another object (Magic 400.7). */
export function stillThere(game: Game, env: Env, what: Done): readonly ObjectId[] {
  const value = comeOf(env, what.of);
  if (!('objects' in value)) return [];
  const ids = doneTo(game, env, what).map(({ object }) => object.id);
  return ids.filter((id) => objectOf(game, id).stint === value.stints[value.objects.indexOf(id)]);
}

/** How much has come of it, or to how many objects it was done: to all, or to those of the player of whom it were most. */
export function amountDone(game: Game, env: Env, { came, most }: Came): Amount {
  const value = comeOf(env, came);
  if ('amount' in value) return value.amount;
  const done = 'objects' in value ? value.objects.map((id) => objectOf(game, id)) : [];
  const all = (those: readonly GameObject[]): Amount => those.map(({ count }) => count).reduce(add, 0);
  if (!most) return all(done);
  const each = game.table.position.players.map(({ id }) => all(done.filter(({ owner }) => owner === id)));
  return each.reduce((one, other) => (compare(one, other) < 0 ? other : one), 0);
}

type Came = Extract<Quantity, { readonly came: unknown }>;

/** @throws {Withheld} where it is brought about otherwise than by what a text tells step by step */
function comeOf({ refs }: Env, of: Referent): Value {
  return (
    refs[of] ??
    withhold(
      'rule/not-modelled',
      'What words say of what was done this way, as a part of something else that happens, is not worked out here.',
    )
  );
}

function isSeen({ catalogue }: Game, { object: { zone } }: View): boolean {
  const { seen = 'all' } = catalogue.zones[zone] ?? {};
  return seen === 'all';
}

/** A noun that fits whatever card it is. */
function isBare({ adjectives, head, which }: Description): boolean {
  return !adjectives && !which && 'sort' in head && !head.kinds && !head.anyKind && !head.noun;
}
