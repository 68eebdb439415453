/** Conditions on what lies where, and on LP: "You control no monsters", "2 or more monsters are in your GY". */

import type { Condition } from '../../../ability/condition.js';
import { every } from '../../../ability/every.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { Comparison, Description, Test, What, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { FACE_UP } from './kind.js';
import { cardName } from './noun.js';

export function addHoldings(english: English): void {
  addControlled(english);
  addLying(english);
  addLifePoints(english);
}

/** The forms of a verb whose subject is one, and several. */
const CONTROLS = [
  ['many', 'control', 'do not control', 'do'],
  ['one', 'controls', 'does not control', 'does'],
] as const;

/** "You control no other monsters", "your opponent controls 2 or more cards", "... controls more monsters than you do". */
function addControlled({ grammar, condition, who, what, count, described }: English): void {
  const holds = grammar.rule(condition);
  for (const [number, verb, not] of CONTROLS) {
    holds(`{who:${number}} ${verb} no {described:many}`, { who, described }, (h) => ({
      if: 'not',
      of: { if: 'controls', who: h.who, what: every(h.described) },
    }));
    holds(`{who:${number}} ${not} {what}`, { who, what }, (h) => ({
      if: 'not',
      of: { if: 'controls', who: h.who, what: h.what },
    }));
    holds(`{who:${number}} ${verb} {count} or fewer {described:many}`, { who, count, described }, (h) => ({
      if: 'controls no more',
      who: h.who,
      what: every(h.described),
      than: h.count,
    }));
    // Of several the English of all games says it.
    if (number === 'one')
      holds('{who:one} controls {count} or more {described:many}', { who, count, described }, (h) => ({
        if: 'controls',
        who: h.who,
        what: every(h.described),
        atLeast: h.count,
      }));
    for (const [than, , , does] of CONTROLS)
      for (const [more, by] of [
        ['more', 'more than'],
        ['fewer', 'less than'],
      ] as const)
        holds(
          `{who:${number}} ${verb} ${more} {described:many} than {other:${than}} ${does}`,
          { who, described, other: who },
          (h) => ({
            if: 'compare',
            left: { count: every(controlledBy(h.described, h.who)) },
            by,
            right: { count: every(controlledBy(h.described, h.other)) },
            said: 'has',
          }),
        );
  }
}

function controlledBy(described: Description, by: Who): Description {
  return extend(described, { which: [{ test: 'controlled' as const, by }] });
}

/** How many of a kind lie somewhere: what is said before the noun, the number of the noun, and how that is compared. */
const NUMBERS = [
  ['{count} or more', 'many', 'are', 'at least'],
  ['{count} or fewer', 'many', 'are', 'at most'],
  ['exactly {count}', 'many', 'are', 'equal'],
  ['exactly {count}', 'one', 'is', 'equal'],
] as const satisfies readonly (readonly [string, 'one' | 'many', string, Comparison])[];

/** How a sentence goes that says so: "you have ... in your GY", "there are ...", "... are on the field". */
const SENTENCES = [
  ['have', (kind: string) => `you have ${kind} {there}`],
  ['there are', (kind: string, is: string) => `there ${is} ${kind} {there}`],
  ['are in', (kind: string, is: string) => `${kind} ${is} {there}`],
] as const;

function addLying(english: English): void {
  const { grammar, condition, count, described } = english;
  const there = places(english);
  const name = cardName(grammar);
  const holds = grammar.rule(condition);
  for (const [said, sentence] of SENTENCES) {
    const lie = (of: What, by: Comparison, right: Quantity): Condition => ({
      if: 'compare',
      left: { count: of },
      by,
      right,
      said,
    });
    const one = (of: Description): What => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: of,
    });
    holds(sentence('a {described:one}', 'is'), { described, there }, (h) =>
      lie(one(lying(h.described, h.there)), 'at least', 1),
    );
    holds(sentence('{name}', 'is'), { name, there }, (h) =>
      lie(
        one({ head: { noun: { trait: 'name', is: h.name }, sort: 'card' }, which: [h.there] }),
        'at least',
        1,
      ),
    );
    // A sentence that begins with what is not there is not written.
    if (said !== 'are in')
      holds(sentence('no {described:many}', 'are'), { described, there }, (h) =>
        lie(every(lying(h.described, h.there)), 'at most', 0),
      );
    for (const [text, number, is, by] of NUMBERS)
      holds(sentence(`${text} {described:${number}}`, is), { count, described, there }, (h) => {
        const of = lying(h.described, h.there);
        return lie(number === 'one' ? one(of) : every(of), by, h.count);
      });
  }
}

function lying(described: Description, there: Test): Description {
  return extend(described, { which: [there] });
}

/** Where cards lie face-up, for all to see: on the field, in a GY. */
function places({ grammar, whose }: English): Category<Test> {
  const there = grammar.category<Test>('where it is');
  const is = grammar.rule(there);
  const field: Test = { test: 'zone', at: { zone: 'field' }, said: 'on' };
  is('on the field', {}, () => field);
  is('face-up on the field', {}, () => ({ test: 'all', of: [FACE_UP, field] }));
  is('in {whose} GY', { whose }, (h) => ({ test: 'zone', at: { zone: 'gy', whose: h.whose }, said: 'in' }));
  is('in {whose} Pendulum Zone', { whose }, (h) => ({
    test: 'zone',
    at: { zone: 'pendulum', whose: h.whose },
    said: 'in',
  }));
  is('in the GY', {}, () => ({ test: 'zone', at: { zone: 'gy', plural: true }, said: 'in' }));
  is('in either GY', {}, () => ({ test: 'zone', at: { zone: 'gy', all: true }, said: 'in' }));
  return there;
}

/** "Your LP are 1000 or less", "your LP are lower than your opponent's". */
function addLifePoints({ grammar, condition, whose, amount }: English): void {
  const holds = grammar.rule(condition);
  const points = (of: Who): Quantity => ({ measure: 'LP', of: 'LP', whose: of });
  for (const [are, only] of [
    ['are', {}],
    ['is', { only: 'read' }],
  ] as const) {
    for (const [less, by] of [
      ['less', 'at most'],
      ['more', 'at least'],
    ] as const)
      holds(
        `{whose} LP ${are} {right} or ${less}`,
        { whose, right: amount },
        (h) => ({ if: 'compare', left: points(h.whose), by, right: h.right }),
        only,
      );
    for (const [lower, by] of [
      ['lower', 'less than'],
      ['higher', 'more than'],
    ] as const)
      holds(
        `{whose} LP ${are} ${lower} than {other}`,
        { whose, other: whose },
        (h) => ({ if: 'compare', left: points(h.whose), by, right: points(h.other) }),
        only,
      );
  }
}
