/** Effects of others that are negated for as long as a card lies there: "negate the effects of all face-up monsters ...". */

import type { Ability, StaticAbility } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import { every } from '../../../ability/every.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Test, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { SPELL_OR_TRAP } from '../card.js';
import { NEGATED_BY } from '../state/negated.js';
import { IN_COLUMN, WAS_SET_THERE } from '../word.js';

/**
 * "..., then, if this card was Set before activation and is on the field at resolution, for the rest of this turn all other
 * Spell/Trap effects in this column are negated."
 */
export function addColumns({ grammar, sentence, deeds }: English): void {
  const given: Condition = { if: 'fact', fact: WAS_SET_THERE };
  const negates: Instruction = {
    do: 'last',
    until: 'turn',
    abilities: [
      {
        ability: 'static',
        affects: every({
          adjectives: [{ test: 'other', said: 'other' }],
          head: { noun: { trait: 'type', is: SPELL_OR_TRAP }, sort: 'spell or trap' },
          which: [{ test: 'relation', relation: IN_COLUMN, to: { what: 'this' } }],
        }),
        ops: [...NEGATED_BY],
      },
    ],
  };
  grammar.rule(sentence)(
    '{first} , then , if this card was Set before activation and is on the field at resolution , for the rest of this turn all other Spell / Trap effects in this column are negated',
    { first: deeds },
    (h) => ({
      do: 'several',
      steps: [h.first, { do: 'if', given: { if: 'did' }, yes: [{ do: 'if', given, yes: [negates] }] }],
      said: 'then',
    }),
  );
}

/** @param lasting the abilities of cards that stay on the field: others negate once, as they resolve */
export function addSwitchedOff({ grammar, adjectives, kinds }: English, lasting: Category<Ability>): void {
  const says = grammar.rule(lasting);
  const negated = (affects: What): StaticAbility => ({ ability: 'static', affects, ops: [...NEGATED_BY] });
  // Only where they are said to be on the field: what is activated elsewhere is negated otherwise.
  for (const [where, which] of PLACES)
    for (const label of where === '' ? WHILE_THERE : ['', ...WHILE_THERE])
      says(
        `negate the effects of all ({adjectives})? ({kinds})? monsters${where} ${label} .`,
        { adjectives, kinds },
        (h) => ({
          ...negated({
            what: 'some',
            quantity: { how: 'every', said: 'all' },
            described: {
              adjectives: h.adjectives,
              head: { kinds: h.kinds, noun: { trait: 'type', is: 'monster' }, sort: 'permanent' },
              ...(which && { which: [which] }),
            },
          }),
          ...(label !== '' && { label }),
        }),
      );
  for (const [word, is] of CARDS)
    for (const [before, but, other] of BUT)
      says(`negate all ${before}${word} effects on the field${but} .`, {}, () =>
        negated(
          every({
            ...(other && { adjectives: [other] }),
            head: { noun: { trait: 'type', is }, sort: 'spell or trap' },
          }),
        ),
      );
}

const PLACES: readonly (readonly [string, Test | null])[] = [
  ['', null],
  [' on the field', { test: 'zone', at: { zone: 'field' }, said: 'on' }],
  [' your opponent controls', { test: 'controlled', by: { who: 'opponent', said: 'your' } }],
];

/** What texts say of that beside, which is so anyway: a card that has left the field is not negated there. */
const WHILE_THERE = [
  'while they are face-up on the field',
  'while they are face-up on the field ( but their effects can still be activated )',
  '( but their effects can still be activated )',
];

const CARDS = [
  ['Spell', 'spell'],
  ['Trap', 'trap'],
  ['Spell / Trap', SPELL_OR_TRAP],
] as const;

const BUT: readonly (readonly [before: string, behind: string, Test | null])[] = [
  ['', '', null],
  ['other ', '', { test: 'other', said: 'other' }],
  ['', ' , except this card', { test: 'other', said: 'except' }],
];
