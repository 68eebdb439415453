/**
 * What a text lets its player cast as it resolves, which is the last that it does (608.2g): "You may cast target instant or
 * sorcery card from your graveyard without paying its mana cost. If that spell would be put into your graveyard, exile it
 * instead."
 */

import type { Replacement } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend, referred } from '../../../language/template.js';
import { oneTarget } from './target.js';

const ON_STACK: Test = { test: 'zone', at: { zone: 'stack' }, said: 'on' };

/** Whether its mana cost is paid, which is taken as done. */
const PAYING = [
  ['', {}],
  [' without paying its mana cost', { amount: 0 }],
] as const;

export function addRecasting(english: English, becomes: Category<Becomes>): void {
  const { grammar, sentences } = english;
  const going = goingOn(english, becomes);
  const card = oneTarget(english, 'a card');
  for (const [free, paid] of PAYING)
    grammar.rule(sentences)(`you may cast {object}${free} . {going} .`, { object: card, going }, (h) => [
      {
        do: 'may',
        who: { who: 'you' },
        steps: [{ do: 'act', act: { event: 'announce', object: h.object, ...paid } }, h.going],
      },
    ]);
}

/** "That spell": the card spoken of before, which is never the one that says so. */
const SPELL = { refers: { how: 'back', sort: 'object', apart: true } } as const;

/** Where it has come onto the stack it is said what becomes of it, and it goes on being cast. */
function goingOn(
  { grammar, would, oneHead, place }: English,
  becomes: Category<Becomes>,
): Category<Instruction> {
  const going = grammar.category<Instruction>('what becomes of the spell');
  const cast = (effect: Replacement): Instruction => {
    const it: What = { what: 'that', of: referred(), said: 'it' };
    return {
      do: 'if',
      given: { if: 'is', what: it, tests: [ON_STACK] },
      yes: [
        { do: 'last', until: 'game', abilities: [effect] },
        { do: 'act', act: { event: 'go on casting', object: it } },
      ],
    };
  };
  const replaced = { ability: 'replacement', opens: 'if' } as const;
  grammar.rule(going)(
    'if {watch} , {becomes}',
    { watch: would, becomes },
    (h) => cast(extend(h.becomes, { ...replaced, watch: h.watch })),
    SPELL,
  );
  grammar.rule(going)(
    'if a {head:one} cast this way would be put into {to} , {becomes}',
    { head: oneHead, to: place, becomes },
    (h) => {
      const among: Test = {
        test: 'relation',
        relation: 'among',
        to: { what: 'that', of: referred(), said: 'this way' },
      };
      const object: What = {
        what: 'some',
        quantity: { how: 'one', said: 'a' },
        described: { head: h.head, which: [among] },
      };
      return cast(extend(h.becomes, { ...replaced, watch: { event: 'move', object, to: h.to } }));
    },
    SPELL,
  );
  return going;
}
