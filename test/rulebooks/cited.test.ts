/** Every rule that a rulebook lists is cited by its code: what no ruling can cite explains nothing. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFINITIONS } from '../scenario/shelf.js';

/** The code of a game's folder and of what the games share, without its comments and without the list of rules. */
function codeOf(game: string): string {
  return [join('src', 'rulebooks', game), join('src', 'rulebooks', 'common')]
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
    .filter((file) => file.endsWith('.ts') && !file.includes('/language/') && !file.endsWith('/rule.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
}

describe.each(DEFINITIONS.map(({ rulebook, rules }) => ({ game: rulebook.game, rules })))(
  '$game',
  ({ game, rules }) => {
    const code = codeOf(game);
    test.each(rules)('%s', (rule) => {
      expect(code.includes(`'${rule}'`), `cite('${rule}') somewhere in src/rulebooks/${game}`).toBe(true);
    });
  },
);
