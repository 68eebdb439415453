/** What follows in a sentence: "and if you do" only where what stands before it was done, "also" in any case. */

import type { Prohibition } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { inEndPhase } from '../chain/later.js';

/**
 * @param made what waits for the next time that something would happen
 * @param summoned summons with what is said of the monster
 */
export function addFollowing(
  english: English,
  made: Category<Instruction>,
  summoned: Category<Instruction>,
): void {
  const { grammar, deed, sentence, sentences, deeds, condition, back } = english;
  const chain = grammar.category<Instruction>('instructions');
  const passing = addPassing(english);
  // "Toss a coin and destroy 1 monster, then draw 1 card."
  const both = grammar.several('instructions', deed, 'and');
  grammar.rule(deeds)('{both} , then {second}', { both, second: deed }, (h) => ({
    do: 'several',
    steps: [
      { do: 'several', steps: h.both, said: 'and' },
      { do: 'if', given: { if: 'did' }, yes: [h.second] },
    ],
    said: 'then',
  }));
  const others = addOthers(english);
  for (const second of [deeds, passing, made, others])
    grammar.rule(chain)('{first} , and if you do , {second}', { first: deeds, second }, (h) => ({
      do: 'several',
      steps: [h.first, { do: 'if', given: { if: 'did' }, yes: [h.second] }],
      said: 'if so',
    }));
  grammar.rule(chain)(
    '{first} , and if you do , {second} if {given}',
    { first: deeds, second: deeds, given: condition },
    (h) => ({
      do: 'several',
      steps: [
        h.first,
        { do: 'if', given: { if: 'did' }, yes: [{ do: 'if', given: h.given, yes: [h.second] }] },
      ],
      said: 'if so',
    }),
  );
  // "Destroy it, and if you do, negate the activation, and if you do that, destroy that monster."
  grammar.rule(chain)(
    '{first} , and if you do , {second} , and if you do that , {third}',
    { first: deeds, second: deeds, third: deeds },
    (h) => ({
      do: 'several',
      steps: [
        h.first,
        {
          do: 'if',
          given: { if: 'did' },
          yes: [
            {
              do: 'several',
              steps: [h.second, { do: 'if', given: { if: 'did' }, yes: [h.third] }],
              said: 'if that',
            },
          ],
        },
      ],
      said: 'if so',
    }),
  );
  grammar.include(sentence, chain);
  const you = { who: 'you' } as const;
  grammar.rule(chain)('{first} , and if you do , you can {second}', { first: deeds, second: deeds }, (h) => ({
    do: 'several',
    steps: [h.first, { do: 'if', given: { if: 'did' }, yes: [{ do: 'may', who: you, steps: [h.second] }] }],
    said: 'if so',
  }));
  for (const first of [deeds, chain]) {
    const holes = { first, given: condition, second: deeds };
    grammar.rule(sentence)('{first} , then , if {given} , {second}', holes, (h) => ({
      do: 'several',
      steps: [
        h.first,
        { do: 'if', given: { if: 'did' }, yes: [{ do: 'if', given: h.given, yes: [h.second] }] },
      ],
      said: 'then',
    }));
    grammar.rule(sentence)('{first} , then , if {given} , you can {second}', holes, (h) => ({
      do: 'several',
      steps: [
        h.first,
        {
          do: 'if',
          given: { if: 'did' },
          yes: [{ do: 'if', given: h.given, yes: [{ do: 'may', who: you, steps: [h.second] }] }],
        },
      ],
      said: 'then',
    }));
    grammar.rule(sentence)('{first} , then you can {second}', { first, second: deeds }, (h) => ({
      do: 'several',
      steps: [h.first, { do: 'if', given: { if: 'did' }, yes: [{ do: 'may', who: you, steps: [h.second] }] }],
      said: 'then',
    }));
    grammar.rule(sentences)(
      '{first} , then you can apply the following effect . ● {second}',
      { first, second: sentences },
      (h) => [
        {
          do: 'several',
          steps: [
            h.first,
            {
              do: 'if',
              given: { if: 'did' },
              yes: [{ do: 'may', who: you, steps: h.second, said: 'following' }],
            },
          ],
          said: 'then',
        },
      ],
    );
  }
  for (const first of [deeds, chain, summoned, others]) {
    grammar.rule(sentence)('{first} , also {second}', { first, second: sentence }, (h) => ({
      do: 'several',
      steps: [h.first, h.second],
      said: 'also',
    }));
  }
  const kept = grammar.category<Instruction>('what a monster cannot do');
  grammar.rule(kept)("{on} can't attack this turn", { on: back }, (h) => ({
    do: 'last on',
    until: 'turn',
    on: h.on,
    ops: [{ op: 'gain', abilities: [ATTACKS_NOT] }],
  }));
  grammar.include(sentence, kept);
  const lasting = grammar.category<Instruction>('instructions');
  grammar.rule(lasting)('{first} , also {second}', { first: made, second: kept }, (h) => ({
    do: 'several',
    steps: [h.first, h.second],
    said: 'also',
  }));
  grammar.include(sentence, lasting);
  grammar.rule(sentence)(
    '{first} , then ( after applying this effect ) {second}',
    { first: lasting, second: deeds },
    (h) => ({
      do: 'several',
      steps: [h.first, { do: 'if', given: { if: 'did' }, yes: [h.second] }],
      said: 'then',
    }),
  );
}

/** "Special Summon 1 monster from your hand, but destroy it during the End Phase." */
function addPassing({ grammar, sentence, deeds, back }: English): Category<Instruction> {
  const passing = grammar.category<Instruction>('instructions');
  grammar.rule(passing)(
    '{first} , but destroy {it} during the End Phase',
    { first: deeds, it: back },
    (h): Instruction => ({
      do: 'several',
      steps: [h.first, inEndPhase({ event: 'destroy', object: h.it })],
      said: 'in one',
    }),
  );
  grammar.include(sentence, passing);
  return passing;
}

/** "Both players take 1000 damage", "your opponent draws 1 card": what somebody does whom the sentence names. */
function addOthers({ grammar, who, doing }: English): Category<Instruction> {
  const others = grammar.category<Instruction>('what somebody does');
  for (const [number, deed] of [
    ['one', doing.third],
    ['many', doing.base],
  ] as const)
    grammar.rule(others)(
      `{by:${number}} {deed}`,
      { by: who, deed },
      (h): Instruction => ({ do: 'act', act: extend(h.deed, { by: h.by }) }),
    );
  return others;
}

const ATTACKS_NOT: Prohibition = {
  ability: 'cannot',
  act: { event: 'declare attack', object: { what: 'this' } },
};
