/** What must be so for an effect to be activated: "If you control 2 or more Dragon monsters: You can ...", "During your Main Phase: ...". */

import type { Activated } from '../../../ability/ability.js';
import { every } from '../../../ability/every.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';

/** @param free an effect that a player activates, with a cost or without */
export function addActivatedWhile(
  { grammar, ability, condition, who, whose, described }: English,
  free: Category<Activated>,
): void {
  for (const [number, verb] of [
    ['many', 'control'],
    ['one', 'controls'],
  ] as const)
    grammar.rule(condition)(`{who:${number}} ${verb} no {described:many}`, { who, described }, (h) => ({
      if: 'not',
      of: { if: 'controls', who: h.who, what: every(h.described) },
    }));
  const is = grammar.rule(ability);
  const once = { limit: 'times', times: 1, per: 'turn' } as const;
  for (const opens of ['if', 'while'] as const) {
    is(`${opens} {while} : {free}`, { while: condition, free }, (h) =>
      extend(h.free, { while: h.while, whileSays: opens }),
    );
    is(`once per turn , ${opens} {while} : {free}`, { while: condition, free }, (h) =>
      extend(h.free, { while: h.while, whileSays: opens, limit: once }),
    );
  }
  // Which phase it is stands nowhere: that is taken as met, whose turn it is is not.
  for (const label of ['Main Phase', 'Standby Phase'] as const) {
    is(`during {whose} ${label} : {free}`, { whose, free }, (h) =>
      extend(h.free, { while: { if: 'turn' as const, whose: h.whose, said: 'during' as const }, label }),
    );
    is(`once per turn , during {whose} ${label} : {free}`, { whose, free }, (h) =>
      extend(h.free, {
        while: { if: 'turn' as const, whose: h.whose, said: 'during' as const },
        limit: once,
        label,
      }),
    );
  }
}
