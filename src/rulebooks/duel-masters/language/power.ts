/** How texts say what continuous effects add to power. */

import type { Quantity } from '../../../ability/quantity.js';
import type { StaticOp } from '../../../ability/static.js';
import { addPredicate } from '../../../language/english/ability.js';
import type { English } from '../../../language/english/english.js';
import type { Words } from '../../../language/grammar.js';
import { KEYWORDS, POWER_ATTACKER } from '../keyword.js';

/** "+3000", "-1000". */
const signed: Words<Quantity> = {
  starts: ({ word }) => /^[+-]\d{1,9}$/.test(word),
  read: (tokens, at) => {
    const { word = '' } = tokens[at] ?? {};
    return /^[+-]\d{1,9}$/.test(word) ? [{ end: at + 1, meaning: Number(word) }] : [];
  },
  print: (by) => (typeof by === 'number' ? { words: [by < 0 ? String(by) : `+${by}`] } : null),
};

/** "Each of your creatures gets +1000 power." "Target creature gets -1000 power until the end of the turn." */
export function addPower(english: English): void {
  const { grammar, sentence, trait, what, described, condition, keyword, granted } = english;
  const by = grammar.category<Quantity>('what is added');
  grammar.words(by, signed);
  grammar.rule(keyword)(`${POWER_ATTACKER} {amount}`, { amount: by }, (h) => ({
    ability: 'keyword',
    keyword: POWER_ATTACKER,
    amount: h.amount,
  }));
  const added = grammar.category<StaticOp>('what is added');
  grammar.rule(added)('{by} {trait}', { by, trait }, (h) => ({ op: 'modify', trait: h.trait, by: h.by }));
  grammar.rule(added)('{by} {trait} for each {each:one}', { by, trait, each: described }, (h) => ({
    op: 'modify',
    trait: h.trait,
    by: {
      times: h.by,
      of: { count: { what: 'some', quantity: { how: 'every', said: 'each' }, described: h.each } },
    },
  }));
  // "While attacking, this creature gets ...": while it attacks.
  grammar.rule(condition)('attacking', {}, () => ({
    if: 'is',
    what: { what: 'this' },
    tests: [{ test: 'status', status: 'attacking' }],
  }));
  addPredicate(english, '[gets|get] {added}', { added }, (h) => h.added);
  for (const [number, gets] of [
    ['one', 'gets'],
    ['many', 'get'],
  ] as const) {
    grammar.rule(sentence)(
      `{on:${number}} ${gets} {added} until the end of the turn`,
      { on: what, added },
      (h) => ({ do: 'last on', until: 'turn', on: h.on, ops: [h.added] }),
    );
    for (const said of ['has', 'gets', 'gains'] as const) {
      const verb = number === 'one' ? said : MANY[said];
      grammar.rule(sentence)(
        `{on:${number}} ${verb} {gained} until the end of the turn`,
        { on: what, gained: granted },
        (h) => ({
          do: 'last on',
          until: 'turn',
          on: h.on,
          ops: [{ op: 'gain', abilities: [h.gained], ...(said === 'has' ? {} : { said }) }],
        }),
      );
    }
  }
}

/** Of several. */
const MANY = { has: 'have', gets: 'get', gains: 'gain' } as const;

/** "It has "triple breaker" instead of "double breaker"." */
export function addBreakers(english: English): void {
  const { grammar, granted } = english;
  const lost = grammar.category<string>('a keyword');
  for (const name of KEYWORDS) grammar.rule(lost)(`"${name.replaceAll(' ', '\u00a0')}"`, {}, () => name);
  addPredicate(english, '[has|have] {gained} instead of {lost}', { gained: granted, lost }, (h) => ({
    op: 'several',
    ops: [
      { op: 'lose', abilities: [h.lost] },
      { op: 'gain', abilities: [h.gained] },
    ],
  }));
}
