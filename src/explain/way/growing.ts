/** Where rounds never end, numbers that each of them changes have no last one: they are told as growing for ever. */

import type { Choice } from '../../explore/choice/choice.js';
import { played } from '../../explore/played.js';
import { isRound } from '../../explore/round/round.js';
import { sightOf } from '../../explore/round/sight.js';
import { type Amount, compare } from '../../ground/amount.js';
import { open } from '../../kernel/open.js';
import type { Play } from '../../kernel/play/play.js';
import { advance, answer } from '../../kernel/step.js';
import type { Position } from '../../position/position.js';
import type { Ruleset } from '../../rulebooks/definition.js';
import { equals, isKnown } from '../message/alike.js';
import type { Change, ChangeMessage, Thing, Turn } from '../message/message.js';

/** The game as it stood when so much had happened, played again. */
export function playAfter(
  { rulebook }: Ruleset,
  start: Position,
  witness: readonly Choice[],
  events: number,
): Play | null {
  let left = events;
  let then: Position | null = null;
  const play = open(rulebook, start, ({ notice }) => {
    if (notice !== 'happened') return;
    left -= 1;
    if (left === 0) then = structuredClone(play.table.position);
  });
  advance(play);
  for (const choice of witness) answer(play, choice.answer);
  return then && open(rulebook, then);
}

/** The game as it stood where the round began that it goes for ever, as somebody has said of it last. */
export function playBefore({ rulebook }: Ruleset, start: Position, witness: readonly Choice[]): Play | null {
  const play = open(rulebook, start);
  advance(play);
  const sights = witness.map((choice) => {
    const sight = sightOf(play);
    answer(play, choice.answer);
    return sight;
  });
  const last = sights.pop();
  const begins = last === undefined ? -1 : sights.findLastIndex((sight) => isRound(sight, last));
  return begins < 0 ? null : played(rulebook, start, witness.slice(0, begins));
}

/** Changes, those that the last round has brought as well told as what each brings. */
export function withoutEnd(all: readonly ChangeMessage[], round: readonly ChangeMessage[]): ChangeMessage[] {
  return all.map((message) => {
    if (message.say === 'value') {
      const grows = round.find(
        (one) => one.say === 'value' && one.player === message.player && one.value === message.value,
      );
      return grows?.say === 'value' ? { ...message, endless: turnOf(grows) } : message;
    }
    if (message.say !== 'changed') return message;
    const { objects, changes } = message;
    const news = round.flatMap((one) => (one.say === 'changed' ? [one] : []));
    const isNew = objects.every(isNameless) && changes.some(isComing);
    if (isNew && news.some((one) => one.changes.some(isComing) && isOf(one.objects, objects)))
      return { ...message, endless: true };
    const brought = news.flatMap((one) =>
      objects.every((thing) => isOf([thing], one.objects)) ? one.changes : [],
    );
    return {
      ...message,
      changes: changes.map((one) => goingOn(one, brought)),
    };
  });
}

function isNameless(thing: Thing): boolean {
  return !isKnown(thing);
}

/** Whether something has come to be. */
function isComing(change: Change): boolean {
  return change.change === 'zone' && change.from === null && change.to !== null;
}

/** A thing, however many there are of it. */
function alone({ only, ...thing }: Thing): Thing {
  return { ...thing, count: 1 };
}

/** Whether these are some of those, however many. */
function isOf(some: readonly Thing[], all: readonly Thing[]): boolean {
  return some.every((one) => all.some((other) => equals(alone(one), alone(other))));
}

/** A change, which way it goes on for ever where a round brings more of it. */
function goingOn(one: Change, brought: readonly Change[]): Change {
  if (!isNumber(one)) return one;
  for (const other of brought) {
    if (isNumber(other) && aboutOf(other) === aboutOf(one)) return { ...one, endless: turnOf(other) };
  }
  return one;
}

type Numbered = Extract<Change, { change: 'counters' | 'number' }>;

function isNumber(one: Change): one is Numbered {
  return one.change === 'counters' || one.change === 'number';
}

/** Which number of a thing it is. */
function aboutOf(one: Numbered): string {
  return one.change === 'counters' ? `counters ${one.counter}` : one.trait;
}

/** Which way a round goes. */
function turnOf({ from, to }: { readonly from: Amount | null; readonly to: Amount }): Turn {
  return from === null || compare(from, to) < 0 ? 'more' : 'less';
}
