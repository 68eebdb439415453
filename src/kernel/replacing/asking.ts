/** Asking which of several effects is applied, or comes first, and by what each answer is told from the others. */

import type { EffectKey, ObjectId } from '../../ground/id.js';
import type { Option } from '../../position/decision.js';
import type { GroupFrame } from '../../position/frame.js';
import type { Applying, Step } from '../../rulebook/policy.js';
import type { Play } from '../play/play.js';

/** A player picks one of several effects: to be applied, or to come first for an event. */
export function ask(play: Play, frame: GroupFrame, step: Extract<Step, { do: 'ask' | 'rank' }>): void {
  const ranks = step.do === 'rank';
  const offered = ranks ? step.effects.map((effect) => ({ effect, nodes: [step.node] })) : step.options;
  const options = offered.map(
    ({ effect, nodes }): Option => ({
      option: 'effect',
      effect,
      nodes,
      on: toldBy(frame, offered, effect, nodes),
      accepts: !ranks && step.accepting,
      ranks,
    }),
  );
  if (!ranks && step.decline) options.push({ option: 'decline' });
  play.table.journal.set(play.table.position, 'decision', {
    by: step.by,
    asks: 'apply',
    domain: { of: 'options', options },
    rule: step.rule,
    about: { effect: null, ability: null, source: null, event: offered[0]?.nodes[0] ?? null, each: null },
  });
}

/** To what an effect would be applied; where it could be to several events on the same, by what does them, if that differs. */
function toldBy(
  frame: GroupFrame,
  offered: readonly Applying[],
  effect: EffectKey,
  nodes: readonly number[],
): ObjectId[] {
  const others = offered.filter((one) => one.effect === effect && one.nodes !== nodes);
  const on = objectsOf(frame, nodes, 'object');
  const isOn = (which: Which, ids: readonly ObjectId[]) => (one: Applying) =>
    objectsOf(frame, one.nodes, which).join() === ids.join();
  const alike = others.filter(isOn('object', on));
  if (alike.length === 0) return on;
  const by = objectsOf(frame, nodes, 'other');
  return alike.some(isOn('other', by)) || others.some(isOn('object', by)) ? [] : by;
}

type Which = 'object' | 'other';

function objectsOf(frame: GroupFrame, nodes: readonly number[], which: Which): ObjectId[] {
  const objects = frame.nodes.flatMap(({ id, origin }) => (nodes.includes(id) ? (origin[which] ?? []) : []));
  return [...new Set(objects)];
}
