/** Whether it is true that the game goes round for ever, as somebody says. */

import { ifKnown } from '../ground/known.js';
import type { Play } from '../kernel/play/play.js';
import { isUnless } from '../kernel/script/repeat.js';
import { isEndless } from '../kernel/step.js';
import { explore } from './ruling.js';

/** More positions than lie on a round that anybody has found. */
const LIMITS = { positions: 10_000 };

/** Whether the game goes round for ever from here whatever is chosen, or while nobody does what need not be done. */
export function goesRound(play: Play): boolean {
  return ifKnown(() => {
    const { outcomes, cut } = explore({ ...play, observer: null, reasons: false }, { limits: LIMITS });
    if (cut !== null) return false;
    const rounds = outcomes.filter(({ witness }) => witness.some((choice) => isEndless(choice.answer)));
    if (rounds.length === outcomes.length) return true;
    return isUnless(play) && rounds.some(({ witness }) => witness.length === 2);
  }, false);
}
