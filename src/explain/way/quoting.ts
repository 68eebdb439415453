/** Words that have just been quoted: what applies next and says the same goes without them. */

import type { Line } from '../message/document.js';
import type { Effect, StepMessage } from '../message/message.js';
import type { ToldSteps } from './again.js';

/** Steps in which no words are quoted twice in a row: nothing has happened in between. */
export function quotedOnce(told: readonly ToldSteps[]): ToldSteps[] {
  let quoted: Effect | null = null;
  const quoting = (line: Line<StepMessage>): Line<StepMessage> => {
    const { message } = line;
    if (message.say === 'applies') {
      const again = quoted !== null && sayTheSame(quoted, message.effect);
      quoted = message.effect;
      return again ? { ...line, message: { ...message, again } } : line;
    }
    if (message.say !== 'chooses' && message.say !== 'would') quoted = null;
    return line;
  };
  return told.map((one) => {
    if (one.tell === 'step') return { ...one, step: { ...one.step, lines: one.step.lines.map(quoting) } };
    if (one.tell === 'likewise' || one.until === null) quoted = null;
    return one;
  });
}

function sayTheSame(one: Effect, { text, source }: Effect): boolean {
  return text !== null && source !== null && text === one.text;
}
