/** What comes first: among events that were raised together, and in choices. */

import type { Choice } from '../../explore/choice/choice.js';
import type { RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { Notice } from '../../kernel/play/observer.js';
import type { Domain } from '../../position/decision.js';
import type { GameEvent } from '../../position/event.js';

/**
 * What comes later is told by itself; what comes first, by the rule for that.
 * @param untold what has not been told yet, with what is told together with it
 */
export function comeApart(
  { events, later, rule }: Extract<Notice, { notice: 'first' }>,
  untold: Map<GameEvent, readonly GameEvent[]>,
  raisedBy: Map<GameEvent, RuleKey | readonly RuleKey[]>,
): void {
  for (const some of [events, later]) {
    const left = some.filter((event) => untold.has(event));
    for (const event of left) untold.set(event, left);
  }
  if (rule !== null) for (const event of events) raisedBy.set(event, rule);
}

/** Whether the open choices are all about what comes first. */
export function isOrder(witness: readonly Choice[]): boolean {
  const open = witness.filter(({ scripted }) => !scripted);
  return open.every(({ decision: { asks, domain } }) => {
    const declining = domain.of === 'options' && domain.options.some(({ option }) => option === 'decline');
    return asks === 'order' || (asks === 'apply' && !declining && !isOnOneOf(domain));
  });
}

/** Whether one effect is offered for one thing or another: what it is applied to is chosen, not only what comes first. */
function isOnOneOf(domain: Domain): boolean {
  const effects =
    domain.of === 'options' ? flat(domain.options, (one) => ('effect' in one ? [one.effect] : [])) : [];
  return new Set(effects).size < effects.length;
}

/** When something came about. */
interface Moments {
  readonly moments: readonly number[];
}

/**
 * Whether one came about before the second did, or together with it and after the first: then the second is not told with
 * the first, before that one.
 */
export function isBetween(one: Moments, first: Moments, second: Moments): boolean {
  if (second.moments.length === 0) return false;
  const [at, then] = [Math.min(...one.moments), Math.min(...second.moments)];
  return at < then || (at === then && at > Math.min(...first.moments));
}
