/**
 * The game action Replace and its way back (438). It is no replacement effect: nothing here looks at what would happen.
 */

import type { ObjectId } from '../../../ground/id.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { mustNotBeMightier } from '../object/mighty.js';
import { tokenCard } from '../object/token.js';
import type { Version } from '../rule.js';
import { versionOf } from '../version.js';

/** The relation under which a token remembers the card that it took the place of. */
const REPLACED = 'replaced';

/** What lies in Banishment by having been replaced has this status, and was not banished (438.5.a). */
const WAS_REPLACED = 'replaced';

/** Puts a token in an object's place. */
export function replace(hands: Hands, event: GameEvent): boolean {
  const { object, player } = event;
  const text = event.detail?.token;
  if (object === null || player === null || !text) return false;
  const { token: wasToken, linked, owner } = hands.object(object);
  const token = hands.conceive(tokenCard(hands.game, text), player, 1);
  // A token stops existing once it is in Banishment (438.6).
  const to = wasToken ? null : ({ zone: 'banishment', holder: owner, at: null } as const);
  hands.succeed(object, token, to, { referred: COUNTS_AS_THE_SAME[versionOf(hands.game)] });
  if (to) hands.status(object, WAS_REPLACED, true);
  const before = KEPT_THROUGH_TOKENS[versionOf(hands.game)] ? (linked[REPLACED] ?? []) : [];
  remember(hands, token, wasToken ? before : [object]);
  mustNotBeMightier(hands.game, token);
  return true;
}

/** The token stops existing; the original is in its place, with everything that the token had (438.7.b). */
export function swapBack(hands: Hands, event: GameEvent): boolean {
  const { object: token } = event;
  const original = token === null ? null : originalOf(hands.game, token);
  if (token === null || original === null) return false;
  hands.succeed(token, original, null, { referred: COUNTS_AS_THE_SAME[versionOf(hands.game)] });
  remember(hands, original, []);
  mustNotBeMightier(hands.game, original);
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

/** Whether what refers to an object refers to the token that replaced it (438.1.a). */
const COUNTS_AS_THE_SAME: { readonly [version in Version]: boolean } = { '1.4': true, '1.3': false };

/** Whether the card replaced first can come back where its token was replaced in turn (438.7.b.1). */
const KEPT_THROUGH_TOKENS: { readonly [version in Version]: boolean } = { '1.4': true, '1.3': false };

function remember(hands: Hands, token: ObjectId, originals: readonly ObjectId[]): void {
  hands.link(token, REPLACED, originals, { only: true });
}
