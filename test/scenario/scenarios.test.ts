import { describe, expect, test } from 'vitest';
import { judge } from '../../src/scenario/judge.js';
import type { Judgement } from '../../src/scenario/judging.js';
import { cardsOf, DEFINITIONS, type Shelved, scenariosOf } from './shelf.js';
import { checkThoroughly } from './thorough.js';

/** What is wrong with a scenario's ruling; nothing where it holds. */
function wrong({ problems, checks }: Judgement): unknown[] {
  return [...problems, ...checks.filter(({ held }) => !held)];
}

/**
 * Whether something else comes out: an expectation does not hold, players can go round in circles that were closed to
 * them, or there is no ruling because what was taken out was needed for one. That a name, a scripted answer or a cited rule
 * is not there is neither.
 */
function otherwise({ ruling, problems, checks }: Judgement, whole: Judgement): boolean {
  const told = checks.filter(({ path: [key] }) => key !== 'cites' && key !== 'omits');
  if (ruling) return ruling.rounds > (whole.ruling?.rounds ?? 0) || told.some(({ held }) => !held);
  return problems.every(({ code }) => !/^(?:expect|choice)\//.test(code));
}

function ruled({ definition, scenario, cards, source }: Shelved): Judgement {
  return judge(definition, scenario, cards, source);
}

describe.each(DEFINITIONS.map((definition) => ({ definition, game: definition.rulebook.game })))(
  '$game',
  ({ definition }) => {
    const { shelved, problems } = scenariosOf(definition);
    const named = shelved.map((one) => ({
      one,
      name: `${one.scenario.ids?.join(', ') ?? ''} ${one.scenario.title}`.trim(),
    }));

    test('every scenario can be read', () => {
      expect(problems).toEqual([]);
    });

    test.each(named)('$name', ({ one }) => {
      const judgement = ruled(one);
      if (one.scenario.fails !== undefined) {
        expect(wrong(judgement)).not.toEqual([]);
        return;
      }
      expect(wrong(judgement)).toEqual([]);
      checkThoroughly(judgement);
    });

    const deciding = named.flatMap(({ one, name }) =>
      (one.scenario.decidedBy ?? []).map((decider) => ({ one, decider, name, by: JSON.stringify(decider) })),
    );
    test.each(deciding)('$name: not so without $by', ({ one, decider }) => {
      const { definition: game, scenario, cards, source } = one;
      const without = judge(game, scenario, cards, source, { without: [decider], lenient: true });
      expect(otherwise(without, ruled(one)), JSON.stringify(without.problems)).toBe(true);
    });

    const numbered = named.filter(({ one }) => one.scenario.ids);
    test.each(numbered)('$name: states a ruling', ({ one: { scenario } }) => {
      expect(Array.isArray(scenario.expect?.outcomes), 'every outcome is stated').toBe(true);
      expect(scenario.decidedBy, 'what decides it is named').toBeDefined();
      for (const { name } of scenario.cards ?? []) {
        expect(cardsOf(definition).has(name), `${name} as it is printed`).toBe(false);
      }
    });
  },
);
