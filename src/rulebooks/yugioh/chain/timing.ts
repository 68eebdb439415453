/**
 * Timing: an effect that "can" be activated "when" something happens misses it where that was not the last thing to happen.
 * "If ..., you can" and what must be activated never do. What is done together ("and", "and if you do", "also") is one
 * thing; what comes after "then", in another link of the Chain or after a cost that was paid for it is another.
 */

import type { Triggered } from '../../../ability/ability.js';
import { referredTo } from '../../../ability/referents.js';
import { withhold } from '../../../ground/problem.js';
import { inPayment } from '../../../kernel/script/announce.js';
import { isLasting } from '../../../kernel/watching/watcher.js';
import type { GameEvent } from '../../../position/event.js';
import type { Waiting } from '../../../position/position.js';
import type { Game } from '../../../rulebook/game.js';
import type { Lapse, Passing } from '../../../rulebook/policy.js';
import { isAnnounced } from '../../common/chained.js';
import { isAbandoned } from '../activating/staying.js';
import { cite } from '../rule.js';
import { CHAIN_END } from '../word.js';
import { isAnnulled } from './chain.js';

/** It came true in the middle of what is done together, which goes on. */
const WITHIN = 'within';
/** What happens from now on comes after it. */
const BEFORE = 'before';
/** Something resolves after it: whether that alone lets it miss its timing, though nothing comes of it, is not known. */
const OVERTAKEN = 'overtaken';
/** Something else has happened, and whether that was together with it is not said. */
const UNSURE = 'unsure';

/** What becomes of an effect that waits to be activated while something else goes on. */
export function lapse(game: Game, waiting: Waiting, passing: Passing): Lapse | undefined {
  if (!isAnnounced(waiting) && isAbandoned(game, waiting)) return { rule: cite('must-stay'), why: 'gone' };
  if (!canMiss(game, waiting)) return undefined;
  const { late = 'fresh' } = waiting;
  switch (passing.passing) {
    case 'arises':
      return passing.together ? WITHIN : late;
    case 'begins':
      return late === WITHIN ? 'fresh' : late;
    case 'then':
      return late === UNSURE || late === OVERTAKEN ? OVERTAKEN : BEFORE;
    case 'resolves':
      return isLinkOf(game, passing) ? OVERTAKEN : late;
    case 'lasts':
      return passing.onObjects ? after(late, passing.together) : UNSURE;
    case 'happens':
      return passing.events.some(counts) ? after(late, passing.together) : late;
  }
}

/** Whether what resolves has been activated, and its activation not negated. */
function isLinkOf(game: Game, { waiting }: Extract<Passing, { passing: 'resolves' }>): boolean {
  return waiting ? isActivated(game, waiting) : !isAnnulled(game);
}

/** Something else has happened. */
function after(late: string, together: boolean): Lapse {
  if (late === BEFORE || late === OVERTAKEN) return { rule: cite('missed-timing') };
  return late === WITHIN && together ? late : UNSURE;
}

/**
 * What players do and effects bring about counts; not what the course of the game brings with it, as that a battle takes
 * place or a Spell that has resolved is sent to the GY.
 */
function counts({ kind, cause: { manner } }: GameEvent): boolean {
  if (kind === CHAIN_END) return false;
  return manner === 'effect' || manner === 'cost' || SUMMONED.includes(kind);
}

const SUMMONED: readonly string[] = [
  'normal summon',
  'tribute summon',
  'gemini summon',
  'own summon',
  'synchro summon',
  'xyz summon',
  'link summon',
];

/** "When ...: You can ...". What a card says of its own activation is what it does then. */
function canMiss(game: Game, waiting: Waiting): boolean {
  if (isAnnounced(waiting) || isAboutToBe(game, waiting)) return false;
  const ability = triggered(game, waiting);
  return ability?.opens === 'when' && isOptional(ability) && ability.on.event !== 'activate';
}

/** Whether it becomes a link of the Chain that is built now: what is paid for other links of it comes after nothing. */
function isAboutToBe(game: Game, { moment }: Waiting): boolean {
  const building = inPayment(game);
  return building !== undefined && moment <= building.moment;
}

/** @throws {Withheld} where what has gone on since may have made it miss its timing */
export function mustBeInTime({ late }: Waiting): void {
  if (late === UNSURE || late === OVERTAKEN)
    withhold(
      'rule/not-modelled',
      'Whether an effect that can be activated "when" something happens still can be is not worked out where what comes after it may belong together with it, or resolves without anything coming of it.',
    );
}

/** Before its colon a text says when the effect is activated; what lasts from something that has resolved just applies. */
export function isActivated(game: Game, one: Waiting): boolean {
  return !isLasting(one.effect) && triggered(game, one)?.colon === true;
}

/**
 * An effect is activated once for all that happens at the same time. One that speaks of the card that it happens to is
 * looked at for each of them.
 */
export function gathers({ on: { object }, do: does, colon }: Triggered): boolean {
  if (!colon || object?.what !== 'some') return false;
  return object.as === undefined || !referredTo(does).includes(object.as);
}

export function isOptional(ability: Triggered | null): boolean {
  const [first] = ability?.do ?? [];
  return first?.do === 'may' && first.who.who === 'you';
}

/** Whether it is decided, or paid for, as it is activated. */
export function isTaken(ability: Triggered | null): boolean {
  return ability?.cost !== undefined || isOptional(ability);
}

export function triggered({ table }: Game, { ability: key }: Waiting): Triggered | null {
  const ability = table.registry.ability(key);
  return ability.ability === 'triggered' ? ability : null;
}
