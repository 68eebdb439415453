/** Numbers about how a spell was cast: the X that was announced, the mana that was spent (107.3, 601.2). */

import { viewOf } from '../../evaluate/characteristics.js';
import { type Amount, fromBig } from '../../ground/amount.js';
import type { Env } from '../../position/env.js';
import type { Game } from '../../rulebook/game.js';

/** They are written beside the card, and go with it onto the stack and onto the battlefield. */
export const TOLD: readonly string[] = [
  'X',
  'colors of mana spent to cast it',
  'mana spent to cast it',
  'times it was kicked',
];

/** What has not been cast, no mana was spent on, and its X is 0 (107.3m). */
export function told(game: Game, { source, event }: Env, what: string): Amount | null {
  if (source === null) return null;
  const { object } = viewOf(game, source);
  const chosen = object.chosen[what];
  if (chosen && 'word' in chosen && /^\d{1,30}$/.test(chosen.word)) return fromBig(BigInt(chosen.word));
  const enters = event?.detail?.arrival !== undefined && event.object === source;
  return enters && object.zone !== 'stack' ? 0 : null;
}
