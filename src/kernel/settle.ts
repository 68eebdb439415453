/** Settling the game: the rulebook's state-based actions, then the abilities that wait. */

import { Undecided } from '../evaluate/plan/answers.js';
import type { Domain } from '../position/decision.js';
import type { SettleFrame } from '../position/frame.js';
import type { Waiting } from '../position/position.js';
import type { Choosing, Pressing, SettleStep } from '../rulebook/policy.js';
import { perTable } from '../table/table.js';
import { raise } from './event/raise.js';
import type { Play } from './play/play.js';
import { newScript, popFrame, pushFrame, update } from './play/work.js';
import { isOver } from './replacing/group.js';
import { resolve } from './resolve.js';
import { announce, putNext } from './script/announce.js';
import type { Machine } from './script/foresight.js';

export function stepSettle(play: Play, frame: SettleFrame, machine: Machine): void {
  if (press(play)) return;
  if (frame.within) return popFrame(play);
  const step = nextStep(play, frame);
  switch (step?.do) {
    case undefined:
      return;
    case 'events':
      update(play, frame, 'answers', []);
      if (step.then) pushFrame(play, newScript(step.then.do, step.then.env));
      raise(play, step.events, [], step.rule);
      return;
    case 'announce':
      return announce(play, frame, step.waiting, step.offered ?? null, machine);
    case 'resolve':
      return resolve(play, step.waiting);
    case 'ask':
      return play.table.journal.set(play.table.position, 'decision', {
        by: step.by,
        asks: 'order',
        domain: {
          of: 'options',
          options: step.options.map(({ id }) => ({
            option: 'trigger' as const,
            trigger: id,
            announces: step.announces ?? false,
          })),
        },
        rule: step.rule,
        about: { effect: null, ability: null, source: null, event: null, each: null },
      });
    case 'settled':
      return popFrame(play);
  }
}

/** A player has said which of several abilities that wait comes first. */
export function ordered(play: Play, frame: SettleFrame, waiting: Waiting): void {
  const step = nextStep(play, frame);
  if (step?.do === 'ask' && step.announces) return putNext(play, waiting);
  resolve(play, waiting);
}

/** What happens at once by rule, unless nothing has come of it the last time. */
function press(play: Play): boolean {
  const pressing = pressingIn(play);
  if (!pressing) return false;
  if (isWithinOver(play)) popFrame(play);
  else {
    play.table.journal.set(play.table.position, 'pressed', true);
    raise(play, pressing.events, [], pressing.rule);
  }
  return true;
}

function pressingIn(play: Play): Pressing | null {
  const { position, revision } = play.table;
  const calm = calmIn(play.table);
  if (calm.revision === revision || position.pressed) return null;
  const pressing = play.policy.presses(play);
  if (!pressing) {
    calm.revision = revision;
    return null;
  }
  const isJoined = position.work.some((frame) => frame.frame === 'script' && frame.part === 'joined');
  return isJoined ? null : pressing;
}

/** Whether something happens by rule again, as what has happened so is over. */
export function pressesAgain(play: Play): boolean {
  return isWithinOver(play) && pressingIn(play) !== null;
}

/**
 * Whether the game is settled within something that happened by rule itself and is over. What comes next by rule comes after
 * it and not within: else a position would hold everything that has happened so, and never be the same again.
 */
function isWithinOver({ table }: Play): boolean {
  const [around, group] = table.position.work.slice(-3);
  return around?.frame === 'settle' && group?.frame === 'group' && isOver(group);
}

/** The latest state of the game in which nothing happens by rule alone. */
const calmIn = perTable((): { revision: number | null } => ({ revision: null }));

/** What the rulebook does next; null where a player must choose something first. */
function nextStep(play: Play, frame: SettleFrame): SettleStep | null {
  let next = 0;
  const choose: Choosing = (by, from, count, rule, least = count) => {
    const given = frame.answers[next++];
    if (given && 'objects' in given) return given.objects;
    const domain: Domain = { of: 'objects', from: [...from], least, most: count };
    const about = { effect: null, ability: null, source: null, event: null, each: null };
    throw new Undecided({ by, asks: 'choose', domain, rule, about });
  };
  try {
    return play.policy.settle(play, choose);
  } catch (undecided) {
    if (!(undecided instanceof Undecided)) throw undecided;
    play.table.journal.set(play.table.position, 'decision', undecided.decision);
    return null;
  }
}
