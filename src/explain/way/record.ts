/** One way through a ruling, played again: what was noticed on it, told while the board stood as it then was. */

import type { Choice } from '../../explore/choice/choice.js';
import { knownView } from '../../explore/name/known-view.js';
import { abilityText, effectParts } from '../../explore/name/name.js';
import type { EffectKey, RuleKey } from '../../ground/id.js';
import { open } from '../../kernel/open.js';
import type { Notice, WithheldObject } from '../../kernel/play/observer.js';
import type { Play } from '../../kernel/play/play.js';
import { advance, answer, eventsAbout, isEndless } from '../../kernel/step.js';
import type { Action } from '../../position/action.js';
import type { GameEvent } from '../../position/event.js';
import type { GameObject } from '../../position/object.js';
import type { Position } from '../../position/position.js';
import type { Words } from '../../rulebook/words.js';
import type { Ruleset } from '../../rulebooks/definition.js';
import { choosing } from '../choice/choosing.js';
import { isAlike, isNone } from '../fate/amount.js';
import { Fates } from '../fate/fate.js';
import { comeApart } from '../fate/in-order.js';
import { equals } from '../message/alike.js';
import { Citing } from '../message/cite.js';
import type { Line, Step } from '../message/document.js';
import type { Happening, Message, StepMessage, VerdictMessage } from '../message/message.js';
import { wordsOf } from '../message/words.js';
import { bringsCounters, withCounters, withoutParts } from '../name/counters.js';
import { ifSo, isSaidWith, isTelling, isThere, isYetToGo, refusing } from '../name/own.js';
import { Naming } from '../name/things.js';
import { continuing } from '../name/united.js';
import { takesAsSaid } from '../why/several.js';
import { onCondition } from '../why/silent.js';
import { WhyNot } from '../why/whynot.js';
import { withPartsLast } from './contained.js';
import { type Endless, endlessIn, roundBegins } from './growing.js';
import { tellImpossible, tellUnresolved } from './impossible.js';
import { hearApart, hearOpened } from './opened.js';
import { Triggers } from './triggers.js';

/** What one way comes to. */
export interface Recorded {
  readonly play: Play;
  readonly naming: Naming;
  readonly steps: readonly Step[];
  readonly whyNot: readonly Line<Message>[];
  readonly fates: readonly VerdictMessage[];
  /** Where the game goes round for ever: how it stood in the last round. */
  readonly endless: Endless | null;
}

export interface RecordOptions {
  /** Of the lines of rules that are cited. */
  readonly language: string;
  /** Tokens that nothing else tells apart are numbered. */
  readonly counting: boolean;
}

/** Plays a line of choices from the start of a ruling and tells what happens. */
export function record(
  definition: Ruleset,
  start: Position,
  witness: readonly Choice[],
  { language, counting }: RecordOptions,
): Recorded {
  const recorder: { now: Recorder | null } = { now: null };
  /** How much was on its way as each event happened. */
  const sizes: number[] = [];
  let round: number | null = null;
  const play = open(definition.rulebook, start, (notice) => {
    if (notice.notice === 'happened') sizes.push(recorder.now?.fates.size ?? 0);
    if (notice.notice === 'round' && notice.events) {
      round = sizes.length - notice.events.length;
      recorder.now?.fates.beginRound(sizes[round - 1] ?? 0, sizes[round]);
    }
    recorder.now?.hear(notice);
  });
  const naming = new Naming(play, start, counting, definition);
  const now = new Recorder(play, naming, witness, definition, language);
  recorder.now = now;
  const last = witness.at(-1);
  const begins = last && isEndless(last.answer) ? roundBegins(definition, start, witness) : null;
  advance(play);
  for (const [at, choice] of witness.entries()) {
    if (at === begins) now.fates.beginRound();
    answer(play, choice.answer);
  }
  const { decision } = play.table.position;
  now.end(decision ? eventsAbout(play, decision).flat() : []);
  return {
    play,
    naming: now.naming,
    steps: now.steps,
    whyNot: now.whyNot.lines,
    fates: now.fates.verdicts(),
    endless: round === null && begins === null ? null : endlessIn(definition, start, witness, round, begins),
  };
}

/** What does not end a moment in which several things happen. */
const TOGETHER: ReadonlySet<Notice['notice']> = new Set([
  'happened',
  'idle',
  'considered',
  'impossible',
  'untriggered',
]);

/** What has happened, as it was on its way, and by which rule. */
interface Happened {
  readonly event: GameEvent;
  readonly planned: GameEvent;
  readonly rule: RuleKey | null;
  readonly by: RuleKey | null;
  readonly since: number;
}

class Recorder {
  readonly naming: Naming;
  readonly steps: Step[] = [];
  readonly fates: Fates;
  readonly play: Play;
  private readonly witness: readonly Choice[];
  private readonly words: Words;
  readonly citing: Citing;
  readonly whyNot: WhyNot;
  private answered = 0;
  /** Events that would happen, with those raised together with them, until they are told. */
  readonly untold = new Map<GameEvent, readonly GameEvent[]>();
  /** What has just happened and has not been told. */
  happened: Happened[] = [];
  /** What could not happen in the same moment. */
  barred: { readonly line: Line<StepMessage>; readonly event: GameEvent }[] = [];
  /** Null until any has triggered. */
  private triggered: Triggers | null = null;
  /** Events that a rule raised. */
  readonly raisedBy = new Map<GameEvent, RuleKey | readonly RuleKey[]>();
  /** Events of which it has been told that they would happen. */
  private readonly expected = new Set<GameEvent>();
  /** What an event contains, by its parts. */
  readonly within = new Map<GameEvent, GameEvent>();
  /** Arrivals whose counters are events of their own. */
  readonly bringing = new Set<GameEvent>();
  /** Events of one object among those of others. */
  readonly among = new Set<GameEvent>();
  /** What is kept from an effect that is about to be applied. */
  private readonly withheld: Extract<Notice, { notice: 'withheld' }>[] = [];
  private readonly assignedBy = new Map<EffectKey, RuleKey>();
  /** What a player has just done, as long as nothing else has been told. */
  private acted: Action | null = null;
  /** The effect that the last choice was about. */
  private chosenFor: EffectKey | null = null;
  /** Rules by which nothing happens to what is not there. */
  readonly absent: readonly RuleKey[];

  constructor(play: Play, naming: Naming, witness: readonly Choice[], definition: Ruleset, language: string) {
    const words = wordsOf(definition, language);
    this.play = play;
    this.naming = naming;
    this.witness = witness;
    this.words = words;
    this.absent = definition.absent ?? [];
    this.fates = new Fates(play, naming, words);
    this.citing = new Citing(play, language);
    this.whyNot = new WhyNot(play, naming, words, this.citing, (event) => this.fates.isWhole(event));
  }

  hear(notice: Notice): void {
    if (!TOGETHER.has(notice.notice)) this.tellHappened();
    switch (notice.notice) {
      case 'action':
        return this.act(notice);
      case 'refused':
        return this.refuse(notice);
      case 'raised':
        this.naming.remember(notice.events);
        this.fates.raised(notice.events);
        this.endedBy(notice);
        for (const event of notice.events) {
          if (notice.events.some(({ object }) => object !== event.object)) this.among.add(event);
          this.untold.set(event, notice.events);
          if (notice.rule !== null) this.raisedBy.set(event, notice.rule);
        }
        return;
      case 'first':
        return comeApart(notice, this.untold, this.raisedBy);
      case 'summed':
        return this.fates.summed(notice.events, notice.into);
      case 'apart':
        return hearApart(this, notice);
      case 'opened':
        return hearOpened(this, notice);
      case 'impossible':
        return tellImpossible(this, notice);
      case 'considered':
        return this.whyNot.considered(notice);
      case 'answered':
        return this.choose(notice);
      case 'assigned':
        this.assignedBy.set(notice.effect, notice.rule);
        return this.would(notice.events);
      case 'withheld':
        this.withheld.push(notice);
        return;
      case 'applied':
        return this.apply(notice);
      case 'idle':
        // What takes the place of something else is told, though a card is brought where it was before.
        if (!this.expected.has(notice.event) || !isThere(this.play, notice.event)) return;
        return this.hear({ ...notice, notice: 'happened' });
      case 'happened':
        return this.happen(notice);
      case 'if so':
        return this.ifSo(notice);
      case 'unresolved':
        return tellUnresolved(this, notice);
      case 'alternative':
        return this.alternative(notice);
      case 'triggered':
        return this.triggers.add(notice);
      case 'untriggered':
        return this.whyNot.untriggers(notice);
      case 'lapsed':
        return this.triggers.miss(notice);
      case 'resolves':
        return this.triggers.resolve(notice.waiting);
      case 'round':
        return this.goRound(notice.events);
    }
  }

  /** @param about the events that somebody is asked about at the end of the line */
  end(about: readonly GameEvent[]): void {
    this.tellHappened();
    this.would(about);
    this.triggered?.tell();
  }

  private happen(notice: Happened): void {
    const { event, planned, since, rule } = notice;
    // What was raised at another time, or is carried out by another rule, happens by itself.
    if (this.happened.some((one) => one.since !== since || one.rule !== rule)) this.tellHappened();
    const { table } = this.play;
    if (event.to && table.position.objects[event.object ?? -1]?.zone === event.from)
      if (!this.leads(planned) && isYetToGo(this.words, this.naming, event)) return this.would([planned]);
    this.fates.happened(event, planned);
    this.whyNot.happened(event, planned);
    this.happened.push(notice);
  }

  /** Whether that its object goes where it is said to go is a part of the event: it is discarded onto a library. */
  private leads(planned: GameEvent): boolean {
    return [...this.within].some(
      ([part, whole]) => whole === planned && part.object === planned.object && part.to !== null,
    );
  }

  private act({ action, ability }: Extract<Notice, { notice: 'action' }>): void {
    const { naming, play } = this;
    const object = action.object === null ? undefined : play.table.position.objects[action.object];
    const words = naming.saying(action.object);
    const used = ability === null ? undefined : abilityText(play, ability)?.text.trim();
    this.step({
      say: 'acts',
      verb: action.verb,
      player: naming.player(action.by),
      object: object && words === null ? naming.thing(object.id) : null,
      other: action.other === null ? null : naming.thing(action.other),
      words: words ?? used ?? (object ? spellText(play, object) : null),
      said: words !== null,
    });
    this.acted = action;
  }

  private refuse(notice: Extract<Notice, { notice: 'refused' }>): void {
    this.step(refusing(this.naming, notice), notice.rule);
  }

  /** Tells that these would happen, and what would happen together with them, unless that has been told. */
  would(events: readonly GameEvent[]): void {
    const together = new Set(events.flatMap((event) => this.untold.get(event) ?? []));
    if (together.size === 0) return;
    const rules = [...together].flatMap((event) => this.raisedBy.get(event) ?? []);
    if ([...together].every((event) => this.isDone(event))) this.steps.pop();
    for (const event of together) {
      this.untold.delete(event);
      this.expected.add(event);
    }
    const told = [...together].filter((event) => !this.naming.isQuiet(event));
    const said = told.length > 0 ? told : [...together];
    this.step({ say: 'would', events: this.naming.happenings(said) }, ...new Set(rules));
  }

  /** By which rule the game ends, where it does. */
  private endedBy({ events, rule }: Extract<Notice, { notice: 'raised' }>): void {
    for (const event of events)
      if (rule !== null && this.play.catalogue.events[event.kind]?.ends)
        this.fates.endsBy(event, this.citing.numbers(rule));
  }

  private goRound(events: readonly GameEvent[] | null): void {
    if (events === null) this.step({ say: 'goes round' });
    this.fates.goRound();
  }

  /**
   * @param batch what has just happened: what comes to one at once is told by it, and that something of it is nothing says no
   * more
   */
  tellBarred(batch: readonly Happened[] = []): void {
    const barred = this.barred;
    this.barred = [];
    for (const { line, event } of barred)
      if (!isNone(event) || !batch.some((one) => isAlike(one.event, event))) this.stepOf(line);
  }

  private choose({ decision, answer: given, about }: Extract<Notice, { notice: 'answered' }>): void {
    this.would(about.flat());
    const scripted = Boolean(this.witness[this.answered]?.scripted);
    this.answered += 1;
    const { domain } = decision;
    const option = 'option' in given && domain.of === 'options' ? domain.options[given.option] : null;
    this.chosenFor = option?.option === 'effect' ? option.effect : decision.about.effect;
    const made = choosing(this.play, this.naming, decision, given, scripted);
    this.step({ say: 'chooses', ...made }, decision.rule);
  }

  private apply(notice: Extract<Notice, { notice: 'applied' }>): void {
    const { effect, ability, before, after, goesOn, rule, grounds } = notice;
    this.would(before);
    this.naming.remember(after, before[0]);

    const used = this.play.table.registry.ability(effectParts(effect).ability);
    const outcome = used.ability === 'replacement' ? used.outcome.outcome : null;
    const changed = outcome === 'modify';
    this.whyNot.applied(effect, before, after, changed);
    for (const event of after) {
      const whole = before.flatMap((one) => this.within.get(one) ?? [])[0];
      if (changed && whole) this.within.set(event, whole);
      if (before.some((one) => this.among.has(one))) this.among.add(event);
      this.untold.delete(event);
      this.expected.add(event);
    }
    const ahead = this.isAhead(effect, before);
    const withheld = this.keptFrom(effect, before, after);
    this.fates.applied(before, after, changed);
    const message: StepMessage = {
      say: 'applies',
      effect: this.naming.effect(effect, ability),
      to: this.naming.happenings(before),
      becomes: this.naming.happenings(after),
      changed,
      ...(outcome === 'prevent' && { prevents: true }),
      ...(before.some(returns) && !after.some(returns) && { forGood: true }),
      goesOn,
      ahead,
      among: before.some((event) => this.among.has(event)),
      withheld: withheld.map(({ object }) => this.naming.thing(object)),
      ...(withheld.length > 0 && takesAsSaid(used) && { taken: true }),
    };
    const assigned = this.assignedBy.get(effect) ?? null;
    this.assignedBy.delete(effect);
    const looked = ahead ? this.play.policy.looksAhead : null;
    const kept = withheld.map((one) => one.rule);
    this.beside(this.citing.line(message, ...grounds, assigned, looked, ...kept, rule), effect);
  }

  /** What may not be chosen for an effect. That an object does not save itself is said only where nothing else does. */
  private keptFrom(
    effect: EffectKey,
    before: readonly GameEvent[],
    after: readonly GameEvent[],
  ): readonly WithheldObject[] {
    const all =
      this.withheld.find((one) => one.effect === effect && one.events.some((event) => before.includes(event)))
        ?.withheld ?? [];
    const same = after.every((event, index) => equals(event, before[index]));
    return same ? all : all.filter(({ object }) => before.every((event) => event.object !== object));
  }

  /** Whether an arriving object has an ability only as it would arrive. What the rules say of every object it has anywhere. */
  private isAhead(effect: EffectKey, events: readonly GameEvent[]): boolean {
    const { source, ability } = effectParts(effect);
    if (this.play.table.registry.ruleOf(ability) !== null) return false;
    if (source === null || !events.some(({ object, detail }) => object === source && detail?.arrival))
      return false;
    return !knownView(this.play, source).abilities.some(({ key }) => key === ability);
  }

  private ifSo(notice: Extract<Notice, { notice: 'if so' }>): void {
    const message = ifSo(this.naming, notice);
    if (message) this.step(message, notice.rule);
  }

  private alternative(notice: Extract<Notice, { notice: 'alternative' }>): void {
    if (!notice.met) return this.whyNot.notInstead(notice);
    this.step({ say: 'instead', ...onCondition(this.play, this.naming, notice) }, notice.rule);
  }

  tellHappened(): void {
    const batch = this.happened;
    this.tellBatch();
    this.tellBarred(batch);
  }

  private tellBatch(): void {
    const batch = this.happened;
    this.happened = [];
    if (batch.length > 0) this.fates.passes();
    const told = batch.filter((one) => !this.isImplied(one, batch));
    if (told.length === 0) return;
    const events = this.naming.merged(
      (told.length > 3 ? withPartsLast(told, this.within) : told).map((one) => {
        const said = this.happening(one, batch);
        return said.arrival?.along.length ? withoutParts(said, one.event, this.within) : said;
      }),
    );
    const rules = told.flatMap<RuleKey | null>(({ planned, rule, by }) => {
      const raised = [this.raisedBy.get(planned) ?? []].flat();
      if (this.expected.has(planned)) return [by ?? rule, ...raised];
      // What only leads to this is not told, and its rule is told with this.
      const whole = this.within.get(planned);
      const led = whole && this.naming.isQuiet(whole) ? this.raisedBy.get(whole) : undefined;
      return [...[this.raisedBy.get(planned) ?? led ?? null].flat(), by];
    });
    if (told.every(({ event }) => this.isDone(event))) this.steps.pop();
    this.step({ say: 'happens', events }, ...new Set(rules));
  }

  /** Whether an event is what a player has just been told to do: that a creature attacks is told once. */
  private isDone({ kind, object }: GameEvent): boolean {
    const { acted } = this;
    if (!acted || object === null || object !== acted.object || isTelling(this.steps.at(-1))) return false;
    return kind === acted.verb || (this.play.catalogue.events[kind]?.views?.includes(acted.verb) ?? false);
  }

  /** What has happened, an arrival with the counters that came of it. */
  private happening({ event, planned }: Happened, batch: readonly Happened[]): Happening {
    const said = this.naming.happening(event, planned);
    if (!said.arrival || !this.bringing.has(planned)) return said;
    const brought = batch.filter((one) => this.isBrought(one.planned, planned));
    return withCounters(
      said,
      brought.map((one) => one.event),
    );
  }

  /** Whether counters are put on something as a part of its arrival. */
  private isBrought(planned: GameEvent, whole: GameEvent): boolean {
    return this.within.get(planned) === whole && bringsCounters(planned, whole);
  }

  /** What goes without saying: what only leads to others, and what the entry of an object has told. */
  private isImplied({ event, planned }: Happened, batch: readonly Happened[]): boolean {
    if (this.naming.isQuiet(event)) return true;
    const around = this.within.get(planned);
    if (!around) return false;
    const { saysParts, takesTop } = this.play.catalogue.events[around.kind] ?? {};
    if (saysParts || takesTop || (planned.to && planned.to.zone === around.to?.zone))
      if (isSaidWith(this.play, this.words, this.naming, this.expected, batch, around, { event, planned }))
        return true;
    return batch.some((whole) => this.isBrought(planned, whole.planned));
  }

  private get triggers(): Triggers {
    this.triggered ??= new Triggers(this);
    return this.triggered;
  }

  step(message: StepMessage, ...rules: readonly (RuleKey | null)[]): void {
    this.stepOf(this.citing.line(message, ...rules));
  }

  stepOf(line: Line<StepMessage>): void {
    this.triggered?.tell();
    this.acted = null;
    const last = this.steps.at(-1);
    const added = last && this.continued(last, line);
    if (added) this.steps[this.steps.length - 1] = added;
    else this.steps.push({ lines: [line] });
  }

  /** What happens piece by piece is told as one: two cards drawn. */
  private continued({ lines: [last, ...others] }: Step, line: Line<StepMessage>): Step | null {
    const { message } = line;
    if (message.say !== 'happens' || last?.message.say !== 'happens' || others.length > 0) return null;
    const adds = message.events.every(({ kind }) => this.play.catalogue.events[kind]?.sequence !== undefined);
    return adds ? continuing(this.naming, last, line) : null;
  }

  /** Tells that an effect is applied: beside what would happen, or the choice to apply it. */
  private beside(line: Line<StepMessage>, effect: EffectKey): void {
    const last = this.steps.at(-1);
    const belongs = last?.lines.at(-1)?.message.say !== 'chooses' || this.chosenFor === effect;
    if (last && belongs && !this.triggered?.areUntold && isAboutToHappen(last)) {
      this.steps[this.steps.length - 1] = { lines: [...last.lines, line] };
    } else this.steps.push({ lines: [line] });
  }
}

/** The text of a card that does what it says as it is carried out. */
function spellText(play: Play, { card: key }: GameObject): string | null {
  const card = key === null ? undefined : play.table.position.cards[key];
  const spells =
    card?.abilities.filter(
      ({ ability: { ability } }) => ability === 'spell' || ability === 'additional cost',
    ) ?? [];
  const texts = spells.map(({ start, end }) => card?.text.slice(start, end).trim() ?? '');
  return [...new Set(texts)].join(' ').trim() || null;
}

/** Whether a step tells what has not happened yet. */
function isAboutToHappen({ lines }: Step): boolean {
  const [first] = lines;
  return first !== undefined && ['would', 'chooses', 'applies'].includes(first.message.say);
}

/** Whether what goes somewhere comes back from there. */
function returns({ detail }: GameEvent): boolean {
  return detail?.until !== undefined;
}
