/** Scenarios that the tests of the page ask. */

import { readFileSync } from 'node:fs';

/** The title of the scenario with which the page opens. */
export const OPENING = /^title: (.*)$/m.exec(readFileSync('page/opening.yaml', 'utf8'))?.[1] ?? '';

export const WRONG = `game: magic
title: A card that nobody knows
players:
  - { name: Apple, battlefield: [Test Beer] }
  - { name: Nutmeg }
actions: []
`;

export const OWN = `game: magic
title: Whose shield it is
cards:
  - { name: Test Cub, type: Creature — Bear, stats: 2/2, text: "If this creature would die, exile it instead." }
players:
  - { name: Apple, battlefield: [Test Cub] }
  - { name: Nutmeg }
actions:
  - { say: Destroy target creature., by: Nutmeg, targets: [Test Cub] }
`;

/** There is an effect that does not apply: it is about somebody else's creatures. */
export const BARRED = OWN.replace('name: Nutmeg }\n', 'name: Nutmeg, battlefield: [Other Cub] }\n').replace(
  'players:',
  `  - { name: Other Cub, type: Creature — Bear, stats: 2/2, text: "If a creature you control would die, exile it instead." }\nplayers:`,
);

const SAVER = 'When one of your other creatures would be destroyed, you may destroy this creature instead.';

function savers(count: number): string {
  const cards = Array.from(
    { length: count },
    (_, n) => `  - { name: Saver ${n}, type: Creature, power: ${n + 1}000, text: "${SAVER}" }\n`,
  );
  const names = Array.from({ length: count }, (_, n) => `Saver ${n}`);
  return `cards:
${cards.join('')}players:
  - name: Apple
    battle zone: [${names.join(', ')}]
  - name: Nutmeg
actions:
  - { say: "Destroy all your opponent's creatures.", by: Nutmeg }
`;
}

/** Far more positions than anybody waits for: nothing in it is interchangeable. */
export const LONG = `game: duel-masters
title: Everybody may stand in for everybody
${savers(9)}`;

/** Decisions that follow one another. */
export const TWO = `game: duel-masters
title: One after the other
${savers(2)}`;

function escapes(count: number, title: string): string {
  const names = Array.from({ length: count }, (_, n) => `Cub ${n}`);
  const cards = names.map(
    (name) =>
      `  - { name: ${name}, type: Creature, stats: 2/2, text: "If this creature would die, you may exile it instead." }\n`,
  );
  return `game: magic
title: ${title}
cards:
${cards.join('')}players:
  - name: Apple
    battlefield: [${names.join(', ')}]
  - name: Nutmeg
actions:
  - { say: "Destroy all creatures.", by: Nutmeg }
`;
}

/** More outcomes than are shown at first. */
export const MANY = escapes(3, 'Some of them');

/** So many choices on each path that to tell of every outcome takes long. */
export const BROAD = escapes(60, 'Each may be exiled');
