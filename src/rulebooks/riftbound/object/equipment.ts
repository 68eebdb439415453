/**
 * Cards that are attached (716 to 725): what stands in their effect text is a text of what they are attached to (136.2.c,
 * 434.1.c), with their Might Bonus (434.1.d), and their own rules text does nothing meanwhile (434.1.e).
 */

import type { Ability } from '../../../ability/ability.js';
import type { Condition } from '../../../ability/condition.js';
import { every } from '../../../ability/every.js';
import type { What } from '../../../ability/reference.js';
import { referents } from '../../../ability/referents.js';
import type { StaticOp } from '../../../ability/static.js';
import type { WrittenCard } from '../../definition.js';

/** The effect text stands below the rules text. */
export function whole(card: WrittenCard): WrittenCard {
  const effect = effectOf(card);
  if (effect === '') return card;
  return { ...card, text: card.text === '' ? effect : `${card.text}\n${effect}` };
}

/** What the abilities on a line of the text come to. */
export function given(card: WrittenCard, line: number, abilities: readonly Ability[]): readonly Ability[] {
  if (!isAttachable(card)) return abilities;
  const first = card.text.split('\n').length - effectOf(card).split('\n').length + 1;
  if (effectOf(card) === '' || line < first) return abilities.map(onlyLoose);
  return abilities.map((one) => (one.ability === 'unread' ? one : toTopmost([appended(one)])));
}

/** What no line of the text says: the Might Bonus. */
export function bonus({ printed }: WrittenCard): readonly Ability[] {
  const { bonus: by } = printed;
  return typeof by === 'number' && by !== 0 ? [toTopmost([{ op: 'modify', trait: 'might', by }])] : [];
}

function effectOf({ printed: { effect = '' } }: WrittenCard): string {
  return String(effect).trimEnd();
}

function isAttachable({ printed }: WrittenCard): boolean {
  return printed.effect !== undefined || printed.bonus !== undefined;
}

/** What this is attached to. */
const TOPMOST: What = every({
  head: { sort: 'permanent' },
  which: [{ test: 'relation', relation: 'topmost', to: { what: 'this' } }],
});

function toTopmost(ops: StaticOp[]): Ability {
  return { ability: 'static', affects: TOPMOST, ops };
}

/** It is attached to nothing. */
const LOOSE: Condition = { if: 'not', of: { if: 'exists', what: TOPMOST } };

function onlyLoose(ability: Ability): Ability {
  return { ...ability, while: ability.while ? { if: 'all', of: [ability.while, LOOSE] } : LOOSE };
}

/** "I" and "me" are what has the text now; "this" and the card's name are the very card that gave it (136.2.d). */
function appended(ability: Ability): StaticOp {
  const giver = Math.max(-1, ...referents(ability)) + 1;
  const attached: What = { what: 'that', of: giver, said: 'it' };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const { what, said } = value as { what?: unknown; said?: unknown };
    if (what === 'this') return said === 'I' || said === 'me' ? value : attached;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
  };
  // Every part of an ability stays of its kind: an object by which the text speaks of one object takes another's place.
  return { op: 'gain', abilities: [walk(ability) as Ability], giver };
}
