/** What somebody has chosen once and for all: it is kept by their browser, where that lets the page keep anything. */

const NAME = 'instead.';

/** What was chosen of these words; otherwise the first. */
export function remembered<Word extends string>(what: string, words: readonly [Word, ...Word[]]): Word {
  const kept = attempt(() => localStorage.getItem(NAME + what));
  return words.find((word) => word === kept) ?? words[0];
}

export function remember(what: string, word: string): void {
  attempt(() => localStorage.setItem(NAME + what, word));
}

/** A browser can forbid it. */
function attempt<Result>(what: () => Result): Result | null {
  try {
    return what();
  } catch {
    return null;
  }
}
