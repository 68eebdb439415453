/** The question: the scenario's text, and buttons that write into it. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { game, main, needWords, openAnew } from '../state/page.js';
import { WORDS } from '../words.js';
import { AddAction } from './add-action.js';
import { AddCard } from './add-card.js';
import { Board } from './board.js';
import { Editor } from './editor.js';
import { Problems } from './wrong.js';

const FORMS = ['card', 'action'] as const;

type Form = (typeof FORMS)[number];

export function Ask() {
  const form = useSignal<Form | null>(null);
  const board = main.board.value;
  const wrong = main.ruling.value !== null && main.problems.value.length > 0;
  return (
    <section class="ask" aria-label={WORDS.ask.heading}>
      <div class="row">
        <h2 class="heading">{WORDS.ask.heading}</h2>
        <Fresh />
      </div>
      <div class="row">
        {FORMS.map((one) => (
          <button
            type="button"
            class="button"
            aria-expanded={form.value === one}
            onClick={() => (form.value = form.value === one ? null : one)}
            key={one}
          >
            {WORDS.ask[one]}
          </button>
        ))}
      </div>
      {form.value !== null && <Adding form={form} />}
      <Editor />
      {board && (
        <div class="ask-board">
          <Board board={board} label={WORDS.wrong.board} />
        </div>
      )}
      {wrong && (
        <div role="status">
          <h3 class="heading">{WORDS.wrong.also}</h3>
          <Problems problems={main.problems.value} />
        </div>
      )}
    </section>
  );
}

/** Something is added, once the words of the game are known. */
function Adding({ form }: { form: Signal<Form | null> }) {
  const asked = game.value;
  useEffect(() => {
    if (asked) needWords(asked);
  }, [asked]);
  const close = (): void => {
    form.value = null;
  };
  return form.value === 'card' ? <AddCard close={close} /> : <AddAction close={close} />;
}

const GAMES = ['magic', 'duel-masters', 'yugioh', 'riftbound'] as const;

/** An empty board of a game. */
function Fresh() {
  return (
    <label class="spread">
      <span class="unseen">{WORDS.ask.fresh}</span>
      <select
        class="button plain"
        value=""
        onChange={(event) => {
          const wanted = event.currentTarget.value;
          event.currentTarget.value = '';
          openAnew(emptyBoard(wanted));
        }}
      >
        <option value="" disabled>
          {WORDS.ask.fresh}
        </option>
        {GAMES.map((one) => (
          <option value={one} key={one}>
            {WORDS.gallery.game[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function emptyBoard(wanted: string): string {
  return `game: ${wanted}\ntitle: ${WORDS.ask.fresh}\nplayers:\n  - name: Apple\n  - name: Nutmeg\n`;
}
