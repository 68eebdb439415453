/** Effects that can be chosen, those of namesakes in one. */

import type { Offered } from '../message/offers.js';
import { gathered } from '../why/gathered.js';
import { listThings, type Phrases, plurals } from './phrase.js';

/** "The effects of the second to 18th Name", or "the effect of the second to 18th Name" where one of them is meant. */
export function atOnce(
  phrases: Phrases,
  offers: readonly Offered[],
  joint: 'and' | 'or',
  noun: string,
  among: readonly Offered[],
): string[] {
  return gathered(offers).flatMap((group) => {
    const [one, ...others] = group;
    if (!one) return [];
    if (others.length === 0) return [phrases.option(one, phrases.effect(one.effect, noun), among)];
    const of = group.flatMap(({ effect }) => effect.source ?? []);
    const { printedOn } = one.effect;
    const from = printedOn === null ? '' : ` from ${printedOn}`;
    const whose = listThings(of, (each) => each.short ?? each.name, joint);
    const name = `the ${joint === 'and' ? plurals(phrases.noun(noun)) : phrases.noun(noun)} of ${whose}${from}`;
    return [phrases.option(one, name, among)];
  });
}
