/**
 * Whether the game has come back to where it was without anybody having chosen anything: then it goes round for ever. So it
 * does where it comes back but for numbers that grow, or for what has been left waiting beneath, and nothing asks for those
 * (`growth.ts`).
 */

import type { Game } from '../../rulebook/game.js';
import { type Growth, glanceAt, growthOf, type Stage, stageOf } from './stage.js';

/** So many times the game is settled before anybody looks whether it goes round. */
const UNSUSPICIOUS = 8;

/** Whether the game goes on for ever as it came to where it is: so much was added, and it was settled so often. */
type Grows = (now: Stage, grows: Growth, settled: number) => boolean;

/** So many stages are compared with one: a round that looks the same more often before it closes is not looked for. */
const MOST_COMPARED = 64;

interface Before {
  readonly glance: string;
  readonly stage: Stage;
  readonly settled: number;
  compared: number;
  /** It has been tried whether it grows from there. */
  tried: boolean;
}

/** Whether what waits beneath only waits: in some games it is looked at whatever goes on. */
export function pilesIn({ policy }: Game): boolean {
  return policy.lapse === undefined;
}

export class Rounds {
  private readonly game: Game;
  private readonly grows: Grows;
  private readonly piles: boolean;
  private settled = 0;
  private next = UNSUSPICIOUS;
  private before: Before | null = null;
  /** How often the game is settled in the round that it has been found to go. */
  length = 0;

  /** @param piles whether more may wait beneath in each round */
  constructor(game: Game, grows: Grows = () => false, piles = false) {
    this.game = game;
    this.grows = grows;
    this.piles = piles;
  }

  /** Whether the game stood here before, and goes on so; asked each time that it is settled. */
  closed(): boolean {
    this.settled += 1;
    if (this.settled < this.next && !this.before) return false;
    const { game, before } = this;
    const { position } = game.table;
    const glance = glanceAt(position);
    // Where fewer abilities wait than did, it has not come back.
    const isLike =
      before?.glance === glance &&
      before.stage.waits.length <= position.waiting.length &&
      before.compared < MOST_COMPARED;
    const stage = isLike || this.settled >= this.next ? stageOf(game) : null;
    if (stage && before && this.isRound(before, stage)) return true;
    // What it is compared with is taken anew ever less often: sooner or later it lies on the round (Brent).
    if (stage && this.settled >= this.next) {
      this.before = { glance, stage, settled: this.settled, compared: 0, tried: false };
      this.next = this.settled * 2;
    }
    return false;
  }

  private isRound(before: Before, now: Stage): boolean {
    before.compared += 1;
    const grows = growthOf(before.stage, now, { piles: this.piles, falls: true });
    if (!grows) return false;
    this.length = this.settled - before.settled;
    const isSame = before.stage.waits.length === now.waits.length && grows.every((more) => more === 0n);
    if (isSame) return true;
    if (before.tried) return false;
    before.tried = true;
    return this.grows(now, grows, this.length);
  }
}
