/** Damage that another player takes: "your opponent takes any battle damage you would have taken", "is inflicted to ... instead". */

import type { Replacement } from '../../../ability/ability.js';
import type { Act, CausePattern } from '../../../ability/act.js';
import type { Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { DAMAGE } from '../word.js';

/** How a text says in which battles a card takes part. */
export const FROM = ['battles involving', 'a battle involving', 'attacks involving'] as const;

/** How many take it. */
export const TAKES = [
  ['one', 'takes'],
  ['many', 'take'],
] as const;

/** "Your opponent takes any battle damage you would have taken from battles involving this card." */
export function addTakenByAnother(english: English, taking: Category<Replacement>): void {
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
        const holes = { to: who, by: who };
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
  addInflicted(english, taking);
}

/** "Any effect damage you would take from an opponent's card effect is inflicted to your opponent instead." */
function addInflicted({ grammar, who, causes }: English, taking: Category<Replacement>): void {
  for (const event of DAMAGE)
    for (const [from, cause] of [
      ['', {}],
      [' from {cause}', { cause: causes }],
    ] as const)
      grammar.rule(taking)(
        `any ${event} {by} would take${from} is inflicted to {to} instead`,
        { by: who, to: who, ...cause },
        (h: { by: Who; to: Who; cause?: CausePattern[] }) => ({
          ability: 'replacement',
          watch: { event, by: h.by, ...(h.cause && { cause: h.cause }) },
          outcome: { outcome: 'modify', changes: [{ change: 'recipient', to: { event, by: h.to } }] },
          says: 'instead',
          passive: true,
        }),
      );
  for (const event of DAMAGE)
    grammar.rule(taking)(`all ${event} to {by} is inflicted to {to} instead`, { by: who, to: who }, (h) => ({
      ability: 'replacement',
      watch: { event, by: h.by, all: 'all' },
      outcome: { outcome: 'modify', changes: [{ change: 'recipient', to: { event, by: h.to } }] },
      says: 'instead',
    }));
}
