/** Words among which a player chooses: as names, or as what an effect of several kinds does. */

import { ANY_OTHER } from '../../explore/choice/answers.js';
import { modesOffered } from '../../explore/name/offered.js';
import type { Decision } from '../../position/decision.js';
import type { Game } from '../../rulebook/game.js';
import type { Offer } from '../message/message.js';

/** Each word that is offered. */
export function wordsOffered(
  game: Game,
  decision: Decision,
  words: readonly string[],
  open: boolean,
): readonly Offer[] {
  return [
    ...words.map((word) => worded(game, decision, word)),
    ...(open ? [{ offer: 'any other word' } as const] : []),
  ];
}

/** The word that is chosen. */
export function wordChosen(game: Game, decision: Decision, word: string): Offer {
  return word === ANY_OTHER ? { offer: 'any other word' } : worded(game, decision, word);
}

function worded(game: Game, decision: Decision, word: string): Offer {
  const modes = modesOffered(game, decision)?.get(word);
  return modes ? { offer: 'mode', modes } : { offer: 'word', word };
}
