/** Verbs that all the games have: destroying, moving, drawing, discarding, choosing. */

import type { Said } from '../../ability/act.js';
import type { Place } from '../../ability/reference.js';
import type { Category } from '../grammar.js';
import { introduced } from '../template.js';
import type { English } from './english.js';
import { verb } from './verb.js';

/** "destroy", "draw a card", "discard a card". @param single how the game writes that one card is drawn */
export function addDeeds(english: English, single: 'a card' | '1 card' = 'a card'): void {
  const { what: object, count, place, done, doing, grammar } = english;
  verb(
    english,
    'destroy destroys destroying destroyed',
    '{object}',
    { object },
    (h) => ({ event: 'destroy', object: h.object }),
    { comes: true },
  );
  const drawn = { how: 'introduces', sort: 'object' } as const;
  verb(
    english,
    'draw draws drawing drawn',
    single,
    {},
    () => ({ event: 'draw', amount: 1, as: introduced() }),
    {
      refers: drawn,
      number: 'one',
    },
  );
  verb(
    english,
    'draw draws drawing drawn',
    '{amount:many} cards',
    { amount: count },
    (h) => ({ event: 'draw', amount: h.amount, as: introduced() }),
    { refers: drawn, number: 'many' },
  );
  grammar.rule(doing.gerund)('drawing {amount}', { amount: count }, (h) => ({
    event: 'draw',
    amount: h.amount,
    bare: true,
  }));
  verb(
    english,
    'discard discards discarding discarded',
    '{object}',
    { object },
    (h) => ({ event: 'discard', object: h.object }),
    { comes: true },
  );
  grammar.rule(done)('discarded from {from}', { from: place }, (h) => ({ event: 'discard', from: h.from }));
}

/** The prepositions by which a verb brings an object into a zone, onto the field, to one end of a zone. */
export interface Prepositions {
  readonly into?: string;
  readonly onto?: string;
  readonly on?: string;
}

/** Verbs that bring an object somewhere: "put it into your hand", "return it to your hand", "put it on the top of your deck". */
export function addMove(english: English, forms: string, said: Said, { into, onto, on }: Prepositions): void {
  if (into) moveTo(english, forms, said, into, english.place);
  if (onto) moveTo(english, forms, said, onto, english.field);
  if (on) moveTo(english, forms, said, on, english.end);
}

function moveTo(english: English, forms: string, said: Said, preposition: string, to: Category<Place>): void {
  const { what: object, place: from, arriving, done, doing, grammar } = english;
  const [base, , , participle] = forms.split(' ');
  const how = said === 'put' ? {} : { said };
  verb(english, forms, `{object} ${preposition} {to}`, { object, to }, (h) => ({
    event: 'move',
    object: h.object,
    to: h.to,
    ...how,
  }));
  for (const origin of [from, english.field]) {
    grammar.rule(done)(`${participle} ${preposition} {to} from {from}`, { to, from: origin }, (h) => ({
      event: 'move',
      to: h.to,
      from: h.from,
      ...how,
    }));
    grammar.rule(done)(`${participle} from {from} ${preposition} {to}`, { to, from: origin }, (h) => ({
      event: 'move',
      to: h.to,
      from: h.from,
      fromFirst: true,
      ...how,
    }));
  }
  grammar.rule(doing.base)(
    `${base} {object} ${preposition} {to} {arriving}`,
    { object, to, arriving },
    (h) => ({
      event: 'move',
      object: h.object,
      to: h.to,
      arriving: h.arriving,
      ...how,
    }),
  );
}

/**
 * Adds "choose a creature": nothing happens to it yet.
 *
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * const before = english.deed.productions.length;
 * addChoosing(english);
 * english.deed.productions.length - before; // => 1
 */
export function addChoosing({ grammar, deed, what }: English): void {
  grammar.rule(deed)('choose {what}', { what }, (h) => ({ do: 'choose', what: h.what }));
}

/** "from anywhere". */
export function addAnywhere({ grammar, place }: English): void {
  grammar.rule(place)('anywhere', {}, () => ({ zone: '*' }));
}

/** "the top card of your deck". */
export function addTop({ grammar, what, whose, count, zoneName }: English): void {
  const refers = { how: 'introduces', sort: 'object' } as const;
  grammar.rule(what)(
    'the top card of {of} {zone}',
    { of: whose, zone: zoneName },
    (h) => ({ what: 'top', amount: 1, of: h.of, zone: h.zone, as: introduced() }),
    { number: 'one', refers },
  );
  grammar.rule(what)(
    'the top {amount:many} cards of {of} {zone}',
    { amount: count, of: whose, zone: zoneName },
    (h) => ({ what: 'top', amount: h.amount, of: h.of, zone: h.zone, as: introduced() }),
    { number: 'many', refers },
  );
}
