/** How texts speak of drawing, milling, winning and losing (104, 121, 701.17), and of what would happen then. */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { What, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import { addNextTime } from '../../../language/english/next.js';
import type { Becomes } from '../../../language/english/replacement.js';
import { verb } from '../../../language/english/verb.js';
import type { Category } from '../../../language/grammar.js';
import { extend, introduced, referred } from '../../../language/template.js';
import { EXILE_FROM_TOP } from '../moving/from-top.js';
import { FIRST_DRAW } from '../turn/first-draw.js';
import { clauseOf } from './clause.js';
import { addLooking } from './looking.js';

export function addDrawing(english: English, becomes: Category<Becomes>): void {
  addNextTime(english, becomes);
  addFirstDraws(english);
  addThen(english);
  addMilling(english);
  addLooking(english);
  addProliferating(english);
  addFromTop(english);
  addMore(english);
  addEnding(english);
  addWhile(english, becomes);
  addClauses(english, becomes);
  addExilingIt(english, becomes);
  addDrawLimit(english);
  addAdditional(english);
}

/** "Draws an additional card": one card more, beside those that are drawn anyway; it is drawn as any other. */
function addAdditional(english: English): void {
  const forms = 'draw draws drawing drawn';
  const drawn = { how: 'introduces', sort: 'object' } as const;
  const said = 'additional';
  verb(
    english,
    forms,
    'a additional card',
    {},
    () => ({ event: 'draw', amount: 1, as: introduced(), said }),
    { refers: drawn, number: 'one' },
  );
  verb(
    english,
    forms,
    '{amount:many} additional cards',
    { amount: english.count },
    (h) => ({ event: 'draw', amount: h.amount, as: introduced(), said }),
    { refers: drawn, number: 'many' },
  );
}

/** "... except the first one you draw in each of your draw steps". */
function addFirstDraws({ grammar, would, who: by }: English): void {
  for (const [number, they, their] of [
    ['many', 'you', 'your'],
    ['one', 'they', 'their'],
  ] as const) {
    grammar.rule(would)(
      `{by:${number}} would draw a card except the first one ${they} draw in each of ${their} draw steps`,
      { by },
      (h) => ({ event: 'draw', amount: 1, by: h.by, cause: [{ manner: FIRST_DRAW, except: true }] }),
    );
  }
}

/** "Each opponent can't draw more than one card each turn": once they have drawn so many they can't (121.2, 614.17). */
function addDrawLimit({ grammar, statement, who: by, count }: English): void {
  const cannot = (by: Who, most: Quantity): Ability => ({
    ability: 'cannot',
    act: { event: 'draw', amount: 1, by },
    while: {
      if: 'value',
      who: { who: 'that', of: referred(), said: 'that' },
      value: 'cards drawn',
      by: 'at least',
      to: most,
    },
  });
  const says = grammar.rule(statement);
  const back = { refers: { how: 'back', sort: 'player' } } as const;
  says("{by} can't draw more than one card each turn", { by }, (h) => cannot(h.by, 1), back);
  says(
    "{by} can't draw more than {most:many} cards each turn",
    { by, most: count },
    (h) => cannot(h.by, h.most),
    back,
  );
}

/** "That player draws four cards, then discards three cards." "Then shuffle." */
function addThen(english: English): void {
  const { grammar, sentence, deed, who: by, doing, what: object } = english;
  const says = grammar.rule(sentence);
  says('{by:one} {first} , then {second}', { by, first: doing.third, second: doing.third }, (h) => ({
    do: 'several',
    steps: [
      { do: 'act', act: extend(h.first, { by: h.by }) },
      { do: 'act', act: extend(h.second, { by: h.by }) },
    ],
    said: 'then',
  }));
  says('then {deed}', { deed }, (h) => ({ do: 'several', steps: [h.deed], said: 'then' }));
  verb(
    english,
    'discard discards discarding discarded',
    '{object} at random',
    { object },
    (h) => ({ event: 'discard', object: extend(h.object, { random: true } as object) as typeof h.object }),
    { active: true },
  );
}

function addMilling(english: English): void {
  const forms = 'mill mills milling milled';
  const refers = { how: 'introduces', sort: 'object' } as const;
  verb(english, forms, 'a card', {}, () => ({ event: 'mill', amount: 1, as: introduced() }), {
    refers,
    number: 'one',
  });
  verb(
    english,
    forms,
    '{amount:many} cards',
    { amount: english.count },
    (h) => ({ event: 'mill', amount: h.amount, as: introduced() }),
    { refers, number: 'many' },
  );
}

/** "Proliferate." "If you would proliferate, proliferate twice instead." */
function addProliferating(english: English): void {
  const { grammar, statement } = english;
  verb(
    english,
    'proliferate proliferates proliferating proliferated',
    '',
    {},
    () => ({ event: 'proliferate' }),
    {
      active: true,
    },
  );
  const once: Instruction = { do: 'act', act: { event: 'proliferate' } };
  grammar.rule(statement)('if you would proliferate , proliferate twice instead', {}, () => ({
    ability: 'replacement',
    opens: 'if',
    watch: { event: 'proliferate', by: { who: 'you' } },
    outcome: { outcome: 'stand in', do: [once, once] },
    says: 'instead',
  }));
}

/** "Exiles that many cards from the top of their library." */
function addFromTop({ grammar, doing, count }: English): void {
  const refers = { number: 'many', refers: { how: 'introduces', sort: 'object' } } as const;
  for (const [form, text] of [
    ['base', 'exile {amount:many} cards from the top of your library'],
    ['third', 'exiles {amount:many} cards from the top of their library'],
  ] as const)
    grammar.rule(doing[form])(
      text,
      { amount: count },
      (h) => ({ event: EXILE_FROM_TOP, amount: h.amount, as: introduced() }),
      refers,
    );
}

/**
 * "If an opponent would mill one or more cards, they mill twice that many cards instead." "If an opponent would draw two or
 * more cards, ...": of a draw of so many, before any of them is drawn (121.2b).
 */
function addMore({ grammar, statement, would, who: by, count }: English): void {
  grammar.rule(would)('{by} would draw {atLeast:many} or more cards', { by, atLeast: count }, (h) => ({
    event: 'draw',
    atLeast: h.atLeast,
    by: h.by,
  }));
  const to = grammar.category<Quantity>('how many cards');
  const many = grammar.rule(to);
  many('twice that many cards', {}, () => ({ times: 2, of: { event: 'amount' } }));
  many('three times that many cards', {}, () => ({ times: 3, of: { event: 'amount' } }));
  many('that many cards plus {plus}', { plus: count }, (h) => ({ plus: h.plus, to: { event: 'amount' } }));
  for (const event of ['mill', 'draw'] as const) {
    for (const [number, they] of [
      ['many', 'you'],
      ['one', 'they'],
    ] as const) {
      grammar.rule(statement)(
        `if {by:${number}} would ${event} one or more cards , ${they} ${event} {to} instead`,
        { by, to },
        (h) => ({
          ability: 'replacement',
          opens: 'if',
          watch: { event, atLeast: 1, by: h.by },
          outcome: { outcome: 'modify', changes: [{ change: 'amount', to: h.to }] },
          says: 'instead',
          of: { event },
        }),
      );
    }
  }
}

/** "You win the game." "Your life total becomes 20." */
function addEnding(english: English): void {
  const { grammar, deed, whose, amount, quantity } = english;
  verb(english, 'win wins winning won', 'the game', {}, () => ({ event: 'win' }));
  verb(
    english,
    'lose loses losing lost',
    '{amount} life',
    { amount },
    (h) => ({ event: 'lose life', amount: h.amount }),
    { comes: true },
  );
  verb(english, 'lose loses losing lost', 'the game', {}, () => ({ event: 'lose' }));
  grammar.rule(deed)('the game is a draw', {}, () => ({ do: 'act', act: { event: 'end in a draw' } }));
  grammar.rule(deed)('{whose} life total becomes {amount}', { whose, amount }, (h) => ({
    do: 'act',
    act: { event: 'become life', by: h.whose, amount: h.amount },
  }));
  grammar.rule(deed)('{whose} life total becomes equal to {amount}', { whose, amount: quantity }, (h) => ({
    do: 'act',
    act: { event: 'become life', by: h.whose, amount: h.amount },
  }));
}

/**
 * "Instead you create a Treasure token", "instead you draw two cards and you lose 1 life": each clause says who does it. "Instead draw a card and that player
 * mills a card". "That player discards a card instead. If the player discards a card this way, they draw a card."
 */
function addClauses(english: English, becomes: Category<Becomes>): void {
  const { grammar, who, doing, deed: told } = english;
  const clause = clauseOf(english, 'what somebody does');
  grammar.rule(becomes)('instead {told} and {by:one} {deed}', { told, by: who, deed: doing.third }, (h) => ({
    outcome: {
      outcome: 'stand in',
      do: [
        {
          do: 'several',
          steps: [h.told, { do: 'act', act: extend(h.deed, { by: h.by }) }],
          said: 'and',
        },
      ],
    },
    says: 'instead first',
  }));
  grammar.rule(becomes)(
    "that player discards a card instead . if the player discards a card this way , {yes} . if the player doesn't discard a card this way , {no}",
    { yes: clause, no: clause },
    (h) => ({
      outcome: {
        outcome: 'stand in',
        do: [
          {
            do: 'several',
            steps: [
              {
                do: 'act',
                act: {
                  event: 'discard',
                  by: { who: 'that', of: referred(), said: 'that' },
                  object: ONE_CARD,
                },
              },
              { do: 'if', given: { if: 'did', said: 'this way' }, yes: [h.yes], no: [h.no] },
            ],
            said: 'if so',
          },
        ],
      },
      says: 'instead',
    }),
    { refers: { how: 'back', sort: 'player' } },
  );
  grammar.rule(becomes)('instead {only}', { only: clause }, (h) => ({
    outcome: { outcome: 'stand in', do: [h.only] },
    says: 'instead first',
  }));
  const clauses = grammar.several('what is done', clause, 'and');
  grammar.rule(becomes)('instead {steps}', { steps: clauses }, (h) => ({
    outcome: { outcome: 'stand in', do: [{ do: 'several', steps: h.steps, said: 'and' }] },
    says: 'instead first',
  }));
}

/** "If a player would draw a card, that player exiles that card face up instead": the card that would be drawn. */
function addExilingIt({ grammar }: English, becomes: Category<Becomes>): void {
  grammar.rule(becomes)(
    'that player exiles that card face up instead',
    {},
    () => ({
      outcome: {
        outcome: 'stand in',
        do: [
          {
            do: 'act',
            act: {
              event: EXILE_FROM_TOP,
              by: { who: 'that', of: referred(), said: 'that' },
              amount: 1,
              bare: true,
            },
          },
        ],
      },
      says: 'instead',
    }),
    { refers: { how: 'back', sort: 'player' } },
  );
}

const ONE_CARD: What = {
  what: 'some',
  quantity: { how: 'one', said: 'a' },
  described: { head: { sort: 'card' } },
};

/** "You can't lose the game and your opponents can't win the game": two abilities in one sentence. */
export function twoProhibitions({ grammar, who, doing }: English): Category<Ability[]> {
  const both = grammar.category<Ability[]>('two abilities');
  const holes = { first: who, one: doing.base, second: who, other: doing.base };
  grammar.rule(both)("{first} can't {one} and {second} can't {other} .", holes, (h) => [
    { ability: 'cannot', act: extend(h.one, { by: h.first }) },
    { ability: 'cannot', act: extend(h.other, { by: h.second }) },
  ]);
  return both;
}

/** "If you would draw a card while your library has no cards in it, ..." */
function addWhile(
  { grammar, condition, statement, would, whose, zoneName }: English,
  becomes: Category<Becomes>,
): void {
  grammar.rule(condition)('{of} {zone} has no cards in it', { of: whose, zone: zoneName }, (h) => ({
    if: 'compare',
    left: { count: { what: 'contents', of: { zone: h.zone, whose: h.of } } },
    by: 'equal',
    right: 0,
    said: 'has',
  }));
  grammar.rule(statement)(
    'if {watch} while {given} , {becomes}',
    { watch: would, given: condition, becomes },
    (h) =>
      extend(h.becomes, {
        ability: 'replacement' as const,
        opens: 'if' as const,
        watch: h.watch,
        given: h.given,
        givenLast: 'while' as const,
      }),
  );
}
