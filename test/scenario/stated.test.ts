/** The pages of further rulings are in step with the scenarios: what is not stated has none, what is stated with stand-ins has one. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFINITIONS, scenariosOf } from './shelf.js';

const ids = new Set(
  DEFINITIONS.flatMap((definition) =>
    scenariosOf(definition).shelved.flatMap(({ scenario }) => scenario.ids ?? []),
  ),
);
const pages = ['magic', 'riftbound'].map((game) =>
  readFileSync(`docs/rulings-${game}.md`, 'utf8').split('Not stated yet'),
);
const standing = pages.map(([before = '']) => before).join('\n');
const missing = pages.map(([, after = '']) => after).join('\n');

/** The first cell of each line of a table. */
function listed(text: string): string[] {
  return [...text.matchAll(/^\| (\w+-[\w-]+) \|/gm)].map(([, id = '']) => id);
}

test.each(listed(standing))('%s is stated', (id) => expect(ids).toContain(id));
test.each(listed(missing))('%s is not stated yet', (id) => expect(ids).not.toContain(id));
