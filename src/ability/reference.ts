/** How a text speaks of players and objects. The same phrase is a test in a pattern and a selection in an instruction. */

import type { Trait, Zone } from '../ground/id.js';
import type { Quantity } from './quantity.js';

/** Something mentioned earlier in the same text, numbered in the order of mention. Bound when the text is read. */
export type Referent = number;

/**
 * How a text says a repeated reference: "it", "them", "that creature", "those creatures", "that player", "a spell this
 * way"; or itself: "I".
 */
export type Pronoun =
  | 'it'
  | 'them'
  | 'that'
  | 'that other'
  | 'the first'
  | 'destroyed'
  | 'those'
  | 'that target'
  | 'the Summoned'
  | 'the targeted'
  | 'those targets'
  | 'they'
  | 'this way'
  | 'I'
  | 'me';

/** One or more players. */
export type Who =
  /** You; "your team", where nobody has teammates. */
  | { who: 'you'; said?: 'your team' }
  /** "your opponent", "an opponent", "each opponent", "your opponents"; "each other player", where nobody has teammates. */
  | { who: 'opponent'; said: 'your' | 'a' | 'each' | 'plural' | 'each other player'; as?: Referent }
  /** "a player", "each player", "both players"; of whom a tally of the rulebook counts something: "each player whose ...". */
  | { who: 'player'; said: 'a' | 'each' | 'plural' | 'both' | 'neither'; as?: Referent; tally?: string }
  | TargetPlayer
  /** "that player", "they". */
  | { who: 'that'; of: Referent; said: 'that' | 'they' }
  /** "its controller", "its owner"; `each`: "their owner's" of several. */
  | { who: 'controller' | 'owner'; of: What; each?: true }
  /** "you and that player each". */
  | { who: 'both'; of: [Who, Who] }
  /**
   * "the chosen player": the one whose name was chosen for the text's object, or for that of which it speaks (`of`), under
   * one of these words of the rulebook.
   */
  | { who: 'chosen'; kinds: string[]; as?: Referent; of?: Referent };

/** "target player", "target opponent"; a player who is chosen, and no target. */
export interface TargetPlayer {
  who: 'target';
  of: 'player' | 'opponent';
  chosen?: true;
  as?: Referent;
}

/** One or more objects. */
export type What =
  | This
  /** `at`: where it was when it was mentioned, by which the text tells which one it means: "that monster on the field"; only as long as it is so: "that face-up monster". */
  | { what: 'that'; of: Referent; said: Pronoun; adjectives?: Test[]; head?: Head; at?: Zone }
  | Some
  /** "the top card of your deck", "the top 3 cards of your deck", "a card from the top of your deck". */
  | {
      what: 'top';
      amount: Quantity;
      of: Who;
      zone: Zone;
      said?: 'a' | 'another' | 'from' | 'the same number';
      as?: Referent;
    }
  /** Who else takes part in the event that the text looks at: "the opposing creature", "the other creature". */
  | { what: 'role'; role: 'other'; head: Head; said?: 'other' }
  /** "your hand", "your graveyard" as the cards in it. */
  | { what: 'contents'; of: Place; as?: Referent }
  | Done
  | Either
  /** "it and your graveyard", "this creature or one of your other creatures". */
  | { what: 'both'; of: What[]; said?: 'the same' | 'or'; as?: Referent };

/**
 * Players or objects, where either can be meant: "any target", "you and creatures you control", "a permanent or player".
 * Only what happens to both alike, as damage does, is said of them.
 */
export interface Either {
  what: 'either';
  who: Who;
  or: What;
  /** How the text joins them; `any target` names neither. */
  said: 'any target' | 'any other target' | 'and' | 'or' | 'and/or' | 'objects first' | 'together';
  /** One of them is targeted. */
  target?: true;
  as?: Referent;
}

/**
 * "Each creature destroyed this way": of what earlier instructions of the same text have done this to, that which fits the
 * noun as it was then.
 */
export interface Done {
  what: 'done';
  of: Referent;
  described: Description;
  /** The verb. */
  said: string;
  as?: Referent;
}

/** The object that the text is on, by whatever words: "this creature", "this card", "me", or "it" of it. */
export interface This {
  what: 'this';
  /** "this face-up card". */
  adjectives?: Test[];
  noun?: string;
  /** "this card on the field". */
  which?: Test[];
  said?: Pronoun;
  head?: Head;
}

/** "a creature you control", "up to two target creatures", "one of your opponent's creatures". */
export interface Some {
  what: 'some';
  quantity: Quantifier;
  /** "your creatures", "one of your opponent's creatures". */
  whose?: Who;
  target?: true;
  /** "A source of your choice": it is chosen as the effect is made that is about it. */
  ofChoice?: true;
  random?: true;
  described: Description;
  /** "that has power 6000 or less". */
  having?: Test;
  /**
   * "One of your creatures that cost 4 or more": it is in the number of the noun; "put a creature into ... that costs":
   * it comes last; "a spell that costs 4 or less from your graveyard": it comes before the zone.
   */
  havingOf?: 'many' | 'last' | 'before';
  as?: Referent;
}

/** How many of what a noun describes are meant, and whether they are chosen or targeted. */
export type Quantifier =
  /** "a", "one", "one of". */
  | { how: 'one'; said: 'a' | 'one' | 'one of' | 'any' | 'target' }
  /** "all creatures", "each creature", "creatures", "any card", "one or more". */
  | {
      how: 'every';
      said:
        | 'all'
        | 'each'
        | 'each of'
        | 'any of'
        | 'plural'
        | 'the'
        | 'the other'
        | 'that'
        | 'as many'
        | 'one or more'
        | 'enchanted'
        | 'equipped';
    }
  /** "two creatures", "4 cards"; "each of two target creatures". */
  | { how: 'exactly'; amount: Quantity; said?: 'each of' }
  | { how: 'up to'; amount: Quantity; some?: true; said?: 'each of' }
  /** `some`: though the text leaves it open, not none of them. */
  | { how: 'any number'; some?: true };

/** A noun phrase without its determiner: "other green creature you control with flying". */
export interface Description {
  /** What stands before the noun, in order. */
  adjectives?: Test[];
  head: Head;
  /** What stands after the noun, in order. */
  which?: Test[];
}

/** The noun: the traits that it names, and what sort of object it speaks of. */
export type Head =
  | PlainHead
  /** "creature or planeswalker". */
  | { either: Head[] }
  /** "creatures and nonbasic lands": each object that is one of these. */
  | { among: Pick<Description, 'adjectives' | 'head'>[] };

export interface PlainHead {
  /** Words before the last: "artifact" in "artifact creature". */
  kinds?: TraitWord[];
  /** "creature or enchantment card", "artifact, creature, and land cards": it has one of these. */
  anyKind?: TraitWord[];
  anySaid?: 'or' | 'and' | 'and/or';
  /** The noun itself, where it names a trait: "creature", "Dragon". */
  noun?: TraitWord;
  /** A sort of the rulebook: "permanent", "card", "spell", "token" ...; it says which zones are meant. */
  sort: string;
  /** "card(s)": one or more. */
  orMore?: true;
}

/** A word of a trait, as a noun says it: a type, a colour. */
export interface TraitWord {
  trait: Trait;
  is: string;
  /** "monster(s)": one or more. */
  orMore?: true;
}

/** A condition on one object. */
export type Test =
  /** Has this type, colour, race, keyword ... */
  | { test: 'trait'; trait: Trait; is: string }
  | { test: 'compare'; trait: Trait; by: Comparison; to: Quantity; said?: 'costs' }
  | { test: 'controlled'; by: Who }
  | { test: 'owned'; by: Who }
  | { test: 'zone'; at: Place; said: 'in' | 'from' | 'on' | 'at' }
  | { test: 'status'; status: string }
  | { test: 'counters'; counter: string; atLeast: Quantity }
  /** Not the object that the text is on; not what it has mentioned before: "destroy target creature and each other creature". */
  | { test: 'other'; said: 'other' | 'another' | 'except' | 'except between'; than?: Referent }
  /** A relation of the rulebook to another object: "exiled with", "attached to", "points to". */
  | { test: 'relation'; relation: string; to: What }
  /** "of the chosen type": it has the word that was chosen; `kind` is the rulebook's word for the choice. */
  | { test: 'chosen'; trait: Trait; kind: string; of?: Referent }
  /** `short`: "not on the battlefield", where others say "that aren't on the battlefield"; `past`: "didn't". */
  | { test: 'not'; of: Test; said?: 'short' | 'past' }
  | { test: 'any'; of: Test[] }
  | { test: 'all'; of: Test[] };

/** How a value of an object is compared with a number. */
export type Comparison = 'equal' | 'at least' | 'at most' | 'more than' | 'less than';

/** Where: a zone, whose, and which end of it. */
export interface Place {
  zone: Zone;
  /** "your hand", "its owner's hand", "a graveyard" (absent: anybody's). */
  whose?: Who;
  at?: 'top' | 'bottom';
  /** "on top of the Deck": without its article. */
  bare?: true;
  /** "in graveyards": those of all. */
  plural?: true;
  /** "from all graveyards". */
  all?: true;
  /** "anywhere other than your hand": in a pattern, every place but this one. */
  otherThan?: 'anywhere' | 'a zone';
}
