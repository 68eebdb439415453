/** What later sentences of an applied effect speak of that has only come about now: the card that was milled instead. */

import { theseObjects, withRef } from '../../evaluate/env.js';
import { severalFromTop } from '../../evaluate/reference/listed.js';
import type { EffectKey, EventKind, ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import type { GameEvent } from '../../position/event.js';
import type { Continuation, Node } from '../../position/frame.js';
import { isSeen } from '../event/out-of-sight.js';
import type { Play } from '../play/play.js';
import { takesTopOf } from './leaving.js';

/**
 * What goes on after events that have happened, with what it speaks of.
 * @param nodes all of the group
 * @param happened the events that have happened now, by the names of their nodes
 * @throws {Withheld} where some of them come one after the other, or are still to come, or one effect has been applied more
 * than once
 */
export function withComeOf(
  play: Play,
  after: readonly Continuation[],
  nodes: readonly Node[],
  happened: readonly (readonly GameEvent[] | undefined)[],
): readonly Continuation[] {
  return after.map((one) => {
    const { awaits, ...words } = one;
    const effect = words.env.uses.at(-1)?.effect;
    if (!awaits || effect === undefined) return one;
    const env = awaits.reduce(
      (now, { as, kind }) =>
        withRef(now, as, theseObjects(play, comeOf(play, effect, kind, nodes, happened))),
      words.env,
    );
    return { ...words, env };
  });
}

function comeOf(
  play: Play,
  effect: EffectKey,
  kind: EventKind,
  nodes: readonly Node[],
  happened: readonly (readonly GameEvent[] | undefined)[],
): readonly ObjectId[] {
  const made = nodes.filter(
    ({ uses, events }) =>
      uses.some((use) => use.effect === effect) && events.some((event) => event.kind === kind),
  );
  const isApart = ({ id, events }: Node): boolean =>
    happened[id] === undefined ||
    events.some((event) => (play.catalogue.events[kind]?.sequence?.(play, event) ?? []).length > 0);
  const ids = new Set(made.map(({ id }) => id));
  if (made.filter(({ within }) => within === null || !ids.has(within)).length > 1)
    withhold(
      'rule/not-modelled',
      'Of what one effect puts in place of several events later words speak; of which each time is not worked out here.',
    );
  const fromTop = flat(made, ({ events }) => events.filter((one) => takesTopOf(play, one, one.player)));
  const takesToo = (event: GameEvent): boolean =>
    fromTop.some(({ player }) => takesTopOf(play, event, player));
  if (nodes.some(({ id, events }) => !ids.has(id) && events.some(takesToo))) severalFromTop();
  if (made.some(isApart))
    withhold(
      'rule/not-modelled',
      'Of what comes about one after the other, in place of something else, later words speak; that is not worked out here.',
    );
  return flat(made, ({ id }) => {
    const own = flat(happened[id] ?? [], (event) =>
      event.kind === kind && event.object !== null ? [event.object] : [],
    );
    const parts = (): readonly ObjectId[] =>
      flat(nodes, (part) => (part.within === id && part.bound ? part.objects : []));
    const all = [...new Set([...own, ...parts()])];
    return play.catalogue.events[kind]?.lostFromSight ? all.filter((one) => isSeen(play, one)) : all;
  });
}
