/** Looking ahead: whether any way of choosing leads to where something holds. All that is tried is taken back. */

import type { ObjectId } from '../ground/id.js';
import { withhold } from '../ground/problem.js';
import type { Answer, Decision } from '../position/decision.js';
import type { Play } from './play.js';

/** How what is tried goes on. */
export interface Going {
  begin(): void;
  /** To the next decision, or to the end of what is tried: then there is none. */
  goOn(): void;
  answer(decision: Decision, given: Answer): void;
}

/** More ways than any player has to pay for something on most boards. */
const MOST_WAYS = 1000;

/**
 * Whether what is tried comes, by some answers, to an end at which something holds.
 * @throws {Withheld} where there are too many ways to try them all
 */
export function canCome({ table }: Play, going: Going, holds: () => boolean): boolean {
  const { position, journal } = table;
  let ways = 0;
  const tried = (begin: () => void): boolean => {
    const before = journal.mark();
    try {
      begin();
      going.goOn();
      const { decision } = position;
      if (decision !== null) return comes(decision);
      if (++ways > MOST_WAYS) giveUp();
      return holds();
    } finally {
      journal.undo(before);
    }
  };
  const comes = (decision: Decision): boolean => {
    for (const given of answersTo(decision)) if (tried(() => going.answer(decision, given))) return true;
    return false;
  };
  return tried(() => going.begin());
}

function* answersTo({ domain }: Decision): Generator<Answer> {
  switch (domain.of) {
    case 'options':
      for (const option of domain.options.keys()) yield { option };
      return;
    case 'words':
      if (domain.open) giveUp();
      for (const word of domain.words) yield { word };
      return;
    case 'objects':
      for (let size = Number(domain.least); size <= Math.min(Number(domain.most), domain.from.length); size++)
        for (const objects of ofSize(domain.from, size)) yield { objects };
  }
}

function* ofSize(from: readonly ObjectId[], size: number): Generator<ObjectId[]> {
  if (size === 0) return yield [];
  for (const [at, first] of from.entries())
    for (const others of ofSize(from.slice(at + 1), size - 1)) yield [first, ...others];
}

function giveUp(): never {
  return withhold(
    'rule/not-modelled',
    'Whether any of so many ways to pay leaves something to target is not worked out.',
    'Begin with fewer cards to pay with.',
  );
}
