/** A board: players and zones in the game's terms, cards as quiet tiles. */

import type { BoardView, CardView, PlayerView, ZoneView } from '../protocol.js';
import { held } from '../state/page.js';
import { WORDS } from '../words/page.js';

interface BoardProps {
  readonly board: BoardView;
  readonly label: string;
  /** Cards of this board that will not be as they are. */
  readonly leaving?: ReadonlySet<number>;
}

export function Board({ board, label, leaving = NOBODY }: BoardProps) {
  const empty = board.players.every(({ zones }) => zones.length === 0) && board.shared.length === 0;
  return (
    <section class="board stack" aria-label={label}>
      <h2 class="board-name">{label}</h2>
      {board.players.map((player) => (
        <Player player={player} active={player.name === board.turn} leaving={leaving} key={player.name} />
      ))}
      {board.shared.length > 0 && (
        <div class="seat">
          <p class="seat-name">{WORDS.board.shared}</p>
          <Zones zones={board.shared} leaving={leaving} />
        </div>
      )}
      {empty && <p class="soft small">{WORDS.board.empty}</p>}
    </section>
  );
}

const NOBODY: ReadonlySet<number> = new Set();

interface PlayerProps {
  readonly player: PlayerView;
  readonly active: boolean;
  readonly leaving: ReadonlySet<number>;
}

function Player({ player: { name, values, zones }, active, leaving }: PlayerProps) {
  return (
    <div class="seat">
      <p class="seat-name">
        <b>{name}</b>
        {active && <span class="tag">{WORDS.board.turn}</span>}
        {values.map(({ name: value, value: amount, changed }) => (
          <span class="value" data-changed={changed || undefined} key={value}>
            {value} <b>{amount}</b>
          </span>
        ))}
      </p>
      <Zones zones={zones} leaving={leaving} />
    </div>
  );
}

function Zones({ zones, leaving }: { zones: readonly ZoneView[]; leaving: ReadonlySet<number> }) {
  return (
    <dl class="zones">
      {zones.map(({ word, name, field, cards }) => (
        <div class="zone" data-field={field || undefined} key={word}>
          <dt>{name}</dt>
          <dd>
            <Cards cards={cards} leaving={leaving} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Cards({ cards, leaving }: { cards: readonly CardView[]; leaving: ReadonlySet<number> }) {
  const here = new Set(cards.map(({ id }) => id));
  const alone = cards.filter(({ on }) => on === null || !here.has(on));
  return (
    <ul class="cards">
      {alone.map((card) => (
        <Card
          card={card}
          under={cards.filter(({ on }) => on === card.id)}
          leaving={leaving}
          key={`${card.id}`}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly card: CardView;
  /** What is attached to it or lies under it. */
  readonly under?: readonly CardView[];
  readonly leaving: ReadonlySet<number>;
}

function Card({ card, under = [], leaving }: CardProps) {
  const { name, label, type, stats, marks, turned, faceDown, count, owner, changed, id } = card;
  if (name === null && !faceDown) {
    return (
      <li class="pile" data-changed={changed || undefined}>
        {WORDS.board.unknown(count)}
        {changed && <span class="unseen">, {WORDS.board.changed}</span>}
      </li>
    );
  }
  const calm = [...(owner === null ? [] : [WORDS.board.owned(owner)]), ...marks];
  return (
    <li
      class="card"
      data-changed={changed || undefined}
      data-leaves={leaving.has(id) || undefined}
      data-turned={turned || undefined}
      data-facedown={faceDown || undefined}
    >
      <button
        type="button"
        class="card-name"
        onClick={() => {
          held.value = card;
        }}
      >
        {count !== '1' && <span class="count">{WORDS.board.times(count)} </span>}
        {label ?? name ?? ''}
        {changed && <span class="unseen">, {WORDS.board.changed}</span>}
      </button>
      <span class="card-type">{label !== null && name !== null ? `${name}` : type}</span>
      {(stats !== null || calm.length > 0) && (
        <span class="card-foot">
          {calm.map((mark) => (
            <span class="mark" key={mark}>
              {mark}
            </span>
          ))}
          {stats !== null && <b class="stats">{stats}</b>}
        </span>
      )}
      {under.length > 0 && (
        <ul class="under">
          {under.map((one) => (
            <Card card={one} leaving={leaving} key={`${one.id}`} />
          ))}
        </ul>
      )}
    </li>
  );
}
