/** What an event consists of, done one after the other: cards that are drawn in turn. */

import type { GameEvent } from '../../position/event.js';
import type { Node, SequenceFrame } from '../../position/frame.js';
import { tell } from '../event/outcome.js';
import { raise } from '../event/raise.js';
import type { Play } from '../play/play.js';
import { DONE, popFrame, pushFrame, update } from '../play/work.js';
import { passBegun } from '../waiting/lapse.js';
import { staysDeclined } from './picking.js';

/** Begins with them: nothing else comes before they are done. */
export function beginSequence(play: Play, events: GameEvent[], { uses, declined: all }: Node): void {
  if (play.policy.lapse) passBegun(play);
  const declined = staysDeclined(play) ? all : [];
  pushFrame(play, { frame: 'sequence', events, next: 0, uses, declined, gathered: [] });
}

/** Goes on with the next of them; after the last what waits for them is told what has been gathered. */
export function stepSequence(play: Play, frame: SequenceFrame): void {
  const { events, next, uses, declined, gathered } = frame;
  const event = events[next];
  if (!event) {
    popFrame(play);
    return tell(play, { ...DONE, objects: gathered });
  }
  update(play, frame, 'next', next + 1);
  raise(play, [event], uses, null, declined);
}
