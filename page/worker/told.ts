/** A ruling that has been given: as the page shows it, walked through, copied. */

import { changes } from '../../src/explain/way/changes.js';
import { record } from '../../src/explain/way/record.js';
import type { ExportRequest, RulingView, WalkView } from '../protocol.js';
import { boardView } from './board.js';
import type { Asked } from './case.js';
import { played, type Ruled, rulingView } from './ruling.js';

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

  /** What happens on the way to a place in the tree; null where there is no such place. */
  walk(path: readonly number[]): WalkView | null {
    const { exploration, table, speech, document } = this.ruling;
    const choices = exploration.ways().choices(path);
    if (!choices) return null;
    const { ruleset, start, words, language } = table;
    const { play, naming, steps, whyNot } = record(ruleset, start, choices, { language, counting: false });
    return {
      steps: speech.steps(steps),
      board: boardView(table, play),
      whyNot: speech.reasons(whyNot),
      changes: changes(played(table, []), play, naming, document.words ?? words).map((one) =>
        speech.change(one),
      ),
    };
  }

  async export(as: ExportRequest['as']): Promise<string> {
    const { document } = this.ruling;
    if (as === 'json') return JSON.stringify(document, null, 2);
    const { rulingText } = await import('../../src/explain/text/text.js');
    return rulingText(document, { why: true, width: 80 });
  }
}
