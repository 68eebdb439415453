/** What an effect has left nothing of: no life is lost, no counter is put. */

import { add } from '../../ground/amount.js';
import type { GameEvent } from '../../position/event.js';
import type { Step } from '../message/document.js';
import type { ChangeMessage, Happening, Unresolved, VerdictMessage } from '../message/message.js';
import { bringsCounters } from '../name/counters.js';
import { isAlike } from './amount.js';
import { inOne } from './brief.js';
import type { Dated, Root } from './fate.js';

/**
 * What comes to one at the same moment, where something of that has come to nothing: the life that a player loses by all that is
 * dealt to them at once. Empty where it comes to nobody, or nothing has.
 */
function besideNaught(root: Root, roots: readonly Root[]): readonly Root[] {
  const { event, part, scene, moment } = root;
  // Of what an object arrives with it is told how it arrives.
  if (event.amount === null || root.within.some((whole) => bringsCounters(event, whole.event))) return [];
  const alike = roots.filter(
    (one) => one.part === part && one.scene === scene && one.moment === moment && isAlike(one.event, event),
  );
  return alike.some(({ naught }) => naught) && alike.every(({ replaced }) => !replaced) ? alike : [];
}

/**
 * What comes at once to one, and of which some comes to nothing, is told by its sum, with the first of it; null where nothing
 * does.
 */
export function lessened(
  root: Root,
  roots: readonly Root[],
  dated: (root: Root, happens: Happening[], instead: Happening[], moments: readonly number[]) => Dated,
): readonly Dated[] | null {
  const all = besideNaught(root, roots);
  if (all.length === 0) return null;
  if (all[0] !== root) return [];
  const sumOf = (events: readonly GameEvent[]): Happening => ({
    ...root.said,
    amount: events.map(({ amount }) => amount ?? 0).reduce(add, 0),
  });
  const leaves = [...new Set(all.flatMap(({ happened }) => happened))];
  if (leaves.length === 0) return [dated(root, [], [sumOf([])], [])];
  const planned = sumOf(all.map(({ event }) => event));
  const moments = leaves.map(({ moment }) => moment);
  return [dated(root, [sumOf(leaves.map(({ event }) => event))], [planned], moments)];
}

function unresolvedIn(steps: readonly Step[]): readonly Unresolved[] {
  return steps.flatMap(({ lines }) =>
    lines.flatMap(({ message }) => (message.say === 'unresolved' ? [message] : [])),
  );
}

/**
 * What is told beside what becomes of everything: the effects that came to nothing since they are negated; where nothing that is
 * told has happened, what is different, and why nothing comes of what has been begun.
 */
export function comesToNothing(
  fates: readonly VerdictMessage[],
  changed: readonly ChangeMessage[],
  steps: readonly Step[],
): readonly VerdictMessage[] {
  const why = unresolvedIn(steps);
  if (fates.length > 0) return [...fates, ...why.filter((one) => one.why === 'negated')];
  const nothing = {
    say: 'nothing happens',
    changes: changed.filter(({ say }) => say !== 'unchanged'),
  } as const;
  // What is different all the same, as that a card lies elsewhere, is told in a sentence of its own.
  return nothing.changes.length > 0 ? [...inOne(why), nothing] : inOne([nothing, ...why]);
}
