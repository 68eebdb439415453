/**
 * What a run tells to whoever listens: the material of explanations. Positions carry none of it; it comes from
 * playing a line of choices again.
 */

import type { Condition } from '../../ability/condition.js';
import type { AbilityKey, EffectKey, ObjectId, RuleKey } from '../../ground/id.js';
import type { Action } from '../../position/action.js';
import type { Answer, Decision } from '../../position/decision.js';
import type { Env } from '../../position/env.js';
import type { GameEvent } from '../../position/event.js';
import type { Waiting } from '../../position/position.js';
import type { Misfit } from '../../rulebook/misfit.js';
import type { Refusal } from '../../rulebook/policy.js';

/** Something that goes on in a run: what would happen, what is applied or not and why, what happens. Told by its `notice`. */
export type Notice =
  /** A player does what the scenario lists, and uses this ability for it. */
  | { notice: 'action'; action: Action; ability: AbilityKey | null }
  /** A player cannot do what the scenario lists. */
  | ({ notice: 'refused'; action: Action } & Refused)
  /** Something would happen. */
  | { notice: 'raised'; events: readonly GameEvent[]; rule: RuleKey | readonly RuleKey[] | null }
  /** Of what was raised together these come first, by a rule where nobody was asked. */
  | {
      notice: 'first';
      events: readonly GameEvent[];
      later: readonly GameEvent[];
      rule: RuleKey | null;
    }
  /** It cannot; where an effect says so, by that effect. */
  | { notice: 'impossible'; event: GameEvent; rule: RuleKey | null; by: Saying | null }
  /** What looks at an event, and why it may not be applied. */
  | {
      notice: 'considered';
      event: GameEvent;
      effect: EffectKey;
      ability: AbilityKey;
      refusal: Refusal | null;
      /** What its words ask for and do not find, where it is for them that it does not apply. */
      misfit?: Misfit | null;
      /** By what its object has lost it. */
      by?: readonly Saying[];
      /** What it could do it with, were that not kept from it. */
      withheld: readonly WithheldObject[];
    }
  | { notice: 'answered'; decision: Decision; answer: Answer; about: readonly (readonly GameEvent[])[] }
  /** The effect is to be applied to these events, by this rule. */
  | { notice: 'assigned'; effect: EffectKey; events: readonly GameEvent[]; rule: RuleKey }
  /** As the effect is applied, these are kept from it. */
  | {
      notice: 'withheld';
      effect: EffectKey;
      ability: AbilityKey;
      /** Of those that the effect takes the place of. */
      events: readonly GameEvent[];
      withheld: readonly WithheldObject[];
    }
  /** An effect took the place of an event, or changed it. */
  | {
      notice: 'applied';
      effect: EffectKey;
      ability: AbilityKey;
      before: readonly GameEvent[];
      after: readonly GameEvent[];
      /** More is done for it afterwards. */
      goesOn: boolean;
      rule: RuleKey;
      /** The rules by which it replaces or prevents as it does. */
      grounds: readonly RuleKey[];
    }
  /** Events that differ in nothing but their amount are one from now on. */
  | { notice: 'summed'; events: readonly GameEvent[]; into: GameEvent }
  /** What would happen to equal objects together is from now on an event for each: `into`, itself among them. */
  | { notice: 'apart'; event: GameEvent; into: readonly GameEvent[] }
  /** What an event contains is now looked at beside it. `was`: the event before anything came into being for it. */
  | {
      notice: 'opened';
      event: GameEvent;
      was: GameEvent;
      parts: readonly GameEvent[];
      /** Those of them that only come with it. */
      beside: readonly GameEvent[];
      rule: RuleKey;
    }
  /**
   * `planned` is the event on its way: what turned out to happen can be more exact, such as the card drawn. `since`: when
   * it was raised, together with what happens at the same time. `by`: the rule by which it happens as it does.
   */
  | {
      /** `idle`: it was to happen, and nothing came of it: where something was to go there, it may be there already. */
      notice: 'happened' | 'idle';
      event: GameEvent;
      planned: GameEvent;
      rule: RuleKey | null;
      by: RuleKey | null;
      since: number;
    }
  /**
   * An ability that would have triggered on what has happened: what has it has lost it, by what these say or otherwise, or
   * an effect says that nothing of the kind causes abilities to trigger; or what has it left as that happened.
   */
  | {
      notice: 'untriggered';
      event: GameEvent;
      effect: EffectKey;
      ability: AbilityKey;
      why: 'lost' | 'silenced' | 'left';
      by: readonly Saying[];
      rule: RuleKey | null;
    }
  /**
   * "If you do": whether it is met, and the rule by which it is not: what it is said of was replaced or, `short`, not begun,
   * since it could not be done in full. `otherwise`: it is not, and the text says what is done then.
   */
  | { notice: 'if so'; env: Env; met: boolean; rule: RuleKey | null; short: boolean; otherwise: boolean }
  /** Whether the condition is met under which these words say to do something instead of another part of them. */
  | {
      notice: 'alternative';
      env: Env;
      given: Condition;
      label: string | null;
      met: boolean;
      rule: RuleKey | null;
    }
  /**
   * `rule`: that by which it does though its object lies face down, or an additional time; `more`: the effect that has it
   * trigger an additional time.
   */
  | { notice: 'triggered'; waiting: Waiting; event: GameEvent; rule: RuleKey | null; more: Saying | null }
  /** Something else went on since, and by this rule it does not wait any longer. */
  | { notice: 'lapsed'; waiting: Waiting; rule: RuleKey; why?: 'gone' | 'forbidden' }
  /**
   * By this rule what a text, announced, says is not done: what it chose is all gone, there is not enough that it could
   * choose, or the condition behind its event holds no longer. `illegal`: one instruction alone has lost what it chose.
   * `none`: there is nothing that it could choose as it is carried out. What is taken as it is announced is not: it is `unpayable`, or in `vain`.
   */
  | {
      notice: 'unresolved';
      env: Env;
      rule: RuleKey | null;
      why: 'gone' | 'nothing' | 'none' | 'condition' | 'illegal' | 'unpayable' | 'vain';
      /** What waited to be announced, and is not. */
      waiting?: Waiting;
    }
  | { notice: 'resolves'; waiting: Waiting }
  /** It goes round for ever: what happens in each round; null where it does whatever anybody chooses. */
  | { notice: 'round'; events: readonly GameEvent[] | null };

/** An ability has triggered on an event. */
export type Triggering = Extract<Notice, { notice: 'triggered' }>;

/**
 * Why something cannot be done: what it costs cannot be paid, no player does it of their own accord, its object is in play
 * already, or it is done only in response to something else.
 */
export interface Refused {
  readonly why:
    | 'unpayable'
    | 'left'
    | 'limited'
    | 'in play'
    | 'not in play'
    | 'unfit'
    | 'without'
    | 'untimely'
    | 'barred'
    | 'forbidden';
  readonly rule: RuleKey | null;
  /** What it would have to be done with, in the words of a problem, where it is not. */
  readonly needs?: string;
  /** The effect that says that it can't be done, where it is forbidden. */
  readonly by?: Saying;
}

/** An object that may not be chosen, or that nothing may be done with, and the rule that says so. */
export interface WithheldObject {
  readonly object: ObjectId;
  readonly rule: RuleKey;
}

/** An effect, and the ability by which it says something of others: that it can't happen, that it triggers once more. */
export interface Saying {
  readonly effect: EffectKey;
  readonly ability: AbilityKey;
}

/** Is told what goes on, as it goes on: the board then stands as it does at that moment. */
export type Observer = (notice: Notice) => void;

/** The rules that a notice cites. */
export function citedIn(notice: Notice): readonly RuleKey[] {
  const rules = 'rule' in notice && notice.rule !== null ? [notice.rule].flat() : [];
  switch (notice.notice) {
    case 'applied':
      return [...notice.grounds, ...rules];
    case 'considered':
      return [...(notice.refusal?.rule ? [notice.refusal.rule] : []), ...withholding(notice.withheld)];
    case 'withheld':
      return withholding(notice.withheld);
    case 'happened':
    case 'idle':
      return notice.by === null ? rules : [notice.by, ...rules];
    case 'answered':
      return notice.decision.rule === null ? [] : [notice.decision.rule];
    default:
      return rules;
  }
}

function withholding(withheld: readonly WithheldObject[]): readonly RuleKey[] {
  return withheld.map(({ rule }) => rule);
}
