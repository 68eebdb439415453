/** What has come of what a text tells, for its later words: "destroyed this way", "the life lost this way". */

import type { Referent } from '../../ability/reference.js';
import { withRef } from '../../evaluate/env.js';
import { type Amount, add } from '../../ground/amount.js';
import { flat, kept } from '../../ground/list.js';
import { multiply } from '../../ground/product.js';
import type { Env, Value } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Node, ScriptFrame } from '../../position/frame.js';
import type { Play } from '../play/play.js';
import { manyOf } from './singly.js';

type Comes = NonNullable<ScriptFrame['comes']>;
type Objects = Extract<Value, { readonly objects: unknown }>;

const NONE: Objects = { objects: [], stints: [] };

/** The words before anything is done of which they speak so: what is not come to has come to nothing. */
export function withNothing(env: Env, comings: readonly Referent[]): Env {
  return comings.reduce((now, as) => (now.refs[as] ? now : withRef(now, as, NONE)), env);
}

/** The words after an act, with what it has come to beside what others of which they speak the same have. */
export function withCome(play: Play, env: Env, { as, to }: Comes, nodes: readonly Node[]): Env {
  const whole = kept(nodes, ({ within }) => within === null);
  const before = env.refs[as] ?? NONE;
  if (whole.some(({ origin }) => origin.amount !== null)) {
    const known = 'amount' in before ? before.amount : 0;
    return withRef(env, as, { amount: flat(whole, (node) => amountsOf(play, node)).reduce(add, known) });
  }
  const { objects, stints, past = [] } = 'objects' in before ? before : NONE;
  const now = flat(whole, (node) => doneTo(play, node, to));
  const pasts = [...objects.map((_, at) => past[at] ?? 0), ...now.map((one) => one.past)];
  return withRef(env, as, {
    objects: [...objects, ...now.map(({ object }) => object)],
    stints: [...stints, ...now.map(({ stint }) => stint)],
    ...(pasts.some((one) => one > 0) && { past: pasts }),
  });
}

/** How much of it has happened, to whomever: to each of several equal objects. */
function amountsOf(play: Play, { happened, events, origin }: Node): readonly Amount[] {
  if (!happened) return [];
  return flat(events, (event) =>
    event.kind === origin.kind ? [multiply(event.amount ?? 0, manyOf(play, event))] : [],
  );
}

/** To which objects it has happened as told, and how long ago each was as it was then, if that was on the field. */
function doneTo({ table }: Play, { objects, events, origin }: Node, to: Comes['to']) {
  return flat(objects, (id) => {
    const isSo = ({ kind, object, to: spot }: GameEvent): boolean =>
      kind === origin.kind && object === id && (to === null || spot?.zone === to);
    const object = table.position.objects[id];
    if (!object || !events.some(isSo)) return [];
    const { stint, was } = object;
    return [{ object: id, stint, past: was?.object.stint === stint - 1 ? 1 : 0 }];
  });
}
