/** What differs between the games when something would happen: the answers that a rulebook gives to the kernel. */

import type { Prohibition, Replacement, Triggered } from '../ability/ability.js';
import type { Condition } from '../ability/condition.js';
import type { Instruction } from '../ability/instruction.js';
import type { Some } from '../ability/reference.js';
import type { AbilityKey, EffectKey, EventKind, ObjectId, PlayerId, RuleKey } from '../ground/id.js';
import type { Env } from '../position/env.js';
import type { GameEvent } from '../position/event.js';
import type { GroupFrame, Node, Outcome } from '../position/frame.js';
import type { Waiting } from '../position/position.js';
import type { Entry } from '../table/index.js';
import type { View } from '../table/view.js';
import type { Game } from './game.js';
import type { Hands } from './hands.js';
import type { Misfit } from './misfit.js';
import type { RefusalCode } from './refusal.js';

/** An effect that could be applied to an event of a group. */
export interface Candidate {
  readonly effect: EffectKey;
  readonly key: AbilityKey;
  readonly ability: Replacement;
  readonly source: ObjectId | null;
  readonly lasting: number | null;
  readonly controller: PlayerId;
  /** Which of the node's events it matches. */
  readonly member: number;
  /** Its words, with what they speak of in this event. */
  readonly env: Env;
  /** Further events of the node that it matches: they are one event with the first, and it applies to all of them. */
  readonly others: readonly Fit[];
}

/** One of a node's events that an effect matches, and its words for that one. */
export interface Fit {
  readonly member: number;
  readonly env: Env;
}

/** Why an effect may not be applied, and the rule where one says so. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: RuleKey | null;
}

/** Objects that may not be chosen, and the rule that says so. */
export interface Reserved {
  readonly objects: readonly ObjectId[];
  readonly rule: RuleKey;
  /** A text may still deal with the very object whose event it replaces: "return it to your hand instead". */
  readonly sparesOwn: boolean;
}

/** All the objects with which an effect could deal instead of events: each of those that may be chosen. */
export interface Reach {
  /** Where it takes several, with those among which it chooses and which it could not take. */
  readonly objects: readonly ObjectId[];
  /** With how many of them it deals. */
  readonly takes: number;
}

/** A group of simultaneous events, as a policy sees it. */
export interface GroupView {
  readonly game: Game;
  readonly frame: GroupFrame;
  readonly nodes: readonly Node[];
  /** The effects that look at an event of the group and would apply to it, whatever the rulebook says of that. */
  considered(node: Node): readonly Candidate[];
  /** Those of them that the rulebook does not bar. */
  candidates(node: Node): readonly Candidate[];
  /** Whether nothing looks at any of a node's events, and none can contain another: nothing more comes of it before it happens. */
  calm(node: Node): boolean;
  /** Whether a player chooses for an effect among objects that other effects could take as well. */
  vies(node: Node, candidate: Candidate): boolean;
  /** Whether an event contains others that have not been looked at yet. */
  closed(node: Node): boolean;
  /** Whether everything that the effect does to this event, or to these together, could be carried out. */
  feasible(node: Node, candidate: Candidate, together?: readonly number[]): boolean;
  /** Whether it could be, were nothing reserved and nothing protected from it. */
  feasibleFreely(node: Node, candidate: Candidate): boolean;
  /** Whether it could be, were these objects not reserved. */
  feasibleWith(node: Node, candidate: Candidate, objects: readonly ObjectId[]): boolean;
  /** The objects that the effect would deal with instead of this event, if the first that may be chosen were. */
  grasps(node: Node, candidate: Candidate): readonly ObjectId[];
  /** With what the effect could deal instead of these events together, of which this is one. */
  reach(node: Node, candidate: Candidate, together: readonly number[]): Reach;
  /** Whether what is done to apply the effect to this event could be done, whatever then comes of it. */
  payable(node: Node, candidate: Candidate): boolean;
  /** The player whose object or self is affected by an event. */
  affected(event: GameEvent): PlayerId | null;
}

/** An effect as it is applied to events. */
export interface Applied {
  readonly ability: Replacement;
  /** The effect was made by something that was carried out, and lasts; it is not an ability of an object. */
  readonly lasting: boolean;
  /** It only applies because another effect has changed the event. */
  readonly arisen: boolean;
  readonly before: readonly GameEvent[];
  readonly after: readonly GameEvent[];
}

/** An effect, and the events to which it is to be applied. */
export interface Applying {
  readonly effect: EffectKey;
  readonly nodes: number[];
}

/** How a sentence joins what it says. */
export type Joint = Extract<Instruction, { do: 'several' }>['said'];

/** What a policy says to do next with a group. */
export type Step =
  | {
      do: 'ask';
      by: PlayerId;
      options: { effect: EffectKey; nodes: number[] }[];
      /** The player may also apply none of them. */
      decline: boolean;
      /** To choose an effect that one "may" apply is to apply it; otherwise that is asked as it is applied. */
      accepting: boolean;
      rule: RuleKey;
    }
  /** Work out the application of an effect to these events; nothing changes yet. `besides`: the next ones, come what may. */
  | ({ do: 'assign'; accepted: boolean; rule: RuleKey; besides?: readonly Applying[] } & Applying)
  /** A player says which of these effects comes first for an event; nothing is applied yet. */
  | { do: 'rank'; by: PlayerId; effects: EffectKey[]; node: number; rule: RuleKey }
  /** What has to be paid for what is assigned is paid now, before anything else is decided. */
  | { do: 'pay'; rule: RuleKey }
  /**
   * Let everything assigned take the place of the events it was assigned to, and what is still to be paid for it with
   * them. `afresh`: what was declined for those may be applied to what takes their place.
   */
  | { do: 'apply'; rule: RuleKey; afresh?: true }
  | { do: 'decline'; effects: EffectKey[]; nodes: number[] }
  /** Of what cannot happen together a player says which does, by a word for each: the other events are none. */
  | { do: 'pick'; by: PlayerId; among: readonly Way[]; rule: RuleKey }
  /**
   * One of these comes before the others and before `others`, which are looked at anew once it has happened; where there
   * are several, a player says which.
   */
  | { do: 'first'; by: PlayerId; among: number[]; others: number[]; rule: RuleKey }
  /** Look inside: what an event contains is looked at beside it. */
  | { do: 'open'; nodes: number[]; rule: RuleKey }
  /** These happen now, all together. */
  | { do: 'carry out'; nodes: number[]; rule: RuleKey }
  /** Decided, but carried out only when released. */
  | { do: 'hold'; nodes: number[]; until: string; rule: RuleKey };

/** Nodes that happen together or not at all, and the word by which a player picks them. */
export interface Way {
  readonly word: string;
  readonly nodes: readonly number[];
}

/** What goes on while an ability waits. `together`: in the middle of what belongs together, or of several draws. */
export type Passing =
  /** The ability comes to wait. */
  | { readonly passing: 'arises'; readonly together: boolean }
  /** What belongs together is about to be done. */
  | { readonly passing: 'begins' }
  /** What is done next comes after it, by the word of a text. */
  | { readonly passing: 'then' }
  /** What was announced is carried out now: an action, or another ability that waited. */
  | { readonly passing: 'resolves'; readonly waiting: Waiting | null }
  /** These have happened. */
  | { readonly passing: 'happens'; readonly events: readonly GameEvent[]; readonly together: boolean }
  /** An effect has been made that lasts, on objects or on the game. */
  | { readonly passing: 'lasts'; readonly onObjects: boolean; readonly together: boolean };

/**
 * An ability that waits does so in this way from now on, as if it had just come about (`fresh`), or, by a rule, no longer:
 * it misses its time, or what has it is gone, or what it would have its player do is forbidden.
 */
export type Lapse = string | { readonly rule: RuleKey; readonly why?: 'gone' | 'forbidden' };

/** So many of these objects, or as few as `least`, chosen by a player as a rule demands or allows. */
export type Choosing = (
  by: PlayerId,
  from: readonly ObjectId[],
  count: number,
  rule: RuleKey,
  least?: number,
) => readonly ObjectId[];

/** What a rule makes happen, all of it together. */
export interface Pressing {
  readonly events: readonly GameEvent[];
  readonly rule: RuleKey;
}

/** What is taken as it is announced is paid for before its targets are chosen, or after that. */
export type Offered = 'paid first' | 'chosen first';

/** What a rulebook does when it settles the game. */
export type SettleStep =
  /** State-based actions: these would happen together. `then`: what the same rule does next, before the game is looked at anew. */
  | {
      do: 'events';
      events: GameEvent[];
      rule: RuleKey | readonly RuleKey[];
      then?: { do: readonly Instruction[]; env: Env };
    }
  /**
   * Its targets are chosen now, and it waits on: where abilities that wait are announced before any of them resolves.
   * `offered`: whether its player takes what it offers first ("you may") is decided now, and what that costs is paid; one
   * that is not taken waits no longer.
   */
  | { do: 'announce'; waiting: Waiting; offered?: Offered }
  | { do: 'resolve'; waiting: Waiting }
  /** A player says which comes first: that one resolves or, with `announces`, is announced. */
  | { do: 'ask'; by: PlayerId; options: Waiting[]; rule: RuleKey; announces?: true }
  | { do: 'settled' };

/** Who chooses, and by which rule, where there is one beside the usual. */
export interface Picker {
  readonly chooser: PlayerId;
  readonly chosenBy?: RuleKey | undefined;
}

/** How a game decides what replaces what. `docs/rulebooks.md` says which question each part answers. */
export interface Policy {
  /** The next step for a group, worked out anew after each. */
  next(view: GroupView): Step;
  /** Why an effect that looks at this event may not be applied to it; null where it may. */
  bars(view: GroupView, node: Node, candidate: Candidate): Refusal | null;
  /**
   * That an effect has been applied to this event, and is not again whatever its words say: one of the bars, told
   * beforehand, so that its words are not looked at. Left out where rules ask what looks at an event all the same.
   */
  spent?(node: Node, watching: Pick<Candidate, 'effect' | 'ability'>): Refusal | null;
  /**
   * Nothing happens before all of a group has been decided, and then all of it does; left out where some of it may happen
   * sooner. Of what has been applied to an event that stays as it is, rules then ask no more than which events something
   * has taken the place of, which effects were applied to any of them, and what takes their place; with `spent` not even
   * which effects. Positions that differ in anything else are taken for the same.
   */
  readonly atOnce?: true;
  /**
   * The rule by which what was declined for an event is not offered for the parts and the later sentences of what takes its
   * place, either; left out where it is.
   */
  readonly declinesThroughout?: RuleKey;
  /** Which of the results of one application stay one event, and which are events of their own. */
  together(events: readonly GameEvent[], view: GroupView): (readonly GameEvent[])[];
  /** Whether a continuous effect counts when an arriving object is looked at as it would be on the field. */
  counts(game: Game, entry: Entry, arriving: ObjectId): boolean;
  /** The rules by which an effect replaces or prevents as it does; left out where the game has none of that kind. */
  grounds?(game: Game, applied: Applied): readonly RuleKey[];
  /** The rule by which an effect that came later does not apply; left out where none says so. */
  comesLater?(ability: Replacement): RuleKey;
  /** What may not be chosen now, as an effect is applied to these events. */
  reserved(view: GroupView, nodes: readonly Node[]): readonly Reserved[];
  /**
   * Whether an event counts as something that can be done, where only what can be done may be chosen.
   * @param group the events at present, where it rests on what has become of others: it is asked again once they are others
   */
  doable(
    game: Game,
    event: GameEvent,
    group: () => readonly Node[],
    ability: Replacement,
    nodes: readonly number[],
  ): boolean;
  /** The rule by which an event does not pay the cost that it is of, though it can happen; null where it does. */
  unpaid(game: Game, event: GameEvent): RuleKey | null;
  /**
   * Asked wherever a cost is to be paid, whether that can be (`complete`) or not.
   * @throws {Withheld} where it may be paid in a way that is not understood, or by which no rule says that it can be
   */
  mustPay?(game: Game, env: Env, cost: readonly Instruction[], complete: boolean): void;
  /** The manner of what stands in for an event, where it is none of an effect. */
  standsInAs?(ability: Replacement): string | undefined;
  /** Whether later words ("that card") still speak of what an event has become. */
  passesOn(node: Node): boolean;
  /** The rule by which what "if you do" is said behind is a cost: it is done in full or not begun. */
  inFull?: RuleKey;
  /** "If you do". */
  did(outcome: Outcome): boolean;
  /** The rule by which what was replaced does not count as done; left out where none says so. */
  undone?: RuleKey;
  /** The condition right behind its event without which an ability does not trigger, and does nothing as it resolves. */
  intervenes?(ability: Triggered): Condition | null;
  /** Whether what a text has its player choose by these words is chosen as the text is announced. */
  aims(what: Some): boolean;
  /** Of "up to" so many or "any number", how few may be chosen where there are as many; left out where none need be. */
  readonly fewest?: number;
  /** What comes about as a text has had its targets chosen; left out where nothing does. */
  aimed?(game: Game, env: Env): readonly GameEvent[];
  /** Whether words may target this object, by those that have this number; absent where whatever fits them may be. */
  mayTarget?(game: Game, env: Env, object: ObjectId, as?: number): boolean;
  /** Whether words may target this player; absent where any may be. */
  mayTargetPlayer?(game: Game, env: Env, player: PlayerId): boolean;
  /**
   * What an effect says can't be done to an object is not chosen for it, but as it is announced, while there is anything
   * else; and nobody is asked whether they do what cannot be done at all. Left out where it may be chosen.
   */
  readonly choosesPossible?: true;
  /** The players in the order in which they choose. */
  order(game: Game): readonly PlayerId[];
  /**
   * Whether a player has left a game in which others go on: no words mean them any more, and nothing that they have waits
   * (Magic 800.4); left out where nobody does.
   */
  hasLeft?(game: Game, player: PlayerId): boolean;
  /**
   * Whether several players who are told to do this, or who may do something (null), each do it in turn, in that order; left
   * out where they do everything together.
   */
  inTurn?(event: EventKind | null): boolean;
  /**
   * What a rule makes happen at once, even in the middle of a resolution; null where nothing does, or where the game
   * waits with that until it is settled. It is asked again after each time, as long as something comes of it; it rests on
   * objects, effects, the values of players and the turn alone.
   */
  presses(game: Game): Pressing | null;
  /** What a rule has seen of the game before the first thing that somebody does; left out where it looks at nothing. */
  begins?(game: Game): Pressing | null;
  /**
   * Keeps in step what continuous effects make of objects beside what they are: who controls them; left out where none
   * does. `begins`: before the first thing that somebody does.
   */
  keeps?(hands: Hands, begins?: true): void;
  /** What comes of going round for ever with nobody having a choice; left out where the rulebook does not say. */
  endless?(game: Game): Pressing | null;
  /** What settles the game next, worked out anew after each step; `choose` asks for what a rule lets a player choose. */
  settle(game: Game, choose: Choosing): SettleStep;
  /** Whether an ability that speaks of one thing triggers once on everything of the kind that happens at once; left out where none does. */
  gathers?(ability: Triggered): boolean;
  /**
   * What becomes of what these events would happen to, from when they are raised until they have happened or something
   * has taken their place: it is counted nowhere. Left out where nothing does.
   */
  readonly underway?: {
    /** Returns the rule, where an effect looks at the events otherwise for it. */
    begin(game: Game, events: readonly GameEvent[]): RuleKey | null;
    end(game: Game, nodes: readonly Node[]): void;
  };
  /** Whether a use of an ability that waits is counted as it is announced, not as it triggers; left out where none is. */
  usedAsAnnounced?(ability: Triggered): boolean;
  /**
   * Whether a player may take what an ability offers or "you may" do, or choose it among modes, beside what it costs and
   * targets; left out where nothing else bars it.
   */
  mayTake?(game: Game, words: Env, steps: readonly Instruction[]): boolean;
  /**
   * The rule by which what has been paid for could do nothing, so that nobody pays so: a card that is activated (the first of
   * which the words speak) or the ability of the words; null where it could do something. Left out where that bars nothing.
   * @param strict what is not known lets nobody do it: then no ruling is given
   * @throws {Withheld} where it is asked strictly, and that is not known
   */
  vain?(game: Game, words: Env, strict: boolean): RuleKey | null;
  /** Whether steps that a sentence joins so belong together, and nothing happens by rule between them; left out where none do. */
  joins?(said: Joint): boolean;
  /** What becomes of an ability that waits as something goes on; left out where it waits whatever does. */
  lapse?(game: Game, waiting: Waiting, passing: Passing): Lapse | undefined;
  /** What an ability that waited does as it resolves, of what it says; left out where that is always all of it. */
  resolves?(game: Game, env: Env, does: readonly Instruction[]): readonly Instruction[];
  /**
   * The rules by which what is announced comes to nothing: an ability that waits has `nothing` that it could choose though
   * it must, all that was chosen is `gone` as it resolves, or its `condition` (`intervenes`) holds no longer; or by which
   * one instruction does, of which all that was chosen is `illegal` by then. Where one is left out as much is done as can be.
   */
  readonly failing?: {
    readonly nothing?: RuleKey;
    readonly gone?: RuleKey;
    readonly condition?: RuleKey;
    readonly illegal?: RuleKey;
  };
  /**
   * The rule by which an effect does nothing to an event where its own words say so: they do not fit it, their condition is
   * not met, or it has been used as often as they say; null where none does. Only explanations cite it.
   */
  explains?(ability: Replacement, why: RefusalCode, misfit: Misfit | null): RuleKey | null;
  /** The rule by which an arriving object is looked at as it would arrive; null where there is none. */
  readonly looksAhead: RuleKey | null;
  /** The rule by which a text does something instead of another part of itself; left out where none says so. */
  readonly alternative?: RuleKey;
  /** The rule by which what lies face down has nothing of what its card says; left out where that is told to nobody. */
  readonly conceals?: RuleKey;
  /** The rule by which what an effect takes away from an object is not there; left out where none says so. */
  readonly loses?: RuleKey;
  /** The rule by which what leaves sees nothing of what leaves with it; left out where it does, or none says so. */
  readonly unseen?: RuleKey;
  /** The rule by which an effect that says "can't" prevails. */
  readonly prohibits: RuleKey | null;
  /** The rule by which this effect does, where that is another. */
  prohibitsBy?(ability: Prohibition): RuleKey | undefined;
  /** The rule by which what has triggered does so an additional time where an effect says so. */
  readonly triggersMore?: RuleKey;
  /** What has moved is another object, which words that spoke of it before do not find (Magic 400.7). */
  readonly anew?: true;
  /** What changes things for a time goes on for those that there are as it begins, and for none that come later. */
  readonly fixes?: true;
  /**
   * Whether a continuous effect of this object and player is on an object that its words mean; always, where left out. Of what
   * lasts on certain objects that is asked once, as it is made.
   */
  mayAffect?(game: Game, source: ObjectId | null, player: PlayerId, view: View): boolean;
  /** Whether what an effect says can't happen is so of the object that it means; always, where left out. */
  mayForbid?(game: Game, ability: Prohibition, words: Env, event: GameEvent): boolean;
  /** Who chooses among these in the place of who would; nobody else, where left out. */
  inPlace?<Of extends Picker>(game: Game, of: Of, among: readonly ObjectId[], what: Some): Of | null;
  /** The rule by which a player makes a choice that an instruction demands. */
  readonly chooses: {
    readonly choose: RuleKey;
    readonly may: RuleKey;
    /** The rule by which a player does what an instruction lets them do, where it is another. */
    readonly doing?: RuleKey;
    /** The rule by which a player pays so that something is not done, and by which that is a cost; no cost, where left out. */
    readonly unless?: RuleKey;
    /** The rule by which a player takes what is offered as it is announced, where it is another. */
    readonly taking?: RuleKey;
    readonly target: RuleKey;
    readonly name: RuleKey;
    /** The rule by which a player chooses the modes of a text as it is announced. */
    readonly mode?: RuleKey;
    /** The rule by which a player chooses with what a spell or ability is paid for as it is announced. */
    readonly paying?: RuleKey;
    /** The rule by which a player picks a source "of your choice". */
    readonly source?: RuleKey;
    /** The rule by which a player divides what is left of an effect among simultaneous events. */
    readonly divide?: RuleKey;
    /** Choices about how something arrives, where the rulebook has a rule of its own for them. */
    readonly arriving?: RuleKey;
  };
}
