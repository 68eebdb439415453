/** Taking up a position: from plain data to a game that can be played, and back. */

import { worksIn } from '../evaluate/object/characteristics.js';
import { POSITION_FORMAT, type Position } from '../position/position.js';
import type { Rulebook } from '../rulebook/rulebook.js';
import { enlist, enlistLasting } from '../table/enlist.js';
import { Table } from '../table/table.js';
import { refuseMistaken } from './mistaken.js';
import type { Observer } from './play/observer.js';
import type { Play } from './play/play.js';

/**
 * Takes up a copy of a position under its rulebook, and believes it: one that has been elsewhere is for `restore`. The
 * position given is left alone. Nothing happens before `advance`.
 *
 * @param observer is told what goes on; with `reasons`, also why effects that looked at an event were not applied to it
 * @throws {Withheld} `position/format` where it was written in another form than this one, `position/game` where it is of
 * another game
 * @throws {TypeError} for a definition in the place of its rulebook
 * @example
 * open(yugioh.rulebook, start); // throws position/game
 * const happened: string[] = [];
 * const watched = open(magic.rulebook, start, (notice) => {
 *   if (notice.notice === 'happened') happened.push(notice.event.kind);
 * });
 * advance(watched);
 * answer(watched, { option: 1 });
 * happened.includes('destroy'); // => true
 */
export function open(
  rulebook: Rulebook,
  position: Position,
  observer: Observer | null = null,
  reasons = true,
): Play {
  if (isMistaken(rulebook, position ?? {})) refuseMistaken(rulebook, position ?? {});
  const table = new Table(copyOf(position), rulebook.expand, rulebook.standing?.(position.rules));
  const policy = rulebook.policy(position.rules, position.date);
  const play: Play = {
    table,
    rulebook,
    catalogue: rulebook.catalogue,
    policy,
    observer,
    reasons,
    foreign: false,
    pulse: null,
  };
  for (const object of table.position.objects) {
    enlist(table, object, (ability, zone) => worksIn(play, ability, zone));
  }
  for (const effect of table.position.effects) enlistLasting(table, effect);
  table.journal.forget();
  return play;
}

/** Whether a position is written in another form than this one, or belongs to another game. */
export function isMistaken(
  rulebook: Rulebook,
  { format, game }: { format?: unknown; game?: unknown },
): boolean {
  return format !== POSITION_FORMAT || game !== rulebook.game;
}

/**
 * A copy of what is written to: lists and records that grow, objects, frames. Everything beneath is replaced as a whole
 * when it changes, never written to, and is shared.
 */
function copyOf(position: Position): Position {
  return {
    ...position,
    cards: { ...position.cards },
    players: position.players.map((player) => ({ ...player, values: { ...player.values } })),
    objects: position.objects.map((object) => ({ ...object })),
    zones: { ...position.zones },
    shuffled: { ...position.shuffled },
    ledger: { ...position.ledger },
    held: { ...position.held },
    work: position.work.map((frame) => ({ ...frame })),
  };
}
