/** Abilities that are not replacement effects: triggered, static, prohibitions, keywords; and frames of what is not understood. */

import type { Unread } from '../../ability/ability.js';
import type { Words } from '../grammar.js';
import { extend } from '../template.js';
import type { English } from './english.js';

export function addAbilities(english: English): void {
  const { grammar, ability, statement, happens, sentences, keyword, granted, what, who } = english;
  const { undergoing, doing, done, causes, op } = english;
  const is = grammar.rule(ability);
  is('{statement} .', { statement }, (h) => h.statement);
  is('{keyword}', { keyword }, (h) => h.keyword);
  for (const opens of ['when', 'whenever'] as const) {
    is(`${opens} {on} , {do}`, { on: happens, do: sentences }, (h) => ({
      ability: 'triggered',
      on: h.on,
      do: h.do,
      opens,
    }));
  }
  const keywords = grammar.list('keywords', granted, 'and');
  const says = grammar.rule(statement);
  says("{object} can't {deed}", { object: what, deed: undergoing.base }, (h) => ({
    ability: 'cannot',
    act: extend(h.deed, { object: h.object }),
  }));
  says("{object} can't be {deed} (by {cause})?", { object: what, deed: done, cause: causes }, (h) => ({
    ability: 'cannot',
    act: extend(h.deed, { object: h.object, cause: h.cause }),
  }));
  says("{by} can't {deed}", { by: who, deed: doing.base }, (h) => ({
    ability: 'cannot',
    act: extend(h.deed, { by: h.by }),
  }));
  says('{affects} {ops}', { affects: what, ops: op }, (h) => ({
    ability: 'static',
    affects: h.affects,
    ops: h.ops,
  }));
  for (const [one, many] of [
    ['has', 'have'],
    ['gets', 'get'],
    ['gains', 'gain'],
  ] as const) {
    says(`{affects} [${one}|${many}] {abilities}`, { affects: what, abilities: keywords }, (h) => ({
      ability: 'static',
      affects: h.affects,
      ops: [{ op: 'gain', abilities: h.abilities, said: one }],
    }));
  }
}

/** What is understood of an ability whose effect is not: when it triggers, or that it is only used by paying. */
export function addFrames({ grammar, framed, happens, rest }: English): void {
  grammar.words(rest, REST);
  const frame = grammar.rule(framed);
  for (const opens of ['when', 'whenever'] as const) {
    frame(`${opens} {on} , {rest}`, { on: happens, rest }, (h) => ({
      ability: 'triggered',
      on: h.on,
      do: [{ do: 'unread', unread: h.rest }],
      opens,
    }));
  }
}

/** Everything to the end. Its text is filled in once the whole is known. */
const REST: Words<Unread> = {
  starts: () => true,
  read: (tokens, at) => [
    {
      end: tokens.length,
      meaning: { text: '', start: tokens[at]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 },
    },
  ],
  print: (unread) => ({ words: [unread.text] }),
};
