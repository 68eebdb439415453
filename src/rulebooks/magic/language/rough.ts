/** Frames that only Magic has: what is known of an ability that is not understood, each no narrower than what it says. */

import type { Ability, Unread } from '../../../ability/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Self } from '../../../language/language.js';
import type { Token } from '../../../language/token.js';

export function addRough({ grammar, framed, rest }: English): void {
  const frame = grammar.rule(framed);
  // As it enters, a card of a name is searched for (702.124j).
  frame('partner with {unread}', { unread: rest }, (h) => ({
    ability: 'triggered',
    opens: 'when',
    on: { event: 'move', object: { what: 'this', noun: 'permanent' }, to: { zone: 'battlefield' } },
    do: [{ do: 'unread', unread: h.unread }],
  }));
}

/**
 * What begins with a cost and a colon is an activated ability (602.1), whatever the cost is: nobody uses it unasked. What
 * opens a sentence of another sort, or a quotation, before the colon is none.
 */
export function usedSomehow(
  tokens: readonly Token[],
  unread: Unread,
  { spell }: Self,
): readonly Ability[] | null {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (spell || colon < 1) return null;
  const before = tokens.slice(0, colon);
  const isCost = before.every(({ word }) => !/^[."“”•(]$/.test(word)) && !OPENS.has(before[0]?.word ?? '');
  if (!isCost) return null;
  const rest = { do: 'unread', unread } as const;
  return [{ ability: 'activated', cost: [rest], do: [rest] }];
}

/** What opens other abilities than activated ones. */
const OPENS = new Set([
  'after',
  'as',
  'at',
  'choose',
  'during',
  'each',
  'if',
  'until',
  'when',
  'whenever',
  'while',
]);
