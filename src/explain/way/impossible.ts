/** What could not happen, as it is told. */

import { viewOf } from '../../evaluate/object/characteristics.js';
import type { RuleKey } from '../../ground/id.js';
import type { Notice } from '../../kernel/play/observer.js';
import type { Play } from '../../kernel/play/play.js';
import { takersOf } from '../../kernel/waiting/untriggered.js';
import type { GameEvent } from '../../position/event.js';
import { isAlike, isNone } from '../fate/amount.js';
import type { Fates } from '../fate/fate.js';
import type { Citing } from '../message/cite.js';
import type { Line } from '../message/document.js';
import type { StepMessage } from '../message/message.js';
import { goneTo, isUntold, soAlready } from '../name/own.js';
import type { Naming } from '../name/things.js';

/** What a way is told with so far. */
interface Telling {
  readonly play: Play;
  readonly naming: Naming;
  readonly fates: Fates;
  readonly citing: Citing;
  readonly absent: readonly RuleKey[];
  readonly happened: readonly { readonly event: GameEvent }[];
  readonly barred: { readonly line: Line<StepMessage>; readonly event: GameEvent }[];
  tellHappened(): void;
  tellBarred(): void;
  stepOf(line: Line<StepMessage>): void;
  step(message: StepMessage, rule: RuleKey | null): void;
}

/** Tells that something does not resolve. */
export function tellUnresolved(
  telling: Telling,
  { env, rule, why }: Extract<Notice, { notice: 'unresolved' }>,
): void {
  const effect = telling.naming.effectAt(env.source, env.ability);
  if (!isUntold(effect)) telling.step({ say: 'unresolved', effect, why }, rule);
}

type Impossible = Extract<Notice, { notice: 'impossible' }>;

/** Tells that something could not happen, with what else could not in the same moment. */
export function tellImpossible(telling: Telling, notice: Impossible): void {
  const { play, naming, fates } = telling;
  const { event } = notice;
  if (play.catalogue.events[event.kind]?.silent?.(play, event)) return tellNegated(telling, notice);
  // Where something cannot even begin, nothing that comes of it tells so.
  const begins = play.catalogue.events[event.kind]?.begins !== undefined;
  if (naming.isQuiet(event) && !begins) return;
  // What was not even raised belongs to a later instruction than what has happened by then.
  if (!fates.follows(event)) telling.tellHappened();
  const line = lineFor(telling, notice, begins);
  if (line && !(isNone(event) && telling.barred.some((other) => isAlike(other.event, event))))
    telling.barred.push({ line, event });
  if (line && telling.happened.length === 0) telling.tellBarred();
}

/** An effect does nothing, since what it is an effect of has lost its effects: by what, is told. */
function tellNegated(telling: Telling, { event, rule }: Impossible): void {
  const { play, naming, citing } = telling;
  const { object, cause } = event;
  if (object === null) return;
  telling.tellHappened();
  const by = takersOf(play, viewOf(play, object)).map((one) => naming.effect(one.effect, one.ability));
  const effect = naming.effectAt(object, cause.ability);
  telling.stepOf(
    citing.line({ say: 'unresolved', effect, why: 'negated', ...(by.length > 0 && { by }) }, rule),
  );
}

/** Whether it is the same that happens to the same object; counters of another kind are something else. */
function isTwin(one: GameEvent, { kind, object, detail }: GameEvent): boolean {
  return one.object === object && one.kind === kind && one.detail?.counter === detail?.counter;
}

/** A line that says so; null for what has just come about for another reason. */
function lineFor(
  { play, naming, fates, citing, happened, absent }: Telling,
  { event, rule, by }: Impossible,
  begins: boolean,
): Line<StepMessage> | null {
  // It has just happened to the same object: it is no second event, and it does come about.
  const twin = happened.find((one) => isTwin(one.event, event));
  if (twin && event.object !== null && fates.joins(event, twin.event)) return null;
  // That something cannot even begin, and so is not offered, is news whatever says so; else a rule that says so is left to the steps.
  if (by || begins) fates.impossible(event, by);
  const effect = by && naming.effect(by.effect, by.ability);
  const already = effect === null && soAlready(play, event);
  const gone = rule !== null && absent.includes(rule) && goneTo(play, naming, event);
  const said = naming.happening(event);
  return citing.line(
    { say: 'cannot', event: said, effect, ...(already && { already }), ...(gone && { gone }) },
    rule,
  );
}
