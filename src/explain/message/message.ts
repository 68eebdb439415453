/**
 * What an explanation says, as typed data: its parts are names, zones and numbers, never numbers of objects or keys.
 * One catalogue for each language turns a message into a sentence.
 */

import type { TokenText } from '../../ability/act.js';
import type { Cut } from '../../explore/graph/graph.js';
import type { Amount } from '../../ground/amount.js';
import type { EventKind, Zone } from '../../ground/id.js';
import type { Refused } from '../../kernel/play/observer.js';
import type { Asks } from '../../position/decision.js';
import type { Party, Unlike } from '../../rulebook/misfit.js';
import type { RefusalCode } from '../../rulebook/refusal.js';

/** An object as people speak of it. */
export interface Thing {
  /** Its label or the name of its card; null for a card that nobody knows, and for words that were said. */
  readonly name: string | null;
  /** The part of its name by which people call it, where nothing else here is called so: "Nylea". */
  readonly short: string | null;
  readonly is: 'card' | 'token' | 'words';
  /** The player by whom it is told from others of its name, or who said the words. */
  readonly of: string | null;
  /** Which of several of that name it is, from 1. */
  readonly nth: number | null;
  /** A token without such a number: there is no other of its name, or none of that player. */
  readonly only?: true;
  /** What a card that nobody knows is called where it lies: a shield. */
  readonly noun?: string;
  /** How many stand together. */
  readonly count: Amount;
}

/** A zone, whose, and which end of it. */
export interface Place {
  readonly zone: Zone;
  /** Null where it belongs to nobody; `owners` where it is that of each object's owner. */
  readonly of: string | { readonly owners: true } | null;
  readonly at: 'top' | 'bottom' | null;
}

/** Events of one kind that happen, or would happen, together. */
export interface Happening {
  readonly kind: EventKind;
  readonly objects: readonly Thing[];
  readonly player: string | null;
  readonly other: Thing | null;
  readonly from: Place | null;
  readonly to: Place | null;
  /** The object has ceased to exist by it. */
  readonly gone: boolean;
  readonly amount: Amount | null;
  /** Of which kind the counters are, or what is skipped: a turn, a step. */
  readonly counter: string | null;
  /** Which mana it is about, symbol by symbol, where that is known. */
  readonly mana: string | null;
  /** What is created, as its text describes it. */
  readonly token: TokenText | null;
  readonly arrival: Arriving | null;
  /** Its words name the player beside its objects: of two players it is not said at once. */
  readonly personal?: true;
  /** In which of several ways it is done, where its words say that; null where it is still to be chosen. */
  readonly way?: string | null;
}

/** How an object arrives, where an effect has made something of its entry. */
export interface Arriving {
  /** Where it is not its owner. */
  readonly controller: string | null;
  readonly status: readonly string[];
  /** Statuses in which it would arrive, had no effect changed that. */
  readonly without: readonly string[];
  /** `more`: beside such that it has in any case. */
  readonly counters: readonly { readonly counter: string; readonly amount: Amount; readonly more?: true }[];
  /** The keywords that it gains as it arrives. */
  readonly keywords: readonly string[];
  /** What it arrives as a copy of; of what is still to be chosen, null. */
  readonly copy: { readonly of: string | null } | null;
  readonly chosen: readonly string[];
  /** Others that are picked for it, by what it remembers them as. */
  readonly picked: readonly Picked[];
  /** What happens as part of the entry. */
  readonly along: readonly Happening[];
}

/** What is picked for an object as it arrives, if anything. */
export interface Picked {
  readonly as: string;
  readonly objects: readonly Thing[];
}

/** An effect, by the object that has it and its printed words. */
export interface Effect {
  /** Null where nothing on the board has it. */
  readonly source: Thing | null;
  /** Its printed words, with their reminder. */
  readonly text: string | null;
  /** What the words are printed on, where that is not the source: what gave them, or the card. */
  readonly printedOn: string | null;
  /** The number of the rule that gives it, where it has no words of its own. */
  readonly rule?: string;
  /** The form of a replacement effect, where the game tells several apart. */
  readonly form: number | null;
  /** What players call it, where no text does. */
  readonly called: readonly string[];
  /** Namesakes of the source with the same words, where they are told together. */
  readonly others?: readonly Thing[];
}

/** Something that can be chosen. */
export type Offer =
  /** `ranks`: that it comes first is all that is chosen; nothing is applied yet. */
  | {
      readonly offer: 'effect';
      readonly effect: Effect;
      readonly on: readonly Thing[];
      readonly ranks?: true;
    }
  /** `announces`: it is put on what such abilities are put on before they resolve, the last of them first. */
  | { readonly offer: 'trigger'; readonly effect: Effect; readonly announces?: true }
  | { readonly offer: 'objects'; readonly objects: readonly Thing[] }
  /** A player, where that can be targeted. */
  | { readonly offer: 'player'; readonly player: string }
  | { readonly offer: 'word'; readonly word: string }
  /** Modes of a text, by their words; none where none is chosen. */
  | { readonly offer: 'mode'; readonly modes: readonly string[] }
  /** One of several things that cannot all happen. */
  | { readonly offer: 'event'; readonly event: Happening }
  /** Every word that makes no difference to the position. */
  | { readonly offer: 'any other word' }
  | { readonly offer: 'accept' }
  | { readonly offer: 'decline' };

/** A decision and its answer. */
export interface Choosing extends Deciding {
  readonly chosen: Offer;
  /** Fixed by the scenario. */
  readonly given: boolean;
  /** It is what one of several abilities that wait, `about`, will be done to. */
  readonly beforehand?: true;
}

/** Something that is said, as data: `sentenceOf` makes a sentence of it. Told by its `say`. */
export type Message =
  | StepMessage
  | VerdictMessage
  | ChangeMessage
  | AssumptionMessage
  /** What somebody is asked. */
  | ({ readonly say: 'asks' } & Deciding)
  /** An effect that looks at such an event and was not applied to it. */
  | {
      readonly say: 'not applied';
      readonly effect: Effect;
      readonly to: Happening;
      /** The event is the arrival of its object. */
      readonly arriving: boolean;
      readonly why: RefusalCode;
      /** What its words ask for and do not find, where it is for them. */
      readonly unmet?: Unmet;
      /** By what its source has lost it. */
      readonly by?: readonly Effect[];
      /** What may not be chosen for it; `taken`: nobody chooses, but an effect that came first has it. */
      readonly withheld: readonly Thing[];
      readonly taken?: true;
      /** It takes several: others are left, or none, but not so many. */
      readonly few?: true;
      /** The line before is about the same effect, and quotes it. */
      readonly again?: true;
      /** Anybody sees it: its words do not fit; what arrives is, once it is there, no more what the effect speaks of than as it was looked at. */
      readonly evident: boolean;
    }
  /** An ability that waited, and missed its time by a rule, for something else went on, or what has it is no longer there. */
  | { readonly say: 'missed'; readonly effect: Effect; readonly why?: 'gone' | 'forbidden' }
  /** An ability that would have triggered on events that were replaced, or `why` it did not though they happened. */
  | {
      readonly say: 'not triggered';
      readonly effect: Effect;
      readonly events: readonly Happening[];
      /**
       * What has it has lost it, or something says that such events cause no ability to trigger; they come about in another
       * way than was to be, which its words do not fit. `elsewhere`: they were replaced, and it triggers on others. `left`:
       * what has it left with them.
       */
      readonly why?: 'lost' | 'silenced' | 'unfit' | 'elsewhere' | 'left';
      /** Why its words do not fit. */
      readonly code?: RefusalCode;
      readonly unmet?: Unmet;
      /** By what; none where that is not an effect, as where it is a copy. */
      readonly by?: readonly Effect[];
    }
  /** A text that says to do something instead of another part of it, whose condition is not met. */
  | { readonly say: 'not instead'; readonly effect: Effect; readonly given: Conditional };

/** A condition, by the words of its text: `denied`, by those of which it says that they are not so. */
export interface Conditional {
  readonly words: string | null;
  readonly denied: boolean;
  /** The word under which it stands, or the keyword that asks for it, where it has no words: "Shield Force", "Flashback {2}". */
  readonly label: string | null;
}

/** What the words of an effect ask for, and an event does not have. */
export type Unmet =
  /** They speak of these players, and it happens to another. */
  | { readonly lacks: 'player'; readonly meant: readonly string[]; readonly is: string | null }
  /** They speak of another place; of these players, where it is whose that counts. */
  | { readonly lacks: 'from' | 'to'; readonly place: Place; readonly meant: readonly string[] | null }
  | { readonly lacks: 'counter'; readonly counter: string }
  | { readonly lacks: 'amount'; readonly amount: Amount; readonly orMore: boolean }
  | { readonly lacks: 'token'; readonly words: readonly (readonly string[])[] }
  /** They speak of exactly so many together; alone: and of nothing else with them. */
  | { readonly lacks: 'so many'; readonly amount: Amount; readonly alone: boolean }
  | ({ readonly lacks: 'condition' } & Conditional)
  /** They speak of what comes about otherwise, and it is paid as a cost. */
  | { readonly lacks: 'cause'; readonly is: 'cost' }
  | { readonly lacks: 'turn'; readonly meant: readonly string[] }
  /**
   * What takes part in it, and what that is not; its name, where the event as it is told does not name it; the keyword that
   * says what it should be, where no words of the card do.
   */
  | ({ readonly of: Party; readonly thing?: Thing; readonly label?: string } & Unlike<
      Thing,
      string,
      string | null
    >);

/** That words have been quoted before: in which step, or just before. */
export type Quoted = number | 'just';

/** What steps are made of. */
export type StepMessage =
  /** It leads back to where it was whatever anybody chooses, or while nobody does what they need not. */
  | { readonly say: 'goes round' }
  /** A player does what the scenario lists. */
  | {
      readonly say: 'acts';
      readonly verb: string;
      readonly player: string;
      readonly object: Thing | null;
      readonly other: Thing | null;
      /** The instruction that the player says, or the text of the card that is used so. */
      readonly words: string | null;
      readonly said: boolean;
    }
  /**
   * A player cannot do what the scenario lists: its cost cannot be paid, only an instruction brings it about, its object is
   * in play already or not what that is done with, has not the ability that it takes, it is done only in response to something else, or some other rule or an effect does not let it be done.
   */
  | {
      readonly say: 'refused';
      readonly verb: string;
      readonly player: string;
      readonly object: Thing | null;
      readonly other: Thing | null;
      readonly why: Refused['why'];
      /** The instruction that the player says. */
      readonly words?: string;
      /** The effect that says that it can't be done, where it is forbidden. */
      readonly effect?: Effect;
    }
  | { readonly say: 'would'; readonly events: readonly Happening[] }
  | { readonly say: 'happens'; readonly events: readonly Happening[] }
  | CannotMessage
  /** An effect replaces events, or changes them; what then would happen in their place. */
  | {
      readonly say: 'applies';
      readonly effect: Effect;
      readonly to: readonly Happening[];
      readonly becomes: readonly Happening[];
      /** The events still happen, changed. */
      readonly changed: boolean;
      /** The effect prevents, be it in vain. */
      readonly prevents?: true;
      /** They lead where they would have, and what was to come back from there does not. */
      readonly forGood?: true;
      /** More is done afterwards: what the text says after them. */
      readonly goesOn: boolean;
      /** The effect is one of the arriving object, which has it as it arrives and not where it is. */
      readonly ahead: boolean;
      /** Other objects are on their way at the same time. */
      readonly among: boolean;
      readonly again?: Quoted;
      /** What may not be chosen for it; `taken`: nobody chooses, but an effect that came first has it. */
      readonly withheld: readonly Thing[];
      readonly taken?: true;
    }
  | ({ readonly say: 'chooses' } & Choosing)
  | {
      readonly say: 'triggers';
      readonly effect: Effect;
      readonly resolves: boolean;
      /** What it does is not understood, and the scenario says that it is beside the point. */
      readonly ignored?: true;
      readonly again?: Quoted;
    }
  /** By an effect an ability triggers an additional time. */
  | { readonly say: 'triggers more'; readonly effect: Effect; readonly of: Effect }
  /** `apart`: other abilities of its source have triggered, and its words tell which it is. */
  | { readonly say: 'resolves'; readonly effect: Effect; readonly apart?: true }
  | Unresolved
  /** A text does something instead of another part of itself, whose condition is met. */
  | { readonly say: 'instead'; readonly effect: Effect; readonly given: Conditional }
  /**
   * "If you do": whether it is met; `short`: it was not begun, since it could not be done in full; `otherwise`: what the
   * text says for where it is not met is done.
   */
  | {
      readonly say: 'if so';
      readonly effect: Effect;
      readonly met: boolean;
      readonly short?: true;
      readonly otherwise?: true;
    };

/**
 * What an ability says is not done: all that it chose is gone, it cannot choose what it must (`none`: as it is carried out), or
 * its condition fails.
 */
export interface Unresolved {
  readonly say: 'unresolved';
  readonly effect: Effect;
  readonly why: 'gone' | 'nothing' | 'none' | 'condition' | 'illegal' | 'unpayable' | 'vain' | 'negated';
  /** By what it is negated, where anything says so as long as it is there. */
  readonly by?: readonly Effect[];
}

/** It cannot happen; where an effect says so, by that effect. */
export interface CannotMessage {
  readonly say: 'cannot';
  readonly event: Happening;
  readonly effect: Effect | null;
  /** By what it cannot, where not everything is meant. */
  readonly by?: readonly Agent[];
  /** It does come about later. */
  readonly first?: true;
  /** It has come about before as well. */
  readonly after?: true;
  /** It would go to where it is; or it is so as this would make it: with a status, or without it. */
  readonly already?: true | { readonly status: string; readonly on: boolean };
  /** Where it is, which is not where such a thing happens; null where it has ceased to exist. */
  readonly gone?: { readonly to: Place | null };
}

/** By what something comes about: in which manner, and by which card. */
export interface Agent {
  readonly manner: string;
  readonly source: Thing | null;
}

/** What it comes to. */
export type VerdictMessage =
  /** The exploration was cut at a limit, or stopped: this is not all there is. */
  | { readonly say: 'cut'; readonly limit: Cut }
  | {
      readonly say: 'outcomes';
      readonly count: number;
      readonly ways: Amount;
      /** There are at least so many: the exploration was cut. */
      readonly partial?: true;
      /** Null where too much can be chosen to tell which choices matter. */
      readonly decides: readonly Deciding[] | null;
    }
  /** There are choices, and all lead to one outcome. */
  | {
      readonly say: 'all the same';
      /** Null where it goes round for ever. */
      readonly ways: Amount | null;
      readonly orders: boolean;
      /** On the way there something else happens on some of them. */
      readonly otherwise?: true;
    }
  /** On other ways to the same outcome something else happens. */
  | { readonly say: 'otherwise' }
  /** What becomes of something: what happens, and what would have happened instead of which. */
  | {
      readonly say: 'fate';
      readonly happens: readonly Happening[];
      readonly instead: readonly Happening[];
      /** How often that comes about. */
      readonly times: number;
      /** It is about something of which another fate has been told before. */
      readonly later: boolean;
      /** It is done to pay for something else. */
      readonly paid?: true;
      /** What is listed is done by it, as an attack. */
      readonly course?: true;
      /** It comes to nothing, and happens later all the same. */
      readonly first?: true;
      /** The numbers of the rules by which the game ends so. */
      readonly rules?: readonly string[];
    }
  /** What comes about in each round, again and again for ever. */
  | { readonly say: 'for ever'; readonly of: readonly Extract<VerdictMessage, { say: 'fate' }>[] }
  /** Several of these in one sentence, in their order; `rest`: more comes of it, which only the steps tell. */
  | { readonly say: 'comes to'; readonly of: readonly VerdictMessage[]; readonly rest?: true }
  /** What an effect rules out. */
  | CannotMessage
  /** What tells an outcome from others of which the same is said. */
  | { readonly say: 'apart'; readonly changes: readonly ChangeMessage[] }
  /** What tells an outcome from others that end with the same board as far as can be told: what was chosen on the way. */
  | { readonly say: 'apart by choices'; readonly choices: readonly Choosing[] }
  /** Nothing that is told as an event; what is different all the same. */
  | { readonly say: 'nothing happens'; readonly changes: readonly ChangeMessage[] }
  /** Why, where nothing does. */
  | Unresolved
  | { readonly say: 'and more'; readonly count: number }
  /** So many of the outcomes are found and counted, and not told one by one. */
  | { readonly say: 'not listed'; readonly count: number }
  /** Choices lead back to where the same path has been before. */
  | { readonly say: 'rounds' }
  /**
   * Choices lead back to where the same path has been before, but for what each round adds: `by` all of whom it takes to go
   * round; by nobody where chance has a say in it.
   */
  | {
      readonly say: 'shortcut';
      readonly by: readonly string[];
      /** Of several kinds of rounds any number of each can be gone. */
      readonly kinds: readonly Additions[];
    };

/** What each round adds, and what it takes. */
export interface Additions {
  readonly adds: readonly Addition[];
  readonly takes: readonly Addition[];
}

/** Which way a number goes with each round: both, where it stands at its end where it stood before. */
export type Turn = 'more' | 'less' | 'both';

/** What a round adds, or takes: to a value of a player, as counters or damage on something, or as so many tokens. */
export type Addition =
  | { readonly to: string; readonly value: string; readonly amount: Amount }
  | { readonly tokens: Thing; readonly amount: Amount }
  | { readonly hurt: Thing; readonly amount: Amount }
  | { readonly on: Thing; readonly counter: string; readonly amount: Amount };

/** What a player decides. */
export interface Deciding {
  /** Null where chance decides. */
  readonly by: string | null;
  readonly asks: Asks;
  readonly offered: readonly Offer[];
  /** The words that make the player choose. */
  readonly about: Effect | null;
  /** Of what it is asked, where that is not what has those words; several of which the same is asked one after the other. */
  readonly of: readonly Thing[];
  /** What is done or not, done in one way or another, or done to what is chosen; empty where that cannot be said beforehand. */
  readonly matter: readonly Happening[];
  /** Whether a cost is paid, by which something is not done; it is not said what is paid. */
  readonly pays?: true;
}

/** How the board is changed. */
export type ChangeMessage =
  | {
      readonly say: 'changed';
      readonly objects: readonly Thing[];
      readonly changes: readonly Change[];
      /** There are more of them with each round, for ever. */
      readonly endless?: true;
    }
  | {
      readonly say: 'value';
      readonly player: string;
      readonly value: string;
      readonly from: Amount;
      readonly to: Amount;
      /** It changes so with each round, for ever: there is no last number. */
      readonly endless?: Turn;
    }
  /** Cards that nobody knows, counted. */
  | { readonly say: 'pile'; readonly place: Place; readonly from: Amount; readonly to: Amount }
  /** What lies in a pile, from the top, told as the next is. */
  | { readonly say: 'order'; readonly place: Place; readonly objects: readonly Thing[] }
  /** An effect that lasts, or waits for something that is to come, told where nothing else tells outcomes apart. */
  | { readonly say: 'in force'; readonly effect: Effect; readonly on?: readonly Thing[] }
  | { readonly say: 'unchanged' };

export type Change =
  /**
   * Null: it did not exist, or has ceased to. The same zone twice: it has left and come back. `strange`: it goes to a
   * zone of another player than the one who had it.
   */
  | {
      readonly change: 'zone';
      readonly from: Place | null;
      readonly to: Place | null;
      readonly strange?: true;
    }
  /** In the same zone it is at another place now: at which battlefield. */
  | { readonly change: 'at'; readonly place: Thing }
  /** From nobody: null. */
  | { readonly change: 'controller'; readonly from: string | null; readonly to: string }
  | { readonly change: 'status'; readonly status: string; readonly on: boolean }
  | {
      readonly change: 'counters';
      readonly counter: string;
      readonly from: Amount;
      readonly to: Amount;
      readonly endless?: Turn;
    }
  | { readonly change: 'damage'; readonly from: Amount; readonly to: Amount; readonly endless?: Turn }
  | { readonly change: 'copy'; readonly of: string }
  /** Another card or token is now what it was. */
  | { readonly change: 'became'; readonly what: Thing }
  | { readonly change: 'attached'; readonly to: Thing | null }
  /** A word, and what kind of choice it was. */
  | { readonly change: 'chosen'; readonly as: string; readonly word: string }
  /** Keywords that it has been given for a time, or for as long as it is there. */
  | { readonly change: 'keywords'; readonly gained: readonly string[] }
  | ({ readonly change: 'picked' } & Picked)
  | {
      readonly change: 'number';
      readonly trait: string;
      readonly from: Amount | null;
      readonly to: Amount;
      readonly endless?: Turn;
    }
  | {
      readonly change: 'words';
      readonly trait: string;
      readonly gained: readonly string[];
      readonly lost: readonly string[];
    };

/** What a ruling takes for granted: that nobody does more, answers that were given, clauses that are beside the point. */
export type AssumptionMessage =
  | { readonly say: 'nobody acts unasked' }
  | { readonly say: 'costs and timing are legal' }
  /** What the rules have done with an action of the scenario is not done. */
  | { readonly say: 'left out'; readonly verb: string }
  | ({ readonly say: 'given' } & Choosing)
  /** What a card is meant to do by its publisher's word, apart from what its text does. */
  | { readonly say: 'intent'; readonly card: string; readonly intent: string }
  | { readonly say: 'unread'; readonly card: string; readonly clause: string; readonly because: Harmless };

/** Why a clause that is not understood does not matter. */
export type Harmless = 'ignored' | 'not activated' | 'not triggered' | 'not reached' | 'not asked';
