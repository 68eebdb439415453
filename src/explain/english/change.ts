/** How the board is changed. */

import type { Change } from '../message/message.js';
import { altered, goneOrBack } from './altered.js';
import type { Phrases } from './phrase.js';

export function changeOf(phrases: Phrases, change: Change, all: readonly Change[]): string {
  if (change.change === 'zone') return moved(phrases, change);
  if (change.change !== 'status') return altered(phrases, change, all);
  return phrases.status(change.status)[change.on ? 0 : 1];
}

function moved(phrases: Phrases, { from, to, strange }: Extract<Change, { change: 'zone' }>): string {
  if (!to || (from?.zone === to.zone && from.of === to.of)) return goneOrBack(phrases, from, to);
  // Another player's zone is named with its player.
  return `${from ? phrases.zoneName(from.zone) : 'new'} → ${strange ? phrases.place(to) : phrases.zoneName(to.zone)}`;
}
