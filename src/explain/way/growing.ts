/** Where rounds never end, numbers that each of them changes have no last one: they are told as growing for ever. */

import type { Choice } from '../../explore/choice/choice.js';
import { played } from '../../explore/played.js';
import { isRound } from '../../explore/round/round.js';
import { sightOf } from '../../explore/round/sight.js';
import { type Amount, add, compare } from '../../ground/amount.js';
import { flat } from '../../ground/list.js';
import { open } from '../../kernel/open.js';
import type { Play } from '../../kernel/play/play.js';
import { advance, answer } from '../../kernel/step.js';
import type { Position } from '../../position/position.js';
import type { Ruleset } from '../../rulebooks/definition.js';
import { equals, isKnown } from '../message/alike.js';
import type { Change, ChangeMessage, Thing, Turn } from '../message/message.js';

/** A game that goes round for ever. */
export interface Endless {
  /** As it stood a round before. */
  readonly before: Play;
  /** As it stood after each event since. */
  readonly since: readonly Play[];
}

/**
 * How it stood in the last round: one that was found to go on by itself so many events before, or one that began so many
 * choices before and of which somebody says that it goes on.
 */
export function endlessIn(
  definition: Ruleset,
  start: Position,
  witness: readonly Choice[],
  events: number | null,
  begins: number | null,
): Endless | null {
  if (events !== null) return endlessAfter(definition, start, witness, events);
  return begins === null ? null : endlessAsSaid(definition, start, witness, begins);
}

/** The same, where it has been found to go on by itself, a round after so many events; null where there are not as many. */
function endlessAfter(
  { rulebook }: Ruleset,
  start: Position,
  witness: readonly Choice[],
  events: number,
): Endless | null {
  const seen: Position[] = [];
  let left = events;
  const play = open(rulebook, start, ({ notice }) => {
    if (notice !== 'happened') return;
    left -= 1;
    if (left <= 0) seen.push(structuredClone(play.table.position));
  });
  advance(play);
  for (const choice of witness) answer(play, choice.answer);
  const [before, ...since] = seen.map((position) => open(rulebook, position));
  return before ? { before, since } : null;
}

/** The same, where somebody has said of it last that it goes for ever, and the round began before so many choices. */
function endlessAsSaid(
  { rulebook }: Ruleset,
  start: Position,
  witness: readonly Choice[],
  begins: number,
): Endless {
  const seen: Position[] = [];
  let made = -1;
  const play = open(rulebook, start, ({ notice }) => {
    if (notice === 'happened' && made >= begins) seen.push(structuredClone(play.table.position));
  });
  advance(play);
  for (const choice of witness) {
    made += 1;
    answer(play, choice.answer);
  }
  return {
    before: played(rulebook, start, witness.slice(0, begins)),
    since: seen.map((position) => open(rulebook, position)),
  };
}

/** Before how many choices the round began of which the last of them says that it goes for ever; null where none does. */
export function roundBegins(
  { rulebook }: Ruleset,
  start: Position,
  witness: readonly Choice[],
): number | null {
  const play = open(rulebook, start);
  advance(play);
  const sights = witness.map((choice) => {
    const sight = sightOf(play);
    answer(play, choice.answer);
    return sight;
  });
  const last = sights.pop();
  const begins = last === undefined ? -1 : sights.findLastIndex((sight) => isRound(sight, last));
  return begins < 0 ? null : begins;
}

/**
 * Changes, those that go on with each round told so.
 * @param told what is otherwise at one time than it was at another
 */
export function withoutEnd(
  all: readonly ChangeMessage[],
  { before, since: times }: Endless,
  begun: Play,
  play: Play,
  told: (from: Play, to: Play) => readonly ChangeMessage[],
): ChangeMessage[] {
  const was = told(begun, before);
  const round = told(before, play);
  const since = times.flatMap((then) => told(before, then));
  const found = all.map((message) => {
    if (message.say === 'value') {
      const endless = turnIn(round, since, (one) => (isValueOf(one, message) ? [one] : []));
      return endless ? { ...message, endless } : message;
    }
    if (message.say !== 'changed') return message;
    const { objects, changes } = message;
    if (
      objects.every(isNameless) &&
      changes.some(isComing) &&
      compare(many(was, message), many(all, message)) < 0
    )
      return { ...message, endless: true as const };
    const about = (one: ChangeMessage): readonly Change[] =>
      one.say === 'changed' && objects.every((thing) => isOf([thing], one.objects)) ? one.changes : [];
    return { ...message, changes: changes.map((one) => goingOn(one, round, since, about)) };
  });
  return withComingBack(found, since);
}

/** With the values that go up and down in each round, and stand at last where they stood at first. */
function withComingBack(all: readonly ChangeMessage[], since: readonly ChangeMessage[]): ChangeMessage[] {
  const values = flat(since, (one) => (one.say === 'value' ? [one] : []));
  const back = values.filter(
    (one, at) =>
      !all.some((other) => isValueOf(other, one)) &&
      values.findIndex((other) => isValueOf(other, one)) === at,
  );
  if (back.length === 0) return [...all];
  const told = all.filter(({ say }) => say !== 'unchanged');
  const at = told.findIndex(({ say }) => say === 'value');
  return told.toSpliced(
    at < 0 ? told.length : at,
    0,
    ...back.map((one): ChangeMessage => ({ ...one, to: one.from, endless: 'both' })),
  );
}

type Value = Extract<ChangeMessage, { say: 'value' }>;

function isValueOf(one: ChangeMessage, { player, value }: Value): one is Value {
  return one.say === 'value' && one.player === player && one.value === value;
}

function isNameless(thing: Thing): boolean {
  return !isKnown(thing);
}

/** Whether something has come to be. */
function isComing(change: Change): boolean {
  return change.change === 'zone' && change.from === null && change.to !== null;
}

/** How many things of that name have come to be where these did. */
function many(told: readonly ChangeMessage[], { objects: [first], changes }: Changed): Amount {
  const come = changes.filter(isComing);
  return told
    .flatMap((one) =>
      one.say === 'changed' &&
      one.objects[0]?.name === first?.name &&
      equals(one.changes.filter(isComing), come)
        ? one.objects.map(({ count }) => count)
        : [],
    )
    .reduce(add, 0);
}

type Changed = Extract<ChangeMessage, { say: 'changed' }>;

/** A thing, however many there are of it. */
function alone({ only, ...thing }: Thing): Thing {
  return { ...thing, count: 1 };
}

/** Whether these are some of those, however many. */
function isOf(some: readonly Thing[], all: readonly Thing[]): boolean {
  return some.every((one) => all.some((other) => equals(alone(one), alone(other))));
}

/** A change, which way it goes on for ever where each round changes the same. */
function goingOn(
  one: Change,
  round: readonly ChangeMessage[],
  since: readonly ChangeMessage[],
  about: (message: ChangeMessage) => readonly Change[],
): Change {
  if (!isNumber(one)) return one;
  const endless = turnIn(round, since, (message) =>
    about(message).flatMap((other) => (isNumber(other) && aboutOf(other) === aboutOf(one) ? [other] : [])),
  );
  return endless ? { ...one, endless } : one;
}

type Numbered = Extract<Change, { change: 'counters' | 'damage' | 'number' }>;

function isNumber(one: Change): one is Numbered {
  return one.change === 'counters' || one.change === 'damage' || one.change === 'number';
}

/** Which number of a thing it is. */
function aboutOf(one: Numbered): string {
  if (one.change === 'damage') return one.change;
  return one.change === 'counters' ? `counters ${one.counter}` : one.trait;
}

interface FromTo {
  readonly from: Amount | null;
  readonly to: Amount;
}

/** Which way a number goes in each round; null where it stands still. */
function turnIn(
  round: readonly ChangeMessage[],
  since: readonly ChangeMessage[],
  find: (message: ChangeMessage) => readonly FromTo[],
): Turn | null {
  const [net] = round.flatMap(find);
  if (net) return net.from === null || compare(net.from, net.to) < 0 ? 'more' : 'less';
  return since.some((message) => find(message).length > 0) ? 'both' : null;
}
