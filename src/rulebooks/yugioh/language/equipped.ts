/** What is equipped to what: the monster that an Equip Card is on, and the monsters that lie on another as such cards. */

import type { Head, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { introduced } from '../../../language/template.js';
import { MONSTER_CARD } from '../card.js';

const REFERS = { how: 'introduces', sort: 'object' } as const;

export function addEquipped({ grammar, what, which, head, back }: English): void {
  const is = grammar.rule(what);
  // An Equip Card speaks of the one monster that it is equipped to.
  is(
    'the equipped {head:one}',
    { head },
    (h): What => ({
      what: 'some',
      quantity: { how: 'every', said: 'the' },
      described: {
        adjectives: [{ test: 'relation', relation: 'equipped with', to: { what: 'this' } }],
        head: h.head,
      },
      as: introduced(),
    }),
    { number: 'one', refers: REFERS },
  );
  grammar.rule(which)('equipped with this card', {}, () => ({
    test: 'relation',
    relation: 'equipped with',
    to: { what: 'this', noun: 'card' },
  }));
  // A monster speaks of those that are equipped to it; in the Spell & Trap Zone they are no monsters.
  const monster: Head = { noun: { trait: 'type', is: MONSTER_CARD }, sort: 'spell or trap' };
  is(
    'that equipped monster',
    {},
    (): What => ({
      what: 'some',
      quantity: { how: 'every', said: 'the' },
      described: {
        adjectives: [{ test: 'relation', relation: 'equipped to', to: { what: 'this' } }],
        head: monster,
      },
      as: introduced(),
    }),
    { number: 'one', refers: REFERS },
  );
  for (const [text, said, number] of [
    ['the monster', 'the', 'one'],
    ['all monsters', 'all', 'many'],
  ] as const) {
    for (const by of ['', ' by this effect', ' with this effect']) {
      is(
        `${text} equipped to {to}${by}`,
        { to: back },
        (h): What => ({
          what: 'some',
          quantity: { how: 'every', said },
          described: {
            head: monster,
            which: [{ test: 'relation', relation: `equipped to${by}`, to: h.to }],
          },
          as: introduced(),
        }),
        { number, refers: REFERS },
      );
    }
  }
}
