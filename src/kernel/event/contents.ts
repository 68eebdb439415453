/** What an event contains: what something brings with it as it arrives, what it does to each of several. */

import type { RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { type GroupFrame, type Node, nodeWith } from '../../position/frame.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import { handsOf } from '../play/hands.js';
import type { Play } from '../play/play.js';
import { changeThese } from '../play/these.js';
import { joined } from './joined.js';
import { newNode } from './raise.js';
import { apart } from './singly.js';

const NO_PARTS: ReturnType<NonNullable<EventRule['parts']>> = { before: [], after: [] };

/** Puts what an event contains beside it, to be looked at for itself and to happen with it (Magic 616.1g). */
export function open(play: Play, frame: GroupFrame, ids: readonly number[], rule: RuleKey): void {
  let next = frame.nodes.length;
  const among = flat(frame.nodes, ({ events }) => events);
  const { objects } = play.table.position;
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
      const also = flat(parts.after, (part) =>
        part.object !== null && objects[part.object]?.count !== 1 ? apart(play, part) : part,
      );
      const all = [...before, ...also, ...beside];
      play.observer?.({ notice: 'opened', event, was, parts: all, beside, rule });
      const { id: within, inherited } = node;
      for (const part of before) {
        first.push(
          newNode(play, next++, [part], node.uses, { within, bound: false, settled: false, inherited }),
        );
      }
      for (const one of joined(play, also)) {
        after.push(newNode(play, next++, one, node.uses, { within, bound: true, settled: true, inherited }));
      }
      for (const part of beside)
        after.push(newNode(play, next++, [part], [], { within, bound: true, settled: false, inherited: 0 }));
    }
    return [...first, nodeWith(node, { events, state: 'open' }), ...after];
  });
}
