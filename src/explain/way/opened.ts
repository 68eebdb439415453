/** An event that contains others, which are told each for itself: what the words of a way keep of those. */

import type { RuleKey } from '../../ground/id.js';
import type { Notice } from '../../kernel/play/observer.js';
import type { GameEvent } from '../../position/event.js';
import type { Fates } from '../fate/fate.js';
import { bringsCounters } from '../name/counters.js';
import type { Naming } from '../name/things.js';

/** What a way is told with so far. */
interface Telling {
  readonly naming: Naming;
  readonly fates: Fates;
  readonly untold: Map<GameEvent, readonly GameEvent[]>;
  readonly raisedBy: Map<GameEvent, RuleKey | readonly RuleKey[]>;
  readonly within: Map<GameEvent, GameEvent>;
  readonly bringing: Set<GameEvent>;
  readonly among: Set<GameEvent>;
  would(events: readonly GameEvent[]): void;
}

/** It has been told of all of them together; from now on each is called by its own name. */
export function hearApart(telling: Telling, { event, into }: Extract<Notice, { notice: 'apart' }>): void {
  const { naming, fates, within } = telling;
  telling.would([event]);
  naming.remember(into);
  const whole = within.get(event);
  for (const one of into) {
    fates.summed([event], one);
    if (whole) within.set(one, whole);
  }
}

/** The parts are on their way. */
export function hearOpened(
  { naming, fates, untold, raisedBy, within, bringing, among }: Telling,
  { event, was, parts, beside, rule }: Extract<Notice, { notice: 'opened' }>,
): void {
  naming.remember(parts, event);
  fates.opened(event, was, parts);
  if (parts.some((part) => bringsCounters(part, event))) bringing.add(event);
  for (const part of beside) raisedBy.set(part, rule);
  for (const part of parts) {
    untold.set(part, [part]);
    within.set(part, event);
    if (part.object !== event.object || among.has(event)) among.add(part);
  }
}
