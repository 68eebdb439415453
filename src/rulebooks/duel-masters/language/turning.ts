/** Tapping, untapping, revealing; and what is told of a card that has been revealed. */

import type { English } from '../../../language/english/english.js';
import { verb } from '../../../language/english/verb.js';

const FORMS = {
  tap: 'tap taps tapping tapped',
  untap: 'untap untaps untapping untapped',
  reveal: 'reveal reveals revealing revealed',
} as const;

export function addTurning(english: English): void {
  const { what: object } = english;
  for (const event of ['tap', 'untap', 'reveal'] as const)
    verb(english, FORMS[event], '{object}', { object }, (h) => ({ event, object: h.object }));
}
