/** A token is spoken of as one that is there, by whose it is where others are called the same, and by "it" where that is plain. */

import { describe, expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judged } from '../scenario/judged.js';

const told = (game: string, rest: string): string =>
  rulingText(explain(judged(`game: ${game}\ntitle: tokens\n${rest}`)), { width: 1000 });

const verdict = (text: string): string => text.split('\n')[3] ?? '';

const PLAYERS = 'players: [{ name: Apple, battlefield: [Bear Cub] }, { name: Nutmeg }]\n';
const CREATE = 'say: Create a 1/1 white Soldier creature token., by: Apple';

describe('the only one of its name', () => {
  const text = told(
    'magic',
    `${PLAYERS}actions: [{ ${CREATE} }, { say: Destroy all creatures., by: Nutmeg }]\n`,
  );

  test('is one as it comes to be, and the one from then on', () => {
    expect(verdict(text)).toContain('Apple creates a 1/1 white Soldier creature token, ');
    expect(text).toContain('. The Soldier token and Bear Cub are destroyed');
    expect(text).toContain('. The Soldier token ceases to exist. (704.5d)');
  });

  test('is one where it is told what is new', () => {
    const kept = told('magic', `${PLAYERS}actions: [{ ${CREATE} }]\n`);
    expect(kept).toContain('\n  A Soldier token: new → battlefield');
  });
});

test('of two that are alike each is one of them', () => {
  const text = told(
    'magic',
    `${PLAYERS}actions: [{ ${CREATE} }, { ${CREATE} }, { say: Exile a token you control., by: Apple }]\n`,
  );
  expect(text).toContain('. A Soldier token is exiled.');
  expect(text).not.toMatch(/the Soldier token/i);
});

test('of those of two players it is said whose they are', () => {
  const text = told(
    'magic',
    `${PLAYERS}actions:
  - { say: Each player creates a 1/1 white Soldier creature token., by: Apple }
  - { say: Destroy all tokens your opponents control., by: Apple }
`,
  );
  expect(text).toContain(". Nutmeg's Soldier token is destroyed");
});

test('a token that the scenario names is that one', () => {
  const text = told(
    'magic',
    `players: [{ name: Apple, battlefield: [{ card: Bear Cub, token: true, as: other }, Bear Cub] }, { name: Nutmeg }]
actions: [{ say: Destroy target creature., by: Nutmeg, targets: [other] }]
`,
  );
  expect(verdict(text)).toMatch(/^The other token is destroyed/);
});

test('what has just been named is "they" where something else becomes of it', () => {
  const text = told(
    'magic',
    `players:
  - { name: Apple, battlefield: ["Kalitas, Traitor of Ghet"] }
  - { name: Nutmeg, battlefield: [Bear Cub, Bear Cub, Bear Cub, Bear Cub] }
actions: [{ say: Destroy all creatures your opponents control., by: Apple }]
`,
  );
  expect(verdict(text)).toBe(
    "The first to fourth Bear Cub are destroyed, and instead of being put into Nutmeg's graveyard, they are exiled and Apple creates four 2/2 black Zombie creature tokens.",
  );
});

test('what has become a copy is told with what it is a copy of', () => {
  const text = told(
    'magic',
    `players: [{ name: Apple, battlefield: [Bear Cub, Runeclaw Bear] }, { name: Nutmeg }]
actions:
  - { say: Target creature becomes a copy of another target creature until end of turn., by: Apple, targets: [Bear Cub, Runeclaw Bear] }
`,
  );
  expect(text).toContain('Bear Cub becomes a copy of Runeclaw Bear');
});
