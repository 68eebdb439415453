/** What is equipped to what: the monster that an Equip Card is on, and the monsters that lie on another as such cards. */

import type { Ability } from '../../../ability/ability.js';
import type { Head, What } from '../../../ability/reference.js';
import type { English } from '../../../language/english/english.js';
import type { Category } from '../../../language/grammar.js';
import { introduced, prefix } from '../../../language/template.js';
import { type Token, wordsIn } from '../../../language/token.js';
import { MONSTER_CARD } from '../card.js';

const REFERS = { how: 'introduces', sort: 'object' } as const;

export function addEquipped({ grammar, what, which, lastWhich, described, head, back }: English): void {
  const is = grammar.rule(what);
  // An Equip Card speaks of the one monster that it is equipped to.
  is(
    'the equipped {head:one}',
    { head },
    (h): What => ({
      what: 'some',
      quantity: { how: 'every', said: 'the' },
      described: {
        adjectives: [{ test: 'relation', relation: 'equipped with', to: { what: 'this' } }],
        head: h.head,
      },
      as: introduced(),
    }),
    { number: 'one', refers: REFERS },
  );
  grammar.rule(which)('equipped with this card', {}, () => ({
    test: 'relation',
    relation: 'equipped with',
    to: { what: 'this', noun: 'card' },
  }));
  grammar.rule(lastWhich)('equipped with a {described:one}', { described }, (h) => ({
    test: 'relation',
    relation: 'equipped with',
    to: { what: 'some', quantity: { how: 'one', said: 'a' }, described: h.described },
  }));
  // A monster speaks of those that are equipped to it; in the Spell & Trap Zone they are no monsters.
  const monster: Head = { noun: { trait: 'type', is: MONSTER_CARD }, sort: 'spell or trap' };
  is(
    'that equipped monster',
    {},
    (): What => ({
      what: 'some',
      quantity: { how: 'every', said: 'the' },
      described: {
        adjectives: [{ test: 'relation', relation: 'equipped to', to: { what: 'this' } }],
        head: monster,
      },
      as: introduced(),
    }),
    { number: 'one', refers: REFERS },
  );
  for (const [text, said, number] of [
    ['the monster', 'the', 'one'],
    ['all monsters', 'all', 'many'],
  ] as const) {
    for (const by of ['', ' by this effect', ' with this effect']) {
      is(
        `${text} equipped to {to}${by}`,
        { to: back },
        (h): What => ({
          what: 'some',
          quantity: { how: 'every', said },
          described: {
            head: monster,
            which: [{ test: 'relation', relation: `equipped to${by}`, to: h.to }],
          },
          as: introduced(),
        }),
        { number, refers: REFERS },
      );
    }
  }
}

/** "Equip only to a Warrior monster. It gains 700 ATK.": "it" is the monster that the card is equipped to. */
export function addEquipsOnly({ grammar, ability, described }: English, lines: Category<Ability[]>): void {
  const only = grammar.category<Ability>('to what a card is equipped');
  grammar.rule(only)('equip only to a {described:one} .', { described }, (h) => ({
    ability: 'note',
    note: 'equips',
    equips: h.described,
  }));
  grammar.rule(lines)('{only}', { only }, (h) => [h.only]);
  // On a card that stays on the field that goes on for as long as it is equipped.
  grammar.rule(lines)('take control of the equipped monster .', {}, () => [
    { ability: 'static', affects: EQUIPPED_MONSTER, ops: [{ op: 'control' }] },
  ]);
  const rest = grammar.sequence('what is said of the equipped monster', ability);
  grammar.rule(lines)('{only} {rest}', { only, rest }, (h) => prefix([h.only], h.rest));
}

const EQUIPPED_MONSTER: What = {
  what: 'some',
  quantity: { how: 'every', said: 'the' },
  described: {
    adjectives: [{ test: 'relation', relation: 'equipped with', to: { what: 'this' } }],
    head: { noun: { trait: 'type', is: 'monster' }, sort: 'permanent' },
  },
};

/** Whether a sentence goes on about "it" where those before it, which go on so themselves, say to what their card is equipped. */
export function speaksOfEquipped(before: string, text: string): boolean {
  return /^Equip only to\b/i.test(before) && /^(?:If |(?:Once|Twice) per turn, )?it\b/i.test(text);
}

/** After such a sentence "it", at the beginning of another, is what others call "the equipped monster". */
export function ofEquipped(tokens: readonly Token[]): Token[] {
  const opens = ['equip', 'only', 'to'].every((word, at) => tokens[at]?.word === word);
  if (!opens) return [...tokens];
  return tokens.flatMap((token, at) => {
    if (token.word !== 'it' || !isOpened(tokens.slice(0, at))) return [token];
    return ['the', 'equipped', 'monster'].map((word) => ({ ...token, text: word, word }));
  });
}

/** Whether a sentence begins here, be it after words that say when: "If it ...", "Twice per turn, it ...". */
function isOpened(before: readonly Token[]): boolean {
  return OPENINGS.some((opening) => {
    const from = before.length - opening.length;
    return before[from - 1]?.word === '.' && wordsIn(before.slice(from)) === opening.join(' ');
  });
}

const OPENINGS = [[], ['if'], ['once', 'per', 'turn', ','], ['twice', 'per', 'turn', ',']];
