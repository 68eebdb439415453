/** Giving the ruling of a scenario, and holding it against what the scenario expects. */

import type { Definition } from '../rulebooks/definition.js';
import { type Case, type Judgement, type JudgeOptions, Judging } from './judging.js';
import type { CardLibrary } from './library.js';
import { readings } from './reading.js';
import { setUp } from './setup.js';
import type { Source } from './source.js';
import { termsOf } from './terms.js';
import type { Scenario } from './written.js';

/**
 * Gives the ruling of a scenario and checks its expectations. Never throws for what a scenario says: where there is no
 * ruling, `problems` say why.
 *
 * @example
 * const { ruling, problems } = judge(magic, scenario, cards, source);
 * ruling?.outcomes.length; // => 2
 * problems; // => []
 */
export function judge(
  definition: Definition,
  scenario: Scenario,
  library: CardLibrary,
  source: Source,
  options: JudgeOptions = {},
): Judgement {
  const one = judging(definition, scenario, library, source, options);
  one.advance();
  return one.judgement();
}

/**
 * Sets a scenario up to be judged, in as many pieces as are wanted. Never throws for what a scenario says.
 *
 * @example
 * const pieces = judging(magic, scenario, cards, source);
 * const until = performance.now() + 20;
 * while (!pieces.advance(() => performance.now() > until)) break;
 * pieces.stop();
 * pieces.judgement().problems; // => []
 */
export function judging(
  definition: Definition,
  scenario: Scenario,
  library: CardLibrary,
  source: Source,
  options: JudgeOptions = {},
): Judging {
  return new Judging(caseOf(definition, scenario, library, source), options);
}

/** A scenario with its board and all that it says of its ruling. */
export function caseOf(
  definition: Definition,
  scenario: Scenario,
  library: CardLibrary,
  source: Source,
): Case {
  const { setup, problems } = setUp(definition, scenario, library, source);
  const expected = scenario.expect?.reads ?? [];
  return {
    scenario,
    definition,
    source,
    setup,
    problems,
    terms: termsOf({
      scenario,
      definition,
      source,
      names: library.names(),
      readings: () => (setup ? readings(expected, definition, library, setup.position.rules) : []),
    }),
  };
}
