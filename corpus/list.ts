/** Card lists: tab-separated, a card a line, its columns named in the first. */

export interface ListedCard {
  readonly name: string;
  /** As the type line says; null where the list has no such column. */
  readonly type: string | null;
  readonly text: string;
}

export interface CardTable {
  readonly columns: readonly string[];
  readonly cards: readonly ListedCard[];
}

/**
 * Reads a list. In a text, ` / ` or `\n` divides lines, and a line of equals signs divides the two sides of a card, each
 * of which is a card here: of the second the type line says nothing.
 * @example readList('name\ttype\ttext\nTest\tSpell\tDraw a card.').cards // => [{ name: 'Test', type: 'Spell', text: 'Draw a card.' }]
 */
export function readList(source: string): CardTable {
  const [header = '', ...rows] = source.split(/\r?\n/);
  const columns = header.split('\t');
  const cards = rows
    .filter((row) => row.trim() !== '')
    .flatMap((row) => {
      const fields = row.split('\t');
      const field = (column: string): string | null => fields[columns.indexOf(column)] ?? null;
      const sides = lined(field('text') ?? '').split(/\n=+\n/);
      return sides.map((text, side) => ({
        name: unescaped(field('name') ?? ''),
        type: side === 0 ? field('type') : null,
        text,
      }));
    });
  return { columns, cards };
}

function lined(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll(' / ', '\n');
}

/** Names that stood in addresses: "%3D". */
function unescaped(name: string): string {
  return name.replace(/%[0-9A-F]{2}/g, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}
