/** What the answers to a decision are said to lead to is what the ruling finds. */

import { expect, test } from 'vitest';
import { ask } from '../../src/explain/ask.js';
import { compare } from '../../src/ground/amount.js';
import { judge } from '../../src/scenario/judge.js';
import { ScriptedChoices } from '../../src/scenario/script.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';

const shelved = DEFINITIONS.flatMap((definition) => scenariosOf(definition).shelved);

/** What lies further ahead than somebody who waits wants to know. */
const MOST_WAYS = 40;

test.each(DEFINITIONS)(
  'the first decision of every scenario: $rulebook.name',
  ({ rulebook }) => {
    let asked = 0;
    for (const { scenario, definition, source, cards, file } of shelved) {
      if (definition.rulebook !== rulebook || scenario.fails) continue;
      const { setup, ruling } = judge(definition, scenario, cards, source);
      if (!setup || !ruling || compare(ruling.ways, MOST_WAYS) > 0) continue;
      const { question, end } = ask(definition, setup.position, [], {
        fixing: (play) => new ScriptedChoices(scenario, definition, source).fixing(play),
      });
      if (!question) {
        expect(ruling.decisions, file).toEqual([]);
        expect(end?.verdict.length, file).toBeGreaterThan(0);
        continue;
      }
      asked += 1;
      expect(question.more, file).toBe(0);
      expect(question.options.filter(({ cut }) => cut !== null)).toEqual([]);
      const left = question.options.map(({ outcomes }) => outcomes);
      const all = left.reduce((sum, count) => sum + count, 0);
      const where = `${file}: ${scenario.title}`;
      expect(Math.max(...left), where).toBeLessThanOrEqual(ruling.outcomes.length);
      expect(all, where).toBeGreaterThanOrEqual(ruling.outcomes.length);
      const [first] = ruling.decisions;
      if (first && !first.matters) expect(new Set(left).size, where).toBe(1);
    }
    expect(asked).toBeGreaterThan(10);
  },
  90_000,
);
