/** What a text means: plain data that can be carried out, rewritten and written back as text. */

import type { Keyword, Zone } from '../ground/id.js';
import type { Act } from './act.js';
import type { Change } from './change.js';
import type { Condition } from './condition.js';
import type { CardLimit, Limit } from './duration.js';
import type { Instruction } from './instruction.js';
import type { Quantity } from './quantity.js';
import type { Description, Head, Place, Test, What, Who } from './reference.js';
import type { StaticOp } from './static.js';

/** What one ability of a card means: what replaces, triggers, is paid for, holds, or forbids; told by its `ability`. */
export type Ability =
  | Replacement
  | Triggered
  | Activated
  | StaticAbility
  | Prohibition
  | TriggersMore
  | SpellAbility
  | AdditionalCost
  | KeywordAbility
  | Note
  | UnreadAbility;

/** What every ability may carry. */
interface Frame {
  /** It functions only while this holds: "as long as", "metalcraft", "Shield Force". */
  while?: Condition;
  /** The text says the condition last: "... as long as ...". */
  whileLast?: true;
  /** The text opens the condition with "if", where the game has another word for what goes on. */
  whileSays?: 'if' | 'while';
  /** It functions in this zone rather than on the field. */
  zone?: Zone;
  limit?: Limit;
  /** A word before the ability that has no rules meaning of its own: "Metalcraft", "Heroic". */
  label?: string;
}

/** A replacement effect (Duel Masters: substitution) or prevention effect. */
export interface Replacement extends Frame {
  ability: 'replacement';
  /** The event as it would happen. */
  watch: Act;
  /** A condition checked as the event would happen: "if its power is greater than 0". */
  given?: Condition;
  /** The text says that condition last: "... if you control a Forest", or, where it is that something is not so, "... unless". */
  givenLast?: 'if' | 'unless' | 'while';
  /** Who may apply it or not; absent where it must be applied. */
  optional?: Who;
  /** What is done to apply it: "you may pay [C] to ...". */
  cost?: Instruction[];
  outcome: Outcome;
  /** Later sentences of the text, after the event was replaced: "If you do, ...". */
  after?: Instruction[];
  /** "Prevent that damage and ...": the text says it in the same sentence. */
  afterSaid?: 'and';
  says: Says;
  /** "instead of leaving": how the text names again what is replaced. */
  of?: Act;
  opens?: Opener;
  /** Of several at the same time it is applied to one, or what is done is done for each of them. */
  scope?: Scope;
  /** The text says that it happens, not that it would: "the next time it dies". */
  indicative?: true;
  /** "This card is destroyed instead", where others say "destroy this card instead". */
  passive?: true;
}

/** "Instead of 1 of those cards", "instead of destroying 1 of those monsters", "for each of those monsters". */
export type Scope =
  | { to: 'one'; said: 'of those' | 'doing'; head: Head; act?: Act }
  | { to: 'one'; said: 'described'; described: Description }
  /**
   * `many`: "for each of those monsters", where others say "for each of those monster(s)". `all`: "for each monster that
   * would be destroyed", and the text adds that it is all or none.
   */
  | { to: 'each'; head: Head; apart?: true; many?: true; all?: Head };

/**
 * The word by which the text replaces: "instead" (at either end, apart after a comma, or before what limits it, "instead
 * (max. 1)"), "without leaving", or none ("enters tapped").
 */
export type Says = 'instead' | 'instead apart' | 'instead first' | 'instead within' | 'without' | 'plain';

/** The word that opens an ability. It has no meaning beside what follows. */
export type Opener = 'if' | 'when' | 'whenever' | 'each time' | 'at' | 'as' | 'after' | 'after casting';

/** What becomes of the event. */
export type Outcome =
  /** It happens, changed. */
  | { outcome: 'modify'; changes: Change[] }
  /** Others stand in its place, all in one event. `skips`: the text says beside that it is skipped. */
  | { outcome: 'stand in'; do: Instruction[]; skips?: true }
  /** That much of it does not happen. */
  | { outcome: 'prevent'; amount: Quantity | 'all' }
  /** It does not happen: "is not destroyed", "stays in the battle zone". */
  | { outcome: 'not'; said?: 'they' | 'that creature'; at?: Place };

/** A triggered ability: once something has happened, something is done. */
export interface Triggered extends Frame {
  ability: 'triggered';
  on: Act;
  given?: Condition;
  /** What is paid as it is announced, where its player has no choice: "Discard 1 card; draw 1 card." */
  cost?: Instruction[];
  do: Instruction[];
  opens?: Opener;
  /** The text sets what is done apart by a colon. */
  colon?: true;
  /** Where the text says what taking its offer costs: before a semicolon, or before "then target ...". */
  said?: 'semicolon' | 'then target';
}

/** An ability that a player uses by paying a cost. Nobody does so unasked. */
export interface Activated extends Frame {
  ability: 'activated';
  cost: Instruction[];
  do: Instruction[];
  /** Where the text says the cost: "by destroying ...", "destroy ... instead of paying"; before "then target ...". */
  said?: 'by' | 'instead of paying' | 'to cast' | 'then target';
  /** When it may be used, as the text says last; timing is taken as legal: "Activate only as a sorcery." */
  timing?: string;
  answers?: Answering;
  /** "X can't be 0." */
  someX?: true;
}

/** A continuous effect. */
export interface StaticAbility extends Frame {
  ability: 'static';
  affects: What;
  ops: StaticOp[];
}

/** "can't": this event does not happen. */
export interface Prohibition extends Frame {
  ability: 'cannot';
  act: Act;
  /** The text says that it does not happen: "I don't take damage". */
  said?: 'not';
}

/** What triggers on such an event triggers an additional time (Magic 603.2d); `on.other` is whose ability it is. */
export interface TriggersMore extends Frame {
  ability: 'triggers more';
  on: Act & { event: 'trigger' };
  /** The text says that "it" does, and not "that ability". */
  said?: 'it';
}

/** What a spell does as it resolves. */
export interface SpellAbility extends Frame {
  ability: 'spell';
  do: Instruction[];
  answers?: Answering;
  /** What has just happened when the card is played: "When an opponent's monster declares an attack". */
  on?: Act;
  /** No comma stands before the condition. */
  whileJoined?: true;
}

/** In response to what it is used, and to nothing else: "When your opponent activates a monster effect". */
export interface Answering {
  /** That a card is activated, or an effect of one. */
  activated: 'card' | 'effect' | 'either';
  by?: Who;
  /** What the card is, and whose. */
  of?: Description;
  whose?: Who;
  /** What it targets, or something among what it targets. */
  targeting?: What;
  /** What it would do: "that would destroy a card(s) on the field". */
  would?: Act;
  /** "A card effect", where others say "a card or effect". */
  said?: 'card effect';
  /** Or this, of which the same is said: "a Spell/Trap Card, or monster effect, that would destroy a monster(s)". */
  also?: Pick<Answering, 'activated' | 'of'>;
  /** What it would do is something that it "includes": whether that comes of it does not matter. */
  includes?: true;
  /** In response to this as well, of which only these words are kept: "a monster(s) would be Summoned, OR ...". */
  or?: string;
  /** "..., OR when ...". */
  orWhen?: true;
}

/** What is paid for a card beside its own cost as it is played. */
export interface AdditionalCost extends Frame {
  ability: 'additional cost';
  cost: Instruction[];
  /** Its player chooses whether to pay it. */
  optional?: true;
  /** What follows where it is paid: "If you do, ...". */
  yes?: Instruction[];
  /** How the text names the card: "to play me". */
  of?: What;
  /** The text goes on to what it targets: "discard 1 card, then target ...". */
  thenTarget?: true;
}

/** A keyword of the rulebook, which says what it stands for. */
export interface KeywordAbility extends Frame {
  ability: 'keyword';
  keyword: Keyword;
  amount?: Quantity;
  /** What the keyword is about: "Saver: Armored Dragon". */
  whom?: Description;
  /** What those have: "that costs 9". */
  having?: Test;
  /** What it is done with: "Evolution—Put on one of your Guardians". */
  on?: What;
  /** What else it is about, as it is written, where nothing that is carried out rests on it. */
  about?: string;
  aboutSays?: 'dash' | 'colon';
  /** A cost. */
  cost?: string;
}

/** Text that is understood and that nothing carries out: the materials of a monster, what is taken as met, a limit that the rulebook counts. */
export interface Note extends Frame {
  ability: 'note';
  note: string;
  /** The materials of a monster, where the text names them. */
  materials?: { least?: Quantity; what?: What; including?: What };
  /** To what alone an Equip Card may be equipped. */
  equips?: Description;
  /** How often effects of the card may be used. */
  limits?: CardLimit;
  /** How much less a card costs to play, which is taken as paid; `instead`: and not by what another line says. */
  discount?: { of: What; by: string; instead?: true };
  /** What it costs less or more mana to cast, and whose; likewise. */
  price?: { of: What; by: string; who?: Who; which?: Test; each?: Quantity };
  /** What may be paid instead of its cost, which nobody does unasked. */
  cost?: Instruction[];
  /** What attacks, or is blocked, only so: by these, by so many. */
  of?: What;
  by?: What;
  least?: Quantity;
}

/** A clause that is not understood. */
export interface Unread {
  text: string;
  /** The first and one past the last character in the card's text. */
  start: number;
  end: number;
}

/** A whole ability that is not understood, not even its frame: any ruling that it might touch is withheld. */
export interface UnreadAbility extends Frame {
  ability: 'unread';
  unread: Unread;
}
