/** What a turn has seen, told where nothing else tells outcomes apart: a text there may ask for it yet. */

import { isPart } from '../../explore/name/outline.js';
import type { Position } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import { equals } from '../message/alike.js';
import type { OutcomePart } from '../message/document.js';
import type { ChangeMessage } from '../message/message.js';
import { valuesSince } from './changes.js';

/**
 * Outcomes, of which those that do the same to the board have the notes of the turn that not all of them share.
 *
 * @param start the position before all that is listed
 * @param games the game as each outcome leaves it
 */
export function withNotes<Told extends Pick<OutcomePart, 'changes'>>(
  start: Position,
  outcomes: readonly Told[],
  games: readonly Game[],
): readonly Told[] {
  const notes = games.map((game) => notesOf(start, game));
  return outcomes.map((outcome, at) => {
    const { changes } = outcome;
    const twins = notes.filter((_, other) => equals(outcomes[other]?.changes, changes));
    const own = (notes[at] ?? []).filter(
      (note) => !twins.every((others) => others.some((other) => equals(other, note))),
    );
    if (own.length === 0) return outcome;
    return { ...outcome, changes: [...changes.filter(({ say }) => say !== 'unchanged'), ...own] };
  });
}

function notesOf(start: Position, game: Game): readonly ChangeMessage[] {
  const notes = (game.catalogue.notes ?? []).filter(isPart(game));
  return valuesSince(start, game, () => notes);
}
