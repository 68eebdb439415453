/**
 * What tells positions apart: two positions have the same form where objects, effects and events can be exchanged for
 * one another so that the one position becomes the other. Whatever can happen in the one can happen in the other.
 *
 * Everything in the position is part of its form as it stands, save what is listed here: names of things, which are
 * exchanged; lists whose order means nothing; points in time, of which only the order counts, and only where it does;
 * what the unfinished work has to do with an earlier stint of an object.
 */

import type { ObjectId } from '../../ground/id.js';
import type { Play } from '../../kernel/play/play.js';
import type { Answer, Decision, Option } from '../../position/decision.js';
import { type Alike, APART } from '../choice/answers.js';
import { type Canonical, canonical, namingsFor, type Structure, written } from './canonical.js';
import { Forming } from './forming.js';
import type { Atoms } from './term.js';
import { noTimes, timesOf } from './times.js';

/** A position in its form. */
export interface Formed extends Structure, Canonical {
  readonly forming: Forming;
}

/**
 * The form of a position in which somebody must decide.
 * @param beside what else tells positions apart
 * @param ordered the order of every list counts: somebody goes by it
 * @param inOrder somebody asks in which order things happen
 * @param timeless points in time do not count: what then has the same form is the same but for what came first
 */
export function formOf(
  game: Play,
  atoms: Atoms,
  beside: string,
  ordered: boolean,
  inOrder = false,
  timeless = false,
): Formed {
  const forming = new Forming(game, atoms, ordered, inOrder, timeless ? noTimes() : timesOf(game));
  const structure = forming.structure(beside);
  return { forming, ...structure, ...canonical(atoms, structure) };
}

/** Which of the objects or options of the decision that is put can be exchanged for one another. */
export function alikeIn(formed: Formed, { domain }: Decision): Alike {
  switch (domain.of) {
    case 'words':
      return APART;
    case 'options': {
      const first = alikeOptions(formed, domain.options);
      return (option) => first[option] ?? option;
    }
    case 'objects': {
      const first = alikeObjects(formed, domain.from);
      return (object) => first.get(object) ?? object;
    }
  }
}

/** For each of these objects the first that it can be exchanged for with nothing else being changed. */
function alikeObjects(
  { forming, web, names, form, ...structure }: Formed,
  objects: readonly ObjectId[],
): ReadonlyMap<number, ObjectId> {
  const { atoms } = forming;
  const first = new Map<ObjectId, ObjectId>();
  const areAlike = (one: ObjectId, other: ObjectId): boolean => {
    if (web.colours[one] !== web.colours[other]) return false;
    const exchanged = [...names];
    [exchanged[one], exchanged[other]] = [names[other] ?? -1, names[one] ?? -1];
    return atoms.trying(() => written(atoms, structure, exchanged)) === form;
  };
  for (const id of new Set(objects)) {
    const like = [...new Set(first.values())].find((other) => areAlike(other, id));
    first.set(id, like ?? id);
  }
  return first;
}

/**
 * For each option of the decision that is put, the first of those that come to the same: things can be exchanged for one
 * another so that the position stays as it is and the one option becomes the other.
 */
function alikeOptions({ forming, web, ...structure }: Formed, options: readonly Option[]): readonly number[] {
  const { atoms } = forming;
  const terms = options.map((option) => forming.option(option));
  const first = [...terms.keys()];
  const join = (one: number, other: number): void => {
    const [to, from] = [first[one] ?? one, first[other] ?? other].sort((a, b) => a - b);
    if (to !== from) for (const [index, now] of first.entries()) if (now === from) first[index] = to ?? now;
  };
  return atoms.trying(() => {
    const sorts = terms.map((term) => atoms.said(term, web.colours));
    const known = new Map<string, readonly number[]>();
    for (const [index, term] of terms.entries()) {
      const sort = sorts[index] ?? -1;
      if (first[index] !== index || sorts.lastIndexOf(sort) === sorts.indexOf(sort)) continue;
      const names = web.names(term);
      const told = terms.map((one) => atoms.said(one, names));
      const whole = `${told[index]};${written(atoms, structure, names)}`;
      const same = known.get(whole);
      // What exchanges the one option for the other exchanges others as well.
      if (same) for (const [to, said] of told.entries()) join(same.indexOf(said), to);
      else known.set(whole, told);
    }
    return first;
  });
}

/** An answer told in the names of a form, so that it means the same in every position of that form. */
export type NamedAnswer = { option: number } | { objects: readonly number[] } | { word: string };

/** Tells an answer to the decision of a position; the game must stand there. */
export function nameAnswer({ forming, names }: Formed, answer: Answer): NamedAnswer {
  if ('word' in answer) return answer;
  if ('objects' in answer) return { objects: answer.objects.map((id) => names[id] ?? -1) };
  const { domain } = forming.asked();
  const option = domain.of === 'options' ? domain.options[answer.option] : undefined;
  return { option: option ? forming.atoms.said(forming.option(option), names) : -1 };
}

/**
 * The answers that are so told, where the game now stands in a position of the same form: each serves, but where forms are
 * timeless. What is chosen comes in the order in which it was told: nobody asks for it, but what is done goes by it, and in
 * another it would lead to another form.
 * @param form that of the position in which it was told
 */
export function* findAnswers(formed: Formed, form: number, told: NamedAnswer): Generator<Answer> {
  const { forming } = formed;
  const { domain } = forming.asked();
  if ('word' in told) yield told;
  else
    for (const names of namingsFor(forming.atoms, formed, formed, form)) {
      if ('objects' in told && domain.of === 'objects')
        yield { objects: told.objects.map((name) => names.indexOf(name) as ObjectId) };
      if ('option' in told && domain.of === 'options')
        yield {
          option: domain.options.findIndex(
            (one) => forming.atoms.said(forming.option(one), names) === told.option,
          ),
        };
    }
}
