/** What only spells say: modes (700.2), additional costs (601.2b), searching (701.23), changing texts (612). */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { addSearching } from './searching.js';
import { manaWords } from './word.js';

/** Adds them; returns the categories of what stands only at the head of a text: modes, and additional costs. */
export function addSpells(english: English): { modal: Category<Instruction[]>; cost: Category<Ability> } {
  addSearching(english);
  addTextChanges(english);
  return { modal: addModes(english), cost: addAdditionalCosts(english) };
}

/** How many modes are chosen, by the words that say so. */
const CHOOSE: { readonly [words: string]: { least: number; most?: number } } = {
  one: { least: 1, most: 1 },
  two: { least: 2, most: 2 },
  three: { least: 3, most: 3 },
  'one or both': { least: 1, most: 2 },
  'one or more': { least: 1 },
};

/** How many are chosen instead. */
const CHOOSE_INSTEAD: typeof CHOOSE = {
  both: { least: 2, most: 2 },
  'any number': { least: 0 },
  'one or more': { least: 1 },
  'one or both': { least: 1, most: 2 },
};

/** "Choose one — • Destroy target artifact. • Destroy target enchantment." */
function addModes({ grammar, ability, happens, sentences, condition }: English): Category<Instruction[]> {
  const modal = grammar.category<Instruction[]>('modes');
  const mode = grammar.category<Instruction[]>('a mode');
  grammar.rule(mode)('• {do}', { do: sentences }, (h) => h.do);
  const modes = grammar.sequence('modes', mode);
  const mana = grammar.category<string>('mana');
  grammar.words(mana, manaWords);
  for (const [words, choose] of Object.entries(CHOOSE)) {
    grammar.rule(modal)(`choose ${words} — {of}`, { of: modes }, (h) => [{ do: 'modes', choose, of: h.of }]);
    // Whoever pays the entwine cost carries out all of them (702.42).
    grammar.rule(modal)(`choose ${words} — {of} entwine {entwine}`, { of: modes, entwine: mana }, (h) => [
      { do: 'modes', choose, of: h.of, entwine: h.entwine },
    ]);
    for (const [more, other] of Object.entries(CHOOSE_INSTEAD))
      grammar.rule(modal)(
        `choose ${words} . if {given} , choose ${more} instead . {of}`,
        { given: condition, of: modes },
        (h) => [{ do: 'modes', choose, instead: { given: h.given, choose: other }, of: h.of }],
      );
  }
  for (const opens of ['when', 'whenever'] as const) {
    grammar.rule(ability)(`${opens} {on} , {do}`, { on: happens, do: modal }, (h) => ({
      ability: 'triggered',
      on: h.on,
      do: h.do,
      opens,
    }));
  }
  return modal;
}

/** "As an additional cost to cast this spell, sacrifice a creature." */
function addAdditionalCosts({ grammar, deeds }: English): Category<Ability> {
  const costs = grammar.category<Ability>('an additional cost');
  grammar.rule(costs)('as a additional cost to cast this spell , {cost} .', { cost: deeds }, (h) => ({
    ability: 'additional cost',
    cost: [h.cost],
  }));
  return costs;
}

/** "Change the text of target spell or permanent by replacing all instances of one creature type with another." */
function addTextChanges({ grammar, sentence, what }: English): void {
  for (const kind of ['creature type', 'basic land type']) {
    const change = `change the text of {on} by replacing all instances of one ${kind} with another`;
    grammar.rule(sentence)(change, { on: what }, (h) => ({
      do: 'last on',
      until: 'game',
      on: h.on,
      ops: [{ op: 'rename', kind, trait: 'subtype' }],
    }));
    const but = grammar.category<string[]>('a type');
    grammar.rule(but)('Wall', {}, () => ['Wall']);
    grammar.rule(sentence)(`${change} . the new ${kind} can't be {but}`, { on: what, but }, (h) => ({
      do: 'last on',
      until: 'game',
      on: h.on,
      ops: [{ op: 'rename', kind, trait: 'subtype', but: h.but }],
    }));
  }
}
