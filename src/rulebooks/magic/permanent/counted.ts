/** What counters do to what they are on: power and toughness (122.1a), keywords (122.1b). */

import type { KeywordAbility } from '../../../ability/ability.js';
import type { StaticOp } from '../../../ability/static.js';
import { type Amount, add, compare } from '../../../ground/amount.js';
import { flat } from '../../../ground/list.js';
import { multiply } from '../../../ground/product.js';
import type { GameObject } from '../../../position/object.js';
import { type Game, isOff } from '../../../rulebook/game.js';
import type { Standing } from '../../../table/registry.js';
import { cite } from '../rule.js';

/** Kinds by which a permanent has the keyword that they are called after. */
export const KEYWORD_COUNTERS = [
  'deathtouch',
  'double strike',
  'first strike',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'trample',
  'vigilance',
] as const;

const GAINED: readonly (readonly [counter: string, gain: StaticOp])[] = KEYWORD_COUNTERS.map((keyword) => {
  const ability: KeywordAbility = { ability: 'keyword', keyword };
  return [keyword, { op: 'gain', abilities: [ability] }];
});

/** The abilities that counters give. */
export const KEYWORDS_OF_COUNTERS: Standing = {
  rule: cite('keyword-counter'),
  ability: {
    ability: 'spell',
    do: GAINED.map(([, gain]) => ({ do: 'last on', until: 'game', on: { what: 'this' }, ops: [gain] })),
  },
};

/** Kinds for which there are rules of their own (122.1). */
const RULED: readonly string[] = [
  ...KEYWORD_COUNTERS,
  'defense',
  'age',
  'fade',
  'finality',
  'lore',
  'loyalty',
  'shield',
  'stun',
  'time',
];

/** Whether the rules say what counters of this kind do. */
export function ownCounter(kind: string): boolean {
  return RULED.includes(kind) || POWER_TOUGHNESS.test(kind);
}

const POWER_TOUGHNESS = /^([+-]\d{1,3})\/([+-]\d{1,3})$/;

/** Keywords count in layer 6, power and toughness in layer 7c (613.1f, 613.4c), by all counters together. */
export function ofCounters(game: Game, { counters }: GameObject): readonly StaticOp[] {
  let gains = false;
  let power: Amount = 0;
  let toughness: Amount = 0;
  // Asked of every permanent at every step: nothing is made for what there is none of.
  for (const counter in counters) {
    const amount = counters[counter] ?? 0;
    const each = changeBy(counter);
    if (each) {
      power = add(power, multiply(amount, each.power));
      toughness = add(toughness, multiply(amount, each.toughness));
    } else gains ||= isKeyword(counter) && isAny(amount);
  }
  if (!gains && power === 0 && toughness === 0) return NO_CHANGES;
  const changes: StaticOp[] =
    gains && !isOff(game, cite('keyword-counter'))
      ? flat(GAINED, ([counter, gain]) => (isAny(counters[counter] ?? 0) ? [gain] : []))
      : [];
  if (power !== 0) changes.push({ op: 'modify', trait: 'power', by: power });
  if (toughness !== 0) changes.push({ op: 'modify', trait: 'toughness', by: toughness });
  return changes;
}

const isAny = (amount: Amount): boolean => compare(amount, 0) > 0;
const isKeyword = (kind: string): boolean => (KEYWORD_COUNTERS as readonly string[]).includes(kind);

const NO_CHANGES: readonly StaticOp[] = [];

/** How much each counter of a kind changes the numbers of a creature. */
interface NumbersChanged {
  readonly power: number;
  readonly toughness: number;
}

/** "+1/+0", "-1/-1"; null for other kinds. */
function changeBy(kind: string): NumbersChanged | null {
  const known = CHANGED.get(kind);
  if (known) return known;
  const [, power, toughness] = POWER_TOUGHNESS.exec(kind) ?? [];
  if (power === undefined) return null;
  const change = { power: Number(power), toughness: Number(toughness) };
  if (CHANGED.size < MOST_KINDS) CHANGED.set(kind, change);
  return change;
}

/** The kinds that have been met, but no more than any board has: they come from texts that anyone may write. */
const CHANGED = new Map<string, NumbersChanged>();
const MOST_KINDS = 100;
