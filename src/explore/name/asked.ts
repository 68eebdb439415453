/** What of a turn can be asked for yet, once all that is listed has been done. */

import type { Game } from '../../rulebook/game.js';

/** Whether a value of players is part of what a game comes to: it is no note, or some text there may ask for it. */
export function isAsked({ table, catalogue: { notes, facts = {} } }: Game, value: string): boolean {
  return (
    !notes?.includes(value) ||
    table.registry.mayAsk([value, ...Object.keys(facts).filter((fact) => facts[fact]?.note === value)])
  );
}
