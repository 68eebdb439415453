/** A stranger is told whose what is new is, why nothing comes of something, and what can't be done where it belongs. */

import { expect, test } from 'vitest';
import { explain } from '../../src/explain/explain.js';
import { rulingText } from '../../src/explain/text/text.js';
import { judge } from '../../src/scenario/judge.js';
import { DEFINITIONS, scenariosOf } from '../scenario/shelf.js';
import { told } from './told.js';

const THREE = `game: magic
title: told
cards:
  - { name: Test Finks, type: Creature — Ouphe, stats: 3/2, text: Persist }
  - { name: Test Seer, type: Creature — Human, stats: 2/2, text: "Creatures you control can't have -1/-1 counters put on them." }
  - { name: Test Twice, type: Creature — Ouphe, stats: 3/2, text: "Undying\\nPersist" }
players:
  - { name: Apple, life: 20, battlefield: [Test Finks, Test Seer], command: [] }
  - { name: Nutmeg, life: 20, battlefield: [Test Twice], command: [] }
  - { name: Pear, life: 20, battlefield: [], command: [] }
actions:
`;

test('a new token is told with its controller, unless its name says whose it is', () => {
  const one = '  - { say: "Create a 1/1 white Soldier creature token.", by: Pear }\n';
  expect(told(THREE + one)).toContain('A Soldier token: new → battlefield; controlled by Pear');
  expect(told(THREE + one, 'ja')).toContain('コントローラーはPear');
  const more = told(`${THREE}${one}${one.replace('Pear', 'Nutmeg')}`);
  expect(more).toContain("Nutmeg's Soldier token");
  expect(more).not.toContain('controlled by');
});

test('where nothing could be chosen that is told, and where somebody chose none it is not', () => {
  const shield = `${THREE}  - { say: "The next time a blue source of your choice would deal damage to you this turn, prevent that damage.", by: Apple }\n`;
  expect(told(shield)).toContain("Nothing happens, and there is nothing to choose for Apple's instruction.");
  expect(told(shield, 'ja')).toContain('何も起こらず、Appleの指示で選べるものがない。');
  expect(told(`${THREE}  - { say: "Sacrifice a creature.", by: Pear }\n`)).toContain(
    "There is nothing to choose for Pear's instruction.",
  );
  const search = THREE.replace('command: [] }', 'command: [], library: [Test Finks] }');
  const none = `${search}  - { say: "Search your library for a creature card, put it onto the battlefield, then shuffle.", by: Apple }\n`;
  expect(told(none)).not.toContain('nothing to choose');
});

test('in one sentence with that nothing happens a name keeps its capital', () => {
  const found = DEFINITIONS.flatMap((one) => scenariosOf(one).shelved).find(
    ({ scenario }) => scenario.title === 'Ivern is exhausted already; nobody is asked',
  );
  if (!found) throw new Error('the scenario is not there');
  const { definition, scenario, cards, source } = found;
  expect(rulingText(explain(judge(definition, scenario, cards, source)), { width: 1000 })).toContain(
    "Nothing happens, and Ivern's ability is not used: its cost cannot be paid in full.",
  );
});

test("what can't happen to a thing comes after what has befallen it", () => {
  const destroyed = `${THREE}  - { say: "Destroy target creature.", by: Nutmeg, targets: [Test Finks] }\n`;
  expect(told(destroyed)).toContain(
    "Test Finks is destroyed, then enters the battlefield and can't get a -1/-1 counter.",
  );
});

test('abilities of one source that wait together are told apart as they resolve', () => {
  const text = told(`${THREE}  - { say: "Destroy target creature.", by: Apple, targets: [Test Twice] }\n`);
  expect(text).toContain('Test Twice\'s ability ("Persist") resolves.');
  expect(text).toContain('Test Twice\'s ability ("Undying") resolves.');
});

test('what stands in for the same is told in one breath, and what changes places once', () => {
  const board = `game: duel-masters
title: told
players:
  - { name: Apple, deck: 10, battle zone: [Aqua Soldier, Mighty Shouter] }
  - { name: Nutmeg, deck: 10 }
actions: [{ say: Destroy all creatures., by: Nutmeg }]
`;
  expect(told(board)).toContain(
    "Aqua Soldier is returned to Apple's hand and Mighty Shouter is put into Apple's mana zone, each instead of being destroyed.",
  );
});
