/** Scenario files: from text to scenarios, each with its game. */

import { didYouMean } from '../ground/near.js';
import type { Problem } from '../ground/problem.js';
import type { Definition } from '../rulebooks/definition.js';
import { check } from './check.js';
import { type Scenario, scenarioForm } from './form.js';
import { LIMITS, type Limits, readSources, type Source } from './source.js';

export interface ReadScenario {
  readonly scenario: Scenario;
  readonly definition: Definition;
  readonly source: Source;
}

export interface ReadScenarios {
  readonly scenarios: readonly ReadScenario[];
  readonly problems: readonly Problem[];
}

/** Reads a file of scenarios. Documents with problems are left out. */
export function readScenarios(
  text: string,
  file: string,
  definitions: readonly Definition[],
  limits: Limits = LIMITS,
): ReadScenarios {
  const { sources, problems } = readSources(text, file, limits);
  const scenarios: ReadScenario[] = [];
  const found: Problem[] = [...problems];
  for (const source of sources) {
    const definition = gameOf(source, definitions);
    if ('code' in definition) {
      found.push(definition);
      continue;
    }
    const { value, problems: wrong } = check(source, scenarioForm(definition), 'scenario');
    if (value) scenarios.push({ scenario: value as unknown as Scenario, definition, source });
    found.push(...wrong);
  }
  return { scenarios, problems: found };
}

/** The game of a scenario or card file. */
export function gameOf(source: Source, definitions: readonly Definition[]): Definition | Problem {
  const games = definitions.map(({ rulebook }) => rulebook.game);
  const { data } = source;
  const game = typeof data === 'object' && data !== null ? (data as { game?: unknown }).game : undefined;
  const definition = definitions.find(({ rulebook }) => rulebook.game === game);
  if (definition) return definition;
  const code = game === undefined ? 'scenario/missing' : 'scenario/value';
  const message = game === undefined ? '`game` is missing.' : `\`game\` cannot be ${JSON.stringify(game)}.`;
  const advice = didYouMean(String(game), games) ?? `It can be ${games.join(', ')}.`;
  return { code, message, advice, place: source.place(['game']) };
}
