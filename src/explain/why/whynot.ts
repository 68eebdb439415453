/** Why effects were not applied on one way through a ruling, and what did not trigger. */

import { knownView } from '../../explore/name/known-view.js';
import type { AbilityKey, EffectKey } from '../../ground/id.js';
import type { Notice, Triggering } from '../../kernel/play/observer.js';
import type { Play } from '../../kernel/play/play.js';
import { wouldTrigger } from '../../kernel/waiting/trigger.js';
import type { GameEvent } from '../../position/event.js';
import type { Misfit } from '../../rulebook/misfit.js';
import type { Refusal } from '../../rulebook/policy.js';
import type { Words } from '../../rulebook/words.js';
import { isAlike } from '../fate/amount.js';
import { equals } from '../message/alike.js';
import type { Citing } from '../message/cite.js';
import type { Line } from '../message/document.js';
import type { Message } from '../message/message.js';
import { isOfEntry } from '../name/own.js';
import type { Naming } from '../name/things.js';
import { gatheredLines } from './gathered.js';
import { takesAsSaid, takesSeveral } from './several.js';
import { missing, noteSilent, onCondition, type Silent, silentLines } from './silent.js';
import { explained, traitsAhead, unmetIn } from './unmet.js';
import { Untriggered } from './untriggered.js';

/** An effect that was not applied to an event, and why. */
export interface Refused {
  readonly effect: EffectKey;
  readonly ability: AbilityKey;
  readonly event: GameEvent;
  readonly line: Line<Extract<Message, { say: 'not applied' }>>;
  readonly misfit: Misfit | null | undefined;
  /** The traits of an arriving object that is not what the effect speaks of, as it was looked at. */
  readonly looked: string | null;
  /** The same once it is there. */
  arrived: string | null;
}

export class WhyNot {
  private readonly play: Play;
  private readonly naming: Naming;
  private readonly words: Words;
  private readonly citing: Citing;
  private readonly isWhole: (event: GameEvent) => boolean;
  private refusals: Refused[] = [];
  /** What an event was before effects changed it. */
  private readonly before = new Map<GameEvent, readonly GameEvent[]>();
  /** The effects applied on the way to an event. */
  private readonly used = new Map<GameEvent, ReadonlySet<EffectKey>>();
  /** To what effects have been applied since something has happened. */
  private lately: { readonly effect: EffectKey; readonly event: GameEvent }[] = [];
  /** What has fitted the words of an effect, whether or not it was applied. */
  private readonly fitted = new Map<EffectKey, Set<GameEvent>>();
  /** Abilities that would have triggered on what was replaced. */
  private untriggered: Untriggered | null = null;
  /** Abilities that have triggered. */
  readonly triggered: Triggering[] = [];

  /** Abilities that did not trigger on what happened. */
  private readonly without = new Map<string, Silent>();

  /** What texts do not do instead of other parts of them. */
  private readonly kept: Line<Message>[] = [];

  /** Abilities that waited and do so no longer. */
  private readonly lapsed: Line<Message>[] = [];

  /** @param isWhole whether an event is done piece by piece: what is not applied to it may be to its pieces */
  constructor(
    play: Play,
    naming: Naming,
    words: Words,
    citing: Citing,
    isWhole: (event: GameEvent) => boolean,
  ) {
    this.play = play;
    this.naming = naming;
    this.words = words;
    this.citing = citing;
    this.isWhole = isWhole;
  }

  /**
   * Why effects were not applied; one that had to wait and was applied in the end is not among them. Then what did not
   * trigger, since its event was replaced.
   */
  get lines(): Line<Message>[] {
    const refused = this.refusals.map((one): Line<Message> => explained(this.play, this.citing, one));
    const untriggered = this.untriggered?.lines(this.citing, this.triggered, this.before) ?? [];
    const without = this.without.size > 0 ? silentLines(this.citing, this.naming, this.without) : [];
    const lines = [...refused, ...untriggered, ...without, ...this.kept, ...this.lapsed];
    return lines.length > 1 ? gatheredLines(lines, this.naming, this.words) : lines;
  }

  /** What has an ability has lost it, or something says that nothing triggers on this. */
  untriggers(notice: Extract<Notice, { notice: 'untriggered' }>): void {
    noteSilent(this.naming, notice, this.without);
  }

  /** What a text says to do instead of another part of it is not done. */
  notInstead(notice: Extract<Notice, { notice: 'alternative' }>): void {
    const line = this.citing.line({ say: 'not instead', ...onCondition(this.play, this.naming, notice) });
    if (!this.kept.some((other) => equals(other, line))) this.kept.push(line);
  }

  /** Something else went on, and an ability waits no longer. */
  missed(notice: Extract<Notice, { notice: 'lapsed' }>): void {
    this.lapsed.push(this.citing.line(missing(this.naming, notice), notice.rule));
  }

  /** An effect has looked at an event. */
  considered(notice: Extract<Notice, { notice: 'considered' }>): void {
    const { event, effect, ability, refusal, withheld, misfit, by = [] } = notice;
    if (!refusal?.code.startsWith('another-')) {
      this.fitted.set(effect, (this.fitted.get(effect) ?? new Set()).add(event));
    }
    // The same for what the event has been before, or for another event of which the same is said, is told once.
    const past = this.before.get(event) ?? [];
    // What had to wait, and then does not apply for another reason, or is declined, does not apply for that one.
    this.refusals = this.refusals.filter(
      (one) => one.effect !== effect || one.line.message.why !== 'later-kind' || !past.includes(one.event),
    );
    // What was declined is told as a choice, and what has been applied as that.
    if (!refusal || refusal.code === 'declined' || refusal.code === 'applied-before') return;
    if (this.isWhole(event)) return;
    // What the rules say of objects of another sort, or in another case, nobody looks for.
    const misses = refusal.code.startsWith('another-') || refusal.code === 'condition';
    if (misses && this.play.table.registry.ruleOf(ability) !== null) return;
    if (refusal.code === 'another-zone' && isOfEntry(this.play, ability, event)) return;
    if (this.isApplied(refusal, effect, event)) return;
    // One keyword is several effects, of which one was applied: that the others are about something else says nothing.
    const misfits = refusal.code.startsWith('another-');
    if (misfits && [...(this.used.get(event) ?? [])].some((one) => isOfOneWord(one, effect))) return;
    const message: Refused['line']['message'] = {
      say: 'not applied',
      effect: this.naming.effect(effect, ability),
      to: this.naming.happening(event),
      arriving: event.detail?.arrival !== undefined,
      why: refusal.code,
      ...(misfit && { unmet: unmetIn(this.play, this.naming, ability, event, misfit) }),
      ...(by.length > 0 && { by: by.map((one) => this.naming.effect(one.effect, one.ability)) }),
      withheld: withheld.map(({ object }) => this.naming.thing(object)),
      ...(withheld.length > 0 && takesSeveral(this.play.table.registry.ability(ability)) && { few: true }),
      ...(withheld.length > 0 && takesAsSaid(this.play.table.registry.ability(ability)) && { taken: true }),
      evident: false,
    };
    const told = this.refusals.some(
      (one) =>
        one.effect === effect &&
        one.line.message.why === refusal.code &&
        (past.includes(one.event) || JSON.stringify(one.line.message) === JSON.stringify(message)),
    );
    // What another effect has made of an event may read as that event does: that it was replaced has been said.
    const reads =
      refusal.code === 'already-replaced' &&
      this.refusals.some((one) => one.effect === effect && equals(one.line.message.to, message.to));
    const rules = [refusal.rule, ...withheld.map(({ rule }) => rule)];
    if (told || reads) return;
    const ahead = refusal.code === 'another-object' && event.detail?.arrival;
    const looked =
      ahead && !past.some((one) => this.fitted.get(effect)?.has(one)) ? traitsAhead(this.play, event) : null;
    const line = this.citing.line(message, ...rules);
    this.refusals.push({ effect, ability, event, line, misfit, looked, arrived: null });
  }

  /** Whether it has been applied on the way here, or to the same that comes to one at once: what is left of that no longer meets its condition. */
  private isApplied({ code }: Refusal, effect: EffectKey, event: GameEvent): boolean {
    if (this.used.get(event)?.has(effect)) return true;
    return (
      code === 'condition' &&
      event.amount !== null &&
      this.lately.some((one) => one.effect === effect && isAlike(one.event, event))
    );
  }

  /** An effect is about to take the place of events, or to change them. */
  applied(
    effect: EffectKey,
    before: readonly GameEvent[],
    after: readonly GameEvent[],
    changed: boolean,
  ): void {
    const past = before.flatMap((event) => [event, ...(this.before.get(event) ?? [])]);
    this.refusals = this.refusals.filter(
      ({ effect: other, event, line }) =>
        !past.includes(event) ||
        (other !== effect && !(isOfOneWord(other, effect) && line.message.why.startsWith('another-'))),
    );
    this.lately.push(...before.map((event) => ({ effect, event })));
    const used = new Set([effect, ...before.flatMap((event) => [...(this.used.get(event) ?? [])])]);
    for (const event of after) {
      this.before.set(event, past);
      this.used.set(event, used);
    }
    if (!changed) this.silence(before, after);
  }

  /** Something has happened: an object may be where it has been looked at as it would be. */
  happened(event: GameEvent, planned: GameEvent): void {
    this.lately = [];
    const past = [planned, ...(this.before.get(planned) ?? [])];
    this.before.set(event, past);
    if (planned.object === null || !planned.detail?.arrival) return;
    const traits = JSON.stringify(knownView(this.play, planned.object).traits);
    for (const refused of this.refusals) if (past.includes(refused.event)) refused.arrived = traits;
  }

  /** Abilities that would have triggered on what was replaced. */
  private silence(before: readonly GameEvent[], after: readonly GameEvent[]): void {
    for (const event of before) {
      for (const watcher of wouldTrigger(this.play, event)) {
        this.untriggered ??= new Untriggered(this.play, this.naming);
        this.untriggered.silence(watcher, event, after);
      }
    }
  }
}

/** Whether two effects of one object are of one keyword. */
function isOfOneWord(one: EffectKey, other: EffectKey): boolean {
  const [word, same] = [one, other].map((key) => key.replace(/\.k\d+(?=@|$)/, ''));
  return word === same;
}
