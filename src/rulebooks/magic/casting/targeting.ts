/** What a spell on the stack targets: what was chosen for its text as it was announced (115.1, 601.2c). */

import { isTargeted } from '../../../evaluate/reference/target.js';
import type { ObjectId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import type { Aim, Env } from '../../../position/env.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';

export const TARGETING = {
  targets: (game: Game, spell: GameObject, to: readonly ObjectId[]): boolean =>
    aimsOf(game, spell).some(({ chosen }) => 'objects' in chosen && areThere(game, chosen, to)),
};

/** What has been elsewhere since is no target any more (400.7). */
function areThere(
  { table }: Game,
  { objects, stints }: { readonly objects: readonly ObjectId[]; readonly stints: readonly number[] },
  to: readonly ObjectId[],
): boolean {
  return objects.some((id, at) => to.includes(id) && table.position.objects[id]?.stint === stints[at]);
}

/** The targets of a spell, which the work in hand keeps that casts it or will have it resolve. */
function aimsOf({ table }: Game, spell: GameObject): readonly Aim[] {
  const texts = table.registry.ofCard(spell.card);
  const words = flat(table.position.work, (frame) =>
    frame.frame === 'script' && isAbout(frame.env, spell) ? frame.env : [],
  );
  const known = words.findLast(({ aimed }) => aimed !== undefined)?.aimed ?? [];
  return known.filter(
    ({ ability, phrase }) => isTargeted(phrase) && texts.some(({ key }) => key === ability),
  );
}

function isAbout({ source, refs: [spoken] }: Env, { id }: GameObject): boolean {
  return source === id || (spoken != null && 'objects' in spoken && spoken.objects.includes(id));
}
