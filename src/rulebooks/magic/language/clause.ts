/**
 * Sentences of several clauses, and clauses of a turn: "target player loses 3 life and you gain 3 life", "then that player
 * draws a card", "players can't gain life this turn", "this creature or another creature dies".
 */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';
import { eachOf } from './each.js';

export function addClausesOfSentences(english: English): void {
  addJoined(english);
  addLosing(english);
  addTurnLong(english);
  addThisOrAnother(english);
  addBecoming(english);
  addOpeningHand(english);
  addWhereX(english);
}

/** "Create X Treasure tokens, where X is the number of artifacts your opponents control." */
function addWhereX(english: English): void {
  const { grammar, sentence, deeds, who, quantity } = english;
  const step = grammar.category<Instruction>('an instruction');
  const clause = clauseOf(english);
  const is = grammar.rule(step);
  is('{deeds}', { deeds }, (h) => h.deeds);
  is('{only}', { only: clause }, (h) => h.only);
  is('{who} may {deeds}', { who, deeds }, (h) => ({ do: 'may', who: h.who, steps: [h.deeds] }));
  is('{first} and {second}', { first: clause, second: clause }, (h) => ({
    do: 'several',
    steps: [h.first, h.second],
    said: 'and',
  }));
  grammar.rule(sentence)('{step} , where x is {x}', { step, x: quantity }, (h) => ({
    do: 'where',
    x: h.x,
    steps: [h.step],
  }));
}

/** "That player draws a card", "you gain 3 life": who does it is said. */
export function clauseOf(
  { grammar, who: by, doing }: English,
  name = 'what a player does',
): Category<Instruction> {
  const clause = grammar.category<Instruction>(name);
  for (const [number, form] of [
    ['one', doing.third],
    ['many', doing.base],
  ] as const)
    grammar.rule(clause)(`{by:${number}} {deed}`, { by, deed: form }, (h) => ({
      do: 'act',
      act: extend(h.deed, { by: h.by }),
    }));
  return clause;
}

/** What each clause says is done in the order in which they stand (608.2c). */
function addJoined(english: English): void {
  const { grammar, sentence, deed, deeds, who: by, doing } = english;
  const says = grammar.rule(sentence);
  const clause = clauseOf(english);
  for (const [number, form] of [
    ['one', doing.third],
    ['many', doing.base],
  ] as const) {
    // "Target player draws two cards and loses 2 life": one subject, said once.
    says(`{by:${number}} {first} and {second}`, { by, first: form, second: form }, (h) => ({
      do: 'several',
      steps: [
        { do: 'act', act: extend(h.first, { by: h.by }) },
        { do: 'act', act: extend(h.second, { by: h.by }) },
      ],
      said: 'in one',
    }));
  }
  for (const first of [clause, deed]) {
    const holes = { first, second: clause };
    says('{first} and {second}', holes, (h) => ({
      do: 'several',
      steps: [h.first, h.second],
      said: 'and',
    }));
    says('{first} , then {second}', holes, (h) => ({
      do: 'several',
      steps: [h.first, h.second],
      said: 'then',
    }));
  }
  // "Shuffle your hand into your library, then draw seven cards and your life total becomes 20."
  const ended = grammar.several('instructions', deed, 'and');
  grammar.rule(deeds)('{first} , then {steps}', { first: deed, steps: ended }, (h) => ({
    do: 'several',
    steps: [h.first, { do: 'several', steps: h.steps, said: 'and' }],
    said: 'then',
  }));
  says('then {only}', { only: clause }, (h) => ({ do: 'several', steps: [h.only], said: 'then' }));
}

/** Life is lost as it is gained: "loses life equal to its power", "loses 1 life for each card in their hand". */
function addLosing(english: English): void {
  const forms = 'lose loses losing lost';
  const comes = { comes: true } as const;
  verb(
    english,
    forms,
    'life equal to {amount}',
    { amount: english.quantity },
    (h) => ({ event: 'lose life', amount: h.amount }),
    comes,
  );
  verb(
    english,
    forms,
    '{amount} life for each {each}',
    { amount: english.amount, each: eachOf(english) },
    (h) => ({ event: 'lose life', amount: { times: h.amount, of: h.each } }),
    comes,
  );
}

/** "Players can't gain life this turn." */
function addTurnLong({ grammar, sentence, who: by, doing }: English): void {
  // "You can't lose the game this turn and your opponents can't win the game this turn."
  const cannot = grammar.category<Instruction>("what a player can't do this turn");
  grammar.rule(cannot)("{by} can't {deed} this turn", { by, deed: doing.base }, (h) => ({
    do: 'last',
    until: 'turn',
    abilities: [{ ability: 'cannot', act: extend(h.deed, { by: h.by }) }],
  }));
  grammar.include(sentence, cannot);
  grammar.rule(sentence)('{first} and {second}', { first: cannot, second: cannot }, (h) => ({
    do: 'several',
    steps: [h.first, h.second],
    said: 'and',
  }));
}

/** What happens to permanents, as texts say it of one. */
const HAPPENS: readonly (readonly [words: string, act: Act & { event: 'move' }])[] = [
  ['dies', { event: 'move', from: { zone: 'battlefield' }, to: { zone: 'graveyard' }, said: 'die' }],
  ['enters the battlefield', { event: 'move', to: { zone: 'battlefield' }, said: 'enter' }],
  ['leaves the battlefield', { event: 'move', from: { zone: 'battlefield' } }],
];

/** "This creature or another creature you control dies." */
function addThisOrAnother({ grammar, happens, selfNoun, head, whiches }: English): void {
  for (const [words, act] of HAPPENS)
    grammar.rule(happens)(
      `this {noun} or another {head:one} ({which})? ${words}`,
      { noun: selfNoun, head, which: whiches },
      (h) => ({
        ...act,
        either: [
          { ...act, object: { what: 'this', noun: h.noun } },
          {
            ...act,
            object: {
              what: 'some',
              quantity: { how: 'one', said: 'a' },
              described: {
                adjectives: [{ test: 'other', said: 'another' }],
                head: h.head,
                which: h.which,
              },
            },
          },
        ],
      }),
    );
}

/** "Becomes tapped": what is on the battlefield already, and was not so (603.2e). */
function addBecoming({ grammar, happens, what: object }: English): void {
  for (const [word, event] of [
    ['tapped', 'tap'],
    ['untapped', 'untap'],
  ] as const)
    grammar.rule(happens)(`{object:one} becomes ${word}`, { object }, (h) => ({
      event,
      object: h.object,
      said: 'become',
    }));
}

/** "If this card is in your opening hand, you may begin the game with it on the battlefield": done before any scenario begins. */
function addOpeningHand({ grammar, ability }: English): void {
  grammar.rule(ability)(
    'if this card is in your opening hand , you may begin the game with it on the battlefield .',
    {},
    () => ({ ability: 'note', note: 'opening hand' }),
  );
}
