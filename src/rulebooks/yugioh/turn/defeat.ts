/** Drawing, and losing the Duel: without the cards that must be drawn, or without LP. */

import type { Act } from '../../../ability/act.js';
import type { What } from '../../../ability/reference.js';
import { makeEvent } from '../../../evaluate/plan/plan.js';
import { mustBeListed } from '../../../evaluate/reference/listed.js';
import { players } from '../../../evaluate/reference/players.js';
import { compare } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { isProhibited } from '../../../kernel/event/raise.js';
import type { Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import { zoneId } from '../../../position/position.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, isOff } from '../../../rulebook/game.js';
import type { Pressing, Refusal } from '../../../rulebook/policy.js';
import { cardsIn, drawOne, drawsInTurn } from '../../common/drawing.js';
import { byRule, turnOrder } from '../../common/settle.js';
import { cite, type Rule } from '../rule.js';

/** That a player had to draw more cards than there were. */
export const DECK_OUT = 'deck out';

export const DEFEAT: { readonly [kind: string]: EventRule } = {
  /** Who has not enough cards for it draws none. */
  draw: {
    fill: (game, event) => (isShort(game, event) ? { ...event, kind: DECK_OUT } : event),
    sequence: (_game, event) => drawsInTurn(event),
    happen: (hands, event) => event.amount === 1 && drawOne(hands, event.player, 'deck', 'hand'),
  },
  [DECK_OUT]: {
    happen: (hands, { player }) => {
      if (player === null) return false;
      hands.value(player, DECK_OUT, 1);
      return true;
    },
  },
  /** The draw that the turn brings. */
  'normal draw': {
    parts: (game, event) => ({
      before: [],
      after: [makeEvent(game, { ...event, kind: 'draw', amount: 1 })],
    }),
    happen: () => true,
  },
  /** The Duel ends with it, whatever was still to be done. */
  lose: {
    ends: true,
    happen: (hands, { player }) => {
      if (player === null) return false;
      twoPlayers(hands.game);
      hands.value(player, 'lost', 1);
      return true;
    },
  },
  'end in a draw': {
    ends: true,
    happen: (hands) => {
      for (const { id } of hands.game.table.position.players) hands.value(id, 'draw', 1);
      return true;
    },
  },
};

/** @throws {Withheld} where others play on */
function twoPlayers({ table }: Game): void {
  if (table.position.players.length > 2)
    withhold('rule/not-modelled', 'What follows where one of more than two players loses is not worked out.');
}

type Values = Game['table']['position']['players'][number]['values'];

/** Why a player loses. LP that nobody wrote down are not kept. */
const REASONS: readonly { readonly rule: Rule; holds(values: Values): boolean }[] = [
  { rule: 'no-lp', holds: ({ lp = 1 }) => compare(lp, 0) <= 0 },
  { rule: 'deck-out', holds: (values) => values[DECK_OUT] === 1 },
];

/** Who loses does so at once, in the middle of a Chain and of a battle too. */
export function defeats(game: Game): Pressing | null {
  const reasons = REASONS.filter(({ rule }) => !isOff(game, rule));
  const lost = turnOrder(game).flatMap((player) => lossOf(game, player, reasons));
  const [first] = lost;
  if (!first) return null;
  const losing = lost.map(({ event }) => event);
  const all = losing.length === game.table.position.players.length;
  return {
    // Where nobody is left to win, nobody has lost.
    events: all ? [byRule(game, 'end in a draw', null)] : losing,
    rule: cite(first.rule),
  };
}

function lossOf(
  game: Game,
  player: PlayerId,
  reasons: typeof REASONS,
): { readonly event: GameEvent; readonly rule: Rule }[] {
  const { values } = game.table.position.players[player] ?? {};
  const why = values && reasons.find(({ holds }) => holds(values));
  if (!why) return [];
  const event = byRule(game, 'lose', null, { player });
  return isProhibited(game, event) ? [] : [{ event, rule: why.rule }];
}

/** What is done instead of the normal draw is done where a card could be drawn. */
export function withoutCard(game: Game, event: GameEvent | undefined): Refusal | null {
  if (event?.kind !== 'normal draw' || event.player === null) return null;
  if (cardsIn(game, 'deck', event.player) === 0) mustBeListed(game, 'deck', event.player);
  return isShort(game, { ...event, amount: 1 }) ? { code: 'impossible', rule: cite('normal-draw') } : null;
}

/** Whether a player has fewer cards than must be drawn, as far as the Deck is written down. */
function isShort(
  { table }: Pick<Game, 'table'>,
  { player, amount }: Pick<GameEvent, 'player' | 'amount'>,
): boolean {
  if (player === null || amount === null) return false;
  const deck = zoneId('deck', player);
  return (
    table.position.unlisted[deck] === undefined && compare(cardsIn({ table }, 'deck', player), amount) < 0
  );
}

/** Of those who would draw, which one lacks the cards: the player of the text before any other; null where nobody does. */
export function whoIsShort(game: Game, env: Env, { by, amount }: Act): 'you' | 'another' | null {
  if (typeof amount !== 'number' || (by && !['you', 'opponent', 'player'].includes(by.who))) return null;
  const drawing = by ? players(game, env, by) : [env.you];
  const short = drawing.filter((player) => isShort(game, { player, amount }));
  if (short.length === 0) return null;
  return short.includes(env.you) ? 'you' : 'another';
}

/** Whether fewer cards lie in the Deck of a player than are taken from its top, as far as it is written down. */
export function isTopShort(game: Game, env: Env, { amount, of }: Extract<What, { what: 'top' }>): boolean {
  return (
    typeof amount === 'number' && players(game, env, of).some((player) => isShort(game, { player, amount }))
  );
}
