/** Clauses that are not understood, as problems: what, where in the text, how far reading came, and what to do. */

import type { Place, Problem } from '../ground/problem.js';
import { quote } from '../ground/quote.js';
import type { Amiss } from '../language/binding.js';
import type { Trouble } from '../language/language.js';

/** More of a clause is not quoted in a message. */
const LONGEST_QUOTE = 200;

/**
 * A clause that is not understood, as a problem.
 * @param ignorable the clause may be listed under `ignoring`
 */
export function unreadProblem(
  of: string,
  text: string,
  trouble: Trouble,
  place: Place | undefined,
  ignorable = true,
): Problem {
  const clause = text.slice(trouble.unread.start, trouble.unread.end).trim();
  const message = `I don't understand this clause of ${of}: ${quote(quotedClause(clause))}.`;
  const ignore = ignorable ? ' If the clause is beside the point, list it under `ignoring`.' : '';
  return {
    code: trouble.code,
    message,
    advice: `${troubleAdvice(trouble)}${ignore}`,
    within: placeInText(text, trouble.at),
    ...(place ? { place } : {}),
  };
}

/** A clause as messages quote it: of a long one the beginning. */
export function quotedClause(clause: string): string {
  return clause.length > LONGEST_QUOTE ? `${clause.slice(0, LONGEST_QUOTE)}…` : clause;
}

/** Where a character of a text stands. */
export function placeInText(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  const excerpt = text.split('\n')[before.length - 1] ?? '';
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, excerpt };
}

/** How far reading came and what was expected there, or what the clause could mean. */
export function troubleAdvice({ code, understood, expected, meanings, unclear }: Trouble): string {
  if (code === 'text/ambiguous') return `It could mean: ${meanings.join(' / ')}`;
  if (code === 'text/too-long') return 'It is longer than any clause that is read.';
  if (code === 'text/too-intricate') return 'It can be divided into phrases in more ways than are followed.';
  if (code === 'text/unbound')
    return unclear ? unclearly(unclear) : 'It could as well be meant in another way.';
  const came =
    understood === '' ? 'Not even its beginning is understood' : `Understood: ${quote(understood)}`;
  const [most, rest] = [expected.slice(0, 8), expected.length - 8];
  const more = rest > 0 ? ` and ${rest} more` : '';
  const then = expected.length === 0 ? '' : `; there could stand: ${most.join(', ')}${more}`;
  return `${came}${then}.`;
}

/** Which words do not say what they mean, and why. */
function unclearly({ words, amiss }: { readonly words: string; readonly amiss: Amiss }): string {
  const said = quote(quotedClause(words));
  switch (amiss) {
    case 'refers to nothing':
      return `Nothing is mentioned that ${said} could mean.`;
    case 'could be either':
      return `More than one thing is mentioned that ${said} could mean.`;
    case 'other than which':
      return `It is not said what ${said} is other than: more than one thing could be meant.`;
    case 'said twice':
      return 'It says twice, and not the same both times, what can be said once.';
    case 'not spoken of':
      return `What is done in ${said} does not speak of what is looked for there.`;
  }
}
