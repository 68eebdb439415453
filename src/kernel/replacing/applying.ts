/** An effect that is being applied while its players have something to choose: it is worked out anew with each answer. */

import { Answers, Undecided } from '../../evaluate/plan/answers.js';
import { flat } from '../../ground/list.js';
import { once } from '../../ground/once.js';
import type { Answer } from '../../position/decision.js';
import type { GameEvent } from '../../position/event.js';
import { type ApplyFrame, nodeWith } from '../../position/frame.js';
import type { Policy } from '../../rulebook/policy.js';
import type { Application } from '../event/application.js';
import type { Play } from '../play/play.js';
import { nodesOf, popFrame, update } from '../play/work.js';
import { candidateFor, conclude, Reserved, workOut } from './apply.js';
import { View } from './gather.js';

export function stepApply(play: Play, frame: ApplyFrame): void {
  const { group, view, candidate, rules } = begun(play, frame);
  const answers = new Answers(frame.answers, rules);
  const known = frame.accepted || !candidate.ability.optional ? view.foregone(frame.nodes, candidate) : null;
  const reserved = known?.reserved ?? new Reserved(view, frame.nodes);
  let application: Application | null;
  try {
    application =
      known?.application ?? workOut(play, view, candidate, frame.nodes, answers, frame.accepted, reserved);
  } catch (undecided) {
    if (!(undecided instanceof Undecided)) throw undecided;
    const about = { ...undecided.decision.about, effect: candidate.effect, event: frame.nodes[0] ?? null };
    play.table.journal.set(play.table.position, 'decision', { ...undecided.decision, about });
    return;
  }
  popFrame(play);
  if (!application) {
    const nodes = group.nodes.map((node) =>
      frame.nodes.includes(node.id)
        ? nodeWith(node, { declined: [...node.declined, candidate.effect] })
        : node,
    );
    update(play, group, 'nodes', nodes);
    return;
  }
  const assignment = conclude(play, view, candidate, frame.nodes, application, reserved);
  update(play, group, 'assigned', [...group.assigned, assignment]);
}

/** The group of an application, the effect in it, and the rules by which is chosen for it. */
function begun(play: Play, frame: ApplyFrame) {
  const group = play.table.position.work.findLast((one) => one.frame === 'group');
  if (group?.frame !== 'group') throw new Error('an application outside a group');
  const view = new View(play, group);
  const arrives = nodesOf(group, frame.nodes).some(({ events }) =>
    events.some(({ detail }) => detail?.arrival),
  );
  const { chooses } = play.policy;
  const rules = arrives ? asItArrives(chooses) : chooses;
  return { group, view, candidate: candidateFor(view, frame.effect, frame.nodes), rules };
}

/** The rules by which is chosen how something arrives. */
const asItArrives = once((chooses: Policy['chooses']): Policy['chooses'] => {
  const { arriving } = chooses;
  return arriving ? { ...chooses, choose: arriving, may: arriving, name: arriving } : chooses;
});

/**
 * What an application would come to with one more answer: the events, each of its own; null where its player declines.
 * @throws {Undecided} where more would be asked then
 */
export function foreseen(play: Play, frame: ApplyFrame, given: Answer): readonly GameEvent[] | null {
  const { view, candidate, rules } = begun(play, frame);
  const answers = new Answers([...frame.answers, given], rules);
  const reserved = new Reserved(view, frame.nodes);
  const application = workOut(play, view, candidate, frame.nodes, answers, frame.accepted, reserved);
  return application && flat(application.results, ({ events }) => events);
}
