/** What fails altogether because a part of it is replaced. */

import type { RuleKey } from '../ground/id.js';
import type { GroupFrame } from '../position/frame.js';
import type { Play } from './play.js';
import { nodeOf } from './work.js';

/** By which rule an event fails; `partly`: what takes the place of it, a part, happens nevertheless. */
export interface Failing {
  readonly rule: RuleKey;
  readonly partly: boolean;
}

/** What fails, whole and parts, since a part is replaced and not merely modified. */
export function failing(play: Play, frame: GroupFrame): ReadonlyMap<number, Failing> {
  const { catalogue, table } = play;
  const replaced = new Set<number>();
  for (const { ability: key, results } of frame.assigned) {
    const ability = table.registry.ability(key);
    if (ability.ability === 'replacement' && ability.outcome.outcome === 'modify') continue;
    for (const { node } of results) replaced.add(node);
  }
  const failed = new Map<number, Failing>();
  for (const id of replaced) {
    const whole = nodeOf(frame, nodeOf(frame, id)?.within ?? -1);
    const { whole: rule, partly } = catalogue.events[whole?.origin.kind ?? ''] ?? {};
    if (!whole || rule === undefined) continue;
    failed.set(whole.id, { rule, partly: false });
    for (const part of frame.nodes)
      if (part.within === whole.id)
        failed.set(part.id, { rule, partly: replaced.has(part.id) && (partly?.(play) ?? false) });
  }
  return failed;
}

/** Tells what does not come about, and by which rule. */
export function reportFailing(play: Play, frame: GroupFrame, failed: ReadonlyMap<number, Failing>): void {
  for (const { id, origin, within } of frame.nodes) {
    const fails = within === null ? failed.get(id) : undefined;
    if (fails) play.observer?.({ notice: 'impossible', event: origin, rule: fails.rule, by: null });
  }
}
