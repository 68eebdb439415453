/** "Exile target creature until this creature leaves the battlefield": it comes back right after that (610.3). */

import type { Instruction } from '../../../ability/instruction.js';
import type { ObjectId, Zone } from '../../../ground/id.js';
import { withhold } from '../../../ground/problem.js';
import type { GameEvent } from '../../../position/event.js';
import type { GameObject } from '../../../position/object.js';
import type { EventRule } from '../../../rulebook/catalogue.js';
import { type Game, isOff, objectOf } from '../../../rulebook/game.js';
import type { Hands } from '../../../rulebook/hands.js';
import type { Pressing } from '../../../rulebook/policy.js';
import type { Standing } from '../../../table/registry.js';
import { byRule } from '../../common/settle.js';
import { cite } from '../rule.js';
import { stintOf } from './exiled.js';

/** What makes an object come back, as an act says it: that what exiles it moves on. */
export const UNTIL_IT_LEAVES = 'move';

/** Under these an exiled object remembers that it is to come back, and to where. */
const WHENCE = { battlefield: 'back to the battlefield', hand: 'back to the hand' } as const;

type Whence = keyof typeof WHENCE;

type LastsOn = Extract<Instruction, { do: 'last on' }>;

/** It does nothing to what is exiled: it knows by what, and for how long. */
const AWAY: LastsOn = { do: 'last on', until: 'game', on: { what: 'that', of: 0, said: 'it' }, ops: [] };

export const AWAY_UNTIL: Standing = { rule: cite('until'), ability: { ability: 'spell', do: [AWAY] } };

/** Whether what should last until something leaves could begin: that has not left already (610.3a). */
export function isOver(game: Game, { detail, other }: GameEvent): boolean {
  if (detail?.until !== UNTIL_IT_LEAVES || other === null || isOff(game, cite('until'))) return false;
  const awaited = objectOf(game, other);
  return awaited.zone !== 'battlefield' || stintOf(game, awaited) !== awaited.stint;
}

/** What has been exiled until something leaves remembers that. */
export function awaitReturn(hands: Hands, { object, other, from, detail, cause, player }: GameEvent): void {
  if (object === null || detail?.until !== UNTIL_IT_LEAVES || other === null) return;
  if (!isWhence(from))
    withhold(
      'rule/not-modelled',
      'What is exiled from elsewhere until something leaves is not worked out here.',
    );
  const { stint, owner, zone } = hands.object(object);
  if (zone !== 'exile') return;
  hands.link(object, WHENCE[from], [object]);
  hands.run([AWAY], {
    you: cause.player ?? player ?? owner,
    source: other,
    stint: hands.object(other).stint,
    ability: null,
    refs: [{ objects: [object], stints: [stint] }],
    event: null,
    uses: [],
    manner: 'effect',
  });
}

function isWhence(zone: Zone | null): zone is Whence {
  return zone !== null && zone in WHENCE;
}

/** What was exiled until something left that has left comes back, all at once (610.3c). */
export function returns(game: Game): Pressing | null {
  if (isOff(game, cite('until'))) return null;
  const { effects, objects } = game.table.position;
  const events: GameEvent[] = [];
  for (const { made, source, stint, on } of effects) {
    if (source === null || game.table.registry.maker(made) !== AWAY) continue;
    if (objects[source]?.zone === 'battlefield' && objects[source]?.stint === stint) continue;
    for (const one of on)
      if (objects[one.object]?.stint === one.stint && whenceOf(objectOf(game, one.object)))
        events.push(byRule(game, 'come back', one.object));
  }
  return events.length > 0 ? { events, rule: cite('until') } : null;
}

function whenceOf({ zone, linked }: GameObject): Whence | null {
  if (zone !== 'exile') return null;
  return (
    (Object.keys(WHENCE) as Whence[]).find((whence) => (linked[WHENCE[whence]]?.length ?? 0) > 0) ?? null
  );
}

export const COME_BACK: EventRule = {
  parts: (game, event) => ({ before: [], after: event.object === null ? [] : back(game, event.object) }),
  happen: (hands, { object }) => {
    const whence = object === null ? null : whenceOf(hands.object(object));
    if (object === null || !whence) return false;
    // It is done once, whatever comes of it.
    hands.link(object, WHENCE[whence], [], { only: true });
    return true;
  },
};

/** Under its owner's control (610.3b). */
function back(game: Game, object: ObjectId): GameEvent[] {
  const one = objectOf(game, object);
  const { owner: player } = one;
  const whence = whenceOf(one);
  if (!whence) return [];
  const enters = whence === 'battlefield';
  const to = { zone: whence, holder: enters ? null : player, at: null };
  const event = byRule(game, 'move', object, { player, to });
  const cause = { ...event.cause, manner: 'effect' };
  const detail = enters ? { arrival: game.catalogue.arrival(game, one, to, player) } : null;
  return [{ ...event, detail, cause }];
}
