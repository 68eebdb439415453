/**
 * What a turn has seen, what is still in force and in which order piles lie, told where nothing else tells outcomes apart:
 * it may matter yet.
 */

import { isPart } from '../../explore/name/outline.js';
import { isSpent } from '../../kernel/watching/ledger.js';
import type { Position } from '../../position/position.js';
import type { Game } from '../../rulebook/game.js';
import { equals } from '../message/alike.js';
import type { OutcomePart } from '../message/document.js';
import type { ChangeMessage } from '../message/message.js';
import type { Naming } from '../name/things.js';
import { valuesSince } from './changes.js';
import { reordered } from './order.js';

/** A game as an outcome leaves it, and what things are called there. */
interface Left {
  readonly play: Game;
  readonly naming: Naming;
}

/**
 * Outcomes, of which those that do the same to the board have the notes that not all of them share; where nothing else has
 * changed the order of a pile has.
 *
 * @param start the position before all that is listed
 * @param left what each outcome leaves
 */
export function withNotes<Told extends Pick<OutcomePart, 'changes'>>(
  start: Position,
  outcomes: readonly Told[],
  left: readonly Left[],
): readonly Told[] {
  const notes = left.map((one) => [...notesOf(start, one.play), ...inForce(start, one)]);
  return outcomes.map((outcome, at) => {
    const { changes } = outcome;
    const twins = notes.filter((_, other) => equals(outcomes[other]?.changes, changes));
    const own = (notes[at] ?? []).filter(
      (note) => !twins.every((others) => others.some((other) => equals(other, note))),
    );
    const isStill = changes.every(({ say }) => say === 'unchanged');
    const one = left[at];
    if (one && (isStill || twins.length > 1)) own.push(...reordered(start, one.play, one.naming));
    if (own.length === 0) return outcome;
    return { ...outcome, changes: [...changes.filter(({ say }) => say !== 'unchanged'), ...own] };
  });
}

function notesOf(start: Position, game: Game): readonly ChangeMessage[] {
  const notes = (game.catalogue.notes ?? []).filter(isPart(game));
  return valuesSince(start, game, () => notes);
}

/** What the effects say that have been made meanwhile and last, or wait for something that is to come; each once. */
function inForce(start: Position, { play, naming }: Left): readonly ChangeMessage[] {
  const before = new Set(start.effects.map(({ id }) => id));
  const made = play.table.position.effects.filter((one) => !before.has(one.id) && !isSpent(play.table, one));
  const all = made.flatMap(({ source, made: by, on }): ChangeMessage[] => {
    const effect = naming.effectAt(source, by);
    if (effect.text === null) return [];
    const things = on.map(({ object }) => naming.thing(object));
    return [{ say: 'in force', effect, ...(things.length > 0 && { on: things }) }];
  });
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
