/** What a card that stays on the field was activated for by targeting it: "Activate this card by targeting 1 monster; ...". */

import type { Ability } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Description, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { introduced, prefix } from '../../../language/template.js';
import { type Token, wordsIn } from '../../../language/token.js';
import { NEGATED_BY } from '../state/negated.js';
import { ATTACK, TARGETED } from '../word.js';

const OPENING = 'activate this card by targeting';

/** The monster that a card targets for as long as it lies there. */
export const KEPT_TARGET: What = {
  what: 'some',
  quantity: { how: 'every', said: 'the' },
  described: {
    head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' },
    which: [{ test: 'relation', relation: TARGETED, to: { what: 'this' } }],
  },
};

/** Sentences that go on about that monster stand behind the one that says what is targeted, and are read together with it. */
export function addKeptTargets(english: English, lines: Category<Ability[]>): void {
  const { grammar, what, described, statement, back, ability } = english;
  grammar.rule(what)('the targeted monster', {}, () => KEPT_TARGET, { number: 'one' });
  // It is negated while it lies there, by which an effect that has left the field by then is not.
  grammar.rule(statement)('negate the effects of the targeted monster while it is on the field', {}, () => ({
    ability: 'static',
    affects: KEPT_TARGET,
    ops: [...NEGATED_BY],
  }));
  const target = grammar.category<Instruction>('a target');
  grammar.rule(target)(
    '1 {described:one}',
    { described },
    (h) => ({
      do: 'choose',
      what: {
        what: 'some',
        quantity: { how: 'exactly', amount: 1 },
        target: true,
        described: h.described,
        as: introduced(),
      },
    }),
    { number: 'one', refers: { how: 'introduces', sort: 'object' } },
  );
  // It is targeted from where it then lies, once it has come to the field.
  const summons = grammar.category<Instruction[]>('what is done with a target');
  for (const [text, way] of [
    ['', {}],
    [` in ${ATTACK}`, { way: ATTACK }],
  ] as const)
    grammar.rule(summons)(`Special Summon {it}${text} .`, { it: back }, (h): Instruction[] => [
      { do: 'act', act: { event: 'special summon', object: h.it, ...way } },
      { do: 'act', act: { event: 'keep target', object: { what: 'this', noun: 'card' }, other: h.it } },
    ]);
  const rest = grammar.sequence('what is said of the targeted monster', ability);
  const is = grammar.rule(lines);
  const one = `${OPENING} 1 {described:one}`;
  const a = { described, a: statement };
  const b = { ...a, b: statement };
  const c = { ...b, c: statement };
  is(`${one} .`, { described }, (h) => [keeping(h.described)]);
  is(`${one} . {rest}`, { described, rest }, (h) => prefix([keeping(h.described)], h.rest));
  // How many clauses stand in the same sentence, its label tells.
  is(`${one} ; {a} .`, a, (h) => [keeping(h.described, ';'), h.a]);
  is(`${one} ; {a} . {rest}`, { ...a, rest }, (h) => prefix([keeping(h.described, ';'), h.a], h.rest));
  is(`${one} ; {a} , also {b} .`, b, (h) => [keeping(h.described, '; also'), h.a, h.b]);
  is(`${one} ; {a} , also {b} . {rest}`, { ...b, rest }, (h) =>
    prefix([keeping(h.described, '; also'), h.a, h.b], h.rest),
  );
  is(`${one} ; {a} , {b} , also {c} .`, c, (h) => [keeping(h.described, '; , also'), h.a, h.b, h.c]);
  is(`${one} ; {a} , {b} , also {c} . {rest}`, { ...c, rest }, (h) =>
    prefix([keeping(h.described, '; , also'), h.a, h.b, h.c], h.rest),
  );
  const summoned = grammar.category<Ability>('what is done with a target');
  grammar.rule(summoned)('{target} ; {do}', { target, do: summons }, (h) => ({
    ability: 'spell',
    do: prefix([h.target], h.do),
  }));
  is(`${OPENING} {summoned}`, { summoned }, (h) => [h.summoned]);
  is(`${OPENING} {summoned} {rest}`, { summoned, rest }, (h) => prefix([h.summoned], h.rest));
}

/** A card that stays on the field goes on targeting what it was activated for. */
function keeping(described: Description, label?: string): Ability {
  const act: Act = {
    event: 'keep target',
    object: { what: 'this', noun: 'card' },
    other: { what: 'some', quantity: { how: 'exactly', amount: 1 }, target: true, described },
  };
  return { ability: 'spell', ...(label !== undefined && { label }), do: [{ do: 'act', act }] };
}

/** Whether a sentence goes on about what the sentences before it, which go on so themselves, say the card is activated for. */
export function speaksOfTarget(before: string, text: string): boolean {
  return before.toLowerCase().startsWith(OPENING) && /\bthat monster\b|^(?:When|If) it\b/i.test(text);
}

/**
 * After such a sentence "that monster", "that target" and "it" are what others call "the targeted monster": where they begin
 * what is said of it, and where the card leaves and only the target can be meant.
 */
export function ofTargeted(tokens: readonly Token[]): Token[] {
  if (wordsIn(tokens.slice(0, 5)) !== OPENING) return [...tokens];
  const body = tokens.findIndex(({ word }) => word === ';' || word === '.');
  const about = body >= 0 && tokens[body]?.word === ';' && beginsWithTarget(tokens, body + 1);
  const ends = tokens.findIndex(({ word }, at) => at > body && word === '.');
  const now: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const meant = at > body && isMeantAt(tokens, at, about && at <= ends ? body : null);
    const length = meant ? lengthAt(tokens, at) : 0;
    const token = tokens[at] as Token;
    const end = tokens[at + length - 1]?.end ?? token.end;
    now.push(...(length > 0 ? THE_TARGET.map((word) => ({ ...token, text: word, word, end })) : [token]));
    at += Math.max(length, 1);
  }
  return now;
}

const THE_TARGET = ['the', 'targeted', 'monster'];

/** "It cannot attack", "negate the effects of that monster". */
function beginsWithTarget(tokens: readonly Token[], at: number): boolean {
  return lengthAt(tokens, at) > 0 || wordsIn(tokens.slice(at, at + 4)) === NEGATES;
}

const NEGATES = 'negate the effects of';

/** How many words there could speak of the target. */
function lengthAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.word === 'it') return 1;
  // What lies face-down is not targeted any more, and has no effects.
  if (/^that face-up (?:monster|target)$/.test(wordsIn(tokens.slice(at, at + 3)))) return 3;
  const said = /^that (?:monster|target)$/.test(wordsIn(tokens.slice(at, at + 2)));
  return said && !FURTHER.includes(tokens[at + 2]?.word ?? '') ? 2 : 0;
}

const FURTHER = ['on', 'from', 'with', "'s"];

/** @param body where the sentence about the target begins, in that sentence */
function isMeantAt(tokens: readonly Token[], at: number, body: number | null): boolean {
  const before = wordsIn(tokens.slice(Math.max(0, at - 2), at));
  if (body !== null && (at === body + 1 || /(?:^|\s)(?:also|,|also if|effects of)$/.test(before)))
    return true;
  return /^\. (?:when|if)$/.test(before) || wordsIn(tokens.slice(Math.max(0, at - 8), at + 3)) === LEAVING;
}

const LEAVING = 'when this card leaves the field , destroy that monster .';
