import type { ObjectId } from '../ground/id.js';
import type { Position } from './position.js';

/** What the scenario, or else its card, calls an object; null where neither does. */
export function nameIn({ objects, cards }: Position, id: ObjectId | null): string | null {
  const { label = null, card = null } = (id === null ? undefined : objects[id]) ?? {};
  return label ?? (card === null ? null : (cards[card]?.name ?? null));
}
