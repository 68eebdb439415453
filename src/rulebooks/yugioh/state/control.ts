/** Monsters that change hands: "take control of it until the End Phase". */

import type { Instruction } from '../../../ability/instruction.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import type { Standing } from '../../../table/registry.js';
import { IT } from '../../common/action.js';
import { runOn } from '../../common/running.js';
import { inEndPhase } from '../chain/later.js';
import { cite, type Rule } from '../rule.js';
import { isCrowded } from '../summoning/room.js';
import { AFFECT } from '../word.js';

export const CONTROLLING: { readonly [kind: string]: EventRule } = {
  'take control': {
    views: [AFFECT],
    impossible: whyNotTaken,
    happen: (hands, event) => {
      const { object, player, detail } = event;
      if (object === null || player === null) return false;
      hands.control(object, player);
      if (detail?.until) runOn(hands, [GIVING_BACK], [object], event.cause.player ?? player, 'effect');
      return true;
    },
  },
  /** Its owner controls it again. */
  'give back': {
    by: () => cite('given-back'),
    impossible: (game, { object }) => {
      if (object === null) return cite('not-there');
      const { owner, controller, zone } = objectOf(game, object);
      if (zone !== 'monsters' || owner === controller) return cite('not-there');
      if (isCrowded(game, owner))
        notWorkedOut(
          'What becomes of a monster that would go back to an owner whose Monster Zones are taken',
        );
      return null;
    },
    happen: (hands, { object }) => {
      if (object === null) return false;
      hands.control(object, hands.object(object).owner);
      return true;
    },
  },
};

/** @throws {Withheld} where it is not its owner who controls the monster, or where an arrow points from or to it */
function whyNotTaken(game: Game, { object, player }: GameEvent): Rule | null {
  if (object === null) return cite('not-there');
  const { owner, controller, zone, id, linked } = objectOf(game, object);
  if (zone !== 'monsters' || player === controller) return cite('not-there');
  if (owner !== controller) notWorkedOut('To whom a monster goes back that has changed hands more than once');
  const pointed = game.table.position.objects.some((one) => one.linked['points to']?.includes(id));
  if (pointed || (linked['points to']?.length ?? 0) > 0)
    notWorkedOut('What arrows point to once a monster has come to a zone of another player');
  return player !== null && isCrowded(game, player) ? cite('no-room') : null;
}

function notWorkedOut(what: string): never {
  return withhold('rule/not-modelled', `${what} is not worked out.`);
}

const GIVING_BACK: Instruction = inEndPhase({ event: 'give back', object: IT });

export const GIVEN_BACK: readonly Standing[] = [
  { rule: cite('given-back'), ability: { ability: 'spell', do: [GIVING_BACK] } },
];
