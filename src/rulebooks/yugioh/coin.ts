/** Tossing coins: each falls by chance, and how many heads there were is known as long as what had them tossed resolves. */

import type { Act } from '../../ability/act.js';
import { type Amount, add, compare } from '../../ground/amount.js';
import type { PlayerId } from '../../ground/id.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { cite } from './rule.js';
import { HEADS } from './word.js';

const SIDES = ['heads', 'tails'];

export const TOSSING: { readonly [kind: string]: EventRule } = {
  /** One after the other. */
  'toss coins': {
    divide: ({ amount, ...act }: Act) => [
      { ...act, event: 'take coins' },
      ...Array.from({ length: Number(amount) }, (): Act => ({ ...act, event: 'toss a coin' })),
    ],
    happen: () => true,
  },
  'take coins': {
    happen: (hands, { player }) => {
      if (player === null) return false;
      hands.value(player, HEADS, 0);
      return true;
    },
  },
  'toss a coin': {
    ways: () => SIDES,
    chance: true,
    chosenBy: cite('coin'),
    happen: (hands, { player, detail }) => {
      if (player === null) return false;
      if (detail?.way === SIDES[0]) hands.value(player, HEADS, add(headsOf(hands.game, player), 1));
      return true;
    },
  },
};

/** Whether there were heads, of which something is still told. */
export function areTossed({ table }: Game): boolean {
  return table.position.players.some(({ values }) => compare(values[HEADS] ?? 0, 0) > 0);
}

export function putCoinsAway(hands: Hands): void {
  if (!areTossed(hands.game)) return;
  for (const { id } of hands.game.table.position.players) hands.value(id, HEADS, 0);
}

/** How many heads there were when this player tossed coins last. */
export function headsOf({ table }: Game, player: PlayerId): Amount {
  return table.position.players[player]?.values[HEADS] ?? 0;
}
