/** How an object or a player is changed otherwise than in place and status. */

import { ANY_OTHER } from '../../explore/choice/answers.js';
import { type Amount, compare, written } from '../../ground/amount.js';
import type { Change, ChangeMessage, Effect, Place, Turn } from '../message/message.js';
import { found } from '../name/template.js';
import { toldWith } from '../name/together.js';
import { counted, list, type Phrases, plurals, thing, tokenName } from './phrase.js';
import { pickedFor, wordChosen } from './token.js';

/** @param all what has become of the object; nothing is said of what is told with another of these */
export function altered(
  phrases: Phrases,
  change: Exclude<Change, { change: 'zone' | 'status' }>,
  all: readonly Change[],
): string {
  switch (change.change) {
    case 'at':
      return `${all.some((one) => one.change === 'zone') ? '' : 'now '}at ${thing(change.place)}`;
    case 'controller':
      return `controlled by ${change.to}`;
    case 'counters':
      return compare(change.from, 0) === 0 && !change.endless
        ? counted(change.to, `${change.counter} counter`)
        : `${change.counter} counters ${written(change.from)} → ${grown(change)}`;
    case 'damage':
      return `damage ${written(change.from)} → ${grown(change)}`;
    case 'copy':
      return `a copy of ${change.of}`;
    case 'became':
      return `now ${thing(change.what)}`;
    case 'attached': {
      const { attached: [on, off] = ['attached to {objects}', 'attached to nothing'] } =
        phrases.words.picks ?? {};
      return change.to ? on.replace('{objects}', thing(change.to)) : off;
    }
    case 'chosen': {
      const [said] = found(phrases.words.picks ?? {}, change.as) ?? [];
      return said?.replace('{objects}', () => change.word) ?? `${wordChosen(change.word)} chosen`;
    }
    case 'keywords':
      return `gains ${list(change.gained)}`;
    case 'picked':
      return pickedFor(phrases, change);
    case 'number':
      return numbers(phrases, toldWith(phrases.words, change, all));
    case 'words': {
      // What is not told apart is that which has been chosen.
      const gained = change.gained.map((word) => `now ${word === ANY_OTHER ? 'that word' : word}`);
      const lost = change.lost.map((word) => `no longer ${word}`);
      return `${phrases.trait(change.trait)}: ${list([...gained, ...lost])}`;
    }
  }
}

/** What has ceased to exist, or is where it was. */
export function goneOrBack(phrases: Phrases, from: Place | null, to: Place | null): string {
  if (to) return `${phrases.zoneName(to.zone)} (it left and came back)`;
  return `${from ? phrases.zoneName(from.zone) : 'new'} → no longer in the game`;
}

/** What a number has become; where it goes on so for ever, there is no last one. */
export function grown({ to, endless }: { readonly to: Amount; readonly endless?: Turn }): string {
  return endless ? GROWING[endless] : written(to);
}

const GROWING: { readonly [turn in Turn]: string } = {
  more: 'ever more',
  less: 'ever less',
  both: 'up and down for ever',
};

/** "power 2 → 3", "power/toughness 2/2 → 3/3". */
function numbers(phrases: Phrases, told: readonly Extract<Change, { change: 'number' }>[]): string {
  if (told.length === 0) return '';
  const from = told.flatMap((one) => (one.from === null ? [] : [written(one.from)]));
  const all = told.map(grown);
  const to = told.every(({ endless }) => endless) ? list([...new Set(all)]) : all.join('/');
  const named = told.map(({ trait }) => phrases.trait(trait)).join('/');
  return `${named} ${from.length === 0 ? '' : `${from.join('/')} → `}${to}`;
}

/** "More and more Soldier tokens": what each round brings others of. */
export function whatChanged({ objects }: Extract<ChangeMessage, { say: 'changed' }>): string {
  return `more and more ${plurals(tokenName(objects[0]?.name ?? ''))}`;
}

/** By what something comes about that has no words of its own: an effect of something, or the rules. */
export function byRule(phrases: Phrases, effect: Effect): string {
  return effect.source && effect.rule === undefined ? `By ${phrases.effect(effect)}` : 'By the rules';
}
