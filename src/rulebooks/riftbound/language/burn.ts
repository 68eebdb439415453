/** Burning cards (440), looking at them, and what is said of cards as they are looked at or revealed. */

import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';
import type { Words } from '../../../language/grammar.js';
import { introduced } from '../../../language/template.js';

export function addBurning(english: English): void {
  const { grammar, doing, framed, what, rest } = english;
  addRevealing(english);
  addLooking(english);
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

/** "Reveal the top card of your Main Deck.", "As I'm revealed from your deck, [Add] [2]." (424, 370.1.b.1). */
function addRevealing(english: English): void {
  const { grammar, what: object, ability, deeds, amount, whose: of, zoneName: zone } = english;
  grammar.rule(object)(
    'the top card of {of} {zone}',
    { of, zone },
    (h) => ({ what: 'top', amount: 1, of: h.of, zone: h.zone, as: introduced() }),
    { number: 'one', refers: TOP },
  );
  grammar.rule(object)(
    'the top {amount:many} cards of {of} {zone}',
    { amount, of, zone },
    (h) => ({ what: 'top', amount: h.amount, of: h.of, zone: h.zone, as: introduced() }),
    { number: 'many', refers: TOP },
  );
  verb(english, 'reveal reveals revealing revealed', '{object}', { object }, (h) => ({
    event: 'reveal',
    object: h.object,
  }));
  grammar.rule(ability)("as I'm revealed from your deck , {do} .", { do: deeds }, (h) => ({
    ability: 'replacement',
    zone: 'deck',
    opens: 'as',
    watch: { event: 'reveal', object: { what: 'this', said: 'I' } },
    outcome: { outcome: 'modify', changes: [{ change: 'besides', do: [h.do] }] },
    says: 'plain',
  }));
}

/** "Look at the top card of your Main Deck.", "[Predict 2]", "recycle it", "Recycle 1 from your trash" (416, 436). */
function addLooking(english: English): void {
  const { grammar, what: object, doing, amount, whose: of, zoneName: zone } = english;
  verb(english, 'look looks looking looked', 'at {object}', { object }, (h) => ({
    event: 'see',
    object: h.object,
  }));
  verb(english, 'recycle recycles recycling recycled', '{object}', { object }, (h) => ({
    event: 'recycle',
    object: h.object,
  }));
  grammar.rule(doing.base)('recycle {amount} from {of} {zone}', { amount, of, zone }, (h) => ({
    event: 'recycle',
    object: {
      what: 'some',
      quantity: { how: 'exactly', amount: h.amount },
      described: {
        head: { sort: 'card' },
        which: [{ test: 'zone', at: { zone: h.zone, whose: h.of }, said: 'from' }],
      },
    },
    bare: true,
  }));
  const predicted = grammar.category<number>('[Predict]');
  grammar.words(predicted, PREDICTED);
  grammar.rule(doing.base)('[Predict]', {}, () => ({ event: 'predict', amount: 1, bare: true }));
  grammar.rule(doing.base)('{amount}', { amount: predicted }, (h) => ({
    event: 'predict',
    amount: h.amount,
  }));
}

const TOP = { how: 'introduces', sort: 'object' } as const;

/** "[Burn 3]". */
const BURNED = inBrackets('Burn');
const PREDICTED = inBrackets('Predict');

function inBrackets(word: string): Words<number> {
  const form = new RegExp(`^\\[${word} (\\d{1,3})\\]$`);
  return {
    starts: ({ kind, text }) => kind === 'symbol' && form.test(text),
    read: (tokens, at) => {
      const [, amount] = form.exec(tokens[at]?.text ?? '') ?? [];
      return amount === undefined ? [] : [{ end: at + 1, meaning: Number(amount) }];
    },
    print: (amount) => (typeof amount === 'number' ? { words: [`[${word} ${amount}]`] } : null),
  };
}
