#!/usr/bin/env node
/** The command `instead`, held against the world: files, standard streams, the terminal. */

import { createReadStream, fstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '../scenario/limits.js';
import { EXIT } from './exit.js';
import { bytesOf, linesOf } from './input.js';
import { problemText } from './report.js';
import { run } from './run.js';
import { GONE, unwritten, written } from './written.js';

const root = new URL('../', import.meta.url);

/** The code of the error for which standard output could not be written. */
let failed: string | null = null;

/** Shows a text and waits for a line of standard input; null where nobody reads or answers. */
function asking(): (text: string) => Promise<string | null> {
  const lines = linesOf(process.stdin, LIMITS.scenario);
  return async (text) => {
    failed ??= await written(process.stdout, text);
    if (failed !== null) return null;
    const { done, value } = await lines.next();
    return done ? null : value;
  };
}

/** Standard input. Node takes a folder for one that is empty. */
function stdin(most: number): Promise<Uint8Array> {
  if (fstatSync(0).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
  return bytesOf(process.stdin, most);
}

// Whoever writes is told what went wrong; to a terminal that has gone nothing more is said.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const { version } = JSON.parse(await readFile(new URL('../package.json', root), 'utf8'));
const watched = process.stderr.isTTY;

const { code, stdout, stderr } = await run({
  args: process.argv.slice(2),
  readFile: (path, most) => bytesOf(createReadStream(path, { end: most }), most),
  stdin,
  cards: async (game) => JSON.parse(await readFile(new URL(`cards/${game}.json`, root), 'utf8')),
  version,
  // A terminal without a size says that it is nothing wide.
  width: (process.stdout.isTTY && process.stdout.columns) || null,
  progress: watched ? (line) => process.stderr.write(`\r\u001b[K${line}`) : null,
  ask: asking(),
  serve: async (port) => (await import('./host.js')).host(fileURLToPath(new URL('page', root)), port),
  now: () => performance.now(),
  debug: process.env.INSTEAD_DEBUG !== undefined,
});

failed ??= await written(process.stdout, stdout);
const isLost = failed !== null && failed !== GONE;
const complaint = isLost ? `${problemText(unwritten(failed ?? ''))}\n` : '';
const unsaid = await written(process.stderr, `${stderr}${complaint}`);
// Nothing is served, either, where nobody is told at which address.
if (isLost || (unsaid !== null && unsaid !== GONE)) process.exit(EXIT.unwritten);
process.exitCode = code;
// Whoever was asked may leave the input open.
process.stdin.destroy();
