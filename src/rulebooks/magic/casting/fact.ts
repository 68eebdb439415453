/**
 * What conditions ask of how a spell was cast (601.2b, 702), of its player and of the turn. What nobody has written down
 * is not known, and a ruling that rests on it is withheld.
 */

import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { Env } from '../../../position/env.js';
import type { FactRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { hasKeyword } from '../../common/keyword.js';
import { ENTERING_FACTS, UNKNOWN } from '../entering/entering-fact.js';
import { TURN_FACTS } from '../turn/this-turn.js';
import { CAST_FROM, REMEMBERED, wasCastFrom, wasPaid } from './remembered.js';

/** The same, of what is settled as the spell is announced (601.2b). */
const UNKNOWN_ANNOUNCED: FactRule = { ...UNKNOWN, announced: true };

export const FACTS: { readonly [fact: string]: FactRule } = {
  ...ENTERING_FACTS,
  ...TURN_FACTS,
  'this spell was kicked': { announced: true, so: wasPaid(REMEMBERED.kicked) },
  'it was kicked': { announced: true, so: wasPaid(REMEMBERED.kicked) },
  'this spell was bargained': { announced: true, so: wasPaid(REMEMBERED.bargained) },
  'it was bargained': { announced: true, so: wasPaid(REMEMBERED.bargained) },
  [CAST_FROM.graveyard]: { announced: true, so: wasCastFrom('graveyard') },
  [CAST_FROM.hand]: { announced: true, so: wasCastFrom('hand') },
  'the gift was promised': UNKNOWN_ANNOUNCED,
  'this spell was cast using teamwork': UNKNOWN_ANNOUNCED,
  'this spell was foretold': UNKNOWN_ANNOUNCED,
  "this spell's additional cost was paid": UNKNOWN_ANNOUNCED,
  "this spell's madness cost was paid": UNKNOWN_ANNOUNCED,
  "this spell's mayhem cost was paid": UNKNOWN_ANNOUNCED,
  "this creature's spectacle cost was paid": UNKNOWN_ANNOUNCED,
  "this creature's sneak cost was paid": UNKNOWN_ANNOUNCED,
  'evidence was collected': UNKNOWN_ANNOUNCED,
  'you cast this spell during your main phase': { so: inMainPhase },
  "you have the city's blessing": UNKNOWN,
  "you're the monarch": UNKNOWN,
  "you've completed a dungeon": UNKNOWN,
  "it's night": UNKNOWN,
  "it's day": UNKNOWN,
};

/** A sorcery is cast in one's own main phase (307.1), and nothing is in another player's turn. */
function inMainPhase(game: Game, { you, source }: Env): boolean | null {
  if (game.table.position.turn.player !== you) return false;
  const view = source === null ? null : viewOf(game, source);
  if (!view?.traits || hasKeyword(view, 'flash')) return null;
  return wordsOf(game, view, 'type').includes('sorcery') ? true : null;
}
