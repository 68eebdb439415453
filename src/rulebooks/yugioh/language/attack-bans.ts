/** Monsters that cannot attack: "Level 4 or higher monsters cannot attack", "take control of it, but it cannot attack this turn". */

import type { Prohibition } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { DECLARE } from '../word.js';
import { KEPT_TARGET } from './targeted.js';

/** Attacks are declared: it is one whether the text says so or not. */
const DECLARING = 'declare a attack';
const ATTACKS = ['attack', DECLARING] as const;

const BESIDES = ['', ' or be Tributed'] as const;

export function addAttackBans({ grammar, statement, sentence, sentences, deeds, back, what }: English): void {
  for (const text of ATTACKS) {
    grammar.rule(statement)(`{object:many} can't ${text}`, { object: what }, (h) => ({
      ability: 'cannot',
      ...labelled(text),
      act: { event: 'declare attack', object: h.object },
    }));
    grammar.rule(statement)(`the targeted monster can't ${text}`, {}, () => ({
      ability: 'cannot',
      ...labelled(text),
      act: { event: 'declare attack', object: KEPT_TARGET },
    }));
  }
  const inTurn = grammar.category<Instruction>('what a monster cannot do');
  const meanwhile = grammar.category<Instruction>('what a monster cannot do');
  for (const text of ATTACKS)
    for (const more of BESIDES) {
      const bans = bansOf(text, more);
      addBan(grammar, inTurn, back, `${text}${more} this turn`, bans);
      addBan(grammar, meanwhile, back, `${text}${more}`, bans);
    }
  grammar.rule(sentence)('{first} , but {ban}', { first: deeds, ban: inTurn }, (h) => ({
    do: 'several',
    steps: [h.first, h.ban],
    said: 'in one',
  }));
  // As long as its player has it: until the turn ends.
  grammar.rule(sentence)(
    'take control of {object} until the End Phase , but {ban}',
    { object: what, ban: meanwhile },
    (h) => ({
      do: 'several',
      steps: [{ do: 'act', act: { event: 'take control', object: h.object, until: 'end phase' } }, h.ban],
      said: 'and',
    }),
  );
  const apart = grammar.category<Instruction>('what a monster cannot do');
  for (const text of ATTACKS)
    addBan(grammar, apart, back, `${text} , and can't be Tributed`, bansOf(text, ' or be Tributed'));
  addBan(grammar, apart, back, DECLARING, bansOf(DECLARING, ''));
  grammar.rule(sentences)(
    'take control of {object} until the End Phase . {ban} .',
    { object: what, ban: apart },
    (h) => [{ do: 'act', act: { event: 'take control', object: h.object, until: 'end phase' } }, h.ban],
  );
}

/** Whether a sentence goes on about the monster of which control was taken for a time. */
export function speaksOfTaken(before: string, text: string): boolean {
  return /\btake control of [^.]* until the End Phase\.$/i.test(before) && /^It can(?:no|')t\b/.test(text);
}

function addBan(
  grammar: English['grammar'],
  to: Category<Instruction>,
  on: Category<What>,
  text: string,
  abilities: Prohibition[],
): void {
  grammar.rule(to)(`{on} can't ${text}`, { on }, (h) => ({
    do: 'last on',
    until: 'turn',
    on: h.on,
    ops: [{ op: 'gain', abilities }],
  }));
}

function bansOf(text: (typeof ATTACKS)[number], more: (typeof BESIDES)[number]): Prohibition[] {
  const attack: Prohibition = {
    ability: 'cannot',
    ...labelled(text),
    act: { event: 'declare attack', object: { what: 'this' } },
  };
  return more === '' ? [attack] : [attack, TRIBUTES_NOT];
}

function labelled(text: (typeof ATTACKS)[number]): { label?: string } {
  return text === 'attack' ? {} : { label: DECLARE };
}

const TRIBUTES_NOT: Prohibition = {
  ability: 'cannot',
  act: { event: 'tribute', object: { what: 'this' } },
};
