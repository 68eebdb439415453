/**
 * What an effect puts into the battle zone is pending until it is there: it belongs where it lies, and is not counted
 * there (409.1a, 409.1c). Several are pending together before any of them is put (409.1f).
 */

import type { ObjectId } from '../../ground/id.js';
import { flat } from '../../ground/list.js';
import { withhold } from '../../ground/problem.js';
import { handsOf } from '../../kernel/play/hands.js';
import { watchersOf } from '../../kernel/replacing/probe.js';
import type { GameEvent, Spot } from '../../position/event.js';
import type { Node } from '../../position/frame.js';
import { type Game, isOff, objectOf } from '../../rulebook/game.js';
import type { Hands } from '../../rulebook/hands.js';
import type { Policy } from '../../rulebook/policy.js';
import { cite } from './rule.js';
import { belongsTo, pend, unpend } from './use.js';

type Underway = NonNullable<Policy['underway']>;

/** What is on its way into the battle zone is pending, whether it is used or an effect puts it there. */
export const PENDING: Underway = {
  begin(game, events) {
    const rule = cite('pending');
    const going = goingIn(game, events);
    if (going.length === 0 || isOff(game, rule)) return null;
    return decides(handsOf(game), going) ? rule : null;
  },
  end: stay,
};

/** Of what an effect puts there the rules of 1.20 are not known to say so. */
export const PENDING_IF_USED: Underway = {
  begin(game, events) {
    const put = goingIn(game, events).filter(({ used }) => !used);
    if (put.length > 0 && decides(handsOf(game), put))
      withhold(
        'rule/unsettled',
        'Whether a card that an effect puts into the battle zone is counted where it lies until it is there decides here, and what the rules of 1.20 say of it is not known.',
        'By the rules of 1.50 it is not counted (409.1c).',
      );
    return null;
  },
  end: stay,
};

/** A card that would go into the battle zone. */
interface Going {
  readonly event: GameEvent;
  readonly object: ObjectId;
  /** It is pending already, since it is used. */
  readonly used: boolean;
}

/** The zones out of which a card is put into the battle zone. */
const OUT_OF: readonly string[] = ['hand', 'deck', 'graveyard', 'mana', 'shields', 'hyperspatial', 'pending'];

function goingIn(game: Game, events: readonly GameEvent[]): readonly Going[] {
  return flat(events, (event) => {
    const { kind, object, to } = event;
    if (kind !== 'move' || object === null || to?.zone !== 'battle') return NONE_GO;
    const { zone, count } = objectOf(game, object);
    return OUT_OF.includes(zone) && count === 1 ? [{ event, object, used: zone === 'pending' }] : NONE_GO;
  });
}

const NONE_GO: readonly Going[] = [];

/** Lets cards be pending. Returns whether effects look at what would happen otherwise than if they were counted. */
function decides(hands: Hands, going: readonly Going[]): boolean {
  for (const { object, used } of going) {
    const lies = used ? whereItLies(hands, object) : null;
    if (lies) hands.move(object, lies, { same: true });
  }
  const counted = looking(hands.game, going);
  for (const { object } of going) pend(hands, object);
  return looking(hands.game, going) !== counted;
}

/** Which effects would apply. */
function looking(game: Game, going: readonly Going[]): string {
  return going.map(({ event }) => watchersOf(game, event).map(({ effect }) => effect)).join(';');
}

/** What has not gone there after all is where it was. */
function stay(game: Game, nodes: readonly Node[]): void {
  const events = nodes.map(({ origin }) => origin);
  for (const { object } of goingIn(game, events)) goBack(handsOf(game), object);
}

/** A pending card is where it was, and pending no more. Returns whether it was pending. */
export function goBack(hands: Hands, object: ObjectId): boolean {
  const lies = whereItLies(hands, object);
  if (!lies) return false;
  unpend(hands, object, lies);
  // Its place among the others is not kept.
  if (lies.zone === 'deck') hands.shuffle(lies.zone, lies.holder);
  return true;
}

function whereItLies({ game }: Hands, object: ObjectId): Spot | null {
  const pending = objectOf(game, object);
  const zone = belongsTo(pending);
  return zone === null ? null : { zone, holder: pending.owner, at: null };
}
