/** The words of one game, and what they mean: zones, sorts of object, traits, kinds of event. */

import type { Ability, Replacement, Triggered } from '../ability/ability.js';
import type { Act, CausePattern } from '../ability/act.js';
import type { Some, What } from '../ability/reference.js';
import type { StaticOp } from '../ability/static.js';
import type { Amount } from '../ground/amount.js';
import type { EventKind, ObjectId, PlayerId, RuleKey, Trait, Zone } from '../ground/id.js';
import type { Traits } from '../position/card.js';
import type { Env, Use } from '../position/env.js';
import type { Arrival, Cause, GameEvent, Spot } from '../position/event.js';
import type { GameObject } from '../position/object.js';
import type { View } from '../table/view.js';
import type { Game } from './game.js';
import type { Hands } from './hands.js';

/** What a zone is. */
export interface ZoneRule {
  /** One for each player, or one for all. */
  readonly shared: boolean;
  /** Abilities of objects here function unless they say otherwise, and "permanent" objects are here. */
  readonly field: boolean;
  /** Only abilities that name this zone function in it. */
  readonly named?: boolean;
  /** Elsewhere than on the field: objects here have a controller nevertheless (spells on a stack). */
  readonly controlled?: boolean;
  /** What a player merely says, and no card, is carried out as if it lay here. */
  readonly spoken?: true;
  /** What an object here says of others is not said of itself. */
  readonly exempt?: boolean;
  /** A card here is one object with the one that it is attached to. */
  readonly joined?: true;
  /** What it is called where its own name does not say that it is a zone. */
  readonly called?: string;
  /** What a card here is called of which nobody knows which it is, where it is more than a card: a shield. */
  readonly card?: string;
  /** The order of the cards means something. */
  readonly ordered: boolean;
  /** Its cards are known to: */
  readonly seen: 'all' | 'owner' | 'nobody';
}

/** What sort of object a noun speaks of. */
export interface SortRule {
  /** Where such objects are looked for unless the text names a zone. */
  readonly zones: readonly Zone[];
  /** What is said of such objects holds in every zone: of what dealt damage and is gone. */
  readonly wherever?: true;
  /** What else makes an object of this sort. */
  is?(object: GameObject): boolean;
  /** A word that every card of this sort has: "spell" is its type as well, wherever it is. */
  readonly word?: { readonly trait: Trait; readonly is: string };
}

/** What a trait is: words or a number, and when it is known. */
export interface TraitRule {
  readonly is: 'words' | 'number';
  /** Of cards that are one object it is the sum. */
  readonly adds?: true;
  /** Whether an object has a word, where it is not simply one of its words: an archetype that its name names. */
  has?(view: View, word: string): boolean;
  /** A number that every object for which this holds has: reading it where it is not known withholds the ruling. */
  known?(view: View): boolean;
  /** A number that is less than this is taken for it by texts that speak of it; what changes it changes it as it is. */
  readonly least?: number;
  /** What is less is told as that, too: an ATK of 0, where Might may be said to be less (Riftbound 143.2.b). */
  readonly leastTold?: true;
}

/** What a kind of event means, when it is impossible, and how it is carried out. */
export interface EventRule {
  /** Kinds as which it may also be watched. */
  readonly views?: readonly EventKind[];
  /** What begins with it is of this kind: what says that that can't happen says so as it begins. */
  readonly begins?: EventKind;
  /** It began before: whether it can happen was looked at then. */
  readonly begun?: true;
  /** Kinds as which effects that replace look at it as well, though it is not yet of that kind: damage that is assigned. */
  readonly foretells?: readonly EventKind[];
  /** The zone in which its object is looked for, where the text names none. */
  readonly origin?: Zone;
  /** That zone of the player who does it, where the text does not say whose the object is. */
  readonly ownOrigin?: true;
  /** What it happens to may lie in any zone: a text that names none means every one. */
  readonly wherever?: true;
  /** That as much of what it contains comes about goes without saying, save how something arrives: life that is paid is lost. */
  readonly saysParts?: true;
  /** Later words speak of how much of it there was: the damage that a player took. */
  readonly amounts?: true;
  /** Whether a player who is told to do it to one of these may choose fewer, or nothing: a search may fail to find. */
  fewer?(what: Some): boolean;
  /** Whether a player may choose this object for it: what one sacrifices is one's own. */
  mayChoose?(game: Game, player: PlayerId, object: ObjectId): boolean;
  /** Its other object does it to the first, so that texts speak of the other before: what deals damage. */
  readonly byOther?: true;
  /** Either of the two objects may be called the one to which it happens: a battle. */
  readonly mutual?: true;
  /** What happens to a group of equal objects is an event for each of them; an amount of it is so many events. */
  readonly singly?: true | 'amount';
  /** The rule by which nothing replaces or prevents it. */
  readonly inevitable?: RuleKey;
  /**
   * What an effect that was applied on the way to it makes of several events at once: one event to what triggers on it
   * (damage that is prevented), or one of each; null where it is not that effect which makes it.
   */
  joint?(effect: Replacement): 'one' | 'each' | null;
  /** By what it is one event with others that happen at once, to an ability that looks at them so; null where it is by itself. */
  jointTo?(event: GameEvent, on: Act): string | null;
  /** What looks at it may look at what else happens at the same time: a loss of life, by which much is left (Magic 120.4c). */
  readonly amongOthers?: true;
  /** Later words find what it happens to only where everybody sees that (Magic 701.17c, 701.9c). */
  readonly lostFromSight?: true;
  /** How much of it there is to be done where it happens: no more of it happens, whatever is asked. */
  most?(game: Game, event: GameEvent): Amount;
  /** The rule by which a player who may do it has to do all of it, where there is as much (Magic 701.17b). */
  readonly wholly?: RuleKey;
  /** Whoever's ability brings it about, it comes about alike: its rule does not ask for that, nor do those of what it contains. */
  readonly impersonal?: true;
  /**
   * Whether it adds to a number of its player or object, or takes from one of its player, and does nothing else but what it
   * contains, so that several come to the same in whatever order: to which number, and how much can be taken before a rule
   * looks at what is left; `any` where it adds. What enters the field adds to what is there, where no rule looks at it.
   * Null where it does more.
   */
  headroom?(game: Game, event: GameEvent): { readonly of: string; readonly room: Amount | 'any' } | null;
  /** What contains it says nothing of it: it is told beside that. */
  readonly beside?: true;
  /** It happens to an object once, though several events that happen together say so. */
  readonly once?: true;
  /** The rule by which it fails altogether where any of what it contains is replaced: nothing stands in its place either. */
  readonly whole?: RuleKey;
  /** It fails so, and yet what takes the place of a part happens. */
  partly?(game: Game): boolean;
  /** Several in one event that are the same but for the amount are one of them all together: tokens of one kind. */
  readonly sums?: true;
  /**
   * What is raised of it at once for one player is one event, which effects look at and change as one; or what one player
   * does of it to one object.
   */
  readonly joined?: 'player' | 'object';
  /**
   * What a text that tells somebody to do it tells them one after the other, each with what has become of that before:
   * to search, then to find. Null where it is one.
   */
  divide?(act: Act): readonly Act[] | null;
  /**
   * Fills in what the kind of event implies: that what is destroyed goes to the graveyard.
   * @param like the event in whose place it leads where that would have led
   */
  fill?(game: Game, event: GameEvent, like?: GameEvent | null): GameEvent;
  /** The ways in which it could be done now, where there may be several: the player who does it chooses one beforehand. */
  ways?(game: Game, event: GameEvent): readonly string[];
  /** In which of them is decided by nobody: each may come about. */
  readonly chance?: true;
  /** The rule by which its player chooses whether it is done, to what, or the way, where there is one beside the usual. */
  readonly chosenBy?: RuleKey;
  /** The rule by which a player chooses whether this is done, where that is another. */
  readonly offeredBy?: RuleKey;
  /** Nobody is asked whether to do it where it cannot happen, though others are of what they attempt in vain. */
  readonly unattempted?: true;
  /** The rule by which it happens where a rule, and no effect, has it done. */
  readonly byRule?: RuleKey;
  /** Why it cannot happen in this position, if so. */
  impossible?(game: Game, event: GameEvent): RuleKey | null;
  /** Whether it cannot since the effects of its object are taken away, where what it would do is one of them: that is told. */
  silent?(game: Game, event: GameEvent): boolean;
  /** The rule by which it happens as it does, told beside whatever has brought it about: that a card comes tapped. */
  by?(game: Game, event: GameEvent): RuleKey | null;
  /** What it makes of an object's arrival where it is done to that object as it arrives: counters put on it. */
  arriving?(arrival: Arrival, event: GameEvent): Arrival;
  /**
   * What it contains, to be looked at once nothing more applies to the whole. They happen together with it, and with the
   * others `among` which it is. What it brings with it `beside` is no part of what an effect made of it: whatever has been
   * applied to the event may be applied to that.
   */
  parts?(
    game: Game,
    event: GameEvent,
    among: readonly GameEvent[],
  ): { before: GameEvent[]; after: GameEvent[]; beside?: readonly GameEvent[] };
  /**
   * What comes into being before its inside is looked at: the tokens that are created. The event as it is opened speaks of
   * them.
   */
  conceive?(hands: Hands, event: GameEvent, among: readonly GameEvent[]): GameEvent;
  /** What its object will be once it has happened, where effects look at it as that: turned face up. */
  becomes?(object: GameObject): GameObject;
  /** A status that it changes, as it was before: words that look at it speak of that ("whenever you tap an untapped creature"). */
  readonly was?: { readonly status: string; readonly so: boolean };
  /**
   * As it takes the place of another event, or happens besides it: with what the text of that one says of how it is done,
   * as far as it can have that.
   */
  inherits?(event: GameEvent, of: GameEvent): GameEvent;
  /**
   * The text of an effect that has taken the place of one event leads to this: throws where it may be the same after all, and
   * no rule says with what of what other effects had made of that one by then.
   * @throws {Withheld} `rule/unsettled`
   */
  resumed?(event: GameEvent, of: GameEvent): void;
  /** What it is once a replacement effect has changed its amount, where that is more than another amount. */
  remade?(event: GameEvent): GameEvent;
  /** It, where an effect has it lead elsewhere: what brings it about then, where that is no longer what did so at first. */
  redirected?(event: GameEvent, by: Cause): GameEvent;
  /** Its object may have left the field as it was paid for: then it counts as it last was there. */
  asLast?: true;
  /** That so much of it is prevented, as an event of its own: what can't happen is not prevented. */
  prevention?(event: GameEvent, amount: Amount): GameEvent;
  /** What it consists of, done one after the other, each an event of its own. */
  sequence?(game: Game, event: GameEvent): GameEvent[];
  /** It takes cards from the top that are only found as it happens: what a text tells after it takes those below. */
  readonly takesTop?: true;
  /**
   * Triggers on it look at the state before it; `own`: those of an object that is gone afterwards only on what happened
   * to that object itself; `itself`: of those only what speaks of that very object.
   */
  looksBack?(game: Game, event: GameEvent): boolean | 'own' | 'itself';
  /** Whether what triggers looks at it as it has come out though others look at the state before it. */
  seenAfter?(ability: Triggered): boolean;
  /** The game is over with it, or where it stands so once it has happened: nothing more is done. */
  readonly ends?: true | ((game: Game) => boolean);
  /**
   * Carries it out; `uses` are the effects that were applied to it, in this order, and `all` those as well that were applied
   * on the way to it, such as to what it is a part of. Returns whether it happened, or the objects to which it turned out
   * to happen.
   */
  happen(
    hands: Hands,
    event: GameEvent,
    uses: readonly Use[],
    all: readonly Use[],
  ): boolean | readonly ObjectId[];
}

/** What a condition asks that only this game knows: "if it was kicked". */
export interface FactRule {
  /** It is settled as the text that asks for it is announced: what depends on it is announced only if it is so. */
  readonly announced?: true;
  /** The note that it asks for, where it asks for one: see `notes`. */
  readonly note?: string;
  /** Whether it is so of what the text says it about; null where nobody has written it down. */
  so(game: Game, env: Env, about?: string): boolean | null;
}

/** What there is in a game and what can happen in it. `docs/rulebooks.md` says which question each part answers. */
export interface Catalogue {
  readonly zones: { readonly [zone: Zone]: ZoneRule };
  /** Names for several zones together: "the field". */
  readonly regions: { readonly [region: Zone]: readonly Zone[] };
  readonly sorts: { readonly [sort: string]: SortRule };
  readonly traits: { readonly [trait: Trait]: TraitRule };
  readonly events: { readonly [kind: EventKind]: EventRule };
  /** Amounts that only this game knows, such as devotion. */
  readonly measures: {
    readonly [measure: string]: (game: Game, of: string, whose: readonly PlayerId[]) => Amount;
  };
  /** What conditions ask of how something was done, in the words of the cards. */
  readonly facts?: { readonly [fact: string]: FactRule };
  /** Numbers about how the object was cast whose text asks for them, or another (`of`): X, the mana spent. Null where nobody has said. */
  told?(game: Game, env: Env, what: string, of?: What): Amount | null;
  /**
   * Whether something is brought about in the manner that a pattern names, where that is more than its word.
   * @throws {Withheld} where no rule tells
   */
  isManner?(cause: Cause, pattern: CausePattern): boolean;
  /** An object whose effect is being activated, as it was when that began. */
  activator?(game: Game, id: ObjectId): View;
  /** Relations between objects. */
  readonly relations: {
    readonly [relation: string]: (
      game: Game,
      object: GameObject,
      to: readonly ObjectId[],
      env: Env,
    ) => boolean;
  };
  /** Open choices: the words that the position can tell apart; any other word is one more answer where `open`. */
  readonly choices: { readonly [kind: string]: (game: Game, env: Env) => { words: string[]; open: boolean } };
  /** Whether somebody controls an object in a zone where objects have controllers; left out where somebody always does. */
  readonly isControlled?: (object: GameObject) => boolean;
  /** Values of players that only count what has happened this turn: no part of what a ruling comes to. */
  readonly tallies?: readonly string[];
  /**
   * Those of them that nothing but texts ask for, by their words or by a fact: where no text there does, they make no
   * difference to what a ruling comes to.
   */
  readonly notes?: readonly string[];
  /** What is to be seen of an object that lies face down; null for any other. */
  concealed(object: GameObject): Traits | null;
  /** What an object is and has of what is printed, by where and how it lies: a Gemini monster that was not summoned again. */
  treated?(view: View, printed: Traits | null): View;
  /** Which abilities of its card such an object has all the same, and by which rule; none where left out. */
  readonly bares?: { readonly rule: RuleKey; is(ability: Ability): boolean };
  /**
   * Statuses that an object may have though they do not stand on it: by what it is, or by another.
   * @throws {Withheld} where nobody has written down whether it has
   */
  readonly unsaid?: {
    readonly [status: string]: (game: Game, object: GameObject, status: string) => boolean;
  };
  /** Cards are called by their names up to the comma, what stands behind it being an epithet: "Nylea, God of the Hunt". */
  readonly epithets?: true;
  /** Statuses that are remembered for texts that ask for them, and that nobody is told of. */
  readonly untold?: readonly string[];
  /** Statuses that belong to a card wherever it goes. */
  readonly abiding?: readonly string[];
  /** How an object arrives where no effect says otherwise. */
  arrival(game: Game, object: GameObject, to: Spot, controller: PlayerId): Arrival;
  /**
   * The order in which continuous effects are counted: lower first. `defines`: it says what the object itself is, in
   * every zone.
   */
  layer(op: StaticOp, defines: boolean): number;
  /** What its counters and its status, and nothing else, do to an object, counted in their layer. */
  intrinsic(game: Game, object: GameObject): readonly StaticOp[];
  /** Whether an ability does not apply while the effects of its object are negated, or while what it prints is lost. */
  negates?(ability: Ability, lost: 'printed' | 'effects'): boolean;
  /** The rulebook's own consequences of a continuous effect, in its layer: a basic land type takes abilities away. */
  consequences(op: StaticOp): readonly StaticOp[];
  /** Which words stay when an object becomes others of their kind: land types, when its creature types are set. */
  kept(trait: Trait, now: readonly string[], set: readonly string[]): readonly string[];
}
