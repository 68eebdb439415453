/**
 * What tells positions apart: two positions have the same form where objects, effects and events can be exchanged for
 * one another so that the one position becomes the other. Whatever can happen in the one can happen in the other.
 *
 * Everything in the position is part of its form as it stands, save what is listed here: names of things, which are
 * exchanged; lists whose order means nothing; points in time, of which only the order counts, and only where it does;
 * what the unfinished work has to do with an earlier stint of an object.
 */

import type { ObjectId } from '../ground/id.js';
import type { Answer } from '../position/decision.js';
import type { Game } from '../rulebook/game.js';
import { Forming } from './forming.js';
import { type Atoms, type Canonical, canonical, type Term, text, written } from './term.js';

/** A position in its form. */
export interface Formed extends Canonical {
  readonly forming: Forming;
  readonly things: readonly (Term | null)[];
  readonly whole: Term;
}

/**
 * The form of a position in which somebody must decide.
 * @param beside what else tells positions apart
 * @param ordered the order of every list counts: somebody goes by it
 */
export function formOf(game: Game, atoms: Atoms, beside: string, ordered: boolean): Formed {
  const forming = new Forming(game, atoms, ordered);
  const structure = forming.structure(beside);
  return { forming, ...structure, ...canonical(atoms, structure) };
}

/** Whether two objects can be exchanged for one another with nothing else being changed. */
export function areInterchangeable(formed: Formed, one: ObjectId, other: ObjectId): boolean {
  if (formed.colours[one] !== formed.colours[other]) return false;
  const names = [...formed.names];
  [names[one], names[other]] = [names[other] ?? -1, names[one] ?? -1];
  return written(formed.forming.atoms, formed.things, formed.whole, names) === formed.form;
}

/** An answer told in the names of a form, so that it means the same in every position of that form. */
export type NamedAnswer = { option: string } | { objects: readonly number[] } | { word: string };

/** Tells an answer to the decision of a position; the game must stand there. */
export function nameAnswer({ forming, names }: Formed, answer: Answer): NamedAnswer {
  if ('word' in answer) return answer;
  if ('objects' in answer) return { objects: answer.objects.map((id) => names[id] ?? -1) };
  const { domain } = forming.asked();
  const option = domain.of === 'options' ? domain.options[answer.option] : undefined;
  return { option: option ? text(forming.option(option), names) : '' };
}

/** The answer that is so told, where the game now stands in a position of the same form. */
export function findAnswer({ forming, names }: Formed, told: NamedAnswer): Answer {
  if ('word' in told) return told;
  const { domain } = forming.asked();
  if ('objects' in told && domain.of === 'objects') {
    const objects = told.objects.map((name) => names.indexOf(name) as ObjectId);
    return { objects: objects.sort((a, b) => domain.from.indexOf(a) - domain.from.indexOf(b)) };
  }
  const options = 'option' in told && domain.of === 'options' ? domain.options : [];
  const option = options.findIndex(
    (one) => 'option' in told && text(forming.option(one), names) === told.option,
  );
  if (option < 0) throw new Error('not a position of the same form');
  return { option };
}
