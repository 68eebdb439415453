/**
 * Whether the game has come back to where it was without anybody having chosen anything: then it goes round for ever. A
 * position that only grows is never the same moment again.
 */

import type { Position } from '../position/position.js';
import { momentOf } from './moment.js';

/** So many times the game is settled before anybody looks whether it goes round. */
const UNSUSPICIOUS = 8;

export class Rounds {
  private readonly position: Position;
  private settled = 0;
  private next = UNSUSPICIOUS;
  private before: { readonly glance: string; readonly moment: string } | null = null;

  constructor(position: Position) {
    this.position = position;
  }

  /** Whether the game stood here before; asked each time that it is settled. */
  closed(): boolean {
    const { position } = this;
    this.settled += 1;
    if (this.settled < this.next && !this.before) return false;
    const glance = JSON.stringify([position.zones, position.waiting.length]);
    if (this.before?.glance === glance && this.before.moment === momentOf(position)) return true;
    // What it is compared with is taken anew ever less often: sooner or later it lies on the round (Brent).
    if (this.settled >= this.next) {
      this.before = { glance, moment: momentOf(position) };
      this.next = this.settled * 2;
    }
    return false;
  }
}
