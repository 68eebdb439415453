/**
 * After how many rounds the last comparison has turned that is made on the way. In a game as it stands after very many rounds
 * each number is what it was and so much for each round, and both can be read from it: they are that far apart. Whatever is
 * compared there is seen (`ground/far.ts`), and two numbers that grow each evenly come past one another once. After more
 * rounds than for the last of them everything goes the way that it goes after so many.
 *
 * Of rounds of several kinds those of each kind are so many more than those of the one before that what each has added can
 * be read as well. Two numbers come past one another once in whatever order the rounds are gone, unless one kind brings
 * them nearer to one another and another kind farther apart.
 *
 * Only what is compared as amounts is seen. Whether something is just one, or nothing, is found out by trying the first rounds.
 */

import { type Seeing, seen } from '../../ground/far.js';
import type { Steps } from '../../ground/steps.js';

/** A number that goes up by more in a round does not grow evenly, but has been multiplied with another. */
const MOST_A_ROUND = 10n ** 9n;

/** What a number was, and what a round of each kind has added. */
interface Reading {
  readonly begins: bigint;
  readonly grows: readonly bigint[];
}

export class Turning {
  private readonly fars: readonly bigint[];
  /** After so many rounds of each kind; null where that is not known. */
  last: bigint | null = 0n;

  /** @param fars so many rounds of each kind have gone by where comparisons are seen: of each far more than of the one before */
  constructor(fars: readonly bigint[]) {
    this.fars = fars;
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
    const faster = left && right && left.grows.map((grows, kind) => grows - (right.grows[kind] ?? 0n));
    if (!faster || (faster.some((more) => more > 0n) && faster.some((more) => more < 0n))) {
      this.last = null;
      return;
    }
    const together = faster.reduce((sum, more) => sum + more, 0n);
    if (together === 0n) return;
    // They meet where what the one has more is what the other has grown more; those that go apart have met before, if ever.
    const apart = right.begins - left.begins;
    if (apart !== 0n && apart < 0n !== together < 0n) return;
    const rounds = apart / together;
    if (rounds >= this.last) this.last = rounds + 1n;
  };

  /** Null where a number has not grown evenly. */
  private read(number: bigint): Reading | null {
    let begins = number;
    const grows = this.fars.map(() => 0n);
    for (const [kind, far] of [...this.fars.entries()].toReversed()) {
      const over = begins + far / 2n;
      const times = over / far - (over < 0n && over % far !== 0n ? 1n : 0n);
      if (times > MOST_A_ROUND || times < -MOST_A_ROUND) return null;
      grows[kind] = times;
      begins -= times * far;
    }
    return { begins, grows };
  }
}
