/** What texts say of the untapping with which an untap step begins (502.3): what doesn't, and what is done instead. */

import type { Ability, Prohibition } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { HOLD, HOLD_FOR } from '../turn/held.js';
import { asLongAsControlled, PERMANENTS } from './control.js';
import { thatPlayer } from './player.js';

/** It untaps as the step of these players begins, by rule. */
function untaps({ object, whose }: { object: What; whose: Who }): Act {
  return { event: 'untap', object, cause: [{ manner: 'turn', whose }] };
}

function stays(held: { object: What; whose: Who }): Prohibition {
  return { ability: 'cannot', act: untaps(held), said: 'not' };
}

/** "This creature doesn't untap during your untap step." "If a creature would untap during its controller's untap step, ..." */
export function addUntapping(english: English): void {
  const { grammar, ability, statement, would, what: object, whose, condition } = english;
  const holes = { object, whose };
  const says = grammar.rule(statement);
  for (const [number, words] of [
    ['one', "doesn't"],
    ['many', "don't"],
  ] as const)
    says(`{object:${number}} ${words} untap during {whose} untap step`, holes, stays);
  grammar.rule(ability)(
    "{object:one} doesn't untap during {whose} untap step if {while} .",
    { ...holes, while: condition },
    (h) => ({ ...stays(h), while: h.while, whileLast: true, whileSays: 'if' }),
  );
  addHeld(english);
  grammar.rule(would)('{object} would untap during {whose} untap step', holes, untaps, { about: 'object' });
}

/**
 * "It doesn't untap during its controller's next untap step": it is the permanent that is followed, whoever controls it by
 * then.
 */
function addHeld(english: English): void {
  const { grammar, sentence, deeds, what } = english;
  const held = grammar.category<Instruction>('what stays tapped');
  const is = grammar.rule(held);
  for (const [number, words] of [
    ['one', "doesn't untap during its controller 's next untap step"],
    ['many', "don't untap during their controller 's next untap step"],
    ['many', "don't untap during their controllers 's next untap steps"],
  ] as const)
    is(`{object:${number}} ${words}`, { object: what }, (h) => ({
      do: 'act',
      act: { event: HOLD, object: h.object, ...(words.endsWith('steps') && { plural: true }) },
    }));
  // Of what a player controls as it is said, in that player's next untap step.
  for (const [number, words] of [
    ['one', "doesn't"],
    ['many', "don't"],
  ] as const)
    is(
      `{object:${number}} ${words} untap during {by} 's next untap step`,
      { object: what, by: thatPlayer(english) },
      (h) => ({
        do: 'act',
        act: { event: HOLD_FOR, object: h.object, by: h.by },
      }),
    );
  grammar.include(sentence, held);
  addHeldAsLong(english);
  grammar.rule(sentence)('{first} and {second}', { first: deeds, second: held }, (h) => ({
    do: 'several',
    steps: [h.first, h.second],
    said: 'and',
  }));
}

/** "It doesn't untap during its controller's untap step for as long as you control this creature" (611.2b). */
function addHeldAsLong({ grammar, sentence, what, whose }: English): void {
  for (const [number, words] of [
    ['one', "doesn't"],
    ['many', "don't"],
  ] as const) {
    for (const noun of PERMANENTS)
      grammar.rule(sentence)(
        `{object:${number}} ${words} untap during {whose} untap step for as long as you control this ${noun}`,
        { object: what, whose },
        (h) => asLongAsControlled(noun, { do: 'last', until: 'controlled', abilities: [stays(h)] }),
      );
  }
}

/** "This creature enters tapped and doesn't untap during your untap step": two abilities in one sentence. */
export function tappedAndStays({ grammar, what: object, whose }: English): Category<Ability[]> {
  const both = grammar.category<Ability[]>('two abilities');
  grammar.rule(both)(
    "{object:one} enters the battlefield tapped and doesn't untap during {whose} untap step .",
    { object, whose },
    (h) => [
      {
        ability: 'replacement',
        watch: { event: 'move', to: { zone: 'battlefield' }, object: h.object, said: 'enter' },
        outcome: { outcome: 'modify', changes: [{ change: 'status', status: 'tapped' }] },
        says: 'plain',
      },
      stays(h),
    ],
  );
  return both;
}
