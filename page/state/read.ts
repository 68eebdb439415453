/** The text that is being read, and how it is understood. */

import { effect, signal } from '@preact/signals';
import type { ReadingView } from '../protocol.js';
import { engine } from './engine.js';

export const readGame = signal('magic');
export const readType = signal<string | null>(null);
export const readName = signal('');
export const readText = signal('');
export const reading = signal<ReadingView | null>(null);

/** Typing is followed at this distance, in milliseconds. */
const PAUSE = 150;

let pause: ReturnType<typeof setTimeout> | undefined;
let forget = (): void => {};

effect(() => {
  const request = {
    ask: 'read',
    game: readGame.value,
    type: readType.value,
    name: readName.value.trim() === '' ? null : readName.value.trim(),
    text: readText.value,
  } as const;
  clearTimeout(pause);
  forget();
  if (request.text.trim() === '') {
    reading.value = null;
    return;
  }
  pause = setTimeout(() => {
    forget = engine.send(request, (answer) => {
      if (answer.say === 'reading') reading.value = answer.reading;
    });
  }, PAUSE);
});
