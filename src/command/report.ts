/** A problem in words: where, what, the line that is meant, what to do. */

import type { Place, Problem } from '../ground/problem.js';

/** `file:line:column: message [code]`, then the source line with a caret, then the advice. */
export function problemText({ code, message, advice, place, within }: Problem): string {
  const lines = [`${place ? `${placeText(place)}: ` : ''}${message} [${code}]`];
  if (place) lines.push(...marked(place));
  if (within) {
    lines.push(`  line ${within.line}, column ${within.column} of the text:`, ...marked(within));
  }
  if (advice) lines.push(`  ${advice}`);
  return lines.join('\n');
}

/** @example placeText({ file: 'a.yaml', line: 2, column: 7 }) // => 'a.yaml:2:7' */
export function placeText({ file, line, column }: Place): string {
  return `${file ?? 'input'}:${line}:${column}`;
}

/** The most that is shown of a line. */
const WIDEST = 100;

/** A line and a caret under the place that is meant. */
export function marked({ excerpt, column }: Place): string[] {
  if (excerpt === undefined || excerpt.trim() === '' || column > excerpt.length + 1) return [];
  const start = column > WIDEST - 20 ? column - 40 : 0;
  const shown = excerpt.slice(start, start + WIDEST);
  const before = shown.slice(0, column - 1 - start).replace(/[^\t]/g, ' ');
  const [left, right] = [start > 0 ? '…' : '', excerpt.length > start + WIDEST ? '…' : ''];
  return [`  ${left}${shown}${right}`, `  ${left && ' '}${before}^`];
}
