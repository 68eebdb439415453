/** What comes about after all, once it has come to nothing. */

import type { Words } from '../../rulebook/words.js';
import type { Happening } from '../message/message.js';
import { asTold } from '../name/template.js';
import type { Naming } from '../name/things.js';
import type { Dated } from './fate.js';

type Happens = Dated['fate']['happens'];

/**
 * Whether a player does after all what has been replaced before, one by one: draws again; or what another action brought
 * about comes to nothing now, or the other way round.
 */
export function isMoreOf(
  { fate: { happens, instead }, scene }: Dated,
  { fate, scene: now }: Dated,
  naming: Naming,
  words: Words,
): boolean {
  const isSo = (one: Happening, other: Happening): boolean =>
    one.kind === other.kind && one.player === other.player && asTold(words, one).objects.length === 0;
  const isNot = (none: Happens, some: Happens, would: Happens): boolean =>
    none.length === 0 && some.some((one) => would.some((other) => isSo(one, other)));
  return (
    fate.happens.some(
      (one) =>
        naming.adds(one) && instead.some(({ kind, player }) => kind === one.kind && player === one.player),
    ) ||
    (scene !== now && (isNot(happens, fate.happens, instead) || isNot(fate.happens, happens, fate.instead)))
  );
}
