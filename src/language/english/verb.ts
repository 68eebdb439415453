/**
 * Verbs. A verb's entry gives its forms and what may stand with it; the constructions in which a verb can be used
 * (what a player does, what is done to an object, what an object does) are written once here for all of them.
 */

import type { Act } from '../../ability/act.js';
import type { Filled, Holes, RuleOptions } from '../grammar.js';
import { comes, extend } from '../template.js';
import type { English, VerbForms } from './english.js';

/** "destroy destroys destroying destroyed": base, third person, gerund, participle. */
export type Forms = string;

/** How a verb is used. */
export type VerbOptions = Pick<RuleOptions<Holes>, 'refers'> & {
  number?: 'one' | 'many';
  /** It is said of who does it alone: its frame says how the object is chosen. */
  active?: true;
  /** Later words speak of what has come of it: "destroyed this way". */
  comes?: true;
};

/**
 * Adds a verb whose subject is a player. With an object first in its frame it also has a passive.
 *
 * @param forms base, third person, gerund, participle: "sink sinks sinking sunk"
 * @param frame what stands behind it, with holes
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * const { what: object } = english;
 * verb(english, 'sink sinks sinking sunk', '{object}', { object }, (h) => ({ event: 'sink', object: h.object }));
 * english.done.productions.length; // => 1
 */
export function verb<H extends Holes>(
  english: English,
  forms: Forms,
  frame: string,
  holes: H,
  meaning: (held: Filled<H>) => Act,
  options: VerbOptions = {},
): void {
  const { doing, done, grammar } = english;
  const [, , , participle] = formsOf(forms);
  const { comes: hasResult, ...more } = options;
  const told = hasResult ? (held: Filled<H>): Act => ({ ...meaning(held), came: comes() }) : meaning;
  addForms(english, doing, forms, frame, holes, told, more);
  if (options.active || !frame.startsWith('{object}')) return;
  const { object: _, ...others } = holes;
  const passive = (held: Filled<H>): Act => {
    const { object: __, ...act } = meaning(held);
    return act as Act;
  };
  grammar.rule(done)(
    `${participle}${frame.slice('{object}'.length)}`,
    others as Holes,
    passive as (held: object) => Act,
  );
}

/**
 * Adds a verb whose subject is an object: "dies", "leaves the battlefield".
 *
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * objectVerb(english, 'sink sinks sinking sunk', '', {}, () => ({ event: 'sink' }));
 * english.undergoing.base.productions.length; // => 1
 */
export function objectVerb<H extends Holes>(
  english: English,
  forms: Forms,
  frame: string,
  holes: H,
  meaning: (held: Filled<H>) => Act,
): void {
  addForms(english, english.undergoing, forms, frame, holes, meaning);
}

function addForms<H extends Holes>(
  { grammar }: English,
  categories: VerbForms,
  forms: Forms,
  frame: string,
  holes: H,
  meaning: (held: Filled<H>) => Act,
  options: VerbOptions = {},
): void {
  const [base, third, gerund] = formsOf(forms);
  grammar.rule(categories.base)(`${base} ${frame}`.trim(), holes, meaning, options);
  grammar.rule(categories.third)(`${third} ${frame}`.trim(), holes, meaning, options);
  grammar.rule(categories.gerund)(`${gerund} ${frame}`.trim(), holes, meaning, options);
}

function formsOf(forms: Forms): [string, string, string, string] {
  const [base, third, gerund, participle] = forms.split(' ');
  if (!base || !third || !gerund || !participle) throw new Error(`not all forms of a verb: ${forms}`);
  return [base, third, gerund, participle];
}

/** The clauses that any verb makes: that it would happen, that it happens. */
export function addClauses(english: English): void {
  const { grammar, would, happens, doing, undergoing, done, who, what, cause, causes } = english;
  grammar.rule(cause)('by {cause}', { cause }, (h) => extend(h.cause, { again: true as const }));
  grammar.rule(would)('{by} would {deed}', { by: who, deed: doing.base }, (h) =>
    extend(h.deed, { by: h.by }),
  );
  grammar.rule(would)(
    '{object} would {deed}',
    { object: what, deed: undergoing.base },
    (h) => extend(h.deed, { object: h.object }),
    { about: 'object' },
  );
  grammar.rule(would)(
    '{object} would be {deed} (by {cause})?',
    { object: what, deed: done, cause: causes },
    (h) => extend(h.deed, { object: h.object, cause: h.cause }),
    { about: 'object' },
  );
  grammar.rule(happens)('{by:one} {deed}', { by: who, deed: doing.third }, (h) =>
    extend(h.deed, { by: h.by }),
  );
  grammar.rule(happens)('{by:many} {deed}', { by: who, deed: doing.base }, (h) =>
    extend(h.deed, { by: h.by }),
  );
  grammar.rule(happens)('{object:one} {deed}', { object: what, deed: undergoing.third }, (h) =>
    extend(h.deed, { object: h.object }),
  );
  grammar.rule(happens)('{object:many} {deed}', { object: what, deed: undergoing.base }, (h) =>
    extend(h.deed, { object: h.object }),
  );
  grammar.rule(happens)(
    '{object} [is|are] {deed} (by {cause})?',
    { object: what, deed: done, cause: causes },
    (h) => extend(h.deed, { object: h.object, cause: h.cause }),
  );
}
