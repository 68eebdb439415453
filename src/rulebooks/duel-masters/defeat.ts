/** Losing: by a direct attack, or with the last card of the deck (rules 104 and 703.4a-b). */

import type { Instruction } from '../../ability/instruction.js';
import type { PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { isProhibited } from '../../kernel/event/raise.js';
import type { GameEvent } from '../../position/event.js';
import { zoneId } from '../../position/position.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { byRule, turnOrder } from '../common/settle.js';

/** That a player's deck has come to its end, and that a player has lost. */
const DECK_OUT = 'deck out';
const LOST = 'lost';

export const DEFEAT: { readonly [kind: string]: EventRule } = {
  /** The game ends with it, whatever was still to be done (104.1). */
  lose: {
    ends: true,
    happen: (hands, { player }) => {
      if (player === null) return false;
      hands.value(player, DECK_OUT, 0);
      hands.value(player, LOST, 1);
      return true;
    },
  },
};

/** "Your opponent loses the game": what a direct attack comes to (509.1). */
export const OPPONENT_LOSES: Instruction = {
  do: 'act',
  act: { event: 'lose', by: { who: 'opponent', said: 'your' } },
};

/** The event, which also notes whether it took the last card of a deck: to have been empty for a moment is enough (104.2b). */
export function notingDecks(rule: EventRule): EventRule {
  return {
    ...rule,
    happen: (hands, event, ...uses) => {
      const deck = deckOf(hands, event);
      const done = rule.happen(hands, event, ...uses);
      if (deck !== null && isEmpty(hands.game, deck)) hands.value(deck, DECK_OUT, 1);
      // Who did not lose for it goes on with a deck that has cards again.
      for (const { id, values } of hands.game.table.position.players) {
        if (values[DECK_OUT] === 1 && !isEmpty(hands.game, id)) hands.value(id, DECK_OUT, 0);
      }
      return done;
    },
  };
}

/** Whose deck a card would leave. A deck that is empty beforehand comes to no end. */
function deckOf({ game }: Hands, { kind, player, object }: GameEvent): PlayerId | null {
  const { holder = null, zone } = object === null ? {} : (game.table.position.objects[object] ?? {});
  const deck = kind === 'draw' ? player : zone === 'deck' ? holder : null;
  return deck === null || isEmpty(game, deck) ? null : deck;
}

function isEmpty({ table }: Game, player: PlayerId): boolean {
  const deck = zoneId('deck', player);
  return table.position.unlisted[deck] === undefined && (table.position.zones[deck] ?? []).length === 0;
}

/** The players whose deck has come to its end, and who can lose. */
export function decked(game: Game): GameEvent[] {
  return flat(turnOrder(game), (player) => {
    const { [DECK_OUT]: out = 0 } = game.table.position.players[player]?.values ?? {};
    if (out === 0) return [];
    const event = byRule(game, 'lose', null, { player });
    return isProhibited(game, event) ? [] : [event];
  });
}
