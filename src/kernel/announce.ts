/** Announcing what waits: its targets are chosen before any of those that wait with it resolves. */

import { Answers, Undecided } from '../evaluate/answers.js';
import { envWith } from '../position/env.js';
import type { SettleFrame } from '../position/frame.js';
import type { Waiting } from '../position/position.js';
import { aim } from './aim.js';
import type { Play } from './play.js';
import { update } from './work.js';

/** A waiting ability is announced: what it targets is chosen. Those that are announced together wait from the same moment on. */
export function announce(play: Play, frame: SettleFrame, waiting: Waiting): void {
  const { position, journal } = play.table;
  try {
    const answers = new Answers(frame.answers, play.policy.chooses);
    const words = envWith(waiting.env, { ability: waiting.ability });
    const env = aim(play, words, { what: 'this' }, answers);
    const announced = { ...waiting, moment: position.moment, env };
    update(play, frame, 'answers', []);
    journal.set(
      position,
      'waiting',
      position.waiting.map((one) => (one.id === waiting.id ? announced : one)),
    );
  } catch (undecided) {
    if (!(undecided instanceof Undecided)) throw undecided;
    journal.set(position, 'decision', undecided.decision);
  }
}
