/** Replacement effects: what would happen, and what becomes of it. */

import type { Opener, Replacement } from '../../ability/ability.js';
import type { Category } from '../grammar.js';
import { extend } from '../template.js';
import type { English } from './english.js';

/** What becomes of the event, by whose leave and at what cost. */
export type Becomes = Pick<
  Replacement,
  'optional' | 'cost' | 'outcome' | 'says' | 'of' | 'scope' | 'passive'
>;

const OPENERS: readonly Opener[] = ['if', 'when', 'whenever'];

/**
 * Adds "instead" in its several places, and events that are modified.
 *
 * @returns the category of what becomes of an event, for wordings that only one game has
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * addReplacements(english).name; // => 'what happens instead'
 */
export function addReplacements(english: English): Category<Becomes> {
  const becomes = english.grammar.category<Becomes>('what happens instead');
  addOutcomes(english, becomes);
  addWatched(english, becomes);
  addArrivals(english);
  return becomes;
}

function addOutcomes(
  { grammar, may, deeds, who, doing, undergoing }: English,
  becomes: Category<Becomes>,
): void {
  const becoming = grammar.rule(becomes);
  becoming('{deeds} instead', { deeds }, (h) => ({
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
  }));
  becoming('instead {deeds}', { deeds }, (h) => ({
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead first',
  }));
  for (const [by, deed] of [
    ['one', doing.third],
    ['many', doing.base],
  ] as const) {
    becoming(`{by:${by}} {deed} instead`, { by: who, deed }, (h) => ({
      outcome: { outcome: 'stand in', do: [{ do: 'act', act: extend(h.deed, { by: h.by }) }] },
      says: 'instead',
    }));
  }
  becoming(`{who} ${may} {deeds} instead`, { who, deeds }, (h) => ({
    optional: h.who,
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
  }));
  becoming(`{who} ${may} instead {deeds}`, { who, deeds }, (h) => ({
    optional: h.who,
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead first',
  }));
  becoming(`{who} ${may} {cost} to {deeds} instead`, { who, cost: deeds, deeds }, (h) => ({
    optional: h.who,
    cost: [h.cost],
    outcome: { outcome: 'stand in', do: [h.deeds] },
    says: 'instead',
  }));
  for (const of of [doing.gerund, undergoing.gerund]) {
    becoming('{deeds} instead of {of}', { deeds, of }, (h) => ({
      outcome: { outcome: 'stand in', do: [h.deeds] },
      says: 'instead',
      of: h.of,
    }));
  }
}

/** "When this creature would be destroyed, ...", with later sentences where the whole text is read. */
function addWatched(english: English, becomes: Category<Becomes>): void {
  const { grammar, would, condition, ability, statement, sentences, whose } = english;
  for (const opens of OPENERS) {
    const given = { watch: would, given: condition, becomes };
    const during = { watch: would, whose, becomes };
    const ifGiven = `${opens} {watch} ( , if {given})? , {becomes}`;
    const inTurn = `${opens} {watch} during {whose} turn , {becomes}`;
    const says = grammar.rule(statement);
    says(ifGiven, given, (h) =>
      extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, given: h.given, opens }),
    );
    says(inTurn, during, (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        given: { if: 'turn' as const, whose: h.whose, said: 'during' as const },
        opens,
      }),
    );
    const goesOn = grammar.rule(ability);
    goesOn(`${ifGiven} . {after}`, { ...given, after: sentences }, (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        given: h.given,
        opens,
        after: h.after,
      }),
    );
    goesOn(`${inTurn} . {after}`, { ...during, after: sentences }, (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        watch: h.watch,
        given: { if: 'turn' as const, whose: h.whose, said: 'during' as const },
        opens,
        after: h.after,
      }),
    );
  }
}

/** "Your opponent's creatures are put into the battle zone tapped." */
function addArrivals({ grammar, statement, what, done, undergoing, arriving }: English): void {
  const says = grammar.rule(statement);
  says('{object:one} {deed} {changes}', { object: what, deed: undergoing.third, changes: arriving }, (h) => ({
    ability: 'replacement',
    watch: extend(h.deed, { object: h.object }),
    outcome: { outcome: 'modify', changes: h.changes },
    says: 'plain',
  }));
  says('{object:many} {deed} {changes}', { object: what, deed: undergoing.base, changes: arriving }, (h) => ({
    ability: 'replacement',
    watch: extend(h.deed, { object: h.object }),
    outcome: { outcome: 'modify', changes: h.changes },
    says: 'plain',
  }));
  says('{object} [is|are] {deed} {changes}', { object: what, deed: done, changes: arriving }, (h) => ({
    ability: 'replacement',
    watch: extend(h.deed, { object: h.object }),
    outcome: { outcome: 'modify', changes: h.changes },
    says: 'plain',
  }));
}
