/** Something is done: one action of the game is written into the text. */

import '../style/adding.css';
import { useSignal } from '@preact/signals';
import { main, words, write } from '../state/page.js';
import { ADDING } from '../words/adding.js';
import { cardsOn, playersOf } from './board-names.js';
import { Buttons } from './buttons.js';
import { Pick } from './pick.js';

/** The names in a line, by the commas between them where there may be several. */
function namesIn(line: string, several: boolean): readonly string[] {
  const names = several ? line.split(',') : [line];
  return names.map((one) => one.trim()).filter((one) => one !== '');
}

export function AddAction({ close }: { close(): void }) {
  const known = words.value;
  const board = main.board.value;
  const players = playersOf(board);
  const verb = useSignal<string | null>(null);
  const by = useSignal(players[0] ?? '');
  const what = useSignal('');
  const other = useSignal('');
  const targets = useSignal('');
  const refused = useSignal<string | null>(null);
  const action = known?.actions.find((one) => one.verb === verb.value) ?? known?.actions[0];
  if (!action) return null;
  const { takes } = action;
  const ready = takes === 'nothing' || what.value.trim() !== '';
  const add = async (): Promise<void> => {
    refused.value = await write({
      edit: 'action',
      verb: action.verb,
      what: takes === 'nothing' ? true : what.value.trim(),
      by: by.value,
      with: action.other ? namesIn(other.value, action.other === 'several') : [],
      targets: namesIn(targets.value, true),
    });
    if (refused.value !== null) return;
    what.value = '';
    targets.value = '';
  };
  return (
    <form
      class="adding"
      aria-label={ADDING.action}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) add();
      }}
    >
      <div class="pair">
        <Pick
          label={ADDING.verb}
          values={known?.actions.map((one) => one.verb) ?? []}
          now={action.verb}
          choose={(one) => (verb.value = one)}
        />
        <Pick label={ADDING.by} values={players} now={by.value} choose={(one) => (by.value = one)} />
      </div>
      <datalist id="cards-here">
        {cardsOn(board).map((one) => (
          <option value={one} key={one} />
        ))}
      </datalist>
      {takes !== 'nothing' && (
        <label class="field">
          {ADDING.what[takes]}
          <input
            list={takes === 'card' ? 'cards-here' : undefined}
            autoComplete="off"
            value={what.value}
            onInput={(event) => (what.value = event.currentTarget.value)}
          />
        </label>
      )}
      {action.other && (
        <label class="field">
          {ADDING.other[action.other]}
          <input
            list="cards-here"
            autoComplete="off"
            value={other.value}
            onInput={(event) => (other.value = event.currentTarget.value)}
          />
        </label>
      )}
      {takes !== 'nothing' && (
        <label class="field">
          {ADDING.targets}
          <input
            list="cards-here"
            autoComplete="off"
            value={targets.value}
            onInput={(event) => (targets.value = event.currentTarget.value)}
          />
        </label>
      )}
      <Buttons refused={refused.value} ready={ready} close={close} />
    </form>
  );
}
