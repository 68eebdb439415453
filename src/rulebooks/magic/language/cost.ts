/** Activated abilities: a cost, a colon, and what is done (602). */

import type { Instruction } from '../../../ability/instruction.js';
import { addActivated } from '../../../language/english/activated.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category, Words } from '../../../language/grammar.js';
import type { Rewriting } from '../../../language/normal.js';
import { CHOSEN_COLOR, COLORED } from '../casting/mana.js';
import { manaWords } from './word.js';

export function addCosts(english: English): void {
  const { grammar } = english;
  const mana = grammar.category<string>('mana');
  grammar.words(mana, manaWords);
  verb(english, 'add adds adding added', '{mana}', { mana }, (h) => ({ event: 'add mana', mana: h.mana }));
  const kinds = grammar.several('kinds of mana', mana, 'or');
  verb(english, 'add adds adding added', '{anyMana}', { anyMana: kinds }, (h) => ({
    event: 'add mana',
    anyMana: h.anyMana,
  }));
  verb(english, 'add adds adding added', 'one mana of the chosen color', {}, () => ({
    event: 'add mana',
    anyMana: [CHOSEN_COLOR],
  }));
  verb(english, 'add adds adding added', '{mana} or one mana of the chosen color', { mana }, (h) => ({
    event: 'add mana',
    anyMana: [h.mana, CHOSEN_COLOR],
  }));
  verb(english, 'add adds adding added', 'one mana of any color', {}, () => ({
    event: 'add mana',
    anyMana: [...COLORED],
    amount: 1,
  }));
  verb(
    english,
    'add adds adding added',
    '{amount:many} mana of any one color',
    { amount: english.count },
    (h) => ({ event: 'add mana', anyMana: [...COLORED], amount: h.amount }),
  );
  verb(english, 'pay pays paying paid', '{amount} life', { amount: english.amount }, (h) => ({
    event: 'pay life',
    amount: h.amount,
  }));
  const cost = grammar.category<Instruction>('a cost');
  grammar.rule(cost)('{mana}', { mana }, (h) => ({ do: 'act', act: { event: 'pay mana', mana: h.mana } }));
  grammar.rule(cost)('\\{t\\}', {}, () => ({ do: 'act', act: { event: 'tap', object: { what: 'this' } } }));
  grammar.words(cost, loyaltyWords);
  addTiming(english, addActivated(english, cost));
}

/** When abilities may be activated, as texts end by saying. */
const TIMING = [
  'as a sorcery',
  'during your turn',
  'during your upkeep',
  'during combat',
  'once',
  'once each turn',
  'during your turn, before attackers are declared',
] as const;

/** "Activate only as a sorcery." */
function addTiming(
  { grammar, ability, sentences, condition }: English,
  costs: Category<Instruction[]>,
): void {
  const timing = grammar.category<string>('when it is activated');
  for (const words of TIMING) grammar.rule(timing)(words.replace(',', ' ,'), {}, () => words);
  grammar.rule(ability)(
    '{cost} : {do} activate only {timing} .',
    { cost: costs, do: sentences, timing },
    (h) => ({ ability: 'activated', cost: h.cost, do: h.do, timing: h.timing }),
  );
  // A restriction on when it may be begun (602.5): where it does not hold, it is not an ability that can be used.
  const only = { while: condition, cost: costs, do: sentences };
  grammar.rule(ability)('{cost} : {do} activate only if {while} .', only, (h) => ({
    ability: 'activated',
    cost: h.cost,
    do: h.do,
    while: h.while,
    whileLast: true,
    whileSays: 'if',
  }));
  grammar.rule(ability)("{cost} : {do} x can't be 0 .", { cost: costs, do: sentences }, (h) => ({
    ability: 'activated',
    cost: h.cost,
    do: h.do,
    someX: true,
  }));
}

/** "[+1]", "[−2]", "[0]": loyalty counters that are put on a planeswalker or removed from it (606.4). */
const loyaltyWords: Words<Instruction> = {
  starts: ({ text }) => LOYALTY.test(text),
  read: (tokens, at) => {
    const [, sign = '', number] = LOYALTY.exec(tokens[at]?.text ?? '') ?? [];
    if (number === undefined) return [];
    const event = sign === '' || sign === '+' ? 'put counters' : 'remove counters';
    return [
      {
        end: at + 1,
        meaning: {
          do: 'act',
          act: { event, counter: 'loyalty', amount: Number(number), object: { what: 'this' }, bare: true },
        },
      },
    ];
  },
  print: (meaning) => {
    const { act } = (meaning ?? {}) as Partial<Extract<Instruction, { do: 'act' }>>;
    if (!act?.bare || act.counter !== 'loyalty' || typeof act.amount !== 'number') return null;
    const sign = act.event === 'remove counters' ? '-' : act.amount === 0 ? '' : '+';
    return { words: [`[${sign}${act.amount}]`] };
  },
};

/** Newer texts write "+1:" and "−2:" at the head of a line, where older ones have brackets: read as those. */
export const loyaltyInBrackets: Rewriting = (tokens) => {
  const [first, colon, ...others] = tokens;
  if (!first || colon?.text !== ':' || !/^[+−-]?\d{1,3}$/.test(first.text)) return [...tokens];
  const text = `[${first.text.replace('−', '-')}]`;
  return [{ ...first, text, word: text, kind: 'symbol' }, colon, ...others];
};

const LOYALTY = /^\[([+−-]?)(\d{1,3})\]$/;
