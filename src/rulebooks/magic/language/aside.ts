/**
 * What bears on nothing that is written down: who sees which cards, what may be played from where and at what price (101.1,
 * 401.5), what it costs to attack (508.1h). Who plays what, and who attacks, is taken as legal and paid for.
 */

import type { Note } from '../../../ability/ability.js';
import type { English } from '../../../language/english/english.js';
import { manaCost } from './word.js';

export function addAsides(english: English): void {
  addSeen(english);
  addPlayedFrom(english);
  addAttackPrices(english);
}

function noting(english: English, texts: readonly (readonly [note: string, text: string])[]): void {
  for (const [note, text] of texts)
    english.grammar.rule(english.ability)(text, {}, () => ({ ability: 'note', note }));
}

/** "Players play with their hands revealed." */
function addSeen(english: English): void {
  noting(english, [
    ['hands are revealed', 'players play with their hands revealed .'],
    ["opponents' hands are revealed", 'your opponents play with their hands revealed .'],
    ['the top card is revealed', 'play with the top card of your library revealed .'],
    ['top cards are revealed', 'players play with the top card of their libraries revealed .'],
    ['the top card is seen', 'you may look at the top card of your library any time .'],
  ]);
}

/** Nothing is played from a library that is written down; what is cast from a graveyard is, and is taken as legal. */
function addPlayedFrom(english: English): void {
  const { grammar, sentence } = english;
  const top = 'you may play lands and cast spells from the top of your library .';
  noting(english, [
    ['plays from the library', top],
    [
      'plays from the library for life',
      `${top} if you cast a spell this way , pay life equal to its mana value rather than pay its mana cost .`,
    ],
  ]);
  const may: Note = { ability: 'note', note: 'plays from the graveyard' };
  grammar.rule(sentence)(
    'until end of turn , you may play lands and cast spells from your graveyard',
    {},
    () => ({ do: 'last', until: 'turn', abilities: [may], said: 'first' }),
  );
}

/** "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you." */
function addAttackPrices({ grammar, ability, what, quantity }: English): void {
  const mana = manaCost(grammar);
  const whom = ['you', 'you or planeswalkers you control'];
  const each = ["creature they control that's attacking you", 'of those creatures'];
  for (const attacked of whom)
    for (const counted of each) {
      const note = `attacking ${attacked} is paid for each ${counted}`;
      const text = `{of:many} can't attack ${attacked} unless their controller pays {by} for each ${counted}`;
      const says = grammar.rule(ability);
      says(`${text} .`, { of: what, by: mana }, (h) => ({
        ability: 'note',
        note,
        price: { of: h.of, by: h.by },
      }));
      says(`${text} , where x is {each} .`, { of: what, by: mana, each: quantity }, (h) => ({
        ability: 'note',
        note,
        price: { of: h.of, by: h.by, each: h.each },
      }));
    }
}
