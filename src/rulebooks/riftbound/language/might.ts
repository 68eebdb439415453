/** How texts change Might, for good or for a turn, and how objects enter. */

import type { Ability } from '../../../ability/ability.js';
import { addPredicate } from '../../../language/english/ability.js';
import type { English } from '../../../language/english/english.js';
import { objectVerb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { addedWords, lessWords, moreWords } from './word.js';

export function addMight(english: English, lines: Category<Ability[]>): void {
  const { grammar, statement, what, described, arriving } = english;
  const added = grammar.category<number>('a change of Might');
  grammar.words(added, addedWords);
  addPredicate(english, '[has|have] {by} [M]', { by: added }, (h) => ({
    op: 'modify',
    trait: 'might',
    by: h.by,
  }));
  grammar.rule(statement)(
    '{described:many} have {by} [M] in {at}',
    { described, by: added, at: what },
    (h) => ({
      ability: 'static',
      affects: {
        what: 'some',
        quantity: { how: 'every', said: 'plural' },
        described: h.described,
        having: { test: 'relation', relation: 'at', to: h.at },
      },
      ops: [{ op: 'modify', trait: 'might', by: h.by }],
    }),
  );
  addGiven(english);
  objectVerb(english, 'become becomes becoming become', '[Mighty]', {}, () => ({ event: 'become mighty' }));
  addMightInstead(english, added, lines);
  objectVerb(english, 'enter enters entering entered', '', {}, () => ({ event: 'enter' }));
  grammar.rule(arriving)('ready', {}, () => [{ change: 'status', status: 'exhausted', without: true }]);
  grammar.rule(arriving)('exhausted', {}, () => [{ change: 'status', status: 'exhausted' }]);
}

/** "Give a unit +2 [M] this turn", "give +2 [M] to another friendly unit", "give it [Temporary]". */
function addGiven({ grammar, deed, sentence, what, granted, amount }: English): void {
  const more = grammar.category<number>('more Might');
  grammar.words(more, moreWords);
  const less = grammar.category<number>('less Might');
  grammar.words(less, lessWords);
  const abilities = grammar.list('keywords', granted, 'and');
  for (const [until, time] of [
    ['turn', ' this turn'],
    ['game', ''],
  ] as const) {
    const give = grammar.rule(deed);
    const within = until === 'turn' ? { within: 'turn' as const } : {};
    give(`give {on} {by} [M]${time}`, { on: what, by: more }, (h) => ({
      do: 'act',
      act: { event: 'give might', object: h.on, amount: h.by, ...within },
    }));
    give(`give {by} [M] to {on}${time}`, { on: what, by: more }, (h) => ({
      do: 'act',
      act: { event: 'give might', object: h.on, amount: h.by, ...within, said: 'give to' },
    }));
    give(`give {on} {by} [M]${time}`, { on: what, by: less }, (h) => ({
      do: 'last on',
      until,
      on: h.on,
      ops: [{ op: 'modify', trait: 'might', by: h.by }],
    }));
    give(`give {by} [M] to {on}${time}`, { on: what, by: less }, (h) => ({
      do: 'last on',
      until,
      on: h.on,
      ops: [{ op: 'modify', trait: 'might', by: h.by }],
      said: 'to',
    }));
    give(`give {on} {abilities}${time}`, { on: what, abilities }, (h) => ({
      do: 'last on',
      until,
      on: h.on,
      ops: [{ op: 'gain', abilities: h.abilities }],
    }));
  }
  grammar.rule(sentence)('{on:many} become {to} [M] gear units this turn', { on: what, to: amount }, (h) => ({
    do: 'last on',
    until: 'turn',
    on: h.on,
    ops: [
      { op: 'value', trait: 'might', to: h.to },
      { op: 'add', trait: 'type', values: ['unit'], said: 'gear units' },
    ],
  }));
}

/** "Your units have +1 [M]. If I'm [Empowered], they have +2 [M] instead.": the one or the other. */
function addMightInstead(
  { grammar, what, condition }: English,
  added: Category<number>,
  lines: Category<Ability[]>,
): void {
  for (const [number, have, they] of [
    ['many', 'have', 'they have'],
    ['one', 'has', 'it has'],
    ['many', 'have', 'I have'],
  ] as const) {
    grammar.rule(lines)(
      `{affects:${number}} ${have} {by} [M] . if {given} , ${they} {more} [M] instead .`,
      { affects: what, by: added, given: condition, more: added },
      (h) => [
        {
          ability: 'static',
          affects: h.affects,
          ops: [{ op: 'modify', trait: 'might', by: h.by }],
          while: { if: 'not', of: h.given },
        },
        {
          ability: 'static',
          affects: h.affects,
          ops: [{ op: 'modify', trait: 'might', by: h.more }],
          while: h.given,
          label: they,
        },
      ],
    );
  }
}
