/** What the command sees of the world outside, and what it gives back. */

import type { ExitCode } from './exit.js';

export interface World {
  /** The words after the command's name. */
  readonly args: readonly string[];
  /** A file's bytes, no more than so many of them. Throws what `node:fs` throws. */
  readFile(path: string, most: number): Promise<Uint8Array>;
  /** The bytes of standard input, no more than so many of them. */
  stdin(most: number): Promise<Uint8Array>;
  /** The project's own cards of a game, in the form of a card file that has been checked. */
  cards(game: string): Promise<unknown>;
  readonly version: string;
  /** Columns of the terminal; null where there is none. */
  readonly width: number | null;
  /** Milliseconds, for deciding when progress is worth showing and when a ruling has taken too long. */
  now(): number;
  /** Shows how far the work has come; null where nobody is looking. */
  readonly progress: ((line: string) => void) | null;
  /**
   * Shows a text at once, what was said before it included, and waits for a line in answer; null at the end of the
   * input. Null where nobody can be asked.
   */
  readonly ask: ((text: string) => Promise<string | null>) | null;
  /** Serves the page to this machine, at a port or, for 0, at one that is free. */
  serve(port: number): Promise<Served>;
  /** Says where a defect lies, for those who mend it. */
  readonly debug: boolean;
}

/** Where something is served until it is closed; or the code of the error, as `node:http` has it, for which it is not. */
export type Served = { readonly address: string; close(): void } | { readonly code: string };

/** The outcome of a run. */
export interface Result {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}
