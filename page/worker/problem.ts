/** Problems with the places that the page marks. */

import type { Problem } from '../../src/ground/problem.js';
import type { CardLibrary } from '../../src/scenario/library.js';
import { unreadProblem } from '../../src/scenario/unread.js';
import type { BoardView, ProblemView, Said } from '../protocol.js';

/**
 * That no ruling can be given, and why. The board stands where there is one nevertheless.
 *
 * @param cards where a clause is looked for that is not understood
 */
export function refusal(
  problems: readonly Problem[],
  cards: CardLibrary | null,
  board: BoardView | null,
  game: string | null,
): Said {
  return { say: 'problems', problems: problems.map((one) => problemView(one, cards)), board, game };
}

/** @param cards where a clause is looked for that is not understood */
export function problemView(problem: Problem, cards: CardLibrary | null): ProblemView {
  const { code, message, advice, place } = problem;
  return {
    code,
    message,
    advice: advice ?? null,
    place: place
      ? { line: place.line, column: place.column, length: lengthOf(place.excerpt, place.column) }
      : null,
    within: problem.within && cards ? withinOf(problem, cards) : null,
  };
}

/** How much is marked: the word or the quoted text that begins there. */
function lengthOf(excerpt: string | undefined, column: number): number {
  const rest = excerpt?.slice(column - 1) ?? '';
  const [word = ''] = /^("[^"]*"|'[^']*'|[^,:\]}#]+)/.exec(rest) ?? [];
  return Math.max(1, word.trimEnd().length);
}

/** The card whose text it is about. */
function withinOf({ message }: Problem, cards: CardLibrary): ProblemView['within'] {
  for (const name of new Set(cards.names())) {
    if (!message.includes(name)) continue;
    const found = cards.find(name, null);
    if ('problem' in found) continue;
    const { card, pieces } = found;
    for (const { trouble } of pieces) {
      if (!trouble || unreadProblem(name, card.text, trouble, undefined).message !== message) continue;
      const { unread, at } = trouble;
      return { card: name, text: card.text, start: unread.start, end: unread.end, at };
    }
  }
  return null;
}
