/** Which kind of event an ability looks at: the key under which it is found when such an event is on its way. */

import type { Ability } from '../ability/ability.js';
import type { Act } from '../ability/act.js';
import type { What } from '../ability/reference.js';
import type { EventKind } from '../ground/id.js';
import { flat } from '../ground/list.js';
import type { GameEvent } from '../position/event.js';

/** An event of this kind, or of this kind to one zone. */
export type WatchKey = string;

/** The key of what a pattern looks at. @example watchKey({ event: 'move', to: { zone: 'hand' } }) // => 'move>hand' */
export function watchKey(act: Act): WatchKey {
  return act.to && !act.to.otherThan ? `${act.event}>${act.to.zone}` : act.event;
}

/** The keys of a pattern: that of each kind of event that it looks at, where it is one of several. */
export function watchKeys(act: Act): readonly WatchKey[] {
  const keys = new Set((act.either ?? [act]).map(watchKey));
  // What is found under its kind wherever it leads is not found again under where it leads.
  return [...keys].filter((key) => !key.includes('>') || !keys.has(key.slice(0, key.indexOf('>'))));
}

/** The keys under which an event is looked up, when it may be watched as these kinds. */
export function eventKeys({ to }: GameEvent, kinds: readonly EventKind[]): readonly WatchKey[] {
  return to ? flat(kinds, (kind) => [kind, `${kind}>${to.zone}`]) : kinds;
}

/** The pattern by which an ability waits for events; null for one that does not. */
export function watched(ability: Ability): Act | null {
  switch (ability.ability) {
    case 'replacement':
      return ability.watch;
    case 'triggered':
    case 'triggers more':
      return ability.on;
    case 'cannot':
      return ability.act;
    default:
      return null;
  }
}

/**
 * Whether an ability concerns only the object that it is on. Such an ability is found at the object to which
 * something happens; any other is found in the index, whatever it happens to.
 */
export function concernsItself(ability: Ability): boolean {
  const what =
    ability.ability === 'static' ? ability.affects : (watched(ability)?.object ?? watched(ability)?.other);
  return what !== undefined && isThis(what);
}

function isThis(what: What): boolean {
  return what.what === 'this';
}
