/**
 * The scenario's text. It can be written at once; the editor proper, with colours, completion and marks, is fetched when
 * somebody turns to it, and takes over where they are.
 */

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Writing } from '../edit/writing.js';
import type { ProblemView, WordsView } from '../protocol.js';
import { facing, game, main, text, type, wordsOf } from '../state/page.js';
import { WORDS } from '../words/page.js';

/** The editor proper, once it is there. */
const writing = signal<Writing | null>(null);

/** Turns to a place in the text. */
export function goTo({ line, column }: NonNullable<ProblemView['place']>): void {
  facing.value = 'ask';
  wanted = true;
  requestAnimationFrame(() => {
    const field = plain();
    if (writing.peek()) writing.peek()?.goTo(line, column);
    else if (field) {
      const lines = field.value.split('\n');
      const at = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
      field.focus();
      field.setSelectionRange(at, at);
    }
  });
}

let wanted = false;

/** The words of the game that the text names. */
async function wordsHere(): Promise<WordsView | null> {
  const asked = game.peek();
  return asked === null ? null : wordsOf(asked);
}

function plain(): HTMLTextAreaElement | null {
  return document.querySelector<HTMLTextAreaElement>('.editor textarea');
}

export function Editor() {
  const place = useRef<HTMLDivElement>(null);
  const problems = main.problems.value;
  const now = writing.value;

  const fetchEditor = async (): Promise<void> => {
    if (writing.peek() || !place.current) return;
    // Where it cannot be fetched, the plain field is written in; it is asked for again when somebody turns to that.
    const editor = await import('../edit/writing.js').catch(() => null);
    const here = place.current;
    if (!editor || writing.peek() || !here) return;
    const field = plain();
    const at = field && document.activeElement === field ? field.selectionStart : null;
    writing.value = new editor.Writing(here, {
      text: text.peek(),
      label: WORDS.ask.editor,
      at,
      words: wordsHere,
      write: type,
    });
  };

  useEffect(
    () => () => {
      writing.peek()?.close();
      writing.value = null;
    },
    [],
  );
  useEffect(() => now?.show(text.value), [now, text.value]);
  useEffect(() => now?.mark(problems), [now, problems, text.value]);
  useEffect(() => {
    const asked = game.value;
    if (now && asked) wordsOf(asked);
  }, [now, game.value]);
  useEffect(() => {
    if (wanted) fetchEditor();
  });

  return (
    <div class="editor" ref={place}>
      {!now && (
        <textarea
          aria-label={WORDS.ask.editor}
          spellcheck={false}
          autoCapitalize="off"
          value={text.value}
          onFocus={fetchEditor}
          onPointerEnter={fetchEditor}
          onInput={(event) => type(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
