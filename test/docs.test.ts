/** The pages say what there is: every word of a scenario file, every limit, every exit code. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXIT } from '../src/command/exit.js';
import { EXPLORE_LIMITS } from '../src/explore/graph/limits.js';
import { GAMES } from '../src/rulebooks/games.js';
import { judge } from '../src/scenario/judge.js';
import { CardLibrary } from '../src/scenario/library.js';
import { LIMITS } from '../src/scenario/limits.js';
import { gameOf, readScenarios } from '../src/scenario/scenario.js';
import { readSources } from '../src/scenario/source.js';
import { instead } from './command/world.js';
import { cardsOf, DEFINITIONS } from './scenario/shelf.js';

const page = readFileSync('docs/scenarios.md', 'utf8');

/** The part of the page under a heading. */
function section(heading: string): string {
  const start = page.indexOf(heading);
  expect(start, heading).toBeGreaterThan(0);
  const level = heading.split(' ')[0] ?? '';
  const next = [...page.slice(start + heading.length).matchAll(/^#{1,6} /gm)].find(
    ([mark]) => mark.length - 1 <= level.length,
  );
  return page.slice(start, next ? start + heading.length + next.index : undefined);
}

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition, game }) => {
    const text = section(`### ${game}`);
    const { rulebook, zoneWords, valueWords, statusWords, fields, objectFields } = definition;
    const words = [
      ...rulebook.versions,
      ...Object.keys(zoneWords),
      ...Object.keys(valueWords),
      ...Object.keys(statusWords),
      ...Object.keys(fields),
      ...objectFields,
    ];
    test.each(words)('says `%s`', (word) => expect(text).toContain(`\`${word}\``));
    test.each(Object.keys(rulebook.actions))('says what `%s` does', (verb) =>
      expect(text).toContain(`\`${verb}: `),
    );
  },
);

test('the limits are those that hold', () => {
  const text = section('## Limits');
  const { scenario, file, depth, parts, players, objects, text: characters } = LIMITS;
  const { positions, outcomes, time, memory } = EXPLORE_LIMITS;
  const written = [scenario, file, depth, parts, players, objects, characters];
  for (const limit of [...written, positions, outcomes, time / 1000, memory / 1024 / 1024]) {
    expect(text).toContain(limit.toLocaleString('en'));
  }
  for (const of of Object.keys(EXPLORE_LIMITS)) expect(text).toContain(`--max-${of}`);
});

test('the exit codes are those that there are', () => {
  const codes = [...section('## What a run').matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
  expect(codes).toEqual(Object.values(EXIT).sort((a, b) => a - b));
});

describe('what the pages show as files is read and holds', () => {
  const shown = ['README.md', 'docs/scenarios.md'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, text = '']) => ({
      file,
      text,
      title: text.match(/title: (.*)/)?.[1] ?? 'cards',
    })),
  );

  test.each(shown)('$file: $title', ({ file, text }) => {
    const { sources, problems } = readSources(text, file);
    expect(problems).toEqual([]);
    for (const source of sources) {
      const game = gameOf(source, GAMES);
      const definition = DEFINITIONS.find(({ rulebook }) => rulebook.game === game);
      if (!definition) throw new Error(`of no game: ${JSON.stringify(game)}`);
      const library = new CardLibrary(definition, cardsOf(definition));
      if (!text.includes('players:')) {
        expect(new CardLibrary(definition).addFile(source)).toEqual([]);
        continue;
      }
      const [one] = readScenarios(text, file, [definition]).scenarios;
      if (!one) throw new Error('not a scenario');
      expect(library.addOwn(one.scenario, one.source)).toEqual([]);
      const { problems: wrong, checks } = judge(definition, one.scenario, library, one.source);
      expect([...wrong, ...checks.filter(({ held }) => !held)]).toEqual([]);
    }
  });
});

const PAGES = ['README.md', 'CHANGELOG.md', ...readdirSync('docs').map((name) => join('docs', name))];

describe('the command lines that the pages show run', () => {
  const shown = PAGES.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const shells = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block).join('\n');
    const found = [
      ...text.matchAll(/`instead ([a-z][^`]*)`/g),
      ...shells.matchAll(/^(?:npx )?instead ([a-z].*)$/gm),
    ];
    return found.map(([, line = '']) => ({ file, line }));
  });

  test('there are some', () => expect(shown.length).toBeGreaterThan(2));

  test.each(shown)('$file: instead $line', async ({ line }) => {
    const filled = line
      .replace('FILE', 'scenarios/magic/draws.yaml')
      .replace('yours', 'magic')
      .replace('"..."', '"Draw a card."');
    const words = [...filled.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    expect(await instead(words)).toMatchObject({ code: EXIT.fine, stderr: '' });
  });
});

test('the ruling that the README shows is the one that the command gives', async () => {
  const shown = readFileSync('README.md', 'utf8').match(/^```text\n\$ .* -- (\S+)\n([\s\S]*?)\n```$/m);
  const [, file = '', text = ''] = shown ?? [];
  const { stdout, code } = await instead(['rule', file]);
  expect(code).toBe(EXIT.fine);
  expect(stdout.startsWith(`${text}\n`), text).toBe(true);
});
