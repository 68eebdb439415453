#!/usr/bin/env node
/** The command `instead`, held against the world: files, standard streams, the terminal. */

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { run } from './run.js';

const root = new URL('../', import.meta.url);

async function bytesOf(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    parts.push(part);
    length += part.length;
    if (length > most) break;
  }
  return Buffer.concat(parts).subarray(0, most);
}

/** Lines of standard input, one for each question. */
function asking(): (text: string) => Promise<string | null> {
  let lines: AsyncIterator<string> | null = null;
  return async (text) => {
    process.stdout.write(text);
    lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
    const { done, value } = await lines.next();
    return done ? null : value;
  };
}

const { version } = JSON.parse(await readFile(new URL('../package.json', root), 'utf8'));
const watched = process.stderr.isTTY;

const { code, stdout, stderr } = await run({
  args: process.argv.slice(2),
  readFile: (path, most) => bytesOf(createReadStream(path, { end: most }), most),
  stdin: (most) => bytesOf(process.stdin, most),
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

// A reader who has seen enough closes the pipe.
process.stdout.on('error', () => process.exit(code));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
// Whoever was asked may leave the input open.
process.stdin.destroy();
