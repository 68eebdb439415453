/**
 * Monsters that the effect of a card has Special Summoned, as the last thing to happen: what is activated "when a
 * monster is Summoned" can be then.
 */

import type { Ability } from '../../../ability/ability.js';
import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import { textOf } from '../../../evaluate/object/printed.js';
import type { ObjectId, PlayerId } from '../../../ground/id.js';
import type { Action } from '../../../position/action.js';
import type { GameEvent } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { chainLink } from '../chain/chain.js';
import { isFaceDown } from '../state/hidden.js';
import { printedTypes } from '../type.js';
import { BEING_BROUGHT, BROUGHT } from '../word.js';

/** A summon that has just taken place. */
export interface Summons {
  readonly kind: string;
  readonly by: PlayerId;
  readonly objects: readonly ObjectId[];
}

/** A monster that the first link of a Chain brings to the field is known by that, where a text on the board asks what has been summoned. */
export function noteBrought(hands: Hands, { object, cause: { manner } }: GameEvent): void {
  if (object === null || manner !== 'effect' || chainLink(hands.game) !== 1) return;
  if (asksSummons(hands.game)) hands.status(object, BEING_BROUGHT, true);
}

/** The first link of a Chain has resolved: what it has brought was brought just now, and nothing else was. */
export function concludeBrought(hands: Hands): void {
  if (chainLink(hands.game) !== 1) return;
  for (const { id, status } of hands.game.table.position.objects) {
    const now = status.includes(BEING_BROUGHT);
    if (status.includes(BROUGHT) !== now) hands.status(id, BROUGHT, now);
    if (now) hands.status(id, BEING_BROUGHT, false);
  }
}

/** Whether any monster is noted so: with the end of a link what is noted changes. */
export function areBrought({ table }: Game): boolean {
  return table.position.objects.some(
    ({ status }) => status.includes(BEING_BROUGHT) || status.includes(BROUGHT),
  );
}

function asksSummons({ table: { position, registry } }: Game): boolean {
  return position.objects.some(({ card }) =>
    registry.ofCard(card).some(({ ability }) => ability.ability === 'spell' && asksOf(ability)),
  );
}

/** Whether it is activated when monsters are summoned. */
function asksOf({ on, label = '' }: Extract<Ability, { ability: 'spell' }>): boolean {
  return on?.event.endsWith(' summon') ?? label.endsWith(' is Summoned');
}

/**
 * What the effect of a card has summoned that was activated just before, if that is the last thing that it does and nothing
 * could have been triggered since; null where that is not so, or not known.
 */
export function summonsBy(game: Game, { verb, object, by, responses }: Action): Summons | null {
  if (verb !== 'activate' || object === null) return null;
  const { position } = game.table;
  const effects = effectsOf(game, object);
  if (effects.length === 0 || !effects.every(endsSummoning)) return null;
  // Nothing is Normal Summoned by what summons so.
  if (couldTrigger(game, responses.length === 0 ? NOT_BY_ONE : ELSEWHEN)) return null;
  const there = position.objects.filter(
    ({ zone, status }) => zone === 'monsters' && status.includes(BROUGHT) && !isFaceDown(status),
  );
  return there.length > 0 ? { kind: SUMMON, by, objects: there.map(({ id }) => id) } : null;
}

/** What a Spell or Trap does as it is activated; each effect of a monster that a player activates, whichever it was. */
function effectsOf(game: Game, id: ObjectId): readonly (readonly Instruction[])[] {
  const types = printedTypes(game, game.table.position.objects[id]?.card ?? null);
  const texts = textOf(game, id).map(({ ability }) => ability);
  if (SPELL_TYPES.some((type) => types.includes(type)))
    return [texts.flatMap((ability) => (ability.ability === 'spell' ? ability.do : []))];
  return texts.flatMap((ability) => (ability.ability === 'activated' ? [ability.do] : []));
}

const SPELL_TYPES = ['spell', 'trap'];
const SUMMON = 'special summon';

/** Whether its player's summon is the last that is done, be it together with something else. */
function endsSummoning(steps: readonly Instruction[]): boolean {
  const last = steps.findLast((step) => step.do !== 'act' || step.act.event !== 'keep target');
  if (last?.do === 'act') return isSummon(last.act);
  if (last?.do !== 'several') return false;
  return TOGETHER.includes(last.said)
    ? last.steps.some((step) => endsSummoning(step.do === 'if' ? step.yes : [step]))
    : last.said === 'then' && endsSummoning(last.steps);
}

/** What is joined so happens at the same time. */
const TOGETHER: readonly string[] = ['and', 'if so', 'if that'];

function isSummon({ event, by }: Act): boolean {
  return event === SUMMON && (by === undefined || by.who === 'you');
}

/** Whether there is any effect that a summon which is conducted could have triggered, so that something else has happened since. */
export function couldTriggerOnSummon(game: Game): boolean {
  return couldTrigger(game, NOT_BY_SUMMONS);
}

/** Whether there is any effect that what happens in a Chain could have triggered, so that something else has happened since. */
function couldTrigger(game: Game, elsewhen: RegExp): boolean {
  return game.table.position.objects.some(({ id }) =>
    textOf(game, id).some(
      ({ ability }) =>
        ability.ability === 'triggered' && ability.colon === true && !elsewhen.test(ability.on.event),
    ),
  );
}

const ELSEWHEN = /battle|attack|phase|damage/;
const NOT_BY_ONE = /battle|attack|phase|damage|^(?:normal|flip) summon$/;
const NOT_BY_SUMMONS = /battle|attack|phase|damage|destroy|banish|discard|draw|activate|negate|LP/;
