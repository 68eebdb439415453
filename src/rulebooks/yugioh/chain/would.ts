/** What an effect that has been activated would do as it resolves: "... is activated that would destroy a card(s) on the field". */

import type { Act } from '../../../ability/act.js';
import type { Instruction } from '../../../ability/instruction.js';
import type { Some, What } from '../../../ability/reference.js';
import { isMeant } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import { spokenBy } from '../../../evaluate/object/printed.js';
import { isOneOf } from '../../../evaluate/reference/one-of.js';
import type { ObjectId } from '../../../ground/id.js';
import { flat } from '../../../ground/list.js';
import { withhold } from '../../../ground/problem.js';
import { watchersOf } from '../../../kernel/replacing/probe.js';
import { whatIsTaken } from '../../../kernel/script/announce.js';
import { unreadIn } from '../../../kernel/watching/unread.js';
import type { Action } from '../../../position/action.js';
import type { Env } from '../../../position/env.js';
import { eventWith } from '../../../position/event.js';
import type { Game } from '../../../rulebook/game.js';
import { byRule } from '../../common/settle.js';
import { isForbidden } from '../activating/forbidden.js';
import { actsIn } from '../acts.js';
import { isOnField } from '../zone.js';

/** A link of a Chain, its words, and what it has targeted. */
export interface Activated {
  readonly link: Action;
  readonly words: Env;
  readonly targets: readonly ObjectId[];
}

/**
 * Whether it would do this, to what the words speak of.
 * @param env whose words they are
 * @throws {Withheld} where its text does so only if something else is done or chosen, or is not understood
 */
export function wouldDo(game: Game, env: Env, would: Act, activated: Activated): boolean {
  const texts = textsOf(game, activated);
  if (would.event === 'special summon') return summons(texts);
  const sure = flat(texts, (does) => atOnce(does));
  const found = sure
    .filter(({ event }) => event === would.event)
    .map((act) => isSuch(game, env, would, act, activated));
  if (found.includes(true)) return true;
  const all = flat(texts, (does) => actsIn(does)).filter(({ event }) => event === would.event);
  const isOpen = all.length > found.length || found.includes(null);
  if (isOpen || texts.some(unreadIn)) notTold();
  return false;
}

/**
 * Whether it would bring a monster to the field.
 * @throws {Withheld} where it does so only if something else is done or chosen, in a way that is not worked out, or is not
 *   understood
 */
function summons(texts: readonly (readonly Instruction[])[]): boolean {
  if (flat(texts, (does) => atOnce(does)).some(({ event }) => event === 'special summon')) return true;
  const all = flat(texts, (does) => actsIn(does));
  if (
    all.some(({ event }) => event === 'set' || event === 'return' || event.endsWith(' summon')) ||
    texts.some(unreadIn)
  )
    notTold();
  return false;
}

/** What is done whatever becomes of the rest. */
function atOnce(does: readonly Instruction[]): readonly Act[] {
  return flat(does, (step) =>
    step.do === 'act' ? step.act : step.do === 'several' ? atOnce(step.steps) : [],
  );
}

/** @throws {Withheld} of a card that stays, and does something as it is activated */
function textsOf(game: Game, { link, words }: Activated): readonly (readonly Instruction[])[] {
  const { registry } = game.table;
  if (words.ability !== null) {
    const ability = registry.ability(words.ability);
    if (ability.ability === 'activated') return [ability.do];
    return ability.ability === 'triggered' ? [whatIsTaken(ability.do)] : notTold();
  }
  return spokenBy(game, link.object, link.by).flatMap(({ ability }) => {
    if (ability.ability === 'unread') return notTold();
    if (ability.ability === 'triggered' && ability.on.event === 'activate') return notTold();
    return ability.ability === 'spell' ? [ability.do] : [];
  });
}

/** Null where it is not told before it is done. */
function isSuch(game: Game, env: Env, would: Act, act: Act, activated: Activated): boolean | null {
  return would.object === undefined
    ? isToSuch(game, env, would, act, activated.words)
    : isOfSuch(game, env, would.object, act, activated);
}

/**
 * Whether it is done to such a player.
 * @throws {Withheld} where something else would become of it
 */
function isToSuch(game: Game, env: Env, { by }: Act, act: Act, words: Env): boolean {
  const such = game.table.position.players.filter(
    ({ id }) =>
      (act.by ? isOneOf(game, words, act.by, id) : id === words.you) && (!by || isOneOf(game, env, by, id)),
  );
  const { source, ability } = words;
  for (const { id: player } of such) {
    const cause = { manner: 'effect', player: words.you, source, ability };
    const event = eventWith(byRule(game, act.event, null, { player }), { cause });
    if (watchersOf(game, event).length > 0) notTold();
  }
  return such.length > 0;
}

function isOfSuch(game: Game, env: Env, what: What, act: Act, activated: Activated): boolean | null {
  const { object } = act;
  const among = object === undefined ? null : amongOf(game, object, activated);
  if (among === null || object === undefined) return null;
  const such = among.filter((id) => isMeant(game, env, what, viewOf(game, id)));
  if (such.length === 0) return false;
  if (isChosenThen(object) && such.length < among.length) return null;
  mustBeDoable(game, act, such, activated);
  return true;
}

/** What it could be done to, or will be; null where nobody knows yet. */
function amongOf(game: Game, object: What, { words, targets }: Activated): readonly ObjectId[] | null {
  switch (object.what) {
    case 'that':
      return targets.length > 0 ? targets.filter((id) => isOnField(viewOf(game, id).object.zone)) : null;
    case 'this':
      return words.source === null ? null : [words.source];
    case 'some':
      return object.target ? null : meantOnField(game, words, object);
    default:
      return null;
  }
}

function meantOnField(game: Game, words: Env, object: Some): readonly ObjectId[] {
  return game.table.position.objects.flatMap(({ id, zone }) =>
    isOnField(zone) && isMeant(game, words, object, viewOf(game, id)) ? id : [],
  );
}

/** Whether it is chosen as the effect resolves, and not all. */
function isChosenThen(object: What): boolean {
  return object.what === 'some' && object.quantity.how !== 'every';
}

/** @throws {Withheld} where all of it is said not to happen: no answer says whether the effect is one that would do it */
function mustBeDoable(game: Game, act: Act, such: readonly ObjectId[], { link, words }: Activated): void {
  const { event: kind } = act;
  if (such.every((object) => isForbidden(game, { kind, by: link.by, object, words }))) notTold();
}

function notTold(): never {
  return withhold(
    'rule/not-modelled',
    'Whether an effect is one that would do something which it does only if something else is done or chosen, or to what cannot be done, is not worked out.',
  );
}
