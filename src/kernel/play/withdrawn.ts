/** What a player who leaves the game would still have done (Magic 800.4a): it is gone, and nobody does it. */

import type { PlayerId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import type { Frame, ScriptFrame } from '../../position/frame.js';
import type { Game } from '../../rulebook/game.js';

/** Their abilities wait no more, and what they have announced is not carried out. */
export function withdrawn({ table: { position, journal } }: Game, player: PlayerId): void {
  const waiting = position.waiting.filter(({ env }) => env.you !== player);
  journal.set(position, 'waiting', waiting);
  for (const frame of respondedTo(position.work))
    if (frame.env.you === player) journal.set(frame, 'rest', []);
}

/** What has been announced and is being responded to: none of it has been carried out by now. */
export function respondedTo(work: readonly Frame[]): readonly ScriptFrame[] {
  return flat(work, (frame, at) =>
    frame.frame === 'script' && work[at + 1]?.frame === 'actions' ? [frame] : [],
  );
}
