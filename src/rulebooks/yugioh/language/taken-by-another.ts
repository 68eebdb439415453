/** Damage that another player takes: "your opponent takes any battle damage you would have taken", "is inflicted to ... instead". */

import type { Replacement } from '../../../ability/ability.js';
import type { Act, CausePattern } from '../../../ability/act.js';
import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { introduced } from '../../../language/template.js';
import { DAMAGE } from '../word.js';

/** How a text says in which battles a card takes part. */
export const FROM = ['battles involving', 'a battle involving', 'attacks involving'] as const;

/** How many take it. */
export const TAKES = [
  ['one', 'takes'],
  ['many', 'take'],
] as const;

/** Who takes what another would have taken, or takes it as well: nobody can be "a player" who is not named further. */
export function addTaker({ grammar }: English): Category<Who> {
  const taker = grammar.category<Who>('who takes it');
  const is = grammar.rule(taker);
  is('you', {}, () => ({ who: 'you' }), { number: 'many' });
  is('your opponent', {}, () => ({ who: 'opponent', said: 'your', as: introduced() }), {
    number: 'one',
    refers: { how: 'introduces', sort: 'player' },
  });
  is('both players', {}, () => ({ who: 'player', said: 'both' }), { number: 'many' });
  is('each player', {}, () => ({ who: 'player', said: 'each' }), { number: 'one' });
  return taker;
}

/** "Your opponent takes any battle damage you would have taken from battles involving this card." */
export function addTakenByAnother(
  english: English,
  taker: Category<Who>,
  taking: Category<Replacement>,
): void {
  const { grammar, who, what, causes } = english;
  const is = grammar.rule(taking);
  const taken = (watch: Act, to: Who, says: Replacement['says']): Replacement => ({
    ability: 'replacement',
    watch,
    outcome: { outcome: 'modify', changes: [{ change: 'recipient', to: { event: watch.event, by: to } }] },
    says,
  });
  const ways = [
    [' , instead', 'instead apart'],
    [' instead', 'instead'],
    ['', 'plain'],
  ] as const;
  for (const event of DAMAGE) {
    for (const [number, takes] of TAKES) {
      for (const [instead, says] of ways) {
        const text = (from: string): string =>
          `{to:${number}} ${takes} any ${event} {by} would have taken${from}${instead}`;
        const holes = { to: taker, by: who };
        is(text(''), holes, (h) => taken({ event, by: h.by }, h.to, says));
        is(text(' from {cause}'), { ...holes, cause: causes }, (h) =>
          taken({ event, by: h.by, cause: h.cause }, h.to, says),
        );
        for (const said of FROM) {
          is(text(` from ${said} {object}`), { ...holes, object: what }, (h) =>
            taken({ event, by: h.by, object: h.object, said }, h.to, says),
          );
        }
      }
    }
  }
  addInflicted(english, taker, taking);
}

/** "Any effect damage you would take from an opponent's card effect is inflicted to your opponent instead." */
function addInflicted(
  { grammar, who, causes }: English,
  taker: Category<Who>,
  taking: Category<Replacement>,
): void {
  for (const event of DAMAGE)
    for (const [from, cause] of [
      ['', {}],
      [' from {cause}', { cause: causes }],
    ] as const)
      grammar.rule(taking)(
        `any ${event} {by} would take${from} is inflicted to {to} instead`,
        { by: who, to: taker, ...cause },
        (h: { by: Who; to: Who; cause?: CausePattern[] }) => ({
          ability: 'replacement',
          watch: { event, by: h.by, ...(h.cause && { cause: h.cause }) },
          outcome: { outcome: 'modify', changes: [{ change: 'recipient', to: { event, by: h.to } }] },
          says: 'instead',
          passive: true,
        }),
      );
  for (const event of DAMAGE)
    grammar.rule(taking)(
      `all ${event} to {by} is inflicted to {to} instead`,
      { by: who, to: taker },
      (h) => ({
        ability: 'replacement',
        watch: { event, by: h.by, all: 'all' },
        outcome: { outcome: 'modify', changes: [{ change: 'recipient', to: { event, by: h.to } }] },
        says: 'instead',
      }),
    );
}
