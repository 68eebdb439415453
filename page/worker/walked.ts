/** What happens on the way to a place in the tree of choices. */

import { changes } from '../../src/explain/way/changes.js';
import { record } from '../../src/explain/way/record.js';
import type { WalkView } from '../protocol.js';
import { boardView } from './board.js';
import { played, type Ruled } from './ruling.js';

/** The way to a place; null where there is no such place. */
export function walked(
  { exploration, table, speech, document }: Ruled,
  path: readonly number[],
): WalkView | null {
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
