/** What becomes of abilities that wait while something else goes on, where the rulebook has them miss their time. */

import { flat } from '../../ground/list.js';
import type { GameEvent } from '../../position/event.js';
import type { Waiting } from '../../position/position.js';
import { isOff } from '../../rulebook/game.js';
import type { Passing } from '../../rulebook/policy.js';
import { raise } from '../event/raise.js';
import type { Play } from '../play/play.js';

/** Something goes on: each ability that waits does so as before, in another way, or no longer. */
export function pass(play: Play, passing: Passing): void {
  const { position } = play.table;
  write(
    play,
    flat(position.waiting, (one) => become(play, one, passing)),
  );
}

/** These have happened, and what notices them comes to wait: whether in the middle of what belongs together. */
export function passWith(play: Play, events: readonly GameEvent[], notice: () => void): void {
  const { position } = play.table;
  const together = isTogether(play);
  pass(play, { passing: 'happens', events, together });
  const before = new Set(position.waiting.map(({ id }) => id));
  notice();
  write(
    play,
    flat(position.waiting, (one) =>
      before.has(one.id) ? one : become(play, one, { passing: 'arises', together }),
    ),
  );
}

/** An effect has been made that lasts, on objects or on the game. */
export function passLasting(play: Play, onObjects: boolean): void {
  pass(play, { passing: 'lasts', onObjects, together: isTogether(play) });
}

/** What belongs together is about to be done, unless it is a part of more that does. */
export function passBegun(play: Play): void {
  if (!isTogether(play)) pass(play, { passing: 'begins' });
}

/**
 * What comes next comes after what has been done so far: since it resolves now, or by the word of a text, and then after what
 * happens by rule at once, too.
 */
export function passPart(play: Play, by: 'then' | 'resolving'): void {
  if (by === 'resolving') return pass(play, { passing: 'resolves', waiting: null });
  pass(play, { passing: 'then' });
  const pressing = play.policy.presses(play);
  if (pressing) raise(play, pressing.events, [], pressing.rule);
}

/** Whether what is done is a part of steps that belong together, or one of several draws. */
function isTogether({ table }: Play): boolean {
  return table.position.work.some(
    (frame) => frame.frame === 'sequence' || (frame.frame === 'script' && frame.part === 'joined'),
  );
}

function become(play: Play, one: Waiting, passing: Passing): readonly Waiting[] {
  const lapse = play.policy.lapse?.(play, one, passing);
  if (lapse === undefined) return [one];
  if (typeof lapse === 'object') {
    if (isOff(play, lapse.rule)) return [one];
    play.observer?.({ notice: 'lapsed', waiting: one, ...lapse });
    return [];
  }
  const { late: _, ...fresh } = one;
  return [lapse === 'fresh' ? fresh : { ...one, late: lapse }];
}

function write({ table }: Play, waiting: readonly Waiting[]): void {
  const before = table.position.waiting;
  const same = waiting.length === before.length && waiting.every((one, at) => one === before[at]);
  if (!same) table.journal.set(table.position, 'waiting', [...waiting]);
}
