/** Replacement effects that an instruction begins: "the next time ...", applied once, and "if ... this turn". */

import type { Replacement } from '../../ability/ability.js';
import type { Instruction } from '../../ability/instruction.js';
import type { Category } from '../grammar.js';
import { extend } from '../template.js';
import type { English } from './english.js';
import type { Becomes } from './replacement.js';

/** Used up by being applied. */
export const NEXT = { limit: 'next' } as const;

type Lasting = Extract<Instruction, { do: 'last' }>;

/** What begins as it is said and goes on for the rest of the turn: what becomes of what would happen. */
export function forTheTurn(
  becomes: Becomes,
  watched: Pick<Replacement, 'watch'> &
    Partial<Pick<Replacement, 'after' | 'indicative' | 'limit' | 'opens'>>,
  said?: Lasting['said'],
): Lasting {
  const abilities = [extend(becomes, { ability: 'replacement' as const, ...watched })];
  return { do: 'last', until: 'turn', abilities, ...(said && { said }) };
}

/** Returns the category of those that are made as an instruction. */
export function addNextTime(
  { grammar, ability, statement, sentence, would, sentences }: English,
  becomes: Category<Becomes>,
): Category<Instruction> {
  // As an ability: "The next time a friendly unit would die, kill this instead."
  grammar.rule(statement)('the next time {watch} , {becomes}', { watch: would, becomes }, (h) =>
    extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, limit: NEXT }),
  );
  grammar.rule(ability)(
    'the next time {watch} , {becomes} . {after}',
    { watch: would, becomes, after: sentences },
    (h) =>
      extend(h.becomes, { ability: 'replacement' as const, watch: h.watch, limit: NEXT, after: h.after }),
  );
  // As an instruction, of what was spoken of before: "The next time it would die this turn, ...".
  const made = grammar.category<Instruction>('an instruction');
  grammar.rule(made)(
    'the next time {watch} this turn , {becomes}',
    { watch: would, becomes },
    (h) => forTheTurn(h.becomes, { watch: h.watch, limit: NEXT }, 'within'),
    { pattern: { of: 'watch' } },
  );
  grammar.include(sentence, made);
  return made;
}

/** As an instruction, for as long as the turn lasts: "If it would be destroyed this turn, ...". */
export function addThisTurn({ grammar, sentence, would }: English, becomes: Category<Becomes>): void {
  grammar.rule(sentence)('if {watch} this turn , {becomes}', { watch: would, becomes }, (h) =>
    forTheTurn(h.becomes, { watch: h.watch, opens: 'if' }),
  );
}
