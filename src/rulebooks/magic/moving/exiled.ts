/**
 * "The exiled cards", "cards exiled with this creature": those that another ability of the same object has exiled (607.2a-b).
 * An object of which nothing asks that remembers nothing.
 */

import type { Ability } from '../../../ability/ability.js';
import { isAnywhere } from '../../../ability/anywhere.js';
import { viewOf } from '../../../evaluate/object/characteristics.js';
import type { ObjectId } from '../../../ground/id.js';
import { once } from '../../../ground/once.js';
import { withhold } from '../../../ground/problem.js';
import { linkLast } from '../../../kernel/play/last-link.js';
import type { Env } from '../../../position/env.js';
import type { GameEvent } from '../../../position/event.js';
import { type GameObject, type LastKnown, printedOn } from '../../../position/object.js';
import { type Game, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';

export const EXILED_WITH = 'exiled with';

/** The name under which an object remembers what it has exiled, as it entered or later. */
const EXILED = 'move>exile';

/** What has been exiled is remembered by what has exiled it, also where that has left since (607.2a). */
export function noteExiled(hands: Hands, { object, to, cause }: GameEvent): void {
  if (object === null || to?.zone !== 'exile' || cause.source === null) return;
  const { game } = hands;
  const source = hands.object(cause.source);
  const stint = stintOf(game, source);
  if (stint === source.stint) {
    if (!viewOf(game, source.id).abilities.some(({ ability }) => asks(ability))) return;
    if (knownOf(game, source) !== null) hands.link(source.id, EXILED, [object]);
  } else {
    const last = source.was?.object;
    if (last?.stint !== stint || !asksAsPrinted(game, last)) return;
    if (knownOf(game, last) !== null) linkLast(game, source.id, EXILED, [object]);
  }
}

/** In which stint what exiles something is meant: where its text is being carried out, that in which it is the text's. */
export function stintOf({ table }: Game, { id, stint }: GameObject): number {
  const script = table.position.work.findLast(({ frame }) => frame === 'script');
  return script?.frame === 'script' && script.env.source === id ? script.env.stint : stint;
}

/** What enters has exiled nothing but what it is told to exile as it does; what was there before may have. */
export function startExiling(hands: Hands, id: ObjectId): void {
  if (asksAsPrinted(hands.game, hands.object(id))) hands.link(id, EXILED, []);
}

/**
 * Whether an object has been exiled with one of these.
 * @throws {Withheld} `position/missing-value` where nobody has said what one of them has exiled before,
 * `rule/not-modelled` where what it was is not known any more
 */
export function isExiledWith(game: Game, object: GameObject, to: readonly ObjectId[], env: Env): boolean {
  return to.some((id) => exiledWith(game, id, env).includes(object.id));
}

function exiledWith(game: Game, id: ObjectId, { source, stint }: Env): readonly ObjectId[] {
  const now = objectOf(game, id);
  const meant = id !== source || now.stint === stint ? now : now.was?.object;
  if (!meant || (id === source && meant.stint !== stint))
    withhold('rule/not-modelled', 'What an object had exiled that has moved on since is not known any more.');
  return (
    knownOf(game, meant) ??
    withhold(
      'position/missing-value',
      'Nobody has said what an object has exiled that was there before.',
      'Write it beside the object: `chose: { move>exile: [ ... ] }`, with the names that what lies in exile has by `as`, and `[]` for nothing.',
    )
  );
}

/**
 * What an object has exiled so far; null where nobody has said that of what was there before. It is nothing where nothing
 * was in exile before: what has been exiled since is remembered.
 */
function knownOf(
  { table }: Game,
  { linked, zone }: Pick<GameObject, 'linked' | 'zone'>,
): readonly ObjectId[] | null {
  const exiled = linked[EXILED];
  if (exiled || zone !== 'battlefield') return exiled ?? [];
  return table.position.objects.some((one) => one.zone === 'exile' && one.stint === 0) ? null : [];
}

function asksAsPrinted(game: Game, object: LastKnown['object']): boolean {
  return game.table.registry.ofCard(printedOn(object)).some(({ ability }) => asks(ability));
}

/** Whether an ability speaks of what its object has exiled. */
const asks = once((ability: Ability): boolean =>
  isAnywhere(ability, ({ relation }) => relation === EXILED_WITH),
);
