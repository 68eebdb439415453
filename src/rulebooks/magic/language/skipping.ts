/** How texts speak of turns, phases and steps: that they begin, and that they are skipped (614.1b, 614.10). */

import type { Replacement } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Test, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';
import { EXTRA } from '../turn/extra.js';

/** What begins, by its name in texts; more than one where the text has a plural. */
const MOMENTS: { readonly [is: string]: { readonly [words: string]: string } } = {
  step: {
    'untap step': 'untap step',
    'upkeep step': 'upkeep',
    'draw step': 'draw step',
    'end step': 'end step',
  },
  phase: { 'combat phase': 'combat phase' },
  turn: { turn: 'turn' },
};

export function addSkipping(english: English): void {
  const { grammar } = english;
  const moment = grammar.category<string>('a step');
  const moments = grammar.category<string>('steps');
  const begins: { [is: string]: Category<Act> } = {};
  for (const [is, words] of Object.entries(MOMENTS)) {
    const one = grammar.category<string>(`a ${is}`);
    grammar.terms(one, words);
    grammar.include(moment, one);
    grammar.terms(
      moments,
      Object.fromEntries(Object.entries(words).map(([said, kind]) => [`${said}s`, kind])),
    );
    begins[is] = beginning(english, is, one);
  }
  begins.draw = grammar.category<Act>('what would happen');
  grammar.rule(begins.draw)('{by} would draw a card', { by: english.who }, (h) => ({
    event: 'draw',
    amount: 1,
    by: h.by,
  }));
  for (const [is, watch] of Object.entries(begins)) addInstead(english, is, watch);
  addStatic(english, moment, moments);
  addNext(english, moment);
  addExtra(english);
  addMoments(english);
  addStates(english);
}

/** "You would begin your draw step", "a player would begin their turn". */
function beginning({ grammar, who }: English, is: string, moment: Category<string>): Category<Act> {
  const begins = grammar.category<Act>(`a ${is} would begin`);
  const says = grammar.rule(begins);
  says('you would begin your {moment}', { moment }, (h) => ({ event: h.moment, by: { who: 'you' } }));
  says('{by:one} would begin their {moment}', { by: who, moment }, (h) => ({ event: h.moment, by: h.by }));
  if (is !== 'turn') return begins;
  for (const number of ['one', 'many'] as const)
    says(`{by:${number}} would begin a extra turn`, { by: who }, (h) => ({
      event: is,
      way: EXTRA,
      by: h.by,
    }));
  return begins;
}

/** "If you would begin your draw step, you may skip that step instead. If you do, ..." */
function addInstead(
  { grammar, statement, ability, sentences, condition, who }: English,
  is: string,
  watch: Category<Act>,
): void {
  type Skipped = Pick<Replacement, 'optional' | 'outcome' | 'says'>;
  const skipped = grammar.category<Skipped>(`that the ${is} is skipped`);
  const becomes = grammar.rule(skipped);
  becomes(`{who} may skip that ${is} instead`, { who }, (h) => ({
    optional: h.who,
    outcome: { outcome: 'not' },
    says: 'instead',
  }));
  becomes(`instead {who} may skip that ${is}`, { who }, (h) => ({
    optional: h.who,
    outcome: { outcome: 'not' },
    says: 'instead first',
  }));
  becomes(`skip that ${is} instead`, {}, () => ({ outcome: { outcome: 'not' }, says: 'instead' }));
  becomes(`that player skips that ${is} instead`, {}, () => ({
    outcome: { outcome: 'not', said: 'they' },
    says: 'instead',
  }));
  const holes = { watch, skipped };
  const opened = { ability: 'replacement', opens: 'if' } as const;
  grammar.rule(statement)('if {watch} , {skipped}', holes, (h) =>
    extend(h.skipped, { ...opened, watch: h.watch }),
  );
  const while_ = { ...holes, while: condition };
  grammar.rule(statement)('if {watch} while {while} , {skipped}', while_, (h) =>
    extend(h.skipped, { ...opened, watch: h.watch, while: h.while, whileSays: 'while' as const }),
  );
  grammar.rule(ability)(
    'if {watch} while {while} , {skipped} . {after}',
    { ...while_, after: sentences },
    (h) =>
      extend(h.skipped, {
        ...opened,
        watch: h.watch,
        while: h.while,
        whileSays: 'while' as const,
        after: h.after,
      }),
  );
  grammar.rule(ability)('if {watch} , {skipped} . {after}', { ...holes, after: sentences }, (h) =>
    extend(h.skipped, { ...opened, watch: h.watch, after: h.after }),
  );
}

/** "Skip your draw step." "Each player skips their untap step." "Players skip their upkeep steps." */
function addStatic(
  { grammar, statement }: English,
  moment: Category<string>,
  moments: Category<string>,
): void {
  const skips = (watch: Act): Replacement => ({
    ability: 'replacement',
    watch,
    outcome: { outcome: 'not' },
    says: 'plain',
  });
  const says = grammar.rule(statement);
  says('skip your {moment}', { moment }, (h) => skips({ event: h.moment, by: { who: 'you' } }));
  for (const [text, who] of [
    ['each player', { who: 'player', said: 'each', as: introduced() }],
    ['each opponent', { who: 'opponent', said: 'each', as: introduced() }],
  ] as const satisfies readonly (readonly [string, Who])[]) {
    says(`${text} skips their {moment}`, { moment }, (h) => skips({ event: h.moment, by: who }));
  }
  for (const [text, who] of [
    ['players', { who: 'player', said: 'plural' }],
    ['your opponents', { who: 'opponent', said: 'plural', as: introduced() }],
  ] as const satisfies readonly (readonly [string, Who])[]) {
    says(`${text} skip their {moments}`, { moments }, (h) => skips({ event: h.moments, by: who }));
  }
}

/** "Take an extra turn after this one": each comes after the turn in which it is given (500.7). */
function addExtra(english: English): void {
  const forms = 'take takes taking taken';
  verb(english, forms, 'a extra turn after this one', {}, () => ({ event: 'extra turn', amount: 1 }));
  verb(english, forms, '{amount:many} extra turns after this one', { amount: english.count }, (h) => ({
    event: 'extra turn',
    amount: h.amount,
  }));
}

/** "You skip your next turn." "That player skips their next combat phase this turn." */
function addNext({ grammar, doing }: English, moment: Category<string>): void {
  for (const [form, text] of [
    ['base', 'skip your'],
    ['third', 'skips their'],
  ] as const) {
    grammar.rule(doing[form])(`${text} next {moment}`, { moment }, (h) => ({
      event: 'skip',
      skips: h.moment,
    }));
    grammar.rule(doing[form])(`${text} next {moment} this turn`, { moment }, (h) => ({
      event: 'skip',
      skips: h.moment,
      within: 'turn',
    }));
  }
}

/** "At the beginning of your upkeep, ...", "at the beginning of each end step, ...". */
function addMoments({ grammar, ability, framed, sentences, rest, whose }: English): void {
  const begins = grammar.category<Act>('what begins');
  for (const [words, event] of Object.entries(TRIGGERING)) {
    grammar.rule(begins)(`{whose} ${words}`, { whose }, (h) => ({ event, by: h.whose }));
    grammar.rule(begins)(`each ${words}`, {}, () => ({ event }));
    // There is one of it at a time: the next there is (513.1).
    grammar.rule(begins)(`the ${words}`, {}, () => ({ event, single: true }));
  }
  grammar.rule(begins)('combat on {whose} turn', { whose }, (h) => ({ event: 'combat phase', by: h.whose }));
  grammar.rule(begins)('each combat', {}, () => ({ event: 'combat phase' }));
  grammar.rule(ability)('at the beginning of {on} , {do}', { on: begins, do: sentences }, (h) => ({
    ability: 'triggered',
    opens: 'at',
    on: h.on,
    do: h.do,
  }));
  grammar.rule(framed)('at the beginning of {on} , {rest}', { on: begins, rest }, (h) => ({
    ability: 'triggered',
    opens: 'at',
    on: h.on,
    do: [{ do: 'unread', unread: h.rest }],
  }));
}

/** What abilities trigger at the beginning of, by its name. */
const TRIGGERING = { upkeep: 'upkeep', 'draw step': 'draw step', 'end step': 'end step' } as const;

/** "this artifact is tapped", "your library has no cards in it". */
function addStates({ grammar, condition, what, whose, zoneName: zone }: English): void {
  const state = grammar.category<Test>('a status');
  grammar.terms(state, {
    tapped: { test: 'status', status: 'tapped' },
    untapped: { test: 'not', of: { test: 'status', status: 'tapped' } },
  });
  const holds = grammar.rule(condition);
  holds('{what:one} is {state}', { what, state }, (h) => ({
    if: 'is',
    what: h.what,
    tests: [h.state],
    said: 'is',
  }));
  holds('{whose} {zone} has no cards in it', { whose, zone }, (h) => ({
    if: 'compare',
    left: { count: { what: 'contents', of: { zone: h.zone, whose: h.whose } } },
    by: 'equal',
    right: 0,
    said: 'has',
  }));
}
