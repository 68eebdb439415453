/** Kinds of counter that a scenario writes on objects, as its texts and the rules call them. */

import type { Amount } from '../../ground/amount.js';
import { nameAdvice } from '../../ground/near.js';
import type { Card } from '../../position/card.js';
import type { GameObject } from '../../position/object.js';
import type { Definition } from '../../rulebooks/definition.js';
import { bareKind, kindAmong } from '../counters.js';
import type { Faults, Path } from './faults.js';

/** An object on which a scenario says that there are counters. */
export interface Counted {
  readonly object: GameObject;
  readonly path: Path;
}

/**
 * Gives each kind the word by which abilities know it. One of which neither a text nor a rule speaks is a problem: what is
 * said of it would be said in vain.
 */
export function nameCounters(
  { ownCounter }: Definition,
  counted: readonly Counted[],
  cards: readonly Card[],
  faults: Faults,
): void {
  if (counted.length === 0) return;
  const kinds = kindsIn(cards.map(({ abilities }) => abilities));
  const texts = cards.map(({ text }) => text.toLowerCase());
  const known = (kind: string): string | null => {
    const lower = kind.toLowerCase();
    const named = kindAmong(kind, kinds) ?? (ownCounter?.(lower) ? lower : null);
    return named ?? (texts.some((text) => speaksOf(text, lower, kinds)) ? kind : null);
  };
  for (const { object, path } of counted) {
    const named = new Map<string, Amount>();
    for (const [written, amount] of Object.entries(object.counters)) {
      const at = [...path, 'counters', written];
      const kind = known(bareKind(written));
      if (kind === null) {
        const message = `Nothing here speaks of ${bareKind(written)} counters.`;
        faults.addOfKey('scenario/unknown-counter', message, at, nameAdvice(bareKind(written), kinds));
      } else if (named.has(kind)) {
        const message = `How many ${kind} counters there are is written twice.`;
        faults.addOfKey('scenario/counter-twice', message, at, 'Write it once.');
      } else named.set(kind, amount);
    }
    object.counters = Object.fromEntries(named);
  }
}

/** Kinds of which abilities speak. */
function kindsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) {
    if ((key === 'counter' || key === 'counters') && typeof part === 'string') found.add(part);
    else kindsIn(part, found);
  }
  return found;
}

/** Whether a text that is not all understood names a kind, or speaks of counters of any kind. */
function speaksOf(text: string, kind: string, kinds: ReadonlySet<string>): boolean {
  for (const { index } of text.matchAll(/\s+counters?\b/g)) {
    const before = text.slice(0, index);
    if (before.endsWith(kind)) return true;
    if (![...kinds].some((one) => before.endsWith(one.toLowerCase()))) return true;
  }
  return false;
}
