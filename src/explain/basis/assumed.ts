/** What a ruling rests on: what is assumed, what was given, and every clause that is not understood. */

import type { Words } from '../../rulebook/words.js';
import type { Setup } from '../../scenario/setup.js';
import type { SentenceCatalogue } from '../message/catalogue.js';
import type { AssumptionMessage, Message } from '../message/message.js';
import { harmless } from './harmless.js';
import { leftOut } from './left-out.js';

/** @param given what players have chosen because the scenario says so */
export function assumptionsOf(
  { position, unread }: Setup,
  { omits }: Words,
  given: readonly AssumptionMessage[] = [],
): AssumptionMessage[] {
  return [
    { say: 'nobody acts unasked' },
    { say: 'costs and timing are legal' },
    ...(omits ? leftOut(position, omits) : []),
    ...given,
    ...Object.values(position.cards).flatMap(({ name: card, intent }): AssumptionMessage[] =>
      intent === undefined ? [] : [{ say: 'intent', card, intent }],
    ),
    ...unread.map(
      (clause): AssumptionMessage => ({
        say: 'unread',
        card: clause.card,
        clause: clause.trouble.unread.text,
        because: harmless(position, clause),
      }),
    ),
  ];
}

/** A heading, and what stands under it. */
type Section = readonly [heading: string, items: readonly string[]];

/** The same for people, by sort. */
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
