/**
 * Self-replacement effects (614.15): "If this spell was kicked, that creature gets +4/+4 instead", "Threshold — If seven or
 * more cards are in your graveyard, instead ...".
 */

import type { Ability } from '../../../ability/ability.js';
import type { TokenText } from '../../../ability/act.js';
import type { Condition } from '../../../ability/condition.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Quantity } from '../../../ability/quantity.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend, prefix } from '../../../language/template.js';
import { ABILITY_WORDS } from './ability-word.js';

/** Where the text says "instead", and the condition. */
const FORMS = [
  ['if {given} , {other} instead .', {}],
  ['if {given} , instead {other} .', { says: 'instead first' }],
  ['{other} instead if {given} .', { says: 'if last' }],
] as const;

/** Within a text: what the sentence before it says is replaced. */
export function addOtherwise(english: English): void {
  const { grammar, sentence, sentences, condition, other } = english;
  const text = grammar.rule(sentences);
  const holes = { base: sentence, given: condition, other };
  // The first form is that of every game.
  for (const [form, says] of FORMS.slice(1)) {
    text(
      `{base} . ${form}`,
      holes,
      (h) => [{ do: 'alternative', base: [h.base], given: h.given, other: [h.other], ...says }],
      { either: ['base', 'other'] },
    );
    text(
      `{base} . ${form} {rest}`,
      { ...holes, rest: sentences },
      (h) =>
        prefix([{ do: 'alternative', base: [h.base], given: h.given, other: [h.other], ...says }], h.rest),
      { either: ['base', 'other'] },
    );
  }
}

/** "Create two Saproling tokens. If this spell was kicked, create four of those tokens instead." */
export function addMoreTokens(
  { grammar, sentence, condition, count }: English,
  token: Category<TokenText>,
): void {
  const says = grammar.rule(sentence);
  const holes = { token, given: condition, more: count };
  const create = (amount: Quantity, of: TokenText): Instruction => ({
    do: 'act',
    act: { event: 'create', amount, token: of },
  });
  const forms = [
    ['if {given} , create {more} of those tokens instead', {}],
    ['create {more} of those tokens instead if {given}', { says: 'if last' }],
  ] as const;
  for (const [form, said] of forms) {
    const meaning = (
      amount: Quantity,
      h: { token: TokenText; given: Condition; more: Quantity },
    ): Instruction => ({
      do: 'alternative',
      base: [create(amount, h.token)],
      given: h.given,
      other: [create(h.more, h.token)],
      ...said,
    });
    says(`create a {token} token . ${form}`, holes, (h) => meaning(1, h));
    says(`create {amount:many} {token} tokens . ${form}`, { ...holes, amount: count }, (h) =>
      meaning(h.amount, h),
    );
    // So enter those that are created instead.
    says(`create a tapped {token} token . ${form}`, holes, (h) =>
      meaning(1, { ...h, token: extend(h.token, { enters: { status: 'tapped' } }) }),
    );
  }
}

/** In a paragraph of its own, under an ability word: "instead" before all that is done replaces all of the text before it. */
export function addOtherwiseApart(
  { grammar, sentence, sentences, condition, other, label }: English & { label: Category<string> },
  spells: Category<Ability[]>,
): void {
  const says = grammar.rule(spells);
  const holes = { label, given: condition, other };
  for (const [form, said] of FORMS) {
    const meaning = (
      base: Instruction[],
      { label, given, other }: { label: string; given: Condition; other: Instruction },
    ): Ability[] => [
      {
        ability: 'spell',
        do: [{ do: 'alternative', base, given, other: [other], label, ...said, apart: true }],
      },
    ];
    if (form.includes('instead {other}'))
      says(`{base} {label} — ${form}`, { ...holes, base: sentences }, (h) => meaning(h.base, h));
    else says(`{base} . {label} — ${form}`, { ...holes, base: sentence }, (h) => meaning([h.base], h));
  }
}

export function addAbilityWords({ grammar }: English): Category<string> {
  const label = grammar.category<string>('an ability word');
  for (const word of ABILITY_WORDS) grammar.rule(label)(word.replace("'s", " 's"), {}, () => word);
  return label;
}
