/** What answers an activation, and negating it: when it is activated, and what is then negated. */

import type { Answering } from '../../../ability/ability.js';
import type { Description, Test, TraitWord, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Words } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';
import { wordsIn } from '../../../language/token.js';
import { SPELL_OR_TRAP } from '../card.js';
import { BEING_SUMMONED } from '../word.js';
import { UP_TO_COLON } from './activation.js';

/** When a card or an effect is activated that answers something. */
export interface Moments {
  /** "Your opponent activates a monster effect": an activation of which it can be told whether it is one of these. */
  readonly answering: Category<Answering>;
  /** Any other that is activated, or a summon: whoever activates something in response knows that it is so. */
  readonly label: Category<string>;
}

/** What was activated just before, whether it was a card or an effect of one. */
const ANSWERED: Description = {
  head: { sort: 'activation' },
  which: [{ test: 'relation', relation: 'responded to by', to: { what: 'this' } }],
};

export function addNegating(english: English): Moments {
  const { grammar, doing } = english;
  const summoned: Test = { test: 'status', status: BEING_SUMMONED };
  const summons: Description = { head: { sort: 'card' }, which: [summoned] };
  for (const [said, noun, event, described] of [
    ['the', 'activation', 'negate', ANSWERED],
    ['that', 'activation', 'negate', ANSWERED],
    ['that', 'effect', 'negate effect', ANSWERED],
    ['the', 'Summon', 'negate summon', summons],
  ] as const) {
    grammar.rule(doing.base)(
      `negate ${said} ${noun}`,
      {},
      () => ({
        event,
        object: { what: 'some', quantity: { how: 'every', said }, described, as: introduced() },
      }),
      // "That monster", "that card": what it is was said before, if at all.
      { refers: { how: 'introduces', sort: 'object', open: true }, number: 'one' },
    );
  }
  const label = grammar.category<string>('an activation');
  grammar.words(label, ACTIVATION);
  return { answering: addAnswering(english), label };
}

const CARDS = [
  ['Spell / Trap', SPELL_OR_TRAP],
  ['Spell', 'spell'],
  ['Trap', 'trap'],
] as const;

/** "Your opponent activates a Spell/Trap Card", "a Link Monster's effect is activated that targets this card". */
function addAnswering({ grammar, whose, what, adjectives, kinds }: English): Category<Answering> {
  const effect = grammar.category<Answering>('an effect');
  const card = grammar.category<Answering>('a card');
  const noun: TraitWord = { trait: 'type', is: 'monster' };
  grammar.rule(effect)('a monster effect', {}, () => ({
    activated: 'effect',
    of: { head: { noun, sort: 'permanent' } },
  }));
  grammar.rule(effect)('a card or effect', {}, () => ({ activated: 'either' }));
  for (const [kind, is] of CARDS) {
    const of: Description = { head: { noun: { trait: 'type', is }, sort: 'spell or trap' } };
    grammar.rule(card)(`a ${kind} Card`, {}, () => ({ activated: 'card', of }));
  }
  const owned = grammar.category<Answering>('an effect');
  const of = (h: { adjectives: Test[]; kinds: TraitWord[] }): Description => ({
    adjectives: h.adjectives,
    head: { kinds: h.kinds, noun, sort: 'permanent' },
  });
  // Where nothing is said of the monster, it is "a monster effect".
  for (const said of ['{adjectives} ({kinds})?', '{kinds}'])
    grammar.rule(owned)(`a ${said} monster 's effect`, { adjectives, kinds }, (h) => ({
      activated: 'effect',
      of: of(h),
    }));
  grammar.rule(owned)(
    "{whose} ({adjectives})? ({kinds})? monster 's effect",
    { whose, adjectives, kinds },
    (h) => ({ activated: 'effect', of: of(h), whose: h.whose }),
  );
  const by = grammar.category<Who>('a player');
  const player = { number: 'one', refers: { how: 'introduces', sort: 'player' } } as const;
  grammar.rule(by)('your opponent', {}, () => ({ who: 'opponent', said: 'your', as: introduced() }), player);
  grammar.rule(by)('a player', {}, () => ({ who: 'player', said: 'a', as: introduced() }), player);
  const answering = grammar.category<Answering>('an activation');
  const is = grammar.rule(answering);
  for (const one of [effect, card]) {
    is('{by} activates {one}', { by, one }, (h) => extend(h.one, { by: h.by }));
    is('{by} activates {one} that targets {what}', { by, one, what }, (h) =>
      extend(h.one, { by: h.by, targeting: h.what }),
    );
  }
  for (const one of [effect, owned]) {
    is('{one} is activated', { one }, (h) => h.one);
    is('{one} is activated that targets {what}', { one, what }, (h) => extend(h.one, { targeting: h.what }));
  }
  return answering;
}

/** "A monster would be summoned", "your opponent activates a card that includes an effect that ...". */
const ACTIVATION: Words<string> = {
  ...UP_TO_COLON,
  read: (tokens, at) =>
    UP_TO_COLON.read(tokens, at).filter(({ end }) => {
      const said = wordsIn(tokens.slice(at, end));
      return UNTOLD.test(said) && !TOLD.test(said);
    }),
  print: (meaning) => (typeof meaning === 'string' ? { words: meaning.split(' ') } : null),
};

/** An activation, a summon that is about to be conducted, or any that has been: what is summoned in which way is read. */
const UNTOLD = /\bactivates\b|\bwould be (?:\w+ )?summoned\b|^an? monster(?: ?\( ?s ?\))? is summoned$/;

/** Whether it can be told what is meant. */
const TOLD =
  /^(?:(?:your opponent|an? player) activates an? (?:monster effect|card or effect|(?:spell|trap|spell \/ trap) card)|.* effect is activated)(?: that targets .*)?$/;
