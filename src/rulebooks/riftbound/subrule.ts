/** Rules of 367 to 375 and 438 that no ruling cites by themselves: a number, and a line of the project's own in each language. */

import type { Subrule } from '../../rulebook/section.js';

const LINES: readonly (readonly [number: string, en: string, ja: string])[] = [
  [
    '368',
    'A replacement effect alters how another effect or a rule is applied.',
    '置換効果は、他の効果やルールの適用を変える。',
  ],
  ['368.1', 'A passive ability can be one.', '常在型能力も置換効果になりうる。'],
  ['369', 'It steps in while another effect is carried out.', '置換効果は、他の効果の実行中に割り込む。'],
  ['370', 'It changes the usual course of the game.', '置換効果は、通常の進行を変える。'],
  [
    '370.1.a',
    'An event is the single moment that an action or a change of state makes.',
    'イベントとは、アクションや状態の変化によって生じる1つの瞬間である。',
  ],
  [
    '370.1.a.1',
    'To replace an event is to replace the action that made it.',
    'イベントを置換することは、それを生じさせたアクションを置換することである。',
  ],
  [
    '370.1.b.1',
    'What is done "as" something happens is done along with it.',
    '何かが起こる「際に」行うことは、それと合わせて行われる。',
  ],
  ['370.1.c', 'It is applied before the event has happened.', '置換効果は、イベントが起こる前に適用される。'],
  [
    '370.4',
    'What leaves at the same time can still apply its effects.',
    '同時に離れるものも、その効果を適用できる。',
  ],
  [
    '371',
    'A text can say how often in a turn an effect is applied.',
    '置換効果には、ターンに何回適用されるかを述べるものがある。',
  ],
  [
    '371.2.a',
    'That is chosen as the event is about to occur.',
    '適用するかどうかは、イベントが起ころうとするときに選ぶ。',
  ],
  [
    '371.2.b',
    'Declined, it has not been applied, and is not used up.',
    '適用しないことを選べば、適用されておらず、使ったことにならない。',
  ],
  [
    '373.2.a',
    'A run is a row of applications to simultaneous events that nothing interrupts.',
    '一連の適用とは、同時に起こるイベントに途切れずに続けて適用することである。',
  ],
  [
    '373.2.a.1',
    'What replaces a part of another effect does not interrupt that one.',
    '他の効果の一部を置換することは、その効果の適用を中断しない。',
  ],
  [
    '374',
    'An effect is controlled by whoever controls its source.',
    '置換効果は、その発生源のコントローラーがコントロールする。',
  ],
  [
    '438.1.a',
    'Since 1.4 the token is the same object for whatever refers to what it replaced.',
    '1.4版からは、元のものを参照する効果にとって、トークンは同じオブジェクトである。',
  ],
  ['438.2.a', 'Players do it as effects tell them to.', 'プレイヤーは、効果の指示によってこれを行う。'],
  ['438.3', 'It is written "Replace X with Y".', '「Replace X with Y」と書かれる。'],
  ['438.3.a', 'X is what is replaced.', 'Xは置き換えられるものである。'],
  ['438.3.b', 'Y is what takes its place.', 'Yは代わりに置かれるものである。'],
  [
    '438.3.b.1',
    'Y is always a token: any other text is not read.',
    'Yは必ずトークンである。それ以外の文は読み取られない。',
  ],
  ['438.4', 'It is no kind of banishing.', 'リプレイスは追放の一種ではない。'],
  ['438.5', 'What was replaced is put into Banishment.', 'リプレイスされたものは追放領域に置かれる。'],
  [
    '438.5.a',
    'There it was replaced, and not banished.',
    'そこでは、追放されたのではなく、リプレイスされたものとして扱う。',
  ],
  [
    '438.6',
    'A token that was replaced stops existing in Banishment.',
    'リプレイスされたトークンは、追放領域で消滅する。',
  ],
  ['438.6.a', 'The token in its place stays all the same.', 'それでも、代わりに置かれたトークンは残る。'],
  ['438.7', 'Such a token can be swapped back.', 'そのトークンはスワップバックできる。'],
  ['438.7.a', 'To swap back belongs to replacing.', 'スワップバックはリプレイスの延長である。'],
  [
    '438.7.b.1',
    'Since 1.4 any card may come back that this token, or one before it, has replaced.',
    '1.4版からは、このトークン、またはその前のトークンがリプレイスしたカードが戻れる。',
  ],
];

export const UNCITED: readonly Subrule[] = LINES.map(([number, en, ja]) => ({ number, en, ja }));
