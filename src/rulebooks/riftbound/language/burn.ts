/** Burning cards (440), and what is said of cards as they are looked at or revealed. */

import type { English } from '../../../language/english/english.js';
import type { Words } from '../../../language/grammar.js';

export function addBurning({ grammar, doing, framed, what, rest }: English): void {
  const burned = grammar.category<number>('[Burn]');
  grammar.words(burned, BURNED);
  grammar.rule(doing.base)('{amount}', { amount: burned }, (h) => ({ event: 'burn', amount: h.amount }));
  // What looking at a card is the rules do not say: that a text waits for it is understood, and no more.
  grammar.rule(framed)(
    'as you look at or reveal {object} from top of deck , {rest}',
    { object: what, rest },
    (h) => ({
      ability: 'triggered',
      on: { event: 'see', by: { who: 'you' }, object: h.object },
      do: [{ do: 'unread', unread: h.rest }],
      opens: 'as',
    }),
  );
}

/** "[Burn 3]". */
const BURNED: Words<number> = {
  starts: ({ kind, text }) => kind === 'symbol' && BURN.test(text),
  read: (tokens, at) => {
    const [, amount] = BURN.exec(tokens[at]?.text ?? '') ?? [];
    return amount === undefined ? [] : [{ end: at + 1, meaning: Number(amount) }];
  },
  print: (amount) => (typeof amount === 'number' ? { words: [`[Burn ${amount}]`] } : null),
};

const BURN = /^\[Burn (\d{1,3})\]$/;
