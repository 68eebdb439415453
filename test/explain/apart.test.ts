/** Outcomes that are different are said in different words. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { LANGUAGES } from '../../src/explain/languages.js';
import { sentenceOf } from '../../src/explain/text/text.js';
import { judge } from '../../src/scenario/judge.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';

test.each(DEFINITIONS)(
  'no two outcomes of a scenario are told alike: $rulebook.name',
  (definition) => {
    let told = 0;
    for (const { scenario, source, cards } of scenariosOf(definition).shelved) {
      const outcomes = scenario.expect?.outcomes;
      if (!Array.isArray(outcomes) || outcomes.length < 2 || scenario.fails) continue;
      const judgement = judge(definition, scenario, cards, source);
      for (const language of LANGUAGES) {
        const { ruling, words } = explain(judgement, { language });
        const said = ruling?.outcomes.map(({ verdict }) =>
          verdict.map((message) => sentenceOf(message, { language, words })).join(' '),
        );
        expect(new Set(said).size, `${scenario.title}: ${said?.join(' | ')}`).toBe(said?.length);
      }
      told += 1;
    }
    expect(told).toBeGreaterThan(10);
  },
  60_000,
);
