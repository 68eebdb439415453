/** What objects were when they were spoken of, and as they last were where they have left since. */

import type { What } from '../../ability/reference.js';
import type { ObjectId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import type { Env } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { View } from '../../table/view.js';
import { arrivingView } from '../object/ahead.js';
import { viewOf } from '../object/characteristics.js';
import { doneTo } from './done.js';
import { mentioned } from './selection.js';

/**
 * The objects that a phrase means as they are, or, where one has moved on since it was spoken of, as it was; one that is
 * only arriving as it would be.
 */
export function looked(game: Game, env: Env, what: What): readonly View[] {
  const ids = mentioned(game, env, what);
  const { event } = env;
  const [only, ...others] = ids;
  if (event?.detail?.arrival && only !== undefined && others.length === 0 && only === event.object) {
    // Once it is there it is what it is, whatever has been made of its arrival since; and once it has left again, what it was.
    const arrives = objectOf(game, only).zone !== event.to?.zone;
    if (arrives && movedSince(game, env, what, only) === 0) return [arrivingView(game, event)];
  }
  if (what.what === 'this') return ids.map((id) => asOf(game, id, env.stint));
  if (what.what === 'done') return doneTo(game, env, what);
  if (what.what === 'role' && event) {
    const other = otherOf(game, event);
    return other ? [other] : [];
  }
  if (what.what !== 'that') return ids.map((id) => viewOf(game, id));
  const value = env.refs[what.of];
  if (!value || !('stints' in value)) return ids.map((id) => viewOf(game, id));
  const { objects, stints, past = [] } = value;
  // "That card", and "that monster in the GY", is what it has become.
  const isCard =
    what.at !== undefined || (what.head !== undefined && 'sort' in what.head && what.head.sort === 'card');
  return ids.map((id) => {
    const at = objects.indexOf(id);
    return asOf(game, id, (stints[at] ?? 0) - (isCard ? 0 : (past[at] ?? 0)));
  });
}

/**
 * An object as it is, or as it was in an earlier stint if that was its last on the field.
 * @throws {Withheld} `rule/not-modelled` where it has been there and left again since: of that only the last is remembered
 */
export function asOf(game: Game, id: ObjectId, stint: number): View {
  const object = objectOf(game, id);
  const last = object.was?.object.stint ?? -1;
  if (object.stint === stint || last < stint) return viewOf(game, id);
  if (last > stint)
    withhold('rule/not-modelled', 'What an object was before it came back and left again is not remembered.');
  return lastOnField(game, id);
}

/** An object as it last was on the field, if it has left it, with the keywords that it had there. */
export function lastOnField(game: Game, id: ObjectId): View {
  const { was } = objectOf(game, id);
  return was ? { object: { ...was.object, was: null }, traits: was.traits, abilities: [] } : viewOf(game, id);
}

/** By what an event is done, as it is or, where it has left before, as it last was; in the stint in which it is meant. */
export function otherOf(game: Game, { other, detail }: Pick<GameEvent, 'other' | 'detail'>): View | null {
  if (other === null) return null;
  if (detail?.left) return lastOnField(game, other);
  const view = viewOf(game, other);
  const { since } = detail ?? {};
  return since === undefined
    ? view
    : { ...view, object: { ...view.object, stint: view.object.stint - since } };
}

/** How often what words mean has moved since it was what they mean; nothing where they mean it as it is. */
export function movedSince(game: Game, env: Env, what: What, id: ObjectId): number {
  const { stint } = objectOf(game, id);
  if (what.what === 'this') return id === env.source ? stint - env.stint : 0;
  const value = what.what === 'that' ? env.refs[what.of] : null;
  if (!value || !('objects' in value)) return 0;
  return stint - (value.stints[value.objects.indexOf(id)] ?? stint);
}

/** Whether what words mean has left the field since they spoke of it. */
export function hasLeft(game: Game, env: Env, what: What, id: ObjectId): boolean {
  if (what.what !== 'this' && what.what !== 'that') return false;
  return looked(game, env, what).some(
    ({ object }) => object.id === id && object.stint !== objectOf(game, id).stint,
  );
}
