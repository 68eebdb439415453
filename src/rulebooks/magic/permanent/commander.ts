/** Commanders (903): the choice whether one that has left goes back to the command zone. */

import type { ObjectId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, isOff } from '../../../rulebook/game.js';
import { cite, type Version } from '../rule.js';

/** Until 2020 a commander was kept from dying and exile by replacement; since then it goes there and may be put away. */
const RETURNS: { readonly [version in Version]: readonly string[] } = {
  '2026': ['graveyard', 'exile'],
  '2013': [],
};

/**
 * A card that is drawn is put into its owner's hand (121.1), which 903.9b replaces; whether it has been drawn all the same,
 * no rule says.
 * @throws {Withheld} of a commander
 */
export function mustNotBeDrawn(game: Game, card: ObjectId | undefined): void {
  const { status = [] } = card === undefined ? {} : (game.table.position.objects[card] ?? {});
  if (!status.includes('commander') || isOff(game, cite('commander-returns'))) return;
  if (game.table.position.rules === '2026')
    withhold(
      'rule/not-modelled',
      'Whether a commander that would be drawn, and may be put into the command zone instead, has been drawn is not worked out here.',
    );
}

/** What tells that the owner of a commander has left it where it came. */
const STAYS = 'stays';

/** A commander that has come to a graveyard or into exile, of which its owner has not yet said whether it stays there (903.9a). */
export function awaitsReturn(game: Game, { status, zone, stint, linked }: GameObject): boolean {
  if (!status.includes('commander') || stint === 0 || linked[STAYS]) return false;
  if (isOff(game, cite('commander-leaves'))) return false;
  return RETURNS[game.table.position.rules as Version].includes(zone);
}

/** It stays where it is. */
export const DECLINE: EventRule = {
  happen: (hands, { object }) => {
    if (object === null) return false;
    hands.link(object, STAYS, []);
    return true;
  },
};
