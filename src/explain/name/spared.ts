/** Events by which others do not come about, and which say so themselves: damage that is prevented. */

import { type Amount, add, compare } from '../../ground/amount.js';
import { multiply } from '../../ground/product.js';
import type { Words } from '../../rulebook/words.js';
import { equals, grouped } from '../message/alike.js';
import type { Happening } from '../message/message.js';

/** More than so many are told by what they come to. */
const MOST_APART = 4;

/** Whether an event is one by which another does not come about. */
function isSpared({ spare = [] }: Words, { kind }: Happening): boolean {
  return spare.includes(kind);
}

/** Events at once, with those that are spared as people say them: before what is left of them, and many as one. */
export function sparing(words: Words, events: readonly Happening[]): readonly Happening[] {
  const many = events.filter((one) => isSpared(words, one)).length > MOST_APART;
  const told: Happening[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (!isSpared(words, event)) {
      if (last && isSpared(words, last) && isOfOne(last, event)) told[told.length - 1] = bare(last);
      told.push(event);
    } else if (many) {
      const at = told.findIndex(({ kind }) => kind === event.kind);
      const sum = told[at];
      if (sum) told[at] = { ...sum, amount: add(sum.amount ?? 0, ofAll(event)) };
      else told.push({ ...bare(event), amount: ofAll(event) });
    } else if (last && !isSpared(words, last) && befallsAlike(last, event)) {
      told.splice(-1, 0, isOfOne(last, event) ? bare(event) : event);
    } else told.push(event);
  }
  return told;
}

/** Whether it is said of what happens that it does, or in part does not, so that nothing need be said of what was to happen. */
export function isToldSo(words: Words, would: Happening, happens: readonly Happening[]): boolean {
  const about = happens.filter(
    (one) => befallsAlike(one, would) && (one.kind === would.kind || isSpared(words, one)),
  );
  const sum = about.map(({ amount }) => amount ?? 0).reduce<Amount>(add, 0);
  return about.some((one) => isSpared(words, one)) && compare(sum, would.amount ?? 0) >= 0;
}

/** Events of one kind by their sum: whomever they befall, and whatever brings them about, is still to be said. */
export function inAll(events: readonly Happening[]): readonly Happening[] {
  return grouped(events, ({ kind }) => kind).map((alike) => ({
    ...bare(alike[0]),
    amount: alike.map(ofAll).reduce(add, 0),
  }));
}

function befallsAlike(a: Happening, b: Happening): boolean {
  const whom = ({ objects, player, other }: Happening): unknown => [objects, player, other];
  return a.amount !== null && b.amount !== null && equals(whom(a), whom(b));
}

/** Whether both befall the same, and nothing else with it. */
function isOfOne(a: Happening, b: Happening): boolean {
  return a.objects.length < 2 && befallsAlike(a, b);
}

/** Without whom it would befall, and by what. */
function bare(event: Happening): Happening {
  return { ...event, objects: [], player: null, other: null };
}

/** As much as it is of all its objects together, each of which is spared this much. */
function ofAll({ objects, amount }: Happening): Amount {
  return objects.length < 2
    ? (amount ?? 0)
    : multiply(amount ?? 0, objects.map((one) => one.count).reduce(add, 0));
}
