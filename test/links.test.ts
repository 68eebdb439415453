/** What the pages link to is there. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PAGES = ['README.md', 'CHANGELOG.md', ...readdirSync('docs').map((name) => join('docs', name))];

describe('what the pages link to is there', () => {
  const links = PAGES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = '']) =>
      /^[a-z]+:/.test(to) ? [] : [{ file, to }],
    ),
  );

  test.each(links)('$file: $to', ({ file, to }) => {
    const [path = '', heading] = to.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    expect(existsSync(target)).toBe(true);
    if (heading === undefined) return;
    const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    expect(headings).toContain(heading);
  });
});
