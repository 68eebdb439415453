/** The pages of further rulings are in step with the scenarios: what is not stated has none, what is stated with stand-ins has one. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFINITIONS, scenariosOf } from './shelf.js';

const ids = new Set(
  DEFINITIONS.flatMap((definition) =>
    scenariosOf(definition).shelved.flatMap(({ scenario }) => scenario.ids ?? []),
  ),
);

/** The first cell of each line of a table. */
function listed(text: string): string[] {
  return [...text.matchAll(/^\| (\w+-[\w-]+) \|/gm)].map(([, id = '']) => id);
}

describe.each([
  ['docs/rulings-riftbound.md', 'Not stated yet'],
  ['docs/rulings-yugioh.md', 'Not stated with'],
])('%s', (page, divides) => {
  const [standing = '', missing = ''] = readFileSync(page, 'utf8').split(divides);
  test.each(listed(standing))('%s is stated', (id) => expect(ids).toContain(id));
  test.each(listed(missing))('%s is not stated yet', (id) => expect(ids).not.toContain(id));
});
