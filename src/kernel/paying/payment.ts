/** Paying for what is assigned, before it takes the place of anything. */

import type { Instruction } from '../../ability/instruction.js';
import type { Answers } from '../../evaluate/plan/answers.js';
import { isOpenEnded, type Planning } from '../../evaluate/plan/plan.js';
import { add } from '../../ground/amount.js';
import type { RuleKey } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { Use } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Assignment, GroupFrame, Node } from '../../position/frame.js';
import { isOff } from '../../rulebook/game.js';
import { raise, whyImpossible } from '../event/raise.js';
import type { Play } from '../play/play.js';
import { update } from '../play/work.js';
import { planning } from './cost.js';

/** What has to be paid for what is assigned happens now, as events of their own; the group goes on after it. */
export function pay(play: Play, frame: GroupFrame, rule: RuleKey): void {
  const costs = flat(frame.assigned, ({ effect, ability, results: [first], cost }) => {
    if (!first || cost === 0) return [];
    const { uses = [] } = frame.nodes.find(({ id }) => id === first.node) ?? {};
    const paid: Use = { effect, ability, part: 'outcome' };
    return [{ events: first.events.slice(0, cost), uses: [...uses, paid] }];
  });
  const { objects } = play.table.position;
  const assigned = frame.assigned.map((one): Assignment => {
    const [first, ...others] = one.results;
    if (!first || one.cost === 0) return one;
    const results = [{ ...first, events: first.events.slice(one.cost) }, ...others];
    const ids = flat(results, ({ events }) => flat(events, ({ object }) => object ?? []));
    const meant = [...new Set(ids)].map((object) => ({ object, stint: objects[object]?.stint ?? 0 }));
    return { ...one, results, cost: 0, meant };
  });
  update(play, frame, 'assigned', assigned);
  for (const { events, uses } of costs.toReversed()) raise(play, events, uses, rule);
}

/**
 * What is paid for what a player may do. Of what a text leaves open ("any number of", "up to two") none is not paid: that is
 * not to do it.
 */
export function paidByChoice(cost: readonly Instruction[]): readonly Instruction[] {
  return cost.map((one) => {
    const object = one.do === 'act' ? one.act.object : undefined;
    if (one.do !== 'act' || object?.what !== 'some') return one;
    const { quantity } = object;
    if (!isOpenEnded(quantity)) return one;
    return { ...one, act: { ...one.act, object: { ...object, quantity: { ...quantity, some: true } } } };
  });
}

/** What is assigned without what would happen to an object that has become another as it was paid for. */
export function stillMeant({ table }: Play, assignment: Assignment): Assignment {
  const { meant, results } = assignment;
  const gone = new Set(
    flat(meant, ({ object, stint }) => (table.position.objects[object]?.stint === stint ? [] : [object])),
  );
  if (gone.size === 0) return assignment;
  const isThere = ({ object }: GameEvent): boolean => object === null || !gone.has(object);
  return {
    ...assignment,
    results: results.map((result) => ({ ...result, events: result.events.filter(isThere) })),
  };
}

/** What is to be paid, each with as much again as has been chosen to be paid along with the arrivals of the group. */
export function payableTogether(events: readonly GameEvent[], nodes: readonly Node[]): readonly GameEvent[] {
  const chosen = flat(nodes, (node) => flat(node.events, ({ detail }) => detail?.arrival?.along ?? []));
  return events.map((event) => {
    if (event.amount === null || event.object !== null) return event;
    const alike = chosen.filter(
      ({ kind, player, object }) => kind === event.kind && player === event.player && object === null,
    );
    return eventWith(event, {
      amount: alike.reduce((sum, one) => add(sum, one.amount ?? 0), event.amount),
    });
  });
}

/** As a cost is paid, only what pays it may be chosen. */
export function paying(play: Play, answers: Answers): Planning {
  const pays = (event: GameEvent): boolean => !whyImpossible(play, event) && unpaidBy(play, event) === null;
  return { ...planning(play, answers), doable: pays };
}

/** The rule by which an event pays no cost, unless it is switched off. */
export function unpaidBy(play: Play, event: GameEvent): RuleKey | null {
  const rule = play.policy.unpaid(play, event);
  return rule !== null && isOff(play, rule) ? null : rule;
}
