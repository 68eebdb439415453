/** What is said of the same more than once, and of what there is none of. */

import { type Clause, equals, neighbours } from '../message/alike.js';
import type { VerdictMessage } from '../message/message.js';
import { timesOf } from './instead.js';
import { list } from './phrase.js';

/** What is said of the same again is said how often, "Apple and Nutmeg each gain 1 life (twice)"; what is told to come later is not. */
export function counted(clauses: readonly Clause[]): readonly Clause[] {
  const isSaid = (a: Clause, b: Clause): boolean =>
    a.subjects.length > 0 && a.said === b.said && a.later === b.later && equals(a.subjects, b.subjects);
  const runs = neighbours(
    clauses.map((one) => [one]),
    (last, next) =>
      last.every((one) => next.every((other) => isSaid(one, other))) ? [...last, ...next] : null,
  );
  return runs.flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return { ...first, said: `${first.said} (${timesOf(others.length + 1)})` };
  });
}

/** What is a sentence by itself, as a clause of another. */
export function inside(message: VerdictMessage, whole: string): Clause {
  const told = whole.replace(/\.$/, '');
  const said = beginsWithName(message, told) ? told : told.charAt(0).toLowerCase() + told.slice(1);
  return { subjects: [], said, later: false, ofEach: null };
}

/** Whether what is said of it begins with what somebody or something is called. */
function beginsWithName(message: VerdictMessage, told: string): boolean {
  const { say } = message;
  // "The Test Cub token's ability" begins with no name.
  if (say === 'unresolved') return message.why !== 'none' && !/^(?:The|An?) /.test(told);
  return say === 'shortcut' ? message.by.length > 0 : say === 'apart' || say === 'apart by choices';
}

/** Of what one verb counts it is said once: "is dealt 2 damage by A and 3 damage by B". */
export function byOneVerb(clauses: readonly Clause[], verb: string): readonly Clause[] {
  const isCounted = ({ said, later }: Clause, at: number): boolean =>
    said.startsWith(verb) && !said.startsWith(`${verb}the `) && !(at > 0 && later);
  const without = (one: Clause): Clause => ({ ...one, said: one.said.slice(verb.length) });
  // What has words of its own beside that stands by itself, unless all of it does.
  if (clauses.every(isCounted)) return clauses.map((one, at) => (at === 0 ? one : without(one)));
  const plain = clauses.findIndex(
    (one, at) => !isCounted(one, at) || / instead |\((?:twice|\d+ times)\)/.test(one.said),
  );
  const [first] = clauses;
  if (!first || plain < 2) return clauses;
  const counted = [first, ...clauses.slice(1, plain).map(without)].map(({ said }) => said);
  return [{ ...first, said: list(counted) }, ...clauses.slice(plain)];
}

/** What stands for the number of nothing: it is no life, and not any life that is not lost. */
export function ofNone(denied: boolean): string {
  return denied ? 'any' : 'no';
}

/** Whether an amount is one of what is named behind it: of none, "no life" and not "0 life". */
export function isCounting(template: string): boolean {
  return /\{amount\} [a-z]/.test(template);
}
