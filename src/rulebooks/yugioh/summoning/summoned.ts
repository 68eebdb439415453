/** How a monster came to the field, and whence: what stands on it says so, or what it is. Of any other nobody knows. */

import type { Prohibition } from '../../../ability/ability.js';
import { isAnywhere, type Words } from '../../../ability/anywhere.js';
import { withhold } from '../../../ground/problem.js';
import type { GameObject } from '../../../position/object.js';
import type { Catalogue } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { isFaceDown } from '../state/hidden.js';
import { EXTRA, mayBeExtra, printedTypes } from '../type.js';
import { isNotUnderstood } from '../unknown.js';
import { NORMALLY, SUMMONED, summonedFrom, WAS_SET } from '../word.js';

/** Where monsters are summoned from. */
export const WHENCE = ['hand', 'deck', 'extra deck', 'gy', 'banished'] as const;

/** Each way by its status. */
const WAYS = [...SUMMONED.normal, ...SUMMONED.special].map((way) => `${way} summoned`);

/** Of one that was summoned so it is known whence: these ways are of one zone alone. */
const FROM_ONE: { readonly [status: string]: string } = {
  ...Object.fromEntries(SUMMONED.normal.map((way) => [`${way} summoned`, 'hand'])),
  ...Object.fromEntries(EXTRA.map((way) => [`${way} summoned`, 'extra deck'])),
};

/** What is never Normal Summoned or Set: it has been Special Summoned. */
const NEVER_NORMAL = [...EXTRA, 'ritual'];

/** What an object is that does not stand on it as a status: a monster that was summoned so, or from there. */
export const UNSAID: NonNullable<Catalogue['unsaid']> = {
  ...Object.fromEntries([...WAYS, WAS_SET].map((status) => [status, wasSummoned])),
  ...Object.fromEntries(WHENCE.map((zone) => [summonedFrom(zone), cameFrom])),
  [NORMALLY]: isSummonedNormally,
};

/** @throws {Withheld} where what of its text is not understood may keep it from that */
function isSummonedNormally(game: Game, { card, token }: GameObject): boolean {
  const types = printedTypes(game, card);
  if (token || card === null || NEVER_NORMAL.some((type) => types.includes(type))) return false;
  return game.table.registry.ofCard(card).every(({ ability }) => {
    if (isNotUnderstood(ability) && isAnywhere(ability, speaksOfThat))
      return withhold(
        'rule/not-modelled',
        'Whether a monster can be Normal Summoned or Set of whose text something is not understood is not worked out.',
      );
    return ability.ability !== 'cannot' || ability.while !== undefined || !forbidsThat(ability);
  });
}

function speaksOfThat(words: Words): boolean {
  return Object.values(words).some((word) => typeof word === 'string' && /\bNormal Summon/.test(word));
}

function forbidsThat({ act: { event, object } }: Prohibition): boolean {
  return event === 'normal summon' && object?.what === 'this';
}

/** Whether it lies as the board has it: of whatever has come since it stands on it how that was summoned. */
function isFromBoard({ zone, stint }: GameObject): boolean {
  return zone === 'monsters' && stint === 0;
}

function wasSummoned(game: Game, object: GameObject, status: string): boolean {
  const { card, token } = object;
  if (!isFromBoard(object) || [...WAYS, WAS_SET].some((one) => object.status.includes(one))) return false;
  const types = printedTypes(game, card);
  const special = token || (!isFaceDown(object.status) && NEVER_NORMAL.some((type) => types.includes(type)));
  if (special && status === 'special summoned') return true;
  if (token || (special && (status === WAS_SET || isNormal(status)))) return false;
  const [way = ''] = status.split(' ');
  // What is not of that kind cannot have been summoned so.
  if (card !== null && NEVER_NORMAL.includes(way) && !types.includes(way)) return false;
  return unsaid(game, object);
}

function isNormal(status: string): boolean {
  return SUMMONED.normal.some((way) => status === `${way} summoned`);
}

function cameFrom(game: Game, object: GameObject, status: string): boolean {
  const { card, token } = object;
  if (!isFromBoard(object) || token || WHENCE.some((zone) => object.status.includes(summonedFrom(zone))))
    return false;
  const way = object.status.find((one) => FROM_ONE[one] !== undefined);
  if (way !== undefined) return summonedFrom(FROM_ONE[way] ?? '') === status;
  const types = printedTypes(game, card);
  if (card !== null && !mayBeExtra(types) && status === summonedFrom('extra deck')) return false;
  return unsaid(game, object);
}

function unsaid({ table }: Game, { card, label }: GameObject): never {
  const name = label ?? (card === null ? null : table.position.cards[card]?.name) ?? 'a monster';
  return withhold(
    'position/missing-value',
    `The ruling depends on how ${name} came to the field, which is not written down.`,
    'Write beside it how it was first put there (`normal summoned: true`, `was set: true`, `special summoned: true`, `link summoned: true` ...) and, where that is asked, whence it was Special Summoned (`from extra deck: true`).',
  );
}
