/** What somebody may have meant who misspelt a name. */

/** The names nearest to one that is not among them, at most three; none that is too unlike. */
export function nearNames(name: string, names: Iterable<string>): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(1, Math.floor(name.length / 3));
  return [...new Set(names)]
    .map((one) => ({
      one,
      distance:
        one.toLowerCase().startsWith(wanted) && wanted.length > 2
          ? 0
          : distance(wanted, one.toLowerCase(), limit),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.one.localeCompare(b.one))
    .slice(0, 3)
    .map(({ one }) => one);
}

/** "Did you mean X or Y?", or nothing where no name is near. */
export function didYouMean(name: string, names: Iterable<string>): string | undefined {
  const near = nearNames(name, names);
  return near.length === 0 ? undefined : `Did you mean ${near.join(' or ')}?`;
}

/** So many names are listed where none is near. */
const MOST_LISTED = 12;

/**
 * What to do about a name that is not among those that there are: the near ones, or the first of all.
 * @example nameAdvice('Aple', ['Apple', 'Nutmeg']) // => 'Did you mean Apple?'
 * @example nameAdvice('Pear', ['Apple', 'Nutmeg']) // => 'There are: Apple, Nutmeg.'
 */
export function nameAdvice(name: string, names: Iterable<string>): string {
  const all = [...new Set(names)];
  if (all.length === 0) return 'There are none.';
  return didYouMean(name, all) ?? `There are: ${listed(all, 'and')}.`;
}

/** The first names of all, and how many more there are. */
export function listed(names: readonly string[], joint: 'and' | 'or'): string {
  const more = names.length - MOST_LISTED;
  return `${names.slice(0, MOST_LISTED).join(', ')}${more > 0 ? ` ${joint} ${more} more` : ''}`;
}

/**
 * Whether one word is another with a slip in it: a letter changed, put in, left out, or two swapped. With another letter
 * in front a short word is another word: "Test" is no "rest" that is misspelt.
 */
export function isSlip(word: string, of: string): boolean {
  if (of.length <= 3 || word === of || distance(word, of, 1) !== 1) return false;
  return of.length > 4 || word[0] === of[0] || word[0] === of[1];
}

/** How many letters must be changed, put in, left out or swapped; more than `limit` is not counted further. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** More of what somebody wrote is not repeated. */
const LONGEST = 120;

/** Words as they are repeated: not to their end where they are long. @example clipped('Apple') // => 'Apple' */
export function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** A value as it is repeated. @example quoted(['Apple']) // => '["Apple"]' */
export function quoted(value: unknown): string {
  return clipped(JSON.stringify(value) ?? 'nothing');
}
