/**
 * The page of what Yu-Gi-Oh! rulings rest on. The game has no numbered rulebook: what others have sub-rules for, it has
 * answers of the card database for. `answers.yaml` says what they come to, statement by statement, with the scenarios in
 * which each decides. After a change run this test with `REMAKE_RULES=1` and read the difference.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { RuleKey } from '../../src/ground/id.js';
import { judge } from '../../src/scenario/judge.js';
import { DEFINITIONS, type Shelved, scenariosOf } from '../scenario/shelf.js';

interface Statement {
  readonly says: string;
  /** Numbers of the answers that say so. */
  readonly answers: readonly number[];
  /** Rules that rulings cite for it, where there are such as are cited for nothing else. */
  readonly rules?: readonly RuleKey[];
  /** Scenarios whose rulings cite one of these rules. */
  readonly decides?: readonly string[];
  /** Scenarios whose outcomes rest on it, whether or not their rulings cite a rule for it. */
  readonly shows?: readonly string[];
  /** Scenarios near to it in which it does not apply: none of these rules is cited. */
  readonly not: readonly string[];
}

interface Section {
  readonly section: string;
  readonly statements: readonly Statement[];
}

const DATA = 'test/rulebooks/answers.yaml';
const PAGE = 'docs/rules-yugioh.md';
const SECTIONS: readonly Section[] = parse(readFileSync(DATA, 'utf8'));
const STATEMENTS = SECTIONS.flatMap(({ statements }) => statements);

const definition = DEFINITIONS.find(({ rulebook }) => rulebook.game === 'yugioh');
if (!definition) throw new Error('there is no Yu-Gi-Oh!');
const { rules, rulebook } = definition;
const { shelved } = scenariosOf(definition);
const stated = new Set(STATEMENTS.flatMap(({ answers }) => answers));

/** The one scenario of a title. */
function named(title: string): Shelved {
  const [found, ...others] = shelved.filter(({ scenario }) => scenario.title === title);
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} scenarios: ${title}`);
  return found;
}

/** Those of these rules that some path of a scenario's ruling cites. */
function cited({ scenario, cards, source, definition: game }: Shelved, among: readonly RuleKey[]): RuleKey[] {
  const asked = { ...scenario, expect: { cites: [...among] } };
  const { checks } = judge(game, asked, cards, source);
  return among.filter((_, at) => checks.some(({ path, held }) => held && path.join('.') === `cites.${at}`));
}

describe.each(STATEMENTS)('$says', ({ answers, rules: cites = [], decides = [], shows = [], not }) => {
  test('rests on an answer, decides somewhere, and somewhere does not apply', () => {
    expect(answers.length).toBeGreaterThan(0);
    expect(decides.length + shows.length).toBeGreaterThan(0);
    expect(not.length).toBeGreaterThan(0);
    expect(cites.length > 0, 'what decides cites one of the rules').toBe(decides.length > 0);
    expect(cites.filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  test.each(decides)('decides: %s', (title) => {
    expect(cited(named(title), cites)).not.toEqual([]);
  });

  test.each(shows)('is shown: %s', (title) => {
    const { scenario } = named(title);
    expect(Array.isArray(scenario.expect?.outcomes), 'every outcome is stated').toBe(true);
    expect(scenario.fails).toBeUndefined();
  });

  test.each(not)('does not apply: %s', (title) => {
    expect(cited(named(title), cites)).toEqual([]);
  });
});

test('every answer that a rule or a scenario has for its number stands in a statement', () => {
  const ofRules = rules.flatMap((key) =>
    rulebook.versions.flatMap((version) =>
      numbersIn(rulebook.rule(key, version)?.number ?? '', /^Q&A (\d+)$/),
    ),
  );
  const ofScenarios = shelved.flatMap(({ scenario }) =>
    (scenario.ids ?? []).flatMap((id) => numbersIn(id, /^ygo-(\d+)[a-z]?$/)),
  );
  expect([...new Set([...ofRules, ...ofScenarios])].filter((number) => !stated.has(number))).toEqual([]);
});

test('the page says what the statements and the scenarios say', () => {
  const text = page();
  if (process.env.REMAKE_RULES) writeFileSync(PAGE, text);
  expect(existsSync(PAGE), `${PAGE} is there`).toBe(true);
  expect(text, 'run with REMAKE_RULES=1 to write the page anew').toBe(readFileSync(PAGE, 'utf8'));
});

function numbersIn(text: string, shape: RegExp): number[] {
  const [, number] = shape.exec(text) ?? [];
  return number === undefined ? [] : [Number(number)];
}

function page(): string {
  const parts = SECTIONS.map(({ section, statements }) => {
    const rows = statements.map(({ says, answers, decides = [], shows = [], not }) => {
      const numbers = [...answers]
        .sort((a, b) => a - b)
        .map((number) => (own(number) ? `**${number}**` : number));
      return `| ${says} | ${numbers.join(', ')} | ${links([...decides, ...shows])} | ${links(not)} |`;
    });
    return `## ${section}\n\n| what is so | answers | decides | does not apply |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# ${rulebook.name}: what rulings rest on

The game has no numbered rulebook for what replaces what; the official card database answers questions, by number. What the answers come to stands here in the project's own words, each statement with scenarios in which it decides and such as it is near to and does not apply in. An answer in bold type has a scenario of its own, with the cards of which it speaks (those that [stand-ins](rulings-yugioh.md) have among them); the others are held by their statement. The page is made from \`${DATA}\` and the scenarios: a scenario that is not there, or whose ruling does not cite the rule, fails the tests.

${parts.join('\n')}`;
}

/** Whether some scenario states an answer by its number. */
function own(number: number): boolean {
  const id = new RegExp(`^ygo-${number}[a-z]?$`);
  return shelved.some(({ scenario }) => scenario.ids?.some((one) => id.test(one)));
}

function links(titles: readonly string[]): string {
  return titles
    .map((title) => `[${title.replace(/[|[\]]/g, (sign) => `\\${sign}`)}](../${named(title).file})`)
    .join('<br>');
}
