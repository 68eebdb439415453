/** The question: the scenario's text, and buttons that write into it. */

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { game, main, openAnew, wordsOf } from '../state/page.js';
import { WORDS } from '../words/page.js';
import { Board } from './board.js';
import { Editor } from './editor.js';
import { later } from './later.js';

const AddCard = later(async () => (await import('./add-card.js')).AddCard);
const AddAction = later(async () => (await import('./add-action.js')).AddAction);
const Also = later(async () => (await import('./wrong.js')).Also);

const FORMS = ['card', 'action'] as const;

type Form = (typeof FORMS)[number];

export function Ask() {
  const form = useSignal<Form | null>(null);
  const board = main.board.value;
  const wrong = main.ruling.value !== null && main.problems.value.length > 0;
  return (
    <section class="ask" aria-label={WORDS.ask.heading}>
      <div class="row">
        <h1 class="heading">{WORDS.ask.heading}</h1>
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
          <Board board={board} label={main.stale.value ? WORDS.board.stale : WORDS.board.described} />
        </div>
      )}
      {wrong && <Also problems={main.problems.value} />}
    </section>
  );
}

/** Something is added, once the words of the game are known. */
function Adding({ form }: { form: Signal<Form | null> }) {
  const asked = game.value;
  useEffect(() => {
    if (asked) wordsOf(asked);
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
            {WORDS.game[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

function emptyBoard(wanted: string): string {
  return `game: ${wanted}\ntitle: ${WORDS.ask.fresh}\nplayers:\n  - name: Apple\n  - name: Nutmeg\n`;
}
