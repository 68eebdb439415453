/** Effects by their printed words. */

import type { Effect } from '../message/message.js';
import { kindsOf } from '../name/template.js';
import { capital, type Phrases } from './phrase.js';

/** An effect with its words, and what the rules call it: `Tripper (state-defining effect): "Your opponent's ..."`. */
export function worded(phrases: Phrases, effect: Effect): string {
  const source = capital(phrases.source(effect)) + calledSo(phrases, effect);
  return effect.text === null ? `${source}.` : `${source}: ${phrases.quote(effect.text)}`;
}

/** A sentence that ends with quoted words, which may have no stop of their own: those of a keyword. */
export function stopped(said: string): string {
  return /[.!?)]['"]*$/.test(said) ? said : `${said}.`;
}

/** Of which kind the rules say that it is. */
export function calledSo({ words }: Phrases, effect: Effect): string {
  const kinds = kindsOf(words, effect);
  return kinds.length === 0 ? '' : ` (${kinds.join(', ')})`;
}
