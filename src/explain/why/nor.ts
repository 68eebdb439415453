/** Why effects were not applied, line by line: each effect is quoted once. */

import { grouped } from '../message/alike.js';
import type { Line } from '../message/document.js';
import type { Message } from '../message/message.js';

/** Those of one effect stand together, and but for the first of them they go without its words. */
export function quotedOnce(lines: readonly Line<Message>[]): Line<Message>[] {
  return grouped(lines, effectOf).flatMap(([first, ...others]) => [first, ...others.map(again)]);
}

/** By what a line is told to be about the same effect; by itself, where it is about none. */
function effectOf(line: Line<Message>): unknown {
  return line.message.say === 'not applied' ? JSON.stringify(line.message.effect) : line;
}

function again(line: Line<Message>): Line<Message> {
  return line.message.say === 'not applied' ? { ...line, message: { ...line.message, again: true } } : line;
}
