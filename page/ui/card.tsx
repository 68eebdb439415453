/** A card held up to be read. */

import '../style/held.css';
import '../style/marked.css';
import { batch } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CardView } from '../protocol.js';
import { game, held, view } from '../state/page.js';
import { readGame, readName, readText, readType } from '../state/read.js';
import { WORDS } from '../words/page.js';

export function HeldUp() {
  const place = useRef<HTMLDialogElement>(null);
  const card = held.value;
  useEffect(() => {
    if (card) place.current?.showModal();
    else place.current?.close();
  }, [card]);
  return (
    <dialog
      class="held"
      ref={place}
      aria-labelledby="held-name"
      onClose={() => {
        held.value = null;
      }}
      closedby="any"
    >
      {card && <Face card={card} />}
    </dialog>
  );
}

function Face({ card }: { card: CardView }) {
  const { name, label, type, stats, marks, lines } = card;
  const known = game.value;
  return (
    <div class="face">
      <p class="face-head">
        <b id="held-name" class="face-name">
          {name ?? label ?? ''}
        </b>
        {stats !== null && <b class="stats">{stats}</b>}
      </p>
      <p class="face-type">{type}</p>
      {lines.length === 0 && <p class="soft">{WORDS.board.noText}</p>}
      {lines.map(({ line, text, understood }) => (
        <p class="face-line" data-unread={!understood || undefined} key={`${line} ${text}`}>
          {text}
          {!understood && <span class="tag">{WORDS.board.unread}</span>}
        </p>
      ))}
      {marks.length > 0 && (
        <p class="row">
          {marks.map((mark) => (
            <span class="mark" key={mark}>
              {mark}
            </span>
          ))}
        </p>
      )}
      <form method="dialog" class="row">
        {lines.length > 0 && known && (
          <button type="submit" class="button plain" onClick={() => read(card, known)}>
            {WORDS.board.read}
          </button>
        )}
        <button type="submit" class="button spread">
          {WORDS.board.close}
        </button>
      </form>
    </div>
  );
}

/** Turns to how the card's text is understood. */
function read({ name, lines }: CardView, known: string): void {
  batch(() => {
    readGame.value = known;
    readType.value = null;
    readName.value = name ?? '';
    readText.value = lines.map(({ text }) => text).join('\n');
    view.value = 'read';
  });
}
