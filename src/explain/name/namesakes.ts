/** What tells objects of one name from one another. */

import { compare } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import type { GameObject } from '../../position/object.js';
import type { Game } from '../../rulebook/game.js';
import { grouped } from '../message/alike.js';

/** Whose a thing is, where that tells it from others of its name, and which of theirs. */
export interface Apart {
  readonly of: string | null;
  readonly nth: number | null;
}

/** Numbers namesakes, those of each player for themselves. */
export function numberApart(
  objects: readonly GameObject[],
  nameOf: (player: PlayerId) => string,
  apart: Map<ObjectId, Apart>,
): void {
  const groups = grouped(objects, ({ controller }) => controller);
  for (const theirs of groups) {
    theirs.forEach(({ id, controller }, index) => {
      const of = groups.length > 1 ? nameOf(controller) : null;
      apart.set(id, { of, nth: theirs.length > 1 ? index + 1 : null });
    });
  }
}

/**
 * What tells a token from others of its name: a number, whose it is, or that there are none.
 * @param told what tells it apart among those that there were at the start, which `apart` are told so
 * @param counting tokens that nothing else tells apart are numbered
 */
export function tokenApart(
  { catalogue, table }: Game,
  { id, card, label, controller, count }: GameObject,
  told: Apart,
  apart: ReadonlyMap<ObjectId, Apart>,
  counting: boolean,
): Apart & { readonly only: boolean } {
  if (label !== null || told.nth !== null) return { ...told, only: told.nth === null };
  const { objects, players } = table.position;
  const alike = objects.filter(
    (one) => one.token && one.card === card && one.label === null && !apart.has(one.id),
  );
  if (counting && alike.length > 1)
    return { of: null, nth: alike.findIndex((one) => one.id === id) + 1, only: false };
  const there = alike.filter((one) => one.id !== id && catalogue.zones[one.zone]);
  const theirs = there.filter((one) => one.controller === controller);
  const of = theirs.length < there.length ? (players[controller]?.name ?? '') : told.of;
  return { of, nth: null, only: theirs.length === 0 && compare(count, 1) === 0 };
}
