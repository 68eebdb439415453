/** Clauses that are not understood and that a scenario accepts: as they stand on the card, or as a message quotes them. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from './judged.js';

const LONG = `${'Flurb the grobnik and then once more, '.repeat(6)}and be done.`;

const long = (ignoring: string) =>
  judged(`game: magic
title: a long clause
cards: [{ name: Test Cub, type: Creature — Bear, stats: 2/2, text: "${LONG}" }]
players: [{ name: Apple, battlefield: [Test Cub] }, { name: Nutmeg }]
actions: [{ say: Destroy target creature., by: Nutmeg }]
ignoring: ${ignoring}
`).problems;

test('a long clause is accepted as the message about it quotes it', () => {
  const [problem] = long('[]');
  const quoted = problem?.message.match(/"(.*)"/)?.[1] ?? '';
  expect(quoted).toMatch(/…$/);
  expect(long(JSON.stringify([quoted]))).toEqual([]);
  expect(long(JSON.stringify([LONG]))).toEqual([]);
  expect(long(JSON.stringify([`${LONG.slice(0, 100)}…`]))).toMatchObject([
    { code: 'text/unread' },
    { code: 'scenario/ignoring' },
  ]);
});

test.each([
  { language: 'en', ignored: 'The scenario says that it is beside the point.' },
  { language: 'ja', ignored: 'シナリオが、この裁定には関わらないとしている。' },
] as const)('what an ability does is ignored: it is not said that nothing triggers it ($language)', (row) => {
  const judgement = judged(`game: magic
title: it triggers
cards: [{ name: Test Cub, type: Creature — Bear, stats: 2/2, text: "When Test Cub dies, flurb the grobnik." }]
players: [{ name: Apple, battlefield: [Test Cub] }, { name: Nutmeg }]
actions: [{ say: Destroy target creature., by: Nutmeg }]
ignoring: [flurb the grobnik.]
expect: { always: [{ triggered: Test Cub }] }
`);
  expect(judgement.problems).toEqual([]);
  const text = rulingText(explain(judgement, { language: row.language }), { width: 1000 });
  expect(text.split('\n').find((line) => line.includes('flurb') && line.includes(row.ignored))).toBeDefined();
});

test.each(['"', "'", '”', '’', '»'])('a name in a clause stands between any marks: %s', (mark) => {
  const { problems } = judged(`game: yugioh
title: marks
cards:
  - { name: Test Foe, type: Effect Monster, level: 4, atk: 1, def: 1, text: 'Each "Gizmo" monster you control frobnicates.' }
players: [{ name: Apple, monsters: [Test Foe] }, { name: Nutmeg }]
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
ignoring: [${JSON.stringify(`Each ${mark}Gizmo${mark} monster you control frobnicates.`)}]
`);
  expect(problems).toEqual([]);
});

test('of an ability of which what it does is ignored it is not said that it resolves', () => {
  const judgement = judged(`game: yugioh
title: it triggers, and nothing more
cards:
  - { name: Test Cub, type: Effect Monster, level: 4, atk: 1, def: 1, text: "If this card is sent to the GY: Frobnicate." }
players: [{ name: Apple, monsters: [Test Cub] }, { name: Nutmeg }]
actions: [{ say: Destroy all monsters on the field., by: Nutmeg }]
ignoring: [Frobnicate.]
`);
  expect(judgement.problems).toEqual([]);
  const text = rulingText(explain(judgement), { width: 1000 });
  expect(text).toContain("Test Cub's effect triggers, and what it does is beside the point: ");
  expect(text).not.toContain('resolves');
});
