/** What players are asked and what they choose, in names. */

import { ANY_OTHER } from '../explore/answers.js';
import { effectParts } from '../explore/name.js';
import type { ObjectId } from '../ground/id.js';
import { viewGroup } from '../kernel/gather.js';
import type { Play } from '../kernel/play.js';
import type { Answer, Asks, Decision, Option } from '../position/decision.js';
import type { GroupFrame } from '../position/frame.js';
import type { Game } from '../rulebook/game.js';
import { asksToApply, isTakeOrLeave, matterOf } from './matter.js';
import type { Choosing, Offer, Thing } from './message.js';
import type { Naming } from './things.js';

/** @param given the scenario fixes it */
export function choosing(
  game: Play,
  naming: Naming,
  decision: Decision,
  answer: Answer,
  given: boolean,
): Choosing {
  const { source, ability } = decision.about;
  const matter = matterOf(game, naming, decision);
  const put = asPut(game, naming, decision, matter.length > 0);
  return {
    by: decision.by === 'chance' ? null : naming.player(decision.by),
    asks: put?.asks ?? decision.asks,
    offered: put?.offered ?? offers(game, naming, decision),
    chosen: put ? put.chosen(answer) : chosen(game, naming, decision, answer),
    about: ability === null ? null : naming.effectAt(source, ability),
    matter,
    given,
  };
}

/** A decision as people put it, where that is another way than the game's. */
interface Put {
  readonly asks: Asks;
  readonly offered: readonly Offer[];
  chosen(answer: Answer): Offer;
}

/** @param said it can be said what is done or not */
function asPut(play: Play, naming: Naming, decision: Decision, said: boolean): Put | null {
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

function offers(game: Game, naming: Naming, { domain }: Decision): Offer[] {
  switch (domain.of) {
    case 'options':
      return domain.options.map((option) => offer(game, naming, option));
    case 'objects':
      return [{ offer: 'objects', objects: together(naming, domain.from) }];
    case 'words':
      return [
        ...domain.words.map((word): Offer => ({ offer: 'word', word })),
        ...(domain.open ? [{ offer: 'any other word' } as const] : []),
      ];
  }
}

function chosen(game: Game, naming: Naming, { domain }: Decision, answer: Answer): Offer {
  if ('objects' in answer) return { offer: 'objects', objects: together(naming, answer.objects) };
  if ('word' in answer) {
    return answer.word === ANY_OTHER ? { offer: 'any other word' } : { offer: 'word', word: answer.word };
  }
  const option = domain.of === 'options' ? domain.options[answer.option] : undefined;
  return option ? offer(game, naming, option) : { offer: 'decline' };
}

function offer(game: Game, naming: Naming, option: Option): Offer {
  switch (option.option) {
    case 'effect': {
      const effect = naming.effect(option.effect, effectParts(option.effect).ability);
      const on = option.on.map((id) => naming.thing(id));
      return { offer: 'effect', effect, on, ...(option.ranks ? { ranks: true } : {}) };
    }
    case 'trigger': {
      const waiting = game.table.position.waiting.find(({ id }) => id === option.trigger);
      if (!waiting) return { offer: 'decline' };
      return { offer: 'trigger', effect: naming.effect(waiting.effect, waiting.ability) };
    }
    case 'player':
      return { offer: 'player', player: naming.player(option.player) };
    case 'object':
      return { offer: 'objects', objects: [naming.thing(option.object)] };
    case 'accept':
    case 'decline':
      return { offer: option.option };
  }
}

/** Objects of a list; one that stands in it several times is a group, and so many of it are meant. */
function together(naming: Naming, ids: readonly ObjectId[]): Thing[] {
  const counts = new Map<ObjectId, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ ...naming.thing(id), count }));
}
