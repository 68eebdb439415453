/** "Unaffected by other card effects", "your opponent cannot target this card with card effects". */

import type { Prohibition } from '../../../ability/ability.js';
import type { CausePattern } from '../../../ability/act.js';
import { every } from '../../../ability/every.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { MONSTER_CARD, SPELL_OR_TRAP } from '../card.js';
import { AFFECT, TARGET } from '../word.js';

/** Returns the effects by which a card is unaffected, where what they are of alone tells them. */
export function addUnaffected(english: English): Category<CausePattern> {
  const { grammar, statement, described, head } = english;
  const own = grammar.category<CausePattern>('effects');
  const any = grammar.category<CausePattern>('effects');
  grammar.include(any, own);
  addEffects(english, own, any);
  const says = grammar.rule(statement);
  says('unaffected by {effects}', { effects: any }, (h) => unaffected({ what: 'this' }, h.effects));
  says('this card is unaffected by {effects}', { effects: any }, (h) =>
    unaffected({ what: 'this', noun: 'card' }, h.effects),
  );
  // Whose opponent is meant by what is said of others, the ability of another would not tell.
  says('{described:many} are unaffected by {effects}', { described, effects: own }, (h) => ({
    ability: 'static',
    affects: every(h.described),
    ops: [{ op: 'gain', abilities: [unaffected({ what: 'this' }, h.effects)] }],
  }));
  says('the equipped {head:one} is unaffected by {effects}', { head, effects: own }, (h) => ({
    ability: 'static',
    affects: {
      what: 'some',
      quantity: { how: 'every', said: 'the' },
      described: {
        adjectives: [{ test: 'relation', relation: 'equipped with', to: { what: 'this' } }],
        head: h.head,
      },
    },
    ops: [{ op: 'gain', abilities: [unaffected({ what: 'this' }, h.effects)] }],
  }));
  addUntargetable(english);
  return own;
}

/** That the card which says so, or is given it, is unaffected by these. */
export function unaffected(object: What, cause: CausePattern): Prohibition {
  return { ability: 'cannot', act: { event: AFFECT, object, cause: [cause] } };
}

const SORTS = [
  ['card', null],
  ['Spell', 'spell'],
  ['Trap', 'trap'],
  ['Spell / Trap', SPELL_OR_TRAP],
  ['monster', MONSTER_CARD],
] as const;

/** @param own those that are told by what they are of alone @param any those, and those of a player */
function addEffects(
  { grammar, whose }: English,
  own: Category<CausePattern>,
  any: Category<CausePattern>,
): void {
  const effects = (is: string | null, other: boolean): CausePattern => ({
    manner: 'effect',
    ...(is === null && !other
      ? {}
      : {
          source: {
            ...(other ? { adjectives: [{ test: 'other' as const, said: 'other' as const }] } : {}),
            head: is === null ? { sort: 'card' } : { noun: { trait: 'type', is }, sort: 'card' },
          },
        }),
    plural: true,
  });
  for (const [word, is] of SORTS) {
    grammar.rule(own)(`${word} effects`, {}, () => effects(is, false));
    grammar.rule(own)(`other ${word} effects`, {}, () => effects(is, true));
    grammar.rule(any)(`{whose} ${word} effects`, { whose }, (h) => ({
      ...effects(is, false),
      whose: h.whose,
    }));
  }
  grammar.rule(own)('the effects of other Spells / Traps', {}, () => ({
    ...effects(SPELL_OR_TRAP, true),
    of: 'the effect of',
  }));
  for (const [word, is] of [
    ['cards', null],
    ['monsters', MONSTER_CARD],
  ] as const)
    grammar.rule(own)(`other ${word} 's effects`, {}, () => ({ ...effects(is, true), of: 'effect' }));
}

/** What is no target of an effect: by whom, and of what kind. */
function addUntargetable({ grammar, statement, what, who, causes }: English): void {
  const says = grammar.rule(statement);
  says("{by} can't target {object} with {cause}", { by: who, object: what, cause: causes }, (h) => ({
    ability: 'cannot',
    act: { event: TARGET, by: h.by, object: h.object, cause: h.cause },
  }));
  says("{object} can't be targeted by {cause}", { object: what, cause: causes }, (h) => ({
    ability: 'cannot',
    act: { event: TARGET, object: h.object, cause: h.cause },
  }));
  says("can't be targeted by {cause}", { cause: causes }, (h) => ({
    ability: 'cannot',
    act: { event: TARGET, object: { what: 'this' }, cause: h.cause },
  }));
}
