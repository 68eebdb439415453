/** How much a walk has found, and whether that is enough. */

import type { Decision } from '../../position/decision.js';
import type { Cut } from './graph.js';
import { type ExploreLimits, limitsOf } from './limits.js';
import { noLimit } from './no-limit.js';

/** How much is known of a ruling. */
export interface Extent {
  /** Positions in which somebody must decide. */
  readonly positions: number;
  readonly outcomes: number;
  /** What is kept of them, in bytes, as far as that can be told. */
  readonly memory: number;
}

/** Bytes, about, as `bench/reach.ts` measures them: a junction, */
const JUNCTION = 1000;
/** each option or object that it offers, */
const OFFER = 260;
/** each of its answers that was followed, */
const BRANCH = 300;
/** and a text beside its characters. */
const TEXT = 100;

/**
 * Thrown where a limit of a walk is reached, wherever that is on a path or on a trial beside it, or what is followed is not
 * what was meant.
 */
export class Enough {
  readonly of: Cut;
  readonly meter: Meter;

  constructor(of: Cut, meter: Meter) {
    this.of = of;
    this.meter = meter;
  }
}

export class Meter {
  private readonly limits: ExploreLimits;
  private readonly clock: (() => number) | null;
  private readonly began: number;
  private positions = 0;
  private outcomes = 0;
  private kept = 0;

  /** @throws {RangeError} `limit/unknown` where a limit is none, or the clock tells no time */
  constructor(limits?: Partial<ExploreLimits>, clock: (() => number) | null = null) {
    this.clock = clock;
    this.began = clock?.() ?? 0;
    if (Number.isNaN(this.began)) noLimit('time', this.began);
    this.limits = limitsOf(limits);
  }

  /** @param beside bytes that are kept to tell positions apart */
  found(beside: number): Extent {
    return { positions: this.positions, outcomes: this.outcomes, memory: this.kept + beside };
  }

  /** @throws {Enough} where there is no room for another junction */
  junction(decision: Decision, beside: number): void {
    if (this.positions >= this.limits.positions) throw new Enough('positions', this);
    if (this.kept + beside > this.limits.memory) throw new Enough('memory', this);
    this.positions += 1;
    this.kept += JUNCTION + offers(decision) * OFFER;
  }

  branch(): void {
    this.kept += BRANCH;
  }

  /** @throws {Enough} where there is no room for another end */
  end(text: string): void {
    if (this.outcomes >= this.limits.outcomes) throw new Enough('outcomes', this);
    this.outcomes += 1;
    this.kept += text.length + TEXT;
  }

  /** @throws {Enough} where the time is up */
  beat(): void {
    if (this.clock && !(this.clock() - this.began <= this.limits.time)) throw new Enough('time', this);
  }

  /** Nothing has been found. */
  clear(): void {
    this.positions = 0;
    this.outcomes = 0;
    this.kept = 0;
  }
}

/** How much a decision lists. */
export function offers({ domain }: Decision): number {
  if (domain.of === 'options') return domain.options.length;
  return (domain.of === 'objects' ? domain.from : domain.words).length;
}
