import type { TokenText } from '../ability/act.js';
import type { Amount } from '../ground/amount.js';
import type { AbilityKey, CardKey, EventKind, ObjectId, PlayerId, Zone } from '../ground/id.js';
import type { Chosen, Copy } from './object.js';

/** Something that would happen or happened. Every field is always present; what is rare stands in `detail`. */
export interface GameEvent {
  readonly kind: EventKind;
  /** The player who does it, or to whom it happens. */
  readonly player: PlayerId | null;
  /** The object to which it happens, and how many of the group that it stands for (null: all). */
  readonly object: ObjectId | null;
  readonly share: Amount | null;
  readonly other: ObjectId | null;
  readonly from: Zone | null;
  readonly to: Spot | null;
  readonly amount: Amount | null;
  readonly detail: Detail | null;
  readonly cause: Cause;
}

/** A zone of a player's or a shared one, and which end of it. */
export interface Spot {
  readonly zone: Zone;
  readonly holder: PlayerId | null;
  readonly at: 'top' | 'bottom' | null;
}

/** What only some events have to say. */
export interface Detail {
  readonly counter?: string;
  /** How many of it the object may have at most. */
  readonly most?: Amount;
  readonly arrival?: Arrival;
  readonly token?: TokenText;
  /** What a token that is created is a copy of. */
  readonly copy?: Copy;
  readonly mana?: string;
  /** The mana of which one is added, in the way that is chosen. */
  readonly anyMana?: readonly string[];
  /** The kind of event that is skipped, and where only until then. */
  readonly skips?: EventKind;
  readonly within?: 'turn';
  /** The kind of event that may not take its place. */
  readonly bars?: EventKind;
  /** In which of several ways it is done: what is paid with. */
  readonly way?: string;
  /** Its other object has left the field, and counts as it last was there. */
  readonly left?: boolean;
  /** The zone to which it was to lead, where its object goes elsewhere by what it is, and that is not the same. */
  readonly told?: Zone;
  /** How often its other object has moved since it was what is meant, where it has not left the field: a spell that is gone. */
  readonly since?: number;
  /** It comes back with an event of this kind. What goes elsewhere than it is said to does not. */
  readonly until?: EventKind;
  /** The object lies face down afterwards. */
  readonly faceDown?: boolean;
  /** How much of it was prevented by the effect whose words look at it. */
  readonly prevented?: Amount;
}

/** How an object arrives on the field: what effects have so far made of its entry. */
export interface Arrival {
  readonly controller: PlayerId;
  readonly status: readonly string[];
  readonly counters: { readonly [counter: string]: Amount };
  readonly chosen: { readonly [kind: string]: Chosen };
  readonly copy: Copy | null;
  /** Events that are part of the entry: what is sacrificed or exiled as the object enters. */
  readonly along: readonly GameEvent[];
  /** The relation by which the object remembers what went along. */
  readonly links: { readonly [relation: string]: readonly ObjectId[] };
  /** The effects that it arrives with: the texts that make them. */
  readonly gains?: readonly AbilityKey[];
  /** The card that it then shows, where that is not the one that it shows now. */
  readonly face?: CardKey | null;
  /** What the text by which it is a copy excepts besides what it is: no other copy effect leaves it with that. */
  readonly extra?: Pick<Arrival, 'status' | 'counters'>;
  /** It arrives so by a rule about what it is itself; nothing else has said how. What says more leaves this out. */
  readonly byNature?: true;
}

/** What brings an event about. `manner` is a word of the rulebook: effect, battle, cost, summon, rule. */
export interface Cause {
  readonly manner: string;
  readonly player: PlayerId | null;
  readonly source: ObjectId | null;
  readonly ability: AbilityKey | null;
}

/** The same event but for what is given, every field written out (`envWith`). */
export function eventWith(event: GameEvent, change: Partial<GameEvent>): GameEvent {
  const { kind, player, object, share, other, from, to, amount, detail, cause } = event;
  const same: Required<GameEvent> = { kind, player, object, share, other, from, to, amount, detail, cause };
  return Object.assign(same, change);
}
