/** Mana, as its symbols. */

import type { GameEvent } from '../../position/event.js';

/** The mana that an event is about, as many symbols as it comes to; null where it is still to be chosen, or of no one kind. */
export function manaOf({ detail, amount }: GameEvent): string | null {
  const mana = detail?.mana ?? detail?.way ?? '';
  if (amount === null && ALL_OF_IT.test(mana)) return mana;
  const kinds = mana.match(/\{[^}]*\}/g)?.length ?? 0;
  if (kinds === 0 || typeof amount !== 'number' || amount > MOST_SYMBOLS || amount % kinds !== 0) return null;
  return mana.repeat(amount / kinds);
}

/** Symbols of a cost are all that there is of it: "[2][Fury]", "{2}{R}". */
const ALL_OF_IT = /^(\[[^[\]]+\]|\{[^{}]+\})+$/;

/** As many symbols as are read at a glance. */
const MOST_SYMBOLS = 6;
