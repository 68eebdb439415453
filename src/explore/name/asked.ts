/** What of a turn can be asked for yet, once all that is listed has been done. */

import type { Game } from '../../rulebook/game.js';

/** Whether some text there may ask for a note: it says its word, or that of a fact, or what nobody has understood. */
export function isAsked({ table: { registry }, catalogue: { facts = {} } }: Game, note: string): boolean {
  const asking = Object.keys(facts).filter((fact) => facts[fact]?.note === note);
  return ['unread', note, ...asking].some((word) => registry.text.includes(`"${word}"`));
}
