/** "The next time ...": replacement effects that apply once (371), and preventing (437). */

import type { Change } from '../../../ability/change.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import { addNextTime as addNext, addThisTurn, forTheTurn, NEXT } from '../../../language/english/next.js';
import type { Becomes } from '../../../language/english/replacement.js';
import type { Category } from '../../../language/grammar.js';
import { extend } from '../../../language/template.js';

export function addNextTime(english: English, becomes: Category<Becomes>): void {
  english.grammar.rule(becomes)('prevent it', {}, () => ({
    outcome: { outcome: 'prevent', amount: 'all' },
    says: 'plain',
  }));
  addMoreDamage(english, becomes);
  addNext(english, becomes);
  addThisTurn(english, becomes);
  addGoingOn(english, becomes);
  addOlder(english, becomes);
  addFromTrash(english);
}

/** "Double that damage instead", "it takes double that much instead", "it's dealt 1 more damage instead". */
function addMoreDamage({ grammar, amount, back, what }: English, becomes: Category<Becomes>): void {
  const becoming = grammar.rule(becomes);
  const dealt = (change: Change): Becomes => ({
    outcome: { outcome: 'modify', changes: [change] },
    says: 'instead',
  });
  const much = grammar.category<Change>('how much damage');
  for (const said of ['that damage', 'that much'] as const)
    grammar.rule(much)(`double ${said}`, {}, () => ({
      change: 'amount',
      to: { times: 2, of: { event: 'amount' } },
      said,
    }));
  becoming('double that damage instead', {}, () =>
    dealt({ change: 'amount', to: { times: 2, of: { event: 'amount' } }, said: 'that damage' }),
  );
  for (const said of ['more', 'more damage'] as const)
    grammar.rule(much)(`{n} ${said}`, { n: amount }, (h) => ({
      change: 'amount',
      to: { plus: h.n, to: { event: 'amount' } },
      said,
    }));
  // What is dealt damage is named again.
  for (const object of [back, what]) {
    for (const text of ['{object:one} takes {much} instead', '{object:many} take {much} instead'])
      becoming(text, { object, much }, (h) => ({
        ...dealt(h.much),
        of: { event: 'deal', object: h.object, said: 'take' },
      }));
    becoming('{object:one} is dealt {much} instead', { object, much }, (h) => ({
      ...dealt(h.much),
      of: { event: 'deal', object: h.object },
    }));
  }
}

/** What replaces an event from the trash: "you may banish me from your trash instead" (366.1). */
function addFromTrash({ grammar, ability, would, sentences }: English): void {
  grammar.rule(ability)(
    'if {watch} , you may banish me from your trash instead . {after}',
    { watch: would, after: sentences },
    (h) => ({
      ability: 'replacement',
      zone: 'trash',
      opens: 'if',
      watch: h.watch,
      optional: { who: 'you' },
      outcome: {
        outcome: 'stand in',
        do: [{ do: 'act', act: { event: 'banish', object: { what: 'this', said: 'me' } } }],
      },
      after: h.after,
      says: 'instead',
    }),
  );
}

/** "... instead. Its controller ...": a sentence that goes on to speak of what was replaced is done when it is. */
function addGoingOn(
  { grammar, deeds, doing, who, sentences, would }: English,
  becomes: Category<Becomes>,
): void {
  const after = grammar.category<Instruction>('an instruction');
  grammar.include(after, deeds);
  grammar.rule(after)('{by:one} {deed}', { by: who, deed: doing.third }, (h) => ({
    do: 'act',
    act: extend(h.deed, { by: h.by }),
  }));
  const made = grammar.category<Instruction>('an instruction');
  grammar.rule(made)(
    'the next time {watch} this turn , {becomes} . {after} .',
    { watch: would, becomes, after },
    (h) => forTheTurn(h.becomes, { watch: h.watch, limit: NEXT, after: [h.after] }, 'within'),
    { pattern: { of: 'watch', by: 'after' } },
  );
  // At the end of a text alone: elsewhere each sentence behind such a one could be read in two ways.
  grammar.rule(sentences)('{made}', { made }, (h) => [h.made]);
}

/** As an instruction in older texts: "The next time it dies this turn, ...". */
function addOlder({ grammar, sentence, happens }: English, becomes: Category<Becomes>): void {
  grammar.rule(sentence)('the next time {watch} this turn , {becomes}', { watch: happens, becomes }, (h) =>
    forTheTurn(h.becomes, { watch: h.watch, limit: NEXT, indicative: true }),
  );
}
