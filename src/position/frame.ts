/** Unfinished work. A position holds a stack of frames, so it can be written out at any point and continued. */

import type { Instruction } from '../ability/instruction.js';
import type { Referent } from '../ability/reference.js';
import type { Amount } from '../ground/amount.js';
import type { AbilityKey, EffectKey, EventKind, ObjectId, RuleKey, Zone } from '../ground/id.js';
import type { Action } from './action.js';
import type { Answer } from './decision.js';
import type { Env, Use } from './env.js';
import type { GameEvent } from './event.js';

export type Frame = ActionsFrame | ScriptFrame | GroupFrame | ApplyFrame | SequenceFrame | SettleFrame;

/** The listed actions that are still to come. */
export interface ActionsFrame {
  frame: 'actions';
  actions: Action[];
  next: number;
}

/** Instructions to be carried out one after the other. */
export interface ScriptFrame {
  frame: 'script';
  /** What is left to do. */
  rest: Instruction[];
  env: Env;
  /** Answers given so far to the instruction in hand. */
  answers: Answer[];
  /** What became of the instruction before: for "if you do". */
  last: Outcome | null;
  /** What the act in hand is done to is spoken of as this, once it is done. */
  awaits: Referent | null;
  /** What comes of the act in hand is spoken of as this, once it is done; `to`: only what has come there. Left out where nothing is asked of it. */
  comes?: { readonly as: Referent; readonly to: Zone | null } | null;
  /**
   * A part of the next script beneath, which goes on with what this one has spoken of; `joined` where its steps belong
   * together, so that nothing happens by rule between them; `paying` where what comes of it is not what the text did; `announcing`
   * where it pays for an ability that waits and has been taken.
   */
  part: boolean | 'joined' | 'paying' | 'announcing';
}

/** What became of an instruction. */
export interface Outcome {
  /** The player chose to do it, or it was not optional. */
  accepted: boolean;
  /** It could be begun: something was there to do it to. */
  attempted: boolean;
  /** Something else took the place of some of it; what is only modified, or prevented in part, is not replaced. */
  replaced: boolean;
  /** How much of it came about as said, and where it was to, whatever made it so. */
  alike: 'all' | 'some' | 'none';
  /** Some of it happened as said. */
  happened: boolean;
  /** What it was done to, so far as later words may speak of it. */
  objects: readonly ObjectId[];
  /** How much of it there was, where later words may speak of that. */
  amount?: Amount;
  /** Some of it could be done, and not all that the text says. Left out where nobody asks. */
  partly?: true;
  /** The rule by which it was not begun, since it could not be done in full. */
  short?: RuleKey;
}

/** Simultaneous events on their way. */
export interface GroupFrame {
  frame: 'group';
  nodes: Node[];
  /** Applications chosen and not yet carried through. */
  assigned: Assignment[];
  /** When the group was raised: what came later does not concern it. */
  since: number;
  /** What was done in sequences that the group began. */
  gathered: readonly ObjectId[];
  /** Its events have been decided and held back before, and are carried out now. */
  released: boolean;
}

/** One event on its way from what would happen to what happens. */
export interface Node {
  id: number;
  /** What would now happen: several where an effect made several of one. */
  events: readonly GameEvent[];
  /** As it was raised. */
  readonly origin: GameEvent;
  /** The stint of its object at that time: what has moved on since is no longer meant. Null: whatever it is by then. */
  readonly stint: number | null;
  /** Effects applied on the way, oldest first, beginning with those that led to its being raised. */
  uses: readonly Use[];
  readonly inherited: number;
  /** Effects that were offered for it and declined. */
  declined: readonly EffectKey[];
  /** The effects of which a player has said which comes first for it: that one, then the others that were offered. */
  ranked: readonly EffectKey[];
  /** The event that it is a part of. */
  readonly within: number | null;
  /** `later`: another of the group comes first, and this one is looked at anew after it. */
  state: 'live' | 'open' | 'held' | 'later' | 'done';
  /** It only happens if the event that it is a part of does. */
  readonly bound: boolean;
  /** What follows directly once it has been carried out. */
  after: readonly Continuation[];
  /** Whether some part of it happened as raised, and to what. */
  happened: boolean;
  objects: readonly ObjectId[];
}

/** The same node but for what is given (`envWith`). */
export function nodeWith(node: Node, change: Partial<Node>): Node {
  return Object.assign(nodeLike(node), change);
}

/** A node of its own like another, every field written out: to be changed before anybody else has it. */
export function nodeLike(node: Node): { -readonly [Field in keyof Node]-?: Node[Field] } {
  return {
    id: node.id,
    events: node.events,
    origin: node.origin,
    stint: node.stint,
    uses: node.uses,
    inherited: node.inherited,
    declined: node.declined,
    ranked: node.ranked,
    within: node.within,
    bound: node.bound,
    state: node.state,
    after: node.after,
    happened: node.happened,
    objects: node.objects,
  };
}

/** By which number words speak of what events of a kind bring about. */
export interface Coming {
  readonly as: Referent;
  readonly kind: EventKind;
}

export interface Continuation {
  readonly do: readonly Instruction[];
  readonly env: Env;
  /** What it speaks of that is known only once the events have happened before it. */
  readonly awaits?: readonly Coming[];
  /** What is done instead was not even begun: there was nothing to do it with. */
  readonly idle?: boolean;
  /** Only a part of what is done instead could be done, and it is asked whether it could. */
  readonly partly?: true;
}

/** One application of an effect to one or more events, with everything chosen for it. */
export interface Assignment {
  readonly effect: EffectKey;
  readonly ability: AbilityKey;
  /** By node: what would happen in place of which of its events. */
  readonly results: readonly {
    readonly node: number;
    readonly member: number;
    readonly events: readonly GameEvent[];
  }[];
  readonly after: Continuation | null;
  /** How many of the events of the first result, from its beginning, pay for the others. */
  readonly cost: number;
  /** The objects of its events as they were when that was paid: what has become another object since is not meant. */
  readonly meant: readonly { readonly object: ObjectId; readonly stint: number }[];
}

/** An effect whose application is being worked out: its choices are asked one by one. */
export interface ApplyFrame {
  frame: 'apply';
  effect: EffectKey;
  nodes: number[];
  /** The player has already agreed to apply it. */
  accepted: boolean;
  answers: Answer[];
}

/** Events that are done one after the other, each a group of its own: draws. */
export interface SequenceFrame {
  frame: 'sequence';
  events: GameEvent[];
  next: number;
  uses: readonly Use[];
  /** What was declined on the way to them, where that is not offered again. */
  declined: readonly EffectKey[];
  gathered: readonly ObjectId[];
}

/** The rulebook settles the game: state-based actions, waiting abilities. */
export interface SettleFrame {
  frame: 'settle';
  /** Only what happens at once by rule: the game goes on in the middle of something. */
  within: boolean;
  /** Answers given so far to what state-based actions ask. */
  answers: Answer[];
}
