/** Who chooses shields where a text has their player choose them: "Whenever your opponent would choose one of your shields, you choose instead." */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { withhold } from '../../ground/problem.js';
import { type Game, objectOf } from '../../rulebook/game.js';
import type { Policy } from '../../rulebook/policy.js';
import { cite } from './rule.js';

/** That a player chooses among their own shields in the opponent's place, and that the opponent does so in theirs. */
export const CHOOSES_OWN = 'chooses own shields';
export const LETS_CHOOSE = 'lets the opponent choose theirs';

/** @throws {Withheld} where several shields would be chosen: the texts speak of one */
export const inPlace: NonNullable<Policy['inPlace']> = (game, of, among, { random, quantity }) => {
  const whose = random ? null : holderOf(game, among);
  const { chooser } = of;
  if (whose === null || whose === chooser) return null;
  if (!says(game, whose, CHOOSES_OWN) && !says(game, chooser, LETS_CHOOSE)) return null;
  const many = quantity.how === 'exactly' ? quantity.amount : quantity.how === 'one' ? 1 : null;
  // Where all of them are meant there is nothing to choose.
  if (many === among.length) return null;
  if (many !== 1)
    withhold(
      'rule/unsettled',
      'Whether one who chooses a shield in the opponent\u2019s place chooses several as well is not known.',
    );
  return { ...of, chooser: whose, chosenBy: cite('instead') };
};

/** Whose shields all of these are; null where they are anything else. */
function holderOf(game: Game, among: readonly ObjectId[]): PlayerId | null {
  const [first, ...others] = among.map((id) => objectOf(game, id));
  if (first?.zone !== 'shields') return null;
  return others.every(({ zone, holder }) => zone === 'shields' && holder === first.holder)
    ? first.holder
    : null;
}

function says(game: Game, player: PlayerId, note: string): boolean {
  return (game.table.position.zones.battle ?? []).some((id) => {
    const { object, abilities } = viewOf(game, id);
    return (
      object.controller === player &&
      abilities.some(({ ability }) => ability.ability === 'note' && ability.note === note)
    );
  });
}
