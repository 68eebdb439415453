/** By which rules what a player would activate cannot be: it has no target or nothing to do, or has been used as often as it can be. */

import type { Ability } from '../../ability/ability.js';
import type { Instruction } from '../../ability/instruction.js';
import { Answers } from '../../evaluate/answers.js';
import { envOf } from '../../evaluate/env.js';
import { mustAllBeListed } from '../../evaluate/listed.js';
import { planAct } from '../../evaluate/plan.js';
import { spokenBy, textOf } from '../../evaluate/printed.js';
import type { ObjectId } from '../../ground/id.js';
import { canAnnounce } from '../../kernel/aim.js';
import { named } from '../../kernel/at-object.js';
import { planning } from '../../kernel/cost.js';
import type { Used } from '../../kernel/counts.js';
import { isLimited, usedUp, writeUse } from '../../kernel/ledger.js';
import type { Action } from '../../position/action.js';
import { type Env, envWith } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { EventRule } from '../../rulebook/catalogue.js';
import type { Game } from '../../rulebook/game.js';
import type { Steps } from '../../rulebook/rulebook.js';
import { byRule } from '../common/settle.js';
import { lacksCards } from './defeat.js';
import { isAllForbidden } from './forbidden.js';
import { cite } from './rule.js';
import { isOnField } from './zone.js';

type Barring = Pick<Steps, 'barred'>;

/** A card is activated from where it lies: by then it is elsewhere. */
export function whyNotActivated(game: Game, action: Action): Barring {
  const { object: id, by } = action;
  const abilities = spokenBy(game, id, by);
  const paidFirst = targetsLater(game, id);
  for (const { ability, words } of abilities) {
    if (ability.ability !== 'spell') continue;
    if (lacksCards(game, words, ability.do) && !fillsDeck(abilities)) return { barred: cite('must-draw') };
    const barring = inVain(game, words, ability.do, action, paidFirst, id);
    if (barring.barred !== undefined) return barring;
  }
  return {};
}

/** The words are those of the effect. */
export function whyNotUsed(game: Game, action: Action, env: Env): Barring {
  const used = usedBy(game, env);
  if (used?.ability.ability !== 'activated') return {};
  if (isLimited(game, used) && usedUp(game, used, nameOf(used), useOf(game, env)))
    return { barred: cite('used-up') };
  const { do: does } = used.ability;
  if (lacksCards(game, env, does) && !fillsDeck([used])) return { barred: cite('must-draw') };
  return inVain(game, env, does, action, saysThenTarget(used.ability));
}

/** "..., then target ...": what there is to target is looked at once the cost is paid. */
export function saysThenTarget(ability: Ability): boolean {
  if (ability.ability === 'additional cost') return ability.thenTarget ?? false;
  return ability.ability === 'activated' && ability.said === 'then target';
}

/** Whether the text of a card has its cost paid before its targets are chosen. */
export function targetsLater(game: Game, card: ObjectId | null): boolean {
  return textOf(game, card).some(
    ({ ability }) => ability.ability === 'additional cost' && saysThenTarget(ability),
  );
}

/** Whether a price may be that a card goes to the Deck, from which it is drawn then. */
function fillsDeck(abilities: readonly Pick<Used, 'ability'>[]): boolean {
  return abilities.some(({ ability }) => {
    if (ability.ability !== 'activated' && ability.ability !== 'additional cost') return false;
    return ability.cost.some((one) => one.do !== 'act' || one.act.to?.zone === 'deck');
  });
}

/** What else is listed may have been done by then on some paths alone: that nothing is left to do is held against no other. */
function inVain(
  game: Game,
  words: Env,
  does: readonly Instruction[],
  { illegal }: Action,
  paidFirst: boolean,
  away: ObjectId | null = null,
): Barring {
  if (!paidFirst && !canAnnounce(game, words, away)) return { barred: cite('must-target') };
  if (isAllForbidden(game, words, does)) return { barred: cite('forbidden') };
  // What is done to what is paid with is none of what there is now.
  if (paidFirst) return {};
  return illegal && doesNothing(game, words, does) ? { barred: cite('must-do') } : {};
}

/**
 * Whether all that a text does is to be done to cards of which there are none.
 * @throws {Withheld} where that is not known
 */
function doesNothing(game: Game, words: Env, [only, ...others]: readonly Instruction[]): boolean {
  if (only?.do !== 'act' || others.length > 0 || only.act.object?.what !== 'some') return false;
  const { object } = only.act;
  if (object.quantity.how === 'up to' || object.quantity.how === 'any number') return false;
  // What lies face-down may be of those.
  if (game.table.position.objects.some(({ zone, status }) => isOnField(zone) && status.includes('face down')))
    return false;
  const answers = new Answers([], game.policy.chooses, true);
  if (planAct(game, words, only.act, planning(answers)).events.length > 0) return false;
  mustAllBeListed(game, words, object);
  return true;
}

/** What is counted as an effect is activated that can be so only so often. */
export function counting(game: Game, env: Env): Instruction[] {
  const used = usedBy(game, env);
  if (!used || !isLimited(game, used)) return [];
  return [{ do: 'act', act: { event: 'use effect', object: { what: 'this' } } }];
}

export const USING: { readonly [kind: string]: EventRule } = {
  'use effect': {
    happen: ({ game }, event) => {
      const { source, ability, player } = event.cause;
      const object = source === null ? undefined : game.table.position.objects[source];
      if (!object || ability === null) return false;
      const used = usedBy(game, envWith(envOf(object, player ?? object.controller), { ability }));
      if (used) writeUse(game, used, nameOf(used), [event]);
      return true;
    },
  },
};

interface OfObject extends Used {
  readonly source: ObjectId;
}

function usedBy({ table }: Game, env: Env): OfObject | null {
  const { ability, source } = env;
  if (ability === null || source === null) return null;
  return { key: ability, ability: table.registry.ability(ability), env, source };
}

function nameOf({ key, source, env }: OfObject): ReturnType<typeof named> {
  return named({ key }, source, env.stint);
}

function useOf(game: Game, { source, you }: Env): GameEvent {
  return byRule(game, 'use effect', source, { player: you });
}
