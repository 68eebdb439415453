/** How texts say that a permanent produces other mana instead: more of it, of another kind (106.12). */

import type { Act } from '../../../ability/act.js';
import type { Change } from '../../../ability/change.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { manaWords } from './word.js';

const COLORED: [name: string, mana: string][] = [
  ['white', '{W}'],
  ['blue', '{U}'],
  ['black', '{B}'],
  ['red', '{R}'],
  ['green', '{G}'],
];

/** "If you tap a permanent for mana, it produces twice as much of that mana instead." */
export function addMana(english: English): void {
  const { grammar, statement, sentence } = english;
  const watch = addTapped(english);
  const becomes = addProduced(english);
  const core = { watch, becomes };
  grammar.rule(statement)('if {watch} , {becomes}', core, (h) =>
    extend(h.becomes, { ability: 'replacement' as const, opens: 'if' as const, watch: h.watch }),
  );
  grammar.rule(sentence)(
    'until end of turn , if {watch} , {becomes}',
    core,
    (h): Instruction => ({
      do: 'last',
      until: 'turn',
      abilities: [
        extend(h.becomes, { ability: 'replacement' as const, opens: 'if' as const, watch: h.watch }),
      ],
    }),
  );
}

/** "You tap a permanent for mana", "a land is tapped for two or more mana". */
function addTapped({ grammar, who: by, what: object, count }: English): Category<Act> {
  const tapped = grammar.category<Act>('what is tapped for mana');
  const event = 'tap for mana';
  const is = grammar.rule(tapped);
  is('{by:many} tap {object} for mana', { by, object }, (h) => ({ event, by: h.by, object: h.object }));
  is('{by:one} taps {object} for mana', { by, object }, (h) => ({ event, by: h.by, object: h.object }));
  is('{object:one} is tapped for mana', { object }, (h) => ({ event, object: h.object }));
  is('{object:one} is tapped for {least} or more mana', { object, least: count }, (h) => ({
    event,
    object: h.object,
    atLeast: h.least,
  }));
  return tapped;
}

type Produced = Pick<Becomes, 'outcome' | 'says'>;

function addProduced({ grammar }: English): Category<Produced> {
  const produced = grammar.category<Produced>('what is produced instead');
  const mana = grammar.category<string>('mana');
  grammar.words(mana, manaWords);
  const is = grammar.rule(produced);
  const modify = (...changes: Change[]): Produced => ({
    outcome: { outcome: 'modify', changes },
    says: 'instead',
  });
  for (const [words, times] of [
    ['twice', 2],
    ['three times', 3],
  ] as const) {
    is(`it produces ${words} as much of that mana instead`, {}, () =>
      modify({ change: 'amount', to: { times, of: { event: 'amount' } } }),
    );
  }
  const type = 'instead of any other type';
  is(`it produces {mana} ${type}`, { mana }, (h) => modify({ change: 'mana', mana: h.mana }));
  is(`it produces {mana} ${type} and amount`, { mana }, (h) =>
    modify({ change: 'mana', mana: h.mana }, { change: 'amount', to: 1 }),
  );
  is(`it produces colorless mana ${type}`, {}, () =>
    modify({ change: 'mana', mana: '{C}', said: 'colorless' }),
  );
  is(`it produces mana of a color of your choice ${type}`, {}, () =>
    modify({ change: 'mana', among: COLORED, said: 'of your choice' }),
  );
  return produced;
}
