/** Runs the examples of the documentation comments: `@example expression // => value`. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
