/** How much players can draw or score before a rule looks at what is left (431, 472). */

import { subtract } from '../../../ground/amount.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { cardsIn } from '../../common/drawing.js';
import { POINTS, VICTORY } from '../value.js';

type Room = ReturnType<NonNullable<EventRule['headroom']>>;

/** Who would draw from an empty Main Deck burns out first (431.1.a). */
export function deckLeft(game: Game, { player }: GameEvent): Room {
  return player === null ? null : { of: 'deck', room: cardsIn(game, 'deck', player) };
}

/** Below the Victory Score points are a number (472). */
export function pointsLeft({ table }: Game, { player }: GameEvent): Room {
  const { [POINTS]: points, [VICTORY]: victory } = table.position.players[player ?? -1]?.values ?? {};
  if (points === undefined || victory === undefined) return null;
  return { of: 'points', room: subtract(subtract(victory, points), 1) };
}

/** XP is a number that nothing takes from. */
export function xpLeft(): Room {
  return { of: 'xp', room: 'any' };
}
