import type { EventKind } from '../ground/id.js';
import type { Ability } from './ability.js';
import type { Change } from './change.js';
import type { CopyEnd } from './duration.js';
import type { Quantity } from './quantity.js';
import type { Description, Head, Place, Referent, What, Who } from './reference.js';
import type { StaticOp } from './static.js';

/**
 * An event as a text speaks of it. In an instruction ("destroy target creature") its phrases are selections;
 * in a pattern ("would be destroyed") they are tests. The kinds of event belong to the rulebook.
 */
export interface Act {
  event: EventKind;
  /** The player who does it, or to whom it happens: "you draw", "that player discards". */
  by?: Who;
  /** The player to whom something is shown. */
  whom?: Who;
  /** The object to which it happens. */
  object?: What;
  /** A second object: the opponent in a battle, what something is attached to, what takes another's place. */
  other?: What;
  from?: Place;
  to?: Place;
  /** "sent from the field to the GY": the text says where from before it says where to. */
  fromFirst?: true;
  amount?: Quantity;
  /** The text says the amount last: "damage to target creature equal to its power". */
  amountLast?: true;
  /** For one the text says "a": "a point". */
  single?: true;
  /** In a pattern: so many or more, as in "one or more counters". */
  atLeast?: Quantity;
  /** In a pattern: it happens to so many at the same time, no more and no fewer. */
  exactly?: Quantity;
  /** Beside those it happens to nothing else at that time. */
  alone?: true;
  /** The text leaves a word out: "instead of drawing three", "[C]" for paying it. */
  bare?: true;
  /** Of what it is done to as before, the text says so: "to that permanent or player". */
  toSaid?: 'that';
  counter?: string;
  /** In an instruction: of this counter the object never has more, "(max. 1)". */
  most?: Quantity;
  /** What a token took the place of, as the text calls it: "replace it with the unit it replaced". */
  former?: string;
  /** The kind of event that a player skips: the next of their own, be it "this turn". */
  skips?: EventKind;
  within?: 'turn';
  /** In which of several ways it is done; in a pattern, comes about. */
  way?: string;
  /** Mana that is paid or added, as it is written: `{1}{G}`. */
  mana?: string;
  /** Of which one is added: "{U} or {B}". */
  anyMana?: string[];
  /** "until the End Phase": the kind of event with which it comes back. */
  until?: EventKind;
  /** "face down": so it lies afterwards; where cards lie so anyway the text says it all the same. */
  faceDown?: true;
  /**
   * What may not take its place: "it can't be regenerated", with the word by which the text names it again; none where
   * it says "creatures destroyed this way".
   */
  bars?: {
    event: EventKind;
    what?: What;
    joined?: true;
    they?: Head;
    many?: true;
    said?: 'the' | 'that' | 'this';
  };
  /** "of their choice": the text says who chooses, as the rules do anyway. */
  freely?: true;
  /** What is moved then lies in an order that its player chooses, or chance, and of which nobody else knows. */
  order?: 'any' | 'a random';
  /** In a pattern: it is one of these as well: "to you or a permanent you control". */
  either?: Act[];
  /** How the text joins them, where not by "or". */
  eitherSaid?: 'and' | 'and/or';
  /** In a pattern: what brings it about, any of these. */
  cause?: CausePattern[];
  /** In an instruction: how an object arrives, as in "put it onto the battlefield tapped". */
  arriving?: Change[];
  /** What is created. In a pattern: a token with all these words, whatever else it is. */
  token?: TokenText;
  /** Created or put by one word at the same time: "a Clue token and a Food token", "a +1/+1 counter and a lifelink counter". */
  kinds?: Pick<Act, 'amount' | 'token' | 'counter'>[];
  /** "For each land you control, create a Treasure token": of what there is one for each stands first. */
  eachFirst?: true;
  /** "During their controllers' next untap steps". */
  plural?: true;
  /** Its type stands before the word: "a unit token", where others say "a token unit". */
  typeFirst?: true;
  /** What is created, or what something becomes, is a copy of this. */
  copy?: { of: What; except?: StaticOp[]; until?: CopyEnd };
  /** What it was done to, for later words: the cards drawn. */
  as?: Referent;
  /** In an instruction: on how many objects it was attempted, for later words. */
  tried?: Referent;
  /** In an instruction: to what it was really done, or how much of it, for later words: "destroyed this way". */
  came?: Referent;
  /** In a pattern: it happens to the object, or the object does it: "dealt to and dealt by". How the text says so. */
  bothWays?: 'dealt by' | 'by';
  /** "Damage that would be dealt by it" is meant where no voice is given: "damage it would deal", "damage that it would deal". */
  voice?: 'deals' | 'that deals';
  /** "All battle damage", or "battle damage" alone; "any" is meant where nothing is given. */
  all?: 'all' | 'bare';
  /** How long it is looked at stands before the phrases that follow: "this turn by creatures"; or between them. */
  time?: 'early' | 'between';
  /** The verb by which the text says it, where several say the same. */
  said?: Said;
  /** The text says that who does it chooses to what: "chooses a creature and destroys it". */
  chosen?: true;
}

/**
 * Verbs for bringing an object somewhere ("put" is meant where none is given), for creating a token of a kind, the passive
 * of a verb that has both, what takes part in a battle, and that something becomes so ("becomes tapped").
 */
export type Said =
  | 'enter'
  | 'die'
  | 'put'
  | 'put in'
  | 'into'
  | 'go'
  | 'take'
  | 'return'
  | 'add'
  | 'shieldify'
  | 'send'
  | 'place'
  | 'exile'
  | 'shuffle'
  | 'banish'
  | 'be regenerated'
  | 'be negated'
  | 'negate effects of'
  | 'remove'
  | 'inflict'
  | 'escape'
  | 'manifest'
  | 'cloak'
  | 'give to'
  | 'investigate'
  | 'additional'
  | 'populate'
  | 'battles involving'
  | 'a battle involving'
  | 'attacks involving'
  | 'the same amount'
  | 'become';

/** "by battle", "by an opponent's card effect", "by the ability of a Dragon". */
export interface CausePattern {
  /** A manner of the rulebook, such as battle or effect. */
  manner: string;
  whose?: Who;
  source?: Description;
  /** How the text speaks of what the source does: "the effect of one of your opponent's spells". */
  of?:
    | 'the effect of'
    | 'the ability of'
    | 'an ability of'
    | 'ability of'
    | 'effect'
    | 'ability'
    | "'s effect"
    | 'its effect'
    | 'an effect';
  /** It is paid to activate an effect of the source, which is where the words say as that is activated. */
  activates?: true;
  /** "one of your opponent's spells". */
  one?: true;
  /** "in any way except by": anything else than this. */
  except?: true;
  /** "... or by ...": the text says "by" again. */
  again?: true;
  /** "due to", where others say "by". */
  due?: true;
  /** "card effects". */
  plural?: true;
}

/** A token as a text describes it: "a 1/1 green Saproling creature token", "a Treasure token". */
export interface TokenText {
  /** Numbers by trait: power, toughness, might ... */
  values: Record<string, number>;
  /** Words in order, each a value of a trait: colours, subtypes, types. */
  traits: { trait: string; is: string }[];
  /** Keywords that it has: "with flying and vigilance". */
  has?: string[];
  /** The status with which it enters, or without which, where the text that makes it says so: "tapped", "a ready ...". */
  enters?: { status: string; without?: true };
  /** The region that it comes from, as its text says: a tag that it has. */
  from?: string;
  /** What the text that makes it says that it has, and what that means, as on a card; without abilities it is not understood. */
  wording?: { text: string; abilities: { ability: Ability; line: number; start: number; end: number }[] };
}
