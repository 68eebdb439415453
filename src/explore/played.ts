/** A game after some choices. */

import { open } from '../kernel/open.js';
import type { Play } from '../kernel/play/play.js';
import { advance } from '../kernel/step.js';
import type { Position } from '../position/position.js';
import type { Rulebook } from '../rulebook/rulebook.js';
import { answer } from './answering.js';
import type { Choice } from './choice/choice.js';

/** The game from where it begins, with these choices made in it. */
export function played(rulebook: Rulebook, start: Position, choices: readonly Choice[]): Play {
  const play = open(rulebook, start);
  advance(play);
  for (const choice of choices) answer(play, choice.answer);
  return play;
}
