/**
 * The life that players have, or would be left with by damage: all that one damage event results in for a player counts
 * together, what they gain by it as well as what they lose (120.4c-d).
 */

import type { Replacement } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import { innerInstructions } from '../../../ability/parts.js';
import { playerValue } from '../../../evaluate/condition/player-value.js';
import { quantity } from '../../../evaluate/condition/quantity.js';
import { players } from '../../../evaluate/reference/players.js';
import { type Amount, add, compare, subtract } from '../../../ground/amount.js';
import type { AbilityKey, PlayerId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { once } from '../../../ground/once.js';
import { withhold } from '../../../ground/problem.js';
import { whyImpossible } from '../../../kernel/event/raise.js';
import { watchers } from '../../../kernel/watching/watcher.js';
import type { Env } from '../../../position/env.js';
import { eventWith, type GameEvent } from '../../../position/event.js';
import type { Continuation, Node } from '../../../position/frame.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { GroupView } from '../../../rulebook/policy.js';
import { byRule } from '../../common/settle.js';

/** A player can lose all of it but one: who has none left loses the game (704.5a). */
export function lifeLeft(
  { table }: Game,
  { player }: GameEvent,
): ReturnType<NonNullable<EventRule['headroom']>> {
  return player === null
    ? null
    : { of: 'life', room: subtract(playerValue(table.position, player, 'life'), 1) };
}

/** It differs by the format: 20, 40 with commanders (103.4), and nobody takes one for granted. */
const STARTING_LIFE = 'starting life total';

/**
 * How much life players have (119), began with (103.4), or would be `left` with by the damage that is being dealt at this time.
 * @throws {Withheld} where that of one is not written down, or what the damage comes to is not worked out
 */
export function life(game: Game, of: string, whose: readonly PlayerId[]): Amount {
  return whose
    .map((player) => {
      const now = playerValue(game.table.position, player, of === 'starting' ? STARTING_LIFE : 'life');
      return of === 'left' ? add(now, changeOf(game, player)) : now;
    })
    .reduce(add, 0);
}

/** By how much damage would change a player's life, whichever sources deal it at once. */
function changeOf(game: Game, player: PlayerId): Amount {
  const nodes = nodesInHand(game);
  return flat(nodes, (node) => {
    if (node.state === 'done' || !isOfDamage(nodes, node)) return [];
    const own = node.state === 'live' ? node.events.map((event) => change(game, event, player)) : [];
    return [...own, ...node.after.map((after) => following(game, after, player))];
  }).reduce(add, 0);
}

/** The events that are being replaced, or happen, at this time. */
function nodesInHand({ table }: Game): readonly Node[] {
  const group = table.position.work.findLast((frame) => frame.frame === 'group');
  return group?.frame === 'group' ? group.nodes : [];
}

/** Whether it is damage, what damage results in, or what has taken the place of either. */
function isOfDamage(nodes: readonly Node[], { origin, within }: Node): boolean {
  if (origin.kind === 'damage') return true;
  const around = within === null ? undefined : nodes.find(({ id }) => id === within);
  return around !== undefined && isOfDamage(nodes, around);
}

function change(game: Game, event: GameEvent, player: PlayerId): Amount {
  if (!isOfLife(event, player) || whyImpossible(game, event)) return 0;
  // A loss that damage does not bring about itself comes by what has taken the place of something else.
  if (event.kind === 'lose life' && event.other === null) notWorkedOut();
  const amount = event.amount !== null && compare(event.amount, 0) > 0 ? event.amount : 0;
  return event.kind === 'lose life' ? subtract(0, amount) : amount;
}

function isOfLife({ kind, player }: GameEvent, whose: PlayerId): boolean {
  return LIFE.includes(kind) && player === whose;
}

const LIFE: readonly string[] = ['lose life', 'gain life'];

/** "You gain life equal to the damage prevented this way" is a part of the damage event (the second example of 120.4d). */
function following(game: Game, { do: steps, env }: Continuation, player: PlayerId): Amount {
  return steps.map((step) => gainBy(game, step, env, player)).reduce(add, 0);
}

function gainBy(game: Game, step: Instruction, env: Env, player: PlayerId): Amount {
  if (!touchesLife(step)) return 0;
  if (step.do !== 'act' || step.act.event !== 'gain life' || !step.act.amount || !prevents(game, env))
    return notWorkedOut();
  const { by = { who: 'you' }, amount } = step.act;
  if (!players(game, env, by).includes(player)) return 0;
  const much = quantity(game, env, amount);
  const gain = eventWith(byRule(game, 'gain life', null), { player, amount: much });
  if (whyImpossible(game, gain)) return 0;
  // How much of it there is in the end has not been looked at yet.
  return watchers(game, 'replacement', gain, null).length > 0 ? notWorkedOut() : much;
}

function touchesLife(step: Instruction): boolean {
  if (step.do === 'act') return [...LIFE, 'become life'].includes(step.act.event);
  return innerInstructions(step).some((steps) => steps.some(touchesLife));
}

/** Whether the words go on with what has prevented something. */
function prevents(game: Game, { uses }: Env): boolean {
  const ability = replacementOf(game, uses.at(-1)?.ability);
  return ability?.outcome.outcome === 'prevent';
}

function replacementOf({ table }: Game, key: AbilityKey | undefined): Replacement | null {
  const ability = key === undefined ? null : table.registry.ability(key);
  return ability?.ability === 'replacement' ? ability : null;
}

/**
 * What else one damage event does to the life of a player, where an effect looks at all of it: whatever could be applied to
 * any of that is picked from together, as to one event (120.4c, 616.1).
 *
 * @throws {Withheld} where there are several losses and something else changes one of them: as one event it would be changed
 * once
 */
export function besideLife(view: GroupView, node: Node, player: PlayerId): readonly number[] {
  const ofLife = ({ state, events }: Node): boolean =>
    state === 'live' && events.some((event) => isOfLife(event, player));
  if (!ofLife(node)) return NONE;
  const all = view.nodes.filter(ofLife);
  if (all.length < 2 || !all.some((one) => view.candidates(one).some(({ ability }) => looksAtAll(ability))))
    return NONE;
  if (all.filter(({ events }) => events.some(({ kind }) => kind === 'lose life')).length === 1)
    return all.map(({ id }) => id);
  return all.some((one) => isChanged(view, one)) ? notWorkedOut() : NONE;
}

const NONE: readonly number[] = [];

/** Whether an effect that looks at this alone has changed it, or could. */
function isChanged(view: GroupView, node: Node): boolean {
  const used = flat(
    node.uses.slice(node.inherited),
    ({ ability }) => replacementOf(view.game, ability) ?? [],
  );
  return (
    view.candidates(node).some(({ ability }) => !looksAtAll(ability)) ||
    used.some((ability) => LIFE.includes(ability.watch.event) && !looksAtAll(ability))
  );
}

/** "That would reduce your life total to less than 1": by all that one damage event does to it. */
const looksAtAll = once(({ given }: Replacement): boolean => {
  if (given?.if !== 'all') return false;
  return given.of.some(
    (one) =>
      one.if === 'compare' && typeof one.left === 'object' && 'measure' in one.left && one.left.of === 'left',
  );
});

function notWorkedOut(): never {
  withhold(
    'rule/not-modelled',
    'An effect looks at what damage leaves of a life total, and other effects change what is lost or gained by that damage; what that comes to is not worked out here (120.4).',
  );
}
