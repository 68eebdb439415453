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

/** Keywords count in layer 6, power and toughness in layer 7c (613.1f, 613.4c). */
export function ofCounters(game: Game, { counters }: GameObject): readonly StaticOp[] {
  if (Object.keys(counters).length === 0) return NO_CHANGES;
  const gained = isOff(game, cite('keyword-counter'))
    ? []
    : flat(GAINED, ([counter, gain]) => (isAny(counters[counter] ?? 0) ? [gain] : []));
  return [...gained, ...changing('power', 1, counters), ...changing('toughness', 2, counters)];
}

const isAny = (amount: Amount): boolean => compare(amount, 0) > 0;

const NO_CHANGES: readonly StaticOp[] = [];

/** How much a number changes by all counters together: "+1/+0", "-1/-1". */
function changing(trait: string, place: 1 | 2, counters: GameObject['counters']): StaticOp[] {
  let by: Amount = 0;
  for (const [counter, amount] of Object.entries(counters)) {
    const each = POWER_TOUGHNESS.exec(counter)?.[place];
    if (each) by = add(by, multiply(amount, Number(each)));
  }
  return by === 0 ? [] : [{ op: 'modify', trait, by }];
}
