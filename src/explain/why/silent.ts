/**
 * Abilities that did not trigger on what happened: what has one has lost it, or something says that nothing triggers on that;
 * and what else of a text was not done.
 */

import type { RuleKey } from '../../ground/id.js';
import type { Notice } from '../../kernel/play/observer.js';
import type { Game } from '../../rulebook/game.js';
import type { Citing } from '../message/cite.js';
import type { Line } from '../message/document.js';
import type { Conditional, Effect, Happening, Message } from '../message/message.js';
import { conditional } from '../name/quoted.js';
import type { Naming } from '../name/things.js';

/** An ability that did not trigger on these events, by this rule. */
export type Silent = Extract<Message, { say: 'not triggered' }> & {
  readonly events: Happening[];
  readonly rule: RuleKey | null;
};

/** What is told of one ability and for one reason is told of all events at once. */
export function noteSilent(
  naming: Naming,
  { event, effect, ability, why, by, rule }: Extract<Notice, { notice: 'untriggered' }>,
  noted: Map<string, Silent>,
): void {
  const key = `${effect} ${why} ${by.map((one) => one.effect).join()}`;
  const happening = naming.happening(event);
  const known = noted.get(key);
  if (known) known.events.push(happening);
  else
    noted.set(key, {
      say: 'not triggered',
      effect: naming.effect(effect, ability),
      events: [happening],
      why,
      by: by.map((one) => naming.effect(one.effect, one.ability)),
      rule,
    });
}

export function silentLines(
  citing: Citing,
  naming: Naming,
  noted: ReadonlyMap<string, Silent>,
): Line<Message>[] {
  return [...noted.values()].map(({ rule, ...message }) =>
    citing.line({ ...message, events: naming.merged(message.events) }, rule),
  );
}

/** What a text says to do instead of another part of it, and the condition on which that is. */
export function onCondition(
  game: Game,
  naming: Naming,
  { env: { source, ability }, given, label }: Extract<Notice, { notice: 'alternative' }>,
): { readonly effect: Effect; readonly given: Conditional } {
  return { effect: naming.effectAt(source, ability), given: conditional(game, ability, given, label) };
}

/** An ability that waits no longer. */
export function missing(naming: Naming, { waiting, why }: Extract<Notice, { notice: 'lapsed' }>): Message {
  const effect = naming.effect(waiting.effect, waiting.ability);
  return { say: 'missed', effect, ...(why && { why }) };
}
