/** A card is put on the board: by its name, or with its text where it is not known. */

import '../style/adding.css';
import { useSignal } from '@preact/signals';
import { main, words, write } from '../state/page.js';
import { ADDING } from '../words/adding.js';
import { playersOf } from './board-names.js';
import { Buttons } from './buttons.js';
import { Pick } from './pick.js';

export function AddCard({ close }: { close(): void }) {
  const known = words.value;
  const players = playersOf(main.board.value);
  const player = useSignal(players[0] ?? '');
  const zone = useSignal<string | null>(null);
  const name = useSignal('');
  const type = useSignal('');
  const text = useSignal('');
  const refused = useSignal<string | null>(null);
  const zones = known?.zones.map(({ word }) => word) ?? [];
  const card = known?.cards.find((one) => one.name === name.value.trim());
  const named = name.value.trim() !== '';
  const add = async (): Promise<void> => {
    refused.value = await write({
      edit: 'card',
      player: player.value,
      zone: zone.value ?? zones[0] ?? '',
      name: name.value.trim(),
      printed: card ? null : { type: type.value.trim() || (known?.types[0] ?? ''), text: text.value.trim() },
    });
    if (refused.value !== null) return;
    for (const field of [name, type, text]) field.value = '';
  };
  return (
    <form
      class="adding"
      aria-label={ADDING.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (named) add();
      }}
    >
      <label class="field">
        {ADDING.cardName}
        <input
          list="cards-known"
          autoComplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <datalist id="cards-known">
        {known?.cards.map((one) => (
          <option value={one.name} key={`${one.name} ${one.type}`}>
            {one.type}
          </option>
        ))}
      </datalist>
      {named && <p class="soft small">{card ? `${card.type}. ${ADDING.known}` : ADDING.pasted}</p>}
      {named && !card && (
        <>
          <label class="field">
            {ADDING.cardType}
            <input
              placeholder={known?.types[0] ?? ''}
              value={type.value}
              onInput={(event) => (type.value = event.currentTarget.value)}
            />
          </label>
          <label class="field">
            {ADDING.cardText}
            <textarea
              rows={3}
              value={text.value}
              onInput={(event) => (text.value = event.currentTarget.value)}
            />
          </label>
        </>
      )}
      <div class="pair">
        <Pick
          label={ADDING.player}
          values={players}
          now={player.value}
          choose={(one) => (player.value = one)}
        />
        <Pick
          label={ADDING.zone}
          values={zones}
          now={zone.value ?? zones[0] ?? ''}
          choose={(one) => (zone.value = one)}
        />
      </div>
      <Buttons refused={refused.value} ready={named} close={close} />
    </form>
  );
}
