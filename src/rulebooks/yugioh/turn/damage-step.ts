/** Whether it is the Damage Step, in which much is not activated: "(except during the Damage Step)". */

import type { Instruction } from '../../../ability/instruction.js';
import { textOf } from '../../../evaluate/object/printed.js';
import type { Frame } from '../../../position/frame.js';
import type { FactRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import { isAttack, underWay } from '../chain/chain.js';
import { DAMAGE_STEP } from '../word.js';

export const STEPS: { readonly [fact: string]: FactRule } = {
  [DAMAGE_STEP]: { so: (game) => isUnderWay(game) || isAnswered(game) },
};

/** From the battle itself until all that its end has triggered has resolved. */
function isUnderWay(game: Game): boolean {
  const begins = (frame: Frame): boolean => frame.frame === 'script' && frame.rest.some(isBattle);
  return underWay(game).some(isAttack) && !game.table.position.work.some(begins);
}

const BATTLES: readonly string[] = ['battle', 'direct attack'];

function isBattle(one: Instruction): boolean {
  return one.do === 'act' && BATTLES.includes(one.act.event);
}

/** What is activated in damage calculation responds to the attack. */
function isAnswered(game: Game): boolean {
  const doing = underWay(game);
  const attack = doing.findLastIndex(isAttack);
  return (
    attack >= 0 &&
    doing
      .slice(attack + 1)
      .some(({ object }) => textOf(game, object).some((one) => DURING.test(JSON.stringify(one.ability))))
  );
}

const DURING = /damage (?:step|calculation)/i;
