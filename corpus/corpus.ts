/** The command `npm run corpus -- FILE.tsv`: what share of a card list is read, and what stops the rest. */

import { GAMES, loadGame } from '../src/index.js';
import { gameOf } from './kinds.js';
import { readList } from './list.js';
import { type Measure, measure } from './measure.js';
import { report } from './report.js';

export interface CorpusOptions {
  /** A word of `GAMES`; by the list's columns where it is left out. */
  readonly game?: string | undefined;
  readonly json?: boolean | undefined;
}

/** What to print. @throws {RangeError} where it is not known of which game the list is */
export async function corpus(source: string, { game, json }: CorpusOptions): Promise<string> {
  const { columns, cards } = readList(source);
  const missing = ['name', 'text'].filter((column) => !columns.includes(column));
  if (missing.length > 0) throw new RangeError(`the list has no column ${missing.join(' and no column ')}`);
  const known = game ?? gameOf(columns);
  if (known === null) throw new RangeError(`of which game is the list? Say --game ${GAMES.join(' | ')}`);
  const found: Measure = measure(await loadGame(known), cards);
  return json ? JSON.stringify(found, null, 2) : report(found);
}
