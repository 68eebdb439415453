/** A ruling held against the plain enumeration in everything that it says. */

import { expect } from 'vitest';
import type { Choice } from '../../src/explore/choice/choice.js';
import { pathTo, type Ruling } from '../../src/explore/ruling.js';
import { Withheld } from '../../src/ground/problem.js';
import { type Board, expectTheSame, expectWitnessed, plainly, ruled } from './boards.js';

/** The ruling of a board, which is what all of its paths come to; null where they are too many, or it is withheld. */
export function compared(set: Board, most: number): Ruling | null {
  const seen = new Seen();
  const plain = withheldIsNull(() => plainly(set, most, (choices, end) => seen.path(choices, end)));
  if (!plain) return null;
  const ruling = ruled(set);
  expectTheSame(ruling, plain);
  expectWitnessed(set, ruling);
  for (const [met, { matters }] of ruling.decisions.entries())
    expect(matters, `decision ${met}`).toBe(seen.matters(pathTo(ruling, met)));
  return ruling;
}

/** What each answer to each decision of the paths left open. */
class Seen {
  private readonly open = new Map<string, Map<string, Set<string>>>();

  path(choices: readonly Choice[], end: string): void {
    let before = '';
    for (const choice of choices) {
      const answers = this.open.get(before) ?? new Map<string, Set<string>>();
      this.open.set(before, answers);
      const answer = said(choice);
      answers.set(answer, (answers.get(answer) ?? new Set()).add(end));
      before += answer;
    }
  }

  /** Whether the answers to the decision at the end of a path do not all leave the same open. */
  matters(path: readonly Choice[]): boolean {
    const answers = this.open.get(path.map(said).join(''));
    if (!answers) throw new Error('no such path');
    const ends = [...answers.values()].map((some) => [...some].sort().join('\n'));
    return new Set(ends).size > 1;
  }
}

function said({ answer }: Choice): string {
  return `${JSON.stringify(answer)};`;
}

export function withheldIsNull<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch (withheld) {
    if (withheld instanceof Withheld) return null;
    throw withheld;
  }
}
