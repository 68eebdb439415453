/**
 * After how many rounds the last comparison has turned that is made on the way. In a game as it stands after very many rounds
 * each number is what it was and so much for each round, and both can be read from it: they are that far apart. Whatever is
 * compared there is seen (`ground/far.ts`), and two numbers that grow each evenly come past one another once. After more
 * rounds than for the last of them everything goes the way that it goes after so many.
 *
 * Only what is compared as amounts is seen. Whether something is just one, or nothing, is found out by trying the first rounds.
 */

import { type Seeing, seen } from '../../ground/far.js';
import type { Steps } from '../../ground/steps.js';

/** A number that goes up by more in a round does not grow evenly, but has been multiplied with another. */
const MOST_A_ROUND = 10n ** 9n;

export class Turning {
  private readonly far: bigint;
  /** After so many rounds; null where that is not known. */
  last: bigint | null = 0n;

  /** @param far so many rounds have gone by where comparisons are seen */
  constructor(far: bigint) {
    this.far = far;
  }

  /** Looks while steps are done. */
  *over<Result>(steps: Steps<Result>): Steps<Result> {
    for (;;) {
      const next = seen(this.see, () => steps.next());
      if (next.done) return next.value;
      yield;
    }
  }

  private readonly see: Seeing = (one, other) => {
    if (this.last === null) return;
    const [left, right] = [this.read(one), other === null ? null : this.read(other)];
    if (!left || !right) {
      this.last = null;
      return;
    }
    const faster = left.grows - right.grows;
    if (faster === 0n) return;
    // They meet where what the one has more is what the other has grown more.
    const rounds = (right.begins - left.begins) / faster;
    if (rounds >= this.last) this.last = rounds + 1n;
  };

  /** What a number was, and what each round has added; null where it has not grown evenly. */
  private read(number: bigint): { readonly grows: bigint; readonly begins: bigint } | null {
    const half = this.far / 2n;
    const over = number + half;
    const grows = over / this.far - (over < 0n && over % this.far !== 0n ? 1n : 0n);
    if (grows > MOST_A_ROUND || grows < -MOST_A_ROUND) return null;
    return { grows, begins: number - grows * this.far };
  }
}
