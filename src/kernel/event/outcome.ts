/** What became of what was done, and how later words speak of it. */

import { theseObjects, withRef } from '../../evaluate/env.js';
import { withFound } from '../../evaluate/reference/reach.js';
import { add } from '../../ground/amount.js';
import type { ObjectId } from '../../ground/id.js';
import { flat, kept } from '../../ground/list.js';
import { type Env, envWith, type Use, type Value } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { GroupFrame, Node, Outcome } from '../../position/frame.js';
import type { Play } from '../play/play.js';
import { update } from '../play/work.js';
import { withCome } from './come.js';
import { lostTo, without } from './out-of-sight.js';
import { amountOf } from './summed.js';

/** Tells what is beneath a group what became of what it did. */
export function tell(
  play: Play,
  outcome: Outcome,
  hidden: readonly ObjectId[] = NO_OBJECTS,
  nodes: readonly Node[] = NO_NODES,
): void {
  const beneath = play.table.position.work.at(-1);
  switch (beneath?.frame) {
    case 'script': {
      const lost = hidden.length > 0 ? lostTo(beneath.rest, hidden) : hidden;
      update(play, beneath, 'last', beneath.last?.partly ? { ...outcome, partly: true } : outcome);
      const env = following(play, beneath.env, outcome.objects);
      update(play, beneath, 'env', lost.length === 0 ? env : without(lost, env));
      if (beneath.comes) {
        update(play, beneath, 'env', withCome(play, beneath.env, beneath.comes, nodes));
        update(play, beneath, 'comes', null);
      }
      if (beneath.awaits === null) return;
      const { amount, objects } = outcome;
      const found = lost.length === 0 ? objects : objects.filter((id) => !lost.includes(id));
      const spoken = amount === undefined ? theseObjects(play, found) : { amount };
      update(play, beneath, 'env', withRef(beneath.env, beneath.awaits, spoken));
      return update(play, beneath, 'awaits', null);
    }
    case 'sequence':
    case 'group':
      return update(play, beneath, 'gathered', [...beneath.gathered, ...outcome.objects]);
    default:
  }
}

/**
 * A text that has moved something where everybody sees it does to what that has become whatever it does to it next, but
 * asks of what has left the field what it was there (last known information; Magic 608.2h).
 */
function following(play: Play, said: Env, moved: readonly ObjectId[]): Env {
  if (moved.length === 0) return said;
  const env = play.policy.anew ? withFound(play, said, moved) : said;
  const isOfMoved = (value: Value | null): value is Extract<Value, { readonly objects: unknown }> =>
    value !== null && 'objects' in value && value.objects.some((id) => moved.includes(id));
  if (!env.refs.some(isOfMoved)) return env;
  const { objects } = play.table.position;
  const stintOf = (id: ObjectId, stint: number): number => {
    const object = objects[id];
    if (!object || object.stint === stint || !moved.includes(id)) return stint;
    return play.catalogue.zones[object.zone]?.seen === 'all' ? object.stint : stint;
  };
  const refs = env.refs.map((value) => {
    if (!isOfMoved(value)) return value;
    const stints = value.stints.map((stint, at) => stintOf(value.objects[at] as ObjectId, stint));
    const past = value.objects.map((id, at) => {
      if (!moved.includes(id)) return value.past?.[at] ?? 0;
      const was = objects[id]?.was?.object.stint;
      return was !== undefined && was === value.stints[at] ? (stints[at] ?? 0) - was : 0;
    });
    return { objects: value.objects, stints, ...(past.some((one) => one > 0) && { past }) };
  });
  return envWith(env, { refs });
}

const NO_OBJECTS: readonly ObjectId[] = [];
const NO_NODES: readonly Node[] = [];

/** Whether what was applied takes the place of an event, and does not merely modify it or prevent some of it. */
function standsIn(play: Play, { ability: key }: Use): boolean {
  const ability = play.table.registry.ability(key);
  if (ability.ability !== 'replacement') return true;
  return ability.outcome.outcome === 'stand in' || ability.outcome.outcome === 'not';
}

/** What became of the events of a group. */
export function outcomeOf(play: Play, frame: GroupFrame): Outcome {
  const whole = kept(frame.nodes, (node) => node.within === null);
  const spokenOf = kept(whole, (node) => node.uses.length === node.inherited || play.policy.passesOn(node));
  const objects = flat(spokenOf, (node) => node.objects);
  // What happens to no object of its own happens to those of what it contains: cards are milled, tokens come one by one.
  for (const node of whole) {
    const { id, origin, objects: own } = node;
    const conceived = play.catalogue.events[origin.kind]?.conceive !== undefined && spokenOf.includes(node);
    if (origin.object !== null || (own.length > 0 && !conceived)) continue;
    for (const part of frame.nodes)
      if (part.within === id && part.bound) objects.push(...part.objects.filter((one) => !own.includes(one)));
  }
  if (spokenOf.length === whole.length) objects.push(...frame.gathered);
  const counted = kept(whole, ({ origin }) => play.catalogue.events[origin.kind]?.amounts === true);
  const alike = kept(whole, isAlike).length;
  const outcome: Outcome = {
    accepted: true,
    attempted: true,
    replaced: whole.some(({ uses, inherited }) =>
      uses.some((use, at) => at >= inherited && standsIn(play, use)),
    ),
    alike: alike === whole.length ? 'all' : alike > 0 ? 'some' : 'none',
    happened: whole.some((node) => node.happened || node.state === 'held'),
    objects,
  };
  return counted.length === 0 ? outcome : { amount: counted.map(amountOf).reduce(add, 0), ...outcome };
}

/** Whether the events of a node are of the kind, and lead to the place, of what was raised. */
function isAlike({ events, origin }: Node): boolean {
  const told = origin.detail?.told ?? origin.to?.zone;
  const alike = ({ kind, object, to }: GameEvent): boolean =>
    kind === origin.kind && object === origin.object && to?.zone === told;
  return events.length > 0 && events.every(alike);
}
