/** How a permanent arrives: tapped, with counters, with abilities, as a copy, under somebody's control (614.1c). */

import type { Change } from '../../../ability/change.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { StaticOp } from '../../../ability/static.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend, prefix } from '../../../language/template.js';
import { FACE_DOWN } from '../entering/face-down.js';
import { subtypeOf } from './continuous.js';
import { eachOf } from './each.js';

type Counters = Extract<Change, { change: 'counters' }>;

export function addArriving(english: English, except: Category<StaticOp[]>): void {
  const { grammar, arriving, what, whose } = english;
  const change = grammar.category<Change>('how it arrives');
  const enters = grammar.rule(change);
  enters('tapped', {}, () => ({ change: 'status', status: 'tapped' }));
  // Whatever had it enter tapped before this (616.1).
  enters('untapped', {}, () => ({ change: 'status', status: 'tapped', without: true }));
  enters('face down', {}, () => ({ change: 'status', status: FACE_DOWN }));
  enters('transformed', {}, () => ({ change: 'other face' }));
  enters('under {whose} control', { whose }, (h) => ({ change: 'control', by: h.whose }));
  // What is counted ends the phrase: whatever follows is said of that.
  const last = grammar.category<Change>('how it arrives');
  addCounters(english, change, last);
  addAbilities(english, change);
  const types = addTypes(english);
  grammar.include(change, types);
  const changes = grammar.sequence('how it arrives', change, last);
  const arrives = grammar.rule(arriving);
  arrives('{changes}', { changes }, (h) => h.changes);
  const all = grammar.several('ways in which it arrives', change, 'and');
  arrives('{all}', { all }, (h) => [{ change: 'all', of: h.all }]);
  arrives('{first} and {second}', { first: last, second: types }, (h) => [
    { change: 'all', of: [h.first, h.second] },
  ]);
  // "With a counter on it" after what is copied would be said of that.
  arrives('as a copy of {of}', { of: what }, (h) => [{ change: 'copy', of: h.of }]);
  arrives('as a copy of {of} , except {except}', { of: what, except }, (h) => [
    { change: 'copy', of: h.of, except: h.except },
  ]);
  const extra = addExtra(english, change);
  const extras = grammar.category<Change[]>('how it arrives');
  grammar.rule(extras)('{only}', { only: extra }, (h) => [h.only]);
  grammar.rule(extras)('{first} , {rest}', { first: extra, rest: extras }, (h) => prefix([h.first], h.rest));
  arrives('as a copy of {of} , except {extra}', { of: what, extra }, (h) => [
    { change: 'copy', of: h.of, extra: [h.extra] },
  ]);
  arrives('as a copy of {of} , except {extras} , and {except}', { of: what, extras, except }, (h) => [
    { change: 'copy', of: h.of, except: h.except, extra: h.extras },
  ]);
  arrives('tapped as a copy of {of}', { of: what }, (h) => [
    { change: 'status', status: 'tapped' },
    { change: 'copy', of: h.of },
  ]);
}

/** "It enters with an additional +1/+1 counter on it if it's a creature": how a copy arrives, by what it copies (707.9). */
function addExtra({ grammar, noun }: English, change: Category<Change>): Category<Change> {
  const extra = grammar.category<Change>('how it arrives');
  grammar.rule(extra)('it enters the battlefield {change}', { change }, (h) => h.change);
  grammar.rule(extra)("it enters the battlefield {change} if it's a {noun:one}", { change, noun }, (h) => ({
    change: 'if',
    given: {
      if: 'is',
      what: { what: 'this', said: 'it' },
      tests: [extend(h.noun, { test: 'trait' as const })],
      said: 'is a',
    },
    yes: [h.change],
  }));
  return extra;
}

/** "Exile it with a void counter on it." Of "target creature with a void counter on it" it would be said that it has one. */
function addExiling(english: English, borne: Category<Change[]>): void {
  verb(
    english,
    'exile exiles exiling exiled',
    '{object} {arriving}',
    { object: english.back, arriving: borne },
    (h) => ({
      event: 'move',
      object: h.object,
      to: { zone: 'exile' },
      arriving: h.arriving,
      said: 'exile',
    }),
  );
}

/** "with two additional +1/+1 counters on it", "with a +1/+1 counter on it for each other Ooze you control". */
function addCounters(english: English, change: Category<Change>, last: Category<Change>): void {
  const { grammar, count, counter, quantity } = english;
  const said = grammar.category<NonNullable<Counters['said']>>('on what');
  for (const word of ['it', 'them', 'her'] as const) grammar.rule(said)(word, {}, () => word);
  const each = eachOf(english);
  const borne = grammar.category<Change[]>('with which counters');
  addExiling(english, borne);
  const enters = grammar.rule(change);
  const ends = grammar.rule(last);
  for (const [additional, more] of [
    ['', {}],
    ['additional ', { additional: true as const }],
  ] as const) {
    const one = `with a ${additional}{counter} counter on {said}`;
    const many = `with {amount:many} ${additional}{counter} counters on {said}`;
    const counters = (h: Pick<Counters, 'counter' | 'said'>, amount: Quantity): Counters => ({
      change: 'counters',
      counter: h.counter,
      amount,
      ...more,
      said: h.said as NonNullable<Counters['said']>,
    });
    enters(one, { counter, said }, (h) => counters(h, 1));
    enters(many, { amount: count, counter, said }, (h) => counters(h, h.amount));
    grammar.rule(borne)(one, { counter, said }, (h) => [counters(h, 1)]);
    grammar.rule(borne)(many, { amount: count, counter, said }, (h) => [counters(h, h.amount)]);
    ends(`${one} for each {each}`, { counter, said, each }, (h) => ({
      ...counters(h, { times: 1, of: h.each }),
      says: 'for each',
    }));
    ends(`${many} for each {each}`, { amount: count, counter, said, each }, (h) => ({
      ...counters(h, { times: h.amount, of: h.each }),
      says: 'for each',
    }));
    ends(
      `with x ${additional}{counter} counters on {said} , where x is {amount}`,
      { counter, said, amount: quantity },
      (h) => ({ ...counters(h, h.amount), says: 'where X is' }),
    );
    ends(
      `with a number of ${additional}{counter} counters on {said} equal to {amount}`,
      { counter, said, amount: quantity },
      (h) => ({ ...counters(h, h.amount), says: 'equal to' }),
    );
  }
  // "With a +1/+1 counter, a flying counter, and a shield counter on it".
  const one = grammar.category<Change>('counters');
  grammar.rule(one)('a {counter} counter', { counter }, (h) => ({
    change: 'counters',
    counter: h.counter,
    amount: 1,
  }));
  grammar.rule(one)('{amount:many} {counter} counters', { amount: count, counter }, (h) => ({
    change: 'counters',
    counter: h.counter,
    amount: h.amount,
  }));
  const kinds = grammar.several('counters', one, 'and');
  enters('with {of} on it', { of: kinds }, (h) => ({ change: 'all', of: h.of }));
  addChosenCounters(english, change);
}

/** "with your choice of a trample counter or a menace counter on it": one kind is chosen (122.6). */
function addChosenCounters({ grammar, counter }: English, change: Category<Change>): void {
  const among = grammar.several('kinds of counters', counter, 'or');
  grammar.rule(change)('with your choice of a {among} counter on it', { among }, (h) => ({
    change: 'counters of one kind',
    among: h.among,
  }));
  const one = grammar.category<string>('a counter');
  grammar.rule(one)('a {counter} counter', { counter }, (h) => h.counter);
  const apart = grammar.several('counters', one, 'or');
  grammar.rule(change)('with your choice of {among} on it', { among: apart }, (h) => ({
    change: 'counters of one kind',
    among: h.among,
    said: 'one by one',
  }));
}

/** "as a Mutant in addition to its other types": it is one from its arrival on. */
function addTypes({ grammar }: English): Category<Change> {
  const types = grammar.category<Change>('what it is besides');
  const subtype = subtypeOf(grammar);
  grammar.rule(types)('as a {subtype} in addition to its other types', { subtype }, (h) => ({
    change: 'gain',
    effect: {
      do: 'last on',
      until: 'game',
      on: { what: 'this' },
      ops: [{ op: 'add', trait: 'subtype', values: [h.subtype] }],
    },
  }));
  return types;
}

/** "with flying": it has the ability from its arrival on. */
function addAbilities({ grammar, granted }: English, change: Category<Change>): void {
  grammar.rule(change)('with {ability}', { ability: granted }, (h) => ({
    change: 'gain',
    effect: {
      do: 'last on',
      until: 'game',
      on: { what: 'this' },
      ops: [{ op: 'gain', abilities: [h.ability] }],
    },
  }));
}
