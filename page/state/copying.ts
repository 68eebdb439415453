/** The ruling, or a link to it, on the clipboard. */

import { encodePlace } from '../share.js';
import { engine } from './engine.js';
import { change, language, main, text } from './page.js';

/** In which form the ruling is taken along. */
export type Form = 'link' | 'text' | 'json';

/** Why nothing was copied. */
export type Uncopied = 'browser' | 'address' | 'length';

/** Copies the ruling in one of its forms, or a link to this question and this place in its tree; why not, where that cannot be. */
export function copy(as: Form): Promise<Uncopied | null> {
  if (as === 'link') return copyLink();
  return new Promise((settle) => {
    engine.send({ ask: 'export', side: 'main', as }, async (answer) => {
      const copied = answer.say === 'exported' && (await toClipboard(answer.text));
      settle(copied ? null : 'browser');
    });
  });
}

async function copyLink(): Promise<Uncopied | null> {
  const place = await encodePlace({
    text: text.peek(),
    path: main.path.peek(),
    change: change.peek(),
    language: language.peek(),
  });
  if (place === null) return 'length';
  const link = new URL(`#${place}`, location.href).href;
  history.replaceState(null, '', link);
  return (await toClipboard(link)) ? null : 'address';
}

async function toClipboard(what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(what);
    return true;
  } catch {
    return false;
  }
}
