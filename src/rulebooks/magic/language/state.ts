/**
 * What triggers on how things are (603.8): "When there are nine or more incarnation counters on this enchantment, exile it."
 * Only so many counters are looked for, which come to be there as some are put; and only what is done but once, since such
 * an ability does not trigger again before it has resolved.
 */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';

const THIS: What = { what: 'this' };

export function addStates({ grammar, ability, count, counter, selfNoun: noun }: English): void {
  const once = grammar.category<Instruction>('what is done once');
  const own = { refers: { how: 'back', sort: 'object', own: true } } as const;
  const done = grammar.rule(once);
  done(
    'exile it',
    {},
    () => ({
      do: 'act',
      act: { event: 'move', object: { what: 'this', said: 'it' }, to: { zone: 'exile' }, said: 'exile' },
    }),
    own,
  );
  done(
    'sacrifice it',
    {},
    () => ({ do: 'act', act: { event: 'sacrifice', object: { what: 'this', said: 'it' } } }),
    own,
  );
  done('you win the game', {}, () => ({ do: 'act', act: { event: 'win', by: { who: 'you' } } }));
  const object = grammar.category<What>('itself');
  grammar.rule(object)('this {noun}', { noun }, (h) => ({ what: 'this', noun: h.noun }), {
    number: 'one',
    refers: { how: 'introduces', sort: 'object' },
  });
  const holes = { object, count, counter, once };
  const says = grammar.rule(ability);
  const meaning = (
    h: { object: What; count: Quantity; counter: string; once: Instruction },
    said: 'there are' | 'has',
  ): Ability => ({
    ability: 'triggered',
    opens: 'when',
    on: { event: 'put counters', counter: h.counter, object: h.object },
    while: {
      if: 'all',
      of: [
        { if: 'compare', left: { counters: h.counter, on: THIS }, by: 'at least', right: h.count, said },
        // There were not so many before: where there were, it has triggered already.
        {
          if: 'compare',
          left: { minus: { event: 'amount' }, from: { counters: h.counter, on: THIS } },
          by: 'less than',
          right: h.count,
        },
      ],
    },
    do: [h.once],
  });
  says('when there are {count:many} or more {counter} counters on {object} , {once} .', holes, (h) =>
    meaning(h, 'there are'),
  );
  says('when {object} has {count:many} or more {counter} counters on it , {once} .', holes, (h) =>
    meaning(h, 'has'),
  );
}
