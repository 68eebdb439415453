/** What stands in the way of a board, each with its place in the file. */

import type { Place, Problem } from '../../ground/problem.js';
import type { Source } from '../source.js';

/** Where something stands in a scenario: keys, and numbers in lists. */
export type Path = readonly PropertyKey[];

export class Faults {
  readonly problems: Problem[] = [];
  private readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }

  place(path: Path): Place {
    return this.source.place(path);
  }

  /** @param code stable, with its area: `scenario/which-object` */
  add(code: string, message: string, path: Path, advice: string): void {
    this.problems.push({ code, message, advice, place: this.place(path) });
  }

  /** What is wrong with a key, and not with what stands behind it. */
  addOfKey(code: string, message: string, path: Path, advice: string): void {
    this.problems.push({ code, message, advice, place: this.source.keyPlace(path) });
  }
}
