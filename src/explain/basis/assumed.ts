/** What a ruling rests on: what is assumed, what was given, and every clause that is not understood. */

import type { Words } from '../../rulebook/words.js';
import type { Setup } from '../../scenario/setup.js';
import type { AssumptionMessage } from '../message/message.js';
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
