/**
 * What can't happen to players and permanents: that counters are put on them (614.17), that a life total changes (119.7,
 * 119.8); what players can't do, though others may pay for it or it is from elsewhere (101.2).
 */

import type { Ability, Prohibition } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import { every } from '../../../ability/every.js';
import type { What, Who } from '../../../ability/reference.js';
import { addPredicate } from '../../../language/english/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend, referred } from '../../../language/template.js';
import { HARM_LIFE } from '../damage/dealing.js';
import { LEGEND_RULE } from '../permanent/legend.js';
import { LOSE_FOR_LIFE } from '../turn/defeat.js';
import { namesOf } from './continuous.js';
import { manaCost } from './word.js';

export function addCannot(english: English): void {
  addNoCounters(english);
  addNoLife(english);
  addUnlife(english);
  addLosing(english);
  addNoCombat(english);
  addNoEntry(english);
  addNoLegendRule(english);
  addNoCasting(english);
}

/** Who attacks and who blocks whom is written down as it is legal: what can't bears on nothing. */
function addNoCombat({ grammar, statement, ability, what }: English): void {
  for (const [words, act] of [
    ['attack', { event: 'attack' }],
    ['block', { event: 'block' }],
    ['attack or block', { event: 'attack', either: [{ event: 'attack' }, { event: 'block' }] }],
    ['be blocked', { event: 'be blocked' }],
  ] as const satisfies readonly (readonly [words: string, act: Act])[])
    grammar.rule(statement)(`{object} can't ${words}`, { object: what }, (h) => ({
      ability: 'cannot',
      act: { ...act, object: h.object },
    }));
  // Nor does anybody discard down to seven cards unasked (514.1).
  grammar.rule(ability)('you have no maximum hand size .', {}, () => ({
    ability: 'note',
    note: 'no maximum hand size',
  }));
}

/**
 * "Players can't search libraries. Any player may pay {2} for that player to ignore this effect until end of turn": nobody
 * pays unasked (116.2d).
 */
export function unlessPaid({ grammar, who, doing }: English): Category<Ability[]> {
  const both = grammar.category<Ability[]>('two abilities');
  const mana = manaCost(grammar);
  grammar.rule(both)(
    "{by} can't {deed} . any player may pay {cost} for that player to ignore this effect until end of turn .",
    { by: who, deed: doing.base, cost: mana },
    (h) => [
      { ability: 'cannot', act: extend(h.deed, { by: h.by }) },
      {
        ability: 'note',
        note: 'ignored for a price',
        cost: [{ do: 'act', act: { event: 'pay mana', mana: h.cost } }],
      },
    ],
  );
  return both;
}

/** 'The "legend rule" doesn't apply', or not to these (704.5j). */
function addNoLegendRule({ grammar, statement, what }: English): void {
  const all: What = every({ head: { sort: 'permanent' } });
  const text = `the " legend rule " doesn't apply`;
  grammar.rule(statement)(text, {}, () => ({
    ability: 'cannot',
    act: { event: LEGEND_RULE, object: all, bare: true },
    said: 'not',
  }));
  grammar.rule(statement)(`${text} to {object:many}`, { object: what }, (h) => ({
    ability: 'cannot',
    act: { event: LEGEND_RULE, object: h.object },
    said: 'not',
  }));
}

/** "Creature cards in graveyards and libraries can't enter the battlefield." */
function addNoEntry({ grammar, statement, described }: English): void {
  const to = { zone: 'battlefield' };
  grammar.rule(statement)(
    "{described:many} in graveyards and libraries can't enter the battlefield",
    { described },
    (h) => ({
      ability: 'cannot',
      act: {
        event: 'move',
        object: { what: 'some', quantity: { how: 'every', said: 'plural' }, described: h.described },
        either: [
          { event: 'move', from: { zone: 'graveyard' }, to },
          { event: 'move', from: { zone: 'library' }, to },
        ],
      },
    }),
  );
}

/** "Creatures you control can't have -1/-1 counters put on them." "You can't get poison counters." */
function addNoCounters({ grammar, statement, what, who, counter }: English): void {
  const says = grammar.rule(statement);
  for (const [number, them] of [
    ['one', 'it'],
    ['many', 'them'],
  ] as const) {
    const holes = { object: what, counter };
    says(`{object:${number}} can't have {counter} counters put on ${them}`, holes, (h) => ({
      ability: 'cannot',
      act: { event: 'put counters', object: h.object, counter: h.counter },
    }));
    says(`{object:${number}} can't have counters put on ${them}`, { object: what }, (h) => ({
      ability: 'cannot',
      act: { event: 'put counters', object: h.object },
    }));
  }
  says("counters can't be put on {object}", { object: what }, (h) => ({
    ability: 'cannot',
    act: { event: 'put counters', object: h.object, bare: true },
  }));
  // Of the counters that players get only poison is told here.
  says("{by} can't get counters", { by: who }, (h) => ({
    ability: 'cannot',
    act: { event: 'get poison', by: h.by, bare: true },
  }));
  says("{by} can't get poison counters", { by: who }, (h) => ({
    ability: 'cannot',
    act: { event: 'get poison', by: h.by },
  }));
}

/** "Your life total can't change": life is neither gained nor lost, nor paid. */
function addNoLife({ grammar, statement, whose }: English): void {
  grammar.rule(statement)("{by} life total can't change", { by: whose }, (h) => ({
    ability: 'cannot',
    act: {
      event: 'become life',
      either: [
        { event: 'gain life', by: h.by },
        { event: 'lose life', by: h.by },
        { event: 'pay life', by: h.by, atLeast: 1 },
      ],
    },
  }));
}

/** "You don't lose the game for having 0 or less life." "As long as ..., all damage is dealt to you as though its source had infect." */
function addUnlife({ grammar, statement, who, condition }: English): void {
  for (const [number, dont] of [
    ['many', "don't"],
    ['one', "doesn't"],
  ] as const)
    grammar.rule(statement)(
      `{by:${number}} ${dont} lose the game for having 0 or less life`,
      { by: who },
      (h) => ({ ability: 'cannot', act: { event: LOSE_FOR_LIFE, by: h.by }, said: 'not' }),
    );
  const infect = 'all damage is dealt to {by} as though its source had infect';
  const spared = (by: Who): Prohibition => ({
    ability: 'cannot',
    act: { event: HARM_LIFE, by },
    said: 'not',
  });
  grammar.rule(statement)(infect, { by: who }, (h) => spared(h.by));
  grammar.rule(statement)(`as long as {while} , ${infect}`, { while: condition, by: who }, (h) => ({
    ...spared(h.by),
    while: h.while,
  }));
}

/** "Creatures your opponents control lose infect." */
function addLosing(english: English): void {
  addPredicate(english, '[loses|lose] {keywords}', { keywords: namesOf(english) }, (h) => ({
    op: 'lose',
    abilities: h.keywords,
  }));
}

/** "Your opponents can't cast spells from anywhere other than their hands." */
function addNoCasting({ grammar, statement, who }: English): void {
  const says = grammar.rule(statement);
  const cast = "can't cast spells from anywhere other than their hands";
  const spells = every({ head: { sort: 'spell' } });
  says(
    `{by:many} ${cast}`,
    { by: who },
    (h) => ({
      ability: 'cannot',
      act: {
        event: 'cast',
        by: h.by,
        object: spells,
        from: { zone: 'hand', whose: { who: 'that', of: referred(), said: 'they' }, otherThan: 'anywhere' },
      },
    }),
    { refers: { how: 'back', sort: 'player' } },
  );
}
