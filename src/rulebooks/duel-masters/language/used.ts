/** Abilities that players use: by tapping a creature instead of attacking with it, or instead of paying for a card. */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';

const TAPPING: Instruction = { do: 'act', act: { event: 'tap', object: { what: 'this' } } };
/** The card is summoned, or cast, for no cost; what was done instead has been paid. */
const SUMMONING: Instruction = { do: 'act', act: { event: 'use', object: { what: 'this' } } };

export function addUsed(english: English, lines: Category<Ability[]>, spells: Category<Ability[]>): void {
  addTapping(english, lines);
  addSummoning(english);
  addCast(english, spells);
}

/** "Each of your light creatures may tap instead of attacking to use this creature's ability." */
function addTapping({ grammar, what, sentences }: English, lines: Category<Ability[]>): void {
  grammar.rule(lines)(
    "{affects:one} may tap instead of attacking to use this creature 's ability . : {do}",
    { affects: what, do: sentences },
    (h) => [
      {
        ability: 'static',
        affects: h.affects,
        ops: [{ op: 'gain', abilities: [{ ability: 'activated', cost: [TAPPING], do: h.do }] }],
      },
    ],
  );
}

/** "You may summon this creature by destroying 3 of your creatures instead of paying its cost", in several wordings. */
function addSummoning({ grammar, ability, doing, deeds, condition }: English): void {
  const uses = grammar.rule(ability);
  const summons = { ability: 'activated', zone: 'hand' } as const;
  uses('you may summon this creature by {act} instead of paying its cost .', { act: doing.gerund }, (h) => ({
    ...summons,
    cost: [{ do: 'act', act: h.act }],
    do: [SUMMONING],
    said: 'by',
  }));
  uses("you may {cost} instead of paying this creature 's cost .", { cost: deeds }, (h) => ({
    ...summons,
    cost: [h.cost],
    do: [SUMMONING],
    said: 'instead of paying',
  }));
  uses(
    'if {while} , you may {cost} to summon this creature instead of paying the cost .',
    { while: condition, cost: deeds },
    (h) => ({ ...summons, while: h.while, cost: [h.cost], do: [SUMMONING] }),
  );
}

/** "Instead of paying the cost, you may tap 4 of your Jokers to cast this spell." */
function addCast({ grammar, deeds }: English, spells: Category<Ability[]>): void {
  grammar.rule(spells)(
    'instead of paying the cost , you may {cost} to cast this spell .',
    { cost: deeds },
    (h) => [{ ability: 'activated', zone: 'hand', cost: [h.cost], do: [SUMMONING], said: 'to cast' }],
  );
}
