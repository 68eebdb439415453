/** A monster that cannot be destroyed until the turn ends: "this turn, that target cannot be destroyed by battle or card effects". */

import type { CausePattern } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';

const BATTLE: CausePattern = { manner: 'battle' };
const EFFECTS: CausePattern = { manner: 'effect', plural: true };

/** By what it is. Whose opponent has the effects, what is given to a monster would not tell. */
const CAUSES = [
  ['battle', [BATTLE]],
  ['card effects', [EFFECTS]],
  ['battle or card effects', [BATTLE, EFFECTS]],
] as const;

export function addSpared({ grammar, sentence, back }: English): void {
  const says = grammar.rule(sentence);
  for (const [text, cause] of CAUSES) {
    const spared = `{on} can't be destroyed by ${text}`;
    says(`${spared} this turn`, { on: back }, (h) => lasting(h.on, cause));
    says(`this turn , ${spared}`, { on: back }, (h) => ({ ...lasting(h.on, cause), said: 'this turn' }));
    says(`${spared} until the end of this turn`, { on: back }, (h) => ({
      ...lasting(h.on, cause),
      said: 'until the end',
    }));
    says(`until the end of this turn , ${spared}`, { on: back }, (h) => ({
      ...lasting(h.on, cause),
      said: 'first',
    }));
  }
}

function lasting(on: What, cause: readonly CausePattern[]): Extract<Instruction, { do: 'last on' }> {
  return {
    do: 'last on',
    until: 'turn',
    on,
    ops: [
      {
        op: 'gain',
        abilities: [
          { ability: 'cannot', act: { event: 'destroy', object: { what: 'this' }, cause: [...cause] } },
        ],
      },
    ],
  };
}
