/** Scenario files: from text to scenarios, each with its game. */

import { didYouMean, quoted } from '../ground/near.js';
import type { Problem } from '../ground/problem.js';
import type { Definition } from '../rulebooks/definition.js';
import { check } from './check.js';
import { scenarioForm } from './form.js';
import { LIMITS, type Limits } from './limits.js';
import { readSources, type Source } from './source.js';
import type { Scenario } from './written.js';

/** A scenario with its game, and with where its parts stand. */
export interface ReadScenario {
  readonly scenario: Scenario;
  readonly definition: Definition;
  readonly source: Source;
}

/** The scenarios of a file, and what is wrong with others in it. */
export interface ReadScenarios {
  readonly scenarios: readonly ReadScenario[];
  readonly problems: readonly Problem[];
}

/**
 * Reads a file of scenarios, YAML or JSON. Documents with problems are left out, and their problems named. One of which the
 * same comes in further versions of the rules (`alsoIn`) is a scenario in each.
 *
 * @param file what places call it
 * @param definitions the games of which scenarios are read
 * @example
 * const text = 'game: magic\ntitle: nothing\nplayers: [{ name: Apple }]';
 * readScenarios(text, 'a.yaml', [magic]).scenarios.map((one) => one.scenario.title); // => ['nothing']
 * readScenarios('game: magik', 'a.yaml', [magic]).problems.map(({ code }) => code); // => ['scenario/value']
 */
export function readScenarios(
  text: string,
  file: string,
  definitions: readonly Definition[],
  limits: Limits = LIMITS,
): ReadScenarios {
  const { sources, problems } = readSources(text, file, limits);
  const scenarios: ReadScenario[] = [];
  const found: Problem[] = [...problems];
  const games = definitions.map(({ rulebook }) => rulebook.game);
  for (const source of sources) {
    const game = gameOf(source, games);
    if (typeof game !== 'string') {
      found.push(game);
      continue;
    }
    const definition = definitions.find(({ rulebook }) => rulebook.game === game) as Definition;
    const { scenario, problems: wrong } = readScenario(source, definition, limits);
    if (scenario)
      scenarios.push(...inEachVersion(scenario).map((one) => ({ scenario: one, definition, source })));
    found.push(...wrong);
  }
  return { scenarios, problems: found };
}

/**
 * A scenario of a game, or what is wrong with it.
 *
 * @example
 * readScenario(sourceOf(board), magic).scenario?.title; // => 'A cub may be spared'
 * readScenario(sourceOf({ ...board, titel: '' }), magic).problems.map(({ code }) => code); // => ['scenario/unknown-key']
 */
export function readScenario(
  source: Source,
  definition: Definition,
  limits: Limits = LIMITS,
): { scenario: Scenario; problems: [] } | { scenario: null; problems: Problem[] } {
  const { value, problems } = check(source, scenarioForm(definition, limits), 'scenario');
  if (!value) return { scenario: null, problems };
  const scenario = value as unknown as Scenario;
  const objects = writtenObjects(scenario, definition);
  if (objects <= limits.objects) return { scenario, problems: [] };
  const message = `This scenario has ${objects} objects; ${limits.objects} is the most that is read.`;
  const advice = 'Leave out what is beside the point; unknown cards are written as a number.';
  return {
    scenario: null,
    problems: [{ code: 'scenario/too-much', message, advice, place: source.place(['players']) }],
  };
}

/**
 * A scenario in the version that it names and in each of which the same comes: whoever has the first has them all. The
 * numbers of sub-rules are those of the first.
 */
export function inEachVersion(scenario: Scenario): readonly Scenario[] {
  const { alsoIn = [], shows: _shown, borders: _near, ...same } = scenario;
  return [scenario, ...alsoIn.map((rules) => ({ ...same, rules }))];
}

/** How many objects are written out. */
function writtenObjects({ players, shared = {} }: Scenario, { zoneWords }: Definition): number {
  const piles = [...players.flatMap((player) => Object.keys(zoneWords).map((word) => player[word]))];
  return [...piles, ...Object.values(shared)].reduce<number>(
    (sum, pile) => sum + (Array.isArray(pile) ? pile.length : 0),
    0,
  );
}

/** The game that a scenario or card file names, one of these words; otherwise what is wrong. */
export function gameOf(source: Source, games: readonly string[]): string | Problem {
  const { data } = source;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return {
      code: 'scenario/type',
      message: 'This is neither a scenario nor a card file.',
      advice: `A file begins with \`game:\`, which can be ${games.join(', ')}.`,
      place: source.place([]),
    };
  }
  const { game } = data as { game?: unknown };
  if (typeof game === 'string' && games.includes(game)) return game;
  const code = game === undefined ? 'scenario/missing' : 'scenario/value';
  const message = game === undefined ? '`game` is missing.' : `\`game\` cannot be ${quoted(game)}.`;
  const near = typeof game === 'string' ? didYouMean(game, games) : undefined;
  const advice =
    near ?? (games.length === 0 ? 'Name the games to read for.' : `It can be ${games.join(', ')}.`);
  return { code, message, advice, place: source.place(['game']) };
}

/** Whether a document holds cards and no scenario. */
export function isCardFile({ data }: Source): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const has = (key: string): boolean => Object.hasOwn(data, key);
  return has('cards') && !['title', 'players', 'actions', 'expect'].some(has);
}
