/** What can't happen to players and permanents: that counters are put on them (614.17), that a life total changes (119.7, 119.8). */

import { addPredicate } from '../../../language/english/ability.js';
import type { English } from '../../../language/english/english.js';
import { KEYWORDS } from '../keyword.js';

export function addCannot(english: English): void {
  addNoCounters(english);
  addNoLife(english);
  addLosing(english);
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

/** "Creatures your opponents control lose infect." */
function addLosing(english: English): void {
  const keyword = english.grammar.category<string>('a keyword');
  for (const name of KEYWORDS) english.grammar.rule(keyword)(name, {}, () => name);
  const keywords = english.grammar.list('keywords', keyword, 'and');
  addPredicate(english, '[loses|lose] {keywords}', { keywords }, (h) => ({
    op: 'lose',
    abilities: h.keywords,
  }));
}
