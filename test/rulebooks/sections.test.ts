/**
 * The pages of rules: for each sub-rule the scenarios in which it decides, and those in which it is near and does not. After
 * a change of scenarios or lines, run this test with `REMAKE_RULES=1` and read the difference.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RuleKey } from '../../src/ground/id.js';
import { isOf, type Sections } from '../../src/rulebook/section.js';
import type { Definition } from '../../src/rulebooks/definition.js';
import { DEFINITIONS, type Shelved, scenariosOf } from '../scenario/shelf.js';

/** A sub-rule on a page: the rules of this number that rulings cite, and its lines. */
interface Row {
  readonly number: string;
  readonly rules: readonly RuleKey[];
  readonly lines: readonly string[];
}

const PAGES = DEFINITIONS.flatMap((definition) =>
  (definition.sections ?? []).map((sections) => ({ game: definition.rulebook.game, definition, sections })),
);

describe.each(PAGES)('$game $sections.version', ({ game, definition, sections }) => {
  test('the page says what the scenarios say', () => {
    const file = join('docs', `rules-${game}.md`);
    const text = page(definition, sections);
    if (process.env.REMAKE_RULES) writeFileSync(file, text);
    expect(existsSync(file), `${file} is there`).toBe(true);
    expect(text, 'run with REMAKE_RULES=1 to write the page anew').toBe(readFileSync(file, 'utf8'));
  });

  test('a rule that is near somewhere and does not decide decides elsewhere', () => {
    const { shelved } = scenariosOf(definition);
    const decisive = new Set(shelved.flatMap(decidingIn));
    const spared = new Set(shelved.flatMap(({ scenario }) => scenario.expect?.omits ?? []));
    expect([...spared].filter((rule) => !decisive.has(rule))).toEqual([]);
  });

  test('what a scenario shows or borders on is a sub-rule of these sections', () => {
    const numbers = new Set(rowsOf(definition, sections).map(({ number }) => number));
    const named = scenariosOf(definition).shelved.flatMap(({ scenario: { shows = [], borders = [] } }) => [
      ...shows,
      ...borders,
    ]);
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
  });

  test('what no ruling cites has a number of these sections, and a line in every language', () => {
    for (const { number, en, ja } of sections.uncited) {
      expect(
        sections.numbers.some((section) => isOf(number, section)),
        number,
      ).toBe(true);
      expect(
        [en, ja].every((line) => line.length > 0),
        number,
      ).toBe(true);
    }
  });
});

/** All that the Comprehensive Rules of Magic have in these sections. */
const MAGIC = [
  ...['614.1', '614.1a', '614.1b', '614.1c', '614.1d', '614.1e', '614.2', '614.3', '614.4', '614.5', '614.6'],
  ...['614.7', '614.7a', '614.8', '614.9', '614.10', '614.10a', '614.10b', '614.11', '614.11a', '614.11b'],
  ...[
    '614.12',
    '614.12a',
    '614.12b',
    '614.12c',
    '614.13',
    '614.13a',
    '614.13b',
    '614.13c',
    '614.14',
    '614.15',
  ],
  ...['614.16', '614.17', '614.17a', '614.17b', '614.17c', '614.17d'],
  ...['615.1', '615.1a', '615.2', '615.3', '615.4', '615.5', '615.6', '615.7', '615.8', '615.9', '615.10'],
  ...['615.11', '615.12', '615.12a', '615.13'],
  ...['616.1', '616.1a', '616.1b', '616.1c', '616.1d', '616.1e', '616.1f', '616.1g', '616.2'],
];

test('the page of Magic has every sub-rule', () => {
  const magic = PAGES.find(({ game }) => game === 'magic');
  const rows = magic ? rowsOf(magic.definition, magic.sections) : [];
  expect(rows.map(({ number }) => number)).toEqual(MAGIC);
});

function rowsOf({ rules, rulebook }: Definition, { version, numbers, uncited }: Sections): Row[] {
  const rows = new Map<string, { rules: RuleKey[]; lines: string[] }>();
  const add = (number: string, line: string, key: RuleKey | null): void => {
    if (!numbers.some((section) => isOf(number, section))) return;
    const row = rows.get(number) ?? { rules: [], lines: [] };
    if (key) row.rules.push(key);
    row.lines.push(line);
    rows.set(number, row);
  };
  for (const key of rules) {
    const rule = rulebook.rule(key, version);
    if (rule) add(rule.number, rule.line, key);
  }
  for (const { number, en } of uncited) if (!rows.has(number)) add(number, en, null);
  return [...rows]
    .map(([number, row]) => ({ number, ...row }))
    .sort((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
}

/** The rules that a scenario says decide it. */
function decidingIn({ scenario }: Shelved): RuleKey[] {
  const taken = (scenario.decidedBy ?? []).flatMap((one) => ('rule' in one ? [one.rule as RuleKey] : []));
  return [...new Set([...taken, ...(scenario.expect?.cites ?? [])])];
}

/** The scenarios in which a sub-rule decides, and those that it is near to. */
function showing(
  { number, rules }: Row,
  shelved: readonly Shelved[],
): { deciding: Shelved[]; near: Shelved[] } {
  const names = (cited: readonly RuleKey[], numbers: readonly string[] = []): boolean =>
    numbers.includes(number) || cited.some((rule) => rules.includes(rule));
  return {
    deciding: shelved.filter((one) => names(decidingIn(one), one.scenario.shows)),
    near: shelved.filter(({ scenario }) => names(scenario.expect?.omits ?? [], scenario.borders)),
  };
}

function page(definition: Definition, sections: Sections): string {
  const { rulebook } = definition;
  const { version, numbers } = sections;
  const shelved = scenariosOf(definition).shelved.filter(
    ({ scenario }) => (scenario.rules ?? rulebook.versions[0]) === version,
  );
  const rows = rowsOf(definition, sections).map((row) => {
    const { deciding, near } = showing(row, shelved);
    return `| ${row.number} | ${row.lines.join(' ')} | ${links(deciding)} | ${links(near)} |`;
  });
  return `# ${rulebook.name}, rules ${version}: ${numbers.join(', ')}

For each rule, in the project's own words, scenarios in which it decides: it is cited in their rulings, or they come out otherwise where it is taken out, or their outcomes rest on it (\`cites\`, \`decidedBy\` and \`shows\` in [scenario files](scenarios.md)). Then such as it is near to and does not decide (\`omits\`, \`borders\`). The page is made from the scenarios.

| rule | what it says | decides | is near and does not |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** More than anybody follows. */
const MOST_LINKS = 6;

/** Links to scenarios, the most telling first: those about few rules. */
function links(shelved: readonly Shelved[]): string {
  const telling = [...shelved].sort((a, b) => decidingIn(a).length - decidingIn(b).length);
  const shown = telling.slice(0, MOST_LINKS).map(({ scenario: { title }, file }) => {
    const said = title.replace(/[|[\]]/g, (sign) => `\\${sign}`);
    return `[${said}](../${file})`;
  });
  const more = shelved.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('<br>');
}
