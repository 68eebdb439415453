/** What has come of what a text tells, for its later words: "destroyed this way", "the life lost this way". */

import type { Referent } from '../../ability/reference.js';
import { withRef } from '../../evaluate/env.js';
import { type Amount, add } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
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
  const now = flat(whole, (node) => doneTo(play, node, to, nodes));
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
function doneTo(play: Play, node: Node, to: Comes['to'], nodes: readonly Node[]) {
  const { events, origin } = node;
  return flat(node.objects, (id) => {
    const isSo = ({ kind, object, to: spot }: GameEvent): boolean =>
      kind === origin.kind && object === id && (to === null || spot?.zone === to);
    if (!events.some(isSo)) return [];
    return flat(setApartFrom(play, id, node, nodes), (one) => {
      const object = play.table.position.objects[one];
      if (!object) return [];
      const { stint, was } = object;
      return [{ object: one, stint, past: was?.object.stint === stint - 1 ? 1 : 0 }];
    });
  });
}

/** What happens to several equal objects happens to each that its parts have set apart from them: a hand that is discarded. */
function setApartFrom(
  { table }: Play,
  id: ObjectId,
  whole: Node,
  nodes: readonly Node[],
): readonly ObjectId[] {
  const { objects } = table.position;
  const parts = flat(nodes, ({ within, bound, origin: { object, from } }) =>
    within === whole.id && bound && object !== null && from === whole.origin.from ? [object] : [],
  );
  const others = parts.filter((one) => one !== id && objects[one]?.card === objects[id]?.card);
  return [id, ...new Set(others)];
}
