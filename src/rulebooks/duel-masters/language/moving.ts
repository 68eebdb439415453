/** Verbs that bring cards somewhere: into zones, into the battle zone, to the shields. */

import type { Place, Some, What } from '../../../ability/reference.js';
import { addMove } from '../../../language/english/deed.js';
import type { English } from '../../../language/english/english.js';
import { objectVerb, verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';

const PUT = 'put puts putting put';

export function addMoving(english: English): void {
  addMove(english, PUT, 'put', { into: 'into', onto: 'into', on: 'on' });
  addMove(english, 'return returns returning returned', 'return', { into: 'to' });
  addElsewhere(english);
  addLeaving(english);
  addEntrances(english);
  addShields(english);
}

/** "a zone other than your hand". */
function addElsewhere({ grammar, place, whose, zoneName }: English): void {
  grammar.rule(place)('a zone other than {whose} {zone}', { whose, zone: zoneName }, (h) => ({
    zone: h.zone,
    whose: h.whose,
    otherThan: 'a zone',
  }));
  grammar.rule(place)('a zone other than the {zone}', { zone: zoneName }, (h) => ({
    zone: h.zone,
    otherThan: 'a zone',
  }));
}

/** "anywhere other than your hand": where something would come from or go. */
export function elsewhere({ grammar, whose, zoneName }: English): Category<Place> {
  const place = grammar.category<Place>('a zone');
  grammar.rule(place)('anywhere other than {whose} {zone}', { whose, zone: zoneName }, (h) => ({
    zone: h.zone,
    whose: h.whose,
    otherThan: 'anywhere',
  }));
  return place;
}

/** "leave the battle zone"; newer texts say "leave". */
function addLeaving(english: English): void {
  const { grammar, undergoing } = english;
  const from = { zone: 'battle' };
  const forms = 'leave leaves leaving left';
  objectVerb(english, forms, 'the battle zone', {}, () => ({ event: 'move', from }));
  objectVerb(english, forms, '', {}, () => ({ event: 'move', from, bare: true }));
  grammar.rule(undergoing.gerund)('leaving', {}, () => ({ event: 'move', from }), { only: 'write' });
}

/** "put a creature": into the battle zone, as newer texts need not say. */
function addEntrances(english: English): void {
  const { grammar, would, happens, who, what, place, field, doing, cause, back, clause } = english;
  // "They put it in their mana zone": of a card with a noun of its own, the zone would say where it is.
  verb(english, PUT, '{object} in {to}', { object: back, to: place }, (h) => ({
    event: 'move',
    object: h.object,
    to: h.to,
    said: 'put in',
  }));
  const to = { zone: 'battle' };
  verb(english, PUT, '{object}', { object: entrants(english) }, (h) => ({
    event: 'move',
    object: h.object,
    to,
    bare: true,
  }));
  const anywhere = elsewhere(english);
  // Where something would come from is a test of what would happen; of what is told to be done it is a choice.
  for (const [preposition, zone, said] of [
    ['into', field, {}],
    ['into', place, {}],
    ['in', place, { said: 'put in' as const }],
  ] as const) {
    const frame = `{object} ${preposition} {to} from {from}`;
    for (const from of [place, anywhere]) {
      const holes = { by: who, object: what, to: zone, from };
      grammar.rule(would)(`{by} would put ${frame}`, holes, (h) => ({ event: 'move', ...said, ...h }));
      grammar.rule(happens)(`{by:one} puts ${frame}`, holes, (h) => ({ event: 'move', ...said, ...h }));
      grammar.rule(happens)(`{by:many} put ${frame}`, holes, (h) => ({ event: 'move', ...said, ...h }));
    }
  }
  grammar.rule(would)(
    '{by} would put {object} into {to} {having}',
    { by: who, object: newcomers(english), to: field, having: clause.one },
    (h) => ({
      event: 'move',
      by: h.by,
      object: extend(h.object, { having: h.having, havingOf: 'last' as const }),
      to: h.to,
    }),
  );
  const except = '{by} would {deed} in any way except by {cause}';
  grammar.rule(would)(except, { by: who, deed: doing.base, cause }, (h) =>
    extend(h.deed, { by: h.by, cause: [extend(h.cause, { except: true as const })] }),
  );
  grammar.terms(cause, { summoning: { manner: 'summon' } });
}

/**
 * What is put into the battle zone where the text does not say so: "it", "a creature that costs 4 or less". A zone after
 * the noun would be the one into which it is put.
 */
function entrants({ grammar, back, selfNoun, adjectives, oneHead: head, clause }: English) {
  const entrant = grammar.category<What>('an object');
  const refers = { how: 'introduces', sort: 'object' } as const;
  grammar.include(entrant, back);
  grammar.rule(entrant)('this {noun}', { noun: selfNoun }, (h) => ({ what: 'this', noun: h.noun }), {
    number: 'one',
    refers,
  });
  grammar.rule(entrant)(
    'a ({adjectives})? {head:one} ({having})?',
    { adjectives, head, having: clause.one },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: { adjectives: h.adjectives, head: h.head },
      having: h.having,
      as: introduced(),
    }),
    { number: 'one', refers },
  );
  return entrant;
}

/** "a creature", with what is said of it still to come. */
function newcomers({ grammar, adjectives, oneHead: head }: English): Category<Some> {
  const newcomer = grammar.category<Some>('an object');
  grammar.rule(newcomer)(
    'a ({adjectives})? {head:one}',
    { adjectives, head },
    (h) => ({
      what: 'some',
      quantity: { how: 'one', said: 'a' },
      described: { adjectives: h.adjectives, head: h.head },
      as: introduced(),
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
  return newcomer;
}

/** "add it to your shields face down", "shieldify it". Cards lie face down there anyway (406). */
function addShields(english: English): void {
  const { grammar, what: object, place, whose } = english;
  grammar.rule(place)('{whose} shields', { whose }, (h) => ({
    zone: 'shields',
    whose: h.whose,
    plural: true,
  }));
  const to = place;
  const said = 'add';
  verb(english, 'add adds adding added', '{object} to {to} face down', { object, to }, (h) => ({
    event: 'move',
    object: h.object,
    to: h.to,
    said,
    faceDown: true,
  }));
  verb(english, 'add adds adding added', '{object} to {to}', { object, to }, (h) => ({
    event: 'move',
    object: h.object,
    to: h.to,
    said,
  }));
  for (const [into, how] of [
    ['to', {}],
    ['into', { said: 'into' }],
  ] as const)
    verb(english, PUT, `{object} ${into} {to} face down`, { object, to }, (h) => ({
      event: 'move',
      object: h.object,
      to: h.to,
      faceDown: true,
      ...how,
    }));
  verb(english, 'shieldify shieldifies shieldifying shieldified', '{object}', { object }, (h) => ({
    event: 'move',
    object: h.object,
    to: { zone: 'shields' },
    said: 'shieldify',
  }));
}
