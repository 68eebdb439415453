/** The example of a rulebook of one's own: its scenarios, its language, its rulings in words. */

import { readFileSync } from 'node:fs';
import { CardLibrary, explain, judge, readScenarios, rulingText } from 'instead';
import { describe, expect, test } from 'vitest';
import { harbour } from '../../examples/harbour/index.js';

const FILE = 'examples/harbour/storm.yaml';
const { scenarios, problems } = readScenarios(readFileSync(FILE, 'utf8'), FILE, [harbour]);

describe('Harbour', () => {
  test('its file is read', () => {
    expect(problems).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(2);
  });

  test.each(scenarios)('$scenario.title', ({ scenario, definition, source }) => {
    const cards = new CardLibrary(definition);
    expect(cards.addOwn(scenario, source)).toEqual([]);
    const judgement = judge(definition, scenario, cards, source);
    expect(judgement.problems).toEqual([]);
    expect(judgement.checks.filter(({ held }) => !held)).toEqual([]);
    expect(judgement.checks.length).toBeGreaterThan(0);
    expect(rulingText(explain(judgement), { why: true })).toContain('Harbour, rules 1');
  });

  test.each([
    'If this ship would sink, return it to your hand instead.',
    'If another ship you own would sink, you may sink this ship instead.',
    "Ferries you own can't sink.",
    'When this ship sinks, moor another ship you own.',
  ])('its texts are read and written back: %s', (text) => {
    const self = { name: 'Test Ship', noun: 'ship', spell: false };
    const [piece] = harbour.language().read(text, self);
    expect(piece?.trouble).toBeNull();
    expect(harbour.language().writePiece(piece?.abilities ?? [], self)).toBe(text);
  });

  test('what its cards do not say is not read', () => {
    const [piece] = harbour.language().read('If this ship would burn, it floats.', {
      name: 'Test Ship',
      noun: 'ship',
      spell: false,
    });
    expect(piece?.trouble?.code).toBe('text/unread');
  });
});
