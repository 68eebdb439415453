/** Who can attack what, and when (505, 506): as an attack is declared, and never after that (505.6a). */

import { viewOf } from '../../evaluate/object/characteristics.js';
import { withhold } from '../../ground/problem.js';
import { isProhibited } from '../../kernel/event/raise.js';
import type { Action } from '../../position/action.js';
import type { GameEvent } from '../../position/event.js';
import type { Frame } from '../../position/frame.js';
import type { GameObject } from '../../position/object.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import { type Game, isOff } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import type { Steps } from '../../rulebook/rulebook.js';
import type { View } from '../../table/view.js';
import { hasKeyword } from '../common/keyword.js';
import { byRule } from '../common/settle.js';
import { hasStatus } from '../common/state.js';
import { attacking, isBlocked } from './combat.js';
import { ATTACKS_UNTAPPED } from './keyword.js';
import { cite, type Rule } from './rule.js';
import { isA } from './type.js';

/** What has come into the battle zone this turn, as the board says or by what was done before. */
export const CAME = 'came this turn';

/** What attacks, or is tapped instead of attacking. */
const ATTACKS: readonly string[] = ['attack', 'use'];

type Barring = Pick<Steps, 'barred'>;

/** The rule by which this attack cannot be declared. */
export function whyNoAttack(game: Game, action: Action): Barring {
  return barredBy(game, [
    ...(attacking(game) ? [cite('attacks-singly')] : []),
    ...whyNotActing(game, action),
    ...(hasStatus(game, action, 'tapped') ? [cite('attacks-untapped')] : []),
    ...whyNotAttacked(game, action),
  ]);
}

/**
 * The rule by which a creature cannot be tapped instead of attacking: it could not attack either.
 * @throws {Withheld} where a text says that it can't
 */
export function whyNotTapped(game: Game, action: Action, { cost = [] }: Steps): Barring {
  if (!cost.some((step) => step.do === 'act' && step.act.event === 'tap')) return {};
  const barring = barredBy(game, whyNotActing(game, action));
  if (!barring.barred && isProhibited(game, byRule(game, 'attack', action.object, { player: action.by })))
    withhold(
      'rule/not-modelled',
      "Whether a creature that can't attack is tapped instead of attacking is not worked out here.",
    );
  return barring;
}

/** The rule by which a creature cannot block as it is, or no more of them can. */
export function whyNoBlock(game: Game, action: Action): Barring {
  return barredBy(game, [
    ...(hasStatus(game, action, 'tapped') ? [cite('blocks-untapped')] : []),
    ...(isBlocked(game) && game.table.position.rules === '1.20' ? [cite('blocks-singly')] : []),
  ]);
}

function barredBy(game: Game, rules: readonly Rule[]): Barring {
  const barred = rules.find((rule) => !isOff(game, rule));
  return barred === undefined ? {} : { barred };
}

function whyNotActing(game: Game, action: Action): readonly Rule[] {
  const { turn } = game.table.position;
  if (action.by !== turn.player) return [cite('attacks-in-turn')];
  return isTooNew(game, action) ? [cite('attacks-later')] : [];
}

/**
 * Whether a creature has come too late to attack. An evolution creature is the creature that was there already, or attacks as
 * if it were (801.2); a mach fighter attacks creatures.
 * @throws {Withheld} where it is not known here since when it counts as a creature
 */
function isTooNew(game: Game, action: Action): boolean {
  const { verb, object, other } = action;
  if (object === null || !hasStatus(game, action, CAME)) return false;
  const view = viewOf(game, object);
  if (isEvolution(game, view) || hasKeyword(view, 'speed attacker')) return false;
  if (isA(view, 'dragheart'))
    withhold(
      'rule/not-modelled',
      'Whether a dragheart creature attacks in the turn in which it has come as something else is not worked out here.',
    );
  if (!hasKeyword(view, MACH_FIGHTER)) return true;
  if (verb !== 'attack')
    withhold(
      'rule/not-modelled',
      'Whether a mach fighter is tapped instead of attacking in the turn in which it has come is not worked out here.',
    );
  return other === null;
}

/** @throws {Withheld} where it is not known here whether an evolution creature with "mach fighter" has come this turn */
function whyNotAttacked(game: Game, action: Action): readonly Rule[] {
  const { object, other } = action;
  if (object === null || other === null || hasStatus(game, { object: other }, 'tapped')) return [];
  const view = viewOf(game, object);
  if (hasKeyword(view, ATTACKS_UNTAPPED)) return [];
  const machFighter = hasKeyword(view, MACH_FIGHTER);
  if (machFighter && hasStatus(game, action, CAME)) return [];
  if (machFighter && isEvolution(game, view))
    withhold(
      'rule/not-modelled',
      'Whether an evolution creature has been put on another this turn, so that it attacks untapped creatures as a mach fighter, is not worked out here.',
    );
  return [cite('attacks-tapped')];
}

const MACH_FIGHTER = 'mach fighter';

/** A NEO creature is an evolution creature while something lies under it (802.1). */
function isEvolution(game: Game, view: View): boolean {
  if (isA(view, 'evolution')) return true;
  const { id } = view.object;
  return (
    (isA(view, 'neo') || isA(view, 'g-neo')) &&
    game.table.position.objects.some(({ host, zone }) => host === id && zone === 'under')
  );
}

/** The event, which also notes what it brings into the battle zone, as long as something is still to attack. */
export function notingArrivals(rule: EventRule): EventRule {
  return {
    ...rule,
    happen: (hands, event, ...uses) => {
      const came = comes(hands, event);
      const done = rule.happen(hands, event, ...uses);
      if (came !== null && hands.object(came).zone === 'battle') hands.status(came, CAME, true);
      return done;
    },
  };
}

function comes(hands: Hands, { object, to }: GameEvent): GameObject['id'] | null {
  if (object === null || to?.zone !== 'battle' || hands.object(object).zone === 'battle') return null;
  return hands.game.table.position.work.some(isToAttack) ? object : null;
}

function isToAttack(frame: Frame): boolean {
  return frame.frame === 'actions' && frame.actions.slice(frame.next).some(attacksAt);
}

function attacksAt({ verb, responses }: Action): boolean {
  return ATTACKS.includes(verb) || responses.some(attacksAt);
}

/** Another turn: what has come has been there since before it. */
export function settleIn(hands: Hands): void {
  for (const { id, status } of hands.game.table.position.objects)
    if (status.includes(CAME)) hands.status(id, CAME, false);
}
