/** Who can declare an attack: a monster of the turn player, once each turn, and directly only past nobody. */

import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { cite } from '../rule.js';
import { isSaid } from '../said.js';
import { isFaceDown } from '../state/hidden.js';
import { hasDone, noteDeed } from '../state/this-turn.js';
import { hasEnded } from '../turn/phase.js';
import { mustNotSkip } from '../turn/skipped.js';
import { isOnField } from '../zone.js';
import { mustFace } from './direct.js';

/**
 * The rule by which a monster cannot declare this attack.
 * @throws {Withheld} where a text that is not read may let it
 */
export function whyNoAttack(
  game: Game,
  { object, other, by }: Pick<Action, 'object' | 'other' | 'by'>,
): Pick<Steps, 'barred'> {
  if (object === null) return {};
  if (!isTurnOf(game, by)) return { barred: cite('attacks-once') };
  if (hasEnded(game)) return { barred: cite('own-phase') };
  mustNotSkip(game, by);
  const { status } = viewOf(game, object).object;
  if (status.includes('defense') || isFaceDown(status)) {
    mustSayNothingOf(game, LYING);
    return { barred: cite('attack-position') };
  }
  if (hasDone(game, object, 'attack')) {
    mustSayNothingOf(game, AGAIN);
    return { barred: cite('attacks-once') };
  }
  if (other !== null || !mustFace(game, object)) return {};
  mustSayNothingOf(game, DIRECTLY);
  return { barred: cite('not-direct') };
}

function isTurnOf({ table }: Game, player: PlayerId): boolean {
  return table.position.turn.player === player;
}

/** That it has attacked this turn is kept as a use of its attack. */
export function noteAttack({ game }: Hands, id: ObjectId): void {
  noteDeed(game, id, 'attack');
}

const AGAIN =
  /attacks? .*(?:again|twice|second|each|all|additional|times)|(?:second|additional|more) attack/i;
const LYING = /attack[^.]*\b(?:while|in|from)\b[^.]*defense position|while[^.]*defense position[^.]*attack/i;
const DIRECTLY = /attack.* directly/i;

/** Such sentences are read as beside the point, or by what they say of damage: an attack that is listed they may allow. */
function mustSayNothingOf(game: Game, allows: RegExp): void {
  if (isSaid(game, allows, isOnField))
    withhold(
      'rule/not-modelled',
      'Whether a text on the field lets a monster declare this attack, which it otherwise could not, is not worked out.',
    );
}
