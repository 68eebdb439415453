/** The project's own scenarios with mistakes in them: the command says what is wrong, or rules; it never breaks. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulebooks/games.js';
import { insteadOn, projectFile } from './world.js';

const SCENARIOS = GAMES.flatMap((game) =>
  readdirSync(join('scenarios', game)).flatMap((file) =>
    projectFile('scenarios', game, file).split(/^---\n/m),
  ),
);

/** Words and marks that mean something somewhere in a file, or in YAML, or in JavaScript. */
const STRANGERS = [
  ...['true', 'null', '-1', '0', '1e9', '99999999999999999999', '.nan', '""', '[]', '{}', '~', '&a', '*a'],
  ...['__proto__', 'constructor', 'toString', ':', '-', '|', '>', '!!str', '"', "'", '\u0000', '\u202e', '…'],
  ...['each', 'target', 'instead', 'nothing', 'Apple', 'Nutmeg', 'X', 'decline', 'battlefield'],
];

interface Mutation {
  readonly what: 'delete' | 'double' | 'replace' | 'swap';
  readonly part: 'character' | 'word' | 'line';
  readonly at: number;
  readonly other: number;
  readonly stranger: string | null;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  what: fc.constantFrom('delete', 'double', 'replace', 'swap'),
  part: fc.constantFrom('character', 'word', 'word', 'line'),
  at: fc.nat(),
  other: fc.nat(),
  stranger: fc.option(fc.constantFrom(...STRANGERS)),
});

const PARTS: { readonly [part in Mutation['part']]: RegExp } = {
  character: /[\s\S]/gu,
  word: /[\p{L}\p{N}]+|\s+|[^\s\p{L}\p{N}]/gu,
  line: /[^\n]*\n|[^\n]+$/gu,
};

/** A text with a part of it left out, doubled, replaced by another or by a stranger, or swapped with another. */
function mutate(text: string, { what, part, at, other, stranger }: Mutation): string {
  const parts: readonly string[] = text.match(PARTS[part]) ?? [];
  if (parts.length === 0) return text;
  const [one, two] = [at % parts.length, other % parts.length];
  const [first = '', second = ''] = [parts[one], parts[two]];
  switch (what) {
    case 'delete':
      return parts.toSpliced(one, 1).join('');
    case 'double':
      return parts.toSpliced(one, 0, first).join('');
    case 'replace':
      return parts.with(one, stranger ?? second).join('');
    case 'swap':
      return parts.with(one, second).with(two, first).join('');
  }
}

test('a scenario with one to three mistakes', { timeout: 60_000 }, async () => {
  const limits = ['--max-positions', '500', '--max-outcomes', '50'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SCENARIOS),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      async (scenario, mutations) => {
        const text = mutations.reduce(mutate, scenario);
        const begun = performance.now();
        const { code, stderr } = await insteadOn(text, 'rule', ...limits);
        expect([0, 1, 3, 4], stderr).toContain(code);
        if (code === 3) expect(stderr).toMatch(/^test\.yaml:\d+:\d+: \S/m);
        expect(performance.now() - begun).toBeLessThan(5000);
      },
    ),
    { numRuns: 150 },
  );
});
