/** How it is told which objects and players are chosen. */

import type { Deciding } from '../message/message.js';
import { pooled, sizeOf } from '../message/offers.js';
import { doneWith, either, forEach, offeredThings } from './deed.js';
import { everything, type Phrases } from './phrase.js';

/** What is chosen, and what is done with it: "chooses which of A and B is discarded". */
export function choosesFrom(phrases: Phrases, deciding: Deciding): string {
  const { offered, matter } = deciding;
  const among = pooled(offered);
  const whose = forWhat(phrases, deciding);
  if (offered.some(({ offer }) => offer === 'event')) return `decides whether ${either(phrases, offered)}`;
  const only = sizeOf(among) === 1 ? everything(among) : null;
  const done = matter.length > 0 ? doneWith(phrases, matter, among) : null;
  if (done !== null)
    return only !== null
      ? `decides whether ${only} ${done}${whose}`
      : `chooses which of ${offeredThings(among)} ${done}${whose}`;
  return only !== null
    ? `decides whether to ${deciding.asks === 'target' ? 'target' : 'choose'} ${only}${whose}`
    : `chooses from ${offeredThings(among)}${whose}`;
}

/** Players and things that are offered, no more of them than anybody reads. */
/** Of what it is asked; else the effect for which something is chosen; of a rule, what it speaks of. */
export function forWhat(phrases: Phrases, { about, of }: Deciding): string {
  if (of.length > 0) return forEach(phrases, of);
  if (!about || about.source?.is === 'words') return '';
  return ` for ${about.rule === undefined ? phrases.effect(about) : phrases.source(about)}`;
}
