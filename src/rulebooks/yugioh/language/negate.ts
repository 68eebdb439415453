/** What answers an activation, and negating it: when it is activated, and what is then negated. */

import type { Answering } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Description, Test, TraitWord, Who } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Grammar } from '../../../language/grammar.js';
import { extend, introduced } from '../../../language/template.js';
import { SPELL_OR_TRAP } from '../card.js';
import { ANSWERED_SO, BEING_SUMMONED, NEGATE_EITHER } from '../word.js';

/** When a card or an effect is activated that answers something. */
export interface Moments {
  /** "Your opponent activates a monster effect": an activation of which it can be told whether it is one of these. */
  readonly answering: Category<Answering>;
  /** "A monster would be Summoned": a summon, in these words. */
  readonly label: Category<string>;
  /** "A monster(s) would be Summoned, OR a Spell/Trap Card is activated": a summon that is about to be conducted, or an activation. */
  readonly either: Category<Answering>;
}

/** What was activated just before, whether it was a card or an effect of one. */
const ANSWERED: Description = {
  head: { sort: 'activation' },
  which: [{ test: 'relation', relation: 'responded to by', to: { what: 'this' } }],
};

/** What was answered, be it a summon or an activation. */
const EITHER: Description = {
  head: { sort: 'activation' },
  which: [{ test: 'relation', relation: ANSWERED_SO, to: { what: 'this' } }],
};

export function addNegating(english: English): Moments {
  const { grammar, doing } = english;
  const summoned: Test = { test: 'status', status: BEING_SUMMONED };
  const summons: Description = { head: { sort: 'card' }, which: [summoned] };
  for (const [said, noun, event, described] of [
    ['the', 'activation', 'negate', ANSWERED],
    ['that', 'activation', 'negate', ANSWERED],
    ['that', 'effect', 'negate effect', ANSWERED],
    ['the', 'Spell / Trap activation', 'negate', ANSWERED],
    ['the', 'Summon', 'negate summon', summons],
    ['the', 'Summon or activation', NEGATE_EITHER.activation, EITHER],
    ['the', 'Special Summon or effect', NEGATE_EITHER.effect, EITHER],
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
  const { answering, passive } = addAnswering(english);
  const label = addLabels(grammar);
  return { answering, label, either: addEither(grammar, label, passive) };
}

const CARDS = [
  ['Spell / Trap', SPELL_OR_TRAP, []],
  ['Spell', 'spell', ['Normal', 'Quick-Play', 'Continuous', 'Equip', 'Field', 'Ritual']],
  ['Trap', 'trap', ['Normal', 'Continuous', 'Counter']],
] as const;

/** "Your opponent activates a Spell/Trap Card", "a Link Monster's effect is activated that targets this card". */
function addAnswering({ grammar, whose, what, who, adjectives, kinds }: English): {
  readonly answering: Category<Answering>;
  /** "A Spell/Trap Card is activated": by itself what stands there waits for that. */
  readonly passive: Category<Answering>;
} {
  const effect = grammar.category<Answering>('an effect');
  const card = grammar.category<Answering>('a card');
  const noun: TraitWord = { trait: 'type', is: 'monster' };
  grammar.rule(effect)('a monster effect', {}, () => ({
    activated: 'effect',
    of: { head: { noun, sort: 'permanent' } },
  }));
  grammar.rule(effect)('a card or effect', {}, () => ({ activated: 'either' }));
  // Whatever is activated of a card is a card effect.
  grammar.rule(effect)('a card effect', {}, () => ({ activated: 'either', said: 'card effect' }));
  for (const [name, is, kinds] of CARDS) {
    const head = { noun: { trait: 'type', is }, sort: 'spell or trap' } as const;
    grammar.rule(card)(`a ${name} Card`, {}, () => ({ activated: 'card', of: { head } }));
    for (const kind of kinds)
      grammar.rule(card)(`a ${kind} ${name} Card`, {}, () => ({
        activated: 'card',
        of: { head: { kinds: [{ trait: 'type', is: kind.toLowerCase() }], ...head } },
      }));
  }
  // "A Spell/Trap Card, or monster effect, that ...": what is said behind it is said of either.
  const joined = grammar.category<Answering>('a card or an effect');
  grammar.rule(joined)('{card} , or monster effect ,', { card }, (h) =>
    extend(h.card, { also: { activated: 'effect' as const, of: { head: { noun, sort: 'permanent' } } } }),
  );
  const described = grammar.category<Answering>('an effect');
  const owned = grammar.category<Answering>('an effect');
  const of = (h: { adjectives: Test[]; kinds: TraitWord[] }): Description => ({
    adjectives: h.adjectives,
    head: { kinds: h.kinds, noun, sort: 'permanent' },
  });
  // Where nothing is said of the monster, it is "a monster effect".
  for (const said of ['{adjectives} ({kinds})?', '{kinds}'])
    grammar.rule(described)(`a ${said} monster 's effect`, { adjectives, kinds }, (h) => ({
      activated: 'effect',
      of: of(h),
    }));
  grammar.rule(owned)(
    "{whose} ({adjectives})? ({kinds})? monster 's effect",
    { whose, adjectives, kinds },
    (h) => ({ activated: 'effect', of: of(h), whose: h.whose }),
  );
  grammar.include(owned, described);
  const by = grammar.category<Who>('a player');
  const player = { number: 'one', refers: { how: 'introduces', sort: 'player' } } as const;
  grammar.rule(by)('your opponent', {}, () => ({ who: 'opponent', said: 'your', as: introduced() }), player);
  grammar.rule(by)('a player', {}, () => ({ who: 'player', said: 'a', as: introduced() }), player);
  const answering = grammar.category<Answering>('an activation');
  const would = grammar.category<Act>('what an effect would do');
  grammar.rule(would)('destroy {object}', { object: what }, (h) => ({ event: 'destroy', object: h.object }));
  grammar.rule(would)('inflict damage to {to}', { to: who }, (h) => ({ event: 'effect damage', by: h.to }));
  const is = grammar.rule(answering);
  for (const one of [effect, described, card, joined]) {
    if (one !== joined) is('{by} activates {one}', { by, one }, (h) => extend(h.one, { by: h.by }));
    is('{by} activates {one} that targets {what}', { by, one, what }, (h) =>
      extend(h.one, { by: h.by, targeting: h.what }),
    );
    is('{by} activates {one} that would {would}', { by, one, would }, (h) =>
      extend(h.one, { by: h.by, would: h.would }),
    );
  }
  for (const one of [effect, owned]) {
    is('{one} is activated', { one }, (h) => h.one);
    is('{one} is activated that targets {what}', { one, what }, (h) => extend(h.one, { targeting: h.what }));
    is('{one} is activated that would {would}', { one, would }, (h) => extend(h.one, { would: h.would }));
  }
  const passive = grammar.category<Answering>('an activation');
  grammar.include(passive, answering);
  const said = grammar.rule(passive);
  said('{one} is activated', { one: card }, (h) => h.one);
  for (const one of [effect, card, joined]) {
    if (one !== effect)
      said('{one} is activated that would {would}', { one, would }, (h) => extend(h.one, { would: h.would }));
    said(
      '{one} is activated that includes a effect that Special Summons {object}',
      { one, object: what },
      (h) => extend(h.one, { would: { event: 'special summon', object: h.object }, includes: true as const }),
    );
  }
  grammar.rule(would)('Special Summon {object}', { object: what }, (h) => ({
    event: 'special summon',
    object: h.object,
  }));
  return { answering, passive };
}

/** "A monster(s) would be Summoned, OR a Spell/Trap Card is activated". */
function addEither(
  grammar: Grammar,
  label: Category<string>,
  answers: Category<Answering>,
): Category<Answering> {
  const either = grammar.category<Answering>('a summon or an activation');
  const is = grammar.rule(either);
  is('{label} , OR {answers}', { label, answers }, (h) => extend(h.answers, { or: h.label }));
  is('{label} , OR when {answers}', { label, answers }, (h) =>
    extend(h.answers, { or: h.label, orWhen: true as const }),
  );
  return either;
}

const MONSTERS = ['a monster', 'a monster(s)'] as const;
const SUMMONS = ['', 'Normal ', 'Flip ', 'Special '] as const;

/** A summon that is about to be conducted, or any that has been: what has been summoned in which way is read as such. */
function addLabels(grammar: Grammar): Category<string> {
  const label = grammar.category<string>('a summon');
  const labels = MONSTERS.flatMap((one) => [
    `${one} is Summoned`,
    ...SUMMONS.map((way) => `${one} would be ${way}Summoned`),
  ]);
  for (const one of labels) grammar.rule(label)(one, {}, () => one);
  return label;
}
