/** What the rules do not settle: they contradict one another, or do not say. No ruling is given there. */

import type { Instruction } from '../../../ability/instruction.js';
import { envOf } from '../../../evaluate/env.js';
import { match } from '../../../evaluate/event/pattern.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { compare } from '../../../ground/amount.js';
import type { PlayerId } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import { watchersOf } from '../../../kernel/replacing/probe.js';
import type { Use } from '../../../position/env.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Waiting } from '../../../position/position.js';
import type { Game } from '../../../rulebook/game.js';
import type { Candidate, GroupView } from '../../../rulebook/policy.js';
import type { View } from '../../../table/view.js';
import { concernsItself } from '../../../table/watch.js';
import { isOutOfReach } from '../../common/option.js';
import { versionOf } from '../version.js';

/**
 * Gear at a battlefield that is a unit as well, by the rules of 1.3.
 * @throws {Withheld} always
 */
export function looseUnit(): never {
  return withhold(
    'rule/unsettled',
    'Of gear at a battlefield that is a unit as well the rules of 1.3 say two things: 452.1 recalls it, 323.7 does not.',
  );
}

/**
 * An effect that may be applied and of which nothing, or not all that it takes, can be done: the rules have what is
 * impossible ignored (055), and do not say whether it may be chosen.
 * @throws {Withheld} where it is one
 */
export function mustBeAble(view: GroupView, node: Node, candidate: Candidate): void {
  if (!isOutOfReach(view, node, candidate)) return;
  withhold(
    'rule/unsettled',
    'Whether an effect may be applied where what it does instead cannot be done in full, the rules do not settle: by 055 what is impossible is ignored.',
  );
}

/**
 * "If you do" behind an action that was replaced, by the rules of 1.3: what speaks of a replaced action is not affected,
 * they say (359.3.e.14.b); that it is where it speaks of the action itself, only those of 1.4.
 * @throws {Withheld} always
 */
export function mayCountAsDone(): never {
  return withhold(
    'rule/unsettled',
    'Whether "if you do" is met where the action that it speaks of was replaced, the rules of 1.3 do not settle: by 359.3.e.14.b what refers to such an action is not affected.',
  );
}

/**
 * Abilities that trigger on their object's own death do, though it leaves (323.4, 428.1.a.1.b); what triggers on any other
 * that leaves with it does not (383.2.c.2). By the rules of 1.3 only a Deathknell does.
 * @throws {Withheld} where an ability speaks of whatever dies, and its own object is among that
 */
export function mustNotSeeItself(game: Game, event: GameEvent, { object, abilities }: View): void {
  if (versionOf(game) === '1.3') return;
  for (const { ability } of abilities) {
    if (ability.ability !== 'triggered' || concernsItself(ability)) continue;
    const { on } = ability;
    if (typeof match(game, envOf(object), on, event, ['die'], viewOf(game, object.id)) === 'string') continue;
    withhold(
      'rule/unsettled',
      'Whether what triggers as any unit of a kind dies triggers on the death of the very unit that has it, the rules do not say: 323.4 and 383.2.c.2 can both be read so.',
    );
  }
}

/**
 * By the rules of 1.3 an effect that a text says to use so often each turn is a choice of its controller, whether it says
 * "may" or not (371.1): whose choice comes with these effects, if anybody's.
 * @throws {Withheld} where others are ordered with it
 */
export function whetherUsed(candidates: readonly Candidate[]): PlayerId | null {
  const free = candidates.find(({ ability }) => ability.limit?.limit === 'times' && !ability.optional);
  if (free && candidates.length > 1)
    withhold(
      'rule/unsettled',
      'Whether an effect that is used so often each turn is used, and in which order that is chosen where others are ordered with it, the rules of 1.3 do not say.',
    );
  return free?.controller ?? null;
}

/**
 * What "you may" begins, and what that costs, is taken and paid as a triggered ability goes on the chain (383.3.a,
 * 383.3.b). By the rules of 1.3 any cost that it names is its base cost (383.3.b), by those of 1.4 "they may" is a choice
 * of whoever controls it (383.3.a).
 * @throws {Withheld} where the cost does not come first, or somebody else may do what does
 */
export function mustBeOffered(game: Game, { ability: key }: Waiting): void {
  const ability = game.table.registry.ability(key);
  if (ability.ability !== 'triggered') return;
  const [first, ...rest] = ability.do;
  if (versionOf(game) === '1.3') {
    if (rest.some(asksForPayment))
      withhold(
        'rule/unsettled',
        'When a cost is paid that a triggered ability names behind something else, and what comes of the rest where it is not, the rules of 1.3 do not settle: 383.3.b makes it the cost of the whole.',
      );
  } else if (first?.do === 'may' && first.who.who !== 'you')
    withhold(
      'rule/unsettled',
      'Whether what a triggered ability lets another player do is chosen by that player as it resolves, or by its controller as it goes on the chain, the rules do not settle (383.3.a).',
    );
}

/** Whether something that may be done costs something. */
function asksForPayment(step: Instruction): boolean {
  if (step.do === 'may') return (step.cost ?? []).length > 0 || step.steps.some(asksForPayment);
  if (step.do === 'if') return [...step.yes, ...(step.no ?? [])].some(asksForPayment);
  return step.do === 'several' && step.steps.some(asksForPayment);
}

/**
 * Several points are gained together. What has been applied to them, or to what they stand for, is not again (370.2).
 * @throws {Withheld} where something else would replace one of them alone
 */
export function mustNotBeParted(game: Game, event: GameEvent, uses: readonly Use[]): void {
  const { amount } = event;
  if (amount === null || compare(amount, 1) <= 0) return;
  const whole = new Set([...watchersOf(game, event), ...uses].map(({ effect }) => effect));
  if (watchersOf(game, eventWith(event, { amount: 1 })).some(({ effect }) => !whole.has(effect)))
    withhold(
      'rule/unsettled',
      'Whether what replaces that a player gains a point replaces one of several that are gained together, the rules do not say.',
    );
}
