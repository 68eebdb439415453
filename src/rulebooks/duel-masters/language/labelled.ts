/** Words before an ability: some say when it functions or who has it, others only give it a name. */

import type { Ability } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import type { What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category, Words } from '../../../language/grammar.js';
import type { Rewriting } from '../../../language/normal.js';
import { extend, prefix } from '../../../language/template.js';
import { CREATURE } from './noun.js';

export function addLabelled(english: English, lines: Category<Ability[]>): void {
  const { grammar, ability } = english;
  const label = grammar.category<string>('a label');
  grammar.words(label, LABELS);
  grammar.rule(lines)('{label} : {only}', { label, only: ability }, (h) => [
    extend(h.only, { label: h.label }),
  ]);
  const word = grammar.category<string>('a label');
  for (const name of WORDS) {
    grammar.rule(word)(`${name.toLowerCase()} :`, {}, () => name);
    grammar.rule(word)(`${name.toLowerCase()} —`, {}, () => `${name}—`);
  }
  grammar.rule(lines)('{label} {only}', { label: word, only: ability }, (h) => [
    extend(h.only, { label: h.label }),
  ]);
  addWaveStriker(english, lines);
  addSurvivor(english, lines);
}

/** Names of abilities that say in full what they mean: "Mana Arms 5: ... if you have 5 or more ... cards in your mana zone". */
const NAMES = ['Mana Arms', 'Civil Count'];

/** Likewise, without a number: "Meteorburn—When this creature would leave, you may put a card under it into your graveyard instead." */
const WORDS = ['Meteorburn', 'Dragsolution', 'Minomajikaru', 'Shinkapower'] as const;

/** "'Civil Count 3': ...": newer cards set the name apart. */
export const quotedLabel: Rewriting = (tokens) => {
  const close = tokens.findIndex(({ text }, at) => at > 0 && isQuote(text) && tokens[at + 1]?.text === ':');
  return isQuote(tokens[0]?.text) && close > 0 ? tokens.slice(1).toSpliced(close - 1, 1) : [...tokens];
};

function isQuote(text: string | undefined): boolean {
  return text === "'" || text === '‘' || text === '’';
}

const LABELS: Words<string> = {
  starts: ({ word }) => NAMES.some((name) => name.toLowerCase().startsWith(word)),
  read: (tokens, at) =>
    NAMES.flatMap((name) => {
      const words = name.split(' ');
      const said = words.every((word, index) => tokens[at + index]?.word === word.toLowerCase());
      const end = at + words.length;
      const number = tokens[end];
      return said && number?.kind === 'number' ? [{ end: end + 1, meaning: `${name} ${number.text}` }] : [];
    }),
  print: (meaning) =>
    typeof meaning === 'string' && NAMES.some((name) => meaning.startsWith(`${name} `))
      ? { words: meaning.split(' ') }
      : null,
};

const EVERY = { how: 'every', said: 'plural' } as const;

/** Two or more other creatures in the battle zone have it as well. */
const STRIKING: Condition = {
  if: 'compare',
  left: {
    count: {
      what: 'some',
      quantity: EVERY,
      described: {
        adjectives: [{ test: 'other', said: 'other' }],
        head: CREATURE,
        which: [{ test: 'trait', trait: 'keyword', is: 'wave striker' }],
      },
    },
  },
  by: 'at least',
  right: 2,
};

/** "Wave striker: ...": one ability or several, each for as long as there are enough of them. */
function addWaveStriker({ grammar, ability }: English, lines: Category<Ability[]>): void {
  const one = grammar.category<Ability>('an ability');
  grammar.rule(one)('{only}', { only: ability }, (h) =>
    extend(h.only, { label: 'Wave striker', while: STRIKING }),
  );
  const all = grammar.category<Ability[]>('abilities');
  grammar.rule(all)('{only}', { only: one }, (h) => [h.only]);
  grammar.rule(all)('{first} : {rest}', { first: one, rest: all }, (h) => prefix([h.first], h.rest));
  const has: Ability = { ability: 'keyword', keyword: 'wave striker' };
  grammar.rule(lines)('wave striker : {all}', { all }, (h) => prefix([has], h.all));
}

const SURVIVORS: What = {
  what: 'some',
  quantity: EVERY,
  whose: { who: 'you' },
  described: { head: { noun: { trait: 'race', is: 'Survivor' }, sort: 'permanent' } },
};

/** "Survivor: ...": each of the player's Survivors has the ability. */
function addSurvivor({ grammar, ability }: English, lines: Category<Ability[]>): void {
  grammar.rule(lines)('survivor : {only}', { only: ability }, (h) => [
    { ability: 'static', label: 'Survivor', affects: SURVIVORS, ops: [{ op: 'gain', abilities: [h.only] }] },
  ]);
}
