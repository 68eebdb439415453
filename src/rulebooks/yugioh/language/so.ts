/** What must be so for a card or an effect to be activated: "If you control 2 or more Dragon monsters: ...", "During your Main Phase: ...". */

import type { Ability, Activated } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import { every } from '../../../ability/every.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { extend, prefix } from '../../../language/template.js';
import { BY_ITSELF, ONLY_IF, PHASE, SENT_NOW } from '../word.js';
import { ONCE } from './limit.js';

/** What stands before a colon: what must be so, and the word by which the text says that. */
interface Opening {
  readonly so: Category<Condition>;
  readonly says: Pick<Activated, 'whileSays'>;
}

export type So = readonly Opening[];

export function addSo(english: English): So {
  const { grammar, condition } = english;
  const given = grammar.category<Condition>('what must be so');
  grammar.include(given, condition);
  grammar.rule(given)('{a} , and {b}', { a: condition, b: condition }, (h) => ({
    if: 'all',
    of: [h.a, h.b],
    said: 'apart',
  }));
  grammar.rule(given)('{a} and {b}', { a: condition, b: condition }, (h) => ({ if: 'all', of: [h.a, h.b] }));
  addOnlyIf(english, given);
  addSummonedSo(english, given);
  const so = openings(english, given);
  addOnlySo(english, so);
  return so;
}

/** "You can only activate this card during your opponent's turn.", "Activate only while you control a monster." */
function addOnlySo({ grammar, ability }: English, openings: So): void {
  for (const { so, says } of openings)
    for (const label of ['You can only activate this card', 'Activate only', 'Activate this card only']) {
      // "Activate only if" is a wording of its own.
      if (says.whileSays === 'if' && label !== 'You can only activate this card') continue;
      grammar.rule(ability)(`${label} {so} .`, { so }, (h) => ({
        ability: 'note',
        note: ONLY_IF,
        label,
        while: h.so,
        ...says,
      }));
    }
}

/** "During your Main Phase", "if you control a monster", "during the Battle Phase, while you control no monsters". */
function openings(english: English, given: Category<Condition>): So {
  const { grammar } = english;
  const time = times(english);
  const during = grammar.category<Condition>('what must be so');
  grammar.rule(during)('during {time}', { time }, (h) => h.time);
  grammar.rule(during)('during {time} , except the turn this card was sent to the GY', { time }, (h) => ({
    if: 'all',
    of: [h.time, NOT_THEN],
  }));
  grammar.rule(during)('except the turn this card was sent to the GY', {}, () => NOT_THEN);
  const others = OPENINGS.map((whileSays) => {
    const so = grammar.category<Condition>('what must be so');
    grammar.rule(so)(`${whileSays} {given}`, { given }, (h) => h.given);
    grammar.rule(so)(`during {time} , ${whileSays} {given}`, { time, given }, (h) => ({
      if: 'all',
      of: [h.time, h.given],
    }));
    return { so, says: { whileSays } };
  });
  return [{ so: during, says: {} }, ...others];
}

/** "You must control a Warrior monster to activate this card.", "Activate only if you control no monsters." */
function addOnlyIf({ grammar, ability, what, described }: English, given: Category<Condition>): void {
  const is = grammar.rule(ability);
  const note = { ability: 'note', note: ONLY_IF } as const;
  const you = { who: 'you' } as const;
  for (const label of ['Activate this card only if', 'Activate only if'])
    is(`${label} {given} .`, { given }, (h) => ({ ...note, label, while: h.given }));
  is('you must control {what} to activate this card .', { what }, (h) => ({
    ...note,
    while: { if: 'controls', who: you, what: h.what },
  }));
  is('you must control no {described:many} to activate this card .', { described }, (h) => ({
    ...note,
    while: { if: 'not', of: { if: 'controls', who: you, what: every(h.described) } },
  }));
}

/** "If you control no monsters, you can Special Summon this card (from your hand).": that is no effect that is activated. */
function addSummonedSo({ grammar, ability }: English, given: Category<Condition>): void {
  for (const [from, more] of [
    ['( from your hand )', {}],
    ['from your hand', { label: 'from your hand' }],
  ] as const)
    grammar.rule(ability)(`if {given} , you can Special Summon this card ${from} .`, { given }, (h) => ({
      ability: 'note',
      note: BY_ITSELF,
      zone: 'hand',
      while: h.given,
      whileSays: 'if',
      ...more,
    }));
}

/** "During your turn, except the turn this card was sent to the GY": what its text asks beside the time. */
const NOT_THEN: Condition = { if: 'not', of: { if: 'fact', fact: SENT_NOW } };

const PHASES = ['Main Phase', 'Standby Phase', 'Battle Phase', 'Draw Phase'] as const;

/** "Your Main Phase", "the Battle Phase", "your opponent's turn". */
function times({ grammar, whose }: English): Category<Condition> {
  const time = grammar.category<Condition>('a time of the turn');
  const is = grammar.rule(time);
  is('{whose} turn', { whose }, (h) => ({ if: 'turn', whose: h.whose, said: 'during' }));
  is("either player 's turn", {}, () => ({ if: 'turn', whose: ANYONE, said: 'either' }));
  for (const phase of PHASES) {
    const then: Condition = { if: 'fact', fact: PHASE, about: phase };
    is(`{whose} ${phase}`, { whose }, (h) => ({
      if: 'all',
      of: [{ if: 'turn', whose: h.whose, said: 'during' }, then],
    }));
    is(`the ${phase}`, {}, () => ({ if: 'all', of: [{ if: 'turn', whose: ANYONE, said: 'the' }, then] }));
  }
  return time;
}

const ANYONE = { who: 'player', said: 'each' } as const;

/** How the text goes from what must be so to the colon. */
const OPENINGS = ['if', 'while'] as const;

/**
 * Effects that are activated: with a cost or a target they are told from what a card does as it resolves; without, they
 * are none of a card that does not stay on the field.
 *
 * @param priced an effect that is activated with a cost or a target
 * @param free one that needs neither
 * @param lasting the abilities of cards that stay on the field
 */
export function addActivatedSo(
  { grammar, ability }: English,
  openings: So,
  [priced, free]: readonly [Category<Activated>, Category<Activated>],
  lasting: Category<Ability>,
): void {
  for (const { so, says } of openings)
    for (const [before, limit] of LIMITED)
      for (const [quick, label] of QUICKLY)
        for (const [of, used] of [
          [ability, priced],
          [lasting, free],
        ] as const)
          grammar.rule(of)(`${before}{so}${quick} : {used}`, { so, used }, (h) =>
            extend(h.used, { while: h.so, ...says, ...limit, ...label }),
          );
}

const LIMITED = [
  ['', {}],
  ['once per turn , ', { limit: ONCE }],
] as const;

const QUICK = '( Quick Effect )';
const QUICKLY = [
  ['', {}],
  [` ${QUICK}`, { label: QUICK }],
] as const;

/** Cards that do not stay on the field: what must be so for them to be activated, before what that costs. */
export function addSpellsSo(
  { grammar, sentences, deeds }: English,
  openings: So,
  target: Category<Instruction>,
  spells: Category<Ability[]>,
): void {
  const is = grammar.rule(spells);
  for (const { so, says } of openings) {
    is('{so} : {do}', { so, do: sentences }, (h) => [{ ability: 'spell', while: h.so, ...says, do: h.do }]);
    is('{so} : {cost} ; {do}', { so, cost: deeds, do: sentences }, (h) => [
      { ability: 'additional cost', cost: [h.cost] },
      { ability: 'spell', while: h.so, ...says, do: h.do },
    ]);
    is('{so} : {cost} , then {target} ; {do}', { so, cost: deeds, target, do: sentences }, (h) => [
      { ability: 'additional cost', cost: [h.cost], thenTarget: true },
      { ability: 'spell', while: h.so, ...says, do: prefix([h.target], h.do) },
    ]);
  }
}
