/** Whether on two ways to one outcome the same comes about, though in another order or told together with something else. */

import type { Choice } from '../../explore/choice/choice.js';
import { type Amount, add } from '../../ground/amount.js';
import { multiply } from '../../ground/product.js';
import type { Position } from '../../position/position.js';
import type { Ruleset } from '../../rulebooks/definition.js';
import { equals, isKnown } from '../message/alike.js';
import type { Happening, VerdictMessage } from '../message/message.js';
import { record } from './record.js';

/**
 * Whether something else happens on another way, or more or less of it, or in the place of something else.
 * @param fates what comes about on the one way
 * @param other the choices on the other
 */
export function goesOtherwise(
  definition: Ruleset,
  start: Position,
  fates: readonly VerdictMessage[],
  other: readonly Choice[],
  language: string,
): boolean {
  return isOtherwise(fates, record(definition, start, other, { language, counting: false }).fates);
}

function isOtherwise(fates: readonly VerdictMessage[], others: readonly VerdictMessage[]): boolean {
  const [one, other] = [fates, others].map((all) =>
    [...sums(all)].map((part) => JSON.stringify(part)).sort(),
  );
  return !equals(one, other);
}

/** Of everything that comes about how much there is of it. */
function sums(fates: readonly VerdictMessage[]): Map<string, Amount> {
  const found = new Map<string, Amount>();
  for (const fate of fates) {
    const times = fate.say === 'fate' ? fate.times : 1;
    for (const [part, amount] of fate.say === 'fate' ? parts(fate) : [whole(fate)])
      found.set(part, add(found.get(part) ?? 0, multiply(amount, times)));
  }
  return found;
}

type Part = readonly [is: string, amount: Amount];

function parts({ happens, instead }: Extract<VerdictMessage, { say: 'fate' }>): Part[] {
  return [
    ...happens.flatMap((event) => singly(event, 'is')),
    ...instead.flatMap((event) => singly(event, 'is not')),
    ...standsIn(happens, instead),
  ];
}

function whole(message: VerdictMessage): Part {
  return [keyOf(message), 1];
}

/** What happens to each thing by itself. */
function singly(event: Happening, mood: string): Part[] {
  const { objects, amount } = event;
  // Of several whom different players destroy nobody is said to do it.
  const player = objects.length > 0 && objects.every(isKnown) ? null : event.player;
  const about = objects.length > 0 ? objects : [null];
  return about.map((object) => [
    keyOf([mood, { ...event, amount: null, player, objects: object }]),
    amount ?? 1,
  ]);
}

/** One thing to which something happens, in the place of another. */
function standsIn(happens: readonly Happening[], instead: readonly Happening[]): Part[] {
  const [one = '', ...more] = happens.flatMap(({ objects }) => objects.map(keyOf));
  const [other, ...others] = instead.flatMap(({ objects }) => objects.map(keyOf));
  const single = other !== undefined && other !== one && more.length + others.length === 0;
  return single ? [[`${one} for ${other}`, 1]] : [];
}

/** Of namesakes it does not count which one it is: a way can be another with two of them exchanged. */
function keyOf(value: unknown): string {
  return JSON.stringify(value, (field, part) => (field === 'nth' ? null : part));
}
