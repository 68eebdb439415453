import { expect, test } from 'vitest';
import { article } from '../../src/ground/article.js';

test.each([
  [
    'an',
    [
      'artifact',
      'untapped land',
      'opponent',
      'Island',
      'Xyz Monster',
      'X/X token',
      '8/8 token',
      '11/11 token',
      '"Abyss" card',
      'unimportant one',
      'S-Force card',
      'heir',
    ],
  ],
  [
    'a',
    [
      'creature',
      'unit',
      'one',
      '1/1 token',
      '1100 ATK monster',
      'Eureka',
      'usable card',
      '"Hero" card',
      'U.A. monster',
      'house',
      'Saga',
    ],
  ],
])('%s before its nouns', (a, nouns) => {
  for (const noun of nouns) expect(`${article(noun)} ${noun}`).toBe(`${a} ${noun}`);
});
