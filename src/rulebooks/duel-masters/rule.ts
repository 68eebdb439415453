/**
 * The rules of Duel Masters that rulings cite: General Game Rules, version 1.20 (17 July 2020) and 1.50 (10 April 2026).
 * Numbers are the rulebook's; the lines are this project's own words.
 */

import { always, moved } from '../../rulebook/rule.js';

export const VERSIONS = ['1.50', '1.20'] as const;

export const RULES = {
  instead: always(
    VERSIONS,
    '609.1a',
    'What says "instead" is a replacement effect: it puts another event in the place of one.',
  ),
  once: moved(
    { '1.50': '101.5', '1.20': '609.3' },
    'One event is replaced once; what has been replaced is not replaced again, even where it now happens to another card.',
  ),
  improved: always(
    VERSIONS,
    '2011-11-24',
    'Ruling: what an ability does that a replacement has improved, its own or another card’s, is itself a replacement; since that day no other follows it.',
  ),
  'never-happened': always(
    VERSIONS,
    '609.4',
    'A replaced event never happened; what stands in its place does.',
  ),
  impossible: always(VERSIONS, '609.4', 'An event is not replaced by something that cannot be carried out.'),
  'no-event': always(VERSIONS, '609.5', 'Where the event does not come about, its replacement does nothing.'),
  'draw-and-then': always(
    VERSIONS,
    '609.6b',
    'What is done to a drawn card is not done where the draw was replaced.',
  ),
  'own-part': always(
    VERSIONS,
    '609.7',
    'A text can replace a part of what it does itself: that is settled as it is carried out.',
  ),
  'turn-player-first': moved(
    { '1.50': '101.5b', '1.20': '609.8' },
    'Of several replacements of one event the turn player’s apply first; among one player’s, that player picks.',
  ),
  'own-move-first': moved(
    { '1.50': '609.8a', '1.20': '609.8' },
    'A spell’s replacement of its own move comes before any other.',
  ),
  simultaneous: moved(
    { '1.50': '609.9', '1.20': '609.8' },
    'Of simultaneous events each is replaced for itself: the turn player assigns first, then the opponent, then all apply at once.',
  ),
  'picked-once': moved(
    { '1.50': '609.9b', '1.20': '609.8' },
    'A card picked for one replacement is not picked for another of the same moment.',
  ),
  'state-defining': {
    '1.50': {
      number: '110.4f',
      line: 'How a card is put into a zone is set as it gets there, beside any replacement; all such effects apply.',
    },
    '1.20': {
      number: '609.1',
      line: 'A replacement of how a card is put into a zone (form 3) applies beside others: only those that say "instead" are limited to one for an event.',
    },
  },
  'can-not': moved({ '1.50': '101.2', '1.20': '101.2' }, '"Can’t" comes before "can".'),
  waiting: always(
    VERSIONS,
    '101.4',
    'Waiting abilities: shield triggers first, then the turn player’s, each player’s in the order that they like.',
  ),
  swap: {
    '1.50': {
      number: '701.26b',
      line: 'Two cards change places, or neither does where one of them does not go as it should.',
    },
    '1.20': {
      number: '701.26a',
      line: 'Of two cards that change places, where one does not go as it should, what replaces that happens, and the other stays where it is (ruling until 2020-11-19).',
    },
  },
  multicolored: always(
    VERSIONS,
    '405.1',
    'A card of several civilizations is put into the mana zone tapped.',
  ),
  pending: {
    '1.50': {
      number: '409.1c',
      line: 'A card that is used, or that an effect puts into the battle zone, is pending until it is there, and not counted where it lies.',
    },
    // What is known of the older rules; no ruling cites it there.
    '1.20': { number: '409.1', line: 'A card that is used is pending, and not counted where it lies.' },
  },
  'one-by-one': {
    '1.50': {
      number: '409.1f',
      line: 'What one effect puts into the battle zone at once is pending together and comes there one by one.',
    },
    // What is known of the older rules; no ruling cites it there.
    '1.20': { number: '409.1', line: 'A card that is used is pending, and not counted where it lies.' },
  },
  stays: moved(
    { '1.50': '409.2a', '1.20': '409.2' },
    'A pending card that goes where it was has not been put there: it stays as it was.',
  ),
  belongs: always(
    VERSIONS,
    '109.2',
    'A creature of several cards leaves with all of them; what is done as a card is put somewhere is done with it.',
  ),
  abyss: moved(
    { '1.50': '701.33b', '1.20': '701.33b' },
    'Nothing replaces or prevents that a card is sent to the abyss.',
  ),
  'psychic-returns': always(
    VERSIONS,
    '117.1',
    'A psychic or dragheart card that is put into any other zone goes on to the hyperspatial zone.',
  ),
  'state-based': moved(
    { '1.50': '703.4c', '1.20': '703.4' },
    'A creature with power 0 or less is destroyed.',
  ),
  'attacks-in-turn': always(VERSIONS, '505', 'Only the player whose turn it is attacks.'),
  'attacks-singly': always(VERSIONS, '505', 'One creature attacks after the other.'),
  'attacks-untapped': always(VERSIONS, '506', 'Only an untapped creature attacks.'),
  'attacks-later': always(
    VERSIONS,
    '506',
    'A creature does not attack in the turn in which it comes into the battle zone, unless it is an evolution creature or a text lets it.',
  ),
  'attacks-tapped': always(
    VERSIONS,
    '506',
    'Of the opponent’s creatures only tapped ones are attacked, unless a text says otherwise.',
  ),
  'attack-ends': always(
    VERSIONS,
    '505.6a',
    'Where what attacks, or the creature that it attacks, has no part in the attack any more, the attack ends at once.',
  ),
  blocked: {
    // What blocks is attacked then: where it has left, the attack has ended.
    '1.50': { number: '507.1', line: 'A creature that blocks is what is attacked from then on.' },
    '1.20': {
      number: '507.1d',
      line: 'A blocked creature stays blocked, though what has blocked it has left.',
    },
  },
  'blocks-singly': {
    '1.50': {
      number: '507.1a',
      line: 'Of several creatures that block, chosen at the same time, the last is attacked.',
    },
    '1.20': { number: '507.1a', line: 'One creature blocks an attack.' },
  },
  'blocks-untapped': always(VERSIONS, '507', 'Only an untapped creature blocks.'),
  'loses-battle': moved(
    { '1.50': '703.4d', '1.20': '703.4' },
    'A creature that has lost a battle is destroyed.',
  ),
  'god-leaves': moved(
    { '1.50': '703.4f', '1.20': '703.4' },
    'Where a linked God leaves, one of its cards does; that replaces nothing.',
  ),
  'deck-out': moved(
    { '1.50': '703.4b', '1.20': '703.4' },
    'A player whose deck has come to its last card, even for a moment, loses; the game ends at once.',
  ),
  'as-it-was': {
    '1.50': {
      number: '105.6',
      line: 'What is tapped cannot be tapped, and what is untapped cannot be untapped.',
    },
    '1.20': { number: '101.3', line: 'Of what is told to be done, what cannot be done is left out.' },
  },
  discards: {
    '1.50': {
      number: '701.7b',
      line: 'Whose hand it is chooses what is discarded, unless it is at random or somebody else is said to.',
    },
    // Of the older rules no other is known for it.
    '1.20': { number: '601.1h', line: 'Who uses an ability chooses what it tells them to choose.' },
  },
  chooses: moved(
    { '1.50': '601.1h', '1.20': '601.1h' },
    'Who uses an ability chooses what it tells them to choose.',
  ),
  'chooses-lines': moved(
    { '1.50': '601.1h', '1.20': '601.1h' },
    'Which of several lines are carried out is chosen before any is; they are carried out from top to bottom.',
  ),
  'leaves-together': moved(
    { '1.50': '603.5d' },
    'Of several that leave together none sees the others leave; each sees that it leaves itself.',
  ),
  'happens-together': always(
    VERSIONS,
    '700.1',
    'What nothing changes happens; simultaneous events happen together.',
  ),
} as const;

export type Rule = keyof typeof RULES;

/** A rule's key, known to be one. @example cite('once') // => 'once' */
export function cite(rule: Rule): Rule {
  return rule;
}
