/** That a library is shuffled is a step of its own, unless something is said to be shuffled into it. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (say: string, language: string): string =>
  rulingText(
    explain(
      judged(`game: magic
title: shuffled
players:
  - { name: Apple, battlefield: [Bear Cub], library: [Sol Ring, Runeclaw Bear] }
  - { name: Nutmeg, battlefield: [Silvercoat Lion], library: 9 }
actions: [{ say: ${JSON.stringify(say)}, by: Apple }]
`),
      { language },
    ),
    { width: 1000 },
  );

test.each([
  { language: 'en', step: "  3. Sol Ring is put into Apple's hand.\n  4. Apple shuffles their library.\n" },
  { language: 'ja', step: '  4. AppleがAppleのライブラリーを切り直す。\n' },
])('after a search ($language)', ({ language, step }) => {
  const text = told(
    'Search your library for an artifact card, put it into your hand, then shuffle.',
    language,
  );
  expect(text).toContain(step);
});

test('what comes of it is told without it', () => {
  const text = told('Search your library for an artifact card, put it into your hand, then shuffle.', 'en');
  expect(text).toContain("\n  2. Sol Ring is put into Apple's hand.\n\n");
});

test('what is shuffled into a library says so itself', () => {
  const text = told("Shuffle all creatures into their owners' libraries.", 'en');
  expect(text).toContain("are shuffled into their owners' libraries.");
  expect(text).not.toMatch(/shuffles? their library/);
});
