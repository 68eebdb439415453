/** In which order what changes damage applies: ten steps (R13). The first, double piercing damage, is what a battle inflicts. */

import type { Replacement } from '../../../ability/ability.js';
import { changesOf } from '../../../ability/parts.js';
import { players } from '../../../evaluate/reference/players.js';
import { compare } from '../../../ground/amount.js';
import { dataKey } from '../../../ground/data.js';
import { withhold } from '../../../ground/problem.js';
import { half, multiply } from '../../../ground/product.js';
import { watchersOf } from '../../../kernel/replacing/probe.js';
import type { GameEvent } from '../../../position/event.js';
import type { Node } from '../../../position/frame.js';
import type { Game } from '../../../rulebook/game.js';
import type { Candidate, GroupView, Refusal, Step } from '../../../rulebook/policy.js';
import { turnOrder } from '../../common/settle.js';
import { actsInstead } from '../acts.js';
import { cite, type Rule } from '../rule.js';
import { DAMAGE } from '../word.js';

function isDamage({ kind }: GameEvent): boolean {
  return (DAMAGE as readonly string[]).includes(kind);
}

/** The steps in their order. */
const TAKEN_BY_BOTH = 2;
const TAKEN_BY_ANOTHER = 3;
const AS_EFFECT_DAMAGE = 4;
const LP_GAINED = 5;
const NONE_TAKEN = 6;
const HALVED = 7;
const DOUBLED = 8;
const FIXED = 9;
const UP_TO_AN_AMOUNT = 10;

function stepOf(ability: Replacement): number {
  const [change] = changesOf(ability);
  if (change?.change === 'recipient')
    return change.to.by?.who === 'player' ? TAKEN_BY_BOTH : TAKEN_BY_ANOTHER;
  if (change?.change === 'amount') {
    if (typeof change.to !== 'object') return FIXED;
    return 'half' in change.to ? HALVED : DOUBLED;
  }
  if (change?.change === 'kind') return AS_EFFECT_DAMAGE;
  if (gainsLp(ability)) return LP_GAINED;
  return asksHowMuch(ability) ? UP_TO_AN_AMOUNT : NONE_TAKEN;
}

function gainsLp({ outcome }: Replacement): boolean {
  return (
    outcome.outcome === 'stand in' &&
    outcome.do.some((one) => one.do === 'act' && one.act.event === 'gain lp')
  );
}

/** Whether it rests on how much damage would be taken. */
function asksHowMuch({ given }: Replacement): boolean {
  return given?.if === 'compare' && typeof given.left === 'object' && 'event' in given.left;
}

/** What applies to damage, one after the other: of the same step the turn player's first. */
export function harming(view: GroupView, live: readonly Node[]): Step | null {
  const harmed = live.filter(({ events }) => events.some(isDamage));
  if (harmed.length === 0) return null;
  if (view.frame.assigned.length > 0) return { do: 'apply', rule: orderOf(harmed) };
  const order = turnOrder(view.game);
  for (const node of harmed) {
    const sorted = [...view.candidates(node)].sort(
      (a, b) =>
        stepOf(a.ability) - stepOf(b.ability) || order.indexOf(a.controller) - order.indexOf(b.controller),
    );
    const [first] = sorted;
    if (!first) continue;
    mustNotVie(view.game, first, sorted);
    if (orderOf([node]) !== cite('damage-order')) mustBeAlike(sorted);
    const { effect, ability, controller: by } = first;
    const rule = stepRule(node, first);
    if (ability.optional === undefined)
      return { do: 'assign', effect, nodes: [node.id], accepted: true, rule };
    const options = [{ effect, nodes: [node.id] }];
    return { do: 'ask', by, options, decline: true, accepting: true, rule };
  }
  return null;
}

/** @throws {Withheld} where another of the same step would do something else about the same damage: no answer says which does */
function mustNotVie(game: Game, first: Candidate, among: readonly Candidate[]): void {
  const step = stepOf(first.ability);
  if (first.ability.optional !== undefined) return;
  const vying = among.filter(({ ability }) => ability.optional === undefined && stepOf(ability) === step);
  const theirs = vying.filter(({ controller }) => controller === first.controller);
  const fixed = step === FIXED && new Set(vying.map(({ ability }) => dataKey(changesOf(ability)))).size > 1;
  const moved = step === TAKEN_BY_ANOTHER && new Set(vying.map((one) => takenBy(game, one))).size > 1;
  const none =
    step === NONE_TAKEN &&
    theirs.length > 1 &&
    theirs.some(({ ability }) => ability.outcome.outcome === 'stand in');
  if (fixed || none || moved)
    withhold(
      'rule/unsettled',
      'Which of several effects applies, of which each does something else about the same damage, no published answer says.',
    );
}

/** Who takes it by an effect, and whether that is as well or instead. */
function takenBy(game: Game, { ability, env }: Candidate): string {
  return dataKey(
    changesOf(ability).map((change) =>
      change.change === 'recipient' && change.to.by
        ? [change.too ?? false, players(game, env, change.to.by)]
        : change,
    ),
  );
}

/**
 * The ten steps are answered for battle damage alone, and that LP are gained before damage up to an amount is not taken
 * (Q&A 15372) for any.
 * @throws {Withheld} where in another order the amount would be another, or another player's
 */
function mustBeAlike(among: readonly Candidate[]): void {
  const steps = new Set(among.map(({ ability }) => stepOf(ability)));
  const changed = steps.has(HALVED) || steps.has(DOUBLED);
  const gained = steps.has(LP_GAINED) && (changed || steps.has(FIXED));
  const fixed = steps.has(FIXED) && changed && !steps.has(NONE_TAKEN);
  const moved = steps.size > 1 && (steps.has(TAKEN_BY_ANOTHER) || steps.has(TAKEN_BY_BOTH));
  if (gained || fixed || moved)
    withhold(
      'rule/unsettled',
      'In which order effects apply to damage that is no battle damage (that another takes it, or both do, that it is none, halved, doubled or so much, that LP are gained instead), no published answer says.',
    );
}

/** The rule by which it applies: half of an odd number of points is rounded up. */
function stepRule(node: Node, { ability, member }: Candidate): Rule {
  const { events } = node;
  const amount = events[member]?.amount ?? 0;
  const isOdd = compare(multiply(half(amount, 'down'), 2), amount) !== 0;
  return stepOf(ability) === HALVED && isOdd ? cite('rounded') : orderOf([node]);
}

/** The ten steps are those of battle damage; of other damage what stands in its place is done. */
function orderOf(nodes: readonly Node[]): Rule {
  return nodes.some(({ origin }) => origin.kind === 'battle damage')
    ? cite('damage-order')
    : cite('stands-in');
}

/** Damage goes through the steps in their order, and through each of them once. */
export function outOfStep(view: GroupView, node: Node, { ability, member }: Candidate): Refusal | null {
  const { events, uses } = node;
  const event = events[member];
  if (!event || !isDamage(event)) return null;
  const reached = uses.flatMap((use) => {
    const used = view.game.table.registry.ability(use.ability);
    return used.ability === 'replacement' ? [stepOf(used)] : [];
  });
  const step = stepOf(ability);
  if (isOfItsMonsters(ability) && reached.some((one) => one === TAKEN_BY_ANOTHER || one === TAKEN_BY_BOTH))
    withhold(
      'rule/unsettled',
      'From whose monster battle damage is that a player takes instead of another, no published answer says.',
    );
  if (reached.includes(step)) return { code: 'already-replaced', rule: cite('damage-once') };
  return reached.some((one) => one > step) ? { code: 'already-replaced', rule: orderOf([node]) } : null;
}

/** "Battle damage from your opponent's monsters": it is from the monsters of one player. */
function isOfItsMonsters({ watch }: Replacement): boolean {
  return watch.event === 'battle damage' && watch.said === 'inflict' && watch.object !== undefined;
}

/**
 * @throws {Withheld} where LP are gained instead of damage, or damage is taken instead of gaining LP, and another effect would do
 *   something about that: no answer says whether it does
 */
export function mustNotTurnAgain({ game }: GroupView, live: readonly Node[]): void {
  for (const { uses, events } of live) {
    const turned = uses.some((use) => {
      const used = game.table.registry.ability(use.ability);
      return used.ability === 'replacement' && turns(used);
    });
    const again = turned && events.some((event) => isPoints(event) && watchersOf(game, event).length > 0);
    if (again)
      withhold(
        'rule/unsettled',
        'What other effects do about LP that are gained instead of damage, or damage that is taken instead of gaining LP, no published answer says.',
      );
  }
}

function isPoints(event: GameEvent): boolean {
  return isDamage(event) || event.kind === 'gain lp';
}

/** Whether LP are gained by it instead of damage, or damage is taken instead of gaining LP. */
function turns(ability: Replacement): boolean {
  const isGain = ability.watch.event === 'gain lp';
  return isGain ? actsInstead(ability).some(({ event }) => event === 'effect damage') : gainsLp(ability);
}
