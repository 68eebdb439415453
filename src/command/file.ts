/** Files that the caller names: opened, limited, decoded. */

import type { Problem } from '../ground/problem.js';
import { LIMITS } from '../scenario/limits.js';
import { EXIT, type ExitCode } from './exit.js';
import type { World } from './world.js';

/** The text of a file, or why there is none and how the run ends for it. */
export type FileText = { readonly text: string } | { readonly problem: Problem; readonly code: ExitCode };

/** What standard input is called in messages. */
const STDIN = '<standard input>';

/** The name of a file in messages. @example fileName('-') // => '<standard input>' */
export function fileName(path: string): string {
  return path === '-' ? STDIN : path;
}

/** Reads a file, or standard input for `-`. */
export async function readText(world: World, path: string): Promise<FileText> {
  // A character takes up to four bytes; one more shows that there is more.
  const most = 4 * LIMITS.file + 1;
  try {
    return decode(path === '-' ? await world.stdin(most) : await world.readFile(path, most), fileName(path));
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
    if (code === null) throw error;
    return { problem: unopened(fileName(path), code), code: EXIT.usage };
  }
}

/** What to do about a file that is there and cannot be opened. */
const READABLE = 'See that it is a file which you may read, or hand it over as `-`.';

/** What to do about a folder. */
function filesIn(path: string): string {
  return path === STDIN
    ? 'Hand over a file, or name files.'
    : `Name the files in it: ${path.replace(/\/$/, '')}/*.yaml`;
}

function unopened(path: string, code: string): Problem {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return {
        code: 'file/missing',
        message: `There is no file ${path}.`,
        advice: 'Paths start at the folder in which the command is run.',
      };
    case 'EISDIR':
      return {
        code: 'file/folder',
        message: `${path} is a folder, not a file.`,
        advice: filesIn(path),
      };
    case 'EACCES':
    case 'EPERM':
      return { code: 'file/forbidden', message: `${path} may not be read by you.`, advice: READABLE };
    default:
      return { code: 'file/unreadable', message: `${path} cannot be read (${code}).`, advice: READABLE };
  }
}

function decode(bytes: Uint8Array, file: string): FileText {
  try {
    return { text: strict(bytes) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { problem: notText(bytes, file), code: EXIT.invalid };
  }
}

function strict(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Where bytes cease to be UTF-8: found by halving, since every part up to there can be decoded. */
function notText(bytes: Uint8Array, file: string): Problem {
  let good = 0;
  for (let bad = bytes.length; bad - good > 1; ) {
    const middle = (good + bad) >> 1;
    if (begins(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  const lines = new TextDecoder().decode(bytes.subarray(0, good)).split('\n');
  const column = (lines.at(-1) ?? '').replace(/\ufffd$/, '').length + 1;
  return {
    code: 'file/encoding',
    message: 'This is not text in UTF-8.',
    advice: 'Save the file as UTF-8.',
    place: { file, line: lines.length, column },
  };
}

function begins(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
