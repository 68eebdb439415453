/**
 * Runs the examples of the documentation comments: `@example expression // => value` on one line, or lines of their own
 * that go on from the beginning in `src/index.ts`.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { harbour } from '../examples/harbour/index.js';
import * as library from '../src/index.js';
import * as making from '../src/rulebook.js';
import { duelMasters } from '../src/rulebooks/duel-masters/index.js';
import { magic } from '../src/rulebooks/magic/index.js';
import { riftbound } from '../src/rulebooks/riftbound/index.js';
import { yugioh } from '../src/rulebooks/yugioh/index.js';
import { asserting, beginning, examples as longer } from './surface.js';

interface Example {
  readonly file: string;
  readonly code: string;
  readonly value: string;
}

const examples: Example[] = readdirSync('src', { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => {
    const file = join('src', name);
    const found = readFileSync(file, 'utf8').matchAll(/@example (.+?) \/\/ => (.+?)(?:\.? \*\/)?$/gm);
    return [...found].map(([, code = '', value = '']) => ({ file, code, value }));
  });

/** Types stand in examples only to please the compiler of whoever copies them. */
async function evaluate(code: string, names: { readonly [name: string]: unknown }): Promise<unknown> {
  const plain = code.replace(/ as [A-Z]\w*/g, '');
  const run = new AsyncFunction(...Object.keys(names), `return (${plain});`) as (...of: unknown[]) => unknown;
  return await run(...Object.values(names));
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor;

test('there are examples', () => expect(examples.length).toBeGreaterThan(10));

test.each(examples)('$file: $code', async ({ file, code, value }) => {
  const exported = (await import(join(process.cwd(), file))) as { [name: string]: unknown };
  expect(await evaluate(code, exported)).toEqual(await evaluate(value, exported));
});

describe('longer examples', () => {
  const known = {
    ...making,
    ...library,
    harbour,
    duelMasters,
    magic,
    riftbound,
    yugioh,
  };

  test('they have a beginning', () => expect(beginning()).toContain('setUpBoard'));

  test.each(longer())('$file:$line', async ({ file, code }) => {
    const own = (await import(join(process.cwd(), file))) as { [name: string]: unknown };
    const names: { [name: string]: unknown } = { ...known, ...own, same, throws };
    const written = `${beginning()}\n{\n${asserting(code)}\n}`;
    const { target, module } = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
    const plain = ts.transpileModule(written, { compilerOptions: { target, module } }).outputText;
    const run = new AsyncFunction(...Object.keys(names), plain) as (...of: unknown[]) => Promise<void>;
    expect.hasAssertions();
    await run(...Object.values(names));
  });
});

function same(found: unknown, value: unknown): void {
  expect(found).toEqual(value);
}

/** Whether something is refused with a code, as a problem or as an error that has one. */
async function throws(what: () => Promise<unknown>, code: string): Promise<void> {
  const error: unknown = await what().then(
    () => null,
    (thrown) => thrown,
  );
  const codes =
    error instanceof library.Withheld
      ? error.problems.map((one) => one.code)
      : [(error as { code?: unknown } | null)?.code];
  expect(codes).toContain(code);
}
