/** What of a turn can be asked for yet, once all that is listed has been done. */

import type { Game } from '../../rulebook/game.js';
import { perTable } from '../../table/table.js';

/** What was found of each note: it rests on what stands on the cards alone, and is asked at the end of every path. */
const known = perTable((): { [note: string]: boolean } => ({}));

/** Whether some text there may ask for a note: it says its word, or that of a fact, or what nobody has understood. */
export function isAsked({ table, catalogue: { facts = {} } }: Game, note: string): boolean {
  const found = known(table);
  if (found[note] === undefined) {
    const text = table.registry.text();
    const asking = Object.keys(facts).filter((fact) => facts[fact]?.note === note);
    found[note] = ['unread', note, ...asking].some((word) => text.includes(`"${word}"`));
  }
  return found[note];
}
