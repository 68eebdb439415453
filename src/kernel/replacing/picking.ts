/** Of events that cannot happen together, which does; of effects on one event, which comes first, and which are declined. */

import type { EffectKey } from '../../ground/id.js';
import type { Option } from '../../position/decision.js';
import { type GroupFrame, nodeWith } from '../../position/frame.js';
import { isOff } from '../../rulebook/game.js';
import type { Step } from '../../rulebook/policy.js';
import type { Play } from '../play/play.js';
import { changeThese } from '../play/these.js';
import { viewGroup } from './gather.js';

/** A player says which of the events that cannot happen together does. */
export function askWhich(play: Play, step: Extract<Step, { do: 'pick' }>): void {
  play.table.journal.set(play.table.position, 'decision', {
    by: step.by,
    asks: 'name',
    domain: { of: 'words', words: step.among.map(({ word }) => word), open: false },
    rule: step.rule,
    about: { effect: null, ability: null, source: null, event: step.among[0]?.nodes[0] ?? null, each: null },
  });
}

/** Takes the word for what happens of what cannot happen together: the rest is none any more. */
export function answerPick(play: Play, frame: GroupFrame, picked: string): void {
  const step = play.policy.next(viewGroup(play, frame));
  if (step.do !== 'pick') throw new Error('nothing is picked');
  const dropped = step.among.flatMap(({ word, nodes }) => (word === picked ? [] : nodes));
  changeThese(play, frame, dropped, (node) => nodeWith(node, { events: [], state: 'done' }));
}

/** A player has said which of these effects comes first for an event. */
export function rankFirst(
  play: Play,
  frame: GroupFrame,
  options: readonly Option[],
  chosen: Extract<Option, { option: 'effect' }>,
): void {
  const { effect, nodes: on } = chosen;
  const others = options.flatMap((one) => (one.option === 'effect' && one !== chosen ? [one.effect] : []));
  const ranked = [effect, ...others];
  changeThese(play, frame, on, (node) => nodeWith(node, { ranked }));
}

/** These effects are not applied to these events any more. */
export function decline(
  play: Play,
  frame: GroupFrame,
  effects: readonly EffectKey[],
  ids: readonly number[],
): void {
  changeThese(play, frame, ids, (node) => {
    const more = effects.filter((effect) => !node.declined.includes(effect));
    return nodeWith(node, { declined: [...node.declined, ...more] });
  });
}

/** Whether what was declined for an event is not offered for the parts and later sentences of what takes its place, either. */
export function staysDeclined(play: Play): boolean {
  const rule = play.policy.declinesThroughout;
  return rule !== undefined && !isOff(play, rule);
}
