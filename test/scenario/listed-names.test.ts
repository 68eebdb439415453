/** What is listed where something is called by a name that nothing has: what there is, and not what somebody says. */

import { expect, test } from 'vitest';
import { judged } from './judged.js';

test('an instruction is none of the things on the board', () => {
  const { problems } = judged(`game: magic
title: unknown
players: [{ name: Apple, battlefield: [Bear Cub] }, { name: Nutmeg }]
actions: [{ say: Destroy target creature., by: Nutmeg }, { cast: Zzzzzz, by: Nutmeg }]
`);
  expect(problems.map(({ advice }) => advice)).toEqual(['There are: Bear Cub.']);
});
