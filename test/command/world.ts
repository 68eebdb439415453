/** Runs the command in process, with files and a terminal that the test writes down. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../src/command/run.js';
import type { Result, Served, World } from '../../src/command/world.js';
import { cardsOf, DEFINITIONS } from '../scenario/shelf.js';

export interface Given {
  /** Files by their names; a text is encoded as UTF-8. Others are those of the project. */
  readonly files?: { readonly [path: string]: string | Uint8Array };
  readonly stdin?: string | Uint8Array;
  /** Something breaks as soon as cards are wanted. */
  /** What somebody answers who is asked, line by line; what they were shown goes to `shown`. */
  readonly lines?: readonly string[];
  readonly shown?: string[];
  readonly broken?: boolean;
  readonly debug?: boolean;
  /** What serving the page comes to. */
  readonly served?: Served;
  /** Milliseconds that go by between two looks at the clock. */
  readonly ticks?: number;
}

/** Runs `instead` with these arguments. */
export function instead(
  args: readonly string[],
  { files = {}, stdin = '', lines, shown = [], broken = false, debug = false, served, ticks = 0 }: Given = {},
): Promise<Result> {
  let now = 0;
  const world: World = {
    args,
    readFile: async (path, most) => {
      const given = Object.hasOwn(files, path) ? files[path] : undefined;
      return bytes(given ?? readFileSync(path)).subarray(0, most);
    },
    stdin: async (most) => bytes(stdin).subarray(0, most),
    cards: async (game) => {
      if (broken) throw new Error('something broke\nin two lines');
      return { game, cards: forms(game) };
    },
    version: '0.0.0',
    width: null,
    now: () => {
      now += ticks;
      return now;
    },
    ask: lines
      ? async (text) => {
          shown.push(text);
          return lines[shown.length - 1] ?? null;
        }
      : null,
    progress: null,
    serve: async (port) => served ?? { address: `http://127.0.0.1:${port}/`, close: () => {} },
    debug,
  };
  return run(world);
}

/** Runs `instead rule` or another command on the text of one file, `test.yaml`. */
export function insteadOn(text: string | Uint8Array, ...args: string[]): Promise<Result> {
  const [command = 'rule', ...rest] = args;
  return instead([command, 'test.yaml', ...rest], { files: { 'test.yaml': text } });
}

function bytes(given: string | Uint8Array): Uint8Array {
  return typeof given === 'string' ? new TextEncoder().encode(given) : given;
}

/** The project's cards of a game in the form of a card file. */
function forms(game: string): object[] {
  const definition = DEFINITIONS.find(({ rulebook }) => rulebook.game === game);
  if (!definition) throw new Error(`no game ${game}`);
  return cardsOf(definition)
    .printed()
    .map(({ written: { printed, ...card }, printing }) => ({
      ...card,
      ...printed,
      ...(printing === null ? {} : { printing }),
    }));
}

/** A file of the project, for tests that need one that is known to be good. */
export function projectFile(...path: string[]): string {
  return readFileSync(join(...path), 'utf8');
}
