/** A whole of several parts comes about in full or not at all: it is broken where a part is replaced. */

import type { RuleKey } from '../../ground/id.js';
import type { GroupFrame } from '../../position/frame.js';
import type { Play } from '../play/play.js';
import { nodeOf } from '../play/work.js';

/** By which rule an event does not come about; `partly`: what takes the place of it, a part, happens nevertheless. */
export interface Broken {
  readonly rule: RuleKey;
  readonly partly: boolean;
}

/** What is broken, whole and parts, since a part is replaced and not merely modified. */
export function breaking(play: Play, frame: GroupFrame): ReadonlyMap<number, Broken> {
  const { catalogue, table } = play;
  const replaced = new Set<number>();
  for (const { ability: key, results } of frame.assigned) {
    const ability = table.registry.ability(key);
    if (ability.ability === 'replacement' && ability.outcome.outcome === 'modify') continue;
    for (const { node } of results) replaced.add(node);
  }
  const found = new Map<number, Broken>();
  for (const id of replaced) {
    const whole = nodeOf(frame, nodeOf(frame, id)?.within ?? -1);
    const { whole: rule, partly } = catalogue.events[whole?.origin.kind ?? ''] ?? {};
    if (!whole || rule === undefined) continue;
    found.set(whole.id, { rule, partly: false });
    for (const part of frame.nodes)
      if (part.within === whole.id)
        found.set(part.id, { rule, partly: replaced.has(part.id) && (partly?.(play) ?? false) });
  }
  return found;
}

/** Tells what does not come about, and by which rule. */
export function reportBroken(play: Play, frame: GroupFrame, broken: ReadonlyMap<number, Broken>): void {
  for (const { id, origin, within } of frame.nodes) {
    const one = within === null ? broken.get(id) : undefined;
    if (one) play.observer?.({ notice: 'impossible', event: origin, rule: one.rule, by: null });
  }
}
