/** A card's text, and how it is understood. */

import '../style/read.css';
import '../style/marked.css';
import type { AbilityView, PieceView, ReadingView, TroubleView } from '../protocol.js';
import { readGame, reading, readName, readText, readType } from '../state/read.js';
import { WORDS } from '../words/page.js';
import { READ } from '../words/read.js';
import { Marked } from './wrong.js';

const GAMES = ['magic', 'duel-masters', 'yugioh', 'riftbound'] as const;

export function Read() {
  const now = reading.value;
  return (
    <main class="alone read" id="ruling" tabIndex={-1}>
      <h1 class="says">{READ.heading}</h1>
      <p class="soft">{READ.lead}</p>
      <div class="read-on">
        <label class="field">
          {READ.game}
          <select
            value={readGame.value}
            onChange={(event) => {
              readGame.value = event.currentTarget.value;
              readType.value = null;
            }}
          >
            {GAMES.map((one) => (
              <option value={one} key={one}>
                {WORDS.game[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {READ.type}
          <select
            value={readType.value ?? ''}
            onChange={(event) => {
              const wanted = event.currentTarget.value;
              readType.value = wanted === '' ? null : wanted;
            }}
          >
            <option value="">{READ.anyType}</option>
            {now?.types.map((one) => (
              <option value={one} key={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {READ.name}
          <input
            value={readName.value}
            autoComplete="off"
            onInput={(event) => (readName.value = event.currentTarget.value)}
          />
        </label>
      </div>
      <label class="field">
        {READ.text}
        <textarea
          rows={4}
          value={readText.value}
          onInput={(event) => (readText.value = event.currentTarget.value)}
        />
      </label>
      {now ? (
        <Reading reading={now} />
      ) : (
        <p class="soft">{readText.value.trim() === '' ? READ.empty : `${READ.under} …`}</p>
      )}
    </main>
  );
}

function Reading({ reading: { text, pieces, type } }: { reading: ReadingView }) {
  const whole = pieces.filter(({ trouble }) => trouble === null).length;
  return (
    <section class="reading" aria-label={READ.understood}>
      <p class="reading-sum" role="status">
        <b>{whole === pieces.length ? READ.whole : READ.some(whole, pieces.length)}</b>{' '}
        <span class="soft small">
          {READ.type}: {type}
        </span>
      </p>
      <ol class="pieces">
        {pieces.map((piece) => (
          <Piece piece={piece} text={text} key={piece.start} />
        ))}
      </ol>
    </section>
  );
}

function Piece({ piece: { start, end, abilities, trouble }, text }: { piece: PieceView; text: string }) {
  return (
    <li class="piece" data-unread={trouble !== null || undefined}>
      <blockquote class="face-line">
        {trouble ? (
          <>
            {text.slice(start, trouble.start)}
            <Marked text={text} start={trouble.start} at={trouble.at} end={trouble.end} />
            {text.slice(trouble.end, end)}
          </>
        ) : (
          text.slice(start, end).trim()
        )}
      </blockquote>
      <div class="piece-means">
        {abilities.map((ability, index) => (
          <Ability ability={ability} source={text.slice(start, end)} key={`${index} ${ability.kind}`} />
        ))}
        {abilities.length === 0 && !trouble && <p class="soft small">{READ.explanation}</p>}
        {trouble && <Trouble trouble={trouble} />}
      </div>
    </li>
  );
}

function Ability({ ability, source }: { ability: AbilityView; source: string }) {
  const { kind, tags, written, within } = ability;
  const exact = written !== null && written.trim() === source.trim();
  return (
    <div class="ability">
      <p class="row">
        <b class="ability-kind">{kind}</b>
        {tags.map((tag) => (
          <span class="tag" key={tag}>
            {tag}
          </span>
        ))}
      </p>
      {written !== null && (
        <p class="small" data-exact={exact || undefined}>
          <span class="soft">{READ.back}: </span>
          {written}
        </p>
      )}
      {within.length > 0 && (
        <div class="within">
          {within.map((one, index) => (
            <Ability ability={one} source="" key={`${index} ${one.kind}`} />
          ))}
        </div>
      )}
    </div>
  );
}

function Trouble({ trouble: { message, advice, expected, meanings } }: { trouble: TroubleView }) {
  return (
    <div class="trouble">
      <p>
        <b>{message}</b>
      </p>
      {advice !== '' && <p class="small">{advice}</p>}
      {expected.length > 0 && (
        <details class="small">
          <summary>{READ.expected}</summary>
          <p>{expected.join(' · ')}</p>
        </details>
      )}
      {meanings.length > 0 && (
        <>
          <p class="small">{READ.meanings}:</p>
          <ul>
            {meanings.map((one) => (
              <li class="small" key={one}>
                {one}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
