/** What players are asked and what they choose, in names. */

import type { Act } from '../ability/act.js';
import type { Instruction } from '../ability/instruction.js';
import { Answers } from '../evaluate/answers.js';
import { planAct } from '../evaluate/plan.js';
import { ANY_OTHER } from '../explore/answers.js';
import { effectParts } from '../explore/name.js';
import type { ObjectId } from '../ground/id.js';
import type { Play } from '../kernel/play.js';
import type { Answer, Asks, Decision, Option } from '../position/decision.js';
import type { Game } from '../rulebook/game.js';
import type { Choosing, Happening, Offer, Thing } from './message.js';
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
  return {
    by: decision.by === 'chance' ? null : naming.player(decision.by),
    asks: decision.asks,
    offered: offers(game, naming, decision),
    chosen: chosen(game, naming, decision, answer),
    about: ability === null ? null : naming.effectAt(source, ability),
    matter: matter(game, naming, decision),
    given,
  };
}

/** What the instruction in hand would do, where it is a rule that has it done and no text of a card. */
function matter(play: Play, naming: Naming, { asks, about }: Decision): Happening | null {
  const frame = play.table.position.work.at(-1);
  if (about.ability !== null || frame?.frame !== 'script') return null;
  const act = actOf(asks, frame.rest[0]);
  if (!act || (asks === 'name' && !play.catalogue.events[act.event]?.ways)) return null;
  const answers = new Answers([], play.policy.chooses, true);
  const reserved = { has: () => false, bars: () => false };
  const [event, ...others] = planAct(play, frame.env, act, { answers, reserved, doable: () => true }).events;
  return event && others.length === 0 ? naming.happening(event) : null;
}

/** What a player may do, or does in a way to be chosen; null where it is more than one thing, or something else is asked. */
function actOf(asks: Asks, instruction: Instruction | undefined): Act | null {
  if (asks === 'name') return instruction?.do === 'act' ? instruction.act : null;
  if (asks !== 'may' || instruction?.do !== 'may') return null;
  const [only, ...others] = instruction.steps;
  return only?.do === 'act' && others.length === 0 ? only.act : null;
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
