/** Outcomes that are different are said in different words. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { LANGUAGES } from '../../src/explain/languages.js';
import { rulingText, sentenceOf } from '../../src/explain/text/text.js';
import { judge } from '../../src/scenario/judge.js';
import { judged } from '../scenario/judged.js';
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

test.each([
  { language: 'en', positions: ['in Attack Position', 'in Defense Position'], result: 'Result' },
  { language: 'ja', positions: ['攻撃表示', '守備表示'], result: '盤面の変化' },
])(
  'what has no status that it has in another outcome is told by that ($language)',
  ({ language, positions, result }) => {
    const scenario = `game: yugioh
title: in either position
cards: [{ name: Test Herald, type: Effect Monster, level: 4, atk: 100, def: 100 }]
players: [{ name: Apple, gy: [Test Herald] }, { name: Nutmeg }]
actions: [{ say: Special Summon 1 monster from your GY., by: Apple }]
`;
    const text = rulingText(explain(judged(scenario), { language }), { width: 1000 });
    const [verdicts = '', ...others] = text.split('\n\n').slice(2);
    const results = others.filter((part) => part.startsWith(result));
    expect(results).toHaveLength(2);
    positions.forEach((position, at) => {
      expect(verdicts.split('\n')[at]).toContain(position);
      expect(results[at]).toContain(position);
      expect(results[1 - at]).not.toContain(position);
    });
  },
);

const ASKED = `game: magic
title: what a turn has seen
cards:
  - { name: Test Guardling, type: Creature — Soldier, stats: 1/1, text: 'If this creature would die, you may exile it instead.' }
  - { name: Test Mourner, type: Creature, text: 'When this creature enters, if a creature died this turn, draw a card.' }
players:
  - { name: Apple, hand: [Test Mourner], battlefield: [{ card: Test Guardling, token: true }] }
  - { name: Nutmeg }
actions: [{ say: Destroy target creature., by: Nutmeg, targets: [Test Guardling] }]
`;

test('what the turn has seen is told where a text may ask for it and nothing else tells outcomes apart', () => {
  const results = (scenario: string) =>
    explain(judged(scenario)).ruling?.outcomes.map(({ changes }) =>
      changes.flatMap((one) => (one.say === 'value' ? [[one.player, one.value, one.to]] : [])),
    );
  expect(results(ASKED)).toEqual([[], [['Apple', 'creatures died', 1]]]);
  // What becomes of a card tells them apart by itself.
  expect(results(ASKED.replace(', token: true', ''))).toEqual([[], []]);
});
