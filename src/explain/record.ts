/** One way through a ruling, played again: what was noticed on it, told while the board stood as it then was. */

import { effectParts } from '../explore/name.js';
import type { Choice } from '../explore/paths.js';
import type { EffectKey, RuleKey } from '../ground/id.js';
import type { Notice } from '../kernel/observer.js';
import { open } from '../kernel/open.js';
import type { Play } from '../kernel/play.js';
import { advance, answer } from '../kernel/step.js';
import type { GameEvent } from '../position/event.js';
import type { Position, Waiting } from '../position/position.js';
import type { Definition } from '../rulebooks/definition.js';
import { choosing } from './choosing.js';
import type { Citation, Line, Step } from './document.js';
import { Fates } from './fate.js';
import type { Message, StepMessage, VerdictMessage } from './message.js';
import { isSaid, Naming } from './things.js';

/** What one way comes to. */
export interface Recorded {
  readonly play: Play;
  readonly naming: Naming;
  readonly steps: readonly Step[];
  readonly whyNot: readonly Line<Message>[];
  readonly fates: readonly VerdictMessage[];
}

/** Plays a line of choices from the start of a ruling and tells what happens. */
export function record(
  definition: Definition,
  start: Position,
  witness: readonly Choice[],
  quiet: readonly string[],
): Recorded {
  const recorder: { now: Recorder | null } = { now: null };
  const play = open(definition.rulebook, start, (notice) => recorder.now?.hear(notice));
  const now = new Recorder(play, new Naming(play, start), witness, quiet);
  recorder.now = now;
  advance(play);
  for (const choice of witness) answer(play, choice.answer);
  now.end();
  return {
    play,
    naming: now.naming,
    steps: now.steps,
    whyNot: now.whyNot,
    fates: now.fates.verdicts(),
  };
}

class Recorder {
  readonly naming: Naming;
  readonly steps: Step[] = [];
  readonly whyNot: Line<Message>[] = [];
  readonly fates: Fates;
  private readonly play: Play;
  private readonly witness: readonly Choice[];
  private answered = 0;
  /** Events that would happen, with those raised together with them, until they are told. */
  private readonly untold = new Map<GameEvent, readonly GameEvent[]>();
  /** What has just happened and has not been told. */
  private happened: { event: GameEvent; rule: RuleKey | null }[] = [];
  private triggered: Waiting[] = [];
  private readonly assignedBy = new Map<EffectKey, RuleKey>();
  /** The effects applied on the way to an event. */
  private readonly applied = new Map<GameEvent, ReadonlySet<EffectKey>>();
  private readonly refused = new Set<string>();

  constructor(play: Play, naming: Naming, witness: readonly Choice[], quiet: readonly string[]) {
    this.play = play;
    this.naming = naming;
    this.witness = witness;
    this.fates = new Fates(play, naming, quiet);
  }

  hear(notice: Notice): void {
    if (notice.notice !== 'happened' && notice.notice !== 'considered') this.tellHappened();
    if (notice.notice !== 'triggered' && notice.notice !== 'resolves') this.tellTriggered(null);
    switch (notice.notice) {
      case 'action':
        return this.act(notice);
      case 'raised':
        this.fates.raised(notice.events);
        for (const event of notice.events) this.untold.set(event, notice.events);
        if (notice.rule !== null && !this.isQuiet(notice.events)) this.would(notice.events, notice.rule);
        return;
      case 'opened':
        this.fates.opened(notice.parts);
        for (const part of notice.parts) this.untold.set(part, [part]);
        return;
      case 'impossible':
        return this.impossible(notice);
      case 'considered':
        return this.consider(notice);
      case 'answered':
        return this.choose(notice);
      case 'assigned':
        this.assignedBy.set(notice.effect, notice.rule);
        return this.would(notice.events, null);
      case 'applied':
        return this.apply(notice);
      case 'happened':
        this.fates.happened(notice.event, notice.planned);
        this.happened.push(notice);
        return;
      case 'if so':
        return this.ifSo(notice);
      case 'triggered':
        this.triggered.push(notice.waiting);
        return;
      case 'resolves':
        return this.tellTriggered(notice.waiting);
    }
  }

  end(): void {
    this.tellHappened();
    this.tellTriggered(null);
  }

  private act({ action }: Extract<Notice, { notice: 'action' }>): void {
    const { naming, play } = this;
    const object = action.object === null ? undefined : play.table.position.objects[action.object];
    const words = object && isSaid(object) ? object.card : null;
    this.step({
      say: 'acts',
      verb: action.verb,
      player: naming.player(action.by),
      object: object && words === null ? naming.thing(object.id) : null,
      other: action.other === null ? null : naming.thing(action.other),
      words: words === null ? null : (play.table.position.cards[words]?.text ?? null),
    });
  }

  /** Tells that these would happen, and what would happen together with them, unless that has been told. */
  private would(events: readonly GameEvent[], rule: RuleKey | null): void {
    const together = new Set(events.flatMap((event) => this.untold.get(event) ?? []));
    if (together.size === 0) return;
    for (const event of together) this.untold.delete(event);
    this.step({ say: 'would', events: this.naming.happenings([...together]) }, rule);
  }

  private impossible({ event, rule, by }: Extract<Notice, { notice: 'impossible' }>): void {
    if (event.object !== null && this.isQuiet([event])) return;
    const effect = by && this.naming.effect(by.effect, by.ability);
    this.step({ say: 'cannot', event: this.naming.happening(event), effect }, rule);
  }

  private consider(notice: Extract<Notice, { notice: 'considered' }>): void {
    const { event, effect, ability, refusal } = notice;
    if (!refusal || refusal.code === 'declined') return;
    if (this.applied.get(event)?.has(effect)) return;
    const message: Message = {
      say: 'not applied',
      effect: this.naming.effect(effect, ability),
      to: this.naming.happening(event),
      why: refusal.code,
    };
    const key = JSON.stringify([effect, message]);
    if (this.refused.has(key)) return;
    this.refused.add(key);
    this.whyNot.push(this.line(message, refusal.rule));
  }

  private choose({ decision, answer: given, about }: Extract<Notice, { notice: 'answered' }>): void {
    this.would(about.flat(), null);
    const scripted = this.witness[this.answered]?.scripted ?? false;
    this.answered += 1;
    const made = choosing(this.play, this.naming, decision, given, about, scripted);
    this.step({ say: 'chooses', ...made }, decision.rule);
  }

  private apply(notice: Extract<Notice, { notice: 'applied' }>): void {
    const { effect, ability, before, after, rule } = notice;
    this.would(before, null);

    for (const event of after) {
      const sofar = before.flatMap((one) => [...(this.applied.get(one) ?? [])]);
      this.applied.set(event, new Set([...sofar, effect]));
      this.untold.delete(event);
    }
    const used = this.play.table.registry.ability(effectParts(effect).ability);
    const changed = used.ability === 'replacement' && used.outcome.outcome === 'modify';
    this.fates.applied(before, after, changed);
    const message: StepMessage = {
      say: 'applies',
      effect: this.naming.effect(effect, ability),
      to: this.naming.happenings(before),
      becomes: this.naming.happenings(after),
      changed,
    };
    const assigned = this.assignedBy.get(effect) ?? null;
    this.assignedBy.delete(effect);
    this.beside(this.line(message, assigned, rule));
  }

  private ifSo({ env, met }: Extract<Notice, { notice: 'if so' }>): void {
    const effect = this.naming.effectAt(env.source, env.ability);
    this.step({ say: 'if so', effect, met });
  }

  private tellHappened(): void {
    const told = this.happened.filter(({ event }) => !this.isWhole(event) && !this.isQuiet([event]));
    this.happened = [];
    if (told.length === 0) return;
    const events = this.naming.happenings(told.map(({ event }) => event));
    this.step({ say: 'happens', events }, ...new Set(told.map(({ rule }) => rule)));
  }

  /** Tells of abilities that wait; the one that now resolves, if it is the only one, in the same breath. */
  private tellTriggered(resolving: Waiting | null): void {
    const waiting = this.triggered;
    this.triggered = [];
    const only = waiting.length === 1 && waiting[0]?.id === resolving?.id;
    for (const one of waiting) {
      const effect = this.naming.effect(one.effect, one.ability);
      this.step({ say: 'triggers', effect, times: 1, resolves: only });
    }
    if (resolving && !only) {
      this.step({ say: 'resolves', effect: this.naming.effect(resolving.effect, resolving.ability) });
    }
  }

  /** What is done one after the other is told piece by piece. */
  private isWhole(event: GameEvent): boolean {
    return (this.play.catalogue.events[event.kind]?.sequence?.(this.play, event).length ?? 0) > 0;
  }

  private isQuiet(events: readonly GameEvent[]): boolean {
    return events.every((event) => this.fates.isQuiet(event));
  }

  private step(message: StepMessage, ...rules: readonly (RuleKey | null)[]): void {
    this.steps.push({ lines: [this.line(message, ...rules)] });
  }

  /** Adds a line to what is being told. */
  private beside(line: Line<StepMessage>): void {
    const last = this.steps.pop();
    this.steps.push({ lines: [...(last?.lines ?? []), line] });
  }

  private line<Said extends Message>(message: Said, ...rules: readonly (RuleKey | null)[]): Line<Said> {
    const cites = rules.flatMap((rule) => (rule === null ? [] : this.cite(rule)));
    const numbers = new Set<string>();
    return { message, cites: cites.filter(({ number }) => !numbers.has(number) && numbers.add(number)) };
  }

  private cite(rule: RuleKey): Citation[] {
    const { rulebook, table } = this.play;
    const found = rulebook.rule(rule, table.position.rules);
    return found ? [{ rule, number: found.number, line: found.line }] : [];
  }
}
