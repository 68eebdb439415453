/** What lasts on a monster until the turn ends, said before it: "until the end of this turn, that target gains 400 ATK, but ...". */

import type { CausePattern } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import type { StaticOp } from '../../../ability/static.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import type { Token } from '../../../language/token.js';
import { wordsIn } from '../../../language/token.js';
import { negated } from './effects.js';
import { unaffected } from './unaffected.js';

const UNTIL = 'until the end of this turn';

/** @param effects by which a card can be unaffected */
export function addUntilEnd(
  { grammar, sentence, what, whats, predicate }: English,
  effects: Category<CausePattern>,
): void {
  const says = grammar.rule(sentence);
  const lasts = (on: What, ...ops: StaticOp[]): Instruction => ({
    do: 'last on',
    until: 'turn',
    on,
    ops,
    said: 'first',
  });
  const change = predicate.one;
  says(`${UNTIL} , {on:one} {change}`, { on: what, change }, (h) => lasts(h.on, h.change));
  says(`${UNTIL} , {on:one} {change} , but is unaffected by {effects}`, { on: what, change, effects }, (h) =>
    lasts(h.on, h.change, { op: 'gain', abilities: [unaffected({ what: 'this' }, h.effects)] }),
  );
  says(
    `${UNTIL} , {on:one} {change} , but {its:one} effects are negated`,
    { on: what, change, its: whats },
    (h) => ({
      do: 'several',
      steps: [
        lasts(h.on, h.change),
        { do: 'act', act: negated(h.its, { until: 'end turn', said: 'be negated' }) },
      ],
      said: 'in one',
    }),
  );
}

/** "..., until the end of this turn.", "... (until the end of this turn)" say what "... until the end of this turn" does. */
export function untilEnd(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    if (word === ',') return !(isUntil(tokens, at + 1) && tokens[at + 6 + 1]?.word === '.');
    if (word === '(') return !(isUntil(tokens, at + 1) && tokens[at + 6 + 1]?.word === ')');
    return !(word === ')' && isUntil(tokens, at - 6) && tokens[at - 6 - 1]?.word === '(');
  });
}

function isUntil(tokens: readonly Token[], at: number): boolean {
  return at >= 0 && wordsIn(tokens.slice(at, at + 6)) === UNTIL;
}
