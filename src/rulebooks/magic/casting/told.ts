/** Numbers about how a spell was cast: the X that was announced, the mana that was spent (107.3, 601.2). */

import type { What } from '../../../ability/reference.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { movedSince } from '../../../evaluate/reference/past.js';
import { mentioned } from '../../../evaluate/reference/selection.js';
import { type Amount, fromBig } from '../../../ground/amount.js';
import type { CardKey } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Env } from '../../../position/env.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import { COLORS } from '../card.js';
import { wordOf } from './remembered.js';

/** What is 0 of what is cast without paying its mana cost (107.3b). */
export const OF_MANA: readonly string[] = [
  'X',
  'colors of mana spent to cast it',
  'mana spent to cast it',
  'Phyrexian mana paid with life',
  ...Object.values(COLORS).map((color) => `${color} mana spent to cast it`),
];

/** They are written beside the card, and go with it onto the stack and onto the battlefield. */
export const TOLD: readonly string[] = [...OF_MANA, 'times it was kicked'];

/** What the X of bloodthirst is (702.54b). */
export const DAMAGE_DEALT = 'damage dealt to your opponents this turn';

/** What has not been cast, no mana was spent on, and its X is 0 (107.3m). */
export function told(game: Game, env: Env, what: string, of?: What): Amount | null {
  if (of) return toldOf(game, env, what, of);
  const { source, event } = env;
  if (what === DAMAGE_DEALT)
    withhold('rule/not-modelled', 'How much damage opponents have been dealt this turn is not counted here.');
  if (source === null) return null;
  const { object } = viewOf(game, source);
  const written = writtenBeside(object, what);
  if (written !== null) return written;
  const enters = event?.detail?.arrival !== undefined && event.object === source;
  if (!enters) return null;
  return object.zone !== 'stack' || (what === 'X' && hasNoX(game, object.card)) ? 0 : null;
}

/**
 * The number of another object: "five or more mana was spent to cast that spell".
 * @throws {Withheld} where that is no longer what it was
 */
function toldOf(game: Game, env: Env, what: string, of: What): Amount | null {
  const [id, ...others] = mentioned(game, env, of);
  if (id === undefined || others.length > 0) return null;
  if (movedSince(game, env, of, id) > 0)
    withhold(
      'rule/not-modelled',
      'How a spell was cast that is no longer on the stack is not remembered here.',
    );
  return writtenBeside(viewOf(game, id).object, what);
}

function writtenBeside({ chosen }: GameObject, what: string): Amount | null {
  const word = wordOf(chosen[what]);
  return word !== null && /^\d{1,30}$/.test(word) ? fromBig(BigInt(word)) : null;
}

/** Whether a card's own mana cost is written down and has no X in it: what was cast for it has none, whatever it copies. */
function hasNoX({ table }: Game, card: CardKey | null): boolean {
  const symbols = (card === null ? null : table.position.cards[card]?.traits?.symbol) ?? [];
  return Array.isArray(symbols) && symbols.length > 0 && !symbols.includes('X');
}
