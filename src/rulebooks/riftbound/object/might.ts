/** How Might is given, and whether anything looks at units that become Mighty. */

import { isAnywhere } from '../../../ability/anywhere.js';
import type { Instruction } from '../../../ability/instruction.js';
import { once } from '../../../ground/once.js';
import type { Card } from '../../../position/card.js';
import type { Game } from '../../../rulebook/game.js';
import type { Standing } from '../../../table/registry.js';
import { perTable } from '../../../table/table.js';
import { cite } from '../rule.js';

/** So much Might as the words spoke of, on what they spoke of before: for the turn, or for good. */
const given = (until: 'turn' | 'game'): Instruction => ({
  do: 'last on',
  until,
  on: { what: 'that', of: 0, said: 'it' },
  ops: [{ op: 'modify', trait: 'might', by: { attempted: 1 } }],
});
export const GIVEN = { turn: given('turn'), game: given('game') };

/** What the events of the rules carry out. */
export const STANDING: readonly Standing[] = [
  { rule: cite('becomes-mighty'), ability: { ability: 'spell', do: [GIVEN.turn, GIVEN.game] } },
];

const watching = perTable((): { is?: boolean } => ({}));

/** Whether a card that there is speaks of becoming Mighty. */
export function watchesMight({ table }: Game): boolean {
  const known = watching(table);
  known.is ??= Object.values(table.position.cards).some(speaksOfMighty);
  return known.is;
}

const speaksOfMighty = once(({ abilities }: Card): boolean =>
  isAnywhere(abilities, ({ event }) => event === 'become mighty'),
);
