/** Measures the language on a card list: `npm run corpus -- FILE.tsv [--game GAME] [--json]`. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { corpus } from './corpus.js';

const USAGE = 'npm run corpus -- FILE.tsv [--game GAME] [--json]';

try {
  const { values, positionals } = parseArgs({
    options: { game: { type: 'string' }, json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new RangeError(USAGE);
  process.stdout.write(`${await corpus(readFileSync(file, 'utf8'), values)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
