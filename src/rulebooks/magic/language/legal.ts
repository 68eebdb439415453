/**
 * What bears only on what is written down as it is legal: what spells cost in mana and what may be paid in its place (601.2f,
 * 118.9), who must attack and who may block whom (508.1d, 509.1b).
 */

import type { Ability } from '../../../ability/ability.js';
import { every } from '../../../ability/every.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { eachOf } from './each.js';
import { manaCost } from './word.js';

/** Adds them; returns the category of what instants and sorceries say of this as well. */
export function addLegal(english: English): Category<Ability> {
  addCombat(english);
  const spells = english.grammar.category<Ability>('what a spell says of itself');
  addPrices(english, spells);
  addPricesAfter(english);
  addOtherCosts(english, spells);
  english.grammar.include(english.ability, spells);
  english.grammar.rule(spells)("this spell can't be countered .", {}, () => ({
    ability: 'cannot',
    act: { event: 'counter', object: { what: 'this', noun: 'spell' } },
  }));
  return spells;
}

/** "Green spells you cast cost {1} less to cast." "This spell costs {1} less to cast for each creature you control." */
function addPrices(english: English, spells: Category<Ability>): void {
  const { grammar, ability, described, who, which } = english;
  const mana = manaCost(grammar);
  const each = eachOf(english);
  for (const by of ['less', 'more'] as const) {
    const is = grammar.rule(ability);
    const note = { ability: 'note', note: `costs ${by}` } as const;
    for (const [number, cast] of [
      ['one', 'casts'],
      ['many', 'cast'],
    ] as const) {
      const holes = { described, who, mana };
      const whose = `{described:many} {who:${number}} ${cast}`;
      is(`${whose} cost {mana} ${by} to cast .`, holes, (h) => ({
        ...note,
        price: { of: every(h.described), by: h.mana, who: h.who },
      }));
      is(`${whose} {which} cost {mana} ${by} to cast .`, { ...holes, which }, (h) => ({
        ...note,
        price: { of: every(h.described), by: h.mana, who: h.who, which: h.which },
      }));
    }
    is(`{described:many} cost {mana} ${by} to cast .`, { described, mana }, (h) => ({
      ...note,
      price: { of: every(h.described), by: h.mana },
    }));
    const itself: What = { what: 'this', noun: 'spell' };
    grammar.rule(spells)(`this spell costs {mana} ${by} to cast for each {each} .`, { mana, each }, (h) => ({
      ...note,
      price: { of: itself, by: h.mana, each: h.each },
    }));
    grammar.rule(spells)(
      `this spell costs {mana} ${by} to cast if {given} .`,
      { mana, given: english.condition },
      (h) => ({ ...note, while: h.given, price: { of: itself, by: h.mana } }),
    );
  }
}

/** "Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn." */
function addPricesAfter({ grammar, ability }: English): void {
  const mana = manaCost(grammar);
  grammar.rule(ability)(
    'each spell a player casts costs {by} more to cast for each other spell that player has cast this turn .',
    { by: mana },
    (h) => ({
      ability: 'note',
      note: 'costs more after others',
      price: { of: every({ head: { sort: 'spell' } }), by: h.by },
    }),
  );
}

/** "You may discard a Forest card rather than pay this spell's mana cost." Nobody does so unasked. */
function addOtherCosts({ grammar, condition, deeds }: English, spells: Category<Ability>): void {
  const is = grammar.rule(spells);
  const otherwise = "you may {cost} rather than pay this spell 's mana cost .";
  is(otherwise, { cost: deeds }, (h) => ({ ability: 'note', note: 'another cost', cost: [h.cost] }));
  is(`if {while} , ${otherwise}`, { while: condition, cost: deeds }, (h) => ({
    ability: 'note',
    note: 'another cost',
    while: h.while,
    cost: [h.cost],
  }));
}

/** Who attacks and who blocks whom is written down as it is legal: what must, and what can't, bears on nothing. */
function addCombat(english: English): void {
  const { grammar, statement, what: object, described, count, condition } = english;
  const says = grammar.rule(statement);
  for (const [number, attacks] of [
    ['one', 'attacks'],
    ['many', 'attack'],
  ] as const)
    says(`{of:${number}} ${attacks} each combat if able`, { of: object }, (h) => ({
      ability: 'note',
      note: 'attacks if able',
      of: h.of,
    }));
  says("{object} can't be blocked by {other:many}", { object, other: described }, (h) => ({
    ability: 'cannot',
    act: { event: 'be blocked', object: h.object, other: every(h.other) },
  }));
  says("{of} can't be blocked except by {by:many}", { of: object, by: described }, (h) => ({
    ability: 'note',
    note: 'blocked only by',
    of: h.of,
    by: every(h.by),
  }));
  says("{object} can't be blocked by more than one creature", { object }, (h) => ({
    ability: 'cannot',
    act: { event: 'be blocked', object: h.object, atLeast: 2 },
  }));
  says("{of} can't be blocked except by {least} or more creatures", { of: object, least: count }, (h) => ({
    ability: 'note',
    note: 'blocked only by',
    of: h.of,
    least: h.least,
  }));
  says("{of} can't attack unless {while}", { of: object, while: condition }, (h) => ({
    ability: 'note',
    note: 'attacks only while',
    of: h.of,
    while: h.while,
  }));
}
