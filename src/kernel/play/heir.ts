/** When one object takes another's place: whatever is said of the one is said of the other. */

import type { ObjectId } from '../../ground/id.js';
import type { LastingEffect } from '../../position/effect.js';
import { type Aim, type Env, envWith, type Value } from '../../position/env.js';
import { eventWith } from '../../position/event.js';
import { type Continuation, type Node, nodeWith } from '../../position/frame.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { Following } from '../../rulebook/hands.js';
import { enlistLasting } from '../../table/enlist.js';

/** An object in one of its stints. */
export interface Stint {
  readonly object: ObjectId;
  readonly stint: number;
}

/** Effects that last on an object, or that were made of it, last on its heir. */
export function handOnEffects(game: Game, from: Stint, to: Stint): void {
  write(game, (effect) => handedOn(effect, from, to));
}

/** What lasts on an object lasts on another as well, each as it is now. */
export function shared(game: Game, of: ObjectId, part: ObjectId): void {
  shareEffects(game, stintOf(game, of), stintOf(game, part));
}

function stintOf(game: Game, object: ObjectId): Stint {
  return { object, stint: objectOf(game, object).stint };
}

/** Effects that last on a group last on a part that is divided from it as well. */
export function shareEffects(game: Game, of: Stint, part: Stint): void {
  write(game, (effect) =>
    effect.on.some((one) => isSame(one, of)) ? { ...effect, on: [...effect.on, part] } : effect,
  );
}

/** What lasts on a group lasts on a part that is divided from it, and what remembers the group remembers the part. */
export function shareGroup(game: Game, of: Stint, part: Stint): void {
  shareEffects(game, of, part);
  const { index, journal, position } = game.table;
  for (const id of index.having('links')) {
    const other = position.objects[id];
    if (!other) continue;
    const known = Object.entries(other.linked);
    if (!known.some(([, ids]) => ids.includes(of.object))) continue;
    const linked = known.map(
      ([relation, ids]) => [relation, ids.includes(of.object) ? [...ids, part.object] : ids] as const,
    );
    journal.set(other, 'linked', Object.fromEntries(linked));
  }
}

/** Writes effects anew, and enlists those that are others now. */
export function write(game: Game, how: (effect: LastingEffect) => LastingEffect): void {
  const { table } = game;
  const { position, journal, index } = table;
  const changed: LastingEffect[] = [];
  const effects = position.effects.map((effect) => {
    const now = how(effect);
    if (now !== effect) changed.push(now);
    return now;
  });
  if (changed.length === 0) return;
  journal.set(position, 'effects', effects);
  for (const effect of changed) {
    index.removeLasting(effect.id);
    enlistLasting(table, effect);
  }
  table.touch();
}

function handedOn(effect: LastingEffect, from: Stint, to: Stint): LastingEffect {
  const refs = effect.refs.map((value) => renamed(value, from, to));
  const on = effect.on.map((one) => (isSame(one, from) ? to : one));
  const aimed = effect.aimed?.map((aim) => ({ ...aim, chosen: renamed(aim.chosen, from, to) }));
  const same =
    refs.every((value, at) => value === effect.refs[at]) &&
    on.every((one, at) => one === effect.on[at]) &&
    (aimed ?? []).every(({ chosen }, at) => chosen === effect.aimed?.[at]?.chosen);
  return same ? effect : { ...effect, refs, on, ...(aimed ? { aimed } : {}) };
}

/** Words that are being carried out, wait or have made an effect, and speak of an object speak of its heir. */
export function handOnWords(game: Game, from: Stint, to: Stint): void {
  const { position, journal } = game.table;
  write(game, (effect) => {
    const refs = effect.refs.map((value) => renamed(value, from, to));
    return refs.every((value, at) => value === effect.refs[at]) ? effect : { ...effect, refs };
  });
  const continued = (one: Continuation): Continuation => ({ ...one, env: spoken(one.env, from, to) });
  const goingOn = (node: Node): Node => nodeWith(node, { after: node.after.map(continued) });
  for (const frame of position.work) {
    if (frame.frame === 'script') journal.set(frame, 'env', spoken(frame.env, from, to));
    if (frame.frame !== 'group') continue;
    journal.set(frame, 'nodes', frame.nodes.map(goingOn));
    const assigned = frame.assigned.map((one) => ({ ...one, after: one.after && continued(one.after) }));
    journal.set(frame, 'assigned', assigned);
  }
  for (const [until, nodes] of Object.entries(position.held)) {
    journal.entry(position.held, until, nodes.map(goingOn));
  }
  const waiting = position.waiting.map((one) => ({ ...one, env: spoken(one.env, from, to) }));
  if (waiting.length > 0) journal.set(position, 'waiting', waiting);
}

/**
 * An object has become another one, and is the same to words that are being carried out: they go on to speak of it, and what
 * they were chosen for fits them where it is `settled`. Of effects that last only those which `goes` names speak of it.
 */
export function followed(game: Game, id: ObjectId, { settled, goes }: Following): void {
  const { position, journal } = game.table;
  const to = stintOf(game, id);
  const from = { ...to, stint: to.stint - 1 };
  for (const frame of position.work) {
    if (frame.frame !== 'script') continue;
    const { env } = frame;
    const refs = env.refs.map((value) => renamed(value, from, to));
    const aimed = env.aimed?.map((aim): Aim => {
      const chosen = renamed(aim.chosen, from, to);
      if (chosen === aim.chosen) return aim;
      return { ...aim, chosen, ...(settled(aim) && { settled: true }) };
    });
    const isOwn = env.source === from.object && (env.found ?? env.stint) === from.stint;
    journal.set(
      frame,
      'env',
      envWith(env, { refs, ...(aimed && { aimed }), ...(isOwn && { found: to.stint }) }),
    );
  }
  write(game, (effect) => (goes(effect) ? handedOn(effect, from, to) : effect));
}

function spoken(env: Env, from: Stint, to: Stint): Env {
  const refs = env.refs.map((value) => renamed(value, from, to));
  const aimed = env.aimed?.map((aim) => ({ ...aim, chosen: renamed(aim.chosen, from, to) }));
  // "This", "me" and "here" are the heir's, too.
  const own = env.source === from.object && env.stint === from.stint;
  const source = own ? { source: to.object, stint: to.stint } : {};
  // So is "the other creature" of a battle.
  const { event, met } = env;
  const other =
    event && met === from.stint && event.other === from.object
      ? { event: eventWith(event, { other: to.object }), met: to.stint }
      : {};
  return envWith(env, { refs, ...(aimed ? { aimed } : {}), ...source, ...other });
}

function renamed<V extends Value | null>(value: V, from: Stint, to: Stint): V | Value {
  if (!value || !('objects' in value)) return value;
  const at = value.objects.map((object, index) => isSame({ object, stint: value.stints[index] ?? 0 }, from));
  if (!at.includes(true)) return value;
  return {
    objects: value.objects.map((object, index) => (at[index] ? to.object : object)),
    stints: value.stints.map((stint, index) => (at[index] ? to.stint : stint)),
    ...(value.past && { past: value.past.map((past, index) => (at[index] ? 0 : past)) }),
  };
}

export function isSame(a: Stint, b: Stint): boolean {
  return a.object === b.object && a.stint === b.stint;
}
