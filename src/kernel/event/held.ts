/** Events that are decided and held back, until they are released. */

import { type GroupFrame, nodeWith } from '../../position/frame.js';
import type { Play } from '../play/play.js';
import { changeThese } from '../play/these.js';
import { pushFrame } from '../play/work.js';

/** Sets decided events aside until they are released. */
export function hold(play: Play, frame: GroupFrame, ids: readonly number[], until: string): void {
  const { position, journal } = play.table;
  const held = frame.nodes.filter(({ id }) => ids.includes(id));
  journal.entry(position.held, until, [...(position.held[until] ?? []), ...held]);
  changeThese(play, frame, ids, (node) => nodeWith(node, { state: 'held' }));
}

/** Carries out what was held back. */
export function release(play: Play, held: string): void {
  const { position, journal } = play.table;
  const nodes = position.held[held] ?? [];
  if (nodes.length === 0) return;
  journal.entry(position.held, held, undefined);
  pushFrame(play, {
    frame: 'group',
    nodes: nodes.map((node) => nodeWith(node, { state: 'live' })),
    assigned: [],
    gathered: [],
    since: position.clock,
    released: true,
  });
}
