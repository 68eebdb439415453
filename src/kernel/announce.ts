/**
 * Announcing what waits, before any of those that wait with it resolves: its player takes what it offers, pays for that,
 * and chooses its targets.
 */

import type { Instruction } from '../ability/instruction.js';
import { Answers, Undecided } from '../evaluate/answers.js';
import { chosenIn, type Env, envWith } from '../position/env.js';
import type { SettleFrame } from '../position/frame.js';
import type { Waiting } from '../position/position.js';
import type { Game } from '../rulebook/game.js';
import { aim, canAim } from './aim.js';
import { isPayable } from './cost.js';
import type { Play } from './play.js';
import { newScript, pushFrame, update } from './work.js';

type Offer = Extract<Instruction, { do: 'may' }>;

/**
 * A waiting ability is announced. Those that are announced together wait from the same moment on.
 * @param offered whether what it offers first is taken now, or as it resolves
 */
export function announce(play: Play, frame: SettleFrame, waiting: Waiting, offered: boolean): void {
  const { position, journal } = play.table;
  const words = envWith(waiting.env, { ability: waiting.ability });
  const offer = offered ? offerOf(play, waiting) : null;
  try {
    const answers = new Answers(frame.answers, play.policy.chooses);
    if (offer && !(canTake(play, words, offer) && answers.may(words.you, words))) {
      update(play, frame, 'answers', []);
      const others = position.waiting.filter(({ id }) => id !== waiting.id);
      return journal.set(position, 'waiting', others);
    }
    const { cost = [] } = offer ?? {};
    const { moment } = position;
    if (cost.length === 0) {
      const env = aim(play, words, { what: 'this' }, answers);
      write(play, { ...waiting, ...(offer && TAKEN), moment, env });
    } else {
      write(play, { ...waiting, ...TAKEN, moment });
      // What the payment triggers is not announced together with it.
      journal.set(position, 'moment', moment + 1);
      const paying: Instruction[] = [...cost, { do: 'aim', of: { what: 'this' } }];
      pushFrame(play, newScript(paying, envWith(words, { manner: 'cost' }), null, 'announcing'));
    }
    update(play, frame, 'answers', []);
  } catch (undecided) {
    if (!(undecided instanceof Undecided)) throw undecided;
    journal.set(position, 'decision', undecided.decision);
  }
}

const TAKEN = { taken: true } as const;

/** What has been taken and is being paid for: its targets are chosen after that. */
export function inPayment({ table }: Game): Waiting | undefined {
  return table.position.waiting.find(({ taken, env }) => taken && env.aimed === undefined);
}

/** What was taken has been paid for, and its targets are chosen. */
export function announced(play: Play, { refs, ...words }: Env): void {
  const waiting = inPayment(play);
  if (!waiting) throw new Error('nothing is paid for');
  write(play, { ...waiting, env: envWith(waiting.env, { refs, ...chosenIn(words) }) });
}

/** What an ability does whose offer has been taken. */
export function whatIsTaken([offer, ...rest]: readonly Instruction[]): readonly Instruction[] {
  return offer?.do === 'may' ? [...offer.steps, ...rest] : rest;
}

function offerOf({ table }: Play, { ability: key }: Waiting): Offer | null {
  const ability = table.registry.ability(key);
  const first = ability.ability === 'triggered' ? ability.do[0] : undefined;
  return first?.do === 'may' ? first : null;
}

/** Nobody takes what they cannot pay for, or where there is nothing to choose. */
function canTake(play: Play, words: Env, { cost = [], steps }: Offer): boolean {
  return isPayable(play, envWith(words, { manner: 'cost' }), cost) && canAim(play, words, steps);
}

function write({ table }: Play, waiting: Waiting): void {
  const { position, journal } = table;
  journal.set(
    position,
    'waiting',
    position.waiting.map((one) => (one.id === waiting.id ? waiting : one)),
  );
}
