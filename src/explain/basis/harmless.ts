/** What is not understood and does not matter. */

import type { Position } from '../../position/position.js';
import type { UnreadClause } from '../../scenario/setup.js';
import type { Harmless } from '../message/message.js';

/** Why a clause that is not understood does not matter: its frame shows that nothing came to it. */
export function harmless(position: Position, { card: name, trouble, ignored }: UnreadClause): Harmless {
  if (ignored) return 'ignored';
  const { start, end } = trouble.unread;
  const frames = Object.values(position.cards)
    .filter((card) => card.name === name)
    .flatMap(({ abilities }) => abilities)
    .filter((ability) => ability.start <= start && end <= ability.end)
    .map(({ ability }) => ability.ability);
  if (frames[0] === 'activated') return 'not activated';
  if (frames[0] === 'triggered') return 'not triggered';
  return frames.includes('static') ? 'not asked' : 'not reached';
}
