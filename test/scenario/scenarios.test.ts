import { describe, expect, test } from 'vitest';
import { judge } from '../../src/scenario/judge.js';
import { DEFINITIONS, scenariosOf } from './shelf.js';

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const { shelved, problems } = scenariosOf(definition);

    test('every scenario can be read', () => {
      expect(problems).toEqual([]);
    });

    test.each(shelved.map((one) => ({ ...one, name: `${one.scenario.ids ?? ''} ${one.scenario.title}` })))(
      '$name',
      ({ scenario, cards, source }) => {
        const judgement = judge(definition, scenario, cards, source);
        const failed = judgement.checks.filter(({ held }) => !held);
        const wrong = [...judgement.problems, ...failed];
        if (scenario.fails) expect(wrong).not.toEqual([]);
        else expect(wrong).toEqual([]);
      },
    );
  },
);
