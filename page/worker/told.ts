/** A ruling that has been given: as the page shows it, copied. */

import type { ExportRequest, RulingView } from '../protocol.js';
import type { Asked } from './case.js';
import { type Ruled, rulingView } from './ruling.js';

export class Told {
  readonly ruling: Ruled;

  constructor(ruling: Ruled) {
    this.ruling = ruling;
  }

  /** With what is wrong beside it. */
  async view({ beside, cards }: Asked, wrong = this.ruling.document.problems): Promise<RulingView> {
    const problems = [...beside, ...wrong];
    if (problems.length === 0) return rulingView(this.ruling, []);
    const { problemView } = await import('./problem.js');
    return rulingView(
      this.ruling,
      problems.map((problem) => problemView(problem, cards)),
    );
  }

  async export(as: ExportRequest['as']): Promise<string> {
    const { exported } = await import('./exported.js');
    return exported(this.ruling.document, as);
  }
}
