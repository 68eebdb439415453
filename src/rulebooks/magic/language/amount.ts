/** How texts change how much of something happens: "twice that many", "that much life plus 1" (614.1a). */

import type { Replacement } from '../../../ability/ability.js';
import type { Act, CausePattern } from '../../../ability/act.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { FIRST_DRAW } from '../turn/first-draw.js';
import { addMultiplying, type Tokens } from './multiplying.js';
import { thatPlayer } from './player.js';

const POISON = 'get poison';
const EVENT: Quantity = { event: 'amount' };

export function addAmounts(english: English, tokens: Tokens): void {
  const many = manyOf(english);
  addCounters(english, many);
  addMultiplying(english, many, tokens);
  addLife(english);
  addDraws(english);
  addThatMany(english);
}

/** "That many", "that much": as much as there is of the event that the text looks at. */
function addThatMany({ grammar, count, amount }: English): void {
  const back = { refers: { how: 'back', sort: 'amount' } } as const;
  grammar.rule(count)('that many', {}, () => EVENT, { ...back, number: 'many' });
  grammar.rule(amount)('that much', {}, () => EVENT, back);
}

/** The event happens, only more of it. The text names it again. */
function more(watch: Act, to: Quantity, of: Act): Replacement {
  return {
    ability: 'replacement',
    opens: 'if',
    watch,
    outcome: { outcome: 'modify', changes: [{ change: 'amount', to }] },
    says: 'instead',
    of,
  };
}

/** "Twice that many", "that many plus one". */
function manyOf({ grammar, count }: English): Category<Quantity> {
  const to = grammar.category<Quantity>('how many');
  grammar.rule(to)('twice that many', {}, () => ({ times: 2, of: EVENT }));
  grammar.rule(to)('three times that many', {}, () => ({ times: 3, of: EVENT }));
  grammar.rule(to)('that many plus {plus}', { plus: count }, (h) => ({ plus: h.plus, to: EVENT }));
  return to;
}

/** "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead." */
function addCounters(english: English, to: Category<Quantity>): void {
  const { grammar, statement, counter, what: object, back: again, who: by } = english;
  const event = 'put counters';
  const some = { event, atLeast: 1 } as const;
  const effect = [{ manner: 'effect' }];
  const says = grammar.rule(statement);
  const named = { counter, object, to, again };
  const any = { object, to, again };
  const would = 'if one or more {counter} counters would be put on {object}';
  says(`${would} , {to} {counter} counters are put on {again} instead`, named, (h) =>
    more({ ...some, counter: h.counter, object: h.object }, h.to, {
      event,
      counter: h.counter,
      object: h.again,
    }),
  );
  says(
    `${would} , that many {counter} counters minus {minus} are put on {again} instead`,
    { counter, object, again, minus: english.count },
    (h) =>
      more(
        { ...some, counter: h.counter, object: h.object },
        { minus: h.minus, from: EVENT },
        { event, counter: h.counter, object: h.again },
      ),
  );
  says(`${would} , {to} of those counters are put on {again} instead`, named, (h) =>
    more({ ...some, counter: h.counter, object: h.object }, h.to, { event, object: h.again }),
  );
  says(
    'if one or more counters would be put on {object} , {to} of those counters are put on {again} instead',
    any,
    (h) => more({ ...some, object: h.object }, h.to, { event, object: h.again }),
  );
  const puts = 'if a effect would put one or more';
  says(
    `${puts} {counter} counters on {object} , it puts {to} of those counters on {again} instead`,
    named,
    (h) =>
      more({ ...some, counter: h.counter, object: h.object, cause: effect }, h.to, {
        event,
        object: h.again,
      }),
  );
  says(`${puts} counters on {object} , it puts {to} of those counters on {again} instead`, any, (h) =>
    more({ ...some, object: h.object, cause: effect }, h.to, { event, object: h.again }),
  );
  says(
    'if one or more counters would be put on {object} , {to} of each of those kinds of counters are put on {again} instead',
    any,
    (h) => more({ ...some, object: h.object }, h.to, { event, object: h.again, bare: true }),
  );
  // Of players, only poison counters are told here.
  says(
    'if {by:many} would get one or more counters , {by:many} get {to} of each of those kinds of counters instead',
    { by, to },
    (h) => more({ event: POISON, atLeast: 1, by: h.by }, h.to, { event: POISON, bare: true }),
  );
  addPutting(english, to);
  const players = { ...named, by };
  says(
    'if {by:many} would put one or more {counter} counters on {object} , {by:many} put {to} {counter} counters on {again} instead',
    players,
    (h) =>
      more({ ...some, counter: h.counter, object: h.object, by: h.by }, h.to, {
        event,
        counter: h.counter,
        object: h.again,
      }),
  );
}

/**
 * "If you would put one or more counters on a permanent you control, put that many plus one of each of those kinds of
 * counters on that permanent instead": each kind is an event of its own. Also for a turn: "Until end of turn, if ...".
 */
function addPutting(
  { grammar, statement, sentence, counter, what: object, back: again, who: by }: English,
  to: Category<Quantity>,
): void {
  const event = 'put counters';
  const core = grammar.category<Replacement>('what is put instead');
  const is = grammar.rule(core);
  const holes = { by, counter, object, to, again };
  is(
    'if {by:many} would put one or more {counter} counters on {object} , put {to} {counter} counters on {again} instead',
    holes,
    (h) =>
      more({ event, atLeast: 1, counter: h.counter, object: h.object, by: h.by }, h.to, {
        event,
        counter: h.counter,
        object: h.again,
        bare: true,
      }),
  );
  const any = { by, object, to, again };
  is(
    'if {by:many} would put one or more counters on {object} , put {to} of each of those kinds of counters on {again} instead',
    any,
    (h) =>
      more({ event, atLeast: 1, object: h.object, by: h.by }, h.to, { event, object: h.again, bare: true }),
  );
  is(
    'if {by:one} would put one or more counters on {object} , they put half that many of each of those kinds of counters on {again} instead , rounded down',
    { by, object, again },
    (h) =>
      more(
        { event, atLeast: 1, object: h.object, by: h.by },
        { half: EVENT, rounded: 'down' },
        { event, object: h.again, bare: true },
      ),
  );
  const both = { by };
  is(
    'if {by:many} would put one or more counters on a permanent or player , put {to} of each of those kinds of counters on that permanent or player instead',
    { ...both, to },
    (h) => more(onAnybody(h.by), h.to, { event, bare: true }),
  );
  is(
    'if {by:one} would put one or more counters on a permanent or player , they put half that many of each of those kinds of counters on that permanent or player instead , rounded down',
    both,
    (h) => more(onAnybody(h.by), { half: EVENT, rounded: 'down' }, { event, bare: true }),
  );
  grammar.rule(statement)('{core}', { core }, (h) => h.core);
  grammar.rule(sentence)('until end of turn , {core}', { core }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [h.core],
  }));
}

/**
 * "Would put one or more counters on a permanent or player": players are given poison by the controllers of sources with
 * infect or toxic (120.3b, 120.3g).
 */
function onAnybody(by: Who): Act {
  const one = { what: 'some', quantity: { how: 'one', said: 'a' } } as const;
  return {
    event: 'put counters',
    either: [
      {
        event: 'put counters',
        atLeast: 1,
        by,
        object: { ...one, described: { head: { sort: 'permanent' } } },
      },
      {
        event: POISON,
        atLeast: 1,
        other: {
          ...one,
          described: { head: { sort: 'source' }, which: [{ test: 'controlled', by }] },
        },
      },
    ],
  };
}

/**
 * "If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips
 * that draw and you draw a card".
 */
function addDraws({ grammar, statement, sentence, who, doing }: English): void {
  const skips = 'instead that player skips that draw and {by:many} {deed}';
  const first = 'except the first one they draw in each of their draw steps';
  const turns: CausePattern[] = [{ manner: FIRST_DRAW, except: true }];
  grammar.rule(sentence)(
    `until end of turn , if {of:one} would draw a card , ${skips}`,
    { of: who, by: who, deed: doing.base },
    (h) => ({
      do: 'last',
      until: 'turn',
      abilities: [
        {
          ability: 'replacement',
          opens: 'if',
          watch: { event: 'draw', amount: 1, by: h.of },
          outcome: {
            outcome: 'stand in',
            do: [{ do: 'act', act: extend(h.deed, { by: h.by }) }],
            skips: true,
          },
          says: 'instead first',
        },
      ],
    }),
  );
  for (const [text, more] of [
    [` ${first}`, { cause: turns }],
    ['', {}],
  ] as const) {
    grammar.rule(statement)(
      `if a opponent would draw a card${text} , ${skips}`,
      { by: who, deed: doing.base },
      (h) => ({
        ability: 'replacement',
        opens: 'if',
        watch: { event: 'draw', amount: 1, by: { who: 'opponent', said: 'a' }, ...more },
        outcome: {
          outcome: 'stand in',
          do: [{ do: 'act', act: extend(h.deed, { by: h.by }) }],
          skips: true,
        },
        says: 'instead first',
      }),
    );
  }
}

/** "If you would gain life, you gain twice that much life instead." "If a player would gain life, that player gains no life instead." */
function addLife(english: English): void {
  const { grammar, statement, happens, who: by, whose, amount, doing } = english;
  const to = grammar.category<Quantity>('how much life');
  const much = grammar.rule(to);
  much('twice that much life', {}, () => ({ times: 2, of: EVENT }));
  much('three times that much life', {}, () => ({ times: 3, of: EVENT }));
  much('that much life plus {plus}', { plus: amount }, (h) => ({ plus: h.plus, to: EVENT }));
  much('that much life minus {minus}', { minus: amount }, (h) => ({ minus: h.minus, from: EVENT }));
  much('half that much life , rounded down ,', {}, () => ({ half: EVENT, rounded: 'down' }));
  much('half that much life , rounded up ,', {}, () => ({ half: EVENT, rounded: 'up' }));
  much('no life', {}, () => 0);
  grammar.rule(doing.base)('lose life', {}, () => ({ event: 'lose life' }), {
    refers: { how: 'introduces', sort: 'amount' },
  });
  const says = grammar.rule(statement);
  for (const [verb, verbs] of [
    ['gain', 'gains'],
    ['lose', 'loses'],
  ] as const) {
    const event = `${verb} life`;
    grammar.rule(happens)(`{by:one} ${verbs} life`, { by }, (h) => ({ event, by: h.by }), {
      refers: { how: 'introduces', sort: 'amount' },
    });
    for (const [turn, holes] of [
      ['', {}],
      [' during {whose} turn', { whose }],
    ] as const) {
      const when = (h: object): Pick<Replacement, 'given'> =>
        'whose' in h ? { given: { if: 'turn', whose: h.whose as Who, said: 'during' } } : {};
      says(
        `if {by:many} would ${event}${turn} , {by:many} ${verb} {to} instead`,
        { by, to, ...holes },
        (h) => ({ ...more({ event, atLeast: 1, by: h.by }, h.to, { event, by: h.by }), ...when(h) }),
      );
      says(
        `if {by:one} would ${event}${turn} , {again:one} ${verbs} {to} instead`,
        { by, to, again: thatPlayer(english), ...holes },
        (h) => ({ ...more({ event, atLeast: 1, by: h.by }, h.to, { event, by: h.again }), ...when(h) }),
      );
      says(`if {by:one} would ${event}${turn} , they ${verb} {to} instead`, { by, to, ...holes }, (h) => ({
        ...more({ event, atLeast: 1, by: h.by }, h.to, { event }),
        ...when(h),
      }));
    }
  }
}
