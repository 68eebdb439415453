/**
 * What conditions ask of how a spell was cast (601.2b, 702), of its player and of the turn. What nobody has written down
 * is not known, and a ruling that rests on it is withheld.
 */

import { viewOf } from '../../evaluate/characteristics.js';
import { wordsOf } from '../../evaluate/test.js';
import type { Env } from '../../position/env.js';
import type { FactRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import { ENTERING_FACTS } from './entering-fact.js';
import { castFromWhere, REMEMBERED, wasPaid } from './remembered.js';

const unknown = (announced: boolean): FactRule => ({
  ...(announced ? { announced: true } : {}),
  so: () => null,
});

export const FACTS: { readonly [fact: string]: FactRule } = {
  ...ENTERING_FACTS,
  'this spell was kicked': { announced: true, so: wasPaid(REMEMBERED.kicked) },
  'it was kicked': { announced: true, so: wasPaid(REMEMBERED.kicked) },
  'this spell was bargained': { announced: true, so: wasPaid(REMEMBERED.bargained) },
  'it was bargained': { announced: true, so: wasPaid(REMEMBERED.bargained) },
  'this spell was cast from a graveyard': {
    announced: true,
    so: (game, env) => castFromWhere(game, env) === 'graveyard',
  },
  'the gift was promised': unknown(true),
  'this spell was cast using teamwork': unknown(true),
  'this spell was foretold': unknown(true),
  "this spell's additional cost was paid": unknown(true),
  "this spell's madness cost was paid": unknown(true),
  "this spell's mayhem cost was paid": unknown(true),
  "this creature's spectacle cost was paid": unknown(true),
  "this creature's sneak cost was paid": unknown(true),
  'evidence was collected': unknown(true),
  'you cast this spell during your main phase': { so: inMainPhase },
  "you have the city's blessing": unknown(false),
  "you're the monarch": unknown(false),
  "you've completed a dungeon": unknown(false),
  "it's night": unknown(false),
  "it's day": unknown(false),
  'a creature died this turn': unknown(false),
  'you gained life this turn': unknown(false),
  'you attacked this turn': unknown(false),
  'you descended this turn': unknown(false),
  'you had a land enter the battlefield under your control this turn': unknown(false),
  'a nonland permanent left the battlefield this turn or a spell was warped this turn': unknown(false),
};

/** A sorcery is cast in one's own main phase (307.1), and nothing is in another player's turn. */
function inMainPhase(game: Game, { you, source }: Env): boolean | null {
  if (game.table.position.turn.player !== you) return false;
  const view = source === null ? null : viewOf(game, source);
  if (
    !view?.traits ||
    view.abilities.some(({ ability }) => ability.ability === 'keyword' && ability.keyword === 'flash')
  )
    return null;
  return wordsOf(game, view, 'type').includes('sorcery') ? true : null;
}
