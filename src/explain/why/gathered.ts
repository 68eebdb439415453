/** Effects of namesakes, which are named together. */

import type { Words } from '../../rulebook/words.js';
import { equals, grouped } from '../message/alike.js';
import type { Line } from '../message/document.js';
import type { Effect, Message, Thing } from '../message/message.js';
import type { Offered } from '../message/offers.js';
import { asTold } from '../name/template.js';
import type { Naming } from '../name/things.js';

/** So many effects of namesakes are named one by one. */
const MOST_NAMESAKES = 2;

/** Effects that can be chosen, those of many numbered namesakes with the same words together. */
export function gathered(offers: readonly Offered[]): (readonly Offered[])[] {
  return grouped(offers, (offered) => numberedKind(offered) ?? offered).flatMap((group) =>
    group.length > MOST_NAMESAKES ? [group] : group.map((one) => [one]),
  );
}

function numberedKind({ effect, on }: Offered): string | null {
  const { source } = effect;
  if (source?.nth == null) return null;
  return JSON.stringify([{ ...effect, source: unnumbered(source) }, on]);
}

/** Why effects were not applied: what is said of several, or comes again in the same words, is told once. */
export function gatheredLines(
  lines: readonly Line<Message>[],
  naming: Naming,
  words: Words,
): Line<Message>[] {
  const once = grouped(lines, (line) => JSON.stringify(asSaid(line, words))).map(([first]) => first);
  return together(together(once, bySource, withSources), byObject, (group) => withObjects(group, naming));
}

/** A line without what its words do not name, where the reason names nothing either: two of which the same is said are one. */
function asSaid({ message, cites }: Line<Message>, words: Words): Line<Message> {
  if (message.say !== 'not applied' || message.unmet) return { message, cites };
  return { message: { ...message, to: asTold(words, message.to) }, cites };
}

/** Lines with the same key as one, where they can be; what has no key stands for itself. */
function together(
  lines: readonly Line<Message>[],
  keyOf: (line: Line<Message>) => string | null,
  join: (group: readonly Line<Message>[]) => Line<Message> | null,
): Line<Message>[] {
  return grouped(lines, (line) => keyOf(line) ?? line).flatMap((group) => {
    const joined = group.length > 1 ? join(group) : null;
    return joined ? [joined] : group;
  });
}

function unnumbered(thing: Thing): Thing {
  return { ...thing, nth: null };
}

function effectIn({ message }: Line<Message>): Effect | null {
  return message.say === 'not applied' || message.say === 'not triggered' ? message.effect : null;
}

/** What each says of itself is the same of all of them. */
function bySource(line: Line<Message>): string | null {
  const { source, text } = effectIn(line) ?? {};
  if (source?.nth == null || text === null) return null;
  return JSON.stringify(line).replaceAll(JSON.stringify(source), () => JSON.stringify(unnumbered(source)));
}

function withSources(group: readonly Line<Message>[]): Line<Message> | null {
  const [first, ...others] = group;
  const effect = first && effectIn(first);
  if (!first || !effect) return null;
  const sources = others.flatMap((line) => effectIn(line)?.source ?? []);
  const { message } = first;
  const own = message.say === 'not applied' && equals(message.to.objects, [effect.source]);
  const to = own && effect.source ? { to: { ...message.to, objects: [effect.source, ...sources] } } : {};
  return { ...first, message: { ...message, ...to, effect: { ...effect, others: sources } } as Message };
}

function byObject(line: Line<Message>): string | null {
  const { message } = line;
  if (message.say !== 'not applied' || message.withheld.length > 0) return null;
  const [object, ...others] = message.to.objects;
  if (!object || others.length > 0) return null;
  return JSON.stringify({ ...line, message: { ...message, to: { ...message.to, objects: [] } } });
}

function withObjects(group: readonly Line<Message>[], naming: Naming): Line<Message> | null {
  const events = group.flatMap(({ message }) => (message.say === 'not applied' ? [message.to] : []));
  const [to, ...apart] = naming.merged(events);
  const [first] = group;
  if (!first || !to || apart.length > 0) return null;
  return { ...first, message: { ...first.message, to } as Message };
}
