/** Decisions that people put in another way than the game does: whether an effect applies, what happens of several things. */

import { effectParts } from '../../explore/name/name.js';
import type { Play } from '../../kernel/play/play.js';
import { viewGroup } from '../../kernel/replacing/gather.js';
import type { Answer, Asks, Decision } from '../../position/decision.js';
import type { GroupFrame } from '../../position/frame.js';
import { asksToApply, isTakeOrLeave } from '../fate/matter.js';
import type { Offer } from '../message/message.js';
import type { Naming } from '../name/things.js';

/** A decision as people put it. */
interface Put {
  readonly asks: Asks;
  readonly offered: readonly Offer[];
  chosen(answer: Answer): Offer;
}

/**
 * A decision as people put it; null where that is as the game does.
 * @param said it can be said what is done or not
 */
export function asPut(play: Play, naming: Naming, decision: Decision, said: boolean): Put | null {
  const accepts: Offer = { offer: 'accept' };
  const declines: Offer = { offer: 'decline' };
  if (isTakeOrLeave(play, decision)) {
    const takes = (answer: Answer): boolean => 'objects' in answer && answer.objects.length > 0;
    const chosen = (answer: Answer): Offer => (takes(answer) ? accepts : declines);
    return { asks: 'may', offered: [accepts, declines], chosen };
  }
  const frame = play.table.position.work.at(-1);
  if (frame?.frame === 'apply' && !said && asksToApply(play, decision)) {
    const effect = naming.effect(frame.effect, effectParts(frame.effect).ability);
    const applies: Offer = { offer: 'effect', effect, on: [] };
    const chosen = (answer: Answer): Offer =>
      'option' in answer && answer.option === 0 ? applies : declines;
    return { asks: 'apply', offered: [applies, declines], chosen };
  }
  return frame?.frame === 'group' ? picking(play, naming, frame, decision) : null;
}

/** Of what cannot happen together one thing is picked: the words of the decision stand for events. */
function picking(play: Play, naming: Naming, frame: GroupFrame, { domain }: Decision): Put | null {
  if (domain.of !== 'words') return null;
  const step = play.policy.next(viewGroup(play, frame));
  if (step.do !== 'pick') return null;
  const offered = step.among.flatMap(({ nodes: [first] }): Offer[] => {
    const [event] = frame.nodes.find(({ id }) => id === first)?.events ?? [];
    return event ? [{ offer: 'event', event: naming.happening(event) }] : [];
  });
  const placeOf = (word: string): number => step.among.findIndex((one) => one.word === word);
  const chosen = (answer: Answer): Offer =>
    ('word' in answer && offered[placeOf(answer.word)]) || { offer: 'decline' };
  return { asks: 'choose', offered, chosen };
}
