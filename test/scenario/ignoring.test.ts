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
