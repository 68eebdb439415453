/** The library as its users see it. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  advance,
  answer,
  answersTo,
  CardLibrary,
  explain,
  GAMES,
  judge,
  loadGame,
  open,
  type Play,
  readScenarios,
  restore,
  rulingText,
  save,
  setUp,
} from '../src/index.js';

const SCENARIO = `game: magic
title: A cub may be spared
cards:
  - name: Test Cub
    type: Creature — Bear
    stats: 2/2
    text: If this creature would die, you may exile it instead.
players:
  - { name: Apple, battlefield: [Test Cub] }
  - { name: Nutmeg }
actions:
  - { say: Destroy all creatures., by: Nutmeg }
`;

async function prepared() {
  const { scenarios, problems } = readScenarios(SCENARIO, 'cub.yaml', [await loadGame('magic')]);
  const [read] = scenarios;
  if (!read) throw new Error(JSON.stringify(problems));
  const cards = new CardLibrary(read.definition);
  expect([...problems, ...cards.addOwn(read.scenario, read.source)]).toEqual([]);
  return { ...read, cards };
}

test('a scenario is read, judged and explained', async () => {
  const { definition, scenario, cards, source } = await prepared();
  const judgement = judge(definition, scenario, cards, source);
  expect(judgement.ruling?.outcomes).toHaveLength(2);
  expect(rulingText(explain(judgement), { why: false })).toContain('A cub may be spared');
});

test('what is taken for something else is refused with what is meant', async () => {
  const { definition, scenario, cards, source } = await prepared();
  const { setup } = setUp(definition, scenario, cards, source);
  if (!setup) throw new Error('no position');
  expect(() => open(definition as never, setup.position)).toThrow('a definition has one, as `rulebook`');
  const { rulebook } = await loadGame('yugioh');
  expect(() => open(rulebook, setup.position)).toThrow('This is a position of "magic", not of Yu-Gi-Oh!.');
  await expect(loadGame('chess')).rejects.toThrow(`there is no game "chess"; there is ${GAMES.join(', ')}`);
  const { problems } = readScenarios(SCENARIO, 'cub.yaml', []);
  expect(problems.map(({ advice }) => advice)).toEqual(['Name the games to read for.']);
});

test('a position is played by hand, written out in the middle of a decision and taken up again', async () => {
  const { definition, scenario, cards, source } = await prepared();
  const { setup } = setUp(definition, scenario, cards, source);
  if (!setup) throw new Error('no position');
  const begun = open(definition.rulebook, setup.position);
  advance(begun);
  const written = JSON.stringify(save(begun));

  const zones = [0, 1].map((choice) => {
    const play = restore(definition.rulebook, JSON.parse(written));
    const { decision } = play.table.position;
    const taken = decision ? [...answersTo(decision)][choice] : undefined;
    if (!taken) throw new Error('no such answer');
    answer(play, taken);
    return zoneOf(play);
  });
  expect(zones.sort()).toEqual(['exile', 'graveyard']);
});

function zoneOf({ table }: Play): string | undefined {
  return table.position.objects.find(({ card }) => card === 'test-cub')?.zone;
}

test.each(GAMES)('%s can be loaded by itself', async (game) => {
  expect((await loadGame(game)).rulebook.game).toBe(game);
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(exports).toHaveProperty([`./${game}`]);
});

test.each(['chess', 'constructor', '__proto__', ''])('there is no game %j', async (game) => {
  await expect(loadGame(game)).rejects.toThrow(RangeError);
});
