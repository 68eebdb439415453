/** Creating what was not there before, without playing it (439), and where it enters that a text says so of (369.3). */

import { wordsOf } from '../../../evaluate/condition/test.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../../ground/id.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { Game } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import { runOn } from '../../common/running.js';
import { cite } from '../rule.js';
import { tokenCard } from './token.js';

/** The relation of whose text it was to what it has added to the board. */
const ADDED = 'added';

/** A battlefield is created where battlefields are, and nobody controls it (439.4.b); a unit or gear enters (439.2.b.1). */
export function create(hands: Hands, { player, detail, cause }: GameEvent): boolean | readonly ObjectId[] {
  const text = detail?.token;
  if (!text || player === null) return false;
  const card = tokenCard(hands.game, text);
  const token = hands.conceive(card, player, 1);
  if ([card.traits.type ?? []].flat().includes('battlefield')) {
    hands.move(token, { zone: 'battlefields', holder: null, at: null });
    hands.status(token, 'uncontrolled', true);
  } else {
    runOn(hands, [ENTERS], [token], player, 'effect');
  }
  if (cause.source !== null) hands.link(cause.source, ADDED, [token], { only: true });
  return [token];
}

const ENTERS = {
  do: 'act',
  act: { event: 'enter', object: { what: 'that', of: 0, said: 'it' }, to: { zone: 'base' } },
} as const;

/** Where a text adds it only "if it's not there already", it is not added a second time. */
export function isThere(game: Game, { detail }: GameEvent) {
  const [name] = detail?.token?.traits.flatMap(({ trait, is }) => (trait === 'name' ? [is] : [])) ?? [];
  if (detail?.most === undefined || name === undefined) return null;
  const there = game.table.position.zones.battlefields ?? [];
  return there.some((id) => wordsOf(game, viewOf(game, id), 'name').includes(name)) ? cite('as-much') : null;
}

/** What one of these has added to the board. */
export function wasAddedBy(game: Game, { id }: GameObject, to: readonly ObjectId[]): boolean {
  return to.some((one) => game.table.position.objects[one]?.linked[ADDED]?.includes(id) ?? false);
}
