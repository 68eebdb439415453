/** What a player cannot do for the rest of the turn, and from where alone something can be done. */

import type { Ability, Prohibition } from '../../../ability/ability.js';
import { every } from '../../../ability/every.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Description, Test } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { SPELL_OR_TRAP } from '../card.js';
import { ACTIVATE_EFFECT } from '../word.js';

/** "For the rest of this turn, you cannot Special Summon Effect Monsters, except from the hand." */
export function addForbidding(english: English, rider: Category<Instruction>): void {
  const { grammar, statement, sentence, who, doing, zoneName } = english;
  const forbidding = grammar.category<Prohibition>('what cannot be done');
  const only = grammar.category<Prohibition>('what cannot be done');
  grammar.rule(forbidding)("{by} can't {deed}", { by: who, deed: doing.base }, (h) => ({
    ability: 'cannot',
    act: extend(h.deed, { by: h.by }),
  }));
  grammar.rule(forbidding)("{by} can't Special Summon", { by: who }, (h) => ({
    ability: 'cannot',
    act: { event: 'special summon', by: h.by, bare: true },
  }));
  grammar.rule(only)(
    "{by} can't {deed} , except from the {zone}",
    { by: who, deed: doing.base, zone: zoneName },
    (h) => ({
      ability: 'cannot',
      act: extend(h.deed, { by: h.by, from: { zone: h.zone, otherThan: 'anywhere' as const } }),
    }),
  );
  grammar.include(statement, only);
  grammar.rule(statement)('neither player can {deed}', { deed: doing.base }, (h) => ({
    ability: 'cannot',
    act: extend(h.deed, { by: { who: 'player' as const, said: 'neither' as const } }),
  }));
  const says = grammar.rule(sentence);
  for (const one of [forbidding, only])
    says('for the rest of this turn , {one}', { one }, (h) => ({
      do: 'last',
      until: 'turn',
      abilities: [h.one],
      said: 'within',
    }));
  says(
    "{by} can't {deed} for the rest of this turn , except from the {zone}",
    { by: who, deed: doing.base, zone: zoneName },
    (h) => ({
      do: 'last',
      until: 'turn',
      abilities: [
        {
          ability: 'cannot',
          act: extend(h.deed, { by: h.by, from: { zone: h.zone, otherThan: 'anywhere' as const } }),
        },
      ],
      said: 'last',
    }),
  );
  addForThisTurn(english, forbidding);
  const restOfTurn = grammar.category<Instruction>('what cannot be done');
  grammar.rule(restOfTurn)('{forbidding} for the rest of this turn', { forbidding }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [h.forbidding],
    said: 'last',
  }));
  grammar.include(sentence, restOfTurn);
  // And something is said of the monster that was summoned before it.
  says('{first} , and {rider}', { first: restOfTurn, rider }, (h) => ({
    do: 'several',
    steps: [h.first, h.rider],
    said: 'and',
  }));
}

/** "Trap Cards, and their effects on the field, cannot be activated." */
export function addNotActivated({ grammar }: English, lines: Category<Ability[]>): void {
  for (const [word, is] of [
    ['Spell', 'spell'],
    ['Trap', 'trap'],
    ['Spell / Trap', SPELL_OR_TRAP],
  ] as const) {
    const described: Description = { head: { kinds: [{ trait: 'type', is }], sort: 'card' } };
    const there: Test = { test: 'zone', at: { zone: 'field' }, said: 'on' };
    grammar.rule(lines)(
      `${word} Cards , and their effects on the field , can't be activated .`,
      {},
      (): Ability[] => [
        { ability: 'cannot', act: { event: 'activate', object: every(described) } },
        {
          ability: 'cannot',
          act: { event: ACTIVATE_EFFECT, object: every({ ...described, which: [there] }) },
        },
      ],
    );
  }
}

/** "Your opponent cannot declare an attack this turn", "your monsters cannot be destroyed by battle this turn". */
function addForThisTurn(
  { grammar, sentence, whose, described, done, causes }: English,
  forbidding: Category<Prohibition>,
): void {
  const once = grammar.category<Prohibition>('what cannot be done');
  grammar.include(once, forbidding);
  grammar.rule(once)(
    "{whose} {described:many} can't be {deed} (by {cause})?",
    { whose, described, deed: done, cause: causes },
    (h) => ({
      ability: 'cannot',
      act: extend(h.deed, {
        object: {
          what: 'some' as const,
          quantity: { how: 'every' as const, said: 'plural' as const },
          whose: h.whose,
          described: h.described,
        },
        cause: h.cause,
      }),
    }),
  );
  grammar.rule(sentence)('{once} this turn', { once }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [h.once],
  }));
  grammar.rule(sentence)('this turn , {once}', { once }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [h.once],
    said: 'this turn',
  }));
}
