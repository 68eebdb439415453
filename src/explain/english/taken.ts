/** What players choose among players and things. */

import { beside } from '../message/beside.js';
import type { Choosing } from '../message/message.js';
import { type Pool, pooled, sizeOf } from '../message/offers.js';
import { doneWith, forEach, offeredThings } from './deed.js';
import { capital, chooser, ended, everything, type Phrases } from './phrase.js';

/** "Apple chooses A rather than B.", "Apple targets Nutmeg.", "Apple does not choose A." */
export function taken(phrases: Phrases, message: Choosing): string {
  const { chosen, offered, about, of, asks, matter, beforehand } = message;
  const by = capital(chooser(message.by));
  const from = pooled(offered);
  const picked = pooled([chosen]);
  const whose =
    beforehand && about !== null ? ` for ${phrases.effect(about, 'ability')}` : forEach(phrases, of);
  if (sizeOf(picked) === 0 && sizeOf(from) === 1)
    return ended(`${by} does not ${asks === 'target' ? 'target' : 'choose'} ${everything(from)}${whose}`);
  const what =
    sizeOf(picked) > 0 ? everything(picked) : sizeOf(from) > 0 ? `none of ${offeredThings(from)}` : 'nothing';
  if (asks === 'order') {
    const left = beside(from, picked);
    return `${by} lets ${what} come${left === null ? ' first' : ` before ${offeredThings(left)}`}.`;
  }
  const rest = sizeOf(picked) === 0 ? '' : ratherThan(from, picked);
  // What a rule or a cost has chosen is chosen for something; a text says itself what for.
  const done = sizeOf(picked) > 0 ? doneWith(phrases, matter, from, 'bare') : null;
  const to = done === null ? '' : ` to ${done}`;
  return ended(`${by} ${asks === 'target' ? 'targets' : 'chooses'} ${what}${rest}${to}${whose}`);
}

/** What is not chosen of what is offered; where some of a group are chosen, out of what. */
function ratherThan(from: Pool, taken: Pool): string {
  const left = beside(from, taken);
  if (left === null) return ` from ${offeredThings(from)}`;
  return sizeOf(left) === 0 ? '' : ` rather than ${offeredThings(left, 'or')}`;
}
