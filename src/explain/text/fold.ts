/** Folds text to a width in columns: between words, and between the letters of scripts that are written without spaces. */

const BREAKS_ANYWHERE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\u30fb\u30fc\uff01-\uff60]/u;
/** Never at the start of a line. */
const CLOSES = /^[、。，．：；！？）」』】》〉ー・々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
/** Never at the end of a line. */
const OPENS = /[（「『【《〈]$/u;

/** How many columns a text takes: letters of those scripts take two. @example columns('手札: 2') // => 7 */
export function columns(text: string): number {
  let width = 0;
  for (const letter of text) width += BREAKS_ANYWHERE.test(letter) ? 2 : 1;
  return width;
}

/**
 * The lines of a text, those after the first indented by `hanging`. Whatever the text holds, a line is a line.
 * @example fold('to and fro', { width: 8, indent: 1, hanging: 2 }) // => [' to and', '  fro']
 */
export function fold(
  text: string,
  { width, indent, hanging }: { width: number; indent: number; hanging: number },
): string[] {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  let taken = indent;
  let empty = true;
  for (const { piece, spaced } of pieces(text)) {
    const space = spaced && !empty ? 1 : 0;
    const size = columns(piece);
    if (!empty && taken + space + size > width) {
      lines.push(line);
      line = `${' '.repeat(hanging)}${piece}`;
      taken = hanging + size;
    } else {
      line += `${space === 1 ? ' ' : ''}${piece}`;
      taken += space + size;
    }
    empty = false;
  }
  return [...lines, line];
}

/** What stays on one line, and whether a space stands before it. */
interface Piece {
  readonly piece: string;
  readonly spaced: boolean;
}

function pieces(text: string): Piece[] {
  return text
    .split(/[\s\p{Cc}]+/u)
    .flatMap((word) => unbroken(word).map((piece, index) => ({ piece, spaced: index === 0 })));
}

/** A word, divided wherever a line may end in it. */
function unbroken(word: string): string[] {
  if (!BREAKS_ANYWHERE.test(word)) return [word];
  const found: string[] = [];
  let last = '';
  for (const letter of word) {
    const breaks = BREAKS_ANYWHERE.test(letter) || BREAKS_ANYWHERE.test(last.slice(-1));
    if (last !== '' && breaks && !CLOSES.test(letter) && !OPENS.test(last)) {
      found.push(last);
      last = letter;
    } else last += letter;
  }
  return [...found, last];
}
