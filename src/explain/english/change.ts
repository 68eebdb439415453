/** How the board is changed. */

import { compare, written } from '../../ground/amount.js';
import type { Change } from '../message.js';
import { counted, list, type Phrases, quote, thing } from './phrase.js';

export function changeOf(phrases: Phrases, change: Change): string {
  switch (change.change) {
    case 'zone':
      return moved(phrases, change);
    case 'controller':
      return `controlled by ${change.to}`;
    case 'status': {
      const [on, off] = phrases.status(change.status);
      return change.on ? on : off;
    }
    case 'counters':
      return compare(change.from, 0) === 0
        ? counted(change.to, `${change.counter} counter`)
        : `${change.counter} counters ${written(change.from)} → ${written(change.to)}`;
    case 'damage':
      return `damage ${written(change.from)} → ${written(change.to)}`;
    case 'copy':
      return `a copy of ${change.of}`;
    case 'became':
      return `now ${thing(change.what)}`;
    case 'attached':
      return change.to ? `attached to ${thing(change.to)}` : 'attached to nothing';
    case 'chosen':
      return `${quote(change.word)} chosen`;
    case 'picked':
      return phrases.picked(change);
    case 'number':
      return `${phrases.trait(change.trait)} ${change.from === null ? '' : `${written(change.from)} → `}${written(change.to)}`;
    case 'words': {
      const gained = change.gained.map((word) => `now ${word}`);
      const lost = change.lost.map((word) => `no longer ${word}`);
      return `${phrases.trait(change.trait)}: ${list([...gained, ...lost])}`;
    }
  }
}

function moved(phrases: Phrases, { from, to }: Extract<Change, { change: 'zone' }>): string {
  const start = from ? `${phrases.zoneName(from.zone)} → ` : '';
  if (!to) return `${start}no longer in the game`;
  if (!from) return `new → ${phrases.zoneName(to.zone)}`;
  if (from.zone === to.zone && from.of === to.of) return `${phrases.zoneName(to.zone)} (left and came back)`;
  // Another player's zone is named with its player.
  const elsewhere = to.of !== null && from.of !== null && to.of !== from.of;
  return `${start}${elsewhere ? phrases.place(to) : phrases.zoneName(to.zone)}`;
}
