/**
 * The game action Replace and its way back (438). It is no replacement effect: nothing here looks at what would happen.
 *
 * A space on the board goes on as one object with everything it has; the cards change places in it. So the token has
 * every effect and status of what it replaced, and what was said of that is said of the token.
 */

import type { ObjectId } from '../../ground/id.js';
import type { GameEvent } from '../../position/event.js';
import type { Game } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import { tokenCard } from './token.js';

/** The relation under which a token remembers what it took the place of. */
const REPLACED = 'replaced';

/** What lies in Banishment by having been replaced has this status, and was not banished (438.5.a). */
export const WAS_REPLACED = 'replaced';

/** Puts a token in an object's place. */
export function replace(hands: Hands, event: GameEvent): boolean {
  const { object: place, player } = event;
  const token = event.detail?.token;
  if (place === null || player === null || !token) return false;
  const before = hands.object(place).linked[REPLACED] ?? [];
  const out = hands.conceive(tokenCard(hands.game, token), player, 1);
  hands.exchange(place, out);
  if (hands.object(out).token) {
    // A token stops existing in Banishment (438.6). From 1.4 on what it had replaced is not lost with it (438.7.b.1).
    hands.cease(out);
    if (hands.game.table.position.rules === '1.3') remember(hands, place, []);
    else remember(hands, place, before);
    return true;
  }
  hands.move(out, { zone: 'banishment', holder: hands.object(out).owner, at: null });
  hands.status(out, WAS_REPLACED, true);
  remember(hands, place, [out]);
  return true;
}

/** The token stops existing; the original is in its place, with everything that the token had. */
export function swapBack(hands: Hands, event: GameEvent): boolean {
  const { object: place } = event;
  const original = place === null ? null : originalOf(hands.game, place);
  if (place === null || original === null) return false;
  hands.exchange(place, original);
  hands.cease(original);
  remember(hands, place, []);
  return true;
}

/** The card to which a token can swap back; null where none is in Banishment any more (438.7.c). */
export function originalOf(game: Game, token: ObjectId): ObjectId | null {
  const { objects } = game.table.position;
  const originals = objects[token]?.linked[REPLACED] ?? [];
  return (
    originals.find((id) => {
      const object = objects[id];
      return object?.zone === 'banishment' && object.status.includes(WAS_REPLACED);
    }) ?? null
  );
}

function remember(hands: Hands, token: ObjectId, originals: readonly ObjectId[]): void {
  hands.link(token, REPLACED, originals, { only: true });
}
