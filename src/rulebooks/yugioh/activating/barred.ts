/** By which rules what a player would activate cannot be: it has no target or nothing to do, or has been used as often as it can be. */

import type { Ability } from '../../../ability/ability.js';
import type { Instruction } from '../../../ability/instruction.js';
import { envOf } from '../../../evaluate/env.js';
import { spokenBy, textOf } from '../../../evaluate/object/printed.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import { isPaid } from '../../../kernel/paying/paid.js';
import type { Used } from '../../../kernel/play/counts.js';
import { canAnnounce } from '../../../kernel/script/aim.js';
import { whatIsTaken } from '../../../kernel/script/announce.js';
import { named } from '../../../kernel/watching/at-object.js';
import { isLimited, usedUp, writeUse } from '../../../kernel/watching/ledger.js';
import type { Action } from '../../../position/action.js';
import { type Env, envWith } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import type { Game } from '../../../rulebook/game.js';
import type { Steps } from '../../../rulebook/rulebook.js';
import { byRule } from '../../common/settle.js';
import { cite, type Rule } from '../rule.js';
import { isAllForbidden, isUseForbidden } from './forbidden.js';
import { whyNoTarget } from './targeting.js';
import { partsOf, pricedIn, priceOfCard, whyInVain } from './vain.js';

type Barring = Pick<Steps, 'barred'>;

/** A card is activated from where it lies: by then it is elsewhere. What is paid for can be in vain only once it is paid. */
export function whyNotActivated(game: Game, { object: id, by, illegal }: Action): Barring {
  const texts = textsOf(game, id, by);
  const forbidden = texts.some(({ words, does }) => isAllForbidden(game, words, does));
  if (forbidden) return { barred: cite('forbidden') };
  if (targetsLater(game, id)) return {};
  const vain = isPaid(priceOfCard(game, id)) ? undefined : whyCardInVain(game, id, by, illegal);
  if (vain) return { barred: vain };
  const unaimed = texts.find(({ words }) => !canAnnounce(game, words, id));
  return unaimed ? { barred: whyNoTarget(game, unaimed.words) } : {};
}

/** The rule by which a card has no target that is to have one once its cost is paid. */
export function whyCardHasNoTarget(game: Game, { object, by }: Action): Rule {
  const [first] = textsOf(game, object, by);
  return first ? whyNoTarget(game, first.words) : cite('must-target');
}

/** What a card does as it is activated. */
function textsOf(game: Game, id: ObjectId | null, by: PlayerId): { words: Env; does: Instruction[] }[] {
  return spokenBy(game, id, by).flatMap(({ ability, words }) =>
    ability.ability === 'spell' ? [{ words, does: ability.do }] : [],
  );
}

function whyCardInVain(
  game: Game,
  id: ObjectId | null,
  by: PlayerId,
  strict: boolean | undefined,
  modes?: Env['modes'],
): Rule | undefined {
  const parts = textsOf(game, id, by).flatMap(({ words, does }) =>
    partsOf(modes ? envWith(words, { modes }) : words, does),
  );
  return whyInVain(game, parts, { away: id, strict });
}

/** What has been paid for, a card or the ability of these words, could do nothing by this rule. */
export function vainOncePaid(game: Game, words: Env, strict: boolean): Rule | null {
  if (words.ability === null) {
    const [card] = words.refs;
    const id = card && 'objects' in card ? (card.objects[0] ?? null) : null;
    return whyCardInVain(game, id, words.you, strict, words.modes) ?? null;
  }
  const ability = game.table.registry.ability(words.ability);
  const does =
    ability.ability === 'triggered'
      ? whatIsTaken(ability.do)
      : ability.ability === 'activated'
        ? ability.do
        : [];
  return whyInVain(game, partsOf(words, does), { strict }) ?? null;
}

/** The words are those of the effect. */
export function whyNotUsed(game: Game, action: Action, env: Env): Barring {
  const used = usedBy(game, env);
  if (used?.ability.ability !== 'activated') return {};
  const { ability } = used;
  if (isLimited(game, used) && usedUp(game, used, nameOf(used), useOf(game, env)))
    return { barred: cite('used-up') };
  if (isUseForbidden(game, env.you, env.source)) return { barred: cite('forbidden') };
  if (isAllForbidden(game, env, ability.do)) return { barred: cite('forbidden') };
  if (saysThenTarget(ability)) return {};
  const parts = partsOf(env, ability.do);
  const vain = isPaid(ability.cost) ? undefined : whyInVain(game, parts, { strict: action.illegal });
  if (vain) return { barred: vain };
  return canAnnounce(game, env) ? {} : { barred: whyNoTarget(game, env) };
}

/** "..., then target ...": what there is to target is looked at once the cost is paid. */
export function saysThenTarget(ability: Ability): boolean {
  if (ability.ability === 'additional cost') return ability.thenTarget ?? false;
  return ability.ability === 'activated' && ability.said === 'then target';
}

/** Whether the text of a card has its cost paid before its targets are chosen. */
export function targetsLater(game: Game, card: ObjectId | null): boolean {
  return textOf(game, card).some(({ ability }) =>
    ability.ability === 'spell'
      ? pricedIn(ability.do).length > 0
      : ability.ability === 'additional cost' && saysThenTarget(ability),
  );
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
