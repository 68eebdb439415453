/** Creatures that enter as any other does: no rule looks at them once they are there. */

import { numberOf, wordsOf } from '../../../evaluate/condition/test.js';
import { arrivingView } from '../../../evaluate/object/ahead.js';
import { compare } from '../../../ground/amount.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';

/** Whether a creature enters the battlefield to which no state-based action comes (704.5), and nothing else along with it. */
export function isUnremarkable(game: Game, event: GameEvent): boolean {
  const { arrival } = event.detail ?? {};
  if (event.object === null || event.to?.zone !== 'battlefield' || !arrival || arrival.along.length > 0)
    return false;
  const view = arrivingView(game, event);
  const words = (trait: string): readonly string[] => wordsOf(game, view, trait);
  return (
    view.traits?.toughness !== undefined &&
    compare(numberOf(game, view, 'toughness') ?? 0, 0) > 0 &&
    words('supertype').length === 0 &&
    words('type').includes('creature') &&
    words('type').every((type) => PLAIN.includes(type)) &&
    Object.keys(arrival.counters).length < 2
  );
}

const PLAIN: readonly string[] = ['artifact', 'creature'];
