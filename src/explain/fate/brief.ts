/**
 * A verdict that can be read aloud: what comes of it in one sentence, and what holds of all of it in another. How it comes
 * about is told in the steps.
 */

import { equals, isKnown, neighbours } from '../message/alike.js';
import type { Happening, Thing, VerdictMessage } from '../message/message.js';
import { general } from '../name/things.js';
import { added, joined } from '../name/united.js';

/** With more than so many things that happen, what lies on the way is left out. */
const MOST = 6;

/** More than so many things that come of it are too much for one sentence. */
const MOST_RESULTS = 9;

type Fate = Extract<VerdictMessage, { say: 'fate' }>;

/**
 * What becomes of everything as one sentence. Where that is too much, what lies on the way is left to the steps, and the
 * sentence says so: what was paid, where something was before it went elsewhere, and then what came first. What stands in
 * for something, what comes to nothing and what cannot happen is always told.
 * By what what is listed is done is told where nothing else comes of it.
 *
 * @param most with how many things that happen it is too much
 */
export function brief(
  fates: readonly VerdictMessage[],
  most = (): number => mostTold([fates]),
): readonly VerdictMessage[] {
  const all = whole(fates);
  const spared = [isPaid, isMovedOn, isRuledOutAgain].reduce(
    (last, isLeft) => (sizeOf(last) <= most() ? last : last.filter((one, at) => !isLeft(one, last, at))),
    all,
  );
  const often = spared.length < all.length ? counted(spared) : spared;
  let over = sizeOf(often) - MOST_RESULTS;
  const told = often.filter((one, at) => {
    if (over <= 0 || at === often.length - 1 || !isPlain(one)) return true;
    over -= sizeOf([one]);
    return false;
  });
  return inOne(told, spared.length < all.length || told.length < often.length);
}

/**
 * With how many things that happen on each of several ways what lies on the way is left out: what one of them tells, the
 * others do not leave out.
 */
export function mostTold(ways: readonly (readonly VerdictMessage[])[]): number {
  return ways.some((fates) => sizeOf(whole(fates)) <= MOST) ? MOST_RESULTS : MOST;
}

/** All that is told where nothing is left to the steps but the course of what is listed. */
function whole(fates: readonly VerdictMessage[]): readonly VerdictMessage[] {
  const telling = fates.filter((one) => !isPlain(one) || !one.course);
  return folded(telling.length === 0 ? fates : telling);
}

/** What comes about again with nothing told in between is counted. */
function counted(messages: readonly VerdictMessage[]): readonly VerdictMessage[] {
  const once = (one: Fate): Fate => ({ ...one, times: 1, later: false });
  return neighbours(messages, (last, one) =>
    last.say === 'fate' && one.say === 'fate' && equals(once(last), once(one))
      ? { ...last, times: last.times + one.times }
      : null,
  );
}

/** Sentences as one. @param rest whether more comes of it than they tell */
export function inOne(messages: readonly VerdictMessage[], rest = false): readonly VerdictMessage[] {
  const [first, ...others] = messages;
  // What comes first comes after nothing that is told.
  const of = first?.say === 'fate' && first.later ? [{ ...first, later: false }, ...others] : messages;
  if (of.length + (rest ? 1 : 0) < 2) return of;
  return [{ say: 'comes to', of, ...(rest && { rest }) }];
}

/** How many things happen. */
function sizeOf(messages: readonly VerdictMessage[]): number {
  return messages
    .map((one) => (one.say === 'fate' ? Math.max(1, one.happens.length) : 1))
    .reduce((sum, size) => sum + size, 0);
}

/** Whether something simply happens, and stands in for nothing. */
function isPlain(message: VerdictMessage): message is Fate {
  return message.say === 'fate' && message.instead.length === 0;
}

function isPaid(message: VerdictMessage): boolean {
  return isPlain(message) && message.paid === true;
}

/** Whether the same can't happen once more, and that is told. */
function isRuledOutAgain(message: VerdictMessage, all: readonly VerdictMessage[], at: number): boolean {
  return message.say === 'cannot' && all.slice(at + 1).some((one) => equals(one, message));
}

/** Whether what it is about goes elsewhere afterwards, and has not been spared anything before. */
function isMovedOn(message: VerdictMessage, all: readonly VerdictMessage[], at: number): boolean {
  if (!isPlain(message)) return false;
  const fates = (some: readonly VerdictMessage[]): readonly Fate[] =>
    some.flatMap((one) => (one.say === 'fate' ? [one] : []));
  const spared = keysOf(fates(all.slice(0, at)).flatMap(({ instead }) => instead));
  const after = fates(all.slice(at + 1)).flatMap(({ happens }) => happens);
  const gone = keysOf(after.filter(({ to }) => to !== null));
  const mine = keysOf(message.happens);
  return mine.length > 0 && mine.every((key) => gone.includes(key) && !spared.includes(key));
}

/** The same that comes to one thing after the other, with nothing in between: told of all of them at once. */
function folded(messages: readonly VerdictMessage[]): readonly VerdictMessage[] {
  return neighbours(messages, (last, one) =>
    last.say === 'fate' && one.say === 'fate' && !last.later && !one.later ? asOne(last, one) : null,
  );
}

/** Null where not the same is said of both, each of a thing of its own. */
function asOne(a: Fate, b: Fate): Fate | null {
  // What comes of it beside that comes to the same player, however much.
  const said = (one: Happening): unknown =>
    isAboutThings(one) ? general(one) : [one.player, general({ ...one, amount: null })];
  const key = ({ happens, instead, ...how }: Fate): string =>
    JSON.stringify([happens.map(said), instead.map(said), { ...how, later: false }]);
  if (key(a) !== key(b)) return null;
  const [mine, other] = [subjectOf(a), subjectOf(b)];
  if (mine === null || other === null || other.some((one) => mine.includes(one))) return null;
  const merged = (these: readonly Happening[], those: readonly Happening[]): Happening[] =>
    these.flatMap((one, at) => {
      const twin = those[at];
      if (!twin) return [];
      if (isAboutThings(one))
        return one.arrival?.along.length || equals(one, twin) ? [] : [joined(one, twin)];
      // What comes of it beside that comes of it as often.
      return one.amount === null || twin.amount === null ? [] : [added(one, twin)];
    });
  const both = { ...a, happens: merged(a.happens, b.happens), instead: merged(a.instead, b.instead) };
  return both.happens.length + both.instead.length < a.happens.length + a.instead.length ? null : both;
}

/** The things that a fate is about, each of them one; null where it is about several in turn. */
function subjectOf({ happens, instead }: Fate): readonly string[] | null {
  const all = [...happens, ...instead].filter(isAboutThings);
  const [first, ...others] = new Set(all.map(({ objects }) => JSON.stringify(objects)));
  const single = all.every(({ objects }) => objects.every(isOne));
  return first === undefined || others.length > 0 || !single ? null : keysOf(all.slice(0, 1));
}

/** Not about what only comes into being: that is counted. */
function isAboutThings({ objects, amount }: Happening): boolean {
  return objects.some((one) => amount === null || isKnown(one));
}

function isOne({ name, is, nth, count }: Thing): boolean {
  return name !== null && count === 1 && (is === 'card' || nth !== null);
}

function keysOf(events: readonly Happening[]): string[] {
  return events.flatMap(({ objects }) => objects.map((one) => JSON.stringify(one)));
}
