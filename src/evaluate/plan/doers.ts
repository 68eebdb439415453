/** Who does what happens to others, where the text names several: "each creature you control deals damage". */

import type { Act } from '../../ability/act.js';
import type { What } from '../../ability/reference.js';
import { refersTo } from '../../ability/referents.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { type Env, envWith } from '../../position/env.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import { theseObjects, withRef } from '../env.js';
import { standAsOne } from '../reference/listed.js';
import { hasLeft, movedSince } from '../reference/past.js';
import type { Selection } from '../reference/selection.js';

/** One that does it, with the words that mean it alone. */
export interface Doer {
  readonly other: ObjectId | null;
  readonly env: Env;
  /** Since the words spoke of it, it has left the field, or moved so often. */
  readonly told: { readonly left?: true; readonly since?: number };
}

/**
 * Those whom a text has do it, each for itself.
 * @param now the words once everything has been chosen
 * @throws {Withheld} where it is not clear whether it is done by each, or to whom
 */
export function doersOf(game: Game, act: Act, env: Env, chosen: Selection, now: Env): readonly Doer[] {
  const { other: what } = act;
  if (!what) return [];
  const { objects } = chosen;
  if (objects.length > 1) refuse(game, act);
  if (objects.some((id) => objectOf(game, id).count !== 1)) standAsOne();
  return objects.map((other): Doer => {
    const words = objects.length > 1 ? withRef(now, referentOf(what), theseObjects(game, [other])) : now;
    if (hasLeft(game, env, what, other)) return { other, env: words, told: { left: true } };
    const since = movedSince(game, env, what, other);
    return { other, env: words, told: since > 0 ? { since } : {} };
  });
}

function refuse({ catalogue }: Game, act: Act): void {
  const referent = referentOf(act.other);
  const back = referent !== undefined && [act.object, act.by].some((words) => refersTo(words, referent));
  if (!catalogue.events[act.event]?.byOther || back)
    withhold('rule/not-modelled', 'What several do that a text names together is not worked out here.');
}

function referentOf(what: What | undefined): number | undefined {
  return what !== undefined && 'as' in what ? what.as : undefined;
}

/** The same words as they are carried out by a player, who need not be the "you" of them. */
export function doneBy(env: Env, player: PlayerId): Env {
  if (player !== env.you) return env.actor === player ? env : envWith(env, { actor: player });
  if (env.actor === undefined) return env;
  const { actor: _, ...own } = env;
  return own;
}

/** @throws {Withheld} of "that many" where each of several players has done something else before */
export function mustCountForOne({ amount }: Act): void {
  if (typeof amount === 'object' && 'came' in amount && amount.said)
    withhold(
      'rule/not-modelled',
      'What each of several players does as often as they have done something else is not worked out here.',
    );
}
