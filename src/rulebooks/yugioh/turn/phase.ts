/** In which phase of the turn it is, as far as what is listed shows it: what nobody shows is taken as legal. */

import type { Condition } from '../../../ability/condition.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { withhold } from '../../../ground/problem.js';
import type { Action } from '../../../position/action.js';
import type { FactRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { isAttack, isSummon, underWay } from '../chain/chain.js';
import { cite } from '../rule.js';
import { count, countedBy, inTurn } from '../tally.js';
import { printedTypes } from '../type.js';
import { IN_PHASE, PHASE } from '../word.js';

/** "During the Main Phase": whether it can be that phase. */
export const PHASES: { readonly [fact: string]: FactRule } = {
  [PHASE]: { so: (game, _env, phase = '') => canBe(game, phase) },
  [IN_PHASE]: { so: (game, _env, phase = '') => isIn(game, phase) },
};

/** @throws {Withheld} where what is listed does not show in which phase it happens */
function isIn(game: Game, phase: string): boolean {
  const shown = phaseOf(game, underWay(game));
  if (shown === null)
    withhold(
      'position/missing-value',
      `In which phase of the turn it is nothing shows, and a text asks whether it is the ${phase}.`,
      'A battle shows that it is the Battle Phase, `end phase: true` that the End Phase has come.',
    );
  return shown === phase;
}

function canBe(game: Game, phase: string): boolean {
  const shown = phaseShown(game);
  return shown === null || shown === phase;
}

/** Null where what is listed does not show it. */
function phaseShown(game: Game): string | null {
  return phaseOf(game, underWay(game).slice(0, -1));
}

function phaseOf(game: Game, actions: readonly Action[]): string | null {
  if (hasEnded(game)) return 'End Phase';
  for (const action of actions) {
    if (isAttack(action)) return 'Battle Phase';
    if (isSummon(action) || isSlowSpell(game, action)) return 'Main Phase';
    if (action.verb === 'draw') return 'Draw Phase';
  }
  return null;
}

/** Whether it is a Spell that has been activated in a Main Phase: any but a Quick-Play Spell. */
function isSlowSpell(game: Game, { verb, object }: Action): boolean {
  if (verb !== 'activate' || object === null) return false;
  const { zone, card } = viewOf(game, object).object;
  const types = printedTypes(game, card);
  return zone === 'resolving' && types.includes('spell') && !types.includes('quick-play');
}

/**
 * @throws {Withheld} `action/not-yours` where it is not the player's turn, `action/again` where the End Phase of the turn has come
 */
export function mustBeToEnd(game: Game, { by }: Pick<Action, 'by'>): void {
  const { turn, players } = game.table.position;
  if (by !== turn.player)
    withhold(
      'action/not-yours',
      `It is not the turn of ${players[by]?.name}: no End Phase of theirs can begin.`,
      `Write \`by: ${players[turn.player]?.name}\`, or let the turn pass before.`,
    );
  if (hasEnded(game))
    withhold(
      'action/again',
      'The End Phase of this turn has come already.',
      'Take the action out, or let the turn pass before.',
    );
}

/** Whether the End Phase of the turn has come. */
export function hasEnded(game: Game): boolean {
  return countedBy(game, endOf(game)) > 0;
}

export function noteEnd({ game }: Hands): void {
  count(game, endOf(game), 1);
}

function endOf(game: Game): string {
  return inTurn(game, 'end phase');
}

/**
 * The rule by which a player does not do of their own accord now what belongs to their Main Phase.
 * @throws {Withheld} as `isOwnTurn` does
 */
export function whyNotInMain(game: Game, action: Pick<Action, 'by' | 'illegal'>): Pick<Steps, 'barred'> {
  return canBe(game, 'Main Phase') && isOwnTurn(game, action) ? {} : { barred: cite('own-phase') };
}

/**
 * Whether it is a player's own turn. Whose turn it is where none has been passed is taken as legal.
 * @throws {Withheld} where it is said that what they do then cannot be done
 */
export function isOwnTurn({ table }: Game, { by, illegal }: Pick<Action, 'by' | 'illegal'>): boolean {
  const { turn } = table.position;
  if (turn.player === by || turn.number > FIRST_TURN) return turn.player === by;
  if (illegal)
    withhold(
      'rule/not-modelled',
      'Whose turn it is where none has been passed is taken as legal: whether it keeps a player from something is not told.',
      'Pass a turn before it (`turn: true`).',
    );
  return true;
}

const FIRST_TURN = 1;

/** Whether what must be so for an effect says at what time of the turn it is used. */
export function saysWhen(given: Condition | undefined): boolean {
  return given?.if === 'turn' || (given?.if === 'all' && given.of.some(saysWhen));
}
