/** What players are asked and what they choose, in names. */

import { effectParts } from '../../explore/name/name.js';
import type { ObjectId } from '../../ground/id.js';
import type { Play } from '../../kernel/play/play.js';
import type { Answer, Decision, Option } from '../../position/decision.js';
import type { Game } from '../../rulebook/game.js';
import { asksToPay, matterOf } from '../fate/matter.js';
import type { Choosing, Offer, Thing } from '../message/message.js';
import { asNew, type Naming } from '../name/things.js';
import { whatWaits } from './concerning.js';
import { asPut } from './put.js';
import { wordChosen, wordsOffered } from './worded.js';

/** @param given the scenario fixes it */
export function choosing(
  game: Play,
  naming: Naming,
  decision: Decision,
  answer: Answer,
  given: boolean,
): Choosing {
  const { source, ability, each } = decision.about;
  const of = each?.objects[each.place] ?? source;
  // What is applied, or comes first, is said by the effects that are offered; what is aimed at has not happened to it yet.
  const aiming = isAiming(game, decision);
  const plain = decision.asks === 'apply' || decision.asks === 'order' || aiming;
  const matter = plain ? [] : matterOf(game, naming, decision);
  const put = plain ? null : asPut(game, naming, decision, matter.length > 0);
  return {
    by: decision.by === 'chance' ? null : naming.player(decision.by),
    asks: put?.asks ?? decision.asks,
    offered: put?.offered ?? offers(game, naming, decision),
    chosen: put ? put.chosen(answer) : chosen(game, naming, decision, answer),
    about: ability === null ? null : naming.effectAt(source, ability),
    of: of === null || of === source ? [] : [naming.thing(of)],
    matter,
    ...(!plain && matter.length === 0 && asksToPay(game, decision) && { pays: true }),
    given,
    ...(aiming && game.table.position.waiting.length > 1 && { beforehand: true }),
  };
}

/** Whether something is chosen as a text is announced, by an action or by an ability that has triggered, and not as a rule says. */
function isAiming({ table: { position } }: Play, { about }: Decision): boolean {
  const frame = position.work.at(-1);
  if (frame?.frame === 'settle') return about.ability !== null;
  return frame?.frame === 'script' && frame.rest[0]?.do === 'aim';
}

function offers(game: Game, naming: Naming, decision: Decision): readonly Offer[] {
  const { domain } = decision;
  switch (domain.of) {
    case 'options':
      return domain.options.map((option) => offer(game, naming, option));
    case 'objects':
      return [{ offer: 'objects', objects: together(naming, domain.from) }];
    case 'words':
      return wordsOffered(game, decision, domain.words, domain.open);
  }
}

function chosen(game: Game, naming: Naming, decision: Decision, answer: Answer): Offer {
  const { domain } = decision;
  if ('objects' in answer) return { offer: 'objects', objects: together(naming, answer.objects) };
  if ('word' in answer) return wordChosen(game, decision, answer.word);
  const option = domain.of === 'options' ? domain.options[answer.option] : undefined;
  return option ? offer(game, naming, option) : { offer: 'decline' };
}

function offer(game: Game, naming: Naming, option: Option): Offer {
  switch (option.option) {
    case 'effect': {
      const { ability } = effectParts(option.effect);
      // What is about to come into being is one of its kind.
      const on = option.on.map((id) =>
        game.table.position.objects[id]?.zone === 'nowhere' ? asNew(naming.thing(id)) : naming.thing(id),
      );
      // Of one that may be applied that is asked next.
      const ranks = option.ranks || (!option.accepts && 'optional' in game.table.registry.ability(ability));
      return {
        offer: 'effect',
        effect: naming.effect(option.effect, ability),
        on,
        ...(ranks ? { ranks } : {}),
      };
    }
    case 'trigger':
      return whatWaits(game, naming, option);
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
