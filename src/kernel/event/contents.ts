/** What an event contains: what something brings with it as it arrives, what it does to each of several. */

import { flatOps } from '../../ability/static.js';
import type { RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import { type GroupFrame, type Node, nodeWith } from '../../position/frame.js';
import { printedOn } from '../../position/object.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import { countsForEach } from '../../table/registry.js';
import { handsOf } from '../play/hands.js';
import type { Play } from '../play/play.js';
import { changeThese } from '../play/these.js';
import { newNode } from './raise.js';
import { singly } from './singly.js';

const NO_PARTS: ReturnType<NonNullable<EventRule['parts']>> = { before: [], after: [] };

/** Puts what an event contains beside it, to be looked at for itself and to happen with it (Magic 616.1g). */
export function open(play: Play, frame: GroupFrame, ids: readonly number[], rule: RuleKey): void {
  let next = frame.nodes.length;
  const among = flat(frame.nodes, ({ events }) => events);
  changeThese(play, frame, ids, (node) => {
    const first: Node[] = [];
    const after: Node[] = [];
    const events = node.events.map(
      (event) => play.catalogue.events[event.kind]?.conceive?.(handsOf(play), event, among) ?? event,
    );
    for (const [index, event] of events.entries()) {
      const parts = play.catalogue.events[event.kind]?.parts?.(play, event, among) ?? NO_PARTS;
      const was = node.events[index] ?? event;
      if (parts === NO_PARTS && was === event) continue;
      const { before, beside = [] } = parts;
      const also = flat(parts.after, (part) => (isOfEach(play, part) ? singly(play, part) : part));
      const all = [...before, ...also, ...beside];
      play.observer?.({ notice: 'opened', event, was, parts: all, beside, rule });
      const { id: within, inherited } = node;
      for (const part of before) {
        first.push(
          newNode(play, next++, [part], node.uses, { within, bound: false, settled: false, inherited }),
        );
      }
      for (const part of also) {
        after.push(
          newNode(play, next++, [part], node.uses, { within, bound: true, settled: true, inherited }),
        );
      }
      for (const part of beside)
        after.push(newNode(play, next++, [part], [], { within, bound: true, settled: false, inherited: 0 }));
    }
    return [...first, nodeWith(node, { events, state: 'open' }), ...after];
  });
}

/**
 * Whether it happens to equal objects of which each does something of its own, so that they are no group from then on: what
 * doubles beside another like it doubles again.
 */
function isOfEach({ table: { position, registry } }: Play, { object: id, share }: GameEvent): boolean {
  const object = id === null ? undefined : position.objects[id];
  if (!object || share !== null || object.count === 1) return false;
  const card = printedOn(object);
  if (card !== null && registry.countsForEach(card)) return true;
  return flatOps(object.copy?.except ?? []).some(
    (op) => op.op === 'gain' && op.abilities.some(countsForEach),
  );
}
