/** What is kept from happening to something by its own words. */

import { isSame } from './alike.js';
import type { Message } from './message.js';

/** Whether an effect with words of its own says of its source alone what cannot happen: the source is named already. */
export function isOwn({ event, effect }: Extract<Message, { say: 'cannot' }>): boolean {
  if (!effect?.source || effect.text === null || effect.printedOn !== null) return false;
  const named = effect.form !== null || effect.called.length > 0 || effect.others !== undefined;
  return !named && isSame(event.objects, [effect.source]);
}
