/** Abilities that are not replacement effects: triggered, static, prohibitions, keywords; and frames of what is not understood. */

import type { Unread } from '../../ability/ability.js';
import type { StaticOp } from '../../ability/static.js';
import type { Filled, Holes, Words } from '../grammar.js';
import { extend } from '../template.js';
import type { Token } from '../token.js';
import type { English } from './english.js';

export function addAbilities(english: English): void {
  const { grammar, ability, statement, happens, sentences, keyword } = english;
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
  addProhibitions(english);
  addStatics(english);
}

function addProhibitions({ grammar, statement, what, who, undergoing, doing, done, causes }: English): void {
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
}

/** "Creatures you control have flying", under a condition or not. */
function addStatics(english: English): void {
  const { grammar, statement, what, granted, condition, predicate } = english;
  const keywords = grammar.list('keywords', granted, 'and');
  for (const said of [
    ['has', 'have'],
    ['gets', 'get'],
    ['gains', 'gain'],
  ] as const) {
    const [one, many] = said;
    addPredicate(english, `[${one}|${many}] {abilities}`, { abilities: keywords }, (h) => ({
      op: 'gain',
      abilities: h.abilities,
      said: one,
    }));
  }
  const says = grammar.rule(statement);
  for (const number of ['one', 'many'] as const) {
    const only = predicate[number];
    const ops = grammar.several('what an effect does', only, 'and');
    says(
      `{affects:${number}} {only}`,
      { affects: what, only },
      (h) => ({ ability: 'static', affects: h.affects, ops: [h.only] }),
      AFFECTING,
    );
    says(
      `{affects:${number}} {ops}`,
      { affects: what, ops },
      (h) => ({ ability: 'static', affects: h.affects, ops: h.ops }),
      AFFECTING,
    );
  }
  const rule = grammar.rule(english.ability);
  rule(`${english.while} {while} , {statement} .`, { while: condition, statement }, (h) =>
    extend(h.statement, { while: h.while }),
  );
  rule(`{statement} ${english.while} {while} .`, { while: condition, statement }, (h) =>
    extend(h.statement, { while: h.while, whileLast: true as const }),
  );
}

/**
 * Adds something that a continuous effect does, of one thing and of many: `[has|have] base power {n}`.
 *
 * @param text with `[one|many]` where the forms differ
 * @example
 * const english = sharedEnglish(harbour.language().dialect.english);
 * const { predicate } = english;
 * const before = predicate.one.productions.length;
 * addPredicate(english, '[is|are] adrift', {}, () => ({ op: 'add', trait: 'type', values: ['gale'], said: 'is' }));
 * predicate.one.productions.length - before; // => 1
 */
export function addPredicate<H extends Holes>(
  { grammar, predicate }: English,
  text: string,
  holes: H,
  meaning: (held: Filled<H>) => StaticOp,
): void {
  const form = (index: number): string =>
    text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, ...forms: string[]) => forms[index] ?? '');
  grammar.rule(predicate.one)(form(0), holes, meaning);
  grammar.rule(predicate.many)(form(1), holes, meaning);
}

/** What is understood of an ability whose effect is not: when it triggers, or that it is only used by paying. */
export function addFrames({ grammar, framed, happens, rest }: English): void {
  grammar.words(rest, REST);
  const follows = grammar.category<Unread>('anything');
  grammar.words(follows, {
    ...REST,
    read: (tokens, at) => (saysInstead(tokens, at) ? [] : REST.read(tokens, at)),
  });
  const frame = grammar.rule(framed);
  for (const opens of ['when', 'whenever'] as const) {
    frame(`${opens} {on} , {follows}`, { on: happens, follows }, (h) => ({
      ability: 'triggered',
      on: h.on,
      do: [{ do: 'unread', unread: h.follows }],
      opens,
    }));
  }
}

/** Whether the sentence goes on with "instead": then it is no trigger, however it begins. */
function saysInstead(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(({ word }, index) => index >= at && word === '.');
  return tokens.slice(at, end < 0 ? undefined : end).some(({ word }) => word === 'instead');
}

/** Everything to the end. Its text is filled in once the whole is known. */
export const REST: Words<Unread> = {
  starts: () => true,
  read: (tokens, at) => [
    {
      end: tokens.length,
      meaning: { text: '', start: tokens[at]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 },
    },
  ],
  print: (unread) => {
    const { text } = (unread ?? {}) as Partial<Unread>;
    return text === undefined ? null : { words: [text] };
  },
};

/** What each of several things gets "for each other creature", it gets for each other than itself. */
const AFFECTING = { between: { subject: 'affects' } } as const;
