/**
 * What a spell, and the permanent that it becomes, remembers of how it was cast (400.7d): which costs were paid for it,
 * where it came from.
 */

import { looked } from '../../../evaluate/reference/past.js';
import type { PlayerId } from '../../../ground/id.js';
import type { Env } from '../../../position/env.js';
import type { Chosen, GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';

/** Under which words. */
export const REMEMBERED = {
  kicked: 'kicked',
  bargained: 'bargained',
  boughtBack: 'bought back',
  from: 'cast from',
  by: 'cast by',
} as const;

/** What texts say of where a spell was cast from. */
export const CAST_FROM = {
  hand: 'this spell was cast from your hand',
  graveyard: 'this spell was cast from a graveyard',
} as const;

/** Where a cost could be paid several times, how often that was stands beside the card. */
const TIMES: { readonly [word: string]: string } = { [REMEMBERED.kicked]: 'times it was kicked' };

/**
 * Whether a cost was paid for the object that a text is on, as that is, or as it last was (603.10a). What was there from
 * the beginning may have been anything.
 */
export function wasPaid(word: string): (game: Game, env: Env) => boolean | null {
  return (game, env) => {
    const object = speaker(game, env);
    if (!object) return null;
    const times = wordOf(object.chosen[TIMES[word] ?? '']);
    if (times !== null) return times !== '0';
    return object.chosen[word] !== undefined || (isListed(object) ? null : false);
  };
}

/**
 * Whether the spell, or what it became, was cast from a zone. Of what was on the stack or on the battlefield from the
 * beginning nobody has written it down.
 */
export function wasCastFrom(zone: string): (game: Game, env: Env) => boolean | null {
  return (game, env) => {
    const object = speaker(game, env);
    if (!object) return null;
    const from = wordOf(object.chosen[REMEMBERED.from]);
    if (from !== null) return from === zone;
    return object.zone === 'stack' || isListed(object) ? null : false;
  };
}

/** Whether a player cast what is a permanent now, whoever controls it; null of one that was there from the beginning. */
export function wasCastBy(object: GameObject, player: PlayerId): boolean | null {
  const by = wordOf(object.chosen[REMEMBERED.by]);
  if (by !== null) return by === String(player);
  return isListed(object) ? null : false;
}

/** How often a spell was kicked, in words, where that stands beside its card. */
export function timesKicked(object: GameObject): string | null {
  return wordOf(object.chosen[TIMES[REMEMBERED.kicked] ?? '']);
}

/** The word that was chosen; null where none was. */
export function wordOf(chosen: Chosen | undefined): string | null {
  return chosen && 'word' in chosen ? chosen.word : null;
}

/** The object that a text is on, as that is, or as it last was; one that is entering as it is before. */
export function speaker(game: Game, env: Env): GameObject | null {
  const { source, event } = env;
  if (source !== null && event?.detail?.arrival && event.object === source)
    return game.table.position.objects[source] ?? null;
  return looked(game, env, { what: 'this' })[0]?.object ?? null;
}

/** A permanent that was there from the beginning. */
export function isListed({ zone, stint }: GameObject): boolean {
  return zone === 'battlefield' && stint === 0;
}
