/** What is written to a standard stream, and what becomes of it where that cannot be. */

import { fstatSync, writeFileSync } from 'node:fs';
import type { Problem } from '../ground/problem.js';

/** A standard stream. */
export type Standard = NodeJS.WriteStream & { readonly fd: number };

/** The reader has gone, and has seen enough: that is no error. */
export const GONE = 'EPIPE';

/** Writes a text and waits until it is written: the code of the error for which it was not, or null. */
export async function written(stream: Standard, text: string): Promise<string | null> {
  if (text === '') return null;
  try {
    // A stream takes what a file had room for only in part as written.
    if (isStored(stream)) writeFileSync(stream.fd, text);
    else
      await new Promise<void>((done, fail) => stream.write(text, (error) => (error ? fail(error) : done())));
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

/** What is said of a stream that cannot be written to. */
export function unwritten(code: string): Problem {
  return {
    code: 'output/unwritten',
    message: `Standard output cannot be written (${code}): what is there is not all of it.`,
    advice: 'See that there is room where it goes.',
  };
}

/** Whether it goes to a file or a device, and not to somebody who reads. */
function isStored({ fd, isTTY }: Standard): boolean {
  const kind = fstatSync(fd);
  return !isTTY && !kind.isFIFO() && !kind.isSocket();
}
