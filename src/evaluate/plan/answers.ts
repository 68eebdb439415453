/**
 * The choices made so far in one step. A step is worked out from its start each time an answer comes in: it takes the
 * answers in order, and where it needs one more it stops with the decision to be put. Nothing is kept but the answers,
 * so a position in the middle of a decision is plain data.
 */

import type { Some } from '../../ability/reference.js';
import type { ObjectId, PlayerId, RuleKey } from '../../ground/id.js';
import type { Answer, Asks, Decision, Domain, Each, Option } from '../../position/decision.js';
import type { Env } from '../../position/env.js';
import type { Policy } from '../../rulebook/policy.js';

/** Thrown to stop a step at a decision. Not an error: the step is worked out again once the answer is there. */
export class Undecided {
  readonly decision: Decision;

  constructor(decision: Decision) {
    this.decision = decision;
  }
}

export class Answers {
  private readonly given: readonly Answer[];
  /** How many of them have been taken. */
  next = 0;
  private each: (() => Each | null) | null = null;
  private readonly rules: Policy['chooses'];
  private readonly tries: boolean;
  private readonly paying: RuleKey | undefined;
  /** Somebody would have been asked something, or it was looked whether anybody would. */
  consulted = false;

  /** @param paying the rule by which a player chooses what is no target, where a cost is paid and it is another */
  constructor(
    given: readonly Answer[],
    rules: Policy['chooses'],
    probing = false,
    paying: RuleKey | undefined = undefined,
  ) {
    this.given = given;
    this.rules = rules;
    this.tries = probing;
    this.paying = paying;
  }

  /** Nothing is asked: is there any way to do it at all? */
  get probing(): boolean {
    this.consulted = true;
    return this.tries;
  }

  /** The same questions, to see whether there is any way at all. */
  probe(): Answers {
    return new Answers([], this.rules, true);
  }

  /** What is asked meanwhile is asked of one of several objects: of which, is only looked at where somebody is asked. */
  ofEach<Result>(each: () => Each | null, asking: () => Result): Result {
    const before = this.each;
    this.each = each;
    const result = asking();
    this.each = before;
    return result;
  }

  /** So many of these objects. */
  objects(
    from: readonly ObjectId[],
    least: number,
    most: number,
    by: PlayerId | 'chance',
    what: Some,
    env: Env,
    rule?: RuleKey,
  ): readonly ObjectId[] {
    const asks: Asks = what.target ? 'target' : 'choose';
    const answer = this.take(
      by,
      asks,
      { of: 'objects', from: [...from], least, most },
      rule ??
        (what.target ? undefined : this.paying) ??
        ((what.ofChoice && this.rules.source) || this.rules[asks]),
      env,
    );
    if (!('objects' in answer)) throw new Error('an answer of another kind than asked');
    return answer.objects;
  }

  /** One of these players and objects, as a target or otherwise. */
  target(
    by: PlayerId,
    options: readonly Option[],
    env: Env,
    asks: 'target' | 'choose' = 'target',
    rule: RuleKey = this.rules[asks],
  ): Option | undefined {
    if (this.probing) return options[0];
    const answer = this.take(by, asks, { of: 'options', options: [...options] }, rule, env);
    if (!('option' in answer)) throw new Error('an answer of another kind than asked');
    return options[answer.option];
  }

  /** Whether a player does what they may do. */
  may(by: PlayerId, env: Env, rule: RuleKey = this.rules.may): boolean {
    if (this.probing) return true;
    const options: Domain = { of: 'options', options: [{ option: 'accept' }, { option: 'decline' }] };
    const answer = this.take(by, 'may', options, rule, env);
    return 'option' in answer && answer.option === 0;
  }

  /** One of these words. */
  word(
    by: PlayerId | 'chance',
    words: readonly string[],
    open: boolean,
    env: Env,
    rule: RuleKey = this.rules.name,
  ): string {
    if (this.probing) return words[0] ?? '';
    const answer = this.take(by, 'name', { of: 'words', words: [...words], open }, rule, env);
    if (!('word' in answer)) throw new Error('an answer of another kind than asked');
    return answer.word;
  }

  private take(by: PlayerId | 'chance', asks: Asks, domain: Domain, rule: RuleKey, env: Env): Answer {
    const answer = this.given[this.next];
    this.next += 1;
    if (answer) return answer;
    throw new Undecided({
      by,
      asks,
      domain,
      rule,
      about: {
        effect: null,
        ability: env.ability,
        source: env.source,
        event: null,
        each: this.each?.() ?? null,
      },
    });
  }
}
