/** What a ruling rests on, under headings. */

import type { SentenceCatalogue } from '../message/catalogue.js';
import type { AssumptionMessage, Message } from '../message/message.js';

/** A heading, and what stands under it. */
type Section = readonly [heading: string, items: readonly string[]];

/** What a ruling rests on, for people, by sort. */
export function assumptionSections(
  assumptions: readonly AssumptionMessage[],
  { headings, joined }: SentenceCatalogue,
  say: (message: Message) => string,
): readonly Section[] {
  const sort = (wanted: AssumptionMessage['say']): string[] =>
    assumptions.filter((one) => one.say === wanted).map(say);
  const others = assumptions.filter((one) => !APART.includes(one.say)).map(say);
  return [
    [headings.given, [...new Set(sort('given'))]],
    [headings.assumed, others.length === 0 ? [] : [joined(others)]],
    [headings.intent, sort('intent')],
    [headings.unread, sort('unread')],
  ];
}

/** What stands under a heading of its own. */
const APART: readonly AssumptionMessage['say'][] = ['given', 'intent', 'unread'];
