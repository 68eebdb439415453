/** How rulings of Duel Masters are said. */

import type { Words } from '../../rulebook/words.js';

export const WORDS = {
  events: {
    move: '{object} <be> put into {to}',
    'move>hand': '{object} <be> put into {to}',
    'move:battle>hand': '{object} <be> returned to {to}',
    'move:graveyard>hand': '{object} <be> returned to {to}',
    'move>deck': '{object} <be> put on {to}',
    destroy: '{object} <be> destroyed',
    discard: '{object} <be> discarded',
    shuffle: '{object} <be> shuffled into {to}',
    draw: '{player} <draw> {n card}',
    battle: '{object} <battle> {other}',
    'win battle': '{object} <win> the battle',
    'lose battle': '{object} <lose> the battle',
    attack: '{object} <attack>[ {other}]',
    'attack player': '{object} <attack> the player',
    show: '{object} <be> shown',
    'ninja strike': '{player} <use> Ninja Strike',
    flip: '{object} <be> flipped to the other side',
    summon: '{object} <be> summoned',
    cast: '{object} <be> cast',
    resolve: '{object} <be> carried out',
    'end turn': 'the turn <end>',
  },
  zones: {
    battle: 'the battle zone',
    hand: 'hand',
    deck: 'deck',
    graveyard: 'graveyard',
    mana: 'mana zone',
    shields: 'shield zone',
    hyperspatial: 'hyperspatial zone',
    pending: 'the stack of pending cards',
  },
  statuses: { tapped: ['tapped', 'untapped'], 'face down': ['face down', 'face up'] },
  traits: { power: 'power', civilization: 'civilizations', race: 'races', type: 'types' },
  reminders: true,
  actions: {
    cast: '{player} <cast> {object}',
    summon: '{player} <summon> {object}',
    battle: '{object} and {other} battle',
    turn: 'the turn ends',
  },
} as const satisfies Words;

/** Kinds of event, written as above, that only lead to others: they are no part of what a ruling comes to. */
export const QUIET: readonly string[] = [
  'cast',
  'resolve',
  'summon',
  'move:pending>graveyard',
  'win battle',
  'lose battle',
  'end turn',
];
