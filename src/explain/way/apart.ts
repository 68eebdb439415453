/** What tells things apart of which the same would be said: outcomes, and decisions. */

import { equals } from '../message/alike.js';
import type { OutcomePart } from '../message/document.js';
import type { Change, ChangeMessage, Choosing, Offer, Thing, VerdictMessage } from '../message/message.js';

/** The changes that not all twins of an outcome have; of those that end alike what was chosen on the way. */
export function apartFrom(outcome: OutcomePart, twins: readonly OutcomePart[]): readonly VerdictMessage[] {
  const own = outcome.changes.filter(
    (change) => !twins.every((twin) => twin.changes.some((other) => equals(other, change))),
  );
  const [twin] = twins.filter((other) => other !== outcome && equals(other.changes, outcome.changes));
  const apart: VerdictMessage[] = own.length === 0 ? [] : [{ say: 'apart', changes: differing(own, twins) }];
  const choices = twin
    ? choicesOf(outcome).filter((one) => !choicesOf(twin).some((two) => equals(one, two)))
    : [];
  if (choices.length > 0) apart.push({ say: 'apart by choices', choices });
  return apart;
}

/** What has become of objects, with the statuses that they have in other outcomes and not in this one. */
export function withStatuses(one: ChangeMessage, twins: readonly OutcomePart[]): ChangeMessage {
  if (one.say !== 'changed') return one;
  const others = twins.flatMap(({ changes }) =>
    changes.flatMap((other) =>
      other.say === 'changed' && equals(other.objects, one.objects) ? other.changes : [],
    ),
  );
  const has = new Set(one.changes.map((change) => (change.change === 'status' ? change.status : null)));
  const lacked = others.flatMap((change): Change[] =>
    change.change === 'status' && !has.has(change.status) ? [{ ...change, on: !change.on }] : [],
  );
  return {
    ...one,
    changes: [...one.changes, ...new Map(lacked.map((change) => [JSON.stringify(change), change])).values()],
  };
}

/** Of what has become of objects only what not all twins have, save where that leaves nothing to tell it by. */
function differing(own: readonly ChangeMessage[], twins: readonly OutcomePart[]): readonly ChangeMessage[] {
  const all = twins.map((twin) => twin.changes.flatMap((one) => (one.say === 'changed' ? [one] : [])));
  const short = own.flatMap((one): ChangeMessage[] => {
    if (one.say !== 'changed') return [one];
    const changes = one.changes.filter(
      (change) => !one.objects.every((object) => all.every((told) => hasChange(told, object, change))),
    );
    return changes.length === 0 ? [] : [{ ...one, changes }];
  });
  return short.length === 0 ? own : short;
}

type Changed = Extract<ChangeMessage, { say: 'changed' }>;

function hasChange(told: readonly Changed[], object: Thing, change: Change): boolean {
  return told.some(
    ({ objects, changes }) =>
      objects.some((one) => equals(one, object)) && changes.some((one) => equals(one, change)),
  );
}

function choicesOf({ steps }: OutcomePart): Choosing[] {
  return steps.flatMap(({ lines }) =>
    lines.flatMap(({ message }) => (message.say === 'chooses' ? [message] : [])),
  );
}

/** All that the effects that are offered could be applied to, each once. */
export function placesOf(offered: readonly Offer[]): readonly Thing[] {
  const all = offered.flatMap((offer) => (offer.offer === 'effect' ? offer.on : []));
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** The first of these names, those that differ from it, and how many are the same: nothing tells those apart. */
export function firstOf([name = '', ...rest]: readonly string[]): {
  readonly name: string;
  readonly apart: readonly string[];
  readonly twins: number;
} {
  const apart = rest.filter((one) => one !== name);
  return { name, apart, twins: rest.length - apart.length };
}

/**
 * What is said of each of several, once each: to what would be said in the same words it is added what it is for.
 * @param first what it is for comes first
 */
export function toldApart<One>(
  all: readonly One[],
  say: (one: One, at: number) => string,
  apart: (one: One) => string,
  first = false,
): string[] {
  const said = all.map(say);
  const told = all.map((one, index) => {
    const words = said[index] ?? '';
    if (said.filter((other) => other === words).length === 1) return words;
    return first ? apart(one) + words : words + apart(one);
  });
  return [...new Set(told)];
}
