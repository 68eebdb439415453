/** The page of further rulings is in step with the scenarios: what is not stated has none, what is stated with stand-ins has one. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFINITIONS, scenariosOf } from './shelf.js';

const ids = new Set(
  DEFINITIONS.flatMap((definition) =>
    scenariosOf(definition).shelved.flatMap(({ scenario }) => scenario.ids ?? []),
  ),
);
const [standing = '', missing = ''] = readFileSync('docs/rulings-magic.md', 'utf8').split('Not stated yet');

/** The first cell of each line of a table. */
function listed(text: string): string[] {
  return [...text.matchAll(/^\| (\w+-[\w-]+) \|/gm)].map(([, id = '']) => id);
}

test.each(listed(standing))('%s is stated', (id) => expect(ids).toContain(id));
test.each(listed(missing))('%s is not stated yet', (id) => expect(ids).not.toContain(id));
