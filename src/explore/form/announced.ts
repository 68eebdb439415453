/**
 * Abilities that wait and have been announced, and what of them nothing asks. Whose they are, where they do nothing of which
 * a rule or a text asks that: twelve triggers that each create a token are alike, whichever creatures they are of. And in
 * which order they stand, where all that waits, and all that is being done, only adds to something or takes from numbers of
 * players, while nobody looks on, and no number comes so low that a rule looks at it. Of those it is enough to know what
 * they will do, to whom.
 */

import type { Ability } from '../../ability/ability.js';
import type { Act } from '../../ability/act.js';
import { isAnywhere } from '../../ability/anywhere.js';
import { plainActs, plainActsIn } from '../../ability/plain.js';
import type { Who } from '../../ability/reference.js';
import { looksAtNothing } from '../../ability/self-contained.js';
import { boardOf, staysByItself } from '../../evaluate/object/board.js';
import { viewOf } from '../../evaluate/object/characteristics.js';
import { type Amount, add, compare } from '../../ground/amount.js';
import type { ObjectId, PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { once } from '../../ground/once.js';
import type { Play } from '../../kernel/play/play.js';
import { isAnnounced } from '../../kernel/round/stage.js';
import type { Watcher } from '../../kernel/watching/at-object.js';
import { isWatched } from '../../kernel/watching/watched-at-all.js';
import type { Card } from '../../position/card.js';
import type { Env } from '../../position/env.js';
import { eventWith, type GameEvent } from '../../position/event.js';
import type { Waiting } from '../../position/position.js';
import { byRule } from '../../rulebooks/common/settle.js';
import { uponReturn } from './returned.js';

/** Of an announced ability it says nothing whose it is, nothing where it stands among the others, or neither. */
export type Announced = 'nobodys' | 'anywhere' | 'both';

/** The abilities that have been announced of which less is asked than what they are. */
export function announcedIn(play: Play): ReadonlyMap<Waiting, Announced> {
  const { waiting } = play.table.position;
  const announced = waiting.filter(isAnnounced);
  if (announced.length === 0) return NONE;
  const nobodys = new Set(asksForSources(play) ? [] : announced.filter((one) => isNobodys(play, one)));
  const anywhere = announced.length > 1 && isEachPlain(play, waiting) && !looksAtPlayers(play);
  return new Map(
    flat(announced, (one): readonly [readonly [Waiting, Announced]] | readonly [] => {
      if (nobodys.has(one)) return [[one, anywhere ? 'both' : 'nobodys']];
      return anywhere ? [[one, 'anywhere']] : [];
    }),
  );
}

const NONE: ReadonlyMap<Waiting, Announced> = new Map();

/** Whether all that an ability does is done alike whoever's it is. */
function isNobodys(play: Play, waiting: Waiting): boolean {
  const { events } = play.catalogue;
  return (
    actsOf(play, waiting)?.every(
      ({ event, object, other }) => !object && !other && events[event]?.impersonal === true,
    ) ?? false
  );
}

/** What an ability does that waits, where that is told in words and numbers, and nobody has taken or paid for what it offers. */
function actsOf({ table }: Play, { ability, offer }: Waiting): readonly Act[] | null {
  const known = offer === undefined ? table.registry.abilityOf(ability) : undefined;
  return known ? plainActs(known) : null;
}

/** Whether any text on a card asks whose ability brings something about: "by the effect of a red source". */
function asksForSources({ table }: Play): boolean {
  return Object.values(table.position.cards).some(namesSources);
}

const namesSources = once(({ abilities }: Card): boolean =>
  isAnywhere(abilities, ({ manner, source }) => manner !== undefined && source !== undefined),
);

/** Whether all that waits does so much of something, which nothing looks at and which leaves enough of it. */
function isEachPlain(play: Play, waiting: readonly Waiting[]): boolean {
  const taken = new Map<string, Amount>();
  const isPlain = (acts: readonly Act[] | null, env: Env): boolean =>
    acts?.every((act) => isOnlySoMuch(act) && isBorne(play, act, env, taken)) ?? false;
  const returning = new Set<ObjectId | null>();
  const isReturn = (one: Waiting): boolean => {
    const { source } = one.env;
    // Which of two comes first says how it returns.
    if (boardOf(play) !== null || returning.has(source)) return false;
    returning.add(source);
    return uponReturn(play, one)?.every((upon) => isPlain(actsUpon(upon, source), upon.env)) ?? false;
  };
  return (
    waiting.every((one) => isPlain(actsOf(play, one), one.env) || isReturn(one)) &&
    // What is being done as somebody is asked comes before all that waits.
    play.table.position.work.every((frame) => {
      if (frame.frame === 'script') return isPlain(plainActsIn(frame.rest), frame.env);
      return frame.frame === 'actions' || frame.frame === 'settle';
    })
  );
}

/** What is done as a card returns; null where that is to the card itself, or by it: it is another object by then. */
function actsUpon({ keyed, source }: Watcher, returned: ObjectId | null): readonly Act[] | null {
  const acts = plainActs(keyed.ability);
  return source === returned && acts?.some(({ object, other }) => object ?? other) ? null : acts;
}

/** An act of which the text says how much it is. */
type Much = Act & { readonly amount: Amount };

/** Whether an act says to whom or what it happens, and how much, and nothing that is asked as it does. */
function isOnlySoMuch(act: Act): act is Much {
  const { event: _, by, object: __, other: ___, counter: ____, token: _____, amount, ...more } = act;
  const isAsked = by?.who === 'target' && by.chosen;
  return !isAsked && amount !== undefined && typeof amount !== 'object' && Object.keys(more).length === 0;
}

/** Whether all to which it may happen can bear as much of it, beside what has been `taken`, and nothing looks at it. */
function isBorne(play: Play, act: Much, env: Env, taken: Map<string, Amount>): boolean {
  const { position } = play.table;
  const { event: kind, by, object, other, amount, counter, token } = act;
  const hasMoved = env.source === null || position.objects[env.source]?.stint !== env.stint;
  // What an object is may be asked by what is on it, or on others.
  if ((object || token) && boardOf(play) !== null) return false;
  // Nothing happens to what has moved since (Magic 400.7); and what it does is looked at as it last was (608.2h).
  if (object && hasMoved) return true;
  const left = hasMoved && other !== undefined;
  const detail =
    counter || token || left
      ? { ...(counter && { counter }), ...(token && { token }), ...(left && { left }) }
      : null;
  const much = { other: other ? env.source : null, amount, detail };
  if (object) return isBearable(play, eventWith(byRule(play, kind, env.source), much), taken);
  return position.players.every(({ id }) => {
    if (!mayBe(by, id, env)) return true;
    return isBearable(play, eventWith(byRule(play, kind, null, { player: id }), much), taken);
  });
}

/** Whether nothing looks at an event, nor at what it contains, and each takes no more of a number than there is room for. */
function isBearable(play: Play, event: GameEvent, taken: Map<string, Amount>): boolean {
  const { headroom, parts } = play.catalogue.events[event.kind] ?? {};
  const bears = headroom?.(play, event);
  if (!bears || isWatched(play, event)) return false;
  if (bears.room !== 'any') {
    const number = `${bears.of} ${event.player}`;
    const all = add(taken.get(number) ?? 0, event.amount ?? 0);
    taken.set(number, all);
    if (compare(all, bears.room) > 0) return false;
  }
  const { before, after } = parts?.(play, event, []) ?? NOTHING_INSIDE;
  return [...before, ...after].every((inner) => isBearable(play, inner, taken));
}

const NOTHING_INSIDE = { before: [], after: [] };

/** Whether a player may be meant, as widely as the words can be taken. */
function mayBe(who: Who | undefined, player: PlayerId, { you, refs }: Env): boolean {
  switch (who?.who) {
    case undefined:
    case 'you':
      return player === you;
    case 'opponent':
      return player !== you;
    case 'that': {
      const spoken = refs[who.of];
      return !spoken || !('players' in spoken) || spoken.players.includes(player);
    }
    default:
      return true;
  }
}

/** Whether what something on the board is may rest on a number of a player: a creature with as much power as its controller has life. */
function looksAtPlayers(play: Play): boolean {
  const { index, position, registry } = play.table;
  if (registry.lendsStatics || !position.effects.every(({ made }) => staysByItself(play, made))) return true;
  return index
    .having('looks around')
    .some((id) => viewOf(play, id).abilities.some(({ ability }) => asks(ability)));
}

function asks(ability: Ability): boolean {
  if (ability.ability !== 'static') return false;
  const { affects, ops, while: condition } = ability;
  return condition !== undefined || !looksAtNothing(ops) || isAnywhere(affects, isWorkedOut);
}

/** A number that does not stand in the text. */
function isWorkedOut({ to, atLeast }: { readonly [field: string]: unknown }): boolean {
  return typeof to === 'object' || typeof atLeast === 'object';
}
