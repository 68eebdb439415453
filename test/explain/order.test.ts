/** What comes one after the other is told so, and what comes about in another way than it seems is told in words that are true. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judge } from '../../src/scenario/judge.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';
import { told } from './told.js';

test('of two combats it is told alike who is killed and who conquers', () => {
  const title =
    'By the rules of 1.3 only what prevents damage is taken into account as it is assigned; the trapped unit may tie up 2 of it';
  const found = DEFINITIONS.flatMap((one) => scenariosOf(one).shelved).find(
    ({ scenario }) => scenario.title === title,
  );
  if (!found) throw new Error('the scenario is not there');
  const { definition, scenario, cards, source } = found;
  const text = rulingText(explain(judge(definition, scenario, cards, source)), { width: 1000 });
  expect(text).toContain('1. Test Rival, Test Guard (plain) and Test Guard (trapped) are killed.');
  expect(text).toContain(
    '2. Test Rival and Test Guard (trapped) are killed, and Nutmeg conquers Test Field.',
  );
});

test('what comes to nothing after it has come about comes then', () => {
  const attacks = `game: yugioh
title: two attacks
cards:
  - { name: Test Ogre, type: Normal Monster, level: 4, atk: 1500, def: 0 }
  - { name: Test Orc, type: Effect Monster, level: 4, atk: 1500, def: 0, text: Your opponent takes no battle damage from attacks involving this card. }
players:
  - { name: Apple, monsters: [Test Ogre, Test Orc] }
  - { name: Nutmeg, lp: 8000 }
actions:
  - { direct attack: Test Ogre, by: Apple }
  - { direct attack: Test Orc, by: Apple }
`;
  expect(told(attacks)).toContain(
    'Nutmeg takes 1500 battle damage and then does not take 1500 battle damage.',
  );
});

test('life and the game are lost in clauses of their own', () => {
  const text = told(`game: magic
title: lost
players: [{ name: Apple, life: 2 }, { name: Nutmeg }]
actions: [{ say: You lose 2 life., by: Apple }]
`);
  expect(text).toContain('Apple loses 2 life and loses the game (704.5a).');
});

test('what would happen anyway does so all the same', () => {
  const board = `game: yugioh
title: banished
cards:
  - { name: Test Chaos, type: Effect Monster, level: 4, atk: 1500, def: 0, text: "If this face-up card would leave the field, banish it instead." }
players: [{ name: Apple, monsters: [Test Chaos] }, { name: Nutmeg }]
actions: [{ say: Banish 1 monster your opponent controls., by: Nutmeg }]
`;
  expect(told(board)).toContain('So it would be banished all the same.');
  expect(told(board, 'ja')).toContain('よって、やはり');
});

test('what is recalled to where it is can’t be, and it is told why; what is paid beside the cost is quoted', () => {
  const board = `game: riftbound
title: recalled
cards:
  - { name: Test Lord, type: Unit, might: 3, text: "If I would die, recall me exhausted instead." }
  - { name: Test Bolt, type: Spell, text: "As an additional cost to play me, kill a friendly unit.\\nDraw 1." }
players: [{ name: Apple, base: [Test Lord], hand: [Test Bolt], main deck: 5 }, { name: Nutmeg }]
actions: [{ play: Test Bolt, by: Apple }]
`;
  const text = told(board);
  expect(text).toContain(
    'Apple plays Test Bolt: "As an additional cost to play me, kill a friendly unit. Draw 1."',
  );
  expect(text).toContain("Test Lord can't be recalled: it is there already. (055)");
  expect(told(board, 'ja')).toContain('リコールされることはない（すでにその場所にある）');
});
